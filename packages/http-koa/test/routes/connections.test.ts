/** Connections, follows and blocks over HTTP, from the real host: document 2, "Connections and follows" and "Blocking". */
import { unwrap } from "@mentorkit/client"
import { useHost } from "@mentorkit/test-kit/hosts/host"
import { assert, beforeAll, describe, it } from "vitest"
import { newMember, newOffer } from "../support/market.js"

interface Person {
  readonly id: string
  readonly username: string
  readonly token: string
}

const listed = [
  "id",
  "name",
  "username",
  "bio",
  "avatar_url",
  "connection_status",
  "is_connected",
  "is_following",
  "is_me",
  "mentor_id"
]
const outOfReach = "This is not possible between you and this person."

describe("connections over HTTP", () => {
  const host = useHost("PGlite")
  let people: ReadonlyArray<Person>
  let next = 0

  const personOf = async (token: string): Promise<Person> => {
    const { user } = unwrap(await host().clientOf(token).identity.getMe())
    return { id: user.id, username: user.username, token }
  }
  beforeAll(async () => {
    const made: Array<Person> = []
    for (let number = 0; number < 8; number++)
      made.push(await personOf((await newMember(host(), `Kim ${number}`)).token))
    people = made
  })

  /** Strangers to each other: nobody is used twice but by `clear`. */
  const two = async (): Promise<readonly [Person, Person]> => {
    const [one, other] = [people[next % 8], people[(next + 1) % 8]]
    next += 2
    if (one === undefined || other === undefined) return assert.fail("There are eight people")
    for (const table of [
      "connections",
      "connection_requests",
      "declined_requests",
      "follows",
      "blocks",
      "social_counts"
    ])
      await host().sql((sql) => sql`delete from ${sql(table)}`)
    return [one, other]
  }

  const send = async (who: Person, call: string) => {
    const [method = "", path] = call.split(" ")
    const response = await fetch(`${host().baseUrl}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${who.token}` }
    })
    const body = JSON.parse(await response.text())
    return {
      status: response.status,
      code: response.headers.get("x-error-code"),
      message: body.message,
      data: body.data
    }
  }
  const usersOf = async (who: Person, path: string): Promise<ReadonlyArray<string>> =>
    (await send(who, `GET ${path}`)).data.users.data.map(({ id }: { readonly id: string }) => id)

  it("are asked for, accepted and ended, and follows are left as they are", async () => {
    const [asking, asked] = await two()
    const first = await send(asking, `POST /feed/connections/${asked.id}`)
    assert.deepInclude(first, { status: 201, message: "Connection request sent." })
    assert.deepStrictEqual(first.data, { connection_status: "pending_outgoing", is_following: true, is_new: true })
    const again = await send(asking, `POST /feed/connections/${asked.id}`)
    assert.deepInclude(again, { status: 200, message: "The connection request is waiting for an answer." })
    assert.deepStrictEqual(again.data, { ...first.data, is_new: false })

    assert.deepStrictEqual(await usersOf(asked, "/feed/connections/pending"), [asking.id])
    assert.deepStrictEqual(await usersOf(asking, "/feed/connections/sent"), [asked.id])
    const { data } = await send(asked, "GET /feed/connections/pending")
    assert.deepStrictEqual(Object.keys(data.users.data[0]), listed)
    assert.deepInclude(data.users.data[0], {
      connection_status: "pending_incoming",
      is_connected: false,
      is_following: false
    })

    const accepted = await send(asked, `POST /feed/connections/${asking.id}/accept`)
    assert.deepInclude(accepted, { status: 200, message: "Connection request accepted." })
    assert.deepStrictEqual(accepted.data, { connection_status: "connected", is_following: false })
    assert.deepInclude(await send(asked, `POST /feed/connections/${asking.id}/accept`), {
      ...{ status: 404, code: "ConnectionRequestNotFound", message: "Connection request not found." }
    })
    assert.deepInclude(await send(asking, `POST /feed/connections/${asked.id}`), {
      status: 422,
      code: "AlreadyConnected"
    })
    assert.deepStrictEqual(await usersOf(asked, "/feed/connections"), [asking.id])
    assert.deepStrictEqual(await usersOf(asked, `/feed/users/${asking.username}/connections`), [asked.id])

    const removed = await send(asking, `DELETE /feed/connections/${asked.id}`)
    assert.deepInclude(removed, { status: 200, message: "Connection removed." })
    assert.deepStrictEqual(removed.data, { connection_status: "none", is_following: true })
    assert.deepStrictEqual(await send(asking, `DELETE /feed/connections/${asked.id}`), removed)
  })

  it("come of two requests that cross", async () => {
    const [one, other] = await two()
    await send(one, `POST /feed/connections/${other.id}`)
    const crossing = await send(other, `POST /feed/connections/${one.id}`)
    assert.deepInclude(crossing, { status: 200, message: "You are connected now." })
    assert.deepStrictEqual(crossing.data, { connection_status: "connected", is_following: true, is_new: false })
  })

  it("do not tell of a decline: the next request waits, and looks like any other", async () => {
    const [asking, asked] = await two()
    await send(asking, `POST /feed/connections/${asked.id}`)
    assert.deepInclude((await send(asked, `DELETE /feed/connections/${asking.id}`)).data, { connection_status: "none" })
    assert.deepInclude(await send(asking, `POST /feed/connections/${asked.id}`), { status: 201 })
    assert.deepStrictEqual(await usersOf(asking, "/feed/connections/sent"), [asked.id])
    assert.deepStrictEqual(await usersOf(asked, "/feed/connections/pending"), [])
    assert.deepInclude(await send(asked, `POST /feed/connections/${asking.id}/accept`), { status: 404 })
    const seen = (await send(asked, `GET /feed/users/${asking.username}`)).data.profile
    assert.strictEqual(seen.connection_status, "none")
    const crossing = await send(asked, `POST /feed/connections/${asking.id}`)
    assert.deepInclude(crossing.data, { connection_status: "connected" })
  })

  it("are beside follows, which are counted and begin and end at once", async () => {
    const [fan, star] = await two()
    for (let times = 0; times < 2; times++) {
      const followed = await send(fan, `POST /feed/users/${star.id}/follow`)
      assert.deepInclude(followed, { status: 200, message: "User followed." })
      assert.deepStrictEqual(followed.data, { is_following: true, followers_count: 1 })
    }
    assert.deepStrictEqual(await usersOf(star, `/feed/users/${star.username}/followers`), [fan.id])
    assert.deepStrictEqual(await usersOf(star, `/feed/users/${fan.username}/following`), [star.id])
    const mine = (await send(star, `GET /feed/users/${fan.username}/following`)).data.users.data[0]
    assert.deepInclude(mine, { is_me: true, is_following: false, connection_status: "none" })
    const { user } = unwrap(await host().clientOf(star.token).identity.getMe())
    assert.deepInclude(user, { followers_count: 1, following_count: 0, connections_count: 0, posts_count: 0 })
    const viewed = unwrap(await host().clientOf(fan.token).identity.viewUser({ username: star.username })).user
    assert.deepInclude(viewed, { followers_count: 1, is_following: true, connection_status: "none" })
    for (let times = 0; times < 2; times++) {
      const unfollowed = await send(fan, `DELETE /feed/users/${star.id}/follow`)
      assert.deepInclude(unfollowed, { status: 200, message: "User unfollowed." })
      assert.deepStrictEqual(unfollowed.data, { is_following: false, followers_count: 0 })
    }
  })

  it("show the head of somebody's page", async () => {
    const [viewer, person] = await two()
    const { data, status } = await send(viewer, `GET /feed/users/${person.username}`)
    assert.deepStrictEqual(
      [status, Object.keys(data.profile)],
      [
        200,
        [
          ...["id", "name", "username", "bio", "avatar_url", "cover_photo_url", "connections_count", "posts_count"],
          ...["followers_count", "following_count", "connection_status", "is_connected", "is_following", "is_me"],
          "mentor_id"
        ]
      ]
    )
    assert.deepInclude(data.profile, { id: person.id, is_me: false, followers_count: 0 })
    assert.deepInclude((await send(person, `GET /feed/users/${person.username}`)).data.profile, { is_me: true })
    // Pages that mails lead to have no more than the id.
    for (const id of [person.id, person.id.toUpperCase()])
      assert.deepStrictEqual((await send(viewer, `GET /feed/users/${id}`)).data, data)
    assert.deepInclude(await send(viewer, `GET /feed/users/${crypto.randomUUID()}`), { status: 404 })
  })

  it("end by a block, which keeps both away and is told to nobody", async () => {
    const [blocker, blocked] = await two()
    await send(blocker, `POST /feed/connections/${blocked.id}`)
    await send(blocked, `POST /feed/connections/${blocker.id}`)
    for (let times = 0; times < 2; times++) {
      const done = await send(blocker, `POST /users/${blocked.id}/block`)
      assert.deepInclude(done, { status: 201, message: "User blocked." })
      assert.deepStrictEqual(done.data, { open_sessions: 0 })
    }
    const refused: Array<unknown> = []
    for (const [who, whom] of [
      [blocker, blocked],
      [blocked, blocker]
    ] as const) {
      for (const call of [`POST /feed/connections/${whom.id}`, `POST /feed/users/${whom.id}/follow`]) {
        assert.deepInclude(await send(who, call), { status: 422, code: "PersonUnreachable", message: outOfReach })
      }
      refused.push(await send(who, `GET /feed/users/${whom.username}`))
      refused.push(await send(who, `GET /feed/users/${whom.id}`))
      assert.deepInclude(await send(who, `GET /user/${whom.username}`), { status: 404, code: "UserNotFound" })
      assert.deepInclude(await send(who, `GET /feed/users/${whom.username}/followers`), { status: 404 })
      assert.deepStrictEqual(await usersOf(who, "/feed/connections"), [])
      assert.deepInclude(unwrap(await host().clientOf(who.token).identity.getMe()).user, {
        ...{ connections_count: 0, followers_count: 0, following_count: 0 }
      })
    }
    // Word for word what a name that nobody has is told.
    const unknown = await send(blocked, "GET /feed/users/nobody-at-all")
    assert.deepStrictEqual(refused, [unknown, unknown, unknown, unknown])
    assert.deepInclude(unknown, { status: 404, code: "UserNotFound" })

    const { data } = await send(blocker, "GET /blocks")
    assert.deepStrictEqual(Object.keys(data.users.data[0]), ["id", "name", "username", "avatar_url", "blocked_at"])
    assert.deepStrictEqual(await usersOf(blocked, "/blocks"), [])

    // The other one's block stays when one is lifted.
    assert.deepInclude(await send(blocked, `POST /users/${blocker.id}/block`), { status: 201 })
    assert.deepInclude(await send(blocker, `DELETE /users/${blocked.id}/block`), {
      status: 200,
      message: "User unblocked."
    })
    assert.deepInclude(await send(blocker, `POST /feed/users/${blocked.id}/follow`), { status: 422 })
    assert.deepInclude(await send(blocked, `DELETE /users/${blocker.id}/block`), { status: 200 })
    assert.deepInclude((await send(blocker, `GET /feed/users/${blocked.username}`)).data.profile, {
      ...{ connection_status: "none", is_following: false }
    })
  })

  it("say of a block how many sessions of the two go on", async () => {
    const [mentee] = await two()
    const offer = await newOffer(host(), { isFree: true })
    const mentor = await personOf(offer.mentor.token)
    const client = host().clientOf(mentee.token)
    const { slots } = unwrap(
      await client.scheduling.listPublicSlots({
        ...{ mentor_id: offer.mentorId, session_type_id: offer.sessionTypeId }
      })
    )
    const { booking_attempt_id } = unwrap(await client.scheduling.holdSlots({ slot_ids: [slots[0]?.id ?? ""] }))
    unwrap(await client.bookings.createBooking({ booking_attempt_id }))
    for (const [who, whom] of [
      [mentee, mentor],
      [mentor, mentee]
    ] as const) {
      assert.deepStrictEqual((await send(who, `POST /users/${whom.id}/block`)).data, { open_sessions: 1 })
    }
  })

  it("refuse oneself, and do not know nobody, nor what is no id", async () => {
    const [me] = await two()
    const nobody = crypto.randomUUID()
    for (const path of [
      ...["POST /feed/connections/:id", "POST /feed/users/:id/follow", "POST /users/:id/block"],
      "DELETE /feed/suggestions/:id"
    ]) {
      assert.deepInclude(await send(me, path.replace(":id", me.id)), { status: 422, code: "NotWithOneself" })
      assert.deepInclude(await send(me, path.replace(":id", nobody)), { status: 404, code: "UserNotFound" })
      assert.deepInclude(await send(me, path.replace(":id", "ada")), { status: 404, code: "UserNotFound" })
    }
    assert.deepInclude(await send(me, `DELETE /users/${nobody}/block`), { status: 200 })
    assert.deepInclude((await send(me, `DELETE /feed/connections/${nobody}`)).data, { connection_status: "none" })
  })

  it("suggest people by mutual connections, and never again whom one has dismissed", async () => {
    const [me, friend] = await two()
    const [known, strange] = await (async () => {
      const rest = people.filter(({ id }) => id !== me.id && id !== friend.id)
      return [rest[0], rest[1]] as const
    })()
    if (known === undefined || strange === undefined) return assert.fail("There are eight people")
    for (const [one, other] of [
      [me, friend],
      [known, friend]
    ] as const) {
      await send(one, `POST /feed/connections/${other.id}`)
      await send(other, `POST /feed/connections/${one.id}`)
    }
    const { data } = await send(me, "GET /feed/suggestions")
    const [first] = data.users.data
    assert.deepStrictEqual(Object.keys(first), [...listed, "headline", "role", "mutual_connections_count"])
    assert.deepInclude(first, {
      id: known.id,
      mutual_connections_count: 1,
      connection_status: "none",
      is_following: false
    })
    const ids = await usersOf(me, "/feed/suggestions")
    assert.include(ids, strange.id)
    assert.notInclude(ids, friend.id)
    assert.notInclude(ids, me.id)
    for (let times = 0; times < 2; times++) {
      assert.deepInclude(await send(me, `DELETE /feed/suggestions/${strange.id}`), {
        ...{ status: 200, message: "Suggestion dismissed." }
      })
    }
    assert.notInclude(await usersOf(me, "/feed/suggestions"), strange.id)
  })
})
