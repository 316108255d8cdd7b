import { assert, describe, layer } from "@effect/vitest"
import { guest, type Mentor, MentorId } from "@mentorkit/core/kernel"
import { type Operations, operations, Scheduling } from "@mentorkit/core/scheduling"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Schema, TestClock } from "effect"

type Input = Operations["createSessionType"]["input"]["Encoded"]
const decode = Schema.decodeSync(operations.createSessionType.input)

const create = Effect.fnUntraced(function* (mentor: Mentor, more: Partial<Input> = {}) {
  const { createSessionType } = yield* Scheduling
  const input: Input = { title: "Career talk", duration_minutes: 45, price: "80.00", ...more }
  return (yield* createSessionType(mentor, decode(input))).session_type
})

describe.each(engines)("session types on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("are made with the defaults of the spec, in the mentor's currency", () =>
      Effect.gen(function* () {
        const { mentor, mentorId } = yield* newMentor({ currency: "EUR" })
        assert.deepInclude<object>(yield* create(mentor), {
          mentor_id: mentorId,
          title: "Career talk",
          description: null,
          session_model: "regular_weekly",
          session_model_label: "Regular Weekly",
          duration_minutes: 45,
          buffer_after_minutes: 15,
          is_free: false,
          price: "80.00",
          price_minor: 8000,
          currency: "EUR",
          max_capacity: 1,
          follow_up_count: 0,
          follow_up_flexibility_days: 2,
          is_active: true
        })
      })
    )

    it.effect("keep what they are given", () =>
      Effect.gen(function* () {
        const { mentor } = yield* newMentor()
        const given = {
          description: "Bring a question.",
          session_model: "package" as const,
          buffer_after_minutes: 0,
          max_capacity: 12,
          follow_up_count: 3,
          follow_up_interval_days: 14,
          follow_up_flexibility_days: 1,
          is_active: false
        }
        const { session_types } = yield* Effect.zipRight(
          create(mentor, given),
          Effect.flatMap(Scheduling, ({ listSessionTypes }) => listSessionTypes(mentor, {}))
        )
        assert.lengthOf(session_types, 1)
        assert.deepInclude(session_types[0] ?? {}, given)
      })
    )

    it.effect("cost whole minor units of the currency, up to 999,999.99", () =>
      Effect.gen(function* () {
        const [usd, jpy, kwd] = [
          (yield* newMentor()).mentor,
          (yield* newMentor({ currency: "JPY" })).mentor,
          (yield* newMentor({ currency: "KWD" })).mentor
        ]
        for (const [mentor, price, minor, text] of [
          [usd, 0, 0, "0.00"],
          [usd, 12.5, 1250, "12.50"],
          [usd, "999999.99", 99_999_999, "999999.99"],
          [jpy, "1500", 1500, "1500"],
          [jpy, "1500.00", 1500, "1500"],
          [kwd, "1.234", 1234, "1.234"]
        ] as const) {
          assert.deepInclude<object>(yield* create(mentor, { price }), {
            price: text,
            price_minor: minor,
            is_free: false
          })
        }
        for (const [mentor, price, message] of [
          [usd, "1.234", "The price field must have 0-2 decimal places."],
          [jpy, "15.5", "The price field must have 0 decimal places."],
          [kwd, "1.2345", "The price field must have 0-3 decimal places."]
        ] as const) {
          assert.strictEqual((yield* Effect.flip(create(mentor, { price }))).message, message)
        }
      })
    )

    it.effect("a free one costs nothing, whatever is named", () =>
      Effect.gen(function* () {
        const { mentor } = yield* newMentor()
        assert.deepInclude(yield* create(mentor, { is_free: true, price: "80.00" }), {
          is_free: true,
          price: "0.00",
          price_minor: 0
        })
      })
    )

    it.effect("are listed newest first, to their mentor and to the public, inactive ones too", () =>
      Effect.gen(function* () {
        const { listPublicSessionTypes, listSessionTypes } = yield* Scheduling
        const [{ mentor, mentorId }, other] = [yield* newMentor({ approved: false }), yield* newMentor()]
        yield* create(other.mentor)
        const first = yield* create(mentor, { is_active: false })
        yield* TestClock.adjust("1 second")
        const second = yield* create(mentor)
        const own = yield* listSessionTypes(mentor, {})
        assert.deepStrictEqual(own.session_types, [second, first])
        assert.deepStrictEqual(yield* listPublicSessionTypes(guest, { mentor_id: mentorId }), own)
        const unknown = MentorId.make(crypto.randomUUID())
        assert.deepStrictEqual(yield* listPublicSessionTypes(guest, { mentor_id: unknown }), { session_types: [] })
      })
    )
  })
})
