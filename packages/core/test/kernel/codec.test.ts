import { it as property } from "@effect/vitest"
import { LocalTime, Money, moneyOf, Page, Text, Timestamp, Uuid } from "@mentorkit/core/kernel"
import { Arbitrary, Cause, DateTime, Effect, Exit, FastCheck as fc, Schema } from "effect"
import { assert, describe, it } from "vitest"
import { decoder, encoder } from "../../src/kernel/codec.js"

const Slot = Schema.Struct({
  id: Uuid,
  kind: Schema.Literal("open", "closed"),
  seats: Schema.Int.pipe(Schema.between(0, 5)),
  note: Schema.NullOr(Text(10)),
  mark: Schema.optional(Schema.String),
  until: Schema.optionalWith(Schema.Number, { nullable: true }),
  from: Schema.optionalWith(Schema.Number, { default: () => 1 })
})
interface Tree {
  readonly name: string
  readonly children: ReadonlyArray<Tree>
}
const Tree: Schema.Schema<Tree> = Schema.Struct({
  name: Schema.String,
  children: Schema.Array(Schema.suspend(() => Tree))
})
const schemas: Readonly<Record<string, Schema.Schema.AnyNoContext>> = {
  slots: Schema.Struct({ slots: Schema.Array(Slot), first: Schema.NonEmptyArray(Schema.Boolean) }),
  pairs: Schema.Tuple(Schema.String, Schema.optionalElement(Schema.Number)),
  open: Schema.Record({ key: Schema.String, value: Schema.NullOr(Schema.Int) }),
  renamed: Schema.Struct({ startsAt: Schema.propertySignature(Schema.String).pipe(Schema.fromKey("starts_at")) }),
  choice: Schema.Union(Schema.Struct({ a: Schema.String }), Schema.Struct({ b: Schema.NumberFromString })),
  tagged: Schema.Union(
    Schema.Struct({ type: Schema.Literal("a"), n: Schema.Int }),
    Schema.Struct({ type: Schema.Literal("b"), n: Schema.String })
  ),
  page: Page(Schema.Struct({ n: Schema.NumberFromString })),
  tree: Tree,
  class: Schema.TaggedStruct("Tagged", { n: Schema.Int }),
  empty: Schema.Struct({}),
  composed: Schema.compose(Schema.Trim, Schema.NonEmptyString),
  date: Schema.NullishOr(Schema.DateTimeUtc),
  literalFirst: Schema.Union(Schema.Literal("1"), Schema.NumberFromString),
  literalLast: Schema.Union(Schema.NumberFromString, Schema.Literal("1")),
  nullOrAnything: Schema.NullOr(Schema.Unknown),
  asOption: Schema.Struct({ note: Schema.optionalWith(Schema.String, { as: "Option" }) })
}

describe("encodes as Effect does", () => {
  for (const [name, schema] of Object.entries(schemas)) {
    const value = fc.oneof(Arbitrary.make(schema), fc.anything({ maxDepth: 2 }))
    property.prop(name, [value], ([value]) => {
      const ours = Effect.runSyncExit(encoder(schema)(value))
      const theirs = Effect.runSyncExit(Effect.orDie(Schema.encodeUnknown(schema)(value)))
      if (Exit.isSuccess(theirs)) assert.deepStrictEqual(ours, theirs)
      else assert.isTrue(Exit.isFailure(ours) && Cause.isDie(ours.cause))
    })
  }
})

describe("decodes as Effect does", () => {
  for (const [name, schema] of Object.entries(schemas)) {
    const encoded = Arbitrary.make(Schema.encodedSchema(schema))
    const value = fc.oneof(encoded, fc.anything({ maxDepth: 2 }))
    property.prop(name, [value], ([value]) => {
      assert.deepStrictEqual(
        decoder(schema)(value),
        Schema.decodeUnknownEither(schema, { errors: "all" })(value) as ReturnType<ReturnType<typeof decoder>>
      )
    })
  }
})

describe("a result that does not fit", () => {
  const slot = { id: "0197f8a0-0000-7000-8000-000000000001", kind: "open", seats: 1, note: null, from: 1 }
  it.each<[object, RegExp]>([
    [{ ...slot, id: "1" }, /"id"/],
    [{ ...slot, id: slot.id.toUpperCase() }, /"id"/],
    [{ ...slot, seats: 6 }, /"seats"/],
    [{ ...slot, kind: "other" }, /"kind"/],
    [{ ...slot, note: "longer than ten" }, /"note"/],
    [{ ...slot, note: undefined }, /"note"/],
    [{ ...slot, mark: 5 }, /"mark"/]
  ])("%# is a defect that says why", (value, reason) => {
    const exit = Effect.runSyncExit(encoder(Slot)(value))
    assert.isTrue(Exit.isFailure(exit) && Cause.isDie(exit.cause))
    assert.match(Exit.isFailure(exit) ? String(Cause.squash(exit.cause)) : "", reason)
  })

  it("the kernel's own values", () => {
    const schema = Schema.Struct({ at: Timestamp, time: LocalTime, money: Money })
    const value = {
      at: DateTime.unsafeMake("2027-03-14T15:00:00+01:00"),
      time: "09:00",
      money: moneyOf({ minor: 8000n, currency: "USD" as never })
    }
    assert.deepStrictEqual(Effect.runSync(encoder(schema)(value)), {
      at: "2027-03-14T14:00:00+00:00",
      time: "09:00",
      money: { minor: 8000, major: "80.00", formatted: "$80.00" }
    })
  })
})
