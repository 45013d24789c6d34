/* Before the first paint, so that nothing moves when the modules come: scripts run here. */
if ("noModule" in HTMLScriptElement.prototype) document.documentElement.classList.add("scripted");
