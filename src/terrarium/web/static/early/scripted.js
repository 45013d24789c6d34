/* Before the first paint, so that nothing moves when the modules come: scripts run here, and
   whether the page lies over a table. */
const { classList } = document.documentElement;
if ("noModule" in HTMLScriptElement.prototype) classList.add("scripted");
if (window.frameElement) classList.add("framed");
