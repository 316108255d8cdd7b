/** What docs/client.md says of posts: a film is uploaded and then posted, and a thread is read to its end. */
import { readFileSync } from "node:fs"
import { createClient } from "@mentorkit/client"
import { assert, describe, it } from "vitest"
import { postFilm, threadOf } from "./documented.js"

const textOf = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8")
const [table = ""] = /(?<=## Posts\n)[\s\S]*?(?=\n\n[^|\n])/.exec(textOf("../../../docs/client.md")) ?? []

describe("docs/client.md, of posts", () => {
  // Falls where an operation of the feed comes, goes or is called otherwise, and the table stays as it is.
  it("names all of the feed that a front end calls, and nothing that is not there", () => {
    const { paths } = JSON.parse(textOf("../openapi.json"))
    const ids = Object.values<Record<string, { readonly operationId: string }>>(paths)
      .flatMap((path) => Object.values(path))
      .map(({ operationId }) => operationId)
    const called = ids.filter((id) => /^feed\.(?!read(Public|Signed)File)|^mentions\.|\.reportUser$/.test(id))
    const names = called.map((id) => id.replace(/^.*\./, ""))
    const named = [...table.matchAll(/`(?:\w+\.)?([a-z]+[A-Z]\w*|vote)(?:\(.*?\))?`/g)].map(([, name]) => name)
    assert.sameMembers(named, names)
  })

  it("posts a film with its still picture", async () => {
    const asked: Array<string> = []
    let posted: FormData | undefined
    const fetch = async (request: Request) => {
      const { pathname } = new URL(request.url)
      asked.push(`${request.method} ${pathname.replace("/api/v1", "")}`)
      if (pathname.endsWith("/feed/posts")) posted = await request.formData()
      const upload = {
        upload_id: "u",
        chunk_size: 1_048_576,
        chunk_count: 1,
        size: 4,
        state: "open",
        received_chunks: []
      }
      return Response.json({ data: { upload, post: { id: "p" } } })
    }
    const film = new File(["film"], "film.mp4", { type: "video/mp4" })
    const made = await postFilm(createClient({ baseUrl: "http://api.test", fetch }), film, new Blob(["still"]))
    assert.strictEqual(made, "p")
    assert.deepStrictEqual([asked.at(0), asked.at(-1)], ["POST /uploads", "POST /feed/posts"])
    assert.strictEqual(posted?.get("video_upload_id"), "u")
    assert.instanceOf(posted?.get("thumbnail"), Blob)
  })

  it("reads a thread by its cursors", async () => {
    const fetch = async ({ url }: Request) => {
      const isFirst = !url.includes("cursor=")
      const page = { data: [{ id: isFirst ? "a" : "b" }], meta: { next_cursor: isFirst ? "next" : null } }
      return Response.json({ data: { replies: page } })
    }
    const replies = await threadOf(createClient({ baseUrl: "http://api.test", fetch }), "c")
    assert.deepStrictEqual(
      replies.map(({ id }) => id),
      ["a", "b"]
    )
  })
})
