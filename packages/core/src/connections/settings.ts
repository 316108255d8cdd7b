/** Settings of connections. */
import { Schema } from "effect"
import { Count, setting } from "../kernel/index.js"

const Days = Schema.Int.pipe(Schema.between(0, 3650))

export const requestsPerDay = setting({
  key: "connections.requests_per_day",
  description: "How many connection requests one account may send in a day.",
  schema: Count,
  default: 100
})

export const followsPerDay = setting({
  key: "connections.follows_per_day",
  description: "How often one account may follow somebody in a day.",
  schema: Count,
  default: 500
})

export const blocksPerDay = setting({
  key: "connections.blocks_per_day",
  description: "How often one account may block somebody in a day.",
  schema: Count,
  default: 500
})

export const dismissalsPerDay = setting({
  key: "connections.dismissals_per_day",
  description: "How many suggestions one account may dismiss in a day.",
  schema: Count,
  default: 500
})

export const askAgainDays = setting({
  key: "connections.ask_again_days",
  description:
    "How many days after a request was declined the next one of the same person does not reach whoever declined.",
  schema: Days,
  default: 30
})

export const tellAgainDays = setting({
  key: "connections.tell_again_days",
  description: "How many days pass before somebody is told again of a request or a follow of the same person.",
  schema: Days,
  default: 30
})
