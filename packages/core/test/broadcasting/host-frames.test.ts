/** Host frames on their way through the storage. */
import { decodeHostFrame, encodeHostFrame, HostFrame } from "@mentorkit/core/broadcasting/ports"
import { accessEnded, isForHosts } from "@mentorkit/core/internal/kernel"
import { UserId } from "@mentorkit/core/kernel"
import type { Frame } from "@mentorkit/core/kernel/ports"
import { Arbitrary, FastCheck as fc, Option } from "effect"
import { assert, describe, it } from "vitest"

const hostFrames = fc
  .tuple(Arbitrary.make(HostFrame), fc.jsonValue())
  // Data of a client's event is whatever JSON is.
  .map(([frame, data]): HostFrame => (frame._tag === "ClientEvent" ? { ...frame, data } : frame))
const stored = (frame: Frame): Frame => ({ ...frame, data: JSON.parse(JSON.stringify(frame.data)) })
const userId = UserId.make("0198c5a0-0000-7000-8000-000000000001")

describe("host frames", () => {
  it("arrive as they were sent, and at no client", () => {
    fc.assert(
      fc.property(hostFrames, (hostFrame) => {
        const frame = stored(encodeHostFrame(hostFrame))
        assert.isTrue(isForHosts(frame))
        assert.deepEqual(JSON.parse(JSON.stringify(Option.getOrThrow(decodeHostFrame(frame)))), frame.data)
        assert.strictEqual(Option.getOrThrow(decodeHostFrame(frame))._tag, hostFrame._tag)
      })
    )
  })

  // Falls where identity, which cannot see the others, writes one that hosts do not know.
  it("have the end of an access among them", () => {
    const frame = accessEnded(userId)
    assert.deepStrictEqual(decodeHostFrame(stored(frame)), Option.some({ _tag: "AccessEnded", userId }))
    assert.deepStrictEqual(encodeHostFrame({ _tag: "AccessEnded", userId }), frame)
  })

  it("are none where this host does not know them", () => {
    for (const data of [null, "x", {}, { _tag: "OfALaterRelease" }, { _tag: "AccessEnded" }]) {
      assert.isTrue(Option.isNone(decodeHostFrame({ channel: "c", event: "mentorkit:host-frame", data })))
    }
  })
})
