import { SqlError } from "@effect/sql"
import { Cause, Context, Data, Effect, Exit, ParseResult, Schema, Stream } from "effect"
import { describe, expect, expectTypeOf, it } from "vitest"
import { repositoryOf, type Stored, withDatabaseDefects } from "../../src/database/repository.js"

class Taken extends Data.TaggedError("Taken") {}

class Seats extends Context.Tag("test/Seats")<
  Seats,
  {
    readonly take: (wrong: "sql" | "row" | "taken" | "bug" | null) => Effect.Effect<number, Taken>
    readonly all: Effect.Effect<number>
    readonly watch: () => Stream.Stream<number>
    readonly get: <A>(kept: A) => Effect.Effect<A>
    readonly row: number
  }
>() {}

const deadlock = new SqlError.SqlError({ cause: Object.assign(new Error("deadlock detected"), { code: "40P01" }) })
const refused = new SqlError.SqlError({ cause: new Error("permission denied") })
const bug = new Error("A mistake.")

const methods: Stored<typeof Seats.Service> = {
  take: Effect.fnUntraced(function* (wrong) {
    if (wrong === "sql") return yield* deadlock
    if (wrong === "row") return yield* Schema.decodeUnknown(Schema.Number)("seven")
    if (wrong === "taken") return yield* new Taken()
    if (wrong === "bug") return yield* Effect.die(bug)
    return 7
  }),
  all: Effect.fail(deadlock),
  watch: () => Stream.make(1, 2),
  get: (kept) => Effect.succeed(kept),
  row: 3
}
const seats = repositoryOf(Seats, methods)

const causeOf = <A, E>(effect: Effect.Effect<A, E>) => {
  const exit = Effect.runSyncExit(effect)
  return Exit.isFailure(exit) ? exit.cause : Cause.empty
}
const defectOf = <A, E>(effect: Effect.Effect<A, E>) => {
  const cause = causeOf(effect)
  return Cause.isDieType(cause) ? cause.defect : cause
}

// Each of the first three falls without `toDefect`, or with the half of `isDatabaseError` that it is about.
describe("repositoryOf", () => {
  it("makes what the database refuses a defect, which still says why", () => {
    expect(defectOf(seats.take("sql"))).toBe(deadlock)
  })

  it("makes a row that is not what its schema says a defect", () => {
    expect(ParseResult.isParseError(defectOf(seats.take("row")))).toBe(true)
  })

  it("sees to effects that are no methods", () => {
    expect(defectOf(seats.all)).toBe(deadlock)
  })

  it("leaves failures of the port, defects and successes as they are", () => {
    expect(causeOf(seats.take("taken"))).toEqual(Cause.fail(new Taken()))
    expect(defectOf(seats.take("bug"))).toBe(bug)
    expect(Effect.runSync(seats.take(null))).toBe(7)
    expectTypeOf(seats.take).returns.toEqualTypeOf<Effect.Effect<number, Taken>>()
  })

  // Falls where only the first failure of a cause is looked at, as by `Effect.catchAll`.
  it("keeps what else has gone wrong at the same time", () => {
    const both = withDatabaseDefects({
      run: Effect.failCause(Cause.parallel(Cause.fail(deadlock), Cause.fail(refused)))
    })
    expect([...Cause.defects(causeOf(both.run))]).toEqual([deadlock, refused])
    expectTypeOf(both.run).toEqualTypeOf<Effect.Effect<never>>()
  })

  // Falls where every answer is taken for an effect.
  it("lets streams and plain values pass", () => {
    expect([...Effect.runSync(Stream.runCollect(seats.watch()))]).toEqual([1, 2])
    expect(seats.row).toBe(3)
  })

  it("leaves a generic method its type, and so to itself", () => {
    expect(Effect.runSync(seats.get("kept"))).toBe("kept")
    expectTypeOf<Stored<typeof Seats.Service>["get"]>().toEqualTypeOf<(typeof Seats.Service)["get"]>()
  })

  it("keeps the span in which the statement failed", () => {
    const cause = causeOf(Effect.withSpan(seats.take("sql"), "seats.take"))
    expect(Cause.pretty(cause)).toContain("seats.take")
  })
})
