import { it } from "@effect/vitest"

const { effect, flakyTest, layer, live, prop, scoped, scopedLive } = it

/** What `it` can do before any file has put a layer below it. */
export const ownIt = { effect, flakyTest, layer, live, prop, scoped, scopedLive }
