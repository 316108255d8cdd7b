/** `X-Socket-ID`: the connection of whoever causes a frame is spared. */
import { afterAll, assert, beforeAll, beforeEach, describe, it } from "vitest"
import { endpoints, newKit } from "../support/demo-domain.js"
import { type Host, serve } from "../support/mounted-server.js"

describe("the connection of a call's cause", () => {
  const kit = newKit()
  let host: Host
  let userId: string
  beforeAll(async () => {
    host = await serve(kit, endpoints)
  })
  afterAll(() => host.close())
  beforeEach(() => {
    userId = crypto.randomUUID()
    kit.seen.frames = []
  })
  const token = () => JSON.stringify({ _tag: "User", userId, roles: [] })
  const announce = async (headers: Readonly<Record<string, string>>) => {
    const { status } = await host.send("POST", "/announcements", { token: token(), body: { text: "new" }, headers })
    return [status, kit.seen.frames.at(-1)?.except]
  }

  it("is told by a header, as pusher-js and laravel-echo write it", async () => {
    for (const name of ["X-Socket-ID", "X-Socket-Id"]) {
      userId = crypto.randomUUID()
      assert.deepStrictEqual(await announce({ [name]: "123456.7890123" }), [200, "123456.7890123"])
    }
  })

  // Falls where a text that is none refuses the call, or is handed on.
  it.each(["", "undefined", "null", "123", "1.2.3", "1.2, 3.4", "-1.2", "a.b", `${"1".repeat(21)}.1`, "1.2 x"])(
    "is nobody's where it is %j",
    async (text) => assert.deepStrictEqual(await announce({ "x-socket-id": text }), [200, undefined])
  )

  it("is nobody's without the header", async () => assert.deepStrictEqual(await announce({}), [200, undefined]))

  it("is not read for a call that publishes nothing", async () => {
    const { body } = await host.send("GET", "/who", { headers: { "x-socket-id": "1.2" } })
    assert.isNull(body.data.socketId)
  })

  it("is an embedder's to tell as well", async () => {
    await kit
      .as({ _tag: "User", userId: userId as never, roles: [] })
      .demo.announce({ text: "in" }, { socketId: "5.6" })
    assert.deepStrictEqual(kit.seen.frames, [
      { channel: "things", event: "announced", data: { text: "in" }, except: "5.6" }
    ])
  })
})
