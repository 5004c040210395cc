/** The address of a replay: the position and through whose eyes. */
import { expect, test } from "vitest";
import { placeQuery, readPlace } from "$/replay/link";

test.each([
  ["?at=37&seat=B", 37, "1"],
  ["?seat=r", null, "0"],
  ["?at=0&seat=V", 0, "4"],
  ["?at=12&seat=all", 12, "all"],
  ["?at=12&seat=spectator", 12, "spectator"],
  ["", null, null],
])("%s", (search, at, viewer) => expect(readPlace(search)).toEqual({ at, viewer }));

test.each(["?at=-1&seat=Q", "?at=1e9&seat=RB", "?at=x&seat=", "?at=9999999&seat=%00", "?at=3.5&seat=0"])("%s makes no sense and is left out", (search) =>
  expect(readPlace(search)).toEqual({ at: null, viewer: null }));

test("what is written is read again", () => {
  for (const viewer of ["all", "spectator", "0", "1", "2", "3", "4"]) expect(readPlace(placeQuery(37, viewer))).toEqual({ at: 37, viewer });
});
