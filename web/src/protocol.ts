// Made by `oriflamme protocol typescript` from src/oriflamme/protocol/messages.py. Do not edit.

/** The first message: take the seat of this token, or watch without one. Events are told from `since` on.

    `account`: take the seat of the account that is signed in, by the cookie or the bearer token of the handshake. */
export interface Hello {
  type: "hello";
  token?: string | null;
  since?: number;
  account?: boolean;
}

/** Answer the question of the position with this number by one of its actions. */
export interface Move {
  type: "move";
  id: string;
  number: number;
  action: string;
}

/** Take one's last action back, as long as nobody has learned anything by it. */
export interface Undo {
  type: "undo";
  id: string;
  number: number;
}

/** Answer for a hidden card of mine from now on: wait each time, reveal when next asked, or ask me. */
export interface Order {
  type: "order";
  id: string;
  card: number;
  order: "none" | "reveal" | "wait";
}

/** Add to the seed of the deal, before the start. */
export interface AddSeed {
  type: "seed";
  id: string;
  seed: string;
}

/** Put a bot on a free seat, or on all of them. */
export interface Fill {
  type: "fill";
  id: string;
  bot?: string;
  seat?: number | null;
}

/** Free the seat of a bot or, as the host, of a person. Before the start only. */
export interface Kick {
  type: "kick";
  id: string;
  seat: number;
}

/** Say yes to this rated game. Coming to a table where one has taken the seat oneself says so too. */
export interface Ready {
  type: "ready";
  id: string;
}

/** Deal. The host says so when every seat is taken. */
export interface Start {
  type: "start";
  id: string;
}

/** Leave the table: the seat is free before the start; later a bot stands in until the player is back. */
export interface Leave {
  type: "leave";
  id: string;
}

/** Take the seat back from the bot that stood in. */
export interface Back {
  type: "back";
  id: string;
}

/** Let a bot stand in for a player who is not connected. */
export interface StandIn {
  type: "stand_in";
  id: string;
  seat: number;
}

/** Wish that the table pauses, or no longer; it pauses when all who are there wish it, and goes on when one does. */
export interface Pause {
  type: "pause";
  id: string;
  on?: boolean;
}

/** Open a table for the same people with the same settings; everyone's token is good there too. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** Say a quick phrase anywhere, or free text at a table that is not open to all. */
export interface Say {
  type: "say";
  id: string;
  phrase?: string | null;
  text?: string | null;
}

/** Hear a seat no more, or again. */
export interface Mute {
  type: "mute";
  id: string;
  seat: number;
  on?: boolean;
}

/** Ask what each answer to my question would do, as far as I can tell; `previews` is the answer. */
export interface WhatIf {
  type: "what_if";
  id: string;
  number: number;
}

/** Ask whether the server is there. */
export interface Ping {
  type: "ping";
  id: string;
}

/** The answer to `hello`: which table, and which seat the token holds. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: string;
  seat?: number | null;
}

/** Everything about a table that is not the game. */
export interface TableNews {
  type: "table";
  number: number;
  table: string;
  code: string;
  phase: "closed" | "gathering" | "over" | "playing";
  settings: TableSettings;
  seats: SeatNews[];
  host: number;
  commitment: string;
  spectators?: number;
  paused?: boolean;
  rematch?: string | null;
  fairness?: Fairness | null;
  source?: string | null;
}

/** What is played at a table, and how. */
export interface TableSettings {
  deck?: string | string[];
  players?: number;
  edition?: "first" | "revised";
  schemer_gain?: number;
  open?: boolean;
  pace?: Pace;
  stand_in?: string;
  rated?: boolean;
}

/** How much time there is.

    None is measured (relaxed); or there are seconds for each decision and a reserve for the game, and time stands still
    while nobody is there (live); or there are hours or days for each decision, and nobody need be there (turns). */
export interface Pace {
  kind?: "live" | "relaxed" | "turns";
  seconds?: number;
  reserve?: number;
}

/** Who sits where, and whether they are there. */
export interface SeatNews {
  kind: "bot" | "empty" | "person";
  name?: string;
  bot?: string | null;
  connected?: boolean;
  stood_in?: boolean;
  seeded?: boolean;
  wants_pause?: boolean;
  account?: string | null;
  is_bot?: boolean;
  ready?: boolean;
}

/** With which the deal can be checked once the game is over. */
export interface Fairness {
  server_seed: string;
  seat_seeds: string[];
}

/** The position as the viewer may know it, and what happened since the last one. */
export interface GameNews {
  type: "game";
  number: number;
  since: number;
  events: (RoundBegan | Placed | Waited | Revealed | TookPot | LostPot | PotGrew | Acted | Gained | Paid | Lost | Eliminated | Discarded | CardKept | Moved | Entered | Exchanged | NotFound | Bribed | Marked | TurnedDown | GameOver)[];
  game: ShownGame;
  undo?: boolean;
}

/** A round begins with this seat. */
export interface RoundBegan {
  type: "RoundBegan";
  round: number;
  first: number;
}

/** A player put a card face down: 0 first, 1 last, or on pile `place - 2`. Others do not hear which. */
export interface Placed {
  type: "Placed";
  seat: number;
  card: number;
  place: number;
  kind: string | null;
}

/** A hidden card waits and gets 1 influence. */
export interface Waited {
  type: "Waited";
  seat: number;
  card: number;
}

/** A player turned a card face up. */
export interface Revealed {
  type: "Revealed";
  seat: number;
  card: number;
  kind: string;
}

/** A player took the influence on a card. */
export interface TookPot {
  type: "TookPot";
  seat: number;
  card: number;
  kind: string;
  amount: number;
}

/** Influence on a card went to the supply; card 0 is a Plot that has left the queue. */
export interface LostPot {
  type: "LostPot";
  seat: number;
  card: number;
  amount: number;
}

/** Influence from the supply came onto a card. */
export interface PotGrew {
  type: "PotGrew";
  seat: number;
  card: number;
  amount: number;
}

/** A revealed card applies its ability. */
export interface Acted {
  type: "Acted";
  seat: number;
  card: number;
  kind: string;
}

/** A player gained influence from the supply, by a card of this kind. */
export interface Gained {
  type: "Gained";
  seat: number;
  by: string;
  amount: number;
}

/** A player gave influence to another. */
export interface Paid {
  type: "Paid";
  seat: number;
  to: number;
  by: string;
  amount: number;
}

/** A player gave influence to the supply. */
export interface Lost {
  type: "Lost";
  seat: number;
  by: string;
  amount: number;
}

/** A card was eliminated by another, or by itself; its pot is lost. */
export interface Eliminated {
  type: "Eliminated";
  seat: number;
  card: number;
  kind: string;
  actor: number;
  pot: number;
}

/** A card went to its owner's discard pile. */
export interface Discarded {
  type: "Discarded";
  seat: number;
  card: number;
  kind: string;
}

/** A card lies in front of its player from now on. */
export interface CardKept {
  type: "CardKept";
  seat: number;
  card: number;
  kind: string;
  pot: number;
}

/** A card came to stand elsewhere, with so many piles before it. */
export interface Moved {
  type: "Moved";
  seat: number;
  card: number;
  pile: number;
}

/** A Twin, or a card brought by Impersonation, came into the queue: 0 first, 1 last, 2 + pile. */
export interface Entered {
  type: "Entered";
  seat: number;
  card: number;
  kind: string;
  place: number;
}

/** A card went to the hand and another one, face down, in its place. Others do not hear which. */
export interface Exchanged {
  type: "Exchanged";
  seat: number;
  card: number;
  gone: number;
  gone_kind: string;
  kind: string | null;
}

/** Impersonation found no card: it is neither discarded nor set aside. */
export interface NotFound {
  type: "NotFound";
  seat: number;
  kind: string;
}

/** A card is of this seat's family now. */
export interface Bribed {
  type: "Bribed";
  seat: number;
  card: number;
  kind: string;
}

/** A card got a verdict token. */
export interface Marked {
  type: "Marked";
  seat: number;
  card: number;
}

/** A card was turned face down again; everyone remembers it. */
export interface TurnedDown {
  type: "TurnedDown";
  seat: number;
  card: number;
  kind: string;
}

/** The game is over. */
export interface GameOver {
  type: "GameOver";
  winners: number[];
}

/** A game as one seat, or a spectator, sees it. */
export interface ShownGame {
  round: number;
  first: number;
  deck: string[];
  queue: ShownCard[][];
  seats: ShownSeat[];
  verdicts: number;
  question?: ShownQuestion | null;
  winners?: number[];
}

/** A card of the queue. Its number is public; its kind is missing where the viewer may not know it. */
export interface ShownCard {
  card: number;
  owner: number;
  family: number;
  kind?: string | null;
  hidden?: boolean;
  pot?: number;
  verdicts?: number;
  rests?: boolean;
}

/** What lies before one seat. Hand and cards set aside are there where the viewer may know them. */
export interface ShownSeat {
  stock: number;
  hand_size: number;
  discards?: string[];
  kept?: ShownKept[];
  twin?: boolean;
  hand?: string[] | null;
  aside?: string[] | null;
}

/** A card kept in front of its player. */
export interface ShownKept {
  kind: string;
  pot?: number;
}

/** Who is asked what. Only the seat that is asked is told the card and the actions. */
export interface ShownQuestion {
  seat: number;
  kind: string;
  text: string;
  pile?: number | null;
  card?: string | null;
  voice?: string | null;
  actions?: string[];
}

/** How much time the seat that is asked has left, in milliseconds, and everyone's reserve.

    At a turn-based table nobody has a reserve, and `until` is when the time is over, in milliseconds since 1970. */
export interface ClockNews {
  type: "clock";
  number: number;
  seat: number;
  left: number;
  reserves: number[];
  running?: boolean;
  until?: number | null;
}

/** This seat's standing orders, by card. */
export interface OrdersNews {
  type: "orders";
  orders: Record<string, "none" | "reveal" | "wait">;
}

/** Somebody said something. */
export interface Talk {
  type: "said";
  seat: number;
  name: string;
  phrase?: string | null;
  text?: string | null;
}

/** A message was carried out and is on disk; a move led to the position with this number. */
export interface Done {
  type: "done";
  id: string;
  number?: number;
}

/** A message was refused and has changed nothing. */
export interface Refused {
  type: "refused";
  code: string;
  sentence: string;
  id?: string | null;
}

/** What each answer would do. One outcome is certain; of several, the kind of a hidden card decides. */
export interface Previews {
  type: "previews";
  id: string;
  number: number;
  previews: Preview[];
}

/** What an action would do. With one outcome that is certain; with more, a hidden card decides. */
export interface Preview {
  action: string;
  outcomes: Outcome[];
}

/** One thing that can happen: who gains or loses how much, which cards leave the queue, which get or lose a pot. */
export interface Outcome {
  gains: number[];
  gone?: number[];
  kinds?: string[];
}

/** The server is there. */
export interface Pong {
  type: "pong";
  id: string;
}

/** POST /api/tables: open a table and take its first seat that is not a bot's. */
export interface OpenTable {
  name: string;
  settings?: TableSettings;
  bots?: (string | null)[];
}

/** POST /api/tables/{table}/seats: take a free seat. */
export interface TakeSeat {
  name: string;
}

/** POST /api/replays/{table}/play-on: a new table from a point of a finished game, against bots. */
export interface PlayOn {
  name: string;
  seat: number;
  number: number;
  bot?: string;
}

/** The seat that was taken. Who has the token has the seat: keep it, and show it to nobody. */
export interface Seated {
  table: string;
  code: string;
  seat: number;
  token: string;
  commitment: string;
}

/** Why a request was refused, as a word for programs and a sentence for people. */
export interface Problem {
  code: string;
  sentence: string;
}

/** GET /api/tables. */
export interface TableList {
  tables: ListedTable[];
}

/** A table that anyone may join or watch. */
export interface ListedTable {
  table: string;
  code: string;
  phase: "closed" | "gathering" | "over" | "playing";
  settings: TableSettings;
  seats: SeatNews[];
}

/** GET /api/replays/{table}: a finished game, from a seat, as a spectator or all-seeing. */
export interface Replay {
  table: string;
  names: string[];
  settings: TableSettings;
  viewer: string;
  frames: Frame[];
  commitment: string;
  fairness?: Fairness | null;
  source?: string | null;
}

/** One position of a replay: the action that led to it, its events and how it looks. */
export interface Frame {
  number: number;
  events: (RoundBegan | Placed | Waited | Revealed | TookPot | LostPot | PotGrew | Acted | Gained | Paid | Lost | Eliminated | Discarded | CardKept | Moved | Entered | Exchanged | NotFound | Bribed | Marked | TurnedDown | GameOver)[];
  game: ShownGame;
  action?: string | null;
}

/** GET /api/about: what can be chosen on this server. */
export interface About {
  version: string;
  protocol: number;
  decks: Record<string, string[]>;
  lines: string[];
  kinds: Kind[];
  bots: BotLevel[];
  phrases: Phrase[];
}

/** A kind of card. */
export interface Kind {
  kind: string;
  name: string;
  box: string;
  line: number;
  type: string;
  text: string;
  rulings: string[];
  tip: string;
}

/** A bot that can be given a seat. */
export interface BotLevel {
  bot: string;
  text: string;
}

/** A quick phrase, in English. */
export interface Phrase {
  phrase: string;
  text: string;
}

/** POST /api/accounts: have an account, and the games that this browser has played without one. */
export interface SignUp {
  name: string;
  password: string;
  games?: GuestGame[];
}

/** A seat that was taken without an account, and the token that proves it. */
export interface GuestGame {
  table: string;
  token: string;
}

/** POST /api/session: sign in. */
export interface SignIn {
  name: string;
  password: string;
}

/** POST /api/account/password: have another password; every other session ends. */
export interface ChangePassword {
  old: string;
  new: string;
}

/** DELETE /api/account: be forgotten. The games stay, without a name. */
export interface DeleteAccount {
  password: string;
}

/** POST /api/account/games: make games that were played without an account one's own. */
export interface ClaimGames {
  games: GuestGame[];
}

/** POST /api/account/bots: have a bot, under a name that nobody has. */
export interface MakeBot {
  name: string;
}

/** How many of the games are this account's now. */
export interface Claims {
  claimed: number;
}

/** GET /api/account: who is signed in. */
export interface Me {
  id: string;
  name: string;
  kind: "bot" | "person";
  created: number;
  is_admin?: boolean;
  vacation_until?: number | null;
  vacation_left?: number;
}

/** GET /api/account/sessions: where somebody is signed in. */
export interface Sessions {
  sessions: Session[];
}

/** One place where somebody is signed in. */
export interface Session {
  id: string;
  label: string;
  created: number;
  seen: number;
  is_this?: boolean;
}

/** GET /api/account/games: those where one is asked first, then those that are played, then the finished ones. */
export interface MyGames {
  games: MyGame[];
}

/** A table at which an account holds a seat. */
export interface MyGame {
  table: string;
  phase: "closed" | "gathering" | "over" | "playing";
  settings: TableSettings;
  names: string[];
  seat: number;
  code?: string | null;
  is_asked?: boolean;
  until?: number | null;
  finished?: number | null;
}

/** A bot and its token, which is told this once: who has it speaks for the bot. */
export interface NewBot {
  id: string;
  name: string;
  token: string;
}

/** POST /api/account/bots/{bot}/token: another token; the one before is good for nothing now. */
export interface BotToken {
  token: string;
}

/** GET /api/account/bots: one's bots. */
export interface MyBots {
  bots: Bot[];
}

/** A bot of somebody's. */
export interface Bot {
  id: string;
  name: string;
  created: number;
}

/** GET /api/ladders: the ladders on which games have been played. */
export interface LadderList {
  ladders: ListedLadder[];
}

/** A ladder, how many are on it and how many games they have played there. */
export interface ListedLadder {
  ladder: string;
  box: string;
  players: number;
  people: number;
  games: number;
  is_for_bots?: boolean;
}

/** GET /api/ladders/{ladder}?from=: fifty places from a number on, the best first. */
export interface Leaderboard {
  ladder: string;
  box: string;
  players: number;
  places: LadderPlace[];
  is_for_bots?: boolean;
}

/** Somebody's place on a ladder; who is equal shares it. */
export interface LadderPlace {
  place: number;
  account: string;
  name: string;
  rating: number;
  deviation: number;
  games: number;
}

/** GET /api/people/{name or id}: what everyone may know about somebody with an account. */
export interface Profile {
  id: string;
  name: string;
  kind: "bot" | "person";
  created: number;
  games: number;
  won: number;
  ratings: ProfileRating[];
  by_box: BoxTally[];
  by_kind: KindTally[];
  recent: RecentGame[];
  owner_name?: string | null;
  bluff?: Bluff | null;
}

/** A rating on one ladder, with its latest history, the oldest first. */
export interface ProfileRating {
  ladder: string;
  box: string;
  players: number;
  rating: number;
  deviation: number;
  games: number;
  history: RatingPoint[];
}

/** A rating after a game, and the place in that game. */
export interface RatingPoint {
  at: number;
  rating: number;
  table: string;
  place: number;
}

/** Results with one box and number of players. */
export interface BoxTally {
  box: string;
  players: number;
  games: number;
  won: number;
  points: number;
}

/** What one kind of card was for somebody. */
export interface KindTally {
  kind: string;
  played: number;
  gained: number;
  eliminated: number;
}

/** A finished game of somebody's. Private tables, unless they are rated, are only told to themselves. */
export interface RecentGame {
  table: string;
  at: number;
  box: string;
  players: number;
  names: string[];
  points: number;
  seat: number;
  place: number;
  rated?: boolean;
}

/** The kind that was most often left hidden longest and then paid off, and the best time it was. */
export interface Bluff {
  kind: string;
  rounds: number;
  gained: number;
  table: string;
  times: number;
}

/** POST /api/account/ways: be told in one more way. An e-mail address must be confirmed before it is used. */
export interface AddWay {
  kind: "discord" | "email" | "matrix" | "push" | "slack";
  address: string;
  language?: "en" | "fr" | "it" | "ru" | "uk";
  keys?: PushKeys | null;
}

/** The keys of a browser's subscription, with which only that browser can read what it is sent. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** POST /api/account/ways/{id}/confirm: the code that was mailed. */
export interface ConfirmWay {
  code: string;
}

/** POST /api/account/vacation: be away until a time in milliseconds since 1970; null: be back. */
export interface Vacation {
  until: number | null;
}

/** A way in which somebody is told. After ten failures in a row it is not used, until a test of it succeeds. */
export interface Way {
  id: string;
  kind: "discord" | "email" | "matrix" | "push" | "slack";
  address: string;
  language: "en" | "fr" | "it" | "ru" | "uk";
  is_confirmed?: boolean;
  failures?: number;
}

/** GET /api/account/ways: one's ways, this server's key for pushing, and the kinds that it can use. */
export interface Ways {
  ways: Way[];
  push_key: string;
  kinds: ("discord" | "email" | "matrix" | "push" | "slack")[];
}

/** POST /api/tables/{table}/reports: tell a moderator about a seat; with a seat's token, or signed in. */
export interface MakeReport {
  seat: number;
  reason: "abuse" | "cheating" | "name" | "other" | "stalling";
  words?: string;
  token?: string | null;
}

/** POST /api/admin/reports/{report}: it has been dealt with. */
export interface CloseReport {
  state?: "closed";
  words?: string;
}

/** POST /api/account/blocks: not meet somebody, by their name or id. */
export interface MakeBlock {
  account: string;
}

/** POST /api/admin/deeds: close a table, by its id or code; shut an account out, let it in, or rename it. */
export interface DoDeed {
  deed: "ban" | "close_table" | "rename" | "unban";
  about: string;
  until?: number | null;
  name?: string | null;
  words?: string;
}

/** POST /api/admin/tables/{table}/put-out: let a bot stand in for an account that is shut out. */
export interface PutOut {
  account: string;
}

/** The report that was made. */
export interface ReportMade {
  id: string;
}

/** GET /api/admin/reports: the newest first. */
export interface Reports {
  reports: Report[];
}

/** A report, without its log. Who has no account is named by the seat. */
export interface Report {
  id: string;
  at: number;
  table: string;
  seat: number;
  by: string;
  about: string;
  reason: "abuse" | "cheating" | "name" | "other" | "stalling";
  words: string;
  state: "closed" | "open";
}

/** GET /api/admin/reports/{report}: with the table's log as it was, a line for each entry, and what was said.

    `is_withheld`: the game goes on, so nothing that a player must not know is among the lines yet. */
export interface ReportWithLog {
  id: string;
  at: number;
  table: string;
  seat: number;
  by: string;
  about: string;
  reason: "abuse" | "cheating" | "name" | "other" | "stalling";
  words: string;
  state: "closed" | "open";
  log: string[];
  is_withheld?: boolean;
}

/** Somebody whom one does not want to meet. */
export interface Block {
  account: string;
  name: string;
  created: number;
}

/** GET /api/account/blocks: those whom one does not want to meet. */
export interface MyBlocks {
  blocks: Block[];
}

/** GET /api/admin/audit: the newest first. */
export interface Audit {
  deeds: Deed[];
}

/** Something that a moderator did. */
export interface Deed {
  number: number;
  at: number;
  by: string;
  deed: string;
  about: string;
  words: string;
}

export type ClientMessage = Hello | Move | Undo | Order | AddSeed | Fill | Kick | Ready | Start | Leave | Back | StandIn | Pause | Rematch | Say | Mute | WhatIf | Ping;

export type ServerMessage = Welcome | TableNews | GameNews | ClockNews | OrdersNews | Talk | Done | Refused | Previews | Pong;

export type Said = Move | Undo | Order | AddSeed | Fill | Kick | Ready | Start | Leave | Back | StandIn | Pause | Rematch | Say | Mute | WhatIf | Ping;

export type AnyEvent = RoundBegan | Placed | Waited | Revealed | TookPot | LostPot | PotGrew | Acted | Gained | Paid | Lost | Eliminated | Discarded | CardKept | Moved | Entered | Exchanged | NotFound | Bribed | Marked | TurnedDown | GameOver;

export type OrderName = "none" | "reveal" | "wait";

export type Phase = "closed" | "gathering" | "over" | "playing";

export type SeatKind = "bot" | "empty" | "person";
