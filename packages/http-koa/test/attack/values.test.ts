/** What a client may send by mistake or on purpose: refused in the documented shape, and nothing has happened. */

import { hostEngines, useHost } from "@mentorkit/test-kit/hosts/host"
import { Hash } from "effect"
import { afterEach, assert, beforeAll, describe, it, vi } from "vitest"
import { badCalls } from "../support/bad-requests.js"
import { type BadCall, type Call, goodCall } from "../support/calls.js"
import { changedIn, contents } from "../support/contents.js"
import { type Answer, assertDocumented, type Documented, documented, problemsIn } from "../support/documented.js"
import { inParallel } from "../support/in-parallel.js"
import { isWanted500 } from "../support/wanted-500.js"
import { newWishes, type Wish } from "../support/wishes.js"

/** No list in it, at whatever depth, holds anything. */
const isEmpty = (answer: Answer) => !/\[[^\]]/.test(JSON.stringify(JSON.parse(answer.text).data))

const assertOutcome = (operation: Documented, { field, outcome, what }: BadCall, answer: Answer) => {
  const told = `${operation.operationId} ${what}: ${answer.status} ${answer.text.slice(0, 300)}`
  assertDocumented(operation, answer, what)
  if (outcome === "either" || isWanted500(operation, answer)) return
  if (outcome === "survived") return assert.isTrue(answer.status < 500, told)
  if (outcome === "broken") return assert.deepInclude(JSON.parse(answer.text), { message: "Failed to fetch slots." })
  if (outcome === "unknown" && answer.status === 200) return assert.isTrue(isEmpty(answer), told)
  assert.isTrue(answer.status >= 400 && answer.status < 500 && answer.status !== 429, told)
  if (answer.headers.get("x-error-code") !== "InvalidInput") return
  const problems = problemsIn(answer)
  const [[first = ""] = [], ...more] = Object.values(problems)
  const others = Object.values(problems).flat().length - 1
  assert.isTrue(more.flat().length <= others)
  const rest = others === 0 ? "" : ` (and ${others} more error${others === 1 ? "" : "s"})`
  assert.strictEqual(JSON.parse(answer.text).message, first + rest, told)
  // A confirmation is told with the password that it is one of.
  const named = Object.keys(problems).map((key) => key.split(".")[0])
  if (field !== undefined && field !== "") assert.include([...named, "password_confirmation"], field, told)
}

/** PATCH beside PUT is the same operation behind another route: "scheduling.updateOffDay.patch". */
const operations = documented.filter(({ operationId }) => operationId.split(".").length === 2)

/**
 * What one decoder reads wherever it stands is tried in the first place and then in one of many: with a hundred
 * operations the same fifty values for every name would take minutes and find nothing new. Which one that is differs from
 * value to value, so that every operation gets its share. `ATTACKS=all` tries everything everywhere.
 */
const sampling = (every: number) => {
  const seen = new Map<string, number>()
  return ({ alike }: BadCall) => {
    if (alike === undefined || process.env["ATTACKS"] === "all") return true
    const count = seen.get(alike) ?? 0
    seen.set(alike, count + 1)
    return count === 0 || (count + Math.abs(Hash.string(alike))) % every === 0
  }
}

const byId = (some: ReadonlyArray<Documented>) => some.map((operation) => [operation.operationId, operation] as const)
/** A look at every table costs more than the calls of an operation do. */
const tensOf = (all: ReadonlyArray<Documented>) =>
  Array.from({ length: Math.ceil(all.length / 10) }, (_, index) => {
    const ten = all.slice(index * 10, index * 10 + 10)
    return [`${ten[0]?.operationId} to ${ten.at(-1)?.operationId}`, ten] as const
  })

/** What may be taken or not, and so reaches the database. */
const mayHappen = ({ outcome }: BadCall) => outcome === "survived" || outcome === "either"

describe.each(hostEngines)("bad input on %s", (engine) => {
  // One proxy, so that every request may come from an address of its own and no limit hides what is tested.
  const host = useHost(engine, { trustedProxies: 1 })
  const isWorthTrying = sampling(40)
  let good: Readonly<Record<string, Wish>>
  let before: Readonly<Record<string, string>>
  let calls = 0
  // The host logs its faults; the 500 that the spec wants is none.
  const logged = vi.spyOn(console, "log")

  beforeAll(async () => {
    good = await newWishes(host())
    // What the wishes have set off, slots of a new rule for one, comes to its end first.
    await host().advance(0)
    before = await contents(host())
  })

  afterEach(() => {
    const lines = logged.mock.calls.map((line) => line.join(" "))
    logged.mockClear()
    assert.deepStrictEqual(
      lines.filter((line) => line.includes("A request failed")),
      []
    )
  })

  const send = async ({ method }: Documented, { body, headers, path }: Call, token?: string): Promise<Answer> => {
    calls++
    const response = await fetch(host().baseUrl + path, {
      method,
      headers: {
        ...headers,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        "x-forwarded-for": `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`
      },
      ...(body !== undefined && { body })
    })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  const wishFor = ({ operationId }: Documented): Wish =>
    good[operationId] ?? assert.fail(`${operationId} has no wish in test/support/wishes/<domain>.ts`)
  const run = (operation: Documented, cases: ReadonlyArray<BadCall>) =>
    inParallel(cases, async (one) =>
      assertOutcome(operation, one, await send(operation, one.call, wishFor(operation).token))
    )
  // Which ones are tried goes by the order in which they are asked for, so each operation's are chosen once.
  const chosen = new Map<Documented, ReadonlyArray<BadCall>>()
  const casesOf = (operation: Documented) => {
    const cases = chosen.get(operation) ?? badCalls(operation, wishFor(operation).input).filter(isWorthTrying)
    chosen.set(operation, cases)
    return cases
  }
  const refusedOf = (operation: Documented) => casesOf(operation).filter((one) => !mayHappen(one))

  // Refused before any database is asked, so one engine will do.
  if (engine === hostEngines[0]) {
    describe.each(tensOf(operations))("mistakes of %s", (_, ten) => {
      it.each(byId(ten))("%s are refused", (_, operation) => run(operation, refusedOf(operation)))

      it("have changed nothing", async () => {
        if (changedIn(before, await contents(host())).length === 0) return
        for (const operation of ten) {
          const earlier = await contents(host())
          await run(operation, refusedOf(operation))
          assert.deepStrictEqual(changedIn(earlier, await contents(host())), [], operation.operationId)
        }
        assert.fail(`Something has changed since, and does not again: ${changedIn(before, await contents(host()))}`)
      })
    })
  }

  const paged = operations.filter(({ parameters }) => parameters.some(({ name }) => name === "page"))
  it.each(byId(paged))("%s has pages without end", async (_, operation) => {
    const { input, token } = wishFor(operation)
    const answer = await send(operation, goodCall(operation, { ...input, page: Number.MAX_SAFE_INTEGER }), token)
    assertDocumented(operation, answer, "page")
    assert.strictEqual(answer.status, 200, answer.text)
    assert.isTrue(isEmpty(answer), answer.text)
  })

  // It was the mistakes that were refused and not something else.
  it.each(byId(operations))("%s as it should be, and what it may take", async (_, operation) => {
    const { input, status, token } = wishFor(operation)
    const answer = await send(operation, goodCall(operation, input), token)
    assertDocumented(operation, answer, "as it should be")
    assert.strictEqual(answer.status, status ?? Number(Object.keys(operation.responses)[0]), answer.text)
    await run(operation, casesOf(operation).filter(mayHappen))
  })
})
