import { engineStories } from "./engines-stories.ts";
import { googleStories } from "./google-stories.ts";
import { reviewerStories } from "./reviewer-stories.ts";
import { test } from "./serviced-server.ts";
import { wordStories } from "./words-stories.ts";

// One file, because a server of its own costs each file a start (4 s of processor time) and its first picture (5 s).
test.describe("engines", engineStories);
test.describe("Google", googleStories);
test.describe("words", wordStories);
test.describe("reviewers", reviewerStories);
