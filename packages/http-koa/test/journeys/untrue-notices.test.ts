/** Rows of the inbox that become untrue while nobody has read them. */
import { unwrap } from "@mentorkit/client"
import { useHost } from "@mentorkit/test-kit/hosts/host"
import { assert, describe, it } from "vitest"
import { hold, type Member, newMember, newOffer, settle } from "../support/market.js"

const minute = 60
const hour = 60 * minute

describe("rows that are true no more", () => {
  const host = useHost("PGlite")
  const inboxOf = async ({ client }: Member) => {
    await host().advance(0)
    const { notifications } = unwrap(await client.notifications.listNotifications({}))
    const { unread_count: unread } = unwrap(await client.notifications.countUnread())
    assert.strictEqual(unread, notifications.data.filter(({ read_at: at }) => at === null).length)
    return notifications.data.map(({ type }) => type)
  }
  const people = async () => ({
    offer: await newOffer(host(), { isFree: true }),
    mentee: await newMember(host(), "Theo Lind")
  })

  // Falls without `retractHoldExpiring`, and where the seats are looked for by the booking.
  it("seats that expire soon, once they are booked", async () => {
    const { mentee, offer } = await people()
    const { bookingAttemptId } = await hold(host(), offer, mentee)
    await host().advance(34 * minute)
    assert.include(await inboxOf(mentee), "slot_hold.expiring")
    unwrap(await mentee.client.bookings.createBooking({ booking_attempt_id: bookingAttemptId }))
    assert.notInclude(await inboxOf(mentee), "slot_hold.expiring")
  })

  // Falls without `retractMovedHold`, and where holds that are held for longer count as announced.
  it("the end of a hold, once a checkout has put it off, until two minutes before the new one", async () => {
    const [offer, mentee] = [await newOffer(host()), await newMember(host(), "Theo Lind")]
    const { bookingAttemptId } = await hold(host(), offer, mentee)
    await host().advance(34 * minute)
    assert.include(await inboxOf(mentee), "slot_hold.expiring")
    const { expires_at: end } = unwrap(
      await mentee.client.bookings.createBooking({ booking_attempt_id: bookingAttemptId })
    )
    assert.notInclude(await inboxOf(mentee), "slot_hold.expiring")
    await host().advance(Math.floor((Date.parse(end ?? "") - host().now()) / 1000) - minute)
    const { notifications } = unwrap(await mentee.client.notifications.listNotifications({}))
    const ends = notifications.data.flatMap((row) => (row.type === "slot_hold.expiring" ? [row.data.expires_at] : []))
    assert.deepStrictEqual(ends.map(Date.parse), [Date.parse(end ?? "")])
  })

  // Falls without `retractReminders`, on either side.
  it("reminders, once the session is off, but for those that were read", async () => {
    const { mentee, offer } = await people()
    const { booking, slot } = await settle(host(), offer, mentee)
    await host().advance(Math.ceil((Date.parse(slot.starts_at) - host().now()) / 1000) - 23 * hour)
    for (const one of [mentee, offer.mentor]) assert.include(await inboxOf(one), "session.reminder_24h")
    unwrap(await mentee.client.notifications.readAllNotifications())
    unwrap(await offer.mentor.client.bookings.cancelMentorBooking({ id: booking.id, reason: "I am ill." }))
    const [menteesRows, mentorsRows] = [await inboxOf(mentee), await inboxOf(offer.mentor)]
    assert.includeMembers([...menteesRows], ["session.reminder_24h", "session.cancelled"])
    assert.notInclude(mentorsRows, "session.reminder_24h")
    assert.include(mentorsRows, "session.booked")
  })
})
