/** Earnings as mentors see them, and what they are told when they ask for something that there is not. */
import { createMentorkit, domains } from "@mentorkit/core"
import { RateLimiter } from "@mentorkit/core/kernel/ports"
import { pglite } from "@mentorkit/test-kit/databases/engines"
import { earn } from "@mentorkit/test-kit/payouts/withdrawals"
import { newToken, newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Layer } from "effect"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { earnings as endpoints } from "../../src/routes/earnings.js"
import { type Host, serve } from "../support/mounted-server.js"

describe("earnings over HTTP", () => {
  const { earnings } = domains
  const kit = createMentorkit({
    domains: { earnings },
    services: Layer.merge(world(pglite), Layer.mock(RateLimiter, {}))
  })
  const run = kit.runtime.runPromise
  let host: Host
  let token: string

  beforeAll(async () => {
    host = await serve(kit, endpoints)
    const { mentorId, userId } = await run(newMentor({ timeZone: "Asia/Kathmandu" }))
    await run(earn(mentorId, 5000n))
    await run(earn(mentorId, -7000n))
    token = await run(newToken(userId))
  })
  afterAll(async () => {
    host.close()
    await kit.close()
  })

  const statement = (query: string) => host.send("GET", `/mentor/earnings/statement?${query}`, { token })
  const refusal = async (query: string) => {
    const { body, code, status } = await statement(query)
    assert.deepStrictEqual([status, code, body.status], [422, "InvalidInput", "error"])
    return body.data
  }
  const points = async (query: string) => {
    const { body, status } = await statement(query)
    assert.strictEqual(status, 200)
    return body.data.points.map(({ date, label }: { readonly date: string; readonly label: string }) => [label, date])
  }

  it("are stated in one payout currency, which must be named", async () => {
    const required = { currency: ["The currency field is required."] }
    assert.deepStrictEqual(await refusal(""), required)
    assert.deepStrictEqual(await refusal("currency="), required)
    assert.deepStrictEqual(await refusal("currency=usd"), {
      currency: ["The currency field must be a valid currency."]
    })
    assert.deepStrictEqual(await refusal("currency=ISK"), { currency: ["The selected currency is invalid."] })
    assert.deepStrictEqual(await refusal("currency=USD&interval=weekly"), {
      interval: ["The selected interval is invalid."]
    })
    const { body, status } = await statement("currency=JPY&interval=yearly&from=2027-01-01&to=2027-01-01")
    const zero = { minor: 0, major: "0", formatted: "\u00a50" }
    const sums = { earned: zero, refunded: zero, net: zero }
    assert.deepStrictEqual(
      [status, body],
      [
        200,
        {
          status: "success",
          message: "Earnings statement fetched successfully.",
          data: {
            currency: "JPY",
            interval: "yearly",
            from: "2027-01-01",
            to: "2027-12-31",
            timezone: "Asia/Kathmandu",
            points: [{ label: "2027", date: "2027-01-01", ...sums }],
            totals: sums
          }
        }
      ]
    )
  })

  it("are as long as their cap, and named by it beyond", async () => {
    for (const [interval, longest, tooLong, message] of [
      ["daily", "2027-01-01&to=2028-01-01", "2027-01-01&to=2028-01-02", "A daily statement covers 366 days at most."],
      [
        "monthly",
        "2023-01-31&to=2027-12-01",
        "2023-01-31&to=2028-01-01",
        "A monthly statement covers 60 months at most."
      ],
      ["yearly", "2008-12-31&to=2027-01-01", "2007-12-31&to=2027-01-01", "A yearly statement covers 20 years at most."]
    ] as const) {
      const caps = { daily: 366, monthly: 60, yearly: 20 }
      assert.lengthOf(await points(`currency=USD&interval=${interval}&from=${longest}`), caps[interval])
      assert.deepStrictEqual(await refusal(`currency=USD&interval=${interval}&from=${tooLong}`), { from: [message] })
      // Until today, which only the clock knows.
      assert.deepStrictEqual(await refusal(`currency=USD&interval=${interval}&from=0001-01-01`), { from: [message] })
    }
  })

  it("are told of every problem at once", async () => {
    const backwards = { to: ["The to field must be a date after or equal to from."] }
    assert.deepStrictEqual(await refusal("currency=USD&from=2027-03-02&to=2027-03-01"), backwards)
    assert.deepStrictEqual(await refusal("currency=USD&interval=monthly&from=2027-03-02&to=2027-03-01"), backwards)
    assert.deepStrictEqual(await refusal("interval=weekly&from=2027-03-02&to=2027-03-01"), {
      currency: ["The currency field is required."],
      interval: ["The selected interval is invalid."],
      ...backwards
    })
    assert.deepStrictEqual(await refusal("from=2020-01-01&to=2027-01-01"), {
      currency: ["The currency field is required."],
      from: ["A daily statement covers 366 days at most."]
    })
    assert.deepStrictEqual(await refusal("currency=ISK&from=0001-01-01"), {
      currency: ["The selected currency is invalid."],
      from: ["A daily statement covers 366 days at most."]
    })
    assert.deepStrictEqual(await refusal("currency=USD&from=9999-01-01"), {
      from: ["The from field must be a date before or equal to today."]
    })
    for (const wrong of ["2027-02-30", "14.3.2027", "2027-03-14T00:00:00Z", "0000-01-01", "tomorrow"]) {
      assert.deepStrictEqual(await refusal(`currency=USD&from=${wrong}&to=${wrong}`), {
        from: ["The from field must be a valid date."],
        to: ["The to field must be a valid date."]
      })
    }
  })

  it("are labelled as people write days, months and years", async () => {
    assert.deepStrictEqual(await points("currency=USD&from=2027-02-28&to=2027-03-01"), [
      ["28 Feb", "2027-02-28"],
      ["1 Mar", "2027-03-01"]
    ])
    const monthly = "currency=USD&interval=monthly"
    assert.deepStrictEqual(await points(`${monthly}&from=2027-11-30&to=2027-12-01`), [
      ["Nov", "2027-11-01"],
      ["Dec", "2027-12-01"]
    ])
    assert.deepStrictEqual(await points(`${monthly}&from=2027-12-31&to=2028-01-01`), [
      ["Dec 2027", "2027-12-01"],
      ["Jan 2028", "2028-01-01"]
    ])
    assert.lengthOf(await points("currency=USD"), 30)
    assert.lengthOf(await points(monthly), 12)
    assert.lengthOf(await points("currency=USD&interval=yearly"), 5)
  })

  it("may be below zero, and are not clamped", async () => {
    const { body } = await host.send("GET", "/mentor/earnings/summary", { token })
    assert.deepStrictEqual(body.data.available_balance, { minor: -2000, major: "-20.00", formatted: "-$20.00" })
    assert.deepStrictEqual(body.data.lifetime_earned, body.data.available_balance)
  })

  it("are a mentor's only", async () => {
    const mentee = await run(Effect.flatMap(newUser(), ({ userId }) => newToken(userId)))
    for (const path of [
      "/mentor/earnings/summary",
      "/mentor/earnings/statement?currency=USD",
      "/mentor/earnings/statement"
    ]) {
      const { body, status } = await host.send("GET", path, { token: mentee })
      assert.deepStrictEqual([status, body.message], [404, "Mentor profile not found."])
      assert.strictEqual((await host.send("GET", path)).status, 401)
    }
    assert.deepStrictEqual(host.reported, [])
  })
})
