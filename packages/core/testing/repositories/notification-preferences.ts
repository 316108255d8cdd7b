/** The repository of notification preferences. */
import assert from "node:assert/strict"
import type { UserRepository } from "@mentorkit/core/identity/ports"
import { LocalTime } from "@mentorkit/core/kernel"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { NotificationPreferenceRepository, nothingChosen, type Preferences } from "@mentorkit/core/notifications/ports"
import { Effect } from "effect"
import { conformance } from "../conformance.js"
import { newUser } from "../fixtures/people.js"
import { atOnce, rolledBack, transact } from "../fixtures/transactions.js"

const chosen: Preferences = {
  choices: { sessions: { email: false }, posts: { isEnabled: false, inApp: true, allEmails: true } },
  quietHours: { from: LocalTime.make("22:00"), until: LocalTime.make("07:30") },
  digest: "weekly",
  showsPresence: false
}

const findMany = (ids: Parameters<typeof NotificationPreferenceRepository.Service.findMany>[0]) =>
  Effect.flatMap(NotificationPreferenceRepository, (preferences) => preferences.findMany(ids))
const put = (...given: Parameters<typeof NotificationPreferenceRepository.Service.put>) =>
  Effect.flatMap(NotificationPreferenceRepository, (preferences) => preferences.put(...given))

/** Supply `NotificationPreferenceRepository`, the repository of users, and the `UnitOfWork` that both take part in. */
export const notificationPreferenceRepositoryConformance = conformance<
  NotificationPreferenceRepository | UnitOfWork | UserRepository
>("NotificationPreferenceRepository", {
  "what somebody has chosen comes back as it was given, and nobody else has it": Effect.gen(function* () {
    const [me, other] = [(yield* newUser()).id, (yield* newUser()).id]
    yield* put(me, chosen)
    assert.deepEqual(yield* findMany([me]), new Map([[me, chosen]]))
    assert.deepEqual(yield* findMany([other]), new Map())
    assert.deepEqual(yield* findMany([]), new Map())
  }),

  // Falls where a choice is merged with what was there, or a switch that is left out is stored as one.
  "what is put stands in place of what was there, whole": Effect.gen(function* () {
    const { id: me } = yield* newUser()
    yield* put(me, chosen)
    const later: Preferences = { ...nothingChosen, choices: { mentions: { inApp: false } }, digest: "daily" }
    yield* put(me, later)
    assert.deepEqual((yield* findMany([me])).get(me), later)
    yield* put(me, nothingChosen)
    assert.deepEqual((yield* findMany([me])).get(me), nothingChosen)
  }),

  "of many people those who have chosen something are found at once": Effect.gen(function* () {
    const people = yield* Effect.replicateEffect(newUser(), 6)
    const ids = people.map(({ id }) => id)
    for (const id of ids.slice(0, 4)) yield* put(id, { ...chosen, digest: id === ids[0] ? "off" : "daily" })
    const found = yield* findMany([...ids, ...ids])
    assert.deepEqual(new Set(found.keys()), new Set(ids.slice(0, 4)))
    assert.deepEqual(
      [...found].filter(([, { digest }]) => digest === "off").map(([id]) => id),
      ids.slice(0, 1)
    )
  }),

  // Falls where a first choice is added without looking for another one.
  "two first choices at once leave one of them, whole": Effect.gen(function* () {
    const { id: me } = yield* newUser()
    yield* Effect.forEach([chosen, nothingChosen], (one) => transact(put(me, one)), atOnce)
    const left = (yield* findMany([me])).get(me)
    assert.ok(left !== undefined)
    assert.deepEqual(left, left.digest === "weekly" ? chosen : nothingChosen)
  }),

  "a unit that fails changes nothing": Effect.gen(function* () {
    const [me, other] = [(yield* newUser()).id, (yield* newUser()).id]
    yield* put(me, chosen)
    yield* rolledBack(Effect.all([put(me, nothingChosen), put(other, chosen)]))
    assert.deepEqual(yield* findMany([me, other]), new Map([[me, chosen]]))
  })
})
