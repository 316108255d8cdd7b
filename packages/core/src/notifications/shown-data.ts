/** `data` of a row as its reader gets it: what the row keeps, and what is looked up when it is shown, such as names. */
import { Schema } from "effect"
import type { PersonCard } from "../identity/index.js"
import { described, UserId } from "../kernel/index.js"
import { factsOfTypes } from "./facts.js"
import type { Facts, Notification } from "./notification.js"
import { presentFacts } from "./present-facts.js"

const follower = {
  follower_id: Schema.NullOr(described(UserId, "Id of the follower, of several the last one; null as `sender_id`.")),
  follower_name: Schema.NullOr(
    described(Schema.String, "Full name of the follower; null as `sender_id`.", "Mika Sorensen")
  ),
  follower_username: Schema.NullOr(
    described(Schema.String, "Username of the follower; null as `sender_id`.", "mika-sorensen")
  )
}

export const dataOfTypes = { ...factsOfTypes, "feed.new_follower": Schema.Struct(follower) }

/** `sender` as the reader may see them. */
export const shownData = ({ facts, type }: Pick<Notification, "facts" | "type">, sender: PersonCard | null): Facts => {
  const kept = presentFacts(type, facts)
  if (type !== "feed.new_follower") return kept
  return {
    ...kept,
    follower_id: sender?.id ?? null,
    follower_name: sender?.name ?? null,
    follower_username: sender?.username ?? null
  }
}
