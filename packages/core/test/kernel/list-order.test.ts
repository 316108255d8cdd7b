/** Cursors: positions as clients hand them back, and whatever else clients send in their place. */
import { assert, describe, it } from "@effect/vitest"
import { Cursor, listOrder, type Position } from "@mentorkit/core/internal/kernel"
import { Either, FastCheck as fc, Schema } from "effect"

const order = listOrder("things", {
  at: "moment desc",
  day: "day asc",
  rank: "integer desc",
  rate: "decimal asc",
  word: "text asc",
  id: "uuid desc"
})
const other = listOrder("others", { id: "uuid asc" })
const OwnCursor = Cursor([order, other])
const encode = Schema.encodeSync(OwnCursor)
const decode = Schema.decodeUnknownEither(OwnCursor)

const digits = (count: number, number: number) => String(number).padStart(count, "0")
const day = fc
  .date({ min: new Date("1970-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((one) => one.toISOString().slice(0, 10))
const moment = fc.tuple(day, fc.nat(86_399), fc.nat(999_999)).map(([date, second, micro]) => {
  const time = new Date(second * 1000).toISOString().slice(11, 19)
  return `${date}T${time}.${digits(6, micro)}Z`
})
const integer = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String)
const decimal = fc
  .tuple(fc.boolean(), fc.nat(), fc.nat(9_999))
  .map(([isNegative, whole, part]) => `${isNegative ? "-" : ""}${whole}.${digits(4, part)}`)
const word = fc.string({ unit: "grapheme", maxLength: 30 }).filter((one) => one.length <= 200 && !one.includes("\0"))
const keys = fc.tuple(moment, day, integer, decimal, word, fc.uuid())
const position = keys.map((all): Position => ({ order: "things", keys: all }))

describe("a cursor", () => {
  it.prop("is the position that it was made of", [position], ([made]) => {
    assert.deepStrictEqual(decode(encode(made)), Either.right(made))
  })

  // Falls where `isPositionIn` does not look at the kinds: the database would be asked for "x"::uuid, which is a 500.
  it.prop("with a key of another kind is none", [position, fc.nat(5), fc.string()], ([made, index, text]) => {
    const kinds = [moment, day, integer, decimal, word, fc.uuid()]
    fc.pre(kinds[index] !== word && !/^[-\d.:TZa-f]+$/i.test(text))
    const forged = { ...made, keys: made.keys.map((key, at) => (at === index ? text : key)) }
    assert.isTrue(Either.isLeft(decode(encode(forged))))
  })

  it.prop("of another list, or with more or fewer keys, is none", [position], ([made]) => {
    const forged = [
      { ...made, order: "others" },
      { ...made, order: "nothing" },
      { ...made, keys: made.keys.slice(1) },
      { ...made, keys: [...made.keys, "1"] },
      { ...made, keys: [] }
    ]
    for (const one of forged) assert.isTrue(Either.isLeft(decode(encode(one))))
  })

  it.prop("of any text is a position or none, and never a fault", [fc.string({ unit: "binary" })], ([text]) => {
    const found = decode(Buffer.from(text).toString("base64url"))
    if (Either.isRight(found)) assert.include(["things", "others"], found.right.order)
    assert.isTrue(Either.isLeft(decode(text)) || text.length > 0)
  })

  it("knows no day, moment or number that the database does not", () => {
    const id = "0190c0de-0000-7000-8000-000000000001"
    const good = ["2027-03-14T14:00:00.000001Z", "2028-02-29", "1", "1.50", "a", id]
    const spoiled: ReadonlyArray<readonly [number, string]> = [
      [0, "2027-02-29T00:00:00.000000Z"],
      [0, "2027-03-14T24:00:00.000000Z"],
      [0, "2027-03-14T23:60:00.000000Z"],
      [0, "infinity"],
      [1, "2027-02-29"],
      [2, "9223372036854775808"],
      [2, "1e3"],
      [3, "NaN"],
      [3, "1."],
      [4, "a\0b"],
      [5, id.slice(1)]
    ]
    assert.isTrue(Either.isRight(decode(encode({ order: "things", keys: good }))))
    for (const [index, text] of spoiled) {
      const keys = good.map((key, at) => (at === index ? text : key))
      assert.isTrue(Either.isLeft(decode(encode({ order: "things", keys }))), text)
    }
  })
})
