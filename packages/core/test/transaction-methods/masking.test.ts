/** Nobody is shown more of a value than they may see. */
import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { masked } from "../../src/transaction-methods/masking.js"
import { hasStrayBrace, namesIn, titleOf } from "../../src/transaction-methods/title.js"
import { valueFor } from "./definitions.js"

const digitsOf = (text: string) => text.replace(/\D/g, "")
const visible = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "")

describe("phone numbers", () => {
  it("show the leading 3 and the trailing 4 digits, in their own length", () => {
    assert.strictEqual(masked("phone", "01712345678"), "017****5678")
    assert.strictEqual(masked("phone", "+880 1712-345678"), "+880 ****-**5678")
    assert.strictEqual(masked("phone", "123456"), "****56")
  })

  it("hide 3 digits at least, whatever the number", () => {
    fc.assert(
      fc.property(valueFor("phone"), (phone) => {
        const shown = masked("phone", phone)
        assert.strictEqual(shown.length, phone.length)
        const [seen, all] = [digitsOf(shown).length, digitsOf(phone).length]
        assert.isAtMost(seen, 7)
        assert.isAtLeast(all - seen, 3)
        assert.strictEqual(seen, all >= 10 ? 7 : Math.floor(all / 3))
        if (all >= 10) assert.isTrue(digitsOf(phone).startsWith(digitsOf(shown).slice(0, 3)))
        assert.isTrue(digitsOf(phone).endsWith(digitsOf(shown).slice(-2)))
      })
    )
  })
})

describe("account numbers", () => {
  it("show the last four, and of short ones half", () => {
    assert.strictEqual(masked("account_number", "GB29 NWBK 6016 1331 9268 19"), "****6819")
    assert.strictEqual(masked("number", "1234"), "****34")
    assert.strictEqual(masked("number", "1"), "****")
  })

  it("never show more than four, nor more than half, nor how long they are", () => {
    fc.assert(
      fc.property(fc.oneof(valueFor("account_number"), valueFor("number")), (number) => {
        const shown = visible(masked("account_number", number))
        assert.isAtMost(shown.length, Math.min(4, number.length / 2))
        assert.isTrue(number.endsWith(shown))
        assert.isAtMost(masked("account_number", number).length, 8)
      })
    )
  })
})

describe("other values", () => {
  it("of text, names are shown, and numbers are numbers", () => {
    assert.strictEqual(masked("text", "Ada Marsh"), "Ada Marsh")
    assert.strictEqual(masked("text", "Flat 12"), "Flat 12")
    fc.assert(
      fc.property(fc.string(), (text) => {
        const [seen, all] = [digitsOf(masked("text", text)).length, digitsOf(text).length]
        assert.isAtMost(seen, all < 6 ? all : Math.min(4, all / 2))
        assert.strictEqual([...masked("text", text)].length, [...text].length)
      })
    )
  })

  it("of addresses one letter and the domain", () => {
    assert.strictEqual(masked("email", "ada.marsh@example.com"), "a***@example.com")
    assert.strictEqual(masked("email", "a@example.com"), "a***@example.com")
  })
})

describe("titles", () => {
  const values = new Map([
    ["bank", "BRAC Bank"],
    ["number", "****6789"]
  ])

  it("take their literals from the template, and leave no holes", () => {
    assert.strictEqual(titleOf("{bank} no. {number}", values, "Bank"), "BRAC Bank no. ****6789")
    assert.strictEqual(titleOf(" {bank} {branch}  {number} ", values, "Bank"), "BRAC Bank ****6789")
    assert.strictEqual(titleOf("{branch}", values, "Bank"), "Bank")
    assert.strictEqual([...titleOf("{bank}", new Map([["bank", "ß".repeat(300)]]), "Bank")].length, 255)
  })

  it("a value is never read as a template", () => {
    const sly = new Map([...values, ["bank", "{number} $1 $&"]])
    assert.strictEqual(titleOf("{bank}", sly, "Bank"), "{number} $1 $&")
  })

  it("braces come in pairs", () => {
    assert.deepStrictEqual(namesIn("{a} and {b_c}"), ["a", "b_c"])
    for (const template of ["{a", "a}", "{a}}", "{{a}", "}{"]) assert.isTrue(hasStrayBrace(template), template)
    assert.isFalse(hasStrayBrace("{a}{b}"))
  })
})
