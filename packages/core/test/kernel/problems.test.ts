/** Every sentence that a 422 can say about a field, through the same door as every operation. */

import { invokers, sentences, takenProblem, wording } from "@mentorkit/core/internal/kernel"
import {
  atLeast,
  atMostBytes,
  domain,
  fieldProblem,
  guest,
  type Handlers,
  type InvalidInput,
  LocalDate,
  LocalTime,
  namedOperations,
  operation,
  Text,
  Timestamp,
  UploadedFile,
  Uuid,
  unconfirmedProblem,
  uploadedFile
} from "@mentorkit/core/kernel"
import { IdempotencyStore, RateLimiter, Secrets, Settings } from "@mentorkit/core/kernel/ports"
import { Context, Effect, Layer, Schema } from "effect"
import { assert, describe, it } from "vitest"

const unused = Layer.mergeAll(
  Layer.succeed(IdempotencyStore, {} as never),
  Layer.succeed(RateLimiter, {} as never),
  Layer.succeed(Secrets, {} as never),
  Layer.succeed(Settings, {} as never)
)

/** The problems that an operation with these fields finds in `raw`, as "path: message". */
const problemsIn = async (
  fields: Schema.Struct.Fields,
  raw: unknown,
  more: {
    readonly maxValues?: number
    readonly rules?: (raw: Readonly<Record<string, unknown>>) => ReadonlyArray<ReturnType<typeof fieldProblem>>
  } = {}
) => {
  const input = Schema.Struct(fields) as unknown as Schema.Schema<unknown> & { fields: Schema.Struct.Fields }
  const ops = namedOperations("demo", {
    take: operation({
      access: "public",
      input,
      success: Schema.Struct({}),
      failures: [],
      verbatim: ["password" as never],
      ...more
    })
  })
  class Demo extends Context.Tag("Demo")<Demo, Handlers<typeof ops>>() {}
  const [[, invoke] = assert.fail()] = invokers(domain(ops, Demo))
  const services = Layer.merge(unused, Layer.succeed(Demo, { take: () => Effect.succeed({}) }))
  const exit = await Effect.runPromise(Effect.either(Effect.provide(invoke(guest, raw), services)))
  if (exit._tag === "Right") return []
  return (exit.left as InvalidInput).problems.map(({ message, path }) => `${path.join(".")}: ${message}`)
}
const Email = Schema.String.pipe(Schema.filter((text) => text.includes("@"), wording("must be a valid email address")))
const optional = <A, I>(schema: Schema.Schema<A, I>) => Schema.optionalWith(schema, { nullable: true })

describe("the sentence for one value", () => {
  const nested = Schema.Struct({ start_time: LocalTime, postal_code: Text(3) })
  it.each<[Schema.Struct.Field, unknown, string]>([
    [Schema.String, undefined, "The a b field is required."],
    [Schema.String, null, "The a b field is required."],
    [Schema.String, "  ", "The a b field is required."],
    [Schema.String, 5, "The a b field must be a string."],
    [Schema.String, { a: 1 }, "The a b field must be a string."],
    [Schema.Number, "5", "The a b field must be a number."],
    [Schema.Boolean, "yes", "The a b field must be true or false."],
    [Schema.Int, 1.5, "The a b field must be an integer."],
    [Schema.Int, "five", "The a b field must be an integer."],
    [Schema.Int, 2 ** 64, "The a b field must be an integer."],
    [Schema.Int, Number.POSITIVE_INFINITY, "The a b field must be an integer."],
    [Schema.Int.pipe(Schema.between(1, 5)), 6, "The a b field must be between 1 and 5."],
    [Schema.Int.pipe(Schema.greaterThanOrEqualTo(1)), 0, "The a b field must be at least 1."],
    [Schema.Int.pipe(Schema.lessThanOrEqualTo(9)), 10, "The a b field must not be greater than 9."],
    [Schema.Number.pipe(Schema.positive()), 0, "The a b field must be greater than 0."],
    [Schema.Number.pipe(Schema.lessThan(3)), 3, "The a b field must be less than 3."],
    [Schema.Number.pipe(Schema.multipleOf(5)), 3, "The a b field must be a multiple of 5."],
    [Text(3), "abcd", "The a b field must not be greater than 3 characters."],
    [Text(3), 5, "The a b field must be a string."],
    [Text(3), "👩‍🚀a", "The a b field must not be greater than 3 characters."],
    [Schema.String.pipe(atLeast(3)), "👩a", "The a b field must be at least 3 characters."],
    [Schema.String.pipe(atLeast(3)), {}, "The a b field must be a string."],
    [UploadedFile.pipe(atMostBytes(2048)), "x", "The a b field must be a file."],
    [Schema.String.pipe(Schema.minLength(3)), "ab", "The a b field must be at least 3 characters."],
    [Schema.String.pipe(Schema.length(6)), "ab", "The a b field must be 6 characters."],
    [Schema.String.pipe(Schema.length({ min: 3, max: 4 })), "ab", "The a b field must be between 3 and 4 characters."],
    [Schema.String.pipe(Schema.pattern(/^\d+$/)), "ab", "The a b field format is invalid."],
    [Schema.Literal("x", "y"), "z", "The selected a b is invalid."],
    [Schema.Literal("x", "y"), 5, "The selected a b is invalid."],
    [Schema.Literal(1, 2), "1", "The selected a b is invalid."],
    [Schema.Literal("x"), undefined, "The a b field is required."],
    [optional(Schema.Literal("x", "y")), "z", "The selected a b is invalid."],
    [Schema.Union(Schema.Null, Schema.Literal("x")), "z", "The selected a b is invalid."],
    [Uuid, "x", "The a b field must be a valid UUID."],
    [Uuid, 5, "The a b field must be a valid UUID."],
    [Email, "x", "The a b field must be a valid email address."],
    [Email, ["x"], "The a b field must be a valid email address."],
    [Timestamp, "soon", "The a b field must be a valid date."],
    [Timestamp, {}, "The a b field must be a valid date."],
    [LocalDate, "2027-02-30", "The a b field must be a valid date."],
    [LocalDate, "0000-01-01", "The a b field must be a valid date."],
    [Timestamp, "0000-01-01T00:00:00Z", "The a b field must be a valid date."],
    [Timestamp, "0001-01-01T00:00:00+14:00", "The a b field must be a valid date."],
    [Timestamp, "9999-12-31T23:59:59-14:00", "The a b field must be a valid date."],
    [LocalTime, "9:00", "The a b field must match the format H:i."],
    [optional(LocalTime), 9, "The a b field must match the format H:i."],
    [Schema.Array(Schema.String), "x", "The a b field must be an array."],
    [Schema.Array(Schema.String), { 0: "x" }, "The a b field must be an array."],
    [Schema.NonEmptyArray(Schema.String), [], "The a b field is required."],
    [Schema.Array(Schema.String).pipe(Schema.minItems(1)), [], "The a b field is required."],
    [Schema.Array(Schema.String).pipe(Schema.minItems(2)), ["a"], "The a b field must have at least 2 items."],
    [
      Schema.Array(Schema.String).pipe(Schema.maxItems(1)),
      ["a", "b"],
      "The a b field must not have more than 1 items."
    ],
    [Schema.Array(Schema.String).pipe(Schema.itemsCount(2)), ["a"], "The a b field must contain 2 items."],
    [nested, [], "The a b field must be an object."],
    [nested, "x", "The a b field must be an object."],
    [UploadedFile, "x", "The a b field must be a file."],
    [UploadedFile, { path: "/etc/passwd", name: "x", bytes: 1, isTruncated: false }, "The a b field must be a file."],
    [Schema.String, "a\0b", "The a b field must be valid text."],
    [Schema.Record({ key: Schema.String, value: Schema.String }), { "a\0": "b" }, "The a b field must be valid text."]
  ])("%#: %s", async (field, value, message) => {
    assert.deepStrictEqual(await problemsIn({ a_b: field }, { a_b: value }), [`a_b: ${message}`])
  })

  it("underscores are blanks in every part of a path", async () => {
    const time_blocks = Schema.Array(nested)
    assert.deepStrictEqual(
      await problemsIn(
        { address: nested, time_blocks, ids: Schema.Array(Uuid) },
        { address: { start_time: "x", postal_code: "long" }, time_blocks: [{ start_time: "09:00" }, 5], ids: [1, "x"] }
      ),
      [
        "address.start_time: The address.start time field must match the format H:i.",
        "address.postal_code: The address.postal code field must not be greater than 3 characters.",
        "time_blocks.0.postal_code: The time blocks.0.postal code field is required.",
        "time_blocks.1: The time blocks.1 field must be an object.",
        "ids.0: The ids.0 field must be a valid UUID.",
        "ids.1: The ids.1 field must be a valid UUID."
      ]
    )
  })

  it("of a union the member that the value comes closest to speaks", async () => {
    const choice = Schema.Union(Schema.String, Schema.Struct({ id: Uuid }))
    assert.deepStrictEqual(await problemsIn({ choice }, { choice: { id: 1 } }), [
      "choice.id: The choice.id field must be a valid UUID."
    ])
    const tagged = Schema.Union(
      Schema.Struct({ type: Schema.Literal("a") }),
      Schema.Struct({ type: Schema.Literal("b"), n: Schema.Int })
    )
    assert.deepStrictEqual(await problemsIn({ tagged }, { tagged: { type: "b" } }), [
      "tagged.n: The tagged.n field is required."
    ])
    assert.deepStrictEqual(await problemsIn({ tagged }, { tagged: { type: "c" } }), [
      "tagged.type: The selected tagged.type is invalid."
    ])
  })
})

describe("whole sentences of the spec win", () => {
  const file = (bytes: number) =>
    uploadedFile({
      path: "/tmp/x",
      name: "x.pdf",
      claimedType: "application/pdf",
      head: new Uint8Array(),
      size: bytes,
      digest: "",
      isTruncated: false
    })
  const Document = UploadedFile.pipe(
    atMostBytes(10),
    Schema.annotations(sentences({ invalid: "Each document may not be larger than 5 MB." }))
  )
  const documents = Schema.NonEmptyArray(Document)
    .pipe(Schema.maxItems(2))
    .annotations(sentences({ required: "At least one document is required.", invalid: "At most 2, please." }))

  it.each([
    [undefined, ["documents: At least one document is required."]],
    [null, ["documents: At least one document is required."]],
    [[], ["documents: At least one document is required."]],
    ["x", ["documents: At most 2, please."]],
    [[file(1), file(1), file(1)], ["documents: At most 2, please."]],
    // The same sentence about two values is said twice.
    [[file(11), file(12)], [0, 1].map((n) => `documents.${n}: Each document may not be larger than 5 MB.`)],
    [[file(1), file(10)], []]
  ])("%#", async (value, expected) => {
    assert.deepStrictEqual(await problemsIn({ documents }, { documents: value }), expected)
  })

  it("otherwise a file has its own limit's words", async () => {
    assert.deepStrictEqual(await problemsIn({ avatar: UploadedFile.pipe(atMostBytes(2048)) }, { avatar: file(2049) }), [
      "avatar: The avatar field must not be greater than 2 kilobytes."
    ])
  })
})

describe("all problems at once", () => {
  const fields = { email: Email, password: Schema.String.pipe(Schema.minLength(8)), age: Schema.Int }
  const rules = (raw: Readonly<Record<string, unknown>>) => [
    ...(raw["password"] === raw["password_confirmation"] ? [] : [unconfirmedProblem(["password"])]),
    takenProblem(["email"])
  ]

  it("in the order of the fields, rules across them included though fields have failed", async () => {
    assert.deepStrictEqual(await problemsIn(fields, { password: " short ", age: "x" }, { rules }), [
      "email: The email field is required.",
      "email: The email has already been taken.",
      "password: The password field must be at least 8 characters.",
      "password: The password field confirmation does not match.",
      "age: The age field must be an integer."
    ])
  })

  it("a password is not trimmed, an empty one is none", async () => {
    assert.deepStrictEqual(await problemsIn({ password: fields.password }, { password: "        " }), [])
    assert.deepStrictEqual(await problemsIn({ password: fields.password }, { password: "" }), [
      "password: The password field is required."
    ])
  })

  it.each([{ age: {} }, { age: "x", email: [] }, { email: 5 }])(
    "a rule that stumbles over %j says nothing, and is no crash",
    async (raw) => {
      const stumbling = (input: Readonly<Record<string, unknown>>) => [
        fieldProblem(["email"], (input["email"] as string).toUpperCase())
      ]
      assert.include(await problemsIn(fields, raw, { rules: stumbling }), "password: The password field is required.")
    }
  )

  it.each(["text", 5, null])("what is no object at all: %j", async (raw) => {
    assert.deepStrictEqual(await problemsIn(fields, raw), [": The given data was invalid."])
  })

  it("a rule that throws on a good input is our mistake", async () => {
    const broken = () => {
      throw new Error("ours")
    }
    const good = { email: "a@b", password: "long enough", age: 1 }
    assert.match(String(await problemsIn(fields, good, { rules: broken }).catch(String)), /ours/)
  })

  it("of thousands of problems the first hundred of each field", async () => {
    const numbers = Array.from({ length: 10_000 }, () => 1)
    const found = await problemsIn(
      { numbers: Schema.Array(Uuid), more: Schema.Int },
      { numbers },
      { maxValues: 20_000 }
    )
    assert.lengthOf(found, 101)
    assert.strictEqual(found.at(-1), "more: The more field is required.")
  })

  // Falls where a text is taken for too long by its UTF-16 units.
  it("a text may have as many characters beyond the basic plane as any others", async () => {
    assert.deepStrictEqual(await problemsIn({ name: Text(3) }, { name: "👩👩👩" }), [])
    assert.lengthOf(await problemsIn({ name: Text(3) }, { name: "👩👩👩👩" }), 1)
  })

  it("a list too long to look at is refused unread", async () => {
    const numbers = Array.from({ length: 10_001 }, () => 1)
    assert.deepStrictEqual(await problemsIn({ numbers: Schema.Array(Uuid) }, { numbers }), [
      "numbers: The numbers field must not have more than 10000 items."
    ])
  })

  const most = { maxValues: 50_000 }
  // Each list and each object by itself may be that large. Falls where the fields of objects are not counted.
  it.each([
    ["fields of an object", { a: Object.fromEntries(Array.from({ length: 50_001 }, (_, n) => [`k${n}`, 1])) }],
    ["lists of lists", { a: Array.from({ length: 6 }, () => Array.from({ length: 9_000 }, () => ({}))) }]
  ])("too many values to look at, as %s, are refused, and told once", async (_, junk) => {
    assert.deepStrictEqual(await problemsIn({ b: Schema.optional(Schema.Int) }, { ...junk, b: 1 }), [
      "a: The a field must not have more than 2000 values."
    ])
    assert.deepStrictEqual(await problemsIn({ b: Schema.optional(Schema.Int) }, { ...junk, b: 1 }, most), [
      "a: The a field must not have more than 50000 values."
    ])
    const root = Object.fromEntries(Array.from({ length: 50_001 }, (_, n) => [`k${n}`, 1]))
    assert.deepStrictEqual(await problemsIn({ b: Schema.optional(Schema.Int) }, root, most), [
      ": The input must not have more than 50000 values."
    ])
  })
})
