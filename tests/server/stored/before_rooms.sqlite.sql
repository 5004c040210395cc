BEGIN TRANSACTION;
CREATE TABLE accounts (
	id VARCHAR(16) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	folded VARCHAR(96) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	password TEXT, 
	owner VARCHAR(16), 
	created BIGINT NOT NULL, 
	banned_until BIGINT, 
	vacation_until BIGINT, 
	vacation_left BIGINT, 
	PRIMARY KEY (id), 
	UNIQUE (folded)
);
INSERT INTO "accounts" VALUES('sunb26r4bmo9','Ann','ann','person','$argon2id$v=19$m=65536,t=3,p=4$JzKfRiMox6xaDjc5lzBDfQ$K1pwU1T1GiuZ2jnUzapc3MiiKgY8JN5ouvBLNpTnnmo',NULL,1794898142838,NULL,NULL,NULL);
INSERT INTO "accounts" VALUES('ssbjko4zcn46','Bob','bob','person','$argon2id$v=19$m=65536,t=3,p=4$2sFmyhCFNzUkj50GfmSjbA$yyRDp9I/X0vQiUCnkLWDjoi20MrWkrcFLIv4suEvFNA',NULL,1794898143745,NULL,NULL,NULL);
INSERT INTO "accounts" VALUES('9qumbwpob2yp','Cid','cid','person','$argon2id$v=19$m=65536,t=3,p=4$naIXxqbhjWnitobeeSkFrQ$xi4bcx5Ty8ztheCsYE8B3Va+6ua3LaMVDIcuzYHBDXQ',NULL,1794898144658,NULL,NULL,NULL);
INSERT INTO "accounts" VALUES('7482sjijmfhw','Dan','dan','person','$argon2id$v=19$m=65536,t=3,p=4$iLRV/bOwCHUcLEZShOHvZw$2kcSnpkdlO8slPjgiidkKB+MDJzpvMwijqiSx/DwhnA',NULL,1794898148330,NULL,NULL,NULL);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE audit (
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	"by" VARCHAR(40) NOT NULL, 
	deed VARCHAR(24) NOT NULL, 
	about VARCHAR(80) NOT NULL, 
	words TEXT NOT NULL, 
	PRIMARY KEY (number)
);
CREATE TABLE blocks (
	account_id VARCHAR(16) NOT NULL, 
	blocked_id VARCHAR(16) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (account_id, blocked_id)
);
INSERT INTO "blocks" VALUES('sunb26r4bmo9','9qumbwpob2yp',1794898145431);
CREATE TABLE deadlines (
	table_id VARCHAR(16) NOT NULL, 
	position INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	account_id VARCHAR(16), 
	asked BIGINT NOT NULL, 
	until BIGINT NOT NULL, 
	told INTEGER NOT NULL, 
	next_look BIGINT NOT NULL, 
	PRIMARY KEY (table_id)
);
INSERT INTO "deadlines" VALUES('iouta9j6a7zp',3,1,'ssbjko4zcn46',1794898148505,1796107748505,0,1794898148523);
CREATE TABLE facts (
	name VARCHAR(32) NOT NULL, 
	fact TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "facts" VALUES('looked','1794898142348');
CREATE TABLE ladders (
	ladder VARCHAR(24) NOT NULL, 
	people INTEGER NOT NULL, 
	games INTEGER NOT NULL, 
	PRIMARY KEY (ladder)
);
INSERT INTO "ladders" VALUES('base-3',3,1);
CREATE TABLE log (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	entry TEXT NOT NULL, 
	PRIMARY KEY (table_id, number)
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES('48kk5yoxpxop',0,1794898148537,'{"type":"opened","code":"KMNCM","settings":{"players":3,"open":true},"server_seed":"56343e1bad7a3b3a0848746e5b6eb48e2e9f948ef5102a242960c2d9e9ba5697"}');
INSERT INTO "log" VALUES('48kk5yoxpxop',1,1794898148537,'{"type":"joined","seat":0,"name":"P0","token_digest":"6d6167a115324c0220b7664e8fa0a87d8cf6258215b101a5274a9618b084a680"}');
INSERT INTO "log" VALUES('48kk5yoxpxop',2,1794898148537,'{"type":"bot","seat":1,"name":"Sigismund","bot":"beginner"}');
INSERT INTO "log" VALUES('48kk5yoxpxop',3,1794898148537,'{"type":"bot","seat":2,"name":"Melisende","bot":"beginner"}');
INSERT INTO "log" VALUES('iouta9j6a7zp',0,1794898148345,'{"type":"opened","code":"ZGANW","settings":{"players":3,"pace":{"kind":"turns","seconds":1209600,"reserve":0}},"server_seed":"5d9803a7fde59281cb186bae3fd84152249dfb97ed64d1f729689e825ded0cfe"}');
INSERT INTO "log" VALUES('iouta9j6a7zp',1,1794898148345,'{"type":"joined","seat":0,"name":"Ann","token_digest":"65f6b5c269c3382e85dc1eb38d48432ced13cd769840cab40583ccdc12db5656","account":"sunb26r4bmo9"}');
INSERT INTO "log" VALUES('iouta9j6a7zp',2,1794898148370,'{"type":"joined","seat":1,"name":"Bob","token_digest":"2faae14ad1620e05c7ba34fca41bd51c02c56aca562e1952488ef65cca984677","account":"ssbjko4zcn46"}');
INSERT INTO "log" VALUES('iouta9j6a7zp',3,1794898148387,'{"type":"joined","seat":2,"name":"Dan","token_digest":"8c4b24a4fde5e004e7cb00308fbdb979ae5af5c7bc76d9e1ba7e11e3bb0ceff6","account":"7482sjijmfhw"}');
INSERT INTO "log" VALUES('iouta9j6a7zp',4,1794898148418,'{"type":"seeded","seat":0,"seed":"stored"}');
INSERT INTO "log" VALUES('iouta9j6a7zp',5,1794898148425,'{"type":"seeded","seat":1,"seed":"stored"}');
INSERT INTO "log" VALUES('iouta9j6a7zp',6,1794898148427,'{"type":"seeded","seat":2,"seed":"stored"}');
INSERT INTO "log" VALUES('iouta9j6a7zp',7,1794898148429,'{"type":"started","record":{"format":"oriflamme","version":1,"deck":"base","options":{"edition":"revised","schemer_gain":1},"players":["Ann","Bob","Dan"],"first":1,"deal":[{"hand":["spy","heir","lord","shapeshifter","assassination","ambush","conspiracy"],"aside":["soldier","archer","royal_decree"]},{"hand":["soldier","spy","heir","assassination","ambush","royal_decree","conspiracy"],"aside":["archer","lord","shapeshifter"]},{"hand":["archer","heir","lord","shapeshifter","assassination","ambush","royal_decree"],"aside":["soldier","spy","conspiracy"]}],"actions":[],"result":null}}');
INSERT INTO "log" VALUES('iouta9j6a7zp',8,1794898148475,'{"type":"acted","seat":1,"action":"place conspiracy first","id":"t81"}');
INSERT INTO "log" VALUES('iouta9j6a7zp',9,1794898148487,'{"type":"acted","seat":2,"action":"place royal_decree last","id":"t82"}');
INSERT INTO "log" VALUES('iouta9j6a7zp',10,1794898148506,'{"type":"acted","seat":0,"action":"place conspiracy last","id":"t83"}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',0,1794898144704,'{"type":"opened","code":"ZQPFU","settings":{"players":3,"pace":{"kind":"live","seconds":60,"reserve":60},"rated":true},"server_seed":"df1f551d3a17540cb6e8ebd625aca9d69119fb9ae4fc0f126f458d4254bd7389"}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',1,1794898144704,'{"type":"joined","seat":0,"name":"Ann","token_digest":"f0806647cdfa66fd5558872c6e438f9c1c28922d3f8fd9d306465aee1fd0f324","account":"sunb26r4bmo9"}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',2,1794898144724,'{"type":"joined","seat":1,"name":"Bob","token_digest":"82229336742bc7f0e1efc41305cbfe9142d303df63605b510b32a4f0d20df9dc","account":"ssbjko4zcn46"}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',3,1794898144736,'{"type":"joined","seat":2,"name":"Cid","token_digest":"240fe8f91752b293f4039342cea35ec037ab1c0f754f7a4a614980c6a9303bbd","account":"9qumbwpob2yp"}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',4,1794898144756,'{"type":"started","record":{"format":"oriflamme","version":1,"deck":"base","options":{"edition":"revised","schemer_gain":1},"players":["Ann","Bob","Cid"],"first":0,"deal":[{"hand":["soldier","archer","spy","lord","assassination","ambush","royal_decree"],"aside":["heir","shapeshifter","conspiracy"]},{"hand":["archer","spy","heir","lord","shapeshifter","royal_decree","conspiracy"],"aside":["soldier","assassination","ambush"]},{"hand":["soldier","archer","spy","shapeshifter","ambush","royal_decree","conspiracy"],"aside":["heir","lord","assassination"]}],"actions":[],"result":null}}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',5,1794898144763,'{"type":"acted","seat":0,"action":"place royal_decree first","id":"t2","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',6,1794898144776,'{"type":"acted","seat":1,"action":"place lord first","id":"t3","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',7,1794898144782,'{"type":"acted","seat":2,"action":"place conspiracy first","id":"t4","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',8,1794898144790,'{"type":"acted","seat":2,"action":"reveal","id":"t5","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',9,1794898144797,'{"type":"acted","seat":1,"action":"wait","id":"t6","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',10,1794898144800,'{"type":"acted","seat":0,"action":"reveal","id":"t7","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',11,1794898144807,'{"type":"acted","seat":1,"action":"reveal","id":"t8","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',12,1794898144810,'{"type":"acted","seat":1,"action":"place royal_decree first","id":"t9","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',13,1794898144814,'{"type":"acted","seat":2,"action":"place spy first","id":"t10","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',14,1794898144817,'{"type":"acted","seat":0,"action":"place lord last","id":"t11","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',15,1794898144822,'{"type":"acted","seat":2,"action":"reveal","id":"t12","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',16,1794898144826,'{"type":"acted","seat":1,"action":"wait","id":"t13","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',17,1794898144829,'{"type":"acted","seat":0,"action":"wait","id":"t14","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',18,1794898144833,'{"type":"acted","seat":2,"action":"place archer last","id":"t15","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',19,1794898144836,'{"type":"acted","seat":0,"action":"place soldier on 4","id":"t16","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',20,1794898144840,'{"type":"acted","seat":1,"action":"place archer on 3","id":"t17","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',21,1794898144842,'{"type":"acted","seat":1,"action":"reveal","id":"t18","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',22,1794898144855,'{"type":"acted","seat":1,"action":"target 3","id":"t19","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',23,1794898144859,'{"type":"acted","seat":1,"action":"gap 2","id":"t20","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',24,1794898144865,'{"type":"acted","seat":1,"action":"wait","id":"t21","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',25,1794898144876,'{"type":"acted","seat":0,"action":"wait","id":"t22","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',26,1794898144887,'{"type":"acted","seat":2,"action":"reveal","id":"t23","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',27,1794898144894,'{"type":"acted","seat":2,"action":"target 5","id":"t24","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',28,1794898144899,'{"type":"acted","seat":0,"action":"place assassination on 4","id":"t25","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',29,1794898144903,'{"type":"acted","seat":1,"action":"place spy on 3","id":"t26","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',30,1794898144908,'{"type":"acted","seat":2,"action":"place shapeshifter on 1","id":"t27","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',31,1794898144912,'{"type":"acted","seat":2,"action":"reveal","id":"t28","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',32,1794898144916,'{"type":"acted","seat":1,"action":"reveal","id":"t29","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',33,1794898144920,'{"type":"acted","seat":1,"action":"target 1","id":"t30","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',34,1794898144923,'{"type":"acted","seat":1,"action":"reveal","id":"t31","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',35,1794898144927,'{"type":"acted","seat":1,"action":"target 4","id":"t32","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',36,1794898144932,'{"type":"acted","seat":0,"action":"reveal","id":"t33","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',37,1794898144935,'{"type":"acted","seat":0,"action":"target 1","id":"t34","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',38,1794898144938,'{"type":"acted","seat":0,"action":"wait","id":"t35","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',39,1794898144942,'{"type":"acted","seat":1,"action":"place heir last","id":"t36","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',40,1794898144980,'{"type":"acted","seat":2,"action":"place royal_decree last","id":"t37","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',41,1794898145009,'{"type":"acted","seat":0,"action":"place ambush first","id":"t38","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',42,1794898145023,'{"type":"acted","seat":0,"action":"wait","id":"t39","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',43,1794898145028,'{"type":"acted","seat":1,"action":"target 6","id":"t40","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',44,1794898145034,'{"type":"acted","seat":1,"action":"target 4","id":"t41","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',45,1794898145041,'{"type":"acted","seat":0,"action":"wait","id":"t42","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',46,1794898145061,'{"type":"acted","seat":1,"action":"reveal","id":"t43","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',47,1794898145069,'{"type":"acted","seat":2,"action":"place soldier first","id":"t44","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',48,1794898145078,'{"type":"acted","seat":0,"action":"place archer on 5","id":"t45","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',49,1794898145085,'{"type":"acted","seat":1,"action":"place conspiracy on 6","id":"t46","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',50,1794898145107,'{"type":"acted","seat":2,"action":"wait","id":"t47","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',51,1794898145116,'{"type":"acted","seat":0,"action":"wait","id":"t48","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',52,1794898145120,'{"type":"acted","seat":1,"action":"target 1","id":"t49","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',53,1794898145128,'{"type":"acted","seat":1,"action":"target 4","id":"t50","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',54,1794898145141,'{"type":"acted","seat":0,"action":"wait","id":"t51","reserve":60000}');
INSERT INTO "log" VALUES('mdwvwxnqtybt',55,1794898145147,'{"type":"acted","seat":1,"action":"wait","id":"t52","reserve":60000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',0,1794898146466,'{"type":"opened","code":"KLRRR","settings":{"deck":"alliance","players":3},"server_seed":"afbbeffe06664c0a476d8abe11e8b9a1fe524078de7a83eb1925e51ff1bc54f1"}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',1,1794898146466,'{"type":"joined","seat":0,"name":"P0","token_digest":"e26f02485db2254ffab542d28838f6e0af4c58c66f32a1230e603cf22d4717f5"}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',2,1794898146466,'{"type":"bot","seat":1,"name":"Beatrix","bot":"casual"}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',3,1794898146466,'{"type":"bot","seat":2,"name":"Jocelyn","bot":"casual"}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',4,1794898146492,'{"type":"started","record":{"format":"oriflamme","version":1,"deck":"alliance","options":{"edition":"revised","schemer_gain":1},"players":["P0","Beatrix","Jocelyn"],"first":2,"deal":[{"hand":["deserter","judge","empress","fanatic","diplomat","uprising","infiltration"],"aside":["informant","extortion","treaty"]},{"hand":["judge","informant","empress","diplomat","extortion","infiltration","treaty"],"aside":["deserter","fanatic","uprising"]},{"hand":["deserter","judge","fanatic","uprising","extortion","infiltration","treaty"],"aside":["informant","empress","diplomat"]}],"actions":[],"result":null}}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',5,1794898146531,'{"type":"acted","seat":2,"action":"place fanatic first","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',6,1794898146537,'{"type":"acted","seat":0,"action":"place infiltration last","id":"t63","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',7,1794898146564,'{"type":"acted","seat":1,"action":"place empress last","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',8,1794898146606,'{"type":"acted","seat":2,"action":"reveal","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',9,1794898146613,'{"type":"acted","seat":0,"action":"reveal","id":"t64","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',10,1794898146632,'{"type":"acted","seat":1,"action":"reveal","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',11,1794898146749,'{"type":"acted","seat":0,"action":"place fanatic first","id":"t65","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',12,1794898146889,'{"type":"acted","seat":1,"action":"place diplomat first","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',13,1794898146910,'{"type":"acted","seat":2,"action":"place judge first","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',14,1794898146933,'{"type":"acted","seat":2,"action":"reveal","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',15,1794898146955,'{"type":"acted","seat":2,"action":"target 5","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',16,1794898146969,'{"type":"acted","seat":1,"action":"reveal","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',17,1794898146989,'{"type":"acted","seat":1,"action":"mode 1","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',18,1794898146993,'{"type":"acted","seat":0,"action":"wait","id":"t66","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',19,1794898147028,'{"type":"acted","seat":1,"action":"place judge last","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',20,1794898147041,'{"type":"acted","seat":2,"action":"place deserter last","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',21,1794898147049,'{"type":"acted","seat":0,"action":"place judge last","id":"t67","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',22,1794898147070,'{"type":"acted","seat":2,"action":"mode 2","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',23,1794898147088,'{"type":"acted","seat":1,"action":"mode 1","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',24,1794898147090,'{"type":"acted","seat":0,"action":"reveal","id":"t68","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',25,1794898147115,'{"type":"acted","seat":1,"action":"reveal","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',26,1794898147144,'{"type":"acted","seat":1,"action":"target 4","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',27,1794898147174,'{"type":"acted","seat":2,"action":"reveal","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',28,1794898147197,'{"type":"acted","seat":2,"action":"target 5","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',29,1794898147203,'{"type":"acted","seat":0,"action":"reveal","id":"t69","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',30,1794898147206,'{"type":"acted","seat":0,"action":"mode 2","id":"t70","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',31,1794898147222,'{"type":"acted","seat":2,"action":"place infiltration first","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',32,1794898147229,'{"type":"acted","seat":0,"action":"place uprising on 6","id":"t71","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',33,1794898147252,'{"type":"acted","seat":1,"action":"place informant last","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',34,1794898147275,'{"type":"acted","seat":2,"action":"reveal","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',35,1794898147293,'{"type":"acted","seat":2,"action":"target 2","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',36,1794898147317,'{"type":"acted","seat":1,"action":"mode 1","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',37,1794898147334,'{"type":"acted","seat":2,"action":"target 3","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',38,1794898147351,'{"type":"acted","seat":0,"action":"wait","id":"t72","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',39,1794898147375,'{"type":"acted","seat":1,"action":"wait","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',40,1794898147384,'{"type":"acted","seat":0,"action":"place empress first","id":"t73","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',41,1794898147410,'{"type":"acted","seat":1,"action":"place extortion first","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',42,1794898147507,'{"type":"acted","seat":2,"action":"place extortion first","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',43,1794898147614,'{"type":"acted","seat":2,"action":"wait","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',44,1794898147629,'{"type":"acted","seat":1,"action":"wait","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',45,1794898147631,'{"type":"acted","seat":0,"action":"wait","id":"t74","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',46,1794898147671,'{"type":"acted","seat":2,"action":"mode 2","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',47,1794898147686,'{"type":"acted","seat":2,"action":"target 6","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',48,1794898147693,'{"type":"acted","seat":0,"action":"target 3","id":"t75","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',49,1794898147719,'{"type":"acted","seat":1,"action":"wait","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',50,1794898147742,'{"type":"acted","seat":1,"action":"place infiltration first","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',51,1794898147770,'{"type":"acted","seat":2,"action":"place uprising last","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',52,1794898147789,'{"type":"acted","seat":0,"action":"place deserter on 4","id":"t76","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',53,1794898147847,'{"type":"acted","seat":1,"action":"reveal","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',54,1794898147872,'{"type":"acted","seat":2,"action":"reveal","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',55,1794898147911,'{"type":"acted","seat":1,"action":"reveal","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',56,1794898147928,'{"type":"acted","seat":0,"action":"wait","id":"t77","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',57,1794898147986,'{"type":"acted","seat":2,"action":"target 5","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',58,1794898148020,'{"type":"acted","seat":2,"action":"target 4","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',59,1794898148044,'{"type":"acted","seat":1,"action":"reveal","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',60,1794898148064,'{"type":"acted","seat":1,"action":"mode 1","reserve":120000}');
INSERT INTO "log" VALUES('ubvb6txp7zxp',61,1794898148085,'{"type":"acted","seat":2,"action":"wait","reserve":120000}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',0,1794898145523,'{"type":"opened","code":"WKBHX","settings":{"deck":"masks","pace":{"kind":"live","seconds":60}},"server_seed":"aa3b2810d104ac1497a2270a14a7334b164a41e7def9ada7cb2f6018625c585c"}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',1,1794898145523,'{"type":"joined","seat":0,"name":"P0","token_digest":"10249e776328a657e5488e3b9e667df81a1d615f1ee5b039a6fad5ddf513f2cf"}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',2,1794898145523,'{"type":"bot","seat":1,"name":"Sigismund","bot":"casual"}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',3,1794898145523,'{"type":"bot","seat":2,"name":"Corvin","bot":"casual"}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',4,1794898145523,'{"type":"bot","seat":3,"name":"Edric","bot":"casual"}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',5,1794898145593,'{"type":"started","record":{"format":"oriflamme","version":1,"deck":"masks","options":{"edition":"revised","schemer_gain":1},"players":["P0","Sigismund","Corvin","Edric"],"first":3,"deal":[{"hand":["cutthroat","judge","queen","shapeshifter","impersonation","trap","bribery"],"aside":["informant","prince","plot"]},{"hand":["cutthroat","judge","queen","prince","shapeshifter","impersonation","bribery"],"aside":["informant","trap","plot"]},{"hand":["judge","informant","prince","shapeshifter","impersonation","bribery","plot"],"aside":["cutthroat","queen","trap"]},{"hand":["cutthroat","judge","prince","shapeshifter","impersonation","trap","plot"],"aside":["informant","queen","bribery"]}],"actions":[],"result":null}}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',6,1794898145611,'{"type":"acted","seat":3,"action":"place judge first","reserve":120000}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',7,1794898145617,'{"type":"acted","seat":0,"action":"place cutthroat first","id":"t54","reserve":120000}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',8,1794898145633,'{"type":"acted","seat":1,"action":"place queen last","reserve":120000}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',9,1794898145656,'{"type":"acted","seat":2,"action":"place judge last","reserve":120000}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',10,1794898145664,'{"type":"acted","seat":0,"action":"wait","id":"t55","reserve":120000}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',11,1794898145698,'{"type":"acted","seat":3,"action":"reveal","reserve":120000}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',12,1794898145719,'{"type":"acted","seat":3,"action":"target 1","reserve":120000}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',13,1794898145734,'{"type":"acted","seat":1,"action":"reveal","reserve":120000}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',14,1794898145764,'{"type":"acted","seat":2,"action":"reveal","reserve":120000}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',15,1794898145789,'{"type":"acted","seat":2,"action":"mode 1","reserve":120000}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',16,1794898145815,'{"type":"acted","seat":2,"action":"target 3","reserve":120000}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',17,1794898145821,'{"type":"acted","seat":0,"action":"place judge first","id":"t56","reserve":120000}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',18,1794898145841,'{"type":"acted","seat":1,"action":"place cutthroat last","reserve":120000}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',19,1794898145857,'{"type":"acted","seat":2,"action":"place shapeshifter last","reserve":120000}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',20,1794898145874,'{"type":"acted","seat":3,"action":"place shapeshifter first","reserve":120000}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',21,1794898145898,'{"type":"acted","seat":3,"action":"wait","reserve":120000}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',22,1794898145900,'{"type":"acted","seat":0,"action":"wait","id":"t57","reserve":120000}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',23,1794898145911,'{"type":"acted","seat":0,"action":"wait","id":"t58","reserve":120000}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',24,1794898145949,'{"type":"acted","seat":3,"action":"mode 2","reserve":120000}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',25,1794898145972,'{"type":"acted","seat":3,"action":"target 5","reserve":120000}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',26,1794898146000,'{"type":"acted","seat":2,"action":"mode 2","reserve":120000}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',27,1794898146049,'{"type":"acted","seat":1,"action":"reveal","reserve":120000}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',28,1794898146093,'{"type":"acted","seat":1,"action":"target 4","reserve":120000}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',29,1794898146123,'{"type":"acted","seat":2,"action":"reveal","reserve":120000}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',30,1794898146166,'{"type":"acted","seat":1,"action":"place judge last","reserve":120000}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',31,1794898146223,'{"type":"acted","seat":2,"action":"place informant first","reserve":120000}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',32,1794898146243,'{"type":"acted","seat":3,"action":"place cutthroat last","reserve":120000}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',33,1794898146254,'{"type":"acted","seat":0,"action":"place queen first","id":"t59","reserve":120000}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',34,1794898146257,'{"type":"acted","seat":0,"action":"wait","id":"t60","reserve":120000}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',35,1794898146278,'{"type":"acted","seat":2,"action":"reveal","reserve":120000}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',36,1794898146306,'{"type":"acted","seat":2,"action":"mode 1","reserve":120000}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',37,1794898146337,'{"type":"acted","seat":3,"action":"wait","reserve":120000}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',38,1794898146344,'{"type":"acted","seat":0,"action":"wait","id":"t61","reserve":120000}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',39,1794898146362,'{"type":"acted","seat":1,"action":"reveal","reserve":120000}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',40,1794898146382,'{"type":"acted","seat":1,"action":"target 2","reserve":120000}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',41,1794898146402,'{"type":"acted","seat":3,"action":"reveal","reserve":120000}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',42,1794898146426,'{"type":"acted","seat":2,"action":"place prince first","reserve":120000}');
INSERT INTO "log" VALUES('vovnhbwf6cxu',43,1794898146449,'{"type":"acted","seat":3,"action":"place prince last","reserve":120000}');
CREATE TABLE notices (
	number INTEGER NOT NULL, 
	way_id VARCHAR(16) NOT NULL, 
	account_id VARCHAR(16) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	position INTEGER NOT NULL, 
	question VARCHAR(12) NOT NULL, 
	reminder INTEGER NOT NULL, 
	tries INTEGER NOT NULL, 
	due BIGINT NOT NULL, 
	PRIMARY KEY (number)
);
CREATE TABLE orders (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	card INTEGER NOT NULL, 
	"order" VARCHAR(8) NOT NULL, 
	PRIMARY KEY (table_id, seat, card)
);
INSERT INTO "orders" VALUES('iouta9j6a7zp',0,3,'wait');
CREATE TABLE processes (
	id VARCHAR(32) NOT NULL, 
	address VARCHAR(80) NOT NULL, 
	until DATETIME NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE rated (
	number INTEGER NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	ladder VARCHAR(24) NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (number), 
	UNIQUE (table_id)
);
INSERT INTO "rated" VALUES(1,'mdwvwxnqtybt','base-3',1794898145147);
CREATE TABLE rating_history (
	account_id VARCHAR(16) NOT NULL, 
	ladder VARCHAR(24) NOT NULL, 
	number INTEGER NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	place INTEGER NOT NULL, 
	PRIMARY KEY (account_id, ladder, number)
);
INSERT INTO "rating_history" VALUES('sunb26r4bmo9','base-3',1,2.14136891490632166315e+01,8.0582242228023783781e+00,3);
INSERT INTO "rating_history" VALUES('ssbjko4zcn46','base-3',1,2.78690486807494259831e+01,8.20524337739799314306e+00,1);
INSERT INTO "rating_history" VALUES('9qumbwpob2yp','base-3',1,2.57172621701873573831e+01,8.0582242228023783781e+00,2);
CREATE TABLE ratings (
	account_id VARCHAR(16) NOT NULL, 
	ladder VARCHAR(24) NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	games INTEGER NOT NULL, 
	ordinal DOUBLE NOT NULL, 
	listed BOOLEAN NOT NULL, 
	PRIMARY KEY (account_id, ladder)
);
INSERT INTO "ratings" VALUES('sunb26r4bmo9','base-3',2.14136891490632166315e+01,8.0582242228023783781e+00,1,-2.76098351934391672557e+00,0);
INSERT INTO "ratings" VALUES('ssbjko4zcn46','base-3',2.78690486807494259831e+01,8.20524337739799314306e+00,1,3.253318548555444778e+00,0);
INSERT INTO "ratings" VALUES('9qumbwpob2yp','base-3',2.57172621701873573831e+01,8.0582242228023783781e+00,1,1.5425895017802240261e+00,0);
CREATE TABLE reports (
	id VARCHAR(16) NOT NULL, 
	at BIGINT NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	"by" VARCHAR(40) NOT NULL, 
	about VARCHAR(40) NOT NULL, 
	reason VARCHAR(24) NOT NULL, 
	words TEXT NOT NULL, 
	log TEXT NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE results (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	account_id VARCHAR(16) NOT NULL, 
	at BIGINT NOT NULL, 
	box VARCHAR(12) NOT NULL, 
	players INTEGER NOT NULL, 
	points INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	result TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "results" VALUES('mdwvwxnqtybt',0,'sunb26r4bmo9',1794898145147,'base',3,0,3,'{"kinds":[["ambush",1,0,0],["archer",1,0,0],["assassination",1,1,0],["lord",1,0,0],["royal_decree",1,0,0],["soldier",1,0,0]],"rated":true}');
INSERT INTO "results" VALUES('mdwvwxnqtybt',1,'ssbjko4zcn46',1794898145147,'base',3,14,1,'{"kinds":[["archer",1,4,0],["conspiracy",1,0,0],["heir",1,2,0],["lord",1,6,0],["royal_decree",1,1,0],["spy",1,2,0]],"bluff":["archer",1,4],"rated":true}');
INSERT INTO "results" VALUES('mdwvwxnqtybt',2,'9qumbwpob2yp',1794898145147,'base',3,4,2,'{"kinds":[["archer",1,1,1],["conspiracy",1,0,0],["royal_decree",1,0,1],["shapeshifter",1,0,1],["soldier",1,0,1],["spy",1,2,1]],"rated":true}');
CREATE TABLE seats (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	account_id VARCHAR(16) NOT NULL, 
	held BOOLEAN NOT NULL, 
	PRIMARY KEY (table_id, seat, account_id)
);
INSERT INTO "seats" VALUES('mdwvwxnqtybt',0,'sunb26r4bmo9',1);
INSERT INTO "seats" VALUES('mdwvwxnqtybt',1,'ssbjko4zcn46',1);
INSERT INTO "seats" VALUES('mdwvwxnqtybt',2,'9qumbwpob2yp',1);
INSERT INTO "seats" VALUES('iouta9j6a7zp',0,'sunb26r4bmo9',1);
INSERT INTO "seats" VALUES('iouta9j6a7zp',1,'ssbjko4zcn46',1);
INSERT INTO "seats" VALUES('iouta9j6a7zp',2,'7482sjijmfhw',1);
CREATE TABLE sessions (
	digest VARCHAR(64) NOT NULL, 
	account_id VARCHAR(16) NOT NULL, 
	label VARCHAR(80) NOT NULL, 
	created BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	PRIMARY KEY (digest)
);
INSERT INTO "sessions" VALUES('c266fc3c1a610739475715c81942de1f79024321d400a2b725a43530f263d11f','sunb26r4bmo9','python-httpx/0.28.1',1794898142863,1794898142863);
INSERT INTO "sessions" VALUES('6558a03ef463093440fe03fd48da6924ed644bf5e81be01f9355c1ef19b0a028','ssbjko4zcn46','python-httpx/0.28.1',1794898143747,1794898143747);
INSERT INTO "sessions" VALUES('00f6c82481480441e5e6f06fafa30a1674deced516049ef4f66be37fe9e233dd','9qumbwpob2yp','python-httpx/0.28.1',1794898144659,1794898144659);
INSERT INTO "sessions" VALUES('7b2159d958821cf4a0cf8bec32059cf07b85d501717817a16b6512c3f2f43ffd','7482sjijmfhw','python-httpx/0.28.1',1794898148332,1794898148332);
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	code VARCHAR(8), 
	phase VARCHAR(12) NOT NULL, 
	open BOOLEAN NOT NULL, 
	created BIGINT NOT NULL, owner VARCHAR(32), rated BOOLEAN DEFAULT 0 NOT NULL, finished BIGINT, due BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (code)
);
INSERT INTO "tables" VALUES('mdwvwxnqtybt',NULL,'over',0,1794898144704,NULL,1,1794898145147,0);
INSERT INTO "tables" VALUES('vovnhbwf6cxu','WKBHX','playing',0,1794898145523,NULL,0,NULL,0);
INSERT INTO "tables" VALUES('ubvb6txp7zxp',NULL,'over',0,1794898146466,NULL,0,1794898148085,0);
INSERT INTO "tables" VALUES('iouta9j6a7zp','ZGANW','playing',0,1794898148345,NULL,0,NULL,0);
INSERT INTO "tables" VALUES('48kk5yoxpxop','KMNCM','gathering',1,1794898148537,NULL,0,NULL,0);
CREATE TABLE ways (
	id VARCHAR(16) NOT NULL, 
	account_id VARCHAR(16) NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	address TEXT NOT NULL, 
	keys TEXT, 
	language VARCHAR(8) NOT NULL, 
	confirmed BOOLEAN NOT NULL, 
	failures INTEGER NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE INDEX tables_by_phase ON tables (phase, created);
CREATE INDEX tables_due ON tables (finished, id) WHERE due = 1;
CREATE INDEX accounts_by_owner ON accounts (owner);
CREATE INDEX sessions_by_account ON sessions (account_id);
CREATE INDEX seats_by_account ON seats (account_id, table_id);
CREATE INDEX ratings_by_place ON ratings (ladder, ordinal, account_id) WHERE listed = 1;
CREATE INDEX results_by_account ON results (account_id, at);
CREATE INDEX deadlines_by_look ON deadlines (next_look);
CREATE INDEX deadlines_by_account ON deadlines (account_id);
CREATE INDEX ways_by_account ON ways (account_id);
CREATE INDEX reports_by_state ON reports (state, at);
CREATE TRIGGER audit_update before update on audit begin select raise(abort, 'the audit is never changed'); end;
CREATE TRIGGER audit_delete before delete on audit begin select raise(abort, 'the audit is never changed'); end;
CREATE INDEX notices_by_due ON notices (due);
CREATE INDEX notices_by_way ON notices (way_id);
COMMIT;
