SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE FUNCTION public.audit_stays() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin raise exception 'the audit is never changed'; end $$;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.accounts (
    id character varying(16) NOT NULL,
    name character varying(24) NOT NULL,
    folded character varying(96) NOT NULL,
    kind character varying(8) NOT NULL,
    password text,
    owner character varying(16),
    created bigint NOT NULL,
    banned_until bigint,
    vacation_until bigint,
    vacation_left bigint
);
CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.audit (
    number integer NOT NULL,
    at bigint NOT NULL,
    by character varying(40) NOT NULL,
    deed character varying(24) NOT NULL,
    about character varying(80) NOT NULL,
    words text NOT NULL
);
CREATE SEQUENCE public.audit_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.audit_number_seq OWNED BY public.audit.number;
CREATE TABLE public.blocks (
    account_id character varying(16) NOT NULL,
    blocked_id character varying(16) NOT NULL,
    created bigint NOT NULL
);
CREATE TABLE public.deadlines (
    table_id character varying(16) NOT NULL,
    "position" integer NOT NULL,
    seat integer NOT NULL,
    account_id character varying(16),
    asked bigint NOT NULL,
    until bigint NOT NULL,
    told integer NOT NULL,
    next_look bigint NOT NULL
);
CREATE TABLE public.facts (
    name character varying(32) NOT NULL,
    fact text NOT NULL
);
CREATE TABLE public.ladders (
    ladder character varying(24) NOT NULL,
    people integer NOT NULL,
    games integer NOT NULL
);
CREATE TABLE public.log (
    table_id character varying(16) NOT NULL,
    number integer NOT NULL,
    at bigint NOT NULL,
    entry text NOT NULL
);
CREATE TABLE public.notices (
    number integer NOT NULL,
    way_id character varying(16) NOT NULL,
    account_id character varying(16) NOT NULL,
    table_id character varying(16) NOT NULL,
    "position" integer NOT NULL,
    question character varying(12) NOT NULL,
    reminder integer NOT NULL,
    tries integer NOT NULL,
    due bigint NOT NULL
);
CREATE SEQUENCE public.notices_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.notices_number_seq OWNED BY public.notices.number;
CREATE TABLE public.orders (
    table_id character varying(16) NOT NULL,
    seat integer NOT NULL,
    card integer NOT NULL,
    "order" character varying(8) NOT NULL
);
CREATE TABLE public.processes (
    id character varying(32) NOT NULL,
    address character varying(80) NOT NULL,
    until timestamp with time zone NOT NULL
);
CREATE TABLE public.rated (
    number integer NOT NULL,
    table_id character varying(16) NOT NULL,
    ladder character varying(24) NOT NULL,
    at bigint NOT NULL
);
CREATE SEQUENCE public.rated_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.rated_number_seq OWNED BY public.rated.number;
CREATE TABLE public.rating_history (
    account_id character varying(16) NOT NULL,
    ladder character varying(24) NOT NULL,
    number integer NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    place integer NOT NULL
);
CREATE TABLE public.ratings (
    account_id character varying(16) NOT NULL,
    ladder character varying(24) NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    games integer NOT NULL,
    ordinal double precision NOT NULL,
    listed boolean NOT NULL
);
CREATE TABLE public.reports (
    id character varying(16) NOT NULL,
    at bigint NOT NULL,
    table_id character varying(16) NOT NULL,
    seat integer NOT NULL,
    by character varying(40) NOT NULL,
    about character varying(40) NOT NULL,
    reason character varying(24) NOT NULL,
    words text NOT NULL,
    log text NOT NULL,
    state character varying(8) NOT NULL
);
CREATE TABLE public.results (
    table_id character varying(16) NOT NULL,
    seat integer NOT NULL,
    account_id character varying(16) NOT NULL,
    at bigint NOT NULL,
    box character varying(12) NOT NULL,
    players integer NOT NULL,
    points integer NOT NULL,
    place integer NOT NULL,
    result text NOT NULL
);
CREATE TABLE public.seats (
    table_id character varying(16) NOT NULL,
    seat integer NOT NULL,
    account_id character varying(16) NOT NULL,
    held boolean NOT NULL
);
CREATE TABLE public.sessions (
    digest character varying(64) NOT NULL,
    account_id character varying(16) NOT NULL,
    label character varying(80) NOT NULL,
    created bigint NOT NULL,
    seen bigint NOT NULL
);
CREATE TABLE public.tables (
    id character varying(16) NOT NULL,
    code character varying(8),
    phase character varying(12) NOT NULL,
    open boolean NOT NULL,
    created bigint NOT NULL,
    owner character varying(32),
    rated boolean DEFAULT false NOT NULL,
    finished bigint,
    due boolean DEFAULT false NOT NULL
);
CREATE TABLE public.ways (
    id character varying(16) NOT NULL,
    account_id character varying(16) NOT NULL,
    kind character varying(12) NOT NULL,
    address text NOT NULL,
    keys text,
    language character varying(8) NOT NULL,
    confirmed boolean NOT NULL,
    failures integer NOT NULL,
    created bigint NOT NULL
);
ALTER TABLE ONLY public.audit ALTER COLUMN number SET DEFAULT nextval('public.audit_number_seq'::regclass);
ALTER TABLE ONLY public.notices ALTER COLUMN number SET DEFAULT nextval('public.notices_number_seq'::regclass);
ALTER TABLE ONLY public.rated ALTER COLUMN number SET DEFAULT nextval('public.rated_number_seq'::regclass);
INSERT INTO public.accounts VALUES ('yujbpa8p42wr', 'Ann', 'ann', 'person', '$argon2id$v=19$m=65536,t=3,p=4$s6gLKZME12YS/TWBGxdrGQ$/7jNADWO/H8r80sYaAi1ogaUOyhEyN8YUHYe2jf4KfE', NULL, 1794898153362, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('d857jophstvt', 'Bob', 'bob', 'person', '$argon2id$v=19$m=65536,t=3,p=4$Bf9FG7wOdTI86oERNBvTcA$w4Pkm2pHu8b2DvhTSyhlLityTsDyRLq6HmfDJFzXR9I', NULL, 1794898154096, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('gtv6onsuk2nq', 'Cid', 'cid', 'person', '$argon2id$v=19$m=65536,t=3,p=4$vkG7d1JtqTrVToZgncIrdQ$8tqeU0LktoI4tgoY8Hx3vDSMZM/EFO9UezKKVM5d648', NULL, 1794898154740, NULL, NULL, NULL);
INSERT INTO public.accounts VALUES ('755rsd8mwvkb', 'Dan', 'dan', 'person', '$argon2id$v=19$m=65536,t=3,p=4$LU+zUQbH7SXqFk56QjXEkQ$6CGJzdBSMTC6OczI6FGXWGDyQR3a65N3Y/mM2KDEcH0', NULL, 1794898159204, NULL, NULL, NULL);
INSERT INTO public.alembic_version VALUES ('0004');
INSERT INTO public.blocks VALUES ('yujbpa8p42wr', 'gtv6onsuk2nq', 1794898155896);
INSERT INTO public.deadlines VALUES ('k9czjwxpsmqp', 3, 2, '755rsd8mwvkb', 1794898159696, 1796107759696, 0, 1794898159702);
INSERT INTO public.facts VALUES ('looked', '1794898152999');
INSERT INTO public.ladders VALUES ('base-3', 3, 1);
INSERT INTO public.log VALUES ('hg9ch4yorjot', 0, 1794898154845, '{"type":"opened","code":"BLWDZ","settings":{"players":3,"pace":{"kind":"live","seconds":60,"reserve":60},"rated":true},"server_seed":"65e3ac1610591ad12ef6722cf0fc1908125c5210f914893cf5756dda348dd42b"}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 1, 1794898154845, '{"type":"joined","seat":0,"name":"Ann","token_digest":"daf3ea02080856b4cfe8640065891303129f3a34e43d22aabe78a2636137bcc2","account":"yujbpa8p42wr"}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 2, 1794898154946, '{"type":"joined","seat":1,"name":"Bob","token_digest":"2867da8fc67ea57ff351cbe080b5aa19a2d56871588976b81e8dc70222e0fe9f","account":"d857jophstvt"}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 3, 1794898154958, '{"type":"joined","seat":2,"name":"Cid","token_digest":"528e5cc0e3bd273eb49f4d347220ab118771177b1d4bfb603243c0560eeb3b6c","account":"gtv6onsuk2nq"}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 4, 1794898155145, '{"type":"started","record":{"format":"oriflamme","version":1,"deck":"base","options":{"edition":"revised","schemer_gain":1},"players":["Ann","Bob","Cid"],"first":0,"deal":[{"hand":["spy","heir","lord","assassination","ambush","royal_decree","conspiracy"],"aside":["soldier","archer","shapeshifter"]},{"hand":["archer","spy","heir","shapeshifter","assassination","royal_decree","conspiracy"],"aside":["soldier","lord","ambush"]},{"hand":["soldier","archer","spy","lord","shapeshifter","ambush","conspiracy"],"aside":["heir","assassination","royal_decree"]}],"actions":[],"result":null}}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 5, 1794898155196, '{"type":"acted","seat":0,"action":"place conspiracy first","id":"t86","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 6, 1794898155206, '{"type":"acted","seat":1,"action":"place shapeshifter first","id":"t87","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 7, 1794898155211, '{"type":"acted","seat":2,"action":"place conspiracy first","id":"t88","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 8, 1794898155223, '{"type":"acted","seat":2,"action":"reveal","id":"t89","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 9, 1794898155229, '{"type":"acted","seat":1,"action":"wait","id":"t90","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 10, 1794898155240, '{"type":"acted","seat":0,"action":"reveal","id":"t91","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 11, 1794898155254, '{"type":"acted","seat":1,"action":"place conspiracy last","id":"t92","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 12, 1794898155266, '{"type":"acted","seat":2,"action":"place lord last","id":"t93","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 13, 1794898155306, '{"type":"acted","seat":0,"action":"place assassination first","id":"t94","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 14, 1794898155309, '{"type":"acted","seat":0,"action":"reveal","id":"t95","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 15, 1794898155314, '{"type":"acted","seat":0,"action":"target 4","id":"t96","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 16, 1794898155317, '{"type":"acted","seat":1,"action":"reveal","id":"t97","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 17, 1794898155320, '{"type":"acted","seat":1,"action":"wait","id":"t98","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 18, 1794898155321, '{"type":"acted","seat":2,"action":"place ambush first","id":"t99","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 19, 1794898155323, '{"type":"acted","seat":0,"action":"place heir first","id":"t100","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 20, 1794898155326, '{"type":"acted","seat":1,"action":"place heir last","id":"t101","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 21, 1794898155328, '{"type":"acted","seat":0,"action":"wait","id":"t102","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 22, 1794898155330, '{"type":"acted","seat":2,"action":"wait","id":"t103","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 23, 1794898155332, '{"type":"acted","seat":1,"action":"reveal","id":"t104","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 24, 1794898155334, '{"type":"acted","seat":1,"action":"wait","id":"t105","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 25, 1794898155336, '{"type":"acted","seat":0,"action":"place lord last","id":"t106","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 26, 1794898155337, '{"type":"acted","seat":1,"action":"place archer on 4","id":"t107","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 27, 1794898155372, '{"type":"acted","seat":2,"action":"place shapeshifter on 2","id":"t108","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 28, 1794898155382, '{"type":"acted","seat":0,"action":"wait","id":"t109","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 29, 1794898155384, '{"type":"acted","seat":2,"action":"reveal","id":"t110","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 30, 1794898155386, '{"type":"acted","seat":1,"action":"reveal","id":"t111","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 31, 1794898155397, '{"type":"acted","seat":1,"action":"target 1","id":"t112","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 32, 1794898155400, '{"type":"acted","seat":0,"action":"reveal","id":"t113","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 33, 1794898155402, '{"type":"acted","seat":1,"action":"place assassination on 2","id":"t114","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 34, 1794898155405, '{"type":"acted","seat":2,"action":"place archer on 1","id":"t115","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 35, 1794898155407, '{"type":"acted","seat":0,"action":"place ambush first","id":"t116","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 36, 1794898155410, '{"type":"acted","seat":0,"action":"reveal","id":"t117","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 37, 1794898155417, '{"type":"acted","seat":2,"action":"reveal","id":"t118","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 38, 1794898155419, '{"type":"acted","seat":2,"action":"target 4","id":"t119","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 39, 1794898155421, '{"type":"acted","seat":1,"action":"wait","id":"t120","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 40, 1794898155423, '{"type":"acted","seat":1,"action":"target 1","id":"t121","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 41, 1794898155425, '{"type":"acted","seat":2,"action":"place soldier first","id":"t122","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 42, 1794898155427, '{"type":"acted","seat":0,"action":"place royal_decree last","id":"t123","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 43, 1794898155432, '{"type":"acted","seat":1,"action":"place spy first","id":"t124","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 44, 1794898155435, '{"type":"acted","seat":1,"action":"reveal","id":"t125","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 45, 1794898155445, '{"type":"acted","seat":2,"action":"reveal","id":"t126","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 46, 1794898155461, '{"type":"acted","seat":2,"action":"target 1","id":"t127","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 47, 1794898155464, '{"type":"acted","seat":2,"action":"target 3","id":"t128","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 48, 1794898155466, '{"type":"acted","seat":1,"action":"target 2","id":"t129","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 49, 1794898155468, '{"type":"acted","seat":1,"action":"target 1","id":"t130","reserve":60000}');
INSERT INTO public.log VALUES ('hg9ch4yorjot', 50, 1794898155470, '{"type":"acted","seat":0,"action":"wait","id":"t131","reserve":60000}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 0, 1794898155911, '{"type":"opened","code":"KGEST","settings":{"deck":"masks","pace":{"kind":"live","seconds":60}},"server_seed":"9c5d7c18755b5c38f34ded96f5a7a1b765e3d31240dcdb32fb389a0d0c4a8c63"}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 1, 1794898155911, '{"type":"joined","seat":0,"name":"P0","token_digest":"077def850ad8380598f27dac4655a12cf2689493b6639c78d63510f43bf83833"}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 2, 1794898155911, '{"type":"bot","seat":1,"name":"Osric","bot":"casual"}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 3, 1794898155911, '{"type":"bot","seat":2,"name":"Leofric","bot":"casual"}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 4, 1794898155911, '{"type":"bot","seat":3,"name":"Rosamund","bot":"casual"}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 5, 1794898155926, '{"type":"started","record":{"format":"oriflamme","version":1,"deck":"masks","options":{"edition":"revised","schemer_gain":1},"players":["P0","Osric","Leofric","Rosamund"],"first":0,"deal":[{"hand":["judge","informant","prince","shapeshifter","impersonation","trap","bribery"],"aside":["cutthroat","queen","plot"]},{"hand":["judge","informant","prince","shapeshifter","impersonation","bribery","plot"],"aside":["cutthroat","queen","trap"]},{"hand":["cutthroat","judge","prince","shapeshifter","impersonation","trap","plot"],"aside":["informant","queen","bribery"]},{"hand":["cutthroat","informant","queen","prince","shapeshifter","impersonation","bribery"],"aside":["judge","trap","plot"]}],"actions":[],"result":null}}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 6, 1794898155930, '{"type":"acted","seat":0,"action":"place judge first","id":"t133","reserve":120000}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 7, 1794898156089, '{"type":"acted","seat":1,"action":"place shapeshifter first","reserve":120000}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 8, 1794898156107, '{"type":"acted","seat":2,"action":"place shapeshifter first","reserve":120000}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 9, 1794898156127, '{"type":"acted","seat":3,"action":"place queen last","reserve":120000}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 10, 1794898156145, '{"type":"acted","seat":2,"action":"wait","reserve":120000}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 11, 1794898156166, '{"type":"acted","seat":1,"action":"wait","reserve":120000}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 12, 1794898156175, '{"type":"acted","seat":0,"action":"wait","id":"t134","reserve":120000}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 13, 1794898156193, '{"type":"acted","seat":3,"action":"reveal","reserve":120000}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 14, 1794898156217, '{"type":"acted","seat":1,"action":"place informant first","reserve":120000}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 15, 1794898156241, '{"type":"acted","seat":2,"action":"place prince first","reserve":120000}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 16, 1794898156285, '{"type":"acted","seat":3,"action":"place prince first","reserve":120000}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 17, 1794898156289, '{"type":"acted","seat":0,"action":"place informant first","id":"t135","reserve":120000}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 18, 1794898156291, '{"type":"acted","seat":0,"action":"wait","id":"t136","reserve":120000}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 19, 1794898156309, '{"type":"acted","seat":3,"action":"reveal","reserve":120000}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 20, 1794898156344, '{"type":"acted","seat":3,"action":"twin last","reserve":120000}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 21, 1794898156382, '{"type":"acted","seat":2,"action":"reveal","reserve":120000}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 22, 1794898156405, '{"type":"acted","seat":2,"action":"twin last","reserve":120000}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 23, 1794898156431, '{"type":"acted","seat":1,"action":"wait","reserve":120000}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 24, 1794898156452, '{"type":"acted","seat":2,"action":"wait","reserve":120000}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 25, 1794898156477, '{"type":"acted","seat":1,"action":"wait","reserve":120000}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 26, 1794898156487, '{"type":"acted","seat":0,"action":"wait","id":"t137","reserve":120000}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 27, 1794898156507, '{"type":"acted","seat":2,"action":"place judge first","reserve":120000}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 28, 1794898156533, '{"type":"acted","seat":3,"action":"place informant first","reserve":120000}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 29, 1794898156543, '{"type":"acted","seat":0,"action":"place prince first","id":"t138","reserve":120000}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 30, 1794898156566, '{"type":"acted","seat":1,"action":"place judge first","reserve":120000}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 31, 1794898156587, '{"type":"acted","seat":1,"action":"reveal","reserve":120000}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 32, 1794898156604, '{"type":"acted","seat":1,"action":"target 12","reserve":120000}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 33, 1794898156611, '{"type":"acted","seat":0,"action":"wait","id":"t139","reserve":120000}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 34, 1794898156630, '{"type":"acted","seat":3,"action":"wait","reserve":120000}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 35, 1794898156647, '{"type":"acted","seat":2,"action":"reveal","reserve":120000}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 36, 1794898156677, '{"type":"acted","seat":2,"action":"mode 2","reserve":120000}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 37, 1794898156757, '{"type":"acted","seat":0,"action":"wait","id":"t140","reserve":120000}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 38, 1794898156822, '{"type":"acted","seat":1,"action":"reveal","reserve":120000}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 39, 1794898156856, '{"type":"acted","seat":1,"action":"mode 1","reserve":120000}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 40, 1794898156887, '{"type":"acted","seat":2,"action":"reveal","reserve":120000}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 41, 1794898156912, '{"type":"acted","seat":2,"action":"mode 1","reserve":120000}');
INSERT INTO public.log VALUES ('73y33qpwtquk', 42, 1794898156931, '{"type":"acted","seat":1,"action":"wait","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 0, 1794898156941, '{"type":"opened","code":"UKMLJ","settings":{"deck":"alliance","players":3},"server_seed":"9a3227e9304ceea0bb3ef27efa64024dd1ee761d8d2df8f22ce042ebe34e69c3"}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 1, 1794898156941, '{"type":"joined","seat":0,"name":"P0","token_digest":"b264d5904c68242ad48bf37d00df562e65aec82b4808ac1048156c98dfa5d14f"}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 2, 1794898156941, '{"type":"bot","seat":1,"name":"Edric","bot":"casual"}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 3, 1794898156941, '{"type":"bot","seat":2,"name":"Beatrix","bot":"casual"}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 4, 1794898156953, '{"type":"started","record":{"format":"oriflamme","version":1,"deck":"alliance","options":{"edition":"revised","schemer_gain":1},"players":["P0","Edric","Beatrix"],"first":0,"deal":[{"hand":["deserter","judge","empress","diplomat","extortion","infiltration","treaty"],"aside":["informant","fanatic","uprising"]},{"hand":["deserter","judge","empress","diplomat","uprising","infiltration","treaty"],"aside":["informant","fanatic","extortion"]},{"hand":["judge","informant","fanatic","uprising","extortion","infiltration","treaty"],"aside":["deserter","empress","diplomat"]}],"actions":[],"result":null}}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 5, 1794898156960, '{"type":"acted","seat":0,"action":"place treaty first","id":"t142","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 6, 1794898156978, '{"type":"acted","seat":1,"action":"place empress last","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 7, 1794898157000, '{"type":"acted","seat":2,"action":"place judge last","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 8, 1794898157027, '{"type":"acted","seat":0,"action":"reveal","id":"t143","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 9, 1794898157055, '{"type":"acted","seat":1,"action":"reveal","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 10, 1794898157077, '{"type":"acted","seat":2,"action":"reveal","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 11, 1794898157103, '{"type":"acted","seat":2,"action":"target 1","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 12, 1794898157151, '{"type":"acted","seat":1,"action":"place diplomat last","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 13, 1794898157192, '{"type":"acted","seat":2,"action":"place fanatic first","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 14, 1794898157243, '{"type":"acted","seat":0,"action":"place diplomat first","id":"t144","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 15, 1794898157246, '{"type":"acted","seat":0,"action":"wait","id":"t145","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 16, 1794898157272, '{"type":"acted","seat":2,"action":"wait","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 17, 1794898157297, '{"type":"acted","seat":1,"action":"target 1","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 18, 1794898157319, '{"type":"acted","seat":2,"action":"mode 2","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 19, 1794898157344, '{"type":"acted","seat":1,"action":"reveal","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 20, 1794898157376, '{"type":"acted","seat":1,"action":"mode 1","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 21, 1794898157437, '{"type":"acted","seat":2,"action":"place informant last","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 22, 1794898157464, '{"type":"acted","seat":0,"action":"place judge last","id":"t146","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 23, 1794898157482, '{"type":"acted","seat":1,"action":"place uprising first","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 24, 1794898157502, '{"type":"acted","seat":1,"action":"wait","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 25, 1794898157514, '{"type":"acted","seat":0,"action":"reveal","id":"t147","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 26, 1794898157531, '{"type":"acted","seat":0,"action":"mode 2","id":"t148","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 27, 1794898157552, '{"type":"acted","seat":2,"action":"wait","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 28, 1794898157577, '{"type":"acted","seat":2,"action":"target 4","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 29, 1794898157616, '{"type":"acted","seat":1,"action":"mode 1","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 30, 1794898157645, '{"type":"acted","seat":2,"action":"wait","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 31, 1794898157674, '{"type":"acted","seat":0,"action":"reveal","id":"t149","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 32, 1794898157686, '{"type":"acted","seat":0,"action":"mode 2","id":"t150","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 33, 1794898157711, '{"type":"acted","seat":0,"action":"place empress on 5","id":"t151","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 34, 1794898157743, '{"type":"acted","seat":1,"action":"place deserter last","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 35, 1794898157767, '{"type":"acted","seat":2,"action":"place infiltration last","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 36, 1794898157810, '{"type":"acted","seat":1,"action":"wait","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 37, 1794898157829, '{"type":"acted","seat":2,"action":"wait","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 38, 1794898157847, '{"type":"acted","seat":2,"action":"target 1","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 39, 1794898157887, '{"type":"acted","seat":2,"action":"wait","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 40, 1794898157895, '{"type":"acted","seat":0,"action":"wait","id":"t152","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 41, 1794898157918, '{"type":"acted","seat":1,"action":"reveal","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 42, 1794898158012, '{"type":"acted","seat":1,"action":"target 7","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 43, 1794898158073, '{"type":"acted","seat":1,"action":"place judge last","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 44, 1794898158093, '{"type":"acted","seat":2,"action":"place uprising first","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 45, 1794898158102, '{"type":"acted","seat":0,"action":"place infiltration on 6","id":"t153","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 46, 1794898158120, '{"type":"acted","seat":2,"action":"wait","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 47, 1794898158133, '{"type":"acted","seat":1,"action":"reveal","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 48, 1794898158156, '{"type":"acted","seat":2,"action":"mode 2","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 49, 1794898158175, '{"type":"acted","seat":2,"action":"wait","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 50, 1794898158179, '{"type":"acted","seat":0,"action":"wait","id":"t154","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 51, 1794898158196, '{"type":"acted","seat":1,"action":"reveal","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 52, 1794898158215, '{"type":"acted","seat":1,"action":"target 2","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 53, 1794898158247, '{"type":"acted","seat":2,"action":"place extortion last","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 54, 1794898158341, '{"type":"acted","seat":0,"action":"place deserter on 3","id":"t155","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 55, 1794898158413, '{"type":"acted","seat":1,"action":"place infiltration last","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 56, 1794898158484, '{"type":"acted","seat":2,"action":"mode 1","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 57, 1794898158510, '{"type":"acted","seat":2,"action":"target 4","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 58, 1794898158531, '{"type":"acted","seat":2,"action":"reveal","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 59, 1794898158552, '{"type":"acted","seat":2,"action":"mode 1","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 60, 1794898158573, '{"type":"acted","seat":0,"action":"wait","id":"t156","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 61, 1794898158609, '{"type":"acted","seat":1,"action":"mode 1","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 62, 1794898158629, '{"type":"acted","seat":1,"action":"target 5","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 63, 1794898158655, '{"type":"acted","seat":2,"action":"reveal","reserve":120000}');
INSERT INTO public.log VALUES ('dyooatrjmfm3', 64, 1794898158677, '{"type":"acted","seat":1,"action":"reveal","reserve":120000}');
INSERT INTO public.log VALUES ('k9czjwxpsmqp', 0, 1794898159316, '{"type":"opened","code":"NJZYW","settings":{"players":3,"pace":{"kind":"turns","seconds":1209600,"reserve":0}},"server_seed":"9fdc8be7a7e1bbf4ff724122f28e9afe839382287dc68270902caa851312ef38"}');
INSERT INTO public.log VALUES ('k9czjwxpsmqp', 1, 1794898159316, '{"type":"joined","seat":0,"name":"Ann","token_digest":"d52305c592cbcf25c371f417a869b1f015b1875f342e49d699c4e17d207e469a","account":"yujbpa8p42wr"}');
INSERT INTO public.log VALUES ('k9czjwxpsmqp', 2, 1794898159353, '{"type":"joined","seat":1,"name":"Bob","token_digest":"eeabe8aee1db9e7cbd89ac202a80d91042c1c72172f5aece4a82e7aa02699851","account":"d857jophstvt"}');
INSERT INTO public.log VALUES ('k9czjwxpsmqp', 3, 1794898159449, '{"type":"joined","seat":2,"name":"Dan","token_digest":"be7e05e8f3c5d5e4a08ecce87641f1b55f04c76178ecaf044fb03c05b310f858","account":"755rsd8mwvkb"}');
INSERT INTO public.log VALUES ('k9czjwxpsmqp', 4, 1794898159618, '{"type":"seeded","seat":0,"seed":"stored"}');
INSERT INTO public.log VALUES ('k9czjwxpsmqp', 5, 1794898159668, '{"type":"seeded","seat":1,"seed":"stored"}');
INSERT INTO public.log VALUES ('k9czjwxpsmqp', 6, 1794898159672, '{"type":"seeded","seat":2,"seed":"stored"}');
INSERT INTO public.log VALUES ('k9czjwxpsmqp', 7, 1794898159674, '{"type":"started","record":{"format":"oriflamme","version":1,"deck":"base","options":{"edition":"revised","schemer_gain":1},"players":["Ann","Bob","Dan"],"first":2,"deal":[{"hand":["archer","heir","lord","shapeshifter","ambush","royal_decree","conspiracy"],"aside":["soldier","spy","assassination"]},{"hand":["soldier","archer","heir","assassination","ambush","royal_decree","conspiracy"],"aside":["spy","lord","shapeshifter"]},{"hand":["soldier","spy","heir","shapeshifter","assassination","ambush","conspiracy"],"aside":["archer","lord","royal_decree"]}],"actions":[],"result":null}}');
INSERT INTO public.log VALUES ('k9czjwxpsmqp', 8, 1794898159686, '{"type":"acted","seat":2,"action":"place conspiracy first","id":"t160"}');
INSERT INTO public.log VALUES ('k9czjwxpsmqp', 9, 1794898159692, '{"type":"acted","seat":0,"action":"place conspiracy last","id":"t161"}');
INSERT INTO public.log VALUES ('k9czjwxpsmqp', 10, 1794898159696, '{"type":"acted","seat":1,"action":"place conspiracy last","id":"t162"}');
INSERT INTO public.log VALUES ('6xwr276uv7ns', 0, 1794898159708, '{"type":"opened","code":"QWXJT","settings":{"players":3,"open":true},"server_seed":"5c6def37763d19dbccf6926184ff12e516a413a4428518f7a36582bacb3542dd"}');
INSERT INTO public.log VALUES ('6xwr276uv7ns', 1, 1794898159708, '{"type":"joined","seat":0,"name":"P0","token_digest":"3480dca16d578768812d7d14c9502510a994fb424095ac6e3d6ec5961ebe5f6e"}');
INSERT INTO public.log VALUES ('6xwr276uv7ns', 2, 1794898159708, '{"type":"bot","seat":1,"name":"Osric","bot":"beginner"}');
INSERT INTO public.log VALUES ('6xwr276uv7ns', 3, 1794898159708, '{"type":"bot","seat":2,"name":"Heloise","bot":"beginner"}');
INSERT INTO public.orders VALUES ('k9czjwxpsmqp', 0, 2, 'wait');
INSERT INTO public.rated VALUES (1, 'hg9ch4yorjot', 'base-3', 1794898155470);
INSERT INTO public.rating_history VALUES ('yujbpa8p42wr', 'base-3', 1, 25.717262170187357, 8.058224222802378, 2);
INSERT INTO public.rating_history VALUES ('d857jophstvt', 'base-3', 1, 27.869048680749426, 8.205243377397993, 1);
INSERT INTO public.rating_history VALUES ('gtv6onsuk2nq', 'base-3', 1, 21.413689149063217, 8.058224222802378, 3);
INSERT INTO public.ratings VALUES ('yujbpa8p42wr', 'base-3', 25.717262170187357, 8.058224222802378, 1, 1.542589501780224, false);
INSERT INTO public.ratings VALUES ('d857jophstvt', 'base-3', 27.869048680749426, 8.205243377397993, 1, 3.253318548555445, false);
INSERT INTO public.ratings VALUES ('gtv6onsuk2nq', 'base-3', 21.413689149063217, 8.058224222802378, 1, -2.7609835193439167, false);
INSERT INTO public.results VALUES ('hg9ch4yorjot', 0, 'yujbpa8p42wr', 1794898155470, 'base', 3, 4, 2, '{"kinds":[["ambush",1,1,0],["assassination",1,1,0],["conspiracy",1,0,0],["heir",1,0,1],["lord",1,1,1],["royal_decree",1,0,0]],"rated":true}');
INSERT INTO public.results VALUES ('hg9ch4yorjot', 1, 'd857jophstvt', 1794898155470, 'base', 3, 8, 1, '{"kinds":[["archer",1,3,0],["assassination",1,0,1],["conspiracy",1,2,0],["heir",1,0,0],["shapeshifter",1,1,0],["spy",1,1,1]],"bluff":["conspiracy",1,2],"rated":true}');
INSERT INTO public.results VALUES ('hg9ch4yorjot', 2, 'gtv6onsuk2nq', 1794898155470, 'base', 3, 3, 3, '{"kinds":[["ambush",1,0,0],["archer",1,1,1],["conspiracy",1,0,0],["lord",1,0,1],["shapeshifter",1,1,0],["soldier",1,1,1]],"rated":true}');
INSERT INTO public.seats VALUES ('hg9ch4yorjot', 0, 'yujbpa8p42wr', true);
INSERT INTO public.seats VALUES ('hg9ch4yorjot', 1, 'd857jophstvt', true);
INSERT INTO public.seats VALUES ('hg9ch4yorjot', 2, 'gtv6onsuk2nq', true);
INSERT INTO public.seats VALUES ('k9czjwxpsmqp', 0, 'yujbpa8p42wr', true);
INSERT INTO public.seats VALUES ('k9czjwxpsmqp', 1, 'd857jophstvt', true);
INSERT INTO public.seats VALUES ('k9czjwxpsmqp', 2, '755rsd8mwvkb', true);
INSERT INTO public.sessions VALUES ('8e13c5a5fa36fd0c2be386002be6db60744ee505cf79285f79ebf788840a0801', 'yujbpa8p42wr', 'python-httpx/0.28.1', 1794898153435, 1794898153435);
INSERT INTO public.sessions VALUES ('69a3f55e77e1d9b95af8305c84c7ce476d0cc35f7a0698d68bc727df5e7a80f0', 'd857jophstvt', 'python-httpx/0.28.1', 1794898154101, 1794898154101);
INSERT INTO public.sessions VALUES ('2cad353afc65d20e3c8a60bed5af68453ff17b12818b20bde193b2379d6cac8e', 'gtv6onsuk2nq', 'python-httpx/0.28.1', 1794898154751, 1794898154751);
INSERT INTO public.sessions VALUES ('eef8b44e170335f8186af68de88ddd9566acb55ec38b4abb6c2a8e5baaf0a226', '755rsd8mwvkb', 'python-httpx/0.28.1', 1794898159274, 1794898159274);
INSERT INTO public.tables VALUES ('hg9ch4yorjot', NULL, 'over', false, 1794898154845, NULL, true, 1794898155470, false);
INSERT INTO public.tables VALUES ('73y33qpwtquk', 'KGEST', 'playing', false, 1794898155911, NULL, false, NULL, false);
INSERT INTO public.tables VALUES ('dyooatrjmfm3', NULL, 'over', false, 1794898156941, NULL, false, 1794898158676, false);
INSERT INTO public.tables VALUES ('k9czjwxpsmqp', 'NJZYW', 'playing', false, 1794898159316, NULL, false, NULL, false);
INSERT INTO public.tables VALUES ('6xwr276uv7ns', 'QWXJT', 'gathering', true, 1794898159708, NULL, false, NULL, false);
SELECT pg_catalog.setval('public.audit_number_seq', 1, false);
SELECT pg_catalog.setval('public.notices_number_seq', 1, false);
SELECT pg_catalog.setval('public.rated_number_seq', 1, true);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_folded_key UNIQUE (folded);
ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.audit
    ADD CONSTRAINT audit_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT blocks_pkey PRIMARY KEY (account_id, blocked_id);
ALTER TABLE ONLY public.deadlines
    ADD CONSTRAINT deadlines_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.facts
    ADD CONSTRAINT facts_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.ladders
    ADD CONSTRAINT ladders_pkey PRIMARY KEY (ladder);
ALTER TABLE ONLY public.log
    ADD CONSTRAINT log_pkey PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.notices
    ADD CONSTRAINT notices_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (table_id, seat, card);
ALTER TABLE ONLY public.processes
    ADD CONSTRAINT processes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rated
    ADD CONSTRAINT rated_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.rated
    ADD CONSTRAINT rated_table_id_key UNIQUE (table_id);
ALTER TABLE ONLY public.rating_history
    ADD CONSTRAINT rating_history_pkey PRIMARY KEY (account_id, ladder, number);
ALTER TABLE ONLY public.ratings
    ADD CONSTRAINT ratings_pkey PRIMARY KEY (account_id, ladder);
ALTER TABLE ONLY public.reports
    ADD CONSTRAINT reports_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.results
    ADD CONSTRAINT results_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat, account_id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_code_key UNIQUE (code);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.ways
    ADD CONSTRAINT ways_pkey PRIMARY KEY (id);
CREATE INDEX accounts_by_owner ON public.accounts USING btree (owner);
CREATE INDEX deadlines_by_account ON public.deadlines USING btree (account_id);
CREATE INDEX deadlines_by_look ON public.deadlines USING btree (next_look);
CREATE INDEX notices_by_due ON public.notices USING btree (due);
CREATE INDEX notices_by_way ON public.notices USING btree (way_id);
CREATE INDEX ratings_by_place ON public.ratings USING btree (ladder, ordinal, account_id) WHERE listed;
CREATE INDEX reports_by_state ON public.reports USING btree (state, at);
CREATE INDEX results_by_account ON public.results USING btree (account_id, at);
CREATE INDEX seats_by_account ON public.seats USING btree (account_id, table_id);
CREATE INDEX sessions_by_account ON public.sessions USING btree (account_id);
CREATE INDEX tables_by_phase ON public.tables USING btree (phase, created);
CREATE INDEX tables_due ON public.tables USING btree (finished, id) WHERE due;
CREATE INDEX ways_by_account ON public.ways USING btree (account_id);
CREATE TRIGGER audit_stays BEFORE DELETE OR UPDATE ON public.audit FOR EACH ROW EXECUTE FUNCTION public.audit_stays();
