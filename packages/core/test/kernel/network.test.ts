/** Limits by address: what one customer of a provider can call from counts as one. */
import { assert, describe, it } from "@effect/vitest"
import { networkOf } from "@mentorkit/core/kernel/ports"
import { FastCheck as fc } from "effect"

const group = fc.integer({ min: 0, max: 0xffff })
const half = fc.array(group, { minLength: 4, maxLength: 4 })
const written = (all: ReadonlyArray<number>) => all.map((one) => one.toString(16)).join(":")

describe("the network of an address", () => {
  // Falls if the whole address is its own network.
  it.prop("is one for all hosts of a /64, and another one for every other /64", [half, half, half, half], (halves) => {
    const [network, host, otherHost, otherNetwork] = halves
    fc.pre(written(network) !== written(otherNetwork) && network.some((one) => one !== 0))
    const of = (one: ReadonlyArray<number>, two: ReadonlyArray<number>) => networkOf(written([...one, ...two]))
    assert.strictEqual(of(network, host), of(network, otherHost))
    assert.notStrictEqual(of(network, host), of(otherNetwork, host))
  })

  it.prop("is an address of IPv4 itself, however it is dressed", [fc.ipV4()], ([ip]) => {
    const [a = 0, b = 0, c = 0, d = 0] = ip.split(".").map(Number)
    const inHex = `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
    for (const dressed of [ip, `::ffff:${ip}`, `::FFFF:${ip}`, `0:0:0:0:0:ffff:${ip}`, `::ffff:${inHex}`]) {
      assert.strictEqual(networkOf(dressed), ip)
    }
  })

  it.prop("is found for every way to write an address", [fc.ipV6()], ([ip]) => {
    const found = networkOf(ip)
    assert.match(found, /^([0-9a-f]{1,4}:){4}:\/64$|^\d+\.\d+\.\d+\.\d+$/)
    assert.strictEqual(networkOf(ip.toUpperCase()), found)
    assert.strictEqual(networkOf(`${ip}%eth0`), found)
  })

  it.each([
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:0db8:0000:0001:ffff::", "2001:db8:0:1::/64"],
    ["::1", "0:0:0:0::/64"],
    ["::", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["203.0.113.7", "203.0.113.7"],
    // No addresses at all, which stay apart from each other.
    ["1:2:3", "1:2:3"],
    ["1::2::3", "1::2::3"],
    ["1:2:3:4:5:6:7:8:9", "1:2:3:4:5:6:7:8:9"],
    ["12345::", "12345::"],
    ["unknown", "unknown"]
  ])("%s is in %s", (ip, network) => {
    assert.strictEqual(networkOf(ip), network)
  })
})
