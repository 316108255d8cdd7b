/** Fields that no client may set, sent along with every request that works (mass assignment): they must change nothing at all. */
import type { TestHost } from "@mentorkit/test-kit/hosts/host"
import { assert } from "vitest"
import { bodyOf, type Call, goodCall, hasBody, type Input, withBody } from "./calls.js"
import { assertDocumented, type Documented, documented } from "./documented.js"
import { privileged, smuggled } from "./privileged.js"
import { ask } from "./raw-client.js"
import type { Wish } from "./wishes.js"

/** Inputs with a map of keys, each of which is looked at: an unknown one is refused, which tests of the routes show. */
const withMaps = ["admin.updateSettings"]

/** What nobody has said about it already, in the input itself and in every object within. */
const laden = (operation: Documented, value: unknown, isWhole = true): unknown => {
  if (Array.isArray(value)) return value.map((one) => laden(operation, one, false))
  if (typeof value !== "object" || value === null) return value
  const known = new Set([
    ...Object.keys(value),
    // A field of the operation's own is no smuggled one, and what the path carries has no place in a body.
    ...Object.keys((operation.body ?? operation.form)?.properties ?? {}),
    ...operation.parameters.map(({ name }) => name),
    ...(isWhole ? [] : ["session_type_id"])
  ])
  if (!isWhole && withMaps.includes(operation.operationId)) return value
  const own = Object.entries(value).map(([name, one]) => [name, laden(operation, one, false)])
  return Object.fromEntries([...Object.entries(privileged).filter(([name]) => !known.has(name)), ...own])
}

const query = (operation: Documented) => {
  const known = new Set(operation.parameters.map(({ name }) => name))
  return Object.entries(privileged)
    .filter(([name, value]) => !known.has(name) && typeof value !== "object")
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join("&")
}

const ladenCall = (operation: Documented, input: Input): Call => {
  const call = goodCall(operation, input)
  if (operation.isRaw) return call
  if (operation.form !== undefined) {
    const carried = laden(operation, {}) as Input
    return { ...call, ...withBody(operation, { ...carried, ...bodyOf(operation, input) }) }
  }
  if (hasBody(operation)) {
    return { ...call, body: JSON.stringify(laden(operation, JSON.parse(String(call.body)))) }
  }
  return { ...call, path: `${call.path}${call.path.includes("?") ? "&" : "?"}${query(operation)}` }
}

/** Where a value that was smuggled in has been kept; a repetition's answer is none of its owner's columns. */
const traces = async (host: TestHost) => {
  const tables = await host.sql<{ readonly name: string }>(
    (sql) => sql`select table_name as name from information_schema.tables where table_schema = current_schema()`
  )
  assert.isAbove(tables.length, 20)
  const marks = [smuggled.id, smuggled.amount, String(smuggled.minor), "2001-02-03", "$2b$10$"]
  // The currency by itself: three letters are in some hash or other.
  const isMarked = (text: string) => marks.some((mark) => text.includes(mark)) || /\bXTS\b/.test(text)
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await host.sql<{ readonly text: string }>((sql) =>
        sql.unsafe(`select t::text as text from ${name} t`)
      )
      return rows.filter(({ text }) => isMarked(text)).map(({ text }) => `${name}: ${text}`)
    })
  )
  return found.flat()
}

/** What a role, an approval or a verification would be read from. */
const powers = (host: TestHost, newcomers: ReadonlyArray<string>) =>
  host.sql<{ readonly count: number }>(
    (sql) => sql`
      select count(*)::int as count from users u left join user_roles r on r.user_id = u.id and r.role = 'admin'
      where (r.role is not null and u.email <> 'admin@demo.test')
        or (u.email_verified_at is not null and u.email in ${sql.in(newcomers)})`
  )

/** Uses the wishes up. */
export const smuggleEverywhere = async (host: TestHost, wishes: Readonly<Record<string, Wish>>): Promise<void> => {
  let address = 0
  for (const operation of documented) {
    const { input, status, token } = wishes[operation.operationId] ?? assert.fail(operation.operationId)
    const { body, headers, path } = ladenCall(operation, input)
    const answer = await ask(host.baseUrl, {
      method: operation.method,
      target: path,
      headers: [
        ...Object.entries(headers),
        ["X-Forwarded-For", `10.2.0.${address++}`],
        ...(token === undefined ? [] : [["Authorization", `Bearer ${token}`] as const])
      ],
      ...(body !== undefined && { body })
    })
    const told = `${operation.operationId}: ${answer.text.slice(0, 500)}`
    assertDocumented(operation, answer, told)
    assert.strictEqual(answer.status, status ?? Number(Object.keys(operation.responses)[0]), told)
    for (const mark of [smuggled.id, smuggled.amount, "2001-02-03"]) {
      // Links of pages repeat the query that they were asked with.
      assert.notInclude(answer.text.replaceAll(/"(?:first|last|prev|next)":"[^"]*"/g, ""), mark, told)
    }
  }
  assert.deepStrictEqual(await traces(host), [])
  const { email } = (wishes["identity.register"]?.input ?? {}) as { readonly email: string }
  assert.deepStrictEqual(await powers(host, [email]), [{ count: 0 }])
}
