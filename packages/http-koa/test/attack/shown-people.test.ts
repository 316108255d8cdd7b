/** People in answers: every operation says whom it shows, and does what it says, behind blocks of either way and bans. */
import { useHost } from "@mentorkit/test-kit/hosts/host"
import { assert, beforeAll, describe, it } from "vitest"
import { fieldsWithPeople, shownIn } from "../../src/openapi/shown-people.js"
import { endpoints } from "../../src/routes/index.js"
import { goodCall } from "../support/calls.js"
import { documented } from "../support/documented.js"
import { ask } from "../support/raw-client.js"
import { newWishes, type Wish } from "../support/wishes.js"

const operations = [...new Map(endpoints.map(({ operation }) => [operation.name, operation])).values()]

/** Every text in a part of an answer: those that are somebody's name tell that they are shown. */
const textsIn = (part: unknown): ReadonlyArray<string> => {
  if (typeof part === "string") return [part]
  return typeof part === "object" && part !== null ? Object.values(part).flatMap(textsIn) : []
}

// Falls where an operation shows people and does not say which, or says it and shows none.
describe("what operations say of the people that they show", () => {
  it("is there for each, of each field, and nowhere else", () => {
    const silent = operations.flatMap((operation) =>
      fieldsWithPeople(operation)
        .filter((field) => shownIn(operation, field) === undefined)
        .map((field) => `${operation.name}: ${field}`)
    )
    assert.deepStrictEqual(silent, [], "say `showsPeople`")
    const idle = operations.flatMap((operation) => {
      const [{ name, showsPeople }, fields] = [operation, fieldsWithPeople(operation)]
      if (showsPeople === undefined) return []
      if (typeof showsPeople === "string") return fields.length === 0 ? [name] : []
      return Object.keys(showsPeople)
        .filter((field) => !fields.includes(field))
        .map((field) => `${name}: ${field}`)
    })
    assert.deepStrictEqual(idle, [])
  })
})

describe("people in answers", () => {
  const host = useHost("PGlite", { trustedProxies: 1 })
  let wishes: Readonly<Record<string, Wish>>
  let names: ReadonlySet<string>
  let calls = 0

  beforeAll(async () => {
    wishes = await newWishes(host())
    await host().advance(0)
    const people = await host().sql((sql) => sql<{ readonly name: string }>`select full_name as name from users`)
    names = new Set(people.map(({ name }) => name))
  })

  const read = async (
    name: string
  ): Promise<{ readonly status: number; readonly data: Readonly<Record<string, unknown>> }> => {
    const operation = documented.find(({ operationId }) => operationId === name) ?? assert.fail(name)
    const { input, token } = wishes[name] ?? assert.fail(name)
    // Whatever narrows a list is left out, but what is looked for.
    const named = Object.entries(input).filter(
      ([field]) =>
        name === "search.search" || operation.parameters.some((one) => one.in === "path" && one.name === field)
    )
    const { headers, path } = goodCall(operation, Object.fromEntries(named))
    calls++
    const answer = await ask(host().baseUrl, {
      method: operation.method,
      target: path,
      headers: [
        ...Object.entries(headers),
        ["X-Forwarded-For", `10.4.${calls >> 8}.${calls & 255}`],
        ...(token === undefined ? [] : [["Authorization", `Bearer ${token}`] as const])
      ]
    })
    return { status: answer.status, data: JSON.parse(answer.text).data ?? {} }
  }

  const nameOf = async (token: string | undefined) => {
    const answer = await host().clientOf(token).identity.getMe()
    return answer.ok ? answer.data.user.name : assert.fail("Nobody is signed in")
  }

  const run = (statement: string) => host().sql((sql) => sql.unsafe(statement))
  /** Of everybody who has these names. */
  const blocking = (blocker: string, blocked: string) => {
    const named = `one.full_name = '${blocker}' and other.full_name = '${blocked}'`
    return {
      begin: () =>
        run(`insert into blocks select one.id, other.id, now() from users one, users other where ${named}
          on conflict do nothing`),
      end: () =>
        run(`delete from blocks using users one, users other
          where blocker_id = one.id and blocked_id = other.id and ${named}`)
    }
  }
  /** What may have come between the two. The rows alone: what a block ends is not what is asked about here. */
  const comesBetween = (viewer: string, person: string) => ({
    "a block by the viewer": blocking(viewer, person),
    "a block by the person": blocking(person, viewer),
    "a ban": {
      begin: () => run(`update users set banned_at = now() where full_name = '${person}'`),
      end: () => run(`update users set banned_at = null where full_name = '${person}'`)
    },
    "a suspension": {
      begin: () => run(`update users set is_active = false where full_name = '${person}'`),
      end: () => run(`update users set is_active = true where full_name = '${person}'`)
    }
  })

  const reads = documented.filter(({ method }) => method === "GET").map(({ operationId }) => operationId)
  const cases = operations
    .filter(({ name }) => reads.includes(name))
    .flatMap((operation) => fieldsWithPeople(operation).map((field) => ({ operation, field })))
    .map(({ field, operation }) => ({ name: operation.name, field, shown: shownIn(operation, field) }))
    .filter(({ shown }) => shown === "visible" || shown === "records")

  it.each(cases)("$name shows $shown in $field", async ({ field, name, shown }) => {
    const viewer = await nameOf(wishes[name]?.token)
    const shownNow = async () => {
      const { data, status } = await read(name)
      return status === 404 ? [] : textsIn(data[field]).filter((text) => names.has(text))
    }
    const others = (await shownNow()).filter((name) => name !== viewer)
    const [person] = others
    if (person === undefined) assert.fail(`The wish of ${name} shows nobody but the caller in ${field}`)
    for (const [what, { begin, end }] of Object.entries(comesBetween(viewer, person))) {
      await begin()
      assert.strictEqual((await shownNow()).includes(person), shown === "records", what)
      await end()
      assert.include(await shownNow(), person, `after ${what}`)
    }
  })
})
