/** What identity asks of the feed: how many posts a profile has. */
import { Effect, Layer } from "effect"
import { PostCounts } from "../identity/index.js"
import { PostRepository } from "./ports.js"

export const postCounts = Layer.effect(
  PostCounts,
  Effect.map(PostRepository, ({ count }) => ({ count }))
)
