/** Plays a history on a subject and on the model, and holds one against the other after every step. */
import { assert } from "@effect/vitest"
import type { MentorId } from "@mentorkit/core/kernel"
import type { SessionTypeId, SlotId, SlotResource } from "@mentorkit/core/scheduling"
import { Effect, TestClock } from "effect"
import { begin, desired, type Edit, minute } from "./hours.js"
import * as Model from "./model.js"
import { editOf, opening, type Step, type Verb, wishOf } from "./steps.js"
import { type Row, rowKey, rowOf, shownOf, view } from "./view.js"

export interface Refused {
  readonly tag: string
  readonly slotIds: ReadonlyArray<SlotId>
}
export interface Held {
  readonly attempt: string
  readonly expiresAt: number
}

/** What is held against the model: a calendar of one mentor with two session types, and three buyers of seats. */
export interface Subject<R> {
  readonly mentorId: MentorId
  readonly types: readonly [SessionTypeId, SessionTypeId]
  /** Answers the id of what was made, or an empty one. */
  readonly edit: (edit: Edit) => Effect.Effect<string, never, R>
  readonly regenerate: Effect.Effect<void, never, R>
  readonly sweepHolds: Effect.Effect<void, never, R>
  readonly sweepRegenerations: Effect.Effect<void, never, R>
  readonly endVacations: Effect.Effect<void, never, R>
  /** A buyer, or the mentor by -1. */
  readonly hold: (user: number, slotIds: ReadonlyArray<SlotId>) => Effect.Effect<Held | Refused, never, R>
  readonly claim: (user: number, slotIds: ReadonlyArray<SlotId>) => Effect.Effect<Refused | undefined, never, R>
  readonly unclaim: (slotIds: ReadonlyArray<SlotId>) => Effect.Effect<void, never, R>
  readonly release: (user: number, attempt: string) => Effect.Effect<boolean, never, R>
  readonly checkOut: (attempt: string, expiresAt: number) => Effect.Effect<void, never, R>
  readonly letGo: (attempt: string) => Effect.Effect<void, never, R>
  readonly read: (
    type: SessionTypeId,
    from: number,
    until: number
  ) => Effect.Effect<ReadonlyArray<SlotResource>, never, R>
  readonly rows: Effect.Effect<ReadonlyArray<Row>, never, R>
}

const day = 24 * 60 * minute
const unknownId = "00000000-0000-4000-8000-0000000000ff" as SlotId

interface Stage {
  calendar: Model.Calendar
  ids: ReadonlyMap<string, SlotId>
  /** Sessions claimed together, to be given back together. */
  claims: ReadonlyArray<ReadonlyArray<string>>
}

const maintenance = {
  regenerate: Model.regenerate,
  sweepHolds: Model.sweepHolds,
  sweepRegenerations: Model.sweepRegenerations,
  endVacations: Model.endVacations
}

/** Names of what came about, to see that random histories go everywhere. */
type Seen = Set<string>

const acting = <R>(subject: Subject<R>, stage: Stage, seen: Seen) => {
  const idsOf = (keys: ReadonlyArray<string>) => keys.map((key) => stage.ids.get(key) ?? unknownId)
  const keysOf = (ids: ReadonlyArray<SlotId>) =>
    [...stage.ids].flatMap(([key, id]) => (ids.includes(id) ? [key] : [])).sort()

  const sameAnswer = (verb: Verb, answer: Refused | undefined, model: Model.Calendar | Model.Refusal) => {
    const done: { readonly tag: string; readonly keys: ReadonlyArray<string> } = { tag: "done", keys: [] }
    const expected = "tag" in model ? model : done
    const got = answer === undefined ? done : { tag: answer.tag, keys: keysOf(answer.slotIds) }
    assert.deepStrictEqual(got, expected, verb)
    seen.add(`${verb}: ${expected.tag}`)
    if (!("tag" in model)) stage.calendar = model
  }

  const hold = Effect.fnUntraced(function* (verb: Verb, user: number, keys: ReadonlyArray<string>) {
    const answer = yield* subject.hold(user, idsOf(keys))
    const attempt = "attempt" in answer ? answer.attempt : "refused"
    const model = Model.hold(stage.calendar, { user, isMentor: user < 0, keys, attempt })
    sameAnswer(verb, "tag" in answer ? answer : undefined, model)
    if (!("attempt" in answer) || "tag" in model) return
    const expiries = model.holds.filter((one) => one.attempt === attempt).map(({ expiresAt }) => expiresAt)
    assert.deepStrictEqual([...new Set(expiries)], [answer.expiresAt])
  })

  const claim = Effect.fnUntraced(function* (verb: Verb, user: number, keys: ReadonlyArray<string>) {
    const answer = yield* subject.claim(user, idsOf(keys))
    sameAnswer(verb, answer, Model.claim(stage.calendar, user, keys))
    if (answer === undefined) stage.claims = [...stage.claims, keys]
  })

  const unclaim = Effect.fnUntraced(function* (which: number) {
    const keys = stage.claims[which % Math.max(1, stage.claims.length)]
    if (keys === undefined) return
    yield* subject.unclaim(idsOf(keys))
    stage.claims = stage.claims.filter((one) => one !== keys)
    stage.calendar = Model.unclaim(stage.calendar, keys)
  })

  const edit = Effect.fnUntraced(function* (change: Edit) {
    const made = yield* subject.edit(change)
    const isPut = change.does === "putOverride" && stage.calendar.hours.overrides.some(({ id }) => id === made)
    if (isPut) seen.add("putOverride: replaced")
    stage.calendar = Model.edit(stage.calendar, change, made)
  })

  const maintain = Effect.fnUntraced(function* (does: keyof typeof maintenance) {
    yield* subject[does]
    stage.calendar = maintenance[does](stage.calendar)
  })

  /** A buyer's own live attempts, or one of somebody else's where they have none. */
  const attemptOf = ({ user, which }: Step) => {
    const { calendar } = stage
    const live = calendar.holds.filter(({ expiresAt }) => expiresAt > calendar.now)
    const own = live.filter((one) => one.user === user)
    const list = [...new Set((own.length > 0 ? own : live).map(({ attempt }) => attempt))]
    return list[which % Math.max(1, list.length)]
  }

  const ofAttempt = Effect.fnUntraced(function* (step: Step, attempt: string) {
    const holds = stage.calendar.holds.filter((one) => one.attempt === attempt)
    switch (step.does) {
      case "claim":
        return yield* claim("claim", step.user, [...new Set(holds.map(({ key }) => key))])
      case "release": {
        const mayBe = holds.every((one) => one.user === step.user && !one.isInCheckout)
        assert.strictEqual(yield* subject.release(step.user, attempt), mayBe)
        if (mayBe) stage.calendar = Model.dropAttempt(stage.calendar, attempt)
        return seen.add(`release: ${mayBe}`)
      }
      case "checkOut": {
        const until = stage.calendar.now + step.minutes * minute
        yield* subject.checkOut(attempt, until)
        stage.calendar = Model.checkOut(stage.calendar, attempt, until)
        return
      }
      case "letGo":
        yield* subject.letGo(attempt)
        stage.calendar = Model.dropAttempt(stage.calendar, attempt)
    }
  })

  /** What the buyer of an attempt holds by it, and perhaps more: holding again prolongs nothing. */
  const holdAgain = Effect.fnUntraced(function* (attempt: string, more: ReadonlyArray<string>) {
    const holds = stage.calendar.holds.filter((one) => one.attempt === attempt)
    const [first] = holds
    if (first === undefined) return
    yield* hold("holdAgain", first.user, [...holds.map(({ key }) => key), ...more])
  })

  /** A slot that keeps the buyer from what they hold: it takes the place of that, or nothing does. */
  const holdBeside = Effect.fnUntraced(function* (attempt: string, which: number) {
    const held = stage.calendar.holds.find((one) => one.attempt === attempt)
    const session = stage.calendar.sessions.find((one) => one.key === held?.key)
    const beside = stage.calendar.sessions.filter((one) => session !== undefined && Model.meet(one, session))
    const wanted = beside[which % Math.max(1, beside.length)]
    if (held !== undefined && wanted !== undefined) yield* hold("holdBeside", held.user, [wanted.key])
  })

  const act = Effect.fnUntraced(function* (step: Step) {
    const attempt = attemptOf(step)
    const keys = wishOf(step, stage.calendar)
    switch (step.does) {
      case "wait":
        yield* TestClock.adjust(step.minutes * minute)
        stage.calendar = { ...stage.calendar, now: stage.calendar.now + step.minutes * minute }
        return
      case "hold":
        return keys.length === 0 ? undefined : yield* hold("hold", step.user, keys)
      case "holdAgain":
        return attempt === undefined ? undefined : yield* holdAgain(attempt, keys.slice(1))
      case "holdBeside":
        return attempt === undefined ? undefined : yield* holdBeside(attempt, step.which)
      case "holdUnknown":
        return yield* hold("holdUnknown", step.user, [...keys, "of nobody"])
      case "holdAsMentor":
        return keys.length === 0 ? undefined : yield* hold("holdAsMentor", -1, keys)
      case "claimLate":
        return keys.length === 0 ? undefined : yield* claim("claimLate", step.user, [...new Set(keys)])
      case "unclaim":
        return yield* unclaim(step.which)
      case "claim":
      case "release":
      case "checkOut":
      case "letGo":
        return attempt === undefined ? undefined : yield* ofAttempt(step, attempt)
      case "regenerate":
      case "sweepHolds":
      case "sweepRegenerations":
      case "endVacations":
        return yield* maintain(step.does)
      default: {
        const change = editOf(step, stage.calendar)
        return change === undefined ? undefined : yield* edit(change)
      }
    }
  })

  return { act, edit, maintain }
}

const bare = ({ id: _, mentorId: __, ...row }: Row) => row
const inOrder = <A extends { readonly sessionTypeId: string; readonly startsAt: number }>(rows: ReadonlyArray<A>) =>
  [...rows].sort((a, b) => a.startsAt - b.startsAt || (a.sessionTypeId < b.sessionTypeId ? -1 : 1))

/** Who is a seat's owner knows it by its id, its time, its mentor and where it came from. */
const shapeOf = ({ claimed: _, held: __, ...shape }: Row) => shape

/** Stored slots by themselves, without the model's help. */
const checkRows = (before: ReadonlyArray<Row>, rows: ReadonlyArray<Row>) => {
  const now = new Map(rows.map((row) => [row.id, row]))
  for (const row of before) {
    const later = now.get(row.id)
    const [was, is] = [row.claimed + row.held > 0, (later?.claimed ?? 0) + (later?.held ?? 0) > 0]
    if (was && is) assert.deepStrictEqual(later && shapeOf(later), shapeOf(row), "who has a seat keeps the slot")
    assert.strictEqual(later && rowKey(later), rowKey(row), "a slot stays the slot of its time")
  }
  for (const { claimed, held, maxCapacity } of rows) assert.isAtMost(claimed + held, maxCapacity)
  const taken = inOrder(rows.filter(({ claimed, held }) => claimed + held > 0))
  for (const [n, row] of taken.entries()) {
    const next = taken[n + 1]
    if (next !== undefined) assert.isAtMost(row.bufferEndsAt, next.startsAt, "nobody is in two sessions at once")
  }
}

/** What is shown and free is what the hours give. */
const checkFollowed = (calendar: Model.Calendar, rows: ReadonlyArray<Row>) => {
  const wanted = new Map(desired(calendar.hours, calendar.now).map((one) => [Model.keyOf(one), one]))
  const stored = new Map(rows.map((row) => [rowKey(row), row]))
  for (const key of wanted.keys()) assert.isTrue(stored.has(key), "every slot of the hours is there")
  for (const [key, row] of stored) {
    if (row.claimed + row.held > 0 || row.startsAt < calendar.now) continue
    const one = calendar.sessions.find((session) => session.key === key)
    if (one === undefined || one.blockedAs === "cancelled") assert.isFalse(wanted.has(key))
    else assert.deepInclude(wanted.get(key) ?? {}, { endsAt: row.endsAt, blockedAs: one.blockedAs })
  }
}

/** Plays a history; answers the names of what it has seen. */
export const play = <R>(subject: Subject<R>, steps: ReadonlyArray<Step>) =>
  Effect.gen(function* () {
    yield* TestClock.setTime(begin)
    const seen: Seen = new Set()
    const stage: Stage = {
      calendar: Model.newCalendar(subject.mentorId, subject.types, begin),
      ids: new Map(),
      claims: []
    }
    const { act, edit, maintain } = acting(subject, stage, seen)
    let before: ReadonlyArray<Row> = []

    const check = Effect.fnUntraced(function* () {
      const rows = yield* subject.rows
      checkRows(before, rows)
      before = rows
      stage.ids = new Map(rows.map((row) => [rowKey(row), row.id]))
      const expected = stage.calendar.sessions.map((one) => rowOf(stage.calendar, one))
      assert.deepStrictEqual(inOrder(rows.map(bare)), inOrder(expected), "stored slots")
      for (const type of subject.types) {
        const shown = yield* subject.read(type, begin - day, begin + 100 * day)
        for (const { id, status } of shown) {
          seen.add(`shown: ${status}`)
          assert.notStrictEqual(status, "cancelled")
          assert.isTrue(rows.some((row) => row.id === id))
        }
        assert.deepStrictEqual(shown.map(shownOf), view(stage.calendar, type), "what is read")
      }
      if (stage.calendar.sessions.some(({ isStale }) => isStale)) seen.add("stale")
      return rows
    })

    for (const change of opening(stage.calendar)) yield* edit(change)
    yield* maintain("regenerate")
    yield* check()
    for (const step of steps) {
      const isAsked = Model.isDue(stage.calendar)
      yield* act(step)
      const rows = yield* check()
      if (step.does === "regenerate" && isAsked) checkFollowed(stage.calendar, rows)
    }
    return seen
  })
