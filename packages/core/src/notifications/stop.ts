/** How the mails of a type are stopped, for the end of each of them. */
import { Effect } from "effect"
import type { UserId } from "../kernel/index.js"
import { makeMailSwitchLink } from "./mail-switch-link.js"
import { makeSpecOf } from "./own-types.js"
import type { Frame, Stop } from "./templates/letter.js"
import { makeCatalogue } from "./texts/catalogue.js"

/** Null for types whose mails cannot be turned off. */
export const makeStopFor = Effect.gen(function* () {
  const linkTo = yield* makeMailSwitchLink
  const { labelsFor } = yield* makeCatalogue
  const specOf = yield* makeSpecOf

  return Effect.fnUntraced(function* (type: string, userId: UserId, { language }: Frame) {
    const { category = null, mail } = specOf(type) ?? {}
    if (category === null || mail === "always") return null
    const { label } = labelsFor({ locale: language }).categories[category]
    const stop: Stop = { category: label, url: yield* linkTo({ userId, category }) }
    return stop
  })
})
