/** What happens on one host, for those who are connected to the other. PostgreSQL, real connections. */
import { unwrap } from "@mentorkit/client"
import { threadChannelEnded } from "@mentorkit/core/broadcasting"
import { threadChannel } from "@mentorkit/core/broadcasting/ports"
import { pause, until } from "@mentorkit/test-kit/waiting/until"
import { assert, describe, it } from "vitest"
import { type Member, newMember } from "../support/market.js"
import { nextEvent, openSocket, type PusherClient } from "../support/realtime.js"
import { channelOf, idOf, useClients, useTwoHosts } from "../support/realtime-hosts.js"

interface PusherError {
  readonly data?: { readonly code: number }
}

/** The code by which it is closed. */
const closing = (client: PusherClient) =>
  new Promise<number>((resolve) => {
    client.connection.bind("error", ({ data }: PusherError) => {
      if (data !== undefined) resolve(data.code)
    })
  })

describe("two hosts", () => {
  const { hosts, threads } = useTwoHosts()
  const { connect, listen } = useClients()

  const member = (name: string) => newMember(hosts().here, name)
  const signedInAgain = async ({ email, password }: Member) => {
    const token = await hosts().here.signIn(email, password)
    return { token, client: hosts().here.clientOf(token) }
  }

  it("a frame of one arrives at the other, in order, and spares the connection that it names", async () => {
    const [ada, { there, here }] = [await member("Ada One"), hosts()]
    const name = await channelOf(ada)
    const [one, other] = [await listen(there, ada), await listen(there, ada)]
    const heard: Array<number> = []
    const spared: Array<number> = []
    one.channel.bind("count", (n: number) => heard.push(n))
    other.channel.bind("count", (n: number) => spared.push(n))
    const except = other.client.connection.socket_id
    for (let n = 0; n < 20; n++) {
      await here.publish({ channel: name, event: "count", data: n, ...(n % 2 === 0 && { except }) })
    }
    await until("all frames", async () => (heard.length === 20 && spared.length === 10 ? true : undefined))
    assert.deepStrictEqual(
      [heard, spared],
      [Array.from({ length: 20 }, (_, n) => n), [1, 3, 5, 7, 9, 11, 13, 15, 17, 19]]
    )
  })

  // Falls where the order is that of ids or of arrival.
  it("fifty publishers to one channel are heard in the order of their commits, on both", async () => {
    const { here, there } = hosts()
    const ada = await member("Ada One")
    const name = await channelOf(ada)
    const listeners = [await listen(here, ada), await listen(there, ada)].map(({ channel }) => {
      const heard: Array<string> = []
      channel.bind("said", (text: string) => heard.push(text))
      return heard
    })
    const publisher = async (n: number) => {
      for (let round = 0; round < 5; round++) {
        await (n % 2 === 0 ? here : there).publish({ channel: name, event: "said", data: `${n}.${round}` })
      }
    }
    await Promise.all(Array.from({ length: 50 }, (_, n) => publisher(n)))
    for (const heard of listeners) await until("all of it", async () => (heard.length === 250 ? true : undefined))
    // Numbered under the channel's lock, which its publisher holds until the commit.
    const stored = await here.sql<{ readonly data: string }>(
      (sql) => sql`select data from realtime_frames where channel = ${name} order by seq`
    )
    for (const heard of listeners)
      assert.deepStrictEqual(
        heard,
        stored.map(({ data }) => JSON.parse(data))
      )
  })

  const revocations: Readonly<Record<string, (member: Member) => Promise<unknown>>> = {
    logout: async ({ client }) => unwrap(await client.identity.logout()),
    "the end of another session": async (one) => {
      const other = await signedInAgain(one)
      const { sessions } = unwrap(await other.client.identity.listSessions())
      const { id = "" } = sessions.find(({ is_current: isCurrent }) => !isCurrent) ?? {}
      return unwrap(await other.client.identity.revokeSession({ session_id: id }))
    },
    "a changed password": async ({ client, password }) =>
      unwrap(
        await client.identity.changePassword({
          current_password: password,
          password: "another password, long",
          password_confirmation: "another password, long"
        })
      ),
    suspension: async (one) => {
      const admin = hosts().here.clientOf(await hosts().here.signInAdmin())
      return unwrap(await admin.admin.suspendUser({ id: await idOf(one), reason: "a test" }))
    },
    ban: async (one) => {
      const admin = hosts().here.clientOf(await hosts().here.signInAdmin())
      return unwrap(await admin.admin.banUser({ id: await idOf(one), reason: "a test" }))
    },
    erasure: async ({ client }) => unwrap(await client.personalData.eraseAccount())
  }

  // Falls where `makeRevokeAccess` tells nobody, and where its frame is later than one that was published after it.
  it.each(Object.keys(revocations))(
    "%s on one closes the person's connections on the other within a second",
    async (what) => {
      const { here, there } = hosts()
      const [ada, bystander] = [await member("Ada One"), await member("Bo Two")]
      const [mine, theirs] = [await listen(there, ada), await listen(there, bystander)]
      const [closed, socketId] = [closing(mine.client), theirs.client.connection.socket_id]
      await revocations[what]?.(ada)
      // As soon as the machine gets to it: a second counts from what has come to the same host by the same way.
      const later = nextEvent(theirs.channel, "later")
      await here.publish({ channel: await channelOf(bystander), event: "later", data: null })
      await later
      assert.strictEqual(await Promise.race([closed, pause(1_000)]), 4200)
      assert.strictEqual(theirs.client.connection.socket_id, socketId)
    }
  )

  // Falls where a signature that was made before is taken without looking at its sign-in.
  it("a signature from before does not outlive its sign-in", async () => {
    const { here, there } = hosts()
    const [ada, bystander] = [await member("Ada One"), await member("Bo Two")]
    const { channel: theirs } = await listen(there, bystander)
    const late = await openSocket(there.baseUrl)
    const name = await channelOf(ada)
    const signed = unwrap(
      await ada.client.broadcasting.authorizeChannel({ socket_id: await late.socketId(), channel_name: name })
    )
    unwrap(await ada.client.identity.logout())
    late.send("pusher:subscribe", { channel: name, ...signed })
    // The end of the sign-in may still be on its way to this host, and then closes the connection.
    await Promise.any([late.next("pusher:subscription_error"), late.closed])
    const after = nextEvent(theirs, "after")
    await here.publish({ channel: name, event: "secret", data: 1 })
    await here.publish({ channel: await channelOf(bystander), event: "after", data: 2 })
    await after
    // Answered behind whatever it was sent, unless it was closed.
    late.send("pusher:ping", {})
    await Promise.race([late.next("pusher:pong"), late.closed])
    const heard = late.messages.map(({ event }) => event)
    assert.notInclude(heard, "secret")
    assert.notInclude(heard, "pusher_internal:subscription_succeeded")
    late.socket.close()
  })

  // Falls where a sign-in counts as long as its row is there.
  it("a signature does not outlive the time of its sign-in", async () => {
    const { there } = hosts()
    const ada = await member("Ada One")
    const late = await openSocket(there.baseUrl)
    const name = await channelOf(ada)
    const id = await idOf(ada)
    const wish = { socket_id: await late.socketId(), channel_name: name }
    const signed = unwrap(await ada.client.broadcasting.authorizeChannel(wish))
    await there.sql((sql) => sql`update access_tokens set expires_at = now() - interval '1 hour' where user_id = ${id}`)
    late.send("pusher:subscribe", { channel: name, ...signed })
    assert.deepInclude((await late.next("pusher:subscription_error")).data, { status: 403 })
    late.socket.close()
  })

  it("those of a thread see each other, and what the other one does", async () => {
    const { here, there } = hosts()
    const [ada, bo] = [await member("Ada One"), await member("Bo Two")]
    const [adaId, boId] = [await idOf(ada), await idOf(bo)]
    const name = threadChannel(threads.open(adaId, boId))
    const mine = await listen(here, ada, name)
    const added = nextEvent<{ readonly id: string; readonly info: object }>(mine.channel, "pusher:member_added")
    const theirs = await listen(there, bo, name)
    assert.deepStrictEqual(
      { ...(await added) },
      {
        id: boId,
        info: {
          name: "Bo Two",
          username: (await bo.client.identity.getMe().then(unwrap)).user.username,
          avatar_url: null
        }
      }
    )
    const members = (
      theirs.channel as unknown as { readonly members: { readonly count: number; readonly members: object } }
    ).members
    assert.deepStrictEqual([members.count, Object.keys(members.members).sort()], [2, [adaId, boId].sort()])

    const seen: Array<unknown> = []
    mine.channel.bind("client-typing", (data: unknown, meta: unknown) => seen.push([data, meta]))
    theirs.channel.trigger("client-typing", { is_typing: true })
    await until("typing", async () => (seen.length > 0 ? true : undefined))
    assert.deepStrictEqual(seen, [[{ is_typing: true }, { user_id: boId }]])

    const removed = nextEvent<{ readonly id: string }>(mine.channel, "pusher:member_removed")
    theirs.client.disconnect()
    assert.strictEqual((await removed).id, boId)
  })

  it("a second window of a person is no second person", async () => {
    const { here, there } = hosts()
    const [ada, bo] = [await member("Ada One"), await member("Bo Two")]
    const name = threadChannel(threads.open(await idOf(ada), await idOf(bo)))
    const mine = await listen(here, ada, name)
    const changes: Array<string> = []
    for (const event of ["pusher:member_added", "pusher:member_removed"])
      mine.channel.bind(event, () => changes.push(event))
    const [first, second] = [await listen(there, bo, name), await listen(there, bo, name)]
    first.client.disconnect()
    await until("one row less", async () => {
      const rows = await here.sql((sql) => sql`select 1 from presences where channel = ${name}`)
      return rows.length === 2 ? true : undefined
    })
    second.client.disconnect()
    await until("both changes", async () => (changes.length === 2 ? true : undefined))
    assert.deepStrictEqual(changes, ["pusher:member_added", "pusher:member_removed"])
  })

  // Falls where a block closes everything that the two have open.
  it("a thread that ends takes both out of its channel, and out of no other", async () => {
    const { here, there } = hosts()
    const [ada, bo] = [await member("Ada One"), await member("Bo Two")]
    const thread = threads.open(await idOf(ada), await idOf(bo))
    const [mine, theirs] = [
      await listen(here, ada, threadChannel(thread)),
      await listen(there, bo, threadChannel(thread))
    ]
    await mine.client.subscribe(await channelOf(ada))
    const [one, other] = [mine, theirs].map(({ channel }) => nextEvent<object>(channel, "pusher:subscription_error"))
    threads.end(thread)
    await here.publish(threadChannelEnded(thread))
    for (const told of [await one, await other]) assert.deepInclude(told, { status: 403 })
    assert.strictEqual(mine.client.connection.state, "connected")
    await until("an empty thread", async () => {
      const rows = await here.sql((sql) => sql`select 1 from presences where channel = ${threadChannel(thread)}`)
      return rows.length === 0 ? true : undefined
    })
  })

  it("who shows nobody that they are online is in no thread's channel", async () => {
    const { here, there } = hosts()
    const [ada, bo] = [await member("Ada One"), await member("Bo Two")]
    const name = threadChannel(threads.open(await idOf(ada), await idOf(bo)))
    const [mine, theirs] = [await listen(here, ada, name), await listen(there, bo, name)]
    const gone = nextEvent<{ readonly id: string }>(mine.channel, "pusher:member_removed")
    const refused = nextEvent<object>(theirs.channel, "pusher:subscription_error")
    unwrap(await bo.client.notifications.updatePreferences({ shows_presence: false }))
    assert.strictEqual((await gone).id, await idOf(bo))
    assert.deepInclude(await refused, { status: 403 })
    const again = nextEvent<object>(connect(there, bo).subscribe(name), "pusher:subscription_error")
    assert.deepInclude(await again, { status: 403 })
  })

  // The last one: everybody is closed.
  it("frames that are gone before a host has read them have everybody connect again", async () => {
    const { here, there } = hosts()
    const ada = await member("Ada One")
    const sockets = [await openSocket(here.baseUrl), await openSocket(there.baseUrl)]
    const name = await channelOf(ada)
    for (const socket of sockets) {
      const wish = { socket_id: await socket.socketId(), channel_name: name }
      const signed = unwrap(await ada.client.broadcasting.authorizeChannel(wish))
      socket.send("pusher:subscribe", { channel: name, ...signed })
      await socket.next("pusher_internal:subscription_succeeded")
    }
    // As the sweep does with those that are older than five minutes.
    await here.sql((sql) => sql`update realtime_forgotten set upto = clock_timestamp()`)
    for (const { closed } of sockets) assert.strictEqual((await closed).code, 4200)
    const page = await (await fetch(`${there.baseUrl}/metrics`)).text()
    assert.match(page, /^mentorkit_realtime_missed_total [1-9]/m)
  })
})
