/**
 * Whether Stripe signed a message: `t=<unix seconds>,v1=<HMAC-SHA-256 of "t.payload" in hex>`, where `v1` comes once for
 * every secret that is valid at Stripe. Ours and not `webhooks.constructEvent`: that takes messages from any future, and
 * reads the machine's clock.
 */
import { createHmac, timingSafeEqual } from "node:crypto"
import { Redacted } from "effect"

/** Both sides of now, so that neither a replay nor a clock that runs ahead gets through. */
const toleranceSeconds = 300

interface SignatureHeader {
  readonly seconds: string
  readonly macs: ReadonlyArray<Buffer>
}

/** Other schemes, such as `v0` of test events, prove nothing. */
const parse = (header: string): SignatureHeader | undefined => {
  const parts = header.split(",")
  const times = parts.filter((part) => part.startsWith("t="))
  const seconds = /^t=(\d{1,12})$/.exec(times[0] ?? "")?.[1]
  const macs = parts.flatMap((part) => /^v1=([0-9a-f]{64})$/.exec(part)?.[1] ?? [])
  if (seconds === undefined || times.length > 1 || macs.length === 0) return undefined
  return { seconds, macs: macs.map((mac) => Buffer.from(mac, "hex")) }
}

export interface SignedPayload {
  readonly payload: Uint8Array
  readonly signature: string
  readonly nowMillis: number
}

/** By any of the secrets, so that one can be replaced without losing a message. */
export const isSignedByStripe = (
  secrets: ReadonlyArray<Redacted.Redacted>,
  { nowMillis, payload, signature }: SignedPayload
): boolean => {
  const header = parse(signature)
  if (header === undefined) return false
  const { macs, seconds } = header
  if (Math.abs(Math.floor(nowMillis / 1000) - Number(seconds)) > toleranceSeconds) return false
  // Everything is compared, whatever has been found: the time says nothing about which one it was.
  const found = secrets.flatMap((secret) => {
    const expected = createHmac("sha256", Redacted.value(secret)).update(`${seconds}.`).update(payload).digest()
    return macs.map((mac) => timingSafeEqual(mac, expected))
  })
  return found.includes(true)
}
