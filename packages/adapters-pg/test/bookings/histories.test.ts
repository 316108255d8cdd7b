/**
 * Random histories of a few buyers and one mentor, with a clock that jumps and a gateway whose news may be late. After
 * every step the database must add up: seats, places, packages, states, money and the ledger. `FUZZ_RUNS` plays more.
 */
import { assert, describe, layer } from "@effect/vitest"
import { type BookingId, type BookingState, transitions } from "@mentorkit/core/bookings"
import { everyEngine } from "@mentorkit/test-kit/databases/engines"
import { Till } from "@mentorkit/test-kit/payments/till"
import { market } from "@mentorkit/test-kit/worlds/market"
import { Effect, FastCheck } from "effect"
import { newAudit, stateOfRow } from "./history-audit.js"
import { newActors, newStage, type Step, settleRefunds } from "./history-stage.js"

/** What happens often stands here often. */
const verbs: ReadonlyArray<Step["does"]> = [
  ...(["hold", "book", "book", "book", "ask", "ask", "pay", "pay", "pay", "pay", "payLater", "settleLater"] as const),
  ...(["acceptBooking", "acceptBooking", "acceptBooking", "declineBooking", "completeBooking", "cancel"] as const),
  ...(["cancelByMentee", "cancelByMentee", "cancelByMentor", "followUp", "followUp", "followUp"] as const),
  ...(["refundAtGateway", "refundByAdmin", "refundInPart", "refuseRefund", "confirmRefunds"] as const),
  ...(["giveAtOnce", "giveAtOnce", "giveByNews", "hang", "loseRefundNews"] as const),
  ...(["wait", "wait", "wait", "wait", "sweep", "sweep", "cutLine", "mendLine"] as const)
]

const someStep = FastCheck.record({
  does: FastCheck.constantFrom(...verbs),
  buyer: FastCheck.nat(2),
  which: FastCheck.nat(20),
  minutes: FastCheck.constantFrom(1, 6, 6, 31, 36, 36, 90, 5 * 60, 24 * 60, 30 * 60)
})
const history = FastCheck.array(someStep, { minLength: 60, maxLength: 80 })

/** Whether the table leads from one state to the other, in as many moves as one step can cause. */
const leads = (from: BookingState | null, to: BookingState, moves: number): boolean =>
  from === to || (moves > 0 && transitions.some((row) => row.from === from && leads(row.to, to, moves - 1)))

/** Plays a history on a stage of its own; answers the states that its bookings were in, and why. */
const play = Effect.fnUntraced(function* (steps: ReadonlyArray<Step>) {
  const till = yield* Till
  yield* till.mendLine
  yield* till.setGiving("byNews")
  const stage = yield* newStage
  const act = yield* newActors(stage)
  const audit = newAudit(stage.mentorId)
  const states = new Map<BookingId, BookingState>()
  const seen = new Set<string>()
  for (const step of steps) {
    yield* Effect.ignore(act(step))
    for (const row of yield* audit) {
      const [before, after] = [states.get(row.id) ?? null, stateOfRow(row)]
      assert.isTrue(leads(before, after, 3), `${step.does}: ${before} to ${after}`)
      states.set(row.id, after)
      seen.add(after).add(`${after} because ${row.closedBecause}`)
    }
  }
  yield* settleRefunds
  for (const row of yield* audit) {
    assert.isNull(row.pendingDecision, `${row.id} stays ${stateOfRow(row)} for ever`)
    seen.add(`${stateOfRow(row)} because ${row.closedBecause}`)
  }
  return seen
})

const step = (does: Step["does"], details: Partial<Step> = {}): Step => ({
  does,
  buyer: 0,
  which: 0,
  minutes: 36,
  ...details
})
const steps = (...names: ReadonlyArray<Step["does"]>) => names.map((does) => step(does))
/** Of the slot of tomorrow, paid and accepted. */
const confirmed = [step("hold", { which: 2 }), ...steps("book", "pay", "acceptBooking")]
const days = (count: number) => Array.from({ length: count }, () => step("wait", { minutes: 24 * 60 }))

/** Rare enough that chance alone might leave them out. */
const corners: ReadonlyArray<readonly [end: string, steps: ReadonlyArray<Step>]> = [
  [
    "cancelled because capacity_conflict",
    [
      ...steps("hold", "book", "cutLine", "pay", "wait"),
      ...[step("hold", { buyer: 1 }), step("book", { buyer: 1 }), step("mendLine")]
    ]
  ],
  [
    "cancelled because unanswered",
    [
      ...[step("hold", { which: 4 }), step("book")],
      ...[step("wait", { minutes: 30 * 60 }), step("wait", { minutes: 30 * 60 }), step("sweep")]
    ]
  ],
  ["confirmed:unpaid because null", [step("hold", { which: 2 }), ...steps("ask", "acceptBooking", "pay", "followUp")]],
  [
    "cancelled because cancelled_by_mentee",
    [...confirmed, ...steps("followUp", "cancelByMentee", "refundInPart", "confirmRefunds"), ...days(9), step("sweep")]
  ],
  [
    "refunded because cancelled_by_mentor",
    [...confirmed, ...steps("cancelByMentor", "refundInPart", "confirmRefunds")]
  ],
  ...(["giveAtOnce", "giveByNews", "hang"] as const).map(
    (giving) =>
      [
        "refunded because cancelled_by_mentor",
        [...confirmed, ...steps("loseRefundNews", giving, "cancelByMentor", "confirmRefunds")]
      ] as const
  ),
  [
    "cancelled because cancelled_by_mentor",
    [...confirmed, ...steps("cancelByMentor", "refuseRefund"), ...days(3), step("sweep")]
  ],
  [
    "completed because null",
    [...confirmed, step("followUp"), ...days(9), ...steps("completeBooking", "refundByAdmin")]
  ],
  [
    "confirmed because null",
    [
      step("hold", { which: 2 }),
      ...steps("book", "payLater", "wait", "sweep", "cancelByMentee"),
      step("settleLater", { which: 1 }),
      step("acceptBooking")
    ]
  ]
]

const runs = {
  numRuns: Number(process.env["FUZZ_RUNS"] ?? 6),
  seed: Number(process.env["FUZZ_SEED"] ?? 20_270_315)
}

describe.each(everyEngine)("histories of bookings on %s", (_name, engine) => {
  layer(market(engine))((it) => {
    const seen = new Set<string>()

    it.effect.prop(
      // One that fails is told at once: to find a shorter one takes longer than anybody waits.
      "random ones: after every step seats, places, states and money add up",
      { history },
      ({ history: steps }) =>
        Effect.map(play(steps), (states) => {
          for (const state of states) seen.add(state)
        }),
      { timeout: 3_600_000, fastCheck: { ...runs, endOnFailure: true } }
    )

    it.effect("the corners do as well", () =>
      Effect.gen(function* () {
        for (const [end, steps] of corners) {
          assert.include([...(yield* play(steps))], end)
        }
      })
    )

    it("the random ones have been nearly everywhere", () => {
      const nearly = ["pending_payment", "requested", "paid", "confirmed", "cancelled because payment_lapsed"]
      assert.includeMembers([...seen], nearly)
    })
  })
})
