import { describe, expect, it } from "vitest";
import { settleParticles } from "./particle-verbs.ts";
import { tokenize } from "./tokenize.ts";

const settled = (text: string) =>
  settleParticles(tokenize(text))
    .map((token) => token.text)
    .join(" ");

describe("a verb and its particle", () => {
  it.each([
    ["rip the yews out, new lawn", "remove the yews ; , new lawn"],
    ["take that bench out and put a bed", "remove that bench ; and put a bed"],
    ["get the sign out of there, new lawn", "remove the sign ; , new lawn"],
    ["take the grass out of the mulch island and plant a yew", "remove the grass ; and plant a yew"],
    ["pull the junipers out of the front bed", "remove the junipers ;"],
    ["tear that old fence down for us", "remove that old fence ; for us"],
    ["digging those stumps up", "remove those stumps ;"],
    ["all the builder signs out of the yard. lawn", "remove all the builder signs ; . lawn"],
    ["those junipers and the stump out please", "remove those junipers and the stump ; please"],
    ["new lawn and sign out", "new lawn and remove sign ;"],
    ["tree and stone ring out, just lawn", "remove tree and stone ring ; , just lawn"],
    ["sign and bare tree gone", "remove sign and bare tree ;"],
    ["take the hedge right out, lawn", "remove the hedge ; , lawn"],
    ["take the bush on the right out", "remove the bush on the right ;"],
    ["take that giant bush out at the corner, roses", "remove that giant bush at the corner , roses"],
    ["take the hedge out on the left side", "remove the hedge on the left side"],
    ["cut the maples down by the garage", "remove the maples by the garage"],
  ])("take things away where they stand apart: %s", (said, read) => {
    expect(settled(said)).toBe(read);
  });

  it.each([
    "take the walk out to the street",
    "take the patio out by 3 feet",
    "take the patio out 3 ft",
    "rip out the yews and put hydrangeas out front",
    "lawn 10 ft out from the house",
    "path lights all the way out",
    "push the bed out",
  ])("leave what is to reach farther as it is said: %s", (said) => {
    expect(settled(said)).toBe(said);
  });
});
