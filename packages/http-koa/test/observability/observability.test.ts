/** A whole life with everything on: what log, metrics and traces tell of it, and which secrets none of them tells. */

import { newHost, type TestHost } from "@mentorkit/test-kit/hosts/host"
import { until } from "@mentorkit/test-kit/waiting/until"
import { Effect, Exit, Redacted, Scope } from "effect"
import { afterAll, assert, beforeAll, describe, it, vi } from "vitest"
import { newCollector, type Span } from "../support/collector.js"
import { bookAndPay, mailedToken, newMember, newOffer } from "../support/market.js"

const secrets = {
  app: "app-secret-that-nobody-may-read-anywhere",
  gateway: "gateway-secret-that-nobody-may-read",
  metrics: "metrics-token-that-nobody-may-read",
  wrongPassword: "a wrong password that was typed once"
}
const traceId = "0af7651916cd43dd8448eb211c80319c"
const callerSpan = "b7ad6b7169203331"

interface Line {
  readonly message: unknown
  readonly logLevel: string
  readonly cause?: string
  readonly annotations: Readonly<Record<string, unknown>>
}

let scope: Scope.CloseableScope
let host: TestHost
let collector: Awaited<ReturnType<typeof newCollector>>
const output: Array<string> = []
/** Whatever must not be seen anywhere. */
const forbidden: Array<string> = ["a password for tests", "demo-password-2026", ...Object.values(secrets)]
let mentee: Awaited<ReturnType<typeof newMember>>

const lines = (): ReadonlyArray<Line> => output.map((text) => JSON.parse(text))
const requestLines = () => lines().filter(({ message }) => message === "Request served")

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(host.baseUrl + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body)
  })

/** Everything below looks at what this has left behind. */
const live = async () => {
  mentee = await newMember(host, "Ira Novak")
  forbidden.push(mentee.token, await mailedToken(host, mentee.email))
  await post("/api/v1/login", { email: mentee.email, password: secrets.wrongPassword }, { "x-request-id": "wrong-one" })
  forbidden.push(await host.signIn(mentee.email, mentee.password))
  const offer = await newOffer(host)
  forbidden.push(offer.mentor.token)
  await bookAndPay(host, offer, mentee)
  await post("/gateway/webhook", { id: "evt" }, { "gateway-signature": "t=1,v1=a-forged-signature-nobody-repeats" })
  forbidden.push("a-forged-signature-nobody-repeats")
  // A booking in somebody else's trace.
  await fetch(`${host.baseUrl}/api/v1/mentee/bookings?status=x`, {
    headers: { authorization: `Bearer ${mentee.token}`, traceparent: `00-${traceId}-${callerSpan}-01` }
  })
  await fetch(`${host.baseUrl}/health/live`)
  await host.sql((sql) => sql`alter table expertise_areas rename to expertise_areas_away`)
  const broken = await fetch(`${host.baseUrl}/api/v1/expertise-areas`, {
    headers: { authorization: `Bearer ${mentee.token}`, "x-request-id": "broken-one" }
  })
  const text = await broken.text()
  assert.strictEqual(broken.status, 500, text)
  assert.notMatch(text, /expertise_areas|SqlError|at /)
  await host.sql((sql) => sql`alter table expertise_areas_away rename to expertise_areas`)
}

beforeAll(async () => {
  collector = await newCollector()
  for (const method of ["log", "error", "warn", "info", "debug"] as const) {
    vi.spyOn(console, method).mockImplementation(
      (...parts: ReadonlyArray<unknown>) => void output.push(parts.join(" "))
    )
  }
  scope = await Effect.runPromise(Scope.make())
  host = await newHost("PostgreSQL", scope, {
    appSecret: Redacted.make(secrets.app),
    gatewaySecret: Redacted.make(secrets.gateway),
    metricsToken: Redacted.make(secrets.metrics),
    logLevel: "debug",
    tracing: { endpoint: collector.endpoint, serviceName: "mentorkit-test", ratio: 1 }
  })
  await live()
})
afterAll(async () => {
  await Effect.runPromise(Scope.close(scope, Exit.void))
  vi.restoreAllMocks()
  collector.close()
})

describe("the log", () => {
  it("has one line a request, with who asked for what and how it went", async () => {
    const wrong = await until("the line", async () =>
      requestLines().find(({ annotations }) => annotations["requestId"] === "wrong-one")
    )
    const { durationMillis, ...rest } = wrong.annotations
    assert.isNumber(durationMillis)
    assert.deepStrictEqual(rest, {
      requestId: "wrong-one",
      operation: "identity.login",
      method: "POST",
      status: 401,
      errorCode: rest["errorCode"]
    })
    assert.isString(rest["errorCode"])
    const booking = requestLines().filter(({ annotations }) => annotations["operation"] === "bookings.createBooking")
    assert.strictEqual(booking.length, 1)
    assert.match(String(booking[0]?.annotations["userId"]), /^[0-9a-f-]{36}$/)
    assert.notInclude(output.join("\n"), mentee.email)
    assert.notInclude(output.join("\n"), "Ira")
  })

  it("tells probes at debug level only", () => {
    const levels = new Set(requestLines().map(({ logLevel }) => logLevel))
    assert.deepStrictEqual([...levels], ["DEBUG"], "development tells requests at debug level")
  })

  it("tells a fault with its cause, its stack and its request", () => {
    const faults = lines().filter(({ logLevel }) => logLevel === "ERROR")
    assert.deepStrictEqual(
      faults.map(({ annotations, message }) => ({ annotations, message })),
      [
        {
          annotations: { requestId: "broken-one", operation: "profiles.listExpertiseAreas" },
          message: "A request failed"
        }
      ]
    )
    const cause = faults[0]?.cause ?? ""
    // All of it where it falls: it was another one once, and nobody saw which. The driver's error has one line of stack, or more.
    assert.match(cause, /expertise_areas.* does not exist[\s\S]*\n\s+at /, cause)
  })

  // Falls if a token is logged.
  it("tells no secret", () => {
    const text = output.join("\n")
    assert.isAbove(output.length, 20)
    for (const secret of forbidden) assert.notInclude(text, secret)
    assert.notMatch(text, /postgres:\/\/|Bearer |v1=/)
  })
})

describe("/metrics", () => {
  const page = async () => {
    const response = await fetch(`${host.baseUrl}/metrics`, { headers: { authorization: `Bearer ${secrets.metrics}` } })
    return { status: response.status, type: response.headers.get("content-type"), text: await response.text() }
  }
  const valueOf = (text: string, series: string) => {
    const line = text.split("\n").find((one) => one.startsWith(`${series} `))
    return line === undefined ? undefined : Number(line.slice(series.length + 1))
  }

  const settled = 'mentorkit_events_delivered_total{type="payments.PaymentSettled"}'
  const lanes = ["effects", "realtime", "mail", "texts"]
  const oldestDue = (lane: string) => `mentorkit_deliveries_oldest_due_seconds{lane="${lane}"}`

  /**
   * With what is done beside the requests. The database's numbers are a few seconds old, and missing where it was too slow to
   * tell them.
   */
  const settledPage = () => {
    let last = ""
    return until(
      () => `deliveries, sweeps and the database's numbers on the page:\n${last}`,
      async () => {
        const told = await page()
        last = told.text
        const isTold =
          (valueOf(last, settled) ?? 0) >= 2 &&
          valueOf(last, "mentorkit_outbox_events") === 0 &&
          lanes.every((lane) => valueOf(last, oldestDue(lane)) !== undefined) &&
          /mentorkit_sweep_runs_total\{sweep="[\w.]+",outcome="succeeded"\} \d/.test(last)
        return isTold ? told : undefined
      }
    )
  }

  // Falls if the token is not compared.
  it("is for those who know the token", async () => {
    for (const authorization of ["", "Bearer wrong", secrets.metrics]) {
      const response = await fetch(`${host.baseUrl}/metrics`, { headers: { authorization } })
      assert.strictEqual(response.status, 401, authorization)
      assert.notInclude(await response.text(), "mentorkit_")
    }
  })

  it("counts what has happened", async () => {
    const { status, text, type } = await settledPage()
    assert.strictEqual(status, 200)
    assert.match(type ?? "", /^text\/plain; version=0\.0\.4/)
    const series =
      'mentorkit_http_request_duration_seconds_count{operation="bookings.createBooking",method="POST",status="2xx"}'
    assert.strictEqual(valueOf(text, series), 1)
    assert.strictEqual(valueOf(text, "mentorkit_http_requests_in_flight"), 0)
    assert.strictEqual(valueOf(text, "mentorkit_database_up"), 1)
    assert.match(text, /mentorkit_http_failures_total\{operation="identity\.login",code="\w+"\} 1/)
    // Its invoice, its row and its mail.
    assert.strictEqual(valueOf(text, settled), 3)
    assert.isAtLeast(valueOf(text, 'mentorkit_database_connections{purpose="requests",state="total"}') ?? 0, 1)
    for (const name of ["nodejs_eventloop_lag_p99_seconds", "process_resident_memory_bytes", "mentorkit_live_holds"]) {
      assert.isNumber(valueOf(text, name), name)
    }
    for (const lane of lanes) {
      assert.strictEqual(valueOf(text, `mentorkit_dead_letters{lane="${lane}"}`), 0, lane)
    }
    assert.notMatch(text, /[0-9a-f]{8}-[0-9a-f]{4}-|@example|operation="\//)
  })

  // Falls if the time since a period began is not told, or that of sweeps which nobody knows any more.
  it("tells for how long the sweep that is overdue longest has been", async () => {
    const overdue = async () => valueOf((await page()).text, "mentorkit_sweeps_overdue_seconds") ?? assert.fail()
    const daySeconds = 86_400
    await host.sql(
      (sql) => sql`
      insert into sweep_runs (sweep, finished, period, attempts, free_at)
      values ('gone.sweep', to_timestamp(0), to_timestamp(0), 0, to_timestamp(0))`
    )
    assert.isBelow(await overdue(), daySeconds)
    // Somebody is at it, for ever.
    await host.sql(
      (sql) => sql`
      update sweep_runs set finished = finished - interval '2 days', holder = gen_random_uuid(), free_at = 'infinity'
      where sweep = 'realtime.forgetFrames'`
    )
    await until("the gauge", async () => ((await overdue()) >= daySeconds ? true : undefined))
    await host.sql((sql) => sql`update sweep_runs set free_at = clock_timestamp()`)
    await until("the gauge", async () => ((await overdue()) < daySeconds ? true : undefined))
  })

  it("reads the database's numbers by small indexes", async () => {
    // A year's worth of what has been delivered.
    await host.sql(
      (sql) => sql`
        insert into outbox (id, type, aggregate, payload, occurred_at, due_at, settled_at)
        select gen_random_uuid(), 'x', 'x:' || n, '{}', now(), now(), now() from generate_series(1, 20000) n`
    )
    await host.sql((sql) => sql`analyze outbox`)
    const plan = async (query: string) =>
      JSON.stringify(await host.sql<Record<string, unknown>>((sql) => sql.unsafe(`explain (format json) ${query}`)))
    const query = "select 1 from outbox where settled_at is null limit 10000"
    assert.notInclude(await plan(query), "Seq Scan", query)
    assert.include(await plan("select 1 from outbox where type = 'x'"), "Seq Scan", "the plan tells scans")
  })
})

describe("traces", () => {
  const named = (name: string) => collector.spans.filter((span) => span.name === name)
  const attributesOf = ({ attributes }: Span) =>
    Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

  const booking = () =>
    until("the booking's trace", async () => {
      const [operation] = named("bookings.createBooking")
      const tree = collector.spans.filter(({ traceId: id }) => id === operation?.traceId)
      return tree.some(({ parentSpanId }) => parentSpanId === undefined) ? { operation, tree } : undefined
    })

  it("show a booking as request, authentication, operation, transaction and statements", async () => {
    const { operation, tree } = await booking()
    const [root, ...others] = tree.filter(({ parentSpanId }) => parentSpanId === undefined)
    assert.isEmpty(others)
    assert.strictEqual(root?.name, "POST")
    assert.strictEqual(attributesOf(root ?? assert.fail())["mentorkit.operation"], "bookings.createBooking")
    assert.strictEqual(operation?.parentSpanId, root?.spanId)
    const under = (span: Span | undefined) => tree.filter(({ parentSpanId }) => parentSpanId === span?.spanId)
    const [authenticate] = under(root).filter(({ name }) => name === "authenticate")
    assert.isNotEmpty(under(authenticate).filter(({ name }) => name === "sql.execute"))
    const transactions = under(operation).filter(({ name }) => name === "sql.transaction")
    assert.isNotEmpty(transactions)
    const statements = transactions.flatMap(under).filter(({ name }) => name === "sql.execute")
    const texts = statements.map((one) => String(attributesOf(one)["db.query.text"]))
    assert.isTrue(
      texts.some((text) => /insert into "?bookings/i.test(text) && text.includes("$1")),
      texts.join("\n")
    )
  })

  // Falls if `traceparent` is not read.
  it("go on where a request comes with one", async () => {
    const [span] = await until("the continued trace", async () => {
      const found = collector.spans.filter(({ parentSpanId }) => parentSpanId === callerSpan)
      return found.length > 0 ? found : undefined
    })
    assert.strictEqual(span?.traceId, traceId)
    const operations = collector.spans.filter((one) => one.traceId === traceId && one.name.startsWith("bookings."))
    assert.strictEqual(operations[0]?.parentSpanId, span?.spanId)
  })

  it("know sweeps and subscribers, and nothing of looks that found nothing", async () => {
    await until("a sweep and a mail", async () =>
      collector.spans.some(({ name }) => name.startsWith("sweep ")) &&
      collector.spans.some(({ name }) => /^notifications\.mail/.test(name))
        ? true
        : undefined
    )
    const roots = collector.spans.filter(({ parentSpanId }) => parentSpanId === undefined)
    assert.isEmpty(roots.filter(({ name }) => name.startsWith("sql.")).map(({ name }) => name))
  })

  it("tell no value and no secret", async () => {
    await booking()
    const text = collector.text()
    for (const secret of [...forbidden, mentee.email, "Ira Novak"]) assert.notInclude(text, secret)
    assert.notMatch(text, /gateway-signature|http\.request\.header|postgres:\/\//)
    // A failure has its name and not its words.
    const failed = named("profiles.listExpertiseAreas").find(({ status }) => status.code === 2)
    assert.isDefined(failed)
    assert.notInclude(JSON.stringify(failed?.status), "does not exist")
  })
})
