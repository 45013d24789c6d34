BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE entries (
	match_id VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	note VARCHAR(40) NOT NULL, 
	made_at FLOAT NOT NULL, 
	PRIMARY KEY (match_id, version), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
);
INSERT INTO "entries" VALUES('66b78946802e9a6d0ccc',1,0,'end','made-because-forced',1.79476217876844835281e+09);
INSERT INTO "entries" VALUES('66b78946802e9a6d0ccc',2,1,'end','made-because-forced',1.79476217879658031463e+09);
INSERT INTO "entries" VALUES('66b78946802e9a6d0ccc',3,2,'end','made-because-forced',1.79476217879888653755e+09);
INSERT INTO "entries" VALUES('66b78946802e9a6d0ccc',4,0,'play green 5','',1.79476217880685973171e+09);
INSERT INTO "entries" VALUES('66b78946802e9a6d0ccc',5,1,'pass','',1.79476217881262874601e+09);
INSERT INTO "entries" VALUES('66b78946802e9a6d0ccc',6,2,'play green 1','',1.79476217882066178322e+09);
INSERT INTO "entries" VALUES('66b78946802e9a6d0ccc',7,0,'help europe-green with green 1','',1.79476217882463240623e+09);
INSERT INTO "entries" VALUES('66b78946802e9a6d0ccc',8,0,'end','',1.79476217883262395861e+09);
INSERT INTO "entries" VALUES('66b78946802e9a6d0ccc',9,1,'end','',1.79476217883894300459e+09);
INSERT INTO "entries" VALUES('66b78946802e9a6d0ccc',10,2,'end','',1.79476217885143303869e+09);
INSERT INTO "entries" VALUES('66b78946802e9a6d0ccc',11,0,'help europe-green with green 2','',1.79476217885887432096e+09);
INSERT INTO "entries" VALUES('66b78946802e9a6d0ccc',12,0,'end','',1.79476217886065077776e+09);
INSERT INTO "entries" VALUES('66b78946802e9a6d0ccc',13,1,'pass','',1.79476217887307977678e+09);
INSERT INTO "entries" VALUES('66b78946802e9a6d0ccc',14,2,'play red 6','',1.79476217887675476071e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',1,1,'take II 1','',1.79476217956879043578e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',2,1,'place c4','',1.79476217957658290861e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',3,1,'activate c3 1','',1.79476217958176589017e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',4,1,'gain yellow','',1.79476217958536624907e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',5,1,'end','made-because-forced',1.79476217958861112592e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',6,2,'take I 4','',1.79476217959349632264e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',7,2,'place b3','',1.79476217959749078743e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',8,2,'end','',1.79476217959901356699e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',9,0,'take II 4','',1.79476217960191202164e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',10,0,'place c2','',1.79476217960271883008e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',11,0,'activate c3 2','',1.79476217960345864298e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',12,0,'end','',1.79476217960411357872e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',13,1,'take I 4','',1.79476217960564279558e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',14,1,'place d4','',1.79476217960702466962e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',15,1,'activate d4 1','',1.79476217960845398904e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',16,1,'end','',1.79476217960982465746e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',17,2,'take I 1','',1.79476217961118984225e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',18,2,'place c2','',1.79476217961270833019e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',19,2,'end','',1.7947621796140947342e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',20,0,'discard I','',1.79476217961698341369e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',21,0,'take II 4','',1.79476217961772179605e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',22,0,'place c1','',1.79476217962063670156e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',23,0,'activate c3 2','',1.79476217962473130231e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',24,0,'end','',1.79476217963281512259e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',25,1,'take II 1','',1.79476217963769030575e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',26,1,'place b3','',1.79476217964093661305e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',27,1,'activate c3 1','',1.79476217964534401892e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',28,1,'gain yellow','',1.79476217964844012259e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',29,1,'end','made-because-forced',1.79476217965073537828e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',30,2,'take I deck','',1.79476217965369844436e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',31,2,'place b2','',1.79476217965952897074e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',32,2,'activate b2 1','',1.79476217966245126726e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',33,2,'end','',1.79476217966856360433e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',34,0,'take II 4','',1.79476217967276883121e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',35,0,'place b1','',1.79476217967671942713e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',36,0,'activate c1 1','',1.79476217968496513368e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',37,0,'pollute b1','',1.79476217968885445592e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',38,0,'end','',1.79476217969271087645e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',39,1,'take I 4','',1.79476217970308399201e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',40,1,'place b4','',1.79476217970859265324e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',41,1,'activate d4 1','',1.79476217971378231054e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',42,1,'activate c4 1','',1.79476217971766877174e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',43,1,'end','',1.79476217972457599636e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',44,2,'take I 4','',1.79476217973654913898e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',45,2,'place c4','',1.7947621797447965145e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',46,2,'activate c3 2','',1.79476217975394392012e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',47,2,'activate c4 1','',1.79476217975959420202e+09);
INSERT INTO "entries" VALUES('f2df32757a672a4673f9',48,2,'end','',1.79476217976721572882e+09);
INSERT INTO "entries" VALUES('b26f3793cf114bde2675',1,2,'end','made-because-forced',1.794762179860419035e+09);
INSERT INTO "entries" VALUES('b26f3793cf114bde2675',2,0,'end','made-because-forced',1.79476217986448240279e+09);
INSERT INTO "entries" VALUES('b26f3793cf114bde2675',3,1,'end','made-because-forced',1.79476217988051438331e+09);
INSERT INTO "entries" VALUES('b26f3793cf114bde2675',4,2,'end','made-because-forced',1.79476217989651703837e+09);
INSERT INTO "entries" VALUES('b26f3793cf114bde2675',5,0,'end','made-because-forced',1.79476217991091895106e+09);
INSERT INTO "entries" VALUES('b26f3793cf114bde2675',6,1,'end','made-because-forced',1.79476217992448687553e+09);
INSERT INTO "entries" VALUES('b26f3793cf114bde2675',7,2,'end','made-because-forced',1.7947621799368255138e+09);
INSERT INTO "entries" VALUES('4e6b33070dfdb64d120e',1,0,'discard II','',1.79476192868574738505e+09);
INSERT INTO "entries" VALUES('4e6b33070dfdb64d120e',2,0,'take I 3','',1.79476192870070743561e+09);
INSERT INTO "entries" VALUES('4e6b33070dfdb64d120e',3,0,'place b3','',1.79476192870542550087e+09);
INSERT INTO "entries" VALUES('4e6b33070dfdb64d120e',4,0,'activate c3 2','',1.79476192870674657823e+09);
INSERT INTO "entries" VALUES('4e6b33070dfdb64d120e',5,0,'end','',1.79476192870874166483e+09);
INSERT INTO "entries" VALUES('4e6b33070dfdb64d120e',6,1,'take II 4','',1.79476192871298122406e+09);
INSERT INTO "entries" VALUES('4e6b33070dfdb64d120e',7,1,'place b3','',1.79476192871393537518e+09);
INSERT INTO "entries" VALUES('4e6b33070dfdb64d120e',8,1,'activate c3 2','',1.79476192871475839609e+09);
INSERT INTO "entries" VALUES('4e6b33070dfdb64d120e',9,1,'end','',1.79476192871548938757e+09);
INSERT INTO "entries" VALUES('4e6b33070dfdb64d120e',10,0,'take I 3','',1.79476192871619606022e+09);
INSERT INTO "entries" VALUES('4e6b33070dfdb64d120e',11,0,'place b2','',1.79476192871696662908e+09);
INSERT INTO "entries" VALUES('4e6b33070dfdb64d120e',12,0,'activate b2 1','',1.7947619287177340985e+09);
INSERT INTO "entries" VALUES('4e6b33070dfdb64d120e',13,0,'activate b3 1','',1.79476192871837496754e+09);
INSERT INTO "entries" VALUES('4e6b33070dfdb64d120e',14,0,'gain green','',1.79476192871910023691e+09);
INSERT INTO "entries" VALUES('4e6b33070dfdb64d120e',15,0,'end','',1.7947619287197265625e+09);
INSERT INTO "entries" VALUES('4e6b33070dfdb64d120e',16,1,'take II 2','',1.79476192872040748592e+09);
INSERT INTO "entries" VALUES('4e6b33070dfdb64d120e',17,1,'place c2','',1.79476192872105932236e+09);
INSERT INTO "entries" VALUES('4e6b33070dfdb64d120e',18,1,'activate c3 2','',1.79476192872177481652e+09);
INSERT INTO "entries" VALUES('4e6b33070dfdb64d120e',19,1,'end','',1.79476192872236466405e+09);
INSERT INTO "entries" VALUES('4e6b33070dfdb64d120e',20,0,'discard I','',1.79476192872302365306e+09);
INSERT INTO "entries" VALUES('4e6b33070dfdb64d120e',21,0,'take II 4','',1.79476192872363066676e+09);
INSERT INTO "entries" VALUES('4e6b33070dfdb64d120e',22,0,'place a2','',1.79476192872433447833e+09);
INSERT INTO "entries" VALUES('4e6b33070dfdb64d120e',23,0,'end','',1.79476192872494649888e+09);
INSERT INTO "entries" VALUES('4e6b33070dfdb64d120e',24,1,'discard I','',1.7947619287255737781e+09);
INSERT INTO "entries" VALUES('4e6b33070dfdb64d120e',25,1,'take II 4','',1.79476192872621750831e+09);
INSERT INTO "entries" VALUES('4e6b33070dfdb64d120e',26,1,'place d2','',1.7947619287268936634e+09);
INSERT INTO "entries" VALUES('4e6b33070dfdb64d120e',27,1,'end','',1.79476192872749018667e+09);
INSERT INTO "entries" VALUES('4e6b33070dfdb64d120e',28,0,'take II 1','',1.79476192872816967959e+09);
INSERT INTO "entries" VALUES('4e6b33070dfdb64d120e',29,0,'place c2','',1.79476192872885274886e+09);
INSERT INTO "entries" VALUES('4e6b33070dfdb64d120e',30,0,'activate c3 3','',1.79476192872946929929e+09);
INSERT INTO "entries" VALUES('4e6b33070dfdb64d120e',31,0,'copy 1 d2 1','',1.79476192873019695277e+09);
INSERT INTO "entries" VALUES('4e6b33070dfdb64d120e',32,0,'pollute c2','',1.79476192873085331914e+09);
INSERT INTO "entries" VALUES('4e6b33070dfdb64d120e',33,0,'pollute c3','',1.7947619287315011024e+09);
INSERT INTO "entries" VALUES('4e6b33070dfdb64d120e',34,0,'end','',1.79476192873215460773e+09);
INSERT INTO "entries" VALUES('4e6b33070dfdb64d120e',35,1,'take II 2','',1.79476192873286628727e+09);
INSERT INTO "entries" VALUES('4e6b33070dfdb64d120e',36,1,'place d3','',1.79476192873348188404e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',1,0,'discard II','',1.79476192877422094339e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',2,0,'take II 2','',1.7947619287753386497e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',3,0,'place c2','',1.79476192877611207964e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',4,0,'end','',1.79476192877681422228e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',5,1,'take I 2','',1.79476192877745389939e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',6,1,'place c2','',1.79476192877809119226e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',7,1,'activate c3 1','',1.79476192877879095078e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',8,1,'gain yellow','',1.79476192878459334372e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',9,1,'end','',1.79476192878575849538e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',10,0,'take I 3','',1.79476192878642749786e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',11,0,'place c1','',1.79476192878708243373e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',12,0,'activate c3 1','',1.79476192878774023055e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',13,0,'gain yellow','',1.79476192878842639921e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',14,0,'activate c1 1','',1.79476192878924894332e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',15,0,'gain yellow','',1.79476192878993225099e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',16,0,'end','',1.79476192879051494599e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',17,1,'take I 4','',1.79476192879116439819e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',18,1,'place c4','',1.79476192879180645946e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',19,1,'activate c2 1','',1.79476192879245233539e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',20,1,'activate c3 2','',1.79476192879311156275e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',21,1,'end','',1.79476192879371953007e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',22,0,'take II 3','',1.79476192879432892802e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',23,0,'place b3','',1.79476192879498529439e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',24,0,'end','',1.79476192879558014872e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',25,1,'take I 2','',1.79476192880043888093e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',26,1,'place d4','',1.79476192880130076411e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',27,1,'activate c4 1','',1.79476192880201148986e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',28,1,'end','',1.79476192880268216127e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',29,0,'take I deck','',1.79476192880328893662e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',30,0,'place a3','',1.79476192880400681499e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',31,0,'end','',1.79476192880473399164e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',32,1,'take I deck','',1.79476192880536675449e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',33,1,'place e4','',1.7947619288060064316e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',34,1,'end','',1.79476192880663156514e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',35,0,'take I 3','',1.79476192880726075169e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',36,0,'place a2','',1.79476192880791020388e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',37,0,'activate a2 1','',1.79476192880857515331e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',38,0,'gain green','',1.79476192880925750731e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',39,0,'end','',1.79476192880986928947e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',40,1,'take I 2','',1.79476192881278753281e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',41,1,'place d3','',1.7947619288134508133e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',42,1,'end','',1.79476192881414628029e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',43,0,'take II 3','',1.7947619288147618771e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',44,0,'place b2','',1.79476192881542229648e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',45,0,'activate a2 1','',1.79476192881608533858e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',46,0,'gain yellow','',1.7947619288167982101e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',47,0,'end','',1.79476192882044911381e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',48,1,'take II 4','',1.79476192882127070431e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',49,1,'place e3','',1.7947619288219368458e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',50,1,'activate c3 2','',1.79476192882264804842e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',51,1,'activate e4 1','',1.79476192882329487797e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',52,1,'end','',1.79476192882390165328e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',53,0,'take II 2','',1.79476192882455778121e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',54,0,'place a1','',1.79476192882520318031e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',55,0,'activate c1 1','',1.79476192882589220996e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',56,0,'gain red','',1.79476192882649660106e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',57,0,'activate a2 1','',1.79476192882716393465e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',58,0,'gain green','',1.79476192883294677739e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',59,0,'end','',1.79476192883376407622e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',60,1,'discard I','',1.79476192883441734316e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',61,1,'take I deck','',1.79476192883509302142e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',62,1,'place d2','',1.79476192883591198923e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',63,1,'end','',1.7947619288366966247e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',64,0,'take II 1','',1.79476192883728742598e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',65,0,'place b1','made-because-forced',1.79476192883798408512e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',66,0,'activate c1 2','',1.79476192883983635909e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',67,0,'gain green','',1.79476192884050846096e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',68,0,'gain red','',1.7947619288411641121e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',69,0,'pollute b3','',1.7947619288417906761e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',70,0,'end','',1.79476192884237527843e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',71,1,'take I 3','',1.7947619288430507183e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',72,1,'place e2','made-because-forced',1.79476192884368681906e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',73,1,'activate d2 1','',1.79476192884544897077e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',74,1,'activate e2 1','',1.79476192885295534129e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',75,1,'end','',1.79476192885672020905e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',76,0,'pattern 2','',1.7947619288608632088e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',77,0,'activate c3 1','',1.79476192886490225784e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',78,0,'gain red','',1.79476192886878418921e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',79,0,'activate c1 1','',1.79476192887279844285e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',80,0,'pay green from c1','',1.79476192887368273735e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',81,0,'gain yellow','',1.79476192887435746195e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',82,0,'activate a3 1','',1.79476192887499618527e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',83,0,'end','',1.79476192887565541263e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',84,1,'pattern 7','',1.79476192887630057329e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',85,1,'activate c3 3','',1.79476192887702250483e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',86,1,'copy 0 c2 1','',1.79476192887781214714e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',87,1,'activate e2 1','',1.794761928878521204e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',88,1,'end','',1.79476192887917733193e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',89,0,'set 2','',1.79476192888530397409e+09);
INSERT INTO "entries" VALUES('121a59950c9aed039f6c',90,1,'set 7','',1.7947619288862454891e+09);
INSERT INTO "entries" VALUES('c0e298a924cdc9b2a2b3',1,2,'end','made-because-forced',1.79476192891973280909e+09);
INSERT INTO "entries" VALUES('c0e298a924cdc9b2a2b3',2,3,'end','made-because-forced',1.79476192892068076131e+09);
INSERT INTO "entries" VALUES('c0e298a924cdc9b2a2b3',3,0,'end','made-because-forced',1.79476192892136621474e+09);
INSERT INTO "entries" VALUES('c0e298a924cdc9b2a2b3',4,1,'pass','',1.79476192892323517793e+09);
INSERT INTO "entries" VALUES('c0e298a924cdc9b2a2b3',5,2,'pass','',1.7947619289239284992e+09);
CREATE TABLE in_advance (
	match_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	occasion INTEGER NOT NULL, 
	PRIMARY KEY (match_id, seat), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
);
CREATE TABLE links (
	hash VARCHAR(64) NOT NULL, 
	match_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	person_id VARCHAR(32), 
	made_at FLOAT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(match_id) REFERENCES matches (id), 
	FOREIGN KEY(person_id) REFERENCES people (id)
);
INSERT INTO "links" VALUES('2980dc01675b04765015127240e005280af4a421e29db91ab4cf08ef188468cf','66b78946802e9a6d0ccc',0,'2feac883ea114c67b1e2',1.79476217875640654559e+09);
INSERT INTO "links" VALUES('9b6d6c1aa12cffca168ce221ba489dd07c08a2ae3925dfa9d7792193de7cba34','66b78946802e9a6d0ccc',0,NULL,1.79476217888513636588e+09);
INSERT INTO "links" VALUES('470d806da1cf8231a5caee1b1ec72397a2422f1b8dda90cec47cea93a67231ae','b26f3793cf114bde2675',1,'329955d70cb6fbc9eced',1.79476217980860924721e+09);
INSERT INTO "links" VALUES('eedf64e2045da39dc66c3cad6bc5f9f30596f9a9dff7b5e27c4e94dc103d9a69','b26f3793cf114bde2675',1,NULL,1.79476217981886124611e+09);
INSERT INTO "links" VALUES('4f18b47e029415f5e128f1c5f186daf5dd60708a617eb82933f8c39ac8eeb1a7','b26f3793cf114bde2675',1,'251e801608ae7573a28a',1.7947621798286993504e+09);
INSERT INTO "links" VALUES('24c0667add95dc8fef5fef50f749acbc2a81ead4da253050c924189811388c41','d884ecd228d9b2041bb4',1,'329955d70cb6fbc9eced',1.79476217997128582003e+09);
INSERT INTO "links" VALUES('c844b7341bcd5f540930d210b7d79e2961e9de3b93e327345ff4e91f1d5c0212','d884ecd228d9b2041bb4',1,NULL,1.79476217999558806419e+09);
CREATE TABLE matches (
	id VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	ruleset INTEGER NOT NULL, 
	edition_text TEXT NOT NULL, 
	seed VARCHAR(40) NOT NULL, 
	phase VARCHAR(8) NOT NULL, 
	began_at FLOAT, 
	over_at FLOAT, 
	PRIMARY KEY (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "matches" VALUES('66b78946802e9a6d0ccc','dfd3847a160b90cf7e0d',1,'# Terra as printed in 2003, as far as it is known.
#
# provenance: printed        in a rulebook
#             reconstructed  chosen so that it fits every known sum (docs/editions.md)
#             house          our own

game = "terra"
name = "standard"

# 90 Solutions: so many of each value in each of the three colours.

[[solution]]
value = 1
copies = 6
provenance = "printed"

[[solution]]
value = 2
copies = 6
provenance = "printed"

[[solution]]
value = 3
copies = 5
provenance = "printed"

[[solution]]
value = 4
copies = 5
provenance = "printed"

[[solution]]
value = 5
copies = 4
provenance = "printed"

[[solution]]
value = 6
copies = 4
provenance = "printed"

# 18 Crises. Known: the sum of each region (34, 41, 36, 40, 43, 34) and of each colour (76),
# one 14 and one 16 in each colour. Which cell holds which number is a choice among those that fit.

[[crisis]]
region = "north-america"
colour = "green"
threat = 13
provenance = "reconstructed"

[[crisis]]
region = "north-america"
colour = "blue"
threat = 11
provenance = "reconstructed"

[[crisis]]
region = "north-america"
colour = "red"
threat = 10
provenance = "reconstructed"

[[crisis]]
region = "south-america"
colour = "green"
threat = 16
provenance = "reconstructed"

[[crisis]]
region = "south-america"
colour = "blue"
threat = 14
provenance = "reconstructed"

[[crisis]]
region = "south-america"
colour = "red"
threat = 11
provenance = "reconstructed"

[[crisis]]
region = "europe"
colour = "green"
threat = 11
provenance = "reconstructed"

[[crisis]]
region = "europe"
colour = "blue"
threat = 12
provenance = "reconstructed"

[[crisis]]
region = "europe"
colour = "red"
threat = 13
provenance = "reconstructed"

[[crisis]]
region = "africa"
colour = "green"
threat = 10
provenance = "reconstructed"

[[crisis]]
region = "africa"
colour = "blue"
threat = 16
provenance = "reconstructed"

[[crisis]]
region = "africa"
colour = "red"
threat = 14
provenance = "reconstructed"

[[crisis]]
region = "asia"
colour = "green"
threat = 14
provenance = "reconstructed"

[[crisis]]
region = "asia"
colour = "blue"
threat = 13
provenance = "reconstructed"

[[crisis]]
region = "asia"
colour = "red"
threat = 16
provenance = "reconstructed"

[[crisis]]
region = "oceania"
colour = "green"
threat = 12
provenance = "reconstructed"

[[crisis]]
region = "oceania"
colour = "blue"
threat = 10
provenance = "reconstructed"

[[crisis]]
region = "oceania"
colour = "red"
threat = 12
provenance = "reconstructed"

# The first hands: Solutions only, dealt before the Crises are shuffled in.

[[deal]]
players = 3
cards = 4
provenance = "printed"

[[deal]]
players = 4
cards = 4
provenance = "printed"

[[deal]]
players = 5
cards = 3
provenance = "printed"

[[deal]]
players = 6
cards = 2
provenance = "printed"

[hand]
limit = 8
provenance = "printed"

# So many full-blown crises in one region, of one colour or in all, and the world is lost.
[loss]
region = 3
colour = 4
total = 7
provenance = "printed"

# Impending crisis solved: the first card, and each highest card. Full-blown crisis: the last card.
[points]
first = 3
highest = 3
solving = 5
provenance = "printed"
','9b22126722c369a9653aefac92afdace','playing',1.79476217874250316619e+09,NULL);
INSERT INTO "matches" VALUES('f2df32757a672a4673f9','d57a9c8f7da668a2f8b3',1,'# Terra Futura as printed in 2021, as far as it is known.
#
# provenance: printed        in the rulebook, or read alike by several owners of the box
#             reconstructed  the likeliest reading of what is known (docs/editions.md)
#             house          our own
#
# A card''s `provenance` is that of its effects, a Scoring card''s that of its set. All names are
# ours: the box has none.
#
# gain: top of the card, one of these · exchange: bottom, one of these · `any` is any raw material,
# `product` any product · transfer: so many cubes may be moved onto this card

game = "terra_futura"
name = "standard"

# Points at the end for each resource; pollution costs so much for each card with a cube on it.
[values]
green = 1
red = 1
yellow = 1
food = 5
construction = 5
goods = 6
money = 0
pollution = 1
provenance = "printed"

# 5 Starting cards: they have no pollution space, and one has the first-player symbol.

[[starting]]
name = "daybreak"
first = true
gain = ["any", "money"]
assistance = true
provenance = "printed"

[[starting]]
name = "riverside"
gain = ["any", "money"]
assistance = true
provenance = "printed"

[[starting]]
name = "hillside"
gain = ["any", "money"]
assistance = true
provenance = "printed"

[[starting]]
name = "lakeside"
gain = ["any", "money"]
assistance = true
provenance = "printed"

[[starting]]
name = "woodside"
gain = ["any", "money"]
assistance = true
provenance = "printed"

# 23 cards of Level I.

[[level_one]]
name = "orchard"
gain = ["green"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "garden"
gain = ["green"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "meadow"
gain = ["green"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "grove"
gain = ["green"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "pasture"
gain = ["green"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "allotment"
gain = ["green"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "clay-pit"
gain = ["red"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "quarry"
gain = ["red"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "brickyard"
gain = ["red"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "sawmill"
gain = ["red"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "foundry"
gain = ["red"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "stone-yard"
gain = ["red"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "cotton-field"
gain = ["yellow"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "flax-field"
gain = ["yellow"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "apiary"
gain = ["yellow"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "sheepfold"
gain = ["yellow"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "dye-garden"
gain = ["yellow"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "market"
gain = ["money"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "toll-bridge"
gain = ["money"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "ferry"
gain = ["money"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "bank"
gain = ["money"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "bazaar"
exchange = ["any -> any", "any -> 2 any + pollution"]
spaces = 2
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "crossroads"
exchange = ["any -> any", "any -> 2 any + pollution"]
spaces = 2
provenance = "printed"
spaces_provenance = "reconstructed"

# 24 cards of Level II.

[[level_two]]
name = "food-hall"
exchange = ["money -> food + pollution", "product -> product"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "delicatessen"
exchange = ["money -> food + pollution", "product -> product"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "builders-yard"
exchange = ["money -> construction + pollution", "product -> product"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "hardware-store"
exchange = ["money -> construction + pollution", "product -> product"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "department-store"
exchange = ["money -> goods + 2 pollution", "product -> product"]
spaces = 0
provenance = "reconstructed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "mail-order"
exchange = ["money -> goods + 2 pollution", "product -> product"]
spaces = 0
provenance = "reconstructed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "canteen"
exchange = ["2 any -> food + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "workshop"
exchange = ["2 any -> construction + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "factory"
exchange = ["3 any -> goods + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "recycling-park"
transfer = 4
spaces = 3
provenance = "printed"
spaces_provenance = "printed"

[[level_two]]
name = "wetland"
transfer = 4
spaces = 3
provenance = "printed"
spaces_provenance = "printed"

[[level_two]]
name = "compost-works"
transfer = 4
spaces = 3
provenance = "printed"
spaces_provenance = "printed"

[[level_two]]
name = "cooperative"
exchange = ["4 any -> product"]
spaces = 0
provenance = "reconstructed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "repair-cafe"
exchange = ["4 any -> product"]
spaces = 0
provenance = "reconstructed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "bakery"
exchange = ["2 green -> food", "green -> food + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "farm-kitchen"
exchange = ["2 green -> food", "green -> food + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "building-site"
exchange = ["2 red -> construction", "red -> construction + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "timber-works"
exchange = ["2 red -> construction", "red -> construction + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "tailor"
exchange = ["2 yellow + red -> goods", "yellow + red -> goods + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "cabinet-maker"
exchange = ["2 yellow + red -> goods", "yellow + red -> goods + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "wool-import"
exchange = ["money -> 2 yellow", "money -> 3 yellow + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "ore-import"
exchange = ["money -> 2 red", "money -> 3 red + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "grain-import"
exchange = ["money -> 2 green", "money -> 3 green + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "trading-house"
exchange = ["2 money -> product + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

# 16 Scoring cards: the four cells of an activation pattern, and a scoring set.

[[scoring]]
name = "hamlet"
pattern = "#.#/.../##."
set = "food + construction"
points = 2
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "mill-town"
pattern = ".##/.../#.#"
set = "food + construction + red"
points = 3
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "garden-town"
pattern = "###/..#/..."
set = "food + construction + green"
points = 3
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "harbour"
pattern = ".../#../###"
set = "2 goods + money"
points = 4
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "farm-town"
pattern = "##./..#/..#"
set = "2 food + construction"
points = 4
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "new-town"
pattern = "#../#../.##"
set = "food + 2 construction"
points = 4
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "craft-town"
pattern = "..#/##./#.."
set = "goods + construction + yellow"
points = 4
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "market-town"
pattern = "..#/.##/#.."
set = "goods + food + yellow"
points = 4
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "building-town"
pattern = "##./##./..."
set = "2 construction + goods"
points = 5
provenance = "printed"
pattern_provenance = "house"

[[scoring]]
name = "garden-city"
pattern = ".../.##/.##"
set = "2 construction + 2 food"
points = 6
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "feast-town"
pattern = ".##/#../.#."
set = "3 food + goods"
points = 7
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "kitchen-town"
pattern = ".#./..#/##."
set = "2 food + goods"
points = 5
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "capital"
pattern = "#../#.#/#.."
set = "3 construction + goods"
points = 7
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "sunny-town"
pattern = "..#/#.#/..#"
set = "food + construction + yellow"
points = 3
provenance = "house"
pattern_provenance = "house"

[[scoring]]
name = "fair-town"
pattern = "#.#/.#./.#."
set = "2 goods + food"
points = 5
provenance = "house"
pattern_provenance = "house"

[[scoring]]
name = "guild-town"
pattern = ".#./.#./#.#"
set = "2 goods + construction"
points = 5
provenance = "house"
pattern_provenance = "house"
','12ce58c57a5475cd704333b6fc31339a','playing',1.79476217892521834368e+09,NULL);
INSERT INTO "matches" VALUES('b26f3793cf114bde2675','4308857fbf7956912739',1,'# Terra as printed in 2003, as far as it is known.
#
# provenance: printed        in a rulebook
#             reconstructed  chosen so that it fits every known sum (docs/editions.md)
#             house          our own

game = "terra"
name = "standard"

# 90 Solutions: so many of each value in each of the three colours.

[[solution]]
value = 1
copies = 6
provenance = "printed"

[[solution]]
value = 2
copies = 6
provenance = "printed"

[[solution]]
value = 3
copies = 5
provenance = "printed"

[[solution]]
value = 4
copies = 5
provenance = "printed"

[[solution]]
value = 5
copies = 4
provenance = "printed"

[[solution]]
value = 6
copies = 4
provenance = "printed"

# 18 Crises. Known: the sum of each region (34, 41, 36, 40, 43, 34) and of each colour (76),
# one 14 and one 16 in each colour. Which cell holds which number is a choice among those that fit.

[[crisis]]
region = "north-america"
colour = "green"
threat = 13
provenance = "reconstructed"

[[crisis]]
region = "north-america"
colour = "blue"
threat = 11
provenance = "reconstructed"

[[crisis]]
region = "north-america"
colour = "red"
threat = 10
provenance = "reconstructed"

[[crisis]]
region = "south-america"
colour = "green"
threat = 16
provenance = "reconstructed"

[[crisis]]
region = "south-america"
colour = "blue"
threat = 14
provenance = "reconstructed"

[[crisis]]
region = "south-america"
colour = "red"
threat = 11
provenance = "reconstructed"

[[crisis]]
region = "europe"
colour = "green"
threat = 11
provenance = "reconstructed"

[[crisis]]
region = "europe"
colour = "blue"
threat = 12
provenance = "reconstructed"

[[crisis]]
region = "europe"
colour = "red"
threat = 13
provenance = "reconstructed"

[[crisis]]
region = "africa"
colour = "green"
threat = 10
provenance = "reconstructed"

[[crisis]]
region = "africa"
colour = "blue"
threat = 16
provenance = "reconstructed"

[[crisis]]
region = "africa"
colour = "red"
threat = 14
provenance = "reconstructed"

[[crisis]]
region = "asia"
colour = "green"
threat = 14
provenance = "reconstructed"

[[crisis]]
region = "asia"
colour = "blue"
threat = 13
provenance = "reconstructed"

[[crisis]]
region = "asia"
colour = "red"
threat = 16
provenance = "reconstructed"

[[crisis]]
region = "oceania"
colour = "green"
threat = 12
provenance = "reconstructed"

[[crisis]]
region = "oceania"
colour = "blue"
threat = 10
provenance = "reconstructed"

[[crisis]]
region = "oceania"
colour = "red"
threat = 12
provenance = "reconstructed"

# The first hands: Solutions only, dealt before the Crises are shuffled in.

[[deal]]
players = 3
cards = 4
provenance = "printed"

[[deal]]
players = 4
cards = 4
provenance = "printed"

[[deal]]
players = 5
cards = 3
provenance = "printed"

[[deal]]
players = 6
cards = 2
provenance = "printed"

[hand]
limit = 8
provenance = "printed"

# So many full-blown crises in one region, of one colour or in all, and the world is lost.
[loss]
region = 3
colour = 4
total = 7
provenance = "printed"

# Impending crisis solved: the first card, and each highest card. Full-blown crisis: the last card.
[points]
first = 3
highest = 3
solving = 5
provenance = "printed"
','374add3be2eae0072dc708e3388cbc3f','playing',1.79476217985006165499e+09,NULL);
INSERT INTO "matches" VALUES('d884ecd228d9b2041bb4','19b453da3823de3d001f',1,'# Terra as printed in 2003, as far as it is known.
#
# provenance: printed        in a rulebook
#             reconstructed  chosen so that it fits every known sum (docs/editions.md)
#             house          our own

game = "terra"
name = "standard"

# 90 Solutions: so many of each value in each of the three colours.

[[solution]]
value = 1
copies = 6
provenance = "printed"

[[solution]]
value = 2
copies = 6
provenance = "printed"

[[solution]]
value = 3
copies = 5
provenance = "printed"

[[solution]]
value = 4
copies = 5
provenance = "printed"

[[solution]]
value = 5
copies = 4
provenance = "printed"

[[solution]]
value = 6
copies = 4
provenance = "printed"

# 18 Crises. Known: the sum of each region (34, 41, 36, 40, 43, 34) and of each colour (76),
# one 14 and one 16 in each colour. Which cell holds which number is a choice among those that fit.

[[crisis]]
region = "north-america"
colour = "green"
threat = 13
provenance = "reconstructed"

[[crisis]]
region = "north-america"
colour = "blue"
threat = 11
provenance = "reconstructed"

[[crisis]]
region = "north-america"
colour = "red"
threat = 10
provenance = "reconstructed"

[[crisis]]
region = "south-america"
colour = "green"
threat = 16
provenance = "reconstructed"

[[crisis]]
region = "south-america"
colour = "blue"
threat = 14
provenance = "reconstructed"

[[crisis]]
region = "south-america"
colour = "red"
threat = 11
provenance = "reconstructed"

[[crisis]]
region = "europe"
colour = "green"
threat = 11
provenance = "reconstructed"

[[crisis]]
region = "europe"
colour = "blue"
threat = 12
provenance = "reconstructed"

[[crisis]]
region = "europe"
colour = "red"
threat = 13
provenance = "reconstructed"

[[crisis]]
region = "africa"
colour = "green"
threat = 10
provenance = "reconstructed"

[[crisis]]
region = "africa"
colour = "blue"
threat = 16
provenance = "reconstructed"

[[crisis]]
region = "africa"
colour = "red"
threat = 14
provenance = "reconstructed"

[[crisis]]
region = "asia"
colour = "green"
threat = 14
provenance = "reconstructed"

[[crisis]]
region = "asia"
colour = "blue"
threat = 13
provenance = "reconstructed"

[[crisis]]
region = "asia"
colour = "red"
threat = 16
provenance = "reconstructed"

[[crisis]]
region = "oceania"
colour = "green"
threat = 12
provenance = "reconstructed"

[[crisis]]
region = "oceania"
colour = "blue"
threat = 10
provenance = "reconstructed"

[[crisis]]
region = "oceania"
colour = "red"
threat = 12
provenance = "reconstructed"

# The first hands: Solutions only, dealt before the Crises are shuffled in.

[[deal]]
players = 3
cards = 4
provenance = "printed"

[[deal]]
players = 4
cards = 4
provenance = "printed"

[[deal]]
players = 5
cards = 3
provenance = "printed"

[[deal]]
players = 6
cards = 2
provenance = "printed"

[hand]
limit = 8
provenance = "printed"

# So many full-blown crises in one region, of one colour or in all, and the world is lost.
[loss]
region = 3
colour = 4
total = 7
provenance = "printed"

# Impending crisis solved: the first card, and each highest card. Full-blown crisis: the last card.
[points]
first = 3
highest = 3
solving = 5
provenance = "printed"
','dc402692fee05f5cf6a06f2b72dce861','waiting',NULL,NULL);
INSERT INTO "matches" VALUES('d15bbd0012e27416f427','91a28c2d7320cf6b76a7',1,'# Terra as printed in 2003, as far as it is known.
#
# provenance: printed        in a rulebook
#             reconstructed  chosen so that it fits every known sum (docs/editions.md)
#             house          our own

game = "terra"
name = "standard"

# 90 Solutions: so many of each value in each of the three colours.

[[solution]]
value = 1
copies = 6
provenance = "printed"

[[solution]]
value = 2
copies = 6
provenance = "printed"

[[solution]]
value = 3
copies = 5
provenance = "printed"

[[solution]]
value = 4
copies = 5
provenance = "printed"

[[solution]]
value = 5
copies = 4
provenance = "printed"

[[solution]]
value = 6
copies = 4
provenance = "printed"

# 18 Crises. Known: the sum of each region (34, 41, 36, 40, 43, 34) and of each colour (76),
# one 14 and one 16 in each colour. Which cell holds which number is a choice among those that fit.

[[crisis]]
region = "north-america"
colour = "green"
threat = 13
provenance = "reconstructed"

[[crisis]]
region = "north-america"
colour = "blue"
threat = 11
provenance = "reconstructed"

[[crisis]]
region = "north-america"
colour = "red"
threat = 10
provenance = "reconstructed"

[[crisis]]
region = "south-america"
colour = "green"
threat = 16
provenance = "reconstructed"

[[crisis]]
region = "south-america"
colour = "blue"
threat = 14
provenance = "reconstructed"

[[crisis]]
region = "south-america"
colour = "red"
threat = 11
provenance = "reconstructed"

[[crisis]]
region = "europe"
colour = "green"
threat = 11
provenance = "reconstructed"

[[crisis]]
region = "europe"
colour = "blue"
threat = 12
provenance = "reconstructed"

[[crisis]]
region = "europe"
colour = "red"
threat = 13
provenance = "reconstructed"

[[crisis]]
region = "africa"
colour = "green"
threat = 10
provenance = "reconstructed"

[[crisis]]
region = "africa"
colour = "blue"
threat = 16
provenance = "reconstructed"

[[crisis]]
region = "africa"
colour = "red"
threat = 14
provenance = "reconstructed"

[[crisis]]
region = "asia"
colour = "green"
threat = 14
provenance = "reconstructed"

[[crisis]]
region = "asia"
colour = "blue"
threat = 13
provenance = "reconstructed"

[[crisis]]
region = "asia"
colour = "red"
threat = 16
provenance = "reconstructed"

[[crisis]]
region = "oceania"
colour = "green"
threat = 12
provenance = "reconstructed"

[[crisis]]
region = "oceania"
colour = "blue"
threat = 10
provenance = "reconstructed"

[[crisis]]
region = "oceania"
colour = "red"
threat = 12
provenance = "reconstructed"

# The first hands: Solutions only, dealt before the Crises are shuffled in.

[[deal]]
players = 3
cards = 4
provenance = "printed"

[[deal]]
players = 4
cards = 4
provenance = "printed"

[[deal]]
players = 5
cards = 3
provenance = "printed"

[[deal]]
players = 6
cards = 2
provenance = "printed"

[hand]
limit = 8
provenance = "printed"

# So many full-blown crises in one region, of one colour or in all, and the world is lost.
[loss]
region = 3
colour = 4
total = 7
provenance = "printed"

# Impending crisis solved: the first card, and each highest card. Full-blown crisis: the last card.
[points]
first = 3
highest = 3
solving = 5
provenance = "printed"
','7045a2d6f57c5e97f14b1729a7c865c0','waiting',NULL,NULL);
INSERT INTO "matches" VALUES('4e6b33070dfdb64d120e','efd9d6e16ff7cd061170',1,'# Terra Futura as printed in 2021, as far as it is known.
#
# provenance: printed        in the rulebook, or read alike by several owners of the box
#             reconstructed  the likeliest reading of what is known (docs/editions.md)
#             house          our own
#
# A card''s `provenance` is that of its effects, a Scoring card''s that of its set. All names are
# ours: the box has none.
#
# gain: top of the card, one of these · exchange: bottom, one of these · `any` is any raw material,
# `product` any product · transfer: so many cubes may be moved onto this card

game = "terra_futura"
name = "standard"

# Points at the end for each resource; pollution costs so much for each card with a cube on it.
[values]
green = 1
red = 1
yellow = 1
food = 5
construction = 5
goods = 6
money = 0
pollution = 1
provenance = "printed"

# 5 Starting cards: they have no pollution space, and one has the first-player symbol.

[[starting]]
name = "daybreak"
first = true
gain = ["any", "money"]
assistance = true
provenance = "printed"

[[starting]]
name = "riverside"
gain = ["any", "money"]
assistance = true
provenance = "printed"

[[starting]]
name = "hillside"
gain = ["any", "money"]
assistance = true
provenance = "printed"

[[starting]]
name = "lakeside"
gain = ["any", "money"]
assistance = true
provenance = "printed"

[[starting]]
name = "woodside"
gain = ["any", "money"]
assistance = true
provenance = "printed"

# 23 cards of Level I.

[[level_one]]
name = "orchard"
gain = ["green"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "garden"
gain = ["green"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "meadow"
gain = ["green"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "grove"
gain = ["green"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "pasture"
gain = ["green"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "allotment"
gain = ["green"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "clay-pit"
gain = ["red"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "quarry"
gain = ["red"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "brickyard"
gain = ["red"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "sawmill"
gain = ["red"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "foundry"
gain = ["red"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "stone-yard"
gain = ["red"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "cotton-field"
gain = ["yellow"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "flax-field"
gain = ["yellow"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "apiary"
gain = ["yellow"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "sheepfold"
gain = ["yellow"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "dye-garden"
gain = ["yellow"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "market"
gain = ["money"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "toll-bridge"
gain = ["money"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "ferry"
gain = ["money"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "bank"
gain = ["money"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "bazaar"
exchange = ["any -> any", "any -> 2 any + pollution"]
spaces = 2
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "crossroads"
exchange = ["any -> any", "any -> 2 any + pollution"]
spaces = 2
provenance = "printed"
spaces_provenance = "reconstructed"

# 24 cards of Level II.

[[level_two]]
name = "food-hall"
exchange = ["money -> food + pollution", "product -> product"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "delicatessen"
exchange = ["money -> food + pollution", "product -> product"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "builders-yard"
exchange = ["money -> construction + pollution", "product -> product"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "hardware-store"
exchange = ["money -> construction + pollution", "product -> product"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "department-store"
exchange = ["money -> goods + 2 pollution", "product -> product"]
spaces = 0
provenance = "reconstructed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "mail-order"
exchange = ["money -> goods + 2 pollution", "product -> product"]
spaces = 0
provenance = "reconstructed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "canteen"
exchange = ["2 any -> food + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "workshop"
exchange = ["2 any -> construction + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "factory"
exchange = ["3 any -> goods + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "recycling-park"
transfer = 4
spaces = 3
provenance = "printed"
spaces_provenance = "printed"

[[level_two]]
name = "wetland"
transfer = 4
spaces = 3
provenance = "printed"
spaces_provenance = "printed"

[[level_two]]
name = "compost-works"
transfer = 4
spaces = 3
provenance = "printed"
spaces_provenance = "printed"

[[level_two]]
name = "cooperative"
exchange = ["4 any -> product"]
spaces = 0
provenance = "reconstructed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "repair-cafe"
exchange = ["4 any -> product"]
spaces = 0
provenance = "reconstructed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "bakery"
exchange = ["2 green -> food", "green -> food + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "farm-kitchen"
exchange = ["2 green -> food", "green -> food + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "building-site"
exchange = ["2 red -> construction", "red -> construction + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "timber-works"
exchange = ["2 red -> construction", "red -> construction + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "tailor"
exchange = ["2 yellow + red -> goods", "yellow + red -> goods + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "cabinet-maker"
exchange = ["2 yellow + red -> goods", "yellow + red -> goods + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "wool-import"
exchange = ["money -> 2 yellow", "money -> 3 yellow + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "ore-import"
exchange = ["money -> 2 red", "money -> 3 red + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "grain-import"
exchange = ["money -> 2 green", "money -> 3 green + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "trading-house"
exchange = ["2 money -> product + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

# 16 Scoring cards: the four cells of an activation pattern, and a scoring set.

[[scoring]]
name = "hamlet"
pattern = "#.#/.../##."
set = "food + construction"
points = 2
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "mill-town"
pattern = ".##/.../#.#"
set = "food + construction + red"
points = 3
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "garden-town"
pattern = "###/..#/..."
set = "food + construction + green"
points = 3
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "harbour"
pattern = ".../#../###"
set = "2 goods + money"
points = 4
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "farm-town"
pattern = "##./..#/..#"
set = "2 food + construction"
points = 4
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "new-town"
pattern = "#../#../.##"
set = "food + 2 construction"
points = 4
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "craft-town"
pattern = "..#/##./#.."
set = "goods + construction + yellow"
points = 4
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "market-town"
pattern = "..#/.##/#.."
set = "goods + food + yellow"
points = 4
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "building-town"
pattern = "##./##./..."
set = "2 construction + goods"
points = 5
provenance = "printed"
pattern_provenance = "house"

[[scoring]]
name = "garden-city"
pattern = ".../.##/.##"
set = "2 construction + 2 food"
points = 6
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "feast-town"
pattern = ".##/#../.#."
set = "3 food + goods"
points = 7
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "kitchen-town"
pattern = ".#./..#/##."
set = "2 food + goods"
points = 5
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "capital"
pattern = "#../#.#/#.."
set = "3 construction + goods"
points = 7
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "sunny-town"
pattern = "..#/#.#/..#"
set = "food + construction + yellow"
points = 3
provenance = "house"
pattern_provenance = "house"

[[scoring]]
name = "fair-town"
pattern = "#.#/.#./.#."
set = "2 goods + food"
points = 5
provenance = "house"
pattern_provenance = "house"

[[scoring]]
name = "guild-town"
pattern = ".#./.#./#.#"
set = "2 goods + construction"
points = 5
provenance = "house"
pattern_provenance = "house"
','18','playing',1.79476192866331076621e+09,NULL);
INSERT INTO "matches" VALUES('121a59950c9aed039f6c','1af7f04738415fa24e71',1,'# Terra Futura as printed in 2021, as far as it is known.
#
# provenance: printed        in the rulebook, or read alike by several owners of the box
#             reconstructed  the likeliest reading of what is known (docs/editions.md)
#             house          our own
#
# A card''s `provenance` is that of its effects, a Scoring card''s that of its set. All names are
# ours: the box has none.
#
# gain: top of the card, one of these · exchange: bottom, one of these · `any` is any raw material,
# `product` any product · transfer: so many cubes may be moved onto this card

game = "terra_futura"
name = "standard"

# Points at the end for each resource; pollution costs so much for each card with a cube on it.
[values]
green = 1
red = 1
yellow = 1
food = 5
construction = 5
goods = 6
money = 0
pollution = 1
provenance = "printed"

# 5 Starting cards: they have no pollution space, and one has the first-player symbol.

[[starting]]
name = "daybreak"
first = true
gain = ["any", "money"]
assistance = true
provenance = "printed"

[[starting]]
name = "riverside"
gain = ["any", "money"]
assistance = true
provenance = "printed"

[[starting]]
name = "hillside"
gain = ["any", "money"]
assistance = true
provenance = "printed"

[[starting]]
name = "lakeside"
gain = ["any", "money"]
assistance = true
provenance = "printed"

[[starting]]
name = "woodside"
gain = ["any", "money"]
assistance = true
provenance = "printed"

# 23 cards of Level I.

[[level_one]]
name = "orchard"
gain = ["green"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "garden"
gain = ["green"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "meadow"
gain = ["green"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "grove"
gain = ["green"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "pasture"
gain = ["green"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "allotment"
gain = ["green"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "clay-pit"
gain = ["red"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "quarry"
gain = ["red"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "brickyard"
gain = ["red"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "sawmill"
gain = ["red"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "foundry"
gain = ["red"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "stone-yard"
gain = ["red"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "cotton-field"
gain = ["yellow"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "flax-field"
gain = ["yellow"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "apiary"
gain = ["yellow"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "sheepfold"
gain = ["yellow"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "dye-garden"
gain = ["yellow"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "market"
gain = ["money"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "toll-bridge"
gain = ["money"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "ferry"
gain = ["money"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "bank"
gain = ["money"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "bazaar"
exchange = ["any -> any", "any -> 2 any + pollution"]
spaces = 2
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "crossroads"
exchange = ["any -> any", "any -> 2 any + pollution"]
spaces = 2
provenance = "printed"
spaces_provenance = "reconstructed"

# 24 cards of Level II.

[[level_two]]
name = "food-hall"
exchange = ["money -> food + pollution", "product -> product"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "delicatessen"
exchange = ["money -> food + pollution", "product -> product"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "builders-yard"
exchange = ["money -> construction + pollution", "product -> product"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "hardware-store"
exchange = ["money -> construction + pollution", "product -> product"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "department-store"
exchange = ["money -> goods + 2 pollution", "product -> product"]
spaces = 0
provenance = "reconstructed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "mail-order"
exchange = ["money -> goods + 2 pollution", "product -> product"]
spaces = 0
provenance = "reconstructed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "canteen"
exchange = ["2 any -> food + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "workshop"
exchange = ["2 any -> construction + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "factory"
exchange = ["3 any -> goods + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "recycling-park"
transfer = 4
spaces = 3
provenance = "printed"
spaces_provenance = "printed"

[[level_two]]
name = "wetland"
transfer = 4
spaces = 3
provenance = "printed"
spaces_provenance = "printed"

[[level_two]]
name = "compost-works"
transfer = 4
spaces = 3
provenance = "printed"
spaces_provenance = "printed"

[[level_two]]
name = "cooperative"
exchange = ["4 any -> product"]
spaces = 0
provenance = "reconstructed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "repair-cafe"
exchange = ["4 any -> product"]
spaces = 0
provenance = "reconstructed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "bakery"
exchange = ["2 green -> food", "green -> food + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "farm-kitchen"
exchange = ["2 green -> food", "green -> food + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "building-site"
exchange = ["2 red -> construction", "red -> construction + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "timber-works"
exchange = ["2 red -> construction", "red -> construction + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "tailor"
exchange = ["2 yellow + red -> goods", "yellow + red -> goods + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "cabinet-maker"
exchange = ["2 yellow + red -> goods", "yellow + red -> goods + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "wool-import"
exchange = ["money -> 2 yellow", "money -> 3 yellow + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "ore-import"
exchange = ["money -> 2 red", "money -> 3 red + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "grain-import"
exchange = ["money -> 2 green", "money -> 3 green + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "trading-house"
exchange = ["2 money -> product + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

# 16 Scoring cards: the four cells of an activation pattern, and a scoring set.

[[scoring]]
name = "hamlet"
pattern = "#.#/.../##."
set = "food + construction"
points = 2
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "mill-town"
pattern = ".##/.../#.#"
set = "food + construction + red"
points = 3
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "garden-town"
pattern = "###/..#/..."
set = "food + construction + green"
points = 3
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "harbour"
pattern = ".../#../###"
set = "2 goods + money"
points = 4
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "farm-town"
pattern = "##./..#/..#"
set = "2 food + construction"
points = 4
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "new-town"
pattern = "#../#../.##"
set = "food + 2 construction"
points = 4
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "craft-town"
pattern = "..#/##./#.."
set = "goods + construction + yellow"
points = 4
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "market-town"
pattern = "..#/.##/#.."
set = "goods + food + yellow"
points = 4
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "building-town"
pattern = "##./##./..."
set = "2 construction + goods"
points = 5
provenance = "printed"
pattern_provenance = "house"

[[scoring]]
name = "garden-city"
pattern = ".../.##/.##"
set = "2 construction + 2 food"
points = 6
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "feast-town"
pattern = ".##/#../.#."
set = "3 food + goods"
points = 7
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "kitchen-town"
pattern = ".#./..#/##."
set = "2 food + goods"
points = 5
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "capital"
pattern = "#../#.#/#.."
set = "3 construction + goods"
points = 7
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "sunny-town"
pattern = "..#/#.#/..#"
set = "food + construction + yellow"
points = 3
provenance = "house"
pattern_provenance = "house"

[[scoring]]
name = "fair-town"
pattern = "#.#/.#./.#."
set = "2 goods + food"
points = 5
provenance = "house"
pattern_provenance = "house"

[[scoring]]
name = "guild-town"
pattern = ".#./.#./#.#"
set = "2 goods + construction"
points = 5
provenance = "house"
pattern_provenance = "house"
','5','over',1.79476192876216959952e+09,1.79476192888735675817e+09);
INSERT INTO "matches" VALUES('c0e298a924cdc9b2a2b3','8f1706c8929bf8a59908',1,'# Terra as printed in 2003, as far as it is known.
#
# provenance: printed        in a rulebook
#             reconstructed  chosen so that it fits every known sum (docs/editions.md)
#             house          our own

game = "terra"
name = "standard"

# 90 Solutions: so many of each value in each of the three colours.

[[solution]]
value = 1
copies = 6
provenance = "printed"

[[solution]]
value = 2
copies = 6
provenance = "printed"

[[solution]]
value = 3
copies = 5
provenance = "printed"

[[solution]]
value = 4
copies = 5
provenance = "printed"

[[solution]]
value = 5
copies = 4
provenance = "printed"

[[solution]]
value = 6
copies = 4
provenance = "printed"

# 18 Crises. Known: the sum of each region (34, 41, 36, 40, 43, 34) and of each colour (76),
# one 14 and one 16 in each colour. Which cell holds which number is a choice among those that fit.

[[crisis]]
region = "north-america"
colour = "green"
threat = 13
provenance = "reconstructed"

[[crisis]]
region = "north-america"
colour = "blue"
threat = 11
provenance = "reconstructed"

[[crisis]]
region = "north-america"
colour = "red"
threat = 10
provenance = "reconstructed"

[[crisis]]
region = "south-america"
colour = "green"
threat = 16
provenance = "reconstructed"

[[crisis]]
region = "south-america"
colour = "blue"
threat = 14
provenance = "reconstructed"

[[crisis]]
region = "south-america"
colour = "red"
threat = 11
provenance = "reconstructed"

[[crisis]]
region = "europe"
colour = "green"
threat = 11
provenance = "reconstructed"

[[crisis]]
region = "europe"
colour = "blue"
threat = 12
provenance = "reconstructed"

[[crisis]]
region = "europe"
colour = "red"
threat = 13
provenance = "reconstructed"

[[crisis]]
region = "africa"
colour = "green"
threat = 10
provenance = "reconstructed"

[[crisis]]
region = "africa"
colour = "blue"
threat = 16
provenance = "reconstructed"

[[crisis]]
region = "africa"
colour = "red"
threat = 14
provenance = "reconstructed"

[[crisis]]
region = "asia"
colour = "green"
threat = 14
provenance = "reconstructed"

[[crisis]]
region = "asia"
colour = "blue"
threat = 13
provenance = "reconstructed"

[[crisis]]
region = "asia"
colour = "red"
threat = 16
provenance = "reconstructed"

[[crisis]]
region = "oceania"
colour = "green"
threat = 12
provenance = "reconstructed"

[[crisis]]
region = "oceania"
colour = "blue"
threat = 10
provenance = "reconstructed"

[[crisis]]
region = "oceania"
colour = "red"
threat = 12
provenance = "reconstructed"

# The first hands: Solutions only, dealt before the Crises are shuffled in.

[[deal]]
players = 3
cards = 4
provenance = "printed"

[[deal]]
players = 4
cards = 4
provenance = "printed"

[[deal]]
players = 5
cards = 3
provenance = "printed"

[[deal]]
players = 6
cards = 2
provenance = "printed"

[hand]
limit = 8
provenance = "printed"

# So many full-blown crises in one region, of one colour or in all, and the world is lost.
[loss]
region = 3
colour = 4
total = 7
provenance = "printed"

# Impending crisis solved: the first card, and each highest card. Full-blown crisis: the last card.
[points]
first = 3
highest = 3
solving = 5
provenance = "printed"
','3','playing',1.79476192891053318973e+09,NULL);
INSERT INTO "matches" VALUES('8499ce7f27e9a9865e6d','e8978ab682bc0f142fd4',1,'# Terra Futura as printed in 2021, as far as it is known.
#
# provenance: printed        in the rulebook, or read alike by several owners of the box
#             reconstructed  the likeliest reading of what is known (docs/editions.md)
#             house          our own
#
# A card''s `provenance` is that of its effects, a Scoring card''s that of its set. All names are
# ours: the box has none.
#
# gain: top of the card, one of these · exchange: bottom, one of these · `any` is any raw material,
# `product` any product · transfer: so many cubes may be moved onto this card

game = "terra_futura"
name = "standard"

# Points at the end for each resource; pollution costs so much for each card with a cube on it.
[values]
green = 1
red = 1
yellow = 1
food = 5
construction = 5
goods = 6
money = 0
pollution = 1
provenance = "printed"

# 5 Starting cards: they have no pollution space, and one has the first-player symbol.

[[starting]]
name = "daybreak"
first = true
gain = ["any", "money"]
assistance = true
provenance = "printed"

[[starting]]
name = "riverside"
gain = ["any", "money"]
assistance = true
provenance = "printed"

[[starting]]
name = "hillside"
gain = ["any", "money"]
assistance = true
provenance = "printed"

[[starting]]
name = "lakeside"
gain = ["any", "money"]
assistance = true
provenance = "printed"

[[starting]]
name = "woodside"
gain = ["any", "money"]
assistance = true
provenance = "printed"

# 23 cards of Level I.

[[level_one]]
name = "orchard"
gain = ["green"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "garden"
gain = ["green"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "meadow"
gain = ["green"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "grove"
gain = ["green"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "pasture"
gain = ["green"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "allotment"
gain = ["green"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "clay-pit"
gain = ["red"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "quarry"
gain = ["red"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "brickyard"
gain = ["red"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "sawmill"
gain = ["red"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "foundry"
gain = ["red"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "stone-yard"
gain = ["red"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "cotton-field"
gain = ["yellow"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "flax-field"
gain = ["yellow"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "apiary"
gain = ["yellow"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "sheepfold"
gain = ["yellow"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "dye-garden"
gain = ["yellow"]
spaces = 1
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "market"
gain = ["money"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "toll-bridge"
gain = ["money"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "ferry"
gain = ["money"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "bank"
gain = ["money"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "bazaar"
exchange = ["any -> any", "any -> 2 any + pollution"]
spaces = 2
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_one]]
name = "crossroads"
exchange = ["any -> any", "any -> 2 any + pollution"]
spaces = 2
provenance = "printed"
spaces_provenance = "reconstructed"

# 24 cards of Level II.

[[level_two]]
name = "food-hall"
exchange = ["money -> food + pollution", "product -> product"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "delicatessen"
exchange = ["money -> food + pollution", "product -> product"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "builders-yard"
exchange = ["money -> construction + pollution", "product -> product"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "hardware-store"
exchange = ["money -> construction + pollution", "product -> product"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "department-store"
exchange = ["money -> goods + 2 pollution", "product -> product"]
spaces = 0
provenance = "reconstructed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "mail-order"
exchange = ["money -> goods + 2 pollution", "product -> product"]
spaces = 0
provenance = "reconstructed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "canteen"
exchange = ["2 any -> food + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "workshop"
exchange = ["2 any -> construction + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "factory"
exchange = ["3 any -> goods + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "recycling-park"
transfer = 4
spaces = 3
provenance = "printed"
spaces_provenance = "printed"

[[level_two]]
name = "wetland"
transfer = 4
spaces = 3
provenance = "printed"
spaces_provenance = "printed"

[[level_two]]
name = "compost-works"
transfer = 4
spaces = 3
provenance = "printed"
spaces_provenance = "printed"

[[level_two]]
name = "cooperative"
exchange = ["4 any -> product"]
spaces = 0
provenance = "reconstructed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "repair-cafe"
exchange = ["4 any -> product"]
spaces = 0
provenance = "reconstructed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "bakery"
exchange = ["2 green -> food", "green -> food + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "farm-kitchen"
exchange = ["2 green -> food", "green -> food + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "building-site"
exchange = ["2 red -> construction", "red -> construction + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "timber-works"
exchange = ["2 red -> construction", "red -> construction + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "tailor"
exchange = ["2 yellow + red -> goods", "yellow + red -> goods + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "cabinet-maker"
exchange = ["2 yellow + red -> goods", "yellow + red -> goods + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "wool-import"
exchange = ["money -> 2 yellow", "money -> 3 yellow + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "ore-import"
exchange = ["money -> 2 red", "money -> 3 red + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "grain-import"
exchange = ["money -> 2 green", "money -> 3 green + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

[[level_two]]
name = "trading-house"
exchange = ["2 money -> product + pollution"]
spaces = 0
provenance = "printed"
spaces_provenance = "reconstructed"

# 16 Scoring cards: the four cells of an activation pattern, and a scoring set.

[[scoring]]
name = "hamlet"
pattern = "#.#/.../##."
set = "food + construction"
points = 2
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "mill-town"
pattern = ".##/.../#.#"
set = "food + construction + red"
points = 3
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "garden-town"
pattern = "###/..#/..."
set = "food + construction + green"
points = 3
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "harbour"
pattern = ".../#../###"
set = "2 goods + money"
points = 4
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "farm-town"
pattern = "##./..#/..#"
set = "2 food + construction"
points = 4
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "new-town"
pattern = "#../#../.##"
set = "food + 2 construction"
points = 4
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "craft-town"
pattern = "..#/##./#.."
set = "goods + construction + yellow"
points = 4
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "market-town"
pattern = "..#/.##/#.."
set = "goods + food + yellow"
points = 4
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "building-town"
pattern = "##./##./..."
set = "2 construction + goods"
points = 5
provenance = "printed"
pattern_provenance = "house"

[[scoring]]
name = "garden-city"
pattern = ".../.##/.##"
set = "2 construction + 2 food"
points = 6
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "feast-town"
pattern = ".##/#../.#."
set = "3 food + goods"
points = 7
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "kitchen-town"
pattern = ".#./..#/##."
set = "2 food + goods"
points = 5
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "capital"
pattern = "#../#.#/#.."
set = "3 construction + goods"
points = 7
provenance = "reconstructed"
pattern_provenance = "house"

[[scoring]]
name = "sunny-town"
pattern = "..#/#.#/..#"
set = "food + construction + yellow"
points = 3
provenance = "house"
pattern_provenance = "house"

[[scoring]]
name = "fair-town"
pattern = "#.#/.#./.#."
set = "2 goods + food"
points = 5
provenance = "house"
pattern_provenance = "house"

[[scoring]]
name = "guild-town"
pattern = ".#./.#./#.#"
set = "2 goods + construction"
points = 5
provenance = "house"
pattern_provenance = "house"
','343e536d6cac3b03d0affa903128af22','waiting',NULL,NULL);
CREATE TABLE messages (
	id INTEGER NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	person_id VARCHAR(32), 
	name TEXT NOT NULL, 
	text TEXT NOT NULL, 
	note TEXT NOT NULL, 
	made_at FLOAT NOT NULL, match_id VARCHAR(32), version INTEGER, 
	PRIMARY KEY (id), 
	FOREIGN KEY(person_id) REFERENCES people (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "messages" VALUES(1,'dfd3847a160b90cf7e0d','584fd413fe2039d83a39','','','{"id": "table-sat", "args": {"name": "Bo", "moves": 0}}',1.79476217872529911993e+09,NULL,NULL);
INSERT INTO "messages" VALUES(2,'dfd3847a160b90cf7e0d','c9c6131fcc1729807053','','','{"id": "table-sat", "args": {"name": "Cy", "moves": 0}}',1.79476217873286628722e+09,NULL,NULL);
INSERT INTO "messages" VALUES(3,'dfd3847a160b90cf7e0d',NULL,'','','{"id": "table-started", "args": {"name": "", "moves": 0}}',1.79476217874282956122e+09,NULL,NULL);
INSERT INTO "messages" VALUES(4,'d57a9c8f7da668a2f8b3',NULL,'','','{"id": "table-started", "args": {"name": "", "moves": 0}}',1.7947621789254374504e+09,NULL,NULL);
INSERT INTO "messages" VALUES(5,'4308857fbf7956912739','584fd413fe2039d83a39','','','{"id": "table-sat", "args": {"name": "Bo", "moves": 0}}',1.79476217980096173281e+09,NULL,NULL);
INSERT INTO "messages" VALUES(6,'4308857fbf7956912739','584fd413fe2039d83a39','','','{"id": "table-left", "args": {"name": "Bo", "moves": 0, "seat": 1}}',1.79476217981985807416e+09,NULL,NULL);
INSERT INTO "messages" VALUES(7,'4308857fbf7956912739','4687ac5c818a4d5d0bd6','','','{"id": "table-sat", "args": {"name": "Eve", "moves": 0}}',1.7947621798211951256e+09,NULL,NULL);
INSERT INTO "messages" VALUES(8,'4308857fbf7956912739',NULL,'','','{"id": "table-started", "args": {"name": "", "moves": 0}}',1.79476217985024142265e+09,NULL,NULL);
INSERT INTO "messages" VALUES(9,'19b453da3823de3d001f','584fd413fe2039d83a39','','','{"id": "table-sat", "args": {"name": "Bo", "moves": 0}}',1.79476217996899557109e+09,NULL,NULL);
INSERT INTO "messages" VALUES(10,'19b453da3823de3d001f','584fd413fe2039d83a39','','','{"id": "table-left", "args": {"name": "Bo", "moves": 0, "seat": 1}}',1.79476217999796295167e+09,NULL,NULL);
INSERT INTO "messages" VALUES(11,'19b453da3823de3d001f','4687ac5c818a4d5d0bd6','','','{"id": "table-sat", "args": {"name": "Eve", "moves": 0}}',1.79476218001687932014e+09,NULL,NULL);
INSERT INTO "messages" VALUES(12,'91a28c2d7320cf6b76a7','ce64f9db1c3d8659843f','','','{"id": "table-sat", "args": {"name": "Guest 1", "moves": 0}}',1.79476218006549572943e+09,NULL,NULL);
INSERT INTO "messages" VALUES(13,'91a28c2d7320cf6b76a7','ce64f9db1c3d8659843f','','','{"id": "table-left", "args": {"name": "Guest 1", "moves": 0, "seat": 1}}',1.794762180076772213e+09,NULL,NULL);
INSERT INTO "messages" VALUES(14,'efd9d6e16ff7cd061170','4a7c3009a06b5d7eb2ed','','','{"id": "table-sat", "args": {"name": "Ben", "moves": 0}}',1.79476192864852523807e+09,NULL,NULL);
INSERT INTO "messages" VALUES(15,'efd9d6e16ff7cd061170',NULL,'','','{"id": "table-started", "args": {"name": "", "moves": 0}}',1.79476192866388750074e+09,NULL,NULL);
INSERT INTO "messages" VALUES(16,'1af7f04738415fa24e71','f12fe52ea65059b74c71','','','{"id": "table-sat", "args": {"name": "Dot", "moves": 0}}',1.79476192875699901586e+09,NULL,NULL);
INSERT INTO "messages" VALUES(17,'1af7f04738415fa24e71',NULL,'','','{"id": "table-started", "args": {"name": "", "moves": 0}}',1.79476192876240611077e+09,NULL,NULL);
INSERT INTO "messages" VALUES(18,'8f1706c8929bf8a59908','b47ba3631e243475cf0b','','','{"id": "table-sat", "args": {"name": "Flo", "moves": 0}}',1.79476192889900708197e+09,NULL,NULL);
INSERT INTO "messages" VALUES(19,'8f1706c8929bf8a59908','06d23954499ed20f1cf4','','','{"id": "table-sat", "args": {"name": "Gus", "moves": 0}}',1.79476192890031957622e+09,NULL,NULL);
INSERT INTO "messages" VALUES(20,'8f1706c8929bf8a59908','7376031b133d3acac325','','','{"id": "table-sat", "args": {"name": "Hal", "moves": 0}}',1.79476192890157556537e+09,NULL,NULL);
INSERT INTO "messages" VALUES(21,'8f1706c8929bf8a59908',NULL,'','','{"id": "table-started", "args": {"name": "", "moves": 0}}',1.79476192891078019137e+09,NULL,NULL);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name TEXT NOT NULL, 
	settings TEXT NOT NULL, 
	made_at FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('2b3c5663ca64425ca30a','Ada','{}',1.79476217864644885064e+09);
INSERT INTO "people" VALUES('584fd413fe2039d83a39','Bo','{}',1.79476217865088820456e+09);
INSERT INTO "people" VALUES('c9c6131fcc1729807053','Cy','{}',1.7947621786565334797e+09);
INSERT INTO "people" VALUES('bb59f54ca7f15a9b518a','Dee','{}',1.79476217866052961341e+09);
INSERT INTO "people" VALUES('4687ac5c818a4d5d0bd6','Eve','{}',1.79476217866864109044e+09);
INSERT INTO "people" VALUES('2feac883ea114c67b1e2','Ada''s phone','{}',1.79476217867254519465e+09);
INSERT INTO "people" VALUES('329955d70cb6fbc9eced','Bo''s phone','{}',1.79476217868457341196e+09);
INSERT INTO "people" VALUES('251e801608ae7573a28a','Eve''s tablet','{}',1.79476217868641972543e+09);
INSERT INTO "people" VALUES('ce64f9db1c3d8659843f','Guest 1','{}',1.79476218005249571799e+09);
INSERT INTO "people" VALUES('c90e6e52bd797579d46b','Guest 2','{}',1.79476218005683016776e+09);
INSERT INTO "people" VALUES('85fdca1b7a813c99aec2','Ada','{}',1.79476192854978966713e+09);
INSERT INTO "people" VALUES('4a7c3009a06b5d7eb2ed','Ben','{}',1.79476192855862188343e+09);
INSERT INTO "people" VALUES('cd892a142cb7d4934aee','Cy','{}',1.79476192873414397239e+09);
INSERT INTO "people" VALUES('f12fe52ea65059b74c71','Dot','{}',1.79476192873939180373e+09);
INSERT INTO "people" VALUES('f62a6237c452c5fa3611','Eve','{}',1.79476192888875460624e+09);
INSERT INTO "people" VALUES('b47ba3631e243475cf0b','Flo','{}',1.79476192888981914523e+09);
INSERT INTO "people" VALUES('06d23954499ed20f1cf4','Gus','{}',1.79476192889069533342e+09);
INSERT INTO "people" VALUES('7376031b133d3acac325','Hal','{}',1.79476192889156222344e+09);
INSERT INTO "people" VALUES('b04448875d9250beb9cb','Ida','{}',1.79476192892456030848e+09);
CREATE TABLE seat_keys (
	match_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	person_id VARCHAR(32) NOT NULL, 
	PRIMARY KEY (match_id, seat, person_id), 
	FOREIGN KEY(match_id) REFERENCES matches (id), 
	FOREIGN KEY(person_id) REFERENCES people (id)
);
INSERT INTO "seat_keys" VALUES('66b78946802e9a6d0ccc',0,'2feac883ea114c67b1e2');
INSERT INTO "seat_keys" VALUES('b26f3793cf114bde2675',1,'329955d70cb6fbc9eced');
INSERT INTO "seat_keys" VALUES('b26f3793cf114bde2675',1,'251e801608ae7573a28a');
INSERT INTO "seat_keys" VALUES('d884ecd228d9b2041bb4',1,'329955d70cb6fbc9eced');
CREATE TABLE seats (
	match_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	person_id VARCHAR(32), 
	name TEXT NOT NULL, 
	ready BOOLEAN NOT NULL, 
	held VARCHAR(8) NOT NULL, 
	late INTEGER NOT NULL, 
	PRIMARY KEY (match_id, seat), 
	FOREIGN KEY(match_id) REFERENCES matches (id), 
	FOREIGN KEY(person_id) REFERENCES people (id)
);
INSERT INTO "seats" VALUES('66b78946802e9a6d0ccc',0,'person','2b3c5663ca64425ca30a','Ada',1,'',0);
INSERT INTO "seats" VALUES('66b78946802e9a6d0ccc',1,'person','584fd413fe2039d83a39','Bo',1,'',0);
INSERT INTO "seats" VALUES('66b78946802e9a6d0ccc',2,'person','c9c6131fcc1729807053','Cy',1,'',0);
INSERT INTO "seats" VALUES('f2df32757a672a4673f9',0,'person','bb59f54ca7f15a9b518a','Dee',1,'',0);
INSERT INTO "seats" VALUES('f2df32757a672a4673f9',1,'bot',NULL,'random',1,'',0);
INSERT INTO "seats" VALUES('f2df32757a672a4673f9',2,'bot',NULL,'random',1,'',0);
INSERT INTO "seats" VALUES('b26f3793cf114bde2675',0,'person','2b3c5663ca64425ca30a','Ada',1,'',0);
INSERT INTO "seats" VALUES('b26f3793cf114bde2675',1,'person','4687ac5c818a4d5d0bd6','Eve',1,'',0);
INSERT INTO "seats" VALUES('b26f3793cf114bde2675',2,'bot',NULL,'random',1,'',0);
INSERT INTO "seats" VALUES('d884ecd228d9b2041bb4',0,'person','2b3c5663ca64425ca30a','Ada',1,'',0);
INSERT INTO "seats" VALUES('d884ecd228d9b2041bb4',1,'person','4687ac5c818a4d5d0bd6','Eve',1,'',0);
INSERT INTO "seats" VALUES('d884ecd228d9b2041bb4',2,'bot',NULL,'random',1,'',0);
INSERT INTO "seats" VALUES('d15bbd0012e27416f427',0,'person','c9c6131fcc1729807053','Cy',1,'',0);
INSERT INTO "seats" VALUES('d15bbd0012e27416f427',1,'open',NULL,'',0,'',0);
INSERT INTO "seats" VALUES('d15bbd0012e27416f427',2,'open',NULL,'',0,'',0);
INSERT INTO "seats" VALUES('4e6b33070dfdb64d120e',0,'person','85fdca1b7a813c99aec2','Ada',1,'',0);
INSERT INTO "seats" VALUES('4e6b33070dfdb64d120e',1,'person','4a7c3009a06b5d7eb2ed','Ben',1,'',0);
INSERT INTO "seats" VALUES('121a59950c9aed039f6c',0,'person','cd892a142cb7d4934aee','Cy',1,'',0);
INSERT INTO "seats" VALUES('121a59950c9aed039f6c',1,'person','f12fe52ea65059b74c71','Dot',1,'',0);
INSERT INTO "seats" VALUES('c0e298a924cdc9b2a2b3',0,'person','f62a6237c452c5fa3611','Eve',1,'',0);
INSERT INTO "seats" VALUES('c0e298a924cdc9b2a2b3',1,'person','b47ba3631e243475cf0b','Flo',1,'',0);
INSERT INTO "seats" VALUES('c0e298a924cdc9b2a2b3',2,'person','06d23954499ed20f1cf4','Gus',1,'',0);
INSERT INTO "seats" VALUES('c0e298a924cdc9b2a2b3',3,'person','7376031b133d3acac325','Hal',1,'',0);
INSERT INTO "seats" VALUES('8499ce7f27e9a9865e6d',0,'person','b04448875d9250beb9cb','Ida',1,'',0);
INSERT INTO "seats" VALUES('8499ce7f27e9a9865e6d',1,'open',NULL,'',0,'',0);
CREATE TABLE signing_keys (
	id INTEGER NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	made_at FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "signing_keys" VALUES(1,'889a2e8f756cf00ae92e0f2730d8fdbdae1727755dcc255fd4fa02a4b88a6439',1.79476217862663602825e+09);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	host VARCHAR(32), 
	players INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	edition TEXT NOT NULL, 
	private BOOLEAN NOT NULL, 
	pace VARCHAR(8) NOT NULL, 
	clock INTEGER, 
	undo VARCHAR(8) NOT NULL, 
	seed VARCHAR(40), 
	phase VARCHAR(8) NOT NULL, 
	match_id VARCHAR(32) NOT NULL, 
	made_at FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(host) REFERENCES people (id)
);
INSERT INTO "tables" VALUES('dfd3847a160b90cf7e0d','terra','2b3c5663ca64425ca30a',3,'{}','standard',1,'live',NULL,'ask',NULL,'playing','66b78946802e9a6d0ccc',1.79476217869852423675e+09);
INSERT INTO "tables" VALUES('d57a9c8f7da668a2f8b3','terra_futura','bb59f54ca7f15a9b518a',3,'{}','standard',1,'live',NULL,'strict',NULL,'playing','f2df32757a672a4673f9',1.79476217890844559664e+09);
INSERT INTO "tables" VALUES('4308857fbf7956912739','terra','2b3c5663ca64425ca30a',3,'{}','standard',1,'live',NULL,'strict',NULL,'playing','b26f3793cf114bde2675',1.7947621797775847912e+09);
INSERT INTO "tables" VALUES('19b453da3823de3d001f','terra','2b3c5663ca64425ca30a',3,'{}','standard',1,'live',NULL,'strict',NULL,'waiting','d884ecd228d9b2041bb4',1.79476217994157099719e+09);
INSERT INTO "tables" VALUES('91a28c2d7320cf6b76a7','terra','c9c6131fcc1729807053',3,'{}','standard',1,'live',NULL,'strict',NULL,'waiting','d15bbd0012e27416f427',1.79476218003762078281e+09);
INSERT INTO "tables" VALUES('efd9d6e16ff7cd061170','terra_futura','85fdca1b7a813c99aec2',2,'{}','standard',1,'live',NULL,'strict','18','playing','4e6b33070dfdb64d120e',1.79476192856978940962e+09);
INSERT INTO "tables" VALUES('1af7f04738415fa24e71','terra_futura','cd892a142cb7d4934aee',2,'{}','standard',1,'live',NULL,'strict','5','over','121a59950c9aed039f6c',1.79476192874596977237e+09);
INSERT INTO "tables" VALUES('8f1706c8929bf8a59908','terra','f62a6237c452c5fa3611',4,'{"teams": "yes", "threat_offset": "2"}','standard',1,'live',NULL,'strict','3','playing','c0e298a924cdc9b2a2b3',1.79476192889395308495e+09);
INSERT INTO "tables" VALUES('e8978ab682bc0f142fd4','terra_futura','b04448875d9250beb9cb',2,'{"touching": "no"}','standard',1,'live',NULL,'strict',NULL,'waiting','8499ce7f27e9a9865e6d',1.79476192893519306183e+09);
CREATE TABLE tokens (
	hash VARCHAR(64) NOT NULL, 
	person_id VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32), 
	seat INTEGER, 
	made_at FLOAT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person_id) REFERENCES people (id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "tokens" VALUES('23694b0f7ad9f98912235ebbff5a4cc8c6d2f1a38727f2dd690dbfa7e9319aec','2b3c5663ca64425ca30a',NULL,NULL,1.79476217864701867105e+09);
INSERT INTO "tokens" VALUES('5d6767856b0bbc45538bcfccb9d774756875cf738240adb095fe178a3a3e3723','584fd413fe2039d83a39',NULL,NULL,1.79476217865106892589e+09);
INSERT INTO "tokens" VALUES('35db35d68a3f66cb80ccfcb88458b3651c42324b885fb06760790e30a180a5f6','c9c6131fcc1729807053',NULL,NULL,1.7947621786567046642e+09);
INSERT INTO "tokens" VALUES('b9544501884b267a70755312eb55de8331b7913b04a1cc4030aa1487747ccded','bb59f54ca7f15a9b518a',NULL,NULL,1.79476217866070342056e+09);
INSERT INTO "tokens" VALUES('3cdd5c0ac9ef2d11e1e6a7f698de7ce061ba7c3c84c7cf0eb2c0e1fbd29fce8d','4687ac5c818a4d5d0bd6',NULL,NULL,1.79476217866884684565e+09);
INSERT INTO "tokens" VALUES('c88689f0a8e5dfd3a8df93c12fda769f30eb555e40142f1efb920f1633172c50','2feac883ea114c67b1e2',NULL,NULL,1.79476217867271780961e+09);
INSERT INTO "tokens" VALUES('28a1c02fb260541b249c203e312d0240bc979b453ec9e701f56a625c93fb3f5f','329955d70cb6fbc9eced',NULL,NULL,1.79476217868478250504e+09);
INSERT INTO "tokens" VALUES('3c77e6bc3c0aa8461c0f2523a0a1339b0836d45e4e01f7052625967f559b2a14','251e801608ae7573a28a',NULL,NULL,1.79476217868657875057e+09);
INSERT INTO "tokens" VALUES('839ccb62676bdb3c0c412b1d4fe26c257c5666e1a4624e00b153dab91467cc4c','ce64f9db1c3d8659843f','91a28c2d7320cf6b76a7',1,1.79476218005278301236e+09);
INSERT INTO "tokens" VALUES('c9e08944c6c0995963ba115de42435040eb7dcfc95aa3f5a0dd57ef661ecc786','c90e6e52bd797579d46b','91a28c2d7320cf6b76a7',2,1.7947621800570402145e+09);
INSERT INTO "tokens" VALUES('ba2ff43d4d3c431aa67f0da669fa314c154636309a7af1ab0ef20a0599434166','85fdca1b7a813c99aec2',NULL,NULL,1.7947619285505533219e+09);
INSERT INTO "tokens" VALUES('85d2553881673cfca5c6c9def2ebeec36caf608f94ad83f4b9c1fee5364157e3','4a7c3009a06b5d7eb2ed',NULL,NULL,1.79476192855905103675e+09);
INSERT INTO "tokens" VALUES('8f502426f72da9f55a97123be8ddc5f6d510139f76108b8c407f3f0e6ef2c40d','cd892a142cb7d4934aee',NULL,NULL,1.79476192873450136186e+09);
INSERT INTO "tokens" VALUES('fe0476a05f15623683534581cb1fc727284b12070c3b6eb3d43f77a185a63def','f12fe52ea65059b74c71',NULL,NULL,1.7947619287397363186e+09);
INSERT INTO "tokens" VALUES('e3494d015da4b86d71c076dac887bfb374772aa691410364f664db1b8885d45a','f62a6237c452c5fa3611',NULL,NULL,1.7947619288890151977e+09);
INSERT INTO "tokens" VALUES('85946993cbff23aca0ae84ae15a3ffd76d068e04b73167d333b6ea3061608815','b47ba3631e243475cf0b',NULL,NULL,1.79476192889001274111e+09);
INSERT INTO "tokens" VALUES('226e1de26cabeb1a8f38bf2a12a2b3084ff293404e0fc0204bf5ac3c0e1e606f','06d23954499ed20f1cf4',NULL,NULL,1.79476192889088177685e+09);
INSERT INTO "tokens" VALUES('af2d9206d1fbbc5db3aa2bba61c7d3d8f0fb309816dc3e00f466d29eafd9dc72','7376031b133d3acac325',NULL,NULL,1.79476192889178442959e+09);
INSERT INTO "tokens" VALUES('a4c59c4a1f3ed00b154d7f812d7c42a298b59c9d98db69bcfa4f20c3fe8fdfb8','b04448875d9250beb9cb',NULL,NULL,1.79476192892488074304e+09);
CREATE TABLE undo_requests (
	match_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	back_to INTEGER NOT NULL, 
	agreed TEXT NOT NULL, 
	PRIMARY KEY (match_id), 
	FOREIGN KEY(match_id) REFERENCES matches (id)
);
CREATE INDEX tables_by_phase ON tables (phase, made_at);
CREATE INDEX ix_matches_table_id ON matches (table_id);
CREATE INDEX matches_by_phase ON matches (phase);
CREATE INDEX ix_messages_table_id ON messages (table_id);
CREATE INDEX ix_tokens_person_id ON tokens (person_id);
CREATE INDEX ix_tokens_table_id ON tokens (table_id);
CREATE INDEX ix_seat_keys_person_id ON seat_keys (person_id);
CREATE INDEX ix_seats_person_id ON seats (person_id);
CREATE INDEX ix_messages_match_id ON messages (match_id);
COMMIT;
