/** Signs and checks events: `t=<unix seconds>,v1=<HMAC-SHA-256 of "t.payload" in hex>`. */
import { createHmac, timingSafeEqual } from "node:crypto"
import { Redacted } from "effect"

/** Both sides of now, so that neither a replay nor a clock that runs ahead gets through. */
const toleranceSeconds = 300

const macOf = (secret: Redacted.Redacted<string>, seconds: number, payload: Uint8Array) =>
  createHmac("sha256", Redacted.value(secret)).update(`${seconds}.`).update(payload).digest()

export const sign = (secret: Redacted.Redacted<string>, payload: Uint8Array, nowMillis: number): string => {
  const seconds = Math.floor(nowMillis / 1000)
  return `t=${seconds},v1=${macOf(secret, seconds, payload).toString("hex")}`
}

export const isSignedBy = (
  secret: Redacted.Redacted<string>,
  {
    nowMillis,
    payload,
    signature
  }: { readonly payload: Uint8Array; readonly signature: string; readonly nowMillis: number }
): boolean => {
  const [, time = "", mac = ""] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? []
  const seconds = Number(time)
  if (mac === "" || Math.abs(Math.floor(nowMillis / 1000) - seconds) > toleranceSeconds) return false
  return timingSafeEqual(Buffer.from(mac, "hex"), macOf(secret, seconds, payload))
}
