/** The example as its readers run it, against the host of both engines. */

import { everyHostEngine, useHost } from "@mentorkit/test-kit/hosts/host"
import { assert, describe, it } from "vitest"
import { firstBooking } from "../src/first-booking.js"

describe.each(everyHostEngine)("first-booking on %s", (engine) => {
  const host = useHost(engine)

  it("brings 68 of 80 euros on their way to the mentor, as often as it runs", async () => {
    const lines: Array<string> = []
    const run = () => firstBooking({ baseUrl: host().baseUrl, print: (line) => lines.push(line) })
    assert.deepStrictEqual(await run(), { pendingMinor: 6800 })
    assert.strictEqual(lines.at(-1), "The mentor has €68.00 in pending clearance.")
    assert.include(lines.join("\n"), "The mentor accepted: the booking is confirmed.")
    assert.match(lines.join("\n"), /^Cancelling now would bring the mentee €(?:72|0)\.00 back\.$/m)
    // Nothing is wrong with a second run beside what the first has left.
    assert.deepStrictEqual(await run(), { pendingMinor: 6800 })
  })
})
