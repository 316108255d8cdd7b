/** Who is told that a session is off: the side that did not do it; both where nobody did. */
import { unwrap } from "@mentorkit/client"
import { useHost } from "@mentorkit/test-kit/hosts/host"
import { until } from "@mentorkit/test-kit/waiting/until"
import { assert, describe, it } from "vitest"
import { book, bookAndPay, type Member, newMember, newOffer, settle } from "../support/market.js"

const day = 86_400

describe("a session that is off", () => {
  const host = useHost("PGlite")
  const people = async () => ({ offer: await newOffer(host()), mentee: await newMember(host(), "Theo Lind") })

  const rowsOf = async ({ client }: Member) => {
    const { notifications } = unwrap(await client.notifications.listNotifications({}))
    return notifications.data
      .filter(({ type }) => type === "session.cancelled")
      .map(({ body, title }) => ({ body, title }))
  }
  /** Of both, the rows and the subjects of mails about it, once everything has been delivered. */
  const toldTo = async (one: Member) => {
    await host().advance(0)
    const mails = await host().mails(one.email)
    const about = mails.filter(({ subject }) => /cancelled|declined|withdrawn|not answered/.test(subject))
    return { rows: (await rowsOf(one)).map(({ title }) => title), mails: about.map(({ subject }) => subject) }
  }
  const nothing = { rows: [], mails: [] }

  // Falls where a side is told of what it has done itself.
  it("is told to the mentor where the mentee has cancelled it, and the money is in the answer and the refund", async () => {
    const { mentee, offer } = await people()
    const { booking } = await settle(host(), offer, mentee)
    const { cancellation } = unwrap(await mentee.client.bookings.cancelMenteeBooking({ id: booking.id }))
    assert.strictEqual(cancellation.refund.minor + cancellation.kept.minor, 8000)
    assert.deepStrictEqual(await toldTo(mentee), nothing)
    assert.deepStrictEqual(await toldTo(offer.mentor), {
      rows: ["Session cancelled: Schema review"],
      mails: ["A session is cancelled: Schema review"]
    })
    await host().mail(mentee.email, "Your refund of €")
  })

  it("is told to the mentee where the mentor has cancelled it", async () => {
    const { mentee, offer } = await people()
    const { booking } = await settle(host(), offer, mentee)
    const { cancellation } = unwrap(await offer.mentor.client.bookings.cancelMentorBooking({ id: booking.id }))
    assert.deepStrictEqual([cancellation.refund.minor, cancellation.kept.minor], [8000, 0])
    assert.deepStrictEqual(await toldTo(offer.mentor), nothing)
    assert.deepStrictEqual(await toldTo(mentee), {
      rows: ["Session cancelled: Schema review"],
      mails: ["Your session is cancelled: Schema review"]
    })
  })

  it("is told to the mentor where the mentee has withdrawn the request", async () => {
    const { mentee, offer } = await people()
    const { booking } = await bookAndPay(host(), offer, mentee)
    unwrap(await mentee.client.bookings.cancelMenteeBooking({ id: booking.id }))
    assert.deepStrictEqual(await toldTo(mentee), nothing)
    assert.deepStrictEqual((await toldTo(offer.mentor)).mails, ["A request is withdrawn: Schema review"])
  })

  // Falls where the mentor is not told.
  it("is told to both where a paid request was not answered in time", async () => {
    const { mentee, offer } = await people()
    await bookAndPay(host(), offer, mentee)
    await host().advance(3 * day)
    await until("the mentee's refund", async () => {
      const mails = await host().mails(mentee.email)
      return mails.some(({ subject }) => subject.startsWith("Your refund of €80.00")) ? true : undefined
    })
    assert.deepStrictEqual(await toldTo(mentee), {
      rows: ["Session declined: Schema review"],
      mails: ["Your session was declined: Schema review"]
    })
    assert.deepStrictEqual(await toldTo(offer.mentor), {
      rows: ["Request not answered in time: Schema review"],
      mails: ["A request was not answered in time: Schema review"]
    })
    const [row] = await rowsOf(offer.mentor)
    assert.match(row?.body ?? "", /^You did not answer the request for .+ €80\.00 goes back to the mentee\.$/)
    const mail = await host().mail(offer.mentor.email, "A request was not answered in time")
    assert.include(mail.text, "The mentee gets back everything that was paid.")
  })

  it("is told to the mentee alone where a checkout lapses unpaid: the mentor never heard of it", async () => {
    const { mentee, offer } = await people()
    await book(host(), offer, mentee)
    await host().advance(day)
    assert.deepStrictEqual((await toldTo(mentee)).rows, ["Session cancelled: Schema review"])
    assert.deepStrictEqual(await toldTo(offer.mentor), nothing)
  })
})
