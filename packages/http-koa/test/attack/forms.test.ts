/** Bad input for operations that take their fields as JSON or as a form. No domain has one yet, so a made-up one is asked. */
import { assert, describe, it } from "vitest"
import { openApi } from "../../src/index.js"
import { bodyCalls } from "../support/bad-bodies.js"
import { bodyFieldCalls } from "../support/bad-fields.js"
import { misplacedCalls } from "../support/bad-places.js"
import { useBodySite } from "../support/body-site.js"
import { type BadCall, type Call, goodCall, type Input, takesForms } from "../support/calls.js"
import { endpoints } from "../support/demo-domain.js"
import { type Documented, operationsOf } from "../support/documented.js"
import { SentFile } from "../support/forms.js"
import { inParallel } from "../support/in-parallel.js"
import { prefix } from "../support/mounted-server.js"

const document = JSON.parse(JSON.stringify(openApi({ title: "Demo", version: "1", prefix }, endpoints)))
const operations = operationsOf(document).filter(takesForms)

const poll = { question: "Which?", options: ["a", "b"] }
const inputs: Readonly<Record<string, ReadonlyArray<readonly [what: string, input: Input]>>> = {
  "demo.createPost": [
    ["nested fields", { body: "Hello", poll, blocks: [{ type: "text", value: "x" }] }],
    ["files", { body: "Hello", poll, attachments: [new SentFile(Buffer.alloc(5000, "x"), "x.png", "image/png")] }]
  ],
  "demo.unsubscribe": [["a field in the path", { token: "t", only: { kinds: [1] } }]]
}
const cases = operations.flatMap((operation) =>
  (inputs[operation.operationId] ?? assert.fail(`${operation.operationId} has no input here`)).map(
    ([what, input]) => [operation.operationId, what, operation, input] as const
  )
)

/** Of fields it is only known that they are read as JSON: the made-up operation has some that take any text or number. */
const callsOf = (operation: Documented, input: Input): ReadonlyArray<BadCall> => [
  ...bodyCalls(operation, input),
  ...misplacedCalls(operation, input),
  ...bodyFieldCalls(operation, input).map((call): BadCall => ({ ...call, outcome: "survived" }))
]

const isRefused = ({ outcome }: BadCall) => outcome === "refused"

describe("bad input where forms are taken", () => {
  const { host, kit } = useBodySite()
  const tried = new Set<string>()
  /** What one decoder reads wherever it stands is tried once. */
  const isNew = ({ alike }: BadCall) => alike === undefined || (!tried.has(alike) && tried.add(alike).size > 0)
  const token = JSON.stringify({ _tag: "User", userId: crypto.randomUUID(), roles: [] })
  const send = ({ method }: Documented, { body, headers, path }: Call) =>
    host().send(method, path.slice(prefix.length), { token, body, headers })

  it.each(cases)("%s with %s", async (_id, _what, operation, input) => {
    const good = await send(operation, goodCall(operation, input))
    assert.isBelow(good.status, 300, JSON.stringify(good.body))
    const all = callsOf(operation, input)
    for (const kind of ["urlencoded: ", "form: ", "body: "])
      assert.isTrue(all.some(({ what }) => what.startsWith(kind)))
    const calls = all.filter(isNew)
    const before = kit.seen.calls
    await inParallel(calls.filter(isRefused), async ({ call, what }) => {
      const { body, code, status } = await send(operation, call)
      assert.isTrue(status >= 400 && status < 500 && code !== null, `${what}: ${status} ${JSON.stringify(body)}`)
    })
    assert.strictEqual(kit.seen.calls, before, "what is refused reaches no operation")
    await inParallel(
      calls.filter((one) => !isRefused(one)),
      async ({ call, what }) => {
        const { body, code, status } = await send(operation, call)
        assert.isTrue(status < 500 && code !== "UnsupportedMediaType", `${what}: ${status} ${JSON.stringify(body)}`)
      }
    )
  })
})
