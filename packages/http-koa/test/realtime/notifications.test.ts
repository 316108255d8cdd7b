/** A person's own channel, as pusher-js and laravel-echo get it. */
import { unwrap } from "@mentorkit/client"
import { useHost } from "@mentorkit/test-kit/hosts/host"
import { until } from "@mentorkit/test-kit/waiting/until"
import Echo from "laravel-echo"
import { assert, describe, it } from "vitest"
import { allows } from "../support/documented.js"
import { bookAndPay, type Member, newMember, newOffer } from "../support/market.js"
import { nextEvent, subscribed } from "../support/realtime.js"
import { channelOf, useClients } from "../support/realtime-hosts.js"

describe("a person's channel", () => {
  const host = useHost("PGlite")
  const { connect } = useClients()
  const pusherOf = (member: Member) => connect(host(), member)

  it("brings each row of the inbox as it is, at once", async () => {
    const offer = await newOffer(host())
    const mentee = await newMember(host(), "Theo Lind")
    const name = await channelOf(offer.mentor)
    const channel = await subscribed(pusherOf(offer.mentor), name)
    const booked = nextEvent<{ readonly id: string; readonly revision: number }>(channel, "session.booked")
    await bookAndPay(host(), offer, mentee)
    const row = await booked
    const { notifications } = unwrap(await offer.mentor.client.notifications.listNotifications({}))
    assert.deepStrictEqual(
      row,
      notifications.data.find(({ id }) => id === row.id)
    )
    const promised = { $ref: "#/components/schemas/Notification" }
    assert.isTrue(allows(promised, row))
    for (const wrong of [{ type: "session.cancelled" }, { type: "session.unknown" }, { data: {} }])
      assert.isFalse(allows(promised, { ...row, ...wrong }), JSON.stringify(wrong))
  })

  it("is nobody else's", async () => {
    const [one, other] = [await newMember(host(), "Ada One"), await newMember(host(), "Bo Two")]
    const pusher = pusherOf(other)
    const refused = nextEvent<{ readonly status: number }>(
      pusher.subscribe(await channelOf(one)),
      "pusher:subscription_error"
    )
    assert.strictEqual((await refused).status, 403)
  })

  it("is heard by laravel-echo, which writes the names as document 3 does", async () => {
    const ada = await newMember(host(), "Ada One")
    const channel = await channelOf(ada)
    const echo = new Echo({ broadcaster: "pusher", client: pusherOf(ada) })
    const heard: Array<unknown> = []
    const mine = echo.private(channel.replace("private-", ""))
    await new Promise<void>((resolve) => {
      mine.subscribed(resolve).listen(".mention", (data: unknown) => heard.push(data))
    })
    await host().publish({ channel, event: "mention", data: { n: 1 } })
    await until("the frame", async () => (heard.length > 0 ? true : undefined))
    assert.deepStrictEqual(heard, [{ n: 1 }])
    assert.match(String(echo.socketId()), /^\d+\.\d+$/)
  })
})
