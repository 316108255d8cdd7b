/** What a client may send by mistake or on purpose: refused in the documented shape, and nothing has happened. */
import { unwrap } from "@mentorkit/client"
import { afterEach, assert, beforeAll, describe, it, vi } from "vitest"
import { type BadCall, badCalls, type Call, goodCall } from "../support/bad-requests.js"
import { type Answer, assertDocumented, type Documented, documented, problemsIn } from "../support/documented.js"
import { hostEngines, type TestHost, useHost } from "../support/host.js"
import { book, bookAndPay, freeSlot, newMember, newOffer } from "../support/market.js"

interface Wish {
  readonly input: Readonly<Record<string, unknown>>
  readonly token?: string
  /** What it is answered where it is no success: its moment has not come, or it was not made for tests. */
  readonly status?: number
}

const applicant = (host: TestHost) =>
  newMember(host, "Ada Nov").then(async (member) => {
    const { onboarding } = unwrap(
      await member.client.profiles.submitOnboarding({
        role: "mentor",
        headline: "Soon",
        timezone: "UTC",
        currency: "EUR",
        hourly_rate: "10.00",
        expertise_area_ids: unwrap(await member.client.profiles.listExpertiseAreas())
          .expertise_areas.slice(0, 1)
          .map(({ id }) => id)
      })
    )
    return onboarding.mentor_profile?.id
  })

/** Somebody for every role, something in every state, and for every operation a request that works. */
const wishes = async (host: TestHost): Promise<Readonly<Record<string, Wish>>> => {
  const [offer, mentee, newcomer] = [
    await newOffer(host),
    await newMember(host, "Theo Lind"),
    await newMember(host, "Nora Feld")
  ]
  const { token } = mentee
  const [mentor, admin] = [offer.mentor.token, await host.signInAdmin()]
  const unpaid = await book(host, offer, mentee)
  const [toAccept, toDecline] = [await bookAndPay(host, offer, mentee), await bookAndPay(host, offer, mentee)]
  const hold = async (daysAhead: number) => {
    const slot = await freeSlot(host, offer, daysAhead)
    return unwrap(await mentee.client.scheduling.holdSlots({ slot_ids: [slot.id] })).booking_attempt_id
  }
  const [toBook, toRelease] = [await hold(10), await hold(12)]
  const { scheduling } = offer.mentor.client
  const { availability_rules: rules } = unwrap(await scheduling.listAvailabilityRules())
  const { expertise_areas: areas } = unwrap(await mentee.client.profiles.listExpertiseAreas())
  const [toApprove, toReject] = [await applicant(host), await applicant(host)]
  const register = {
    full_name: "Mika Sorensen",
    email: "mika.sorensen@example.com",
    password: "correct horse battery",
    password_confirmation: "correct horse battery",
    timezone: "Europe/Lisbon"
  }
  const unverified = { ...register, email: "unverified@example.com" }
  unwrap(await host.clientOf().identity.register(unverified))
  const rule = {
    session_type_id: offer.sessionTypeId,
    rule_type: "regular_weekly",
    day_of_week: 1,
    time_blocks: [{ start_time: "14:00", end_time: "16:00" }],
    valid_from: "2030-01-01",
    valid_until: "2031-01-01"
  }
  const page = { page: 1, per_page: 10 }
  const slots = { mentor_id: offer.mentorId, session_type_id: offer.sessionTypeId }
  return {
    "admin.listMentors": { input: { status: "pending", ...page }, token: admin },
    "admin.approveMentor": { input: { id: toApprove }, token: admin },
    "admin.rejectMentor": { input: { id: toReject, reason: "Not yet." }, token: admin },
    "bookings.createBooking": { input: { booking_attempt_id: toBook, note: "Hello" }, token },
    "bookings.listMenteeBookings": { input: { status: "paid", ...page }, token },
    "bookings.getMenteeBooking": { input: { id: unpaid.booking.id }, token },
    "bookings.getPaymentLink": { input: { id: unpaid.booking.id }, token },
    "bookings.listMentorBookings": { input: { status: "paid", ...page }, token: mentor },
    "bookings.getMentorBooking": { input: { id: toAccept.booking.id }, token: mentor },
    "bookings.acceptBooking": { input: { id: toAccept.booking.id }, token: mentor },
    "bookings.declineBooking": { input: { id: toDecline.booking.id, reason: "Ill" }, token: mentor },
    "bookings.completeBooking": { input: { id: toAccept.booking.id }, token: mentor, status: 422 },
    "earnings.getSummary": { input: { period: "7d" }, token: mentor },
    "identity.register": { input: register },
    "identity.login": { input: { email: mentee.email, password: mentee.password } },
    "identity.verifyEmail": { input: { token: "no token of ours" }, status: 422 },
    "identity.resendVerification": { input: { email: unverified.email }, status: 429 },
    "identity.logout": { input: {}, token: await host.signIn(mentee.email, mentee.password) },
    "identity.getMe": { input: {}, token },
    "identity.viewUser": { input: { username: "ada-marsh" }, token },
    "payments.getStatus": { input: { session_id: toAccept.sessionId }, token },
    "payments.receiveGatewayEvent": { input: { type: "x" }, status: 400 },
    "profiles.submitOnboarding": {
      input: {
        role: "mentor",
        headline: "Hello",
        timezone: "UTC",
        currency: "EUR",
        expertise_area_ids: [areas[0]?.id],
        hourly_rate: "80.00",
        years_of_experience: 3
      },
      token: newcomer.token
    },
    "profiles.listExpertiseAreas": { input: {}, token },
    "profiles.getMentorProfile": { input: {}, token: mentor },
    "scheduling.listSessionTypes": { input: {}, token: mentor },
    "scheduling.createSessionType": {
      input: {
        title: "More",
        description: "Much more",
        session_model: "regular_weekly",
        duration_minutes: 30,
        buffer_after_minutes: 0,
        is_free: false,
        price: "12.50",
        max_capacity: 2,
        follow_up_count: 0,
        is_active: true
      },
      token: mentor
    },
    "scheduling.listPublicSessionTypes": { input: { mentor_id: offer.mentorId } },
    "scheduling.listAvailabilityRules": {
      input: { is_active: "true", session_type: offer.sessionTypeId },
      token: mentor
    },
    "scheduling.createAvailabilityRule": { input: rule, token: mentor },
    "scheduling.createAvailabilityRules": { input: { availability_rules: [rule] }, token: mentor },
    "scheduling.getAvailabilityRule": { input: { id: rules[0]?.id }, token: mentor },
    "scheduling.listPublicSlots": {
      input: { ...slots, from: "2027-01-01T00:00:00Z", until: "2027-02-01T00:00:00+01:00" }
    },
    "scheduling.holdSlots": { input: { slot_ids: [(await freeSlot(host, offer, 20)).id] }, token },
    "scheduling.releaseHold": { input: { booking_attempt_id: toRelease }, token },
    "scheduling.listHolds": { input: page, token }
  }
}

/** Kept by whatever counts or delivers in the background, of things that were done before. */
const bookkeeping = ["dev_messages", "outbox_deliveries", "rate_limits"]
/** Background work may touch these: their rows are counted and not read. */
const restless = ["access_tokens", "outbox", "slot_regenerations", "slots"]

/** Every table's number of rows, and a digest of what is in them. */
const contents = async (host: TestHost): Promise<Readonly<Record<string, string>>> => {
  const tables = await host.sql<{ readonly name: string }>(
    (sql) => sql`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name <> all(${bookkeeping})`
  )
  assert.isAbove(tables.length, 20)
  const counts = tables.map(({ name }) => {
    const digest = restless.includes(name) ? "''" : "md5(coalesce(string_agg(t::text, ',' order by t::text), ''))"
    return `select '${name}' as name, count(*) || ' ' || ${digest} as told from ${name} t`
  })
  const rows = await host.sql<{ readonly name: string; readonly told: string }>((sql) =>
    sql.unsafe(counts.join(" union all "))
  )
  return Object.fromEntries(rows.map(({ name, told }) => [name, told]))
}

/** All of them, some at a time. */
const each = async <A>(all: ReadonlyArray<A>, run: (one: A, index: number) => Promise<void>) => {
  let next = 0
  const worker = async () => {
    for (let index = next++; index < all.length; index = next++) await run(all[index] as A, index)
  }
  await Promise.all(Array.from({ length: 8 }, worker))
}

const isEmpty = (answer: Answer) =>
  Object.values(JSON.parse(answer.text).data).every((list) => Array.isArray(list) && list.length === 0)

const assertOutcome = (operation: Documented, { field, outcome, what }: BadCall, answer: Answer) => {
  const told = `${operation.operationId} ${what}: ${answer.status} ${answer.text.slice(0, 300)}`
  assertDocumented(operation, answer, what)
  if (outcome === "either") return
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

describe.each(hostEngines)("bad input on %s", (engine) => {
  // One proxy, so that every request may come from an address of its own and no limit hides what is tested.
  const host = useHost(engine, { trustedProxies: 1 })
  let good: Readonly<Record<string, Wish>>
  let calls = 0
  // The host logs its faults; the 500 that the spec wants is none.
  const logged = vi.spyOn(console, "log")

  beforeAll(async () => {
    good = await wishes(host())
    await host().advance(0)
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

  it.each(documented.map((operation) => [operation.operationId, operation] as const))("%s", async (id, operation) => {
    const { input, status, token } = good[id] ?? assert.fail(`Nobody has said what ${id} would like`)
    const cases = badCalls(operation, input)
    const run = (all: ReadonlyArray<BadCall>) =>
      each(all, async (one) => assertOutcome(operation, one, await send(operation, one.call, token)))

    // What the last operation has set off, slots of a new rule for one, comes to its end first.
    await host().advance(0)
    const before = await contents(host())
    const mayHappen = ({ outcome }: BadCall) => outcome === "survived" || outcome === "either"
    await run(cases.filter((one) => !mayHappen(one)))
    const after = await contents(host())
    const changed = Object.keys(before).filter((table) => before[table] !== after[table])
    assert.deepStrictEqual(changed, [])

    // It was the mistakes that were refused and not something else.
    const answer = await send(operation, goodCall(operation, input), token)
    assertDocumented(operation, answer, "as it should be")
    assert.strictEqual(answer.status, status ?? Number(Object.keys(operation.responses)[0]), answer.text)
    await run(cases.filter(mayHappen))
  })
})
