/** Gathers the handlers of calendar feeds, one use case a file. */
import { Context, Effect, Layer } from "effect"
import type { Handlers } from "../kernel/index.js"
import type { Operations } from "./operations.js"
import { createFeed } from "./use-cases/create-feed.js"
import { readFeed } from "./use-cases/read-feed.js"
import { revokeFeed } from "./use-cases/revoke-feed.js"

export class CalendarFeeds extends Context.Tag("@mentorkit/CalendarFeeds")<CalendarFeeds, Handlers<Operations>>() {
  static readonly layer = Layer.effect(CalendarFeeds, Effect.all({ createFeed, revokeFeed, readFeed }))
}
