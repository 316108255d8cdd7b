/** Network of a client address, for limits by address. */

const groups = 8
/** Smallest network that a provider assigns to a customer (RFC 6177). */
const ofNetwork = 4

const dotted = /^(.*:)(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/

/** The last two groups may be an IPv4 address. */
const withoutDots = (text: string): string => {
  const [, head, ...bytes] = dotted.exec(text) ?? []
  if (head === undefined) return text
  const [a = 0, b = 0, c = 0, d = 0] = bytes.map(Number)
  return `${head}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
}

const split = (text: string) => (text === "" ? [] : text.split(":"))

/** All eight, where the text is an address. */
const groupsOf = (text: string): ReadonlyArray<number> => {
  const [head = "", tail, ...more] = withoutDots(text).split("::")
  const [before, after] = [split(head), split(tail ?? "")]
  const left = groups - before.length - after.length
  const isWhole = tail === undefined ? left === 0 : left > 0 && more.length === 0
  const zeros = Array.from({ length: Math.max(0, left) }, () => "0")
  const all = [...before, ...zeros, ...after]
  return isWhole && all.every((group) => /^[0-9a-f]{1,4}$/i.test(group))
    ? all.map((group) => Number.parseInt(group, 16))
    : []
}

const isMapped = (all: ReadonlyArray<number>) => all.slice(0, 5).every((group) => group === 0) && all[5] === 0xffff

const ipv4Of = (pair: ReadonlyArray<number>) => pair.flatMap((group) => [group >> 8, group & 255]).join(".")

/**
 * The address itself for IPv4, also where it comes dressed as IPv6; the /64 for IPv6, "2001:db8:0:1::/64". Text that is
 * no address is its own network.
 */
export const networkOf = (ip: string): string => {
  if (!ip.includes(":")) return ip
  const [bare = ""] = ip.split("%")
  const all = groupsOf(bare)
  if (all.length === 0) return ip
  if (isMapped(all)) return ipv4Of(all.slice(6))
  const network = all.slice(0, ofNetwork).map((group) => group.toString(16))
  return `${network.join(":")}::/64`
}
