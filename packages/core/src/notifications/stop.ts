/** How the mails of a type are stopped, for the end of each of them. */
import { Effect } from "effect"
import type { UserId } from "../kernel/index.js"
import { makeMailSwitchLink } from "./mail-switch-link.js"
import type { Frame, Stop } from "./templates/letter.js"
import { makeCatalogue } from "./texts/catalogue.js"
import { type NotificationType, notificationTypes } from "./types.js"

/** Null for types whose mails cannot be turned off. */
export const makeStopFor = Effect.gen(function* () {
  const linkTo = yield* makeMailSwitchLink
  const { labelsFor } = yield* makeCatalogue

  return Effect.fnUntraced(function* (type: NotificationType, userId: UserId, { language }: Frame) {
    const { category, mail } = notificationTypes[type]
    if (category === null || mail === "always") return null
    const { label } = labelsFor({ locale: language }).categories[category]
    const stop: Stop = { category: label, url: yield* linkTo({ userId, category }) }
    return stop
  })
})
