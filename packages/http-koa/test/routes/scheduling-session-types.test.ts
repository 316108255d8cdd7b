/** Session types as clients see them, from their making to their end. */

import { newSlot } from "@mentorkit/test-kit/scheduling/slots"
import { assert, beforeAll, describe, it } from "vitest"
import { nobody, schedulingSite, timestamp } from "../support/scheduling-site.js"

const { host, menteeToken, run, signedInMentor } = schedulingSite()
let me: Awaited<ReturnType<typeof signedInMentor>>

beforeAll(async () => {
  me = await signedInMentor()
})

/** Minutes from now to another hour of the same UTC date. */
const sameDay = () => (new Date().getUTCHours() < 12 ? 120 : -120)

const notFound = {
  status: 404,
  code: "SessionTypeNotFound",
  body: { status: "error", message: "Session type not found.", data: {} }
}

const create = async (body: object = {}, { token } = me) => {
  const made = await host.send("POST", "/mentor/session-types", {
    token,
    body: { title: "Talk", duration_minutes: 30, price: "80", ...body }
  })
  assert.strictEqual(made.status, 201)
  return made.body.data.session_type
}
const change = (method: "PUT" | "PATCH", id: string, body: object) =>
  host.send(method, `/mentor/session-types/${id}`, { token: me.token, body })

describe("a session type", () => {
  it("is made, read and listed with the fields of the spec and ours", async () => {
    const { body, status } = await host.send("POST", "/mentor/session-types", {
      token: me.token,
      body: { title: "Career talk", duration_minutes: 45, price: 80 }
    })
    assert.strictEqual(status, 201)
    assert.strictEqual(body.message, "Session type created successfully.")
    const { session_type: type } = body.data
    const { created_at, id, updated_at, ...fields } = type
    assert.match(created_at, timestamp)
    assert.strictEqual(updated_at, created_at)
    assert.deepStrictEqual(fields, {
      mentor_id: me.mentorId,
      title: "Career talk",
      description: null,
      session_model: "regular_weekly",
      session_model_label: "Regular Weekly",
      duration_minutes: 45,
      buffer_after_minutes: 15,
      is_free: false,
      price: "80.00",
      currency: "USD",
      price_minor: 8000,
      max_capacity: 1,
      follow_up_count: 0,
      follow_up_interval_days: 7,
      follow_up_flexibility_days: 2,
      minimum_notice_minutes: 0,
      daily_limit: null,
      start_interval_minutes: null,
      is_active: true
    })
    const one = await host.send("GET", `/mentor/session-types/${id.toUpperCase()}`, { token: me.token })
    assert.deepStrictEqual(one.body, {
      status: "success",
      message: "Session type fetched successfully.",
      data: { session_type: type }
    })
    const list = await host.send("GET", "/mentor/session-types", { token: me.token })
    assert.strictEqual(list.body.message, "Session types fetched successfully.")
    assert.deepStrictEqual(list.body.data.session_types[0], type)
  })

  it.each([
    ["JPY", "1500", { price: "1500", price_minor: 1500, currency: "JPY" }],
    ["KWD", "1.5", { price: "1.500", price_minor: 1500, currency: "KWD" }]
  ])("costs as much as %s has decimals for", async (currency, price, expected) => {
    assert.deepInclude(await create({ price, currency: "USD" }, await signedInMentor({ currency })), expected)
  })

  it.each(["PUT", "PATCH"] as const)("is changed by %s: left out stays, null takes away", async (method) => {
    const given = { description: "Bring a question.", daily_limit: 3, start_interval_minutes: 15, max_capacity: 4 }
    const made = await create(given)
    const { body, status } = await change(method, made.id, {
      title: " New ",
      description: null,
      daily_limit: null,
      start_interval_minutes: null,
      currency: "EUR",
      mentor_id: nobody
    })
    const changed = { title: "New", description: null, daily_limit: null, start_interval_minutes: null }
    const { updated_at: _, ...expected } = { ...made, ...changed }
    assert.strictEqual(status, 200)
    assert.strictEqual(body.message, "Session type updated successfully.")
    assert.deepInclude(body.data.session_type, expected)
  })

  it.each([
    [{ price: null }, { price: ["The price field is required."] }],
    [{ price: "12.345" }, { price: ["The price field must have 0-2 decimal places."] }],
    [
      {
        title: "x".repeat(256),
        description: "x".repeat(5001),
        session_model: "weekly",
        duration_minutes: 1441,
        buffer_after_minutes: -1,
        price: "1000000",
        max_capacity: 0,
        minimum_notice_minutes: 129_601,
        daily_limit: 0,
        start_interval_minutes: 4
      },
      {
        title: ["The title field must not be greater than 255 characters."],
        description: ["The description field must not be greater than 5000 characters."],
        session_model: ["The selected session model is invalid."],
        duration_minutes: ["The duration minutes field must be between 5 and 1440."],
        buffer_after_minutes: ["The buffer after minutes field must be between 0 and 120."],
        price: ["The price field must be between 0 and 999999.99."],
        max_capacity: ["The max capacity field must be between 1 and 1000."],
        minimum_notice_minutes: ["The minimum notice minutes field must be between 0 and 129600."],
        daily_limit: ["The daily limit field must be between 1 and 1000."],
        start_interval_minutes: ["The start interval minutes field must be between 5 and 1440."]
      }
    ]
  ])("is not changed by %j", async (body, data) => {
    const made = await create()
    const refused = await change("PATCH", made.id, body)
    assert.deepStrictEqual([refused.status, refused.code, refused.body.data], [422, "InvalidInput", data])
    const { body: after } = await host.send("GET", `/mentor/session-types/${made.id}`, { token: me.token })
    assert.deepStrictEqual(after.data.session_type, made)
  })

  it.each([
    { title: "x".repeat(255), description: "x".repeat(5000), duration_minutes: 5, buffer_after_minutes: 120 },
    {
      title: "🎓".repeat(255),
      duration_minutes: 1440,
      buffer_after_minutes: 0,
      price: "999999.99",
      max_capacity: 1000
    },
    { price: 0, minimum_notice_minutes: 129_600, daily_limit: 1000, start_interval_minutes: 1440 }
  ])("may be as large and as small as its limits", async (body) => {
    const made = await create(body)
    assert.deepInclude({ ...made, ...("price" in body && { price: body.price }) }, body)
    const { created_at: _, id, updated_at: __, ...fields } = made
    assert.deepInclude((await change("PUT", (await create()).id, body)).body.data.session_type, fields)
    assert.isString(id)
  })

  it("that is required to have a title and a duration cannot lose them", async () => {
    const made = await create()
    const { body, status } = await change("PATCH", made.id, { title: "", duration_minutes: null })
    assert.strictEqual(status, 422)
    assert.hasAllKeys(body.data, ["title", "duration_minutes"])
  })

  it("becomes free and paid again by an edit, with a price", async () => {
    const made = await create()
    const free = await change("PATCH", made.id, { is_free: true })
    assert.deepInclude(free.body.data.session_type, { is_free: true, price: "0.00", price_minor: 0 })
    const unpriced = await change("PATCH", made.id, { is_free: false })
    assert.deepStrictEqual(
      [unpriced.status, unpriced.body],
      [
        422,
        {
          status: "error",
          message: "The price field is required.",
          data: { price: ["The price field is required."] }
        }
      ]
    )
    const paid = await change("PATCH", made.id, { is_free: false, price: 12.5 })
    assert.deepInclude(paid.body.data.session_type, { is_free: false, price: "12.50", price_minor: 1250 })
  })

  it("is offered no more once it is deleted: it stays, is shown as inactive, and its slots cannot be held", async () => {
    const made = await create()
    const { mentorId } = me
    const { slotId } = await run(newSlot({ mentorId, sessionTypeId: made.id }))
    const gone = await host.send("DELETE", `/mentor/session-types/${made.id}`, { token: me.token })
    assert.strictEqual(gone.status, 200)
    assert.deepInclude(gone.body, { status: "success", message: "Session type deactivated successfully." })
    const { body } = await host.send("GET", `/public/mentors/${mentorId}/session-types`)
    const listed = body.data.session_types.find(({ id }: { readonly id: string }) => id === made.id)
    assert.strictEqual(listed.is_active, false)
    const slots = await host.send("GET", `/public/mentors/${mentorId}/session-types/${made.id}/slots`)
    assert.strictEqual(slots.body.data.slots[0].is_selectable, false)
    const refused = await host.send("POST", "/mentor/slots/hold", {
      token: await menteeToken(),
      body: { slot_ids: [slotId] }
    })
    assert.deepStrictEqual(
      [refused.status, refused.code, refused.body.message],
      [409, "SlotsUnavailable", `Slots no longer available: ${slotId}`]
    )
  })

  it("that is somebody else's, unknown, or no id at all is not found", async () => {
    const theirs = await create({}, await signedInMentor())
    for (const id of [theirs.id, nobody, "nothing"]) {
      const path = `/mentor/session-types/${id}`
      for (const method of ["GET", "PUT", "PATCH", "DELETE"]) {
        const body = method.startsWith("P") ? { body: { title: "Mine" } } : {}
        assert.deepStrictEqual(await host.send(method, path, { token: me.token, ...body }), notFound)
      }
    }
  })

  it("is for mentors, whoever they are otherwise", async () => {
    const token = await menteeToken()
    for (const [method, path] of [
      ["GET", "/mentor/session-types"],
      ["GET", `/mentor/session-types/${nobody}`],
      ["DELETE", `/mentor/session-types/${nobody}`]
    ] as const) {
      const { body, status } = await host.send(method, path, { token })
      assert.deepStrictEqual([status, body.message], [404, "Mentor profile not found."])
      assert.strictEqual((await host.send(method, path)).status, 401)
    }
  })

  it("is held with its notice, and as often a day as its limit says", async () => {
    const type = await create({ minimum_notice_minutes: 24 * 60 - 30, daily_limit: 1 })
    const slots = await Promise.all(
      [0, -60, 10_080, 20_160].map((after) => run(newSlot({ mentorId: me.mentorId, sessionTypeId: type.id, after })))
    )
    const hold = async (n: number) =>
      host.send("POST", "/mentor/slots/hold", { token: await menteeToken(), body: { slot_ids: [slots[n]?.slotId] } })
    assert.deepInclude((await hold(1)).body, { message: `Slots no longer available: ${slots[1]?.slotId}` })
    assert.strictEqual((await hold(0)).status, 200)
    assert.strictEqual((await hold(2)).status, 200)
    assert.strictEqual((await hold(3)).status, 200)
    const { slotId } = await run(newSlot({ mentorId: me.mentorId, sessionTypeId: type.id, after: 10_080 + sameDay() }))
    slots.push({ ...slots[0]!, slotId })
    assert.deepInclude((await hold(4)).body, { message: `Slots no longer available: ${slotId}` })
  })
})
