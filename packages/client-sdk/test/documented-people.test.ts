/** What docs/client.md says of people: the list that it shows is one of the contract, and leads to what can be booked. */
import { readFileSync } from "node:fs"
import { createClient } from "@mentorkit/client"
import { assert, describe, it } from "vitest"
import { bookable } from "./documented.js"

const textOf = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8")
const [shown = ""] = /(?<=## People\n[\s\S]*?```json\n)[\s\S]*?(?=```)/.exec(textOf("../../../docs/client.md")) ?? []
const data = JSON.parse(shown)
const [person] = data.users.data

describe("docs/client.md, of people", () => {
  // Falls where a field of the row or of the page comes or goes, and those of the documentation stay as they are.
  it("shows a list as the contract has it", () => {
    const { schemas } = JSON.parse(textOf("../openapi.json")).components
    const keysOf = (name: string) => Object.keys(schemas[name].properties)
    assert.sameMembers(Object.keys(person), keysOf("ConnectionUser"))
    assert.sameMembers(Object.keys(data.users), keysOf("ConnectionUserPage"))
    assert.sameMembers(Object.keys(data), keysOf("ConnectionsListFollowingData"))
    const more = keysOf("SuggestedProfile").filter((field) => !keysOf("ConnectionUser").includes(field))
    assert.deepStrictEqual(more, ["headline", "role", "mutual_connections_count"])
  })

  it("goes from a suggestion to what the mentor offers", async () => {
    const asked: Array<string> = []
    const fetch = async ({ url }: Request) => {
      asked.push(new URL(url).pathname)
      return Response.json({ data: url.endsWith("suggestions") ? data : { session_types: [{ id: "s" }] } })
    }
    const offered = await bookable(createClient({ baseUrl: "http://api.test", fetch }))
    assert.deepStrictEqual(
      offered.map(({ id }) => id),
      ["s"]
    )
    const offers = `/api/v1/public/mentors/${person.mentor_id}/session-types`
    assert.deepStrictEqual(asked, ["/api/v1/feed/suggestions", offers])
  })
})
