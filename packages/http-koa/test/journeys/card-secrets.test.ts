/** The number and the code of a card are nowhere once they were looked at: not in the database, nor in any log. */
import { createHash } from "node:crypto"
import { unwrap } from "@mentorkit/client"
import { hostEngines, type TestHost, useHost } from "@mentorkit/test-kit/hosts/host"
import { afterAll, assert, beforeAll, describe, it, vi } from "vitest"
import { newMentor } from "../support/market.js"

const number = "4929 3813 3266 4295"
/** In no other number that a test may come across. */
const code = "4071"
const fields = { card_number: number, expiry: "12/2099", security_code: code, card_holder: "Ada Marsh" }

/** However it is written: spaces apart, and the greater part of it is as bad. */
const leaks = [number, number.replaceAll(" ", ""), "492938133266", "38133266", "3813 3266", `"${code}"`, `'${code}'`]
const assertClean = (text: string, where: string) => {
  for (const leak of leaks) assert.notInclude(text, leak, where)
}

/** Every row of every table as text. */
const everything = async (host: TestHost) => {
  const tables = await host.sql<{ readonly name: string }>(
    (sql) => sql`
      select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`
  )
  assert.isAbove(tables.length, 20)
  const rows = await Promise.all(
    tables.map(({ name }) =>
      host.sql<{ readonly row: string }>((sql) => sql.unsafe(`select t::text as row from ${name} t`))
    )
  )
  return rows.flat().map(({ row }) => row)
}

describe.each(hostEngines)("a card's number and code on %s", (engine) => {
  const host = useHost(engine, { logLevel: "debug" })
  const written: Array<string> = []
  let spies: ReadonlyArray<{ readonly mockRestore: () => void }> = []
  let token: string

  beforeAll(async () => {
    spies = (["log", "error", "warn", "info", "debug"] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation((...parts) => void written.push(parts.map(String).join(" ")))
    )
    token = (await newMentor(host())).mentor.token
  })
  afterAll(() => {
    for (const spy of spies) spy.mockRestore()
  })

  const post = async (body: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${host().baseUrl}/api/v1/mentor/transaction-methods`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}`, ...headers },
      body: JSON.stringify(body)
    })
    return { status: answer.status, text: await answer.text(), headers: JSON.stringify([...answer.headers]) }
  }

  const isUnsaid = ({ headers, text }: { readonly text: string; readonly headers: string }) => {
    assertClean(text, "the answer")
    assertClean(headers, "the headers")
  }
  const isForgotten = async () => {
    for (const row of await everything(host())) assertClean(row, "the database")
    assertClean(written.join("\n"), "the log")
  }

  it("are not there after a success, with an idempotency key or without", async () => {
    for (const headers of [{}, { "Idempotency-Key": "one card" }, { "Idempotency-Key": "one card" }]) {
      const answer = await post({ type: "card", fields }, headers)
      assert.strictEqual(answer.status, 201)
      isUnsaid(answer)
    }
    await isForgotten()
    const { methods } = unwrap(await host().clientOf(token).transactionMethods.listMethods())
    assert.deepStrictEqual(
      methods.map(({ card }) => card?.last_four),
      ["4295", "4295"]
    )
  })

  // A plain hash of so little would give the number away to whoever tries them all; with `Secrets.hash` this falls.
  it("are not in the fingerprint of an idempotency key, as far as one can be made without the host's secret", async () => {
    const rows = await host().sql<{ readonly fingerprint: string }>(
      (sql) => sql`select fingerprint from idempotency_keys where operation = 'transactionMethods.addMethod'`
    )
    const sent = JSON.stringify({ type: "card", fields })
    const guesses = [sent, `idempotency:${sent}`].flatMap((text) =>
      (["hex", "base64", "base64url"] as const).map((form) => createHash("sha256").update(text).digest(form))
    )
    assert.strictEqual(rows.length, 1)
    assert.notInclude(guesses, rows[0]?.fingerprint)
  })

  it("are not there after a refusal, wherever they were put", async () => {
    const wrong = [
      { type: "card", fields: { ...fields, expiry: "12/2001" } },
      { type: "card", fields: { ...fields, card_holder: number } },
      { type: "card", fields: { ...fields, card_number: `${number} 1` } },
      { type: "card", fields: { ...fields, card_number: { [number]: code } } },
      { type: number, fields },
      { type: "card", fields: number },
      { type: "card", fields: [number, code] },
      { type: "card", fields, is_default: number }
    ]
    for (const body of wrong) {
      const answer = await post(body, { "Idempotency-Key": crypto.randomUUID() })
      assert.strictEqual(answer.status, 422, JSON.stringify(body))
      isUnsaid(answer)
    }
    // Names that nobody asks for are left out.
    const stray = await post({ type: "card", fields: { ...fields, [number]: number, note: code }, [number]: number })
    assert.strictEqual(stray.status, 201)
    isUnsaid(stray)
    await isForgotten()
  })

  it("are not there after a fault", async () => {
    const breaking = "alter table transaction_methods add constraint no_cards check (card is null) not valid"
    await host().sql((sql) => sql.unsafe(breaking))
    const answer = await post({ type: "card", fields }, { "Idempotency-Key": "a fault" })
    await host().sql((sql) => sql`alter table transaction_methods drop constraint no_cards`)
    assert.strictEqual(answer.status, 500)
    assert.include(written.join("\n"), "no_cards")
    isUnsaid(answer)
    await isForgotten()
  })
})
