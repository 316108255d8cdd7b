/** Rows of the inbox keep nobody's name: it is read when they are shown, and is not there for who is erased. */
import { unwrap } from "@mentorkit/client"
import { useHost } from "@mentorkit/test-kit/hosts/host"
import { until } from "@mentorkit/test-kit/waiting/until"
import { assert, describe, it } from "vitest"
import { bookAndPay, type Member, newApplicant, newMember, newOffer } from "../support/market.js"

describe("names in the inbox", () => {
  const host = useHost("PGlite")
  const rowOf = async (token: string, type: string, subject?: string) => {
    await host().advance(0)
    const { notifications } = unwrap(await host().clientOf(token).notifications.listNotifications({}))
    const row = notifications.data.find((one) => one.type === type && (one.url ?? "").includes(subject ?? ""))
    return row ?? assert.fail(`no row of ${type}`)
  }
  const storedOf = async (id: string) => {
    const [row] = await host().sql<{ readonly facts: object }>(
      (sql) => sql`select facts from notifications where id = ${id}`
    )
    return row?.facts
  }
  /** As it was stored before. */
  const store = (id: string, facts: object) =>
    host().sql(
      (sql) => sql`update notifications set facts = ${JSON.stringify(facts)}::jsonb where id = ${id} returning id`
    )
  const rename = async ({ client }: Member, name: string) =>
    unwrap(await client.profiles.updateProfile({ full_name: name }))

  // Falls where a row keeps the payment's own line.
  it("of payments and refunds are those of today, and none of an erased mentor", async () => {
    const offer = await newOffer(host())
    const [{ mentor }, mentee] = [offer, await newMember(host(), "Theo Lind")]
    const { booking } = await bookAndPay(host(), offer, mentee)
    const received = await rowOf(mentor.token, "payment.received")
    assert.strictEqual(received.body, "Theo Lind has paid for Schema review.")
    unwrap(await mentor.client.bookings.declineBooking({ id: booking.id }))
    const refunded = () => until("the refund's row", () => rowOf(mentee.token, "refund.issued").catch(() => undefined))
    const { body, data, id } = await refunded()
    assert.strictEqual(body, "All of your payment for Schema review with Mara Voss goes back to you.")
    const sum = { minor: 8000, currency: "EUR" }
    assert.deepStrictEqual(data, { purpose: "booking", title: "Schema review", amount: sum, is_full: true })
    for (const row of [id, received.id]) assert.notMatch(JSON.stringify(await storedOf(row)), /Mara|Voss|Theo|Lind/)

    await rename(mentor, "Secret Person")
    await rename(mentee, "Somebody Else")
    assert.strictEqual(
      (await refunded()).body,
      "All of your payment for Schema review with Secret Person goes back to you."
    )
    const renamed = await rowOf(mentor.token, "payment.received")
    assert.strictEqual(renamed.body, "Somebody Else has paid for Schema review.")

    await store(id, { description: "Schema review with Secret Person", amount: sum, is_full: true })
    const kept = await refunded()
    assert.deepStrictEqual(kept.data, data)
    assert.strictEqual(kept.body, "All of your payment for Schema review with Secret Person goes back to you.")
    unwrap(await mentor.client.personalData.eraseAccount({}))
    const left = await refunded()
    assert.deepStrictEqual(left.data, data)
    assert.include(left, { sender: null, body: "All of your payment for Schema review goes back to you." })
    assert.notInclude(JSON.stringify(left), "Secret")
  })

  // Falls where the headline is among the facts, or is shown of rows that have kept it.
  it("and words of an applicant are in no row of an admin's", async () => {
    const applicant = await newApplicant(host())
    const token = await host().signInAdmin()
    const row = await rowOf(token, "mentor.registered", applicant)
    assert.deepInclude(row, { body: "Ada Nov has applied to be a mentor.", data: {} })
    assert.deepStrictEqual(await storedOf(row.id), {})
    await store(row.id, { headline: "Soon" })
    assert.deepStrictEqual((await rowOf(token, "mentor.registered", applicant)).data, {})
  })
})
