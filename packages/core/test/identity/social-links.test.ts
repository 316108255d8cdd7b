/** Which links a network takes for its own. */
import { assert, describe, it } from "@effect/vitest"
import { SocialLinksEdit } from "@mentorkit/core/internal/identity"
import { problemsOf } from "@mentorkit/core/internal/kernel"
import { Either, Schema } from "effect"

const decode = Schema.decodeUnknownEither(SocialLinksEdit, { errors: "all" })
const problems = (links: object) =>
  Either.match(decode(links), { onLeft: ({ issue }) => problemsOf(issue, ["social_links"]), onRight: () => [] })
const told = (links: object) => problems(links).map(({ message }) => message)

describe("links to networks", () => {
  it.each([
    ["linkedin", "https://www.linkedin.com/in/mika", "https://de.linkedin.com/in/mika"],
    ["x", "https://x.com/mika", "https://twitter.com/mika", "https://mobile.twitter.com/mika"],
    ["twitter", "https://x.com/mika", "https://twitter.com/mika"],
    ["instagram", "https://www.instagram.com/mika/"],
    ["facebook", "https://www.facebook.com/mika", "https://fb.com/mika", "https://m.facebook.com/mika"],
    ["github", "https://github.com/mika", "http://github.com", "HTTPS://GitHub.com/Mika?tab=repositories#a"],
    ["youtube", "https://www.youtube.com/@mika", "https://youtu.be/abc"],
    ["dribbble", "https://dribbble.com/mika"],
    ["behance", "https://www.behance.net/mika"],
    ["medium", "https://medium.com/@mika", "https://mika.medium.com/about"],
    ["twitch", "https://www.twitch.tv/mika"],
    ["website", "https://example.com/mika", "https://github.com:8443/", "https://xn--bcher-kva.example/"]
  ])("%s takes its own", (network, ...links) => {
    for (const link of links) assert.deepStrictEqual(told({ [network]: link }), [], link)
  })

  // Falls where a host is looked for at the end, at the beginning or anywhere in the link.
  it.each([
    "https://github.com.evil.example/mika",
    "https://evilgithub.com/mika",
    "https://evil.example/github.com",
    "https://evil.example/?to=https://github.com/",
    "https://evil.example/#https://github.com/",
    "https://github.company/mika",
    "https://github.com-evil.example/mika",
    "https://github/com",
    "https://com/github",
    "https://linkedin.com/in/mika",
    "https://github.com:8443/mika",
    "https://github.com:443/mika",
    "https://github.com./mika",
    "https://.github.com/mika",
    "https://xn--gthub-m4a.com/mika",
    "https://gıthub.com/mika",
    "https://ｇithub.com/mika",
    "https://git%68ub.com/mika",
    "https://192.0.2.1/github.com"
  ])("github does not take %s", (link) => {
    const [said] = told({ github: link })
    assert.match(String(said), /^The social links\.github field must be a (link to github\.com|valid URL)\.$/)
  })

  it("what is no link at all is told so, and a name before the host is none", () => {
    for (const github of ["github.com/mika", "javascript:alert(1)", "https://github.com@evil.example/"]) {
      assert.deepStrictEqual(told({ github }), ["The social links.github field must be a valid URL."])
    }
    assert.deepStrictEqual(told({ github: `https://github.com/${"x".repeat(250)}` }), [
      "The social links.github field must not be greater than 255 characters."
    ])
  })

  it("each is told of its own host, all at once", () => {
    const link = "https://evil.example/"
    const { website: _, ...networks } = SocialLinksEdit.fields
    const links = Object.fromEntries(Object.keys(networks).map((network) => [network, link]))
    assert.deepStrictEqual(
      problems(links).map(({ path, message }) => [path[1], /must be a link to (\S+)\.$/.exec(message)?.[1]]),
      [
        ["linkedin", "linkedin.com"],
        ["x", "x.com"],
        ["instagram", "instagram.com"],
        ["facebook", "facebook.com"],
        ["github", "github.com"],
        ["youtube", "youtube.com"],
        ["dribbble", "dribbble.com"],
        ["behance", "behance.net"],
        ["medium", "medium.com"],
        ["twitch", "twitch.tv"],
        ["twitter", "x.com"]
      ]
    )
  })

  it("null takes away and what is left out is left out", () => {
    assert.deepStrictEqual(decode({ github: null }), Either.right({ github: null }))
  })
})
