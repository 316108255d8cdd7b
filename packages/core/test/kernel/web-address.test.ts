import { assert, describe, it } from "@effect/vitest"
import { problemsOf } from "@mentorkit/core/internal/kernel"
import { WebAddress } from "@mentorkit/core/kernel"
import { Either, FastCheck, Schema } from "effect"

const isAddress = Schema.is(WebAddress(60))

const wordsFor = (text: string) => {
  const decoded = Schema.decodeUnknownEither(WebAddress(60), { errors: "all" })(text)
  return Either.isLeft(decoded) ? problemsOf(decoded.left.issue, ["link"]).map(({ message }) => message) : []
}

describe("links that people may follow", () => {
  it("one that is too long is told so, and not that it is none", () => {
    assert.deepStrictEqual(wordsFor(`https://example.com/${"x".repeat(60)}`), [
      "The link field must not be greater than 60 characters."
    ])
    assert.deepStrictEqual(wordsFor("nowhere"), ["The link field must be a valid URL."])
  })

  it.each([
    "https://example.com",
    "http://example.com/a?b=c#d",
    "HTTPS://EXAMPLE.COM/",
    "https://bücher.example/straße",
    "https://example.com:8443/%20"
  ])("%s is one", (text) => assert.isTrue(isAddress(text)))

  it.each([
    "javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,hello",
    "ftp://example.com",
    "//example.com",
    "example.com",
    "https://",
    "https:///path",
    "https://bank.example@evil.example",
    "https://user:word@evil.example",
    "https://exam\tple.com",
    "https://example.com/<script>",
    'https://example.com/"onclick',
    "https://example.com\\@evil.example",
    "https://example.com:99999",
    `https://example.com/${"a".repeat(60)}`
  ])("%j is none", (text) => assert.isFalse(isAddress(text)))

  it.prop("whatever passes leads to a host, by one of two schemes", [FastCheck.string()], ([text]) => {
    for (const candidate of [text, `https://${text}`, `http:${text}`]) {
      if (!isAddress(candidate)) continue
      const { hostname, protocol } = new URL(candidate)
      assert.include(["https:", "http:"], protocol)
      assert.notStrictEqual(hostname, "")
    }
  })
})
