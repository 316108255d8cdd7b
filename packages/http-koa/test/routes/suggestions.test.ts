/** Whom the host suggests, and what comes of dismissing somebody, where follows and blocks are in between. */
import { unwrap } from "@mentorkit/client"
import { useHost } from "@mentorkit/test-kit/hosts/host"
import { assert, beforeAll, describe, it } from "vitest"
import { type Member, newMember } from "../support/market.js"

describe("suggestions over HTTP", () => {
  const host = useHost("PGlite")
  let reader: Member
  let person: Member
  let readerId: string
  let personId: string

  const idOf = async ({ client }: Member) => unwrap(await client.identity.getMe()).user.id
  const suggested = async ({ client }: Member, id: string) =>
    unwrap(await client.connections.listSuggestions()).users.data.find((one) => one.id === id)

  beforeAll(async () => {
    reader = await newMember(host(), "Theo Brandt")
    person = await newMember(host(), "Ida Friis")
    readerId = await idOf(reader)
    personId = await idOf(person)
  })

  // Document 2 gives the object a computed `is_following`. Falls where followed people are left out.
  it("are for connecting: whom one follows is among them, and says so", async () => {
    assert.deepInclude(await suggested(reader, personId), { is_following: false, connection_status: "none" })
    unwrap(await reader.client.connections.follow({ user_id: personId }))
    assert.deepInclude(await suggested(reader, personId), { is_following: true, connection_status: "none" })
  })

  // Falls where it is refused across a block: that would tell of it. And where one's dismissal hides oneself from the other.
  it("are dismissed across a block as without one, by the one who did it alone", async () => {
    const stranger = await newMember(host(), "Cem Acar")
    const dismissed = await reader.client.connections.dismissSuggestion({ user_id: await idOf(stranger) })
    unwrap(await person.client.connections.blockUser({ user_id: readerId }))
    const across = await reader.client.connections.dismissSuggestion({ user_id: personId })
    assert.deepStrictEqual({ ...across, requestId: null }, { ...dismissed, requestId: null })
    assert.isTrue(across.ok)
    // The block stands, and so does the dismissal once it is lifted.
    assert.isUndefined(await suggested(person, readerId))
    unwrap(await person.client.connections.unblockUser({ user_id: readerId }))
    assert.isUndefined(await suggested(reader, personId))
    assert.isDefined(await suggested(person, readerId))
  })
})
