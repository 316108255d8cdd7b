/** From a person in a list to the page that everybody sees, over HTTP from the real host. */
import { type Failure, type Result, unwrap } from "@mentorkit/client"
import { useHost } from "@mentorkit/test-kit/hosts/host"
import { assert, beforeAll, describe, it } from "vitest"
import { type Member, newMember, newMentor } from "../support/market.js"

interface Row {
  readonly id: string
  readonly mentor_id: string | null
}
type ListAnswer = Result<{ readonly users: { readonly data: ReadonlyArray<Row> } }, Failure>

const accountOf = async ({ client }: Member) => unwrap(await client.identity.getMe()).user

describe("mentors among people", () => {
  const host = useHost("PGlite")
  let reader: Member
  let mentor: Member
  let mentorId: string
  let readerAccount: { readonly id: string; readonly username: string }
  let mentorAccount: typeof readerAccount

  beforeAll(async () => {
    reader = await newMember(host(), "Theo Brandt")
    const made = await newMentor(host(), "Mara Voss")
    mentor = made.mentor
    mentorId = made.mentorId
    mentorAccount = await accountOf(mentor)
    readerAccount = await accountOf(reader)
  })

  /** What the row of the mentor leads to. */
  const mentorIdIn = async (list: Promise<ListAnswer>) => {
    const { data } = unwrap(await list).users
    const row = data.find(({ id }) => id === mentorAccount.id)
    return row === undefined ? assert.fail("The mentor is not in the list") : row.mentor_id
  }
  const mentorIdInProfile = async () =>
    unwrap(await reader.client.connections.viewFeedProfile({ username: mentorAccount.id })).profile.mentor_id
  const hasPage = async () => (await host().clientOf().directory.getMentor({ mentor_id: mentorId })).ok

  it("lead to the directory from suggestions, requests, follows, connections and the feed profile", async () => {
    const { connections } = reader.client
    const { username } = readerAccount
    assert.isTrue(await hasPage())
    assert.strictEqual(await mentorIdIn(connections.listSuggestions()), mentorId)
    unwrap(await connections.requestConnection({ user_id: mentorAccount.id }))
    unwrap(await mentor.client.connections.follow({ user_id: readerAccount.id }))
    assert.strictEqual(await mentorIdIn(connections.listSentConnections()), mentorId)
    assert.strictEqual(await mentorIdIn(connections.listFollowers({ username })), mentorId)
    assert.strictEqual(await mentorIdIn(connections.listFollowing({ username })), mentorId)
    assert.strictEqual(await mentorIdInProfile(), mentorId)
    const [asking] = unwrap(await mentor.client.connections.listPendingConnections()).users.data
    assert.deepInclude(asking, { id: readerAccount.id, mentor_id: null })
    unwrap(await mentor.client.connections.acceptConnection({ user_id: readerAccount.id }))
    assert.strictEqual(await mentorIdIn(connections.listConnections()), mentorId)
  })

  // Falls where a row leads to a page that is not there, or tells of one that its mentor does not want.
  it("lead nowhere while the directory does not show them", async () => {
    const admin = host().clientOf(await host().signInAdmin())
    const { profiles } = mentor.client
    const expectPage = async (isThere: boolean) => {
      const expected = isThere ? mentorId : null
      assert.strictEqual(await mentorIdIn(reader.client.connections.listConnections()), expected)
      assert.strictEqual(await mentorIdInProfile(), expected)
      assert.strictEqual(await hasPage(), isThere)
    }
    unwrap(await profiles.updateMentorProfile({ is_publicly_listed: false }))
    await expectPage(false)
    unwrap(await profiles.updateMentorProfile({ is_publicly_listed: true }))
    await expectPage(true)
    unwrap(await admin.admin.suspendMentor({ id: mentorId, reason: "Looked into" }))
    await expectPage(false)
    unwrap(await admin.admin.reinstateMentor({ id: mentorId }))
    await expectPage(true)
  })
})
