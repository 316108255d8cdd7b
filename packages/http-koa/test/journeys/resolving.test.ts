/** Where a notification leads whose target is gone: to what it was part of, else nowhere, and it is read all the same. */
import { unwrap } from "@mentorkit/client"
import { useHost } from "@mentorkit/test-kit/hosts/host"
import { assert, describe, it } from "vitest"
import { bookAndPay, hold, type Member, newApplication, newMember, newOffer } from "../support/market.js"

const minute = 60
const day = 86_400

describe("resolving a notification", () => {
  const host = useHost("PGlite")
  const rowsOf = async (token: string, type: string) => {
    await host().advance(0)
    const { notifications } = unwrap(await host().clientOf(token).notifications.listNotifications({}))
    return notifications.data.filter((one) => one.type === type)
  }
  const resolved = async (token: string, id: string) => {
    const { url } = unwrap(await host().clientOf(token).notifications.resolveNotification({ id }))
    // The host is its own front end in development.
    return url === null ? null : new URL(url).pathname.replace(/^\/dev/, "")
  }
  const expiring = async (mentee: Member) => {
    const [row] = await rowsOf(mentee.token, "slot_hold.expiring")
    return row ?? assert.fail("no row")
  }
  const people = async () => ({
    offer: await newOffer(host()),
    mentee: await newMember(host(), "Theo Lind")
  })

  // Falls where the hold is not looked up, or only whether there is a row of it.
  it("leads to the seats while they are held, then to their mentor, and nowhere once the attempt is forgotten", async () => {
    const { mentee, offer } = await people()
    const { bookingAttemptId } = await hold(host(), offer, mentee)
    await host().advance(34 * minute)
    const { id, url } = await expiring(mentee)
    assert.strictEqual(await resolved(mentee.token, id), `/checkout/${bookingAttemptId}`)
    await host().advance(2 * minute)
    assert.strictEqual(await resolved(mentee.token, id), `/mentors/${offer.mentorId}`)
    assert.isNotNull((await expiring(mentee)).read_at)
    // The list does not ask.
    assert.strictEqual((await expiring(mentee)).url, url)
    await host().advance(32 * day)
    assert.isNull(await resolved(await host().signIn(mentee.email, mentee.password), id))
  })

  it("leads to the mentor of seats that were let go, and to the booking that was made of them", async () => {
    const { mentee, offer } = await people()
    const { bookingAttemptId } = await hold(host(), offer, mentee)
    await host().advance(34 * minute)
    const { id } = await expiring(mentee)
    unwrap(await mentee.client.scheduling.releaseHold({ booking_attempt_id: bookingAttemptId }))
    assert.strictEqual(await resolved(mentee.token, id), `/mentors/${offer.mentorId}`)

    const other = await newMember(host(), "Ida Berg")
    const held = await hold(host(), offer, other)
    await host().advance(34 * minute)
    const row = await expiring(other)
    // Read, so that it stays.
    unwrap(await other.client.notifications.readNotification({ id: row.id }))
    const { booking } = unwrap(
      await other.client.bookings.createBooking({ booking_attempt_id: held.bookingAttemptId, note: null })
    )
    assert.strictEqual(await resolved(other.token, row.id), `/checkout/${held.bookingAttemptId}`)
    unwrap(await other.client.bookings.cancelMenteeBooking({ id: booking.id }))
    assert.strictEqual(await resolved(other.token, row.id), `/bookings/${booking.id}`)
  })

  // Falls where nobody looks whether the person is still there.
  it("leads an admin to an applicant, and nowhere once that account is erased", async () => {
    const { member: applicant, mentorId } = await newApplication(host())
    const token = await host().signInAdmin()
    const path = `/admin/mentors/${mentorId}`
    const rows = await rowsOf(token, "mentor.registered")
    const { id } = rows.find(({ url }) => url?.endsWith(path)) ?? assert.fail("no row")
    assert.strictEqual(await resolved(token, id), path)
    unwrap(await applicant.client.personalData.eraseAccount({}))
    assert.isNull(await resolved(token, id))
  })

  it("leads to what stays as before", async () => {
    const { mentee, offer } = await people()
    const { booking } = await bookAndPay(host(), offer, mentee)
    const [row] = await rowsOf(offer.mentor.token, "session.booked")
    assert.strictEqual(await resolved(offer.mentor.token, row?.id ?? ""), `/bookings/${booking.id}`)
    const [paid] = await rowsOf(offer.mentor.token, "payment.received")
    assert.strictEqual(await resolved(offer.mentor.token, paid?.id ?? ""), "/mentor/earnings")
  })
})
