/** HEAD, by which programs only look: of every GET of the contract it leaves everything as it was, or is refused. */
import { useHost } from "@mentorkit/test-kit/hosts/host"
import { assert, beforeAll, describe, it } from "vitest"
import { endpoints } from "../../src/routes/index.js"
import { goodCall } from "../support/calls.js"
import { changedIn, wholeContents } from "../support/contents.js"
import { type Answer, type Documented, documented } from "../support/documented.js"
import { ask } from "../support/raw-client.js"
import { newWishes, type Wish } from "../support/wishes.js"

const withSideEffects = new Set(endpoints.filter((one) => one.hasSideEffects).map(({ operationId }) => operationId))
const gets = documented.filter(({ method }) => method === "GET")
const looks = gets.filter(({ operationId }) => !withSideEffects.has(operationId))

/** Of each answer its own, or of how it is sent. */
const ownOfEach = /^(?:date|x-request-id|connection|keep-alive|transfer-encoding)$/
const headersOf = ({ headers }: Answer) => [...headers].filter(([name]) => !ownOfEach.test(name))

describe("looking", () => {
  const host = useHost("PGlite", { trustedProxies: 1 })
  let wishes: Readonly<Record<string, Wish>>
  let calls = 0

  const send = (operation: Documented, method: string): Promise<Answer> => {
    const { input, token } = wishes[operation.operationId] ?? assert.fail(operation.operationId)
    const { headers, path } = goodCall(operation, input)
    calls++
    return ask(host().baseUrl, {
      method,
      target: path,
      headers: [
        ...Object.entries(headers),
        ["X-Forwarded-For", `10.3.${calls >> 8}.${calls & 255}`],
        ...(token === undefined ? [] : [["Authorization", `Bearer ${token}`] as const])
      ]
    })
  }

  beforeAll(async () => {
    wishes = await newWishes(host())
    await host().advance(0)
  })

  /** The tables that these requests change, all together. */
  const changedBy = async (operations: ReadonlyArray<Documented>) => {
    const before = await wholeContents(host())
    for (const operation of operations) await send(operation, "HEAD")
    return changedIn(before, await wholeContents(host()))
  }

  // Falls where a GET stores something and its binding does not say so.
  it("leaves every table as it was", async () => {
    const changed = await changedBy(looks)
    if (changed.length === 0) return
    const culprits: Array<string> = []
    for (const look of looks) if ((await changedBy([look])).length > 0) culprits.push(look.operationId)
    assert.fail(`${changed} changed; of those that need hasSideEffects: true, a second look finds ${culprits}`)
  })

  it("says what GET says, and nothing is missing among the successes", async () => {
    assert.isAbove(looks.length, 50)
    for (const operation of looks) {
      const [head, get] = [await send(operation, "HEAD"), await send(operation, "GET")]
      assert.deepStrictEqual([head.status, headersOf(head)], [get.status, headersOf(get)], operation.operationId)
      assert.deepStrictEqual([get.status, head.text], [200, ""], operation.operationId)
    }
  })

  it("is refused where GET has side effects, and nothing happens", async () => {
    const before = await wholeContents(host())
    assert.isAbove(withSideEffects.size, 0)
    for (const operation of gets.filter(({ operationId }) => withSideEffects.has(operationId))) {
      const answers = [await send(operation, "HEAD"), await send(operation, "OPTIONS")]
      assert.deepStrictEqual(
        answers.map(({ headers, status }) => [status, headers.get("allow")]),
        [
          [405, "GET, OPTIONS"],
          [204, "GET, OPTIONS"]
        ],
        operation.operationId
      )
    }
    assert.deepStrictEqual(changedIn(before, await wholeContents(host())), [])
  })
})
