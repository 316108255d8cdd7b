/** The switch behind the link of a mail, beside the preferences of whoever signs in. */
import { assert, describe, layer } from "@effect/vitest"
import type { UserId } from "@mentorkit/core/kernel"
import { Secrets } from "@mentorkit/core/kernel/ports"
import type { CategoryPreference } from "@mentorkit/core/notifications"
import { MailSwitches, Notifications } from "@mentorkit/core/notifications"
import { everyEngine } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { market } from "@mentorkit/test-kit/worlds/market"
import { Effect, Option } from "effect"

const tokenOf = Effect.fnUntraced(function* (userId: UserId) {
  const named = `${userId}.sessions`
  return `${named}.${yield* (yield* Secrets).derive(`notifications.mailSwitch:${named}`)}`
})

const user = (userId: UserId) => ({ _tag: "User", userId, roles: ["mentee"] }) as const

describe.each(everyEngine)("the switch of mails on %s", (_name, engine) => {
  layer(market(engine))((it) => {
    // Falls where the link changes what it has read without a lock.
    it.effect("changes nothing that somebody changes elsewhere at the same moment", () =>
      Effect.gen(function* () {
        const { userId } = yield* newUser()
        const { stop } = yield* MailSwitches
        const { updatePreferences } = yield* Notifications
        const token = yield* tokenOf(userId)
        for (let turn = 0; turn < 20; turn++) {
          const isOn = turn % 2 === 1
          yield* updatePreferences(user(userId), { preferences: [{ category: "sessions", channels: { email: true } }] })
          const update = updatePreferences(user(userId), {
            preferences: [{ category: "payments", channels: { in_app: isOn } }]
          })
          const [stopped] = yield* Effect.all([stop(token), update], { concurrency: 2 })
          assert.isFalse(Option.getOrUndefined(stopped)?.isOn)
          const { preferences } = yield* updatePreferences(user(userId), {})
          const channelsOf = (name: (typeof CategoryPreference.Type)["category"]) =>
            preferences.find(({ category }) => category === name)?.channels
          assert.deepStrictEqual(channelsOf("sessions"), { in_app: true, email: false })
          assert.deepStrictEqual(channelsOf("payments"), { in_app: isOn, email: true })
        }
      })
    )
  })
})
