/** What the server tells about people: profiles and ladders. */

export interface LadderEntry {
  ladder: string;
  box: string;
  players: number;
  is_for_bots?: boolean;
  people: number;
  games: number;
}

export interface LadderList {
  ladders: LadderEntry[];
}

export interface Place {
  place: number;
  account: string;
  name: string;
  rating: number;
  deviation: number;
  games: number;
}

export interface Ladder {
  ladder: string;
  box: string;
  players: number;
  is_for_bots?: boolean;
  places: Place[];
}

export interface RatingPoint {
  at: number;
  rating: number;
  table: string;
  place: number;
}

export interface Rating {
  ladder: string;
  box: string;
  players: number;
  rating: number;
  deviation: number;
  games: number;
  history: RatingPoint[];
}

export interface BoxResult {
  box: string;
  players: number;
  games: number;
  won: number;
  points: number;
}

export interface KindResult {
  kind: string;
  played: number;
  gained: number;
  eliminated: number;
}

export interface Bluff {
  kind: string;
  rounds: number;
  gained: number;
  table: string;
  times: number;
}

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

export interface Profile {
  id: string;
  name: string;
  kind: "person" | "bot";
  owner_name?: string | null;
  created: number;
  games: number;
  won: number;
  ratings: Rating[];
  by_box: BoxResult[];
  by_kind: KindResult[];
  bluff?: Bluff | null;
  recent: RecentGame[];
}
