// Made by `make protocol` from src/oriflamme/protocol. Do not edit.

/** The first message: take the seat of this token, or watch without one. Events are sent from `since` on.

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

/** Take back my last action, as long as it has told the others nothing. */
export interface Undo {
  type: "undo";
  id: string;
  number: number;
}

/** Answer for a hidden card of mine from now on: wait until the last round, reveal when next asked, or ask me.

    In the last round a card that waits loses what lies on it, so then its player is asked again. */
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

/** Deal. Only the host may, once every seat is taken. */
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

/** Ask for a pause, or end it. The table pauses when every connected player asks, and goes on when one ends it. */
export interface Pause {
  type: "pause";
  id: string;
  on?: boolean;
}

/** Open a table for the same people with the same settings; the tokens of all seats work there too. */
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

/** Stop hearing a seat's chat, or hear it again. */
export interface Mute {
  type: "mute";
  id: string;
  seat: number;
  on?: boolean;
}

/** Ask what each answer to my question would do, as far as I can tell. The answer is `previews`. */
export interface WhatIf {
  type: "what_if";
  id: string;
  number: number;
}

/** Ask for the deduction sheet: where all cards are or may be, as far as I can know; `sheet` is the answer. */
export interface Deduce {
  type: "deduce";
  id: string;
}

/** Ask the coach what to answer. Everyone at the table is told that I did. The answer is `advice`. */
export interface Advise {
  type: "coach";
  id: string;
  number: number;
}

/** Ask whether the server is there. */
export interface Ping {
  type: "ping";
  id: string;
}

/** The answer to `hello`: which table, and which seat the token holds.

    `answered_since`: a bot stood in for this seat; the first event that happened since then. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: string;
  seat?: number | null;
  answered_since?: number | null;
}

/** Everything about a table except the game. */
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
  rematch_by?: number | null;
  fairness?: Fairness | null;
  source?: string | null;
  coach?: boolean;
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
  coach?: boolean;
  deduction?: boolean;
}

/** How much time players have.

    relaxed: no clock. live: seconds for each decision and a reserve for the game; the clock stops while no player is
    connected. turns: hours or days for each decision, connected or not. */
export interface Pace {
  kind?: "live" | "relaxed" | "turns";
  seconds?: number;
  reserve?: number;
}

/** A seat: who holds it, and whether they are connected. */
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
  coached?: number;
  away?: Away | null;
  helper?: string | null;
}

/** A player without a connection whom a game waits for. All in milliseconds, when this was sent. */
export interface Away {
  since: number;
  bot_in: number;
}

/** The seeds of the deal, published once the game is over so that anyone can check it. */
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
  ordered?: string | null;
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

/** A hidden card waits and gets influence. */
export interface Waited {
  type: "Waited";
  seat: number;
  card: number;
  amount?: number;
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

/** A Twin, or a card brought by Impersonation, came into the queue: 0 first, 1 last, or 2 + pile.

    It is a pile of its own there (`opens_pile`), or lies on the pile that was there. */
export interface Entered {
  type: "Entered";
  seat: number;
  card: number;
  kind: string;
  place: number;
  opens_pile?: boolean;
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
  standings?: ShownStanding[];
  rounds?: number;
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

/** What lies before one seat. Its hand and the cards set aside are there if the viewer may know them. */
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

/** Who is asked what. Only the seat that is asked sees the card and the actions. */
export interface ShownQuestion {
  seat: number;
  kind: string;
  text: string;
  pile?: number | null;
  card?: string | null;
  voice?: string | null;
  actions?: string[];
}

/** A player's place at the end: by influence, then by cards in the queue as the edition counts them. */
export interface ShownStanding {
  rank: number;
  seat: number;
  stock: number;
  cards: number;
  tie?: string | null;
}

/** How much time the seat that is asked has left, and the reserve of every seat, in milliseconds.

    A turn-based table has no reserves; there `until` is the deadline, in milliseconds since 1970. */
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

/** What a player said. */
export interface Talk {
  type: "said";
  seat: number;
  name: string;
  phrase?: string | null;
  text?: string | null;
  is_past?: boolean;
}

/** A message was carried out and is on disk; a move led to the position with this number. */
export interface Done {
  type: "done";
  id: string;
  number?: number;
}

/** A message was refused and has changed nothing. Without an id it is about the connection.

    The reason is given as in a `Problem`. */
export interface Refused {
  type: "refused";
  code: string;
  sentence: string;
  id?: string | null;
  variant?: string;
  arguments?: Record<string, string | number>;
}

/** What each answer would do. One outcome is certain; of several, the kind of a hidden card decides. */
export interface Previews {
  type: "previews";
  id: string;
  number: number;
  previews: Preview[];
  last_round?: boolean;
}

/** What an action would do. One outcome is certain; of several, hidden cards decide, and most kinds come first. */
export interface Preview {
  action: string;
  outcomes: Outcome[];
}

/** One thing that can happen, until the card's turn is over or something else is asked. */
export interface Outcome {
  gains: number[];
  gone?: number[];
  kinds?: string[];
  card?: number;
  also?: Condition[];
  pots?: PotChange[];
  paid?: Payment[];
  eliminated?: number[];
  kept?: number[];
  moved?: MovedCard[];
  entered?: EnteredCard[];
  exchanged?: ExchangedCard[];
  bribed?: BribedCard[];
  marked?: number[];
  turned_down?: number[];
  to_spend?: number;
  asks?: string;
}

/** A hidden card is of one of these kinds. */
export interface Condition {
  card: number;
  kinds: string[];
}

/** The influence on a card before and after: how much of it a stock takes, and how much goes to the supply. */
export interface PotChange {
  card: number;
  before: number;
  after?: number;
  taken?: number;
  lost?: number;
}

/** Influence that one seat gives another. */
export interface Payment {
  seat: number;
  to: number;
  amount: number;
}

/** A card that comes to stand elsewhere. Piles are counted from 1, while the acting card still has its own. */
export interface MovedCard {
  card: number;
  start: number;
  end: number;
}

/** A Twin, or a card brought by Impersonation, that comes into the queue; its pile as the queue is then. */
export interface EnteredCard {
  card: number;
  seat: number;
  kind: string;
  pile: number;
  covers?: boolean;
}

/** A card that goes back to the hand, and the one that comes face down in its place. */
export interface ExchangedCard {
  card: number;
  new: number;
  kind: string;
}

/** A card that is of this seat's family from then on. */
export interface BribedCard {
  card: number;
  seat: number;
}

/** The deduction sheet of this viewer, by the last `game` that it was sent. */
export interface Sheet {
  type: "sheet";
  id: string;
  deduction: Deduction;
}

/** The deduction sheet of one viewer. */
export interface Deduction {
  families: SheetFamily[];
}

/** A family: how many of its cards lie out of the others' sight and where, and what is known of each kind. */
export interface SheetFamily {
  seat: number;
  hand: number;
  hidden: number;
  aside: number;
  kinds: SheetKind[];
}

/** A kind of a family: the place where it is known to be, or else the places where it may be.

    Known places: face up in the `queue`; `face_down` there, but known to the viewer; in the `discard` pile; `kept` in
    front of its player; in the viewer's own `hand` or `aside`; a Twin that still lies in `front` of its player; `out`
    of the game, as a scenario may say. */
export interface SheetKind {
  kind: string;
  known?: "aside" | "discard" | "face_down" | "front" | "hand" | "kept" | "out" | "queue" | null;
  card?: number;
  may_be_in_hand?: boolean;
  may_be_aside?: boolean;
  may_be_hidden?: number[];
}

/** What the coach says about the position with this number, from what this seat can know. */
export interface CoachNews {
  type: "advice";
  id: string;
  number: number;
  options: Option[];
  beliefs: CardBelief[];
}

/** An action, and its chance to win from what the player knew. */
export interface Option {
  action: string;
  chance: number;
  error: number;
}

/** What a hidden card may be. */
export interface CardBelief {
  card: number;
  kinds: Record<string, number>;
  was?: string;
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

/** POST /api/tables/{table}/seats: take a free seat: this one, or the first. */
export interface TakeSeat {
  name: string;
  seat?: number | null;
}

/** POST /api/replays/{table}/play-on: open a table at a position of a finished game, against bots. */
export interface PlayOn {
  name: string;
  seat: number;
  number: number;
  bot?: string;
}

/** The seat that was taken. Anyone who has the token can play the seat, so keep it secret. */
export interface Seated {
  table: string;
  code: string;
  seat: number;
  token: string;
  commitment: string;
}

/** Why a request was refused: a code for programs and an English sentence for people.

    The texts say it in other languages, with the arguments, under `problem-<code>-<variant>` or `problem-<code>`. */
export interface Problem {
  code: string;
  sentence: string;
  variant?: string;
  arguments?: Record<string, string | number>;
}

/** GET /api/tables: the tables that are open to all. */
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
  bots?: number[];
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
  players?: number[];
  characters?: BotLevel[];
  character_levels?: string[];
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
  milliseconds?: number;
}

/** A quick phrase, in English. */
export interface Phrase {
  phrase: string;
  text: string;
}

/** POST /api/puzzles/{number}/answer: give an answer. */
export interface AnswerPuzzle {
  action: string;
}

/** POST /api/puzzles/{number}/play-on: open a table at the position, against bots. */
export interface PlayPuzzle {
  name: string;
  bot?: string;
}

/** GET /api/puzzles: which puzzles there are, and which is today's. */
export interface PuzzleList {
  count: number;
  day: string;
  today: number;
  themes: Record<string, number[]>;
}

/** GET /api/puzzles/{number}: a position as its player sees it. */
export interface ShownPuzzle {
  number: number;
  seat: number;
  names: string[];
  game: ShownGame;
  events: (RoundBegan | Placed | Waited | Revealed | TookPot | LostPot | PotGrew | Acted | Gained | Paid | Lost | Eliminated | Discarded | CardKept | Moved | Entered | Exchanged | NotFound | Bribed | Marked | TurnedDown | GameOver)[];
  previews: Preview[];
  themes: string[];
  solved: number;
  hint: Hint;
}

/** What helps without telling all: the kind to place, a hidden card to think about, or actions that are not best. */
export interface Hint {
  kind?: string | null;
  pile?: number | null;
  not_these?: string[];
}

/** What came of an answer: whether it is the best action, all chances, why, and the table after it. */
export interface PuzzleAnswer {
  right: boolean;
  answer: string;
  options: PuzzleOption[];
  reason: Reason;
  game: ShownGame;
  events: (RoundBegan | Placed | Waited | Revealed | TookPot | LostPot | PotGrew | Acted | Gained | Paid | Lost | Eliminated | Discarded | CardKept | Moved | Entered | Exchanged | NotFound | Bribed | Marked | TurnedDown | GameOver)[];
}

/** An action, and its chance to win in points of 100. */
export interface PuzzleOption {
  action: string;
  chance: number;
}

/** Why the answer is best, from playing it and the next best action in the same worlds. */
export interface Reason {
  rival: string;
  influence: unknown[];
  instead: unknown[];
  clue?: Clue | null;
  worlds?: number;
}

/** A hidden card that decides: what it may be, and what both actions are worth then and otherwise. */
export interface Clue {
  card: number;
  pile: number;
  kind: string;
  share: number;
  then: unknown[];
  otherwise: unknown[];
}

/** POST /api/accounts: create an account that owns the games this browser has played as a guest. */
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

/** POST /api/account/password: change the password; every other session ends. */
export interface ChangePassword {
  old: string;
  new: string;
}

/** DELETE /api/account: delete the account. Its games stay, without the name. */
export interface DeleteAccount {
  password: string;
}

/** POST /api/account/games: claim games that were played as a guest. */
export interface ClaimGames {
  games: GuestGame[];
}

/** POST /api/account/bots: create a bot. Its name must be free. */
export interface MakeBot {
  name: string;
}

/** How many of the games the account owns now. */
export interface Claims {
  claimed: number;
}

/** GET /api/account: the account that is signed in. */
export interface Me {
  id: string;
  name: string;
  kind: "bot" | "person";
  created: number;
  is_admin?: boolean;
  vacation_until?: number | null;
  vacation_left?: number;
}

/** GET /api/account/sessions: the browsers in which the account is signed in. */
export interface Sessions {
  sessions: Session[];
}

/** A browser in which the account is signed in. */
export interface Session {
  id: string;
  label: string;
  created: number;
  seen: number;
  is_this?: boolean;
}

/** GET /api/account/games: those that wait for the account first, then other running games, then finished ones. */
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

/** A bot and its token. The token is shown only once; anyone who has it can act as the bot. */
export interface NewBot {
  id: string;
  name: string;
  token: string;
}

/** POST /api/account/bots/{bot}/token: a new token; the old one stops working. */
export interface BotToken {
  token: string;
}

/** GET /api/account/bots: the account's bots. */
export interface MyBots {
  bots: Bot[];
}

/** A bot that belongs to an account. */
export interface Bot {
  id: string;
  name: string;
  created: number;
}

/** POST /api/recovery/code: set a new password with the account's recovery code. Every session ends. */
export interface RecoverByCode {
  name: string;
  code: string;
  password: string;
}

/** POST /api/recovery/mail: mail a link to the confirmed addresses of an account. The answer is always the same. */
export interface AskForMail {
  name: string;
}

/** POST /api/recovery/link: set a new password with the token of a mailed link. Every session ends. */
export interface RecoverByMail {
  token: string;
  password: string;
}

/** POST /api/account/recovery: make a new recovery code; the old one stops working. */
export interface NewRecoveryCode {
  password: string;
}

/** GET /api/recovery: whether this server can mail a link. */
export interface RecoveryWays {
  mail: boolean;
}

/** A recovery code. It is shown only once. */
export interface RecoveryCode {
  code: string;
}

/** GET /api/account/recovery: since when the account has a recovery code, and whether a link can be mailed to it. */
export interface RecoveryState {
  created?: number | null;
  mail?: boolean;
}

/** The account that was made or recovered, with a new recovery code. The code is shown only here. */
export interface SignedUp {
  id: string;
  name: string;
  kind: "bot" | "person";
  created: number;
  is_admin?: boolean;
  vacation_until?: number | null;
  vacation_left?: number;
  recovery_code?: string;
}

/** POST /api/account/friends: ask an account, by its name or id, to be friends, or accept its request. */
export interface MakeFriend {
  account: string;
}

/** POST /api/account/friends/{account}/invite: invite a friend to a table at which the account has a seat. */
export interface InviteFriend {
  table: string;
}

/** GET /api/account/friends: friends by name; requests, invitations and recent players, the newest first. */
export interface Friends {
  friends: Friend[];
  asks: Friend[];
  asked: Friend[];
  invitations: Invitation[];
  recent: RecentPlayer[];
}

/** An account, and since when it is a friend, asks or is asked. */
export interface Friend {
  account: string;
  name: string;
  since: number;
}

/** An invitation to a table that gathers players. */
export interface Invitation {
  table: string;
  code: string;
  by: string;
  by_name: string;
  at: number;
}

/** An account that sat at a table with this one, and how the two stand to each other. */
export interface RecentPlayer {
  account: string;
  name: string;
  at: number;
  standing: "asked" | "asks" | "friend" | "none";
}

/** What came of a request: `friend` if the other account had asked, otherwise `asked`. */
export interface FriendMade {
  account: string;
  name: string;
  standing: "asked" | "asks" | "friend" | "none";
}

/** GET /api/ladders: the ladders on which games have been played. */
export interface LadderList {
  ladders: ListedLadder[];
}

/** A ladder, how many players it has and how many games were played on it. */
export interface ListedLadder {
  ladder: string;
  box: string;
  players: number;
  people: number;
  games: number;
  is_for_bots?: boolean;
}

/** GET /api/ladders/{ladder}?from=: fifty places from an index on, the best first. */
export interface Leaderboard {
  ladder: string;
  box: string;
  players: number;
  places: LadderPlace[];
  is_for_bots?: boolean;
}

/** A place on a ladder; equal players share it. */
export interface LadderPlace {
  place: number;
  account: string;
  name: string;
  rating: number;
  deviation: number;
  games: number;
}

/** GET /api/people/{name or id}: what everyone may know about an account. */
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

/** Results with one box and player count. */
export interface BoxTally {
  box: string;
  players: number;
  games: number;
  won: number;
  points: number;
}

/** What one kind of card has brought a player. */
export interface KindTally {
  kind: string;
  played: number;
  gained: number;
  eliminated: number;
}

/** A finished game of a player. Only the player sees unrated games at private tables. */
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

/** The kind that a player most often hid longest with profit, and the best time. */
export interface Bluff {
  kind: string;
  rounds: number;
  gained: number;
  table: string;
  times: number;
}

/** GET /api/tables/{table}/ratings: by seat. It is empty until the game is counted, and for an unrated game. */
export interface RatingChanges {
  ladder: string;
  changes: RatingChange[];
}

/** What a rated game did to the rating of a seat, on the scale that people see. */
export interface RatingChange {
  seat: number;
  before: number;
  after: number;
}

/** POST and GET /api/replays/{table}/review: what is known of a review so far, from decision `since` on. */
export interface ReviewProgress {
  total: number;
  since: number;
  decisions: DecisionReview[];
  summary?: Summary | null;
}

/** What a decision was worth. */
export interface DecisionReview {
  number: number;
  seat: number;
  round: number;
  kind: string;
  chosen: string;
  best: string;
  options: Option[];
  lost: number;
  error: number;
  open: number[];
  beliefs?: CardBelief[];
  stake?: number;
}

/** What a review says about a whole game. */
export interface Summary {
  winners: number[];
  seats: SeatSummary[];
  turning_points: number[];
  decided?: number | null;
}

/** What a review says about one player. */
export interface SeatSummary {
  mark: number;
  deal: number;
  others: number;
  own: number;
  best?: number | null;
  worst?: number | null;
}

/** GET /api/insights/{name or id}: what reviews say about an account. Others than itself get only the marks. */
export interface Insights {
  games: number;
  marks: MarkPoint[];
  by_box?: MarkTally[];
  against?: MarkTally[];
  kinds?: KindInsight[];
  read?: number | null;
}

/** The mark of a game. */
export interface MarkPoint {
  at: number;
  mark: number;
  table?: string;
}

/** Marks of a group of games. */
export interface MarkTally {
  group: string;
  games: number;
  mark: number;
}

/** How well a player plays one kind of card. */
export interface KindInsight {
  kind: string;
  choices: number;
  lost: number;
}

/** POST /api/account/ways: add a channel for notices. An e-mail address must be confirmed before it is used. */
export interface AddChannel {
  kind: "discord" | "email" | "matrix" | "push" | "slack";
  address: string;
  language?: "en" | "fr" | "it" | "ru" | "uk";
  keys?: PushKeys | null;
}

/** The keys of a browser's push subscription: only that browser can read what it is sent. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** POST /api/account/ways/{id}/confirm: confirm an address with the code that was mailed. */
export interface ConfirmChannel {
  code: string;
}

/** POST /api/account/vacation: go on vacation until a time in milliseconds since 1970; null ends it. */
export interface Vacation {
  until: number | null;
}

/** A channel for notices. After ten failures in a row it is not used until a test of it succeeds. */
export interface Channel {
  id: string;
  kind: "discord" | "email" | "matrix" | "push" | "slack";
  address: string;
  language: "en" | "fr" | "it" | "ru" | "uk";
  is_confirmed?: boolean;
  failures?: number;
}

/** GET /api/account/ways: the account's channels, the server's push key, and the kinds that the server can use. */
export interface Channels {
  ways: Channel[];
  push_key: string;
  kinds: ("discord" | "email" | "matrix" | "push" | "slack")[];
}

/** POST /api/tables/{table}/reports: report a player to the moderators, with a seat's token or signed in. */
export interface MakeReport {
  seat: number;
  reason: "abuse" | "cheating" | "name" | "other" | "stalling";
  words?: string;
  token?: string | null;
}

/** POST /api/admin/reports/{report}: close the report. */
export interface CloseReport {
  state?: "closed";
  words?: string;
}

/** POST /api/account/blocks: block an account, by its name or id. */
export interface MakeBlock {
  account: string;
}

/** POST /api/admin/deeds: close a table, by its id or code; ban an account, end its ban, or rename it. */
export interface ModeratorAction {
  deed: "ban" | "close_table" | "rename" | "unban";
  about: string;
  until?: number | null;
  name?: string | null;
  words?: string;
}

/** POST /api/admin/tables/{table}/put-out: let a bot stand in for a banned account. */
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

/** A report, without its log. A guest is named by the seat. */
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

/** GET /api/admin/reports/{report}: with the chat and the table's log as it was, one line per entry.

    `is_withheld`: the game is not over, so the lines leave out everything that a player must not know. */
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

/** A blocked account. */
export interface Block {
  account: string;
  name: string;
  created: number;
}

/** GET /api/account/blocks: the accounts that this account has blocked. */
export interface MyBlocks {
  blocks: Block[];
}

/** GET /api/admin/audit: the newest first. */
export interface Audit {
  deeds: AuditEntry[];
}

/** What a moderator did. */
export interface AuditEntry {
  number: number;
  at: number;
  by: string;
  deed: string;
  about: string;
  words: string;
}

export type ClientMessage = Hello | Move | Undo | Order | AddSeed | Fill | Kick | Ready | Start | Leave | Back | StandIn | Pause | Rematch | Say | Mute | WhatIf | Deduce | Advise | Ping;

export type ServerMessage = Welcome | TableNews | GameNews | ClockNews | OrdersNews | Talk | Done | Refused | Previews | Sheet | CoachNews | Pong;

export type Command = Move | Undo | Order | AddSeed | Fill | Kick | Ready | Start | Leave | Back | StandIn | Pause | Rematch | Say | Mute | WhatIf | Deduce | Advise | Ping;

export type AnyEvent = RoundBegan | Placed | Waited | Revealed | TookPot | LostPot | PotGrew | Acted | Gained | Paid | Lost | Eliminated | Discarded | CardKept | Moved | Entered | Exchanged | NotFound | Bribed | Marked | TurnedDown | GameOver;

export type OrderName = "none" | "reveal" | "wait";

export type Phase = "closed" | "gathering" | "over" | "playing";

export type SeatKind = "bot" | "empty" | "person";
