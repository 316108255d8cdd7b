import { Schema } from "effect"
import { described, type UserId, Uuid } from "../kernel/index.js"
import { specOf } from "./types.js"

export const NotificationId = described(
  Uuid.pipe(Schema.brand("NotificationId")),
  "Id of a notification: the same in the inbox, in its realtime frame and in the `Message-ID` of its mail."
)
export type NotificationId = typeof NotificationId.Type

/** Bits of a UUID of version 7: the first 12 digits are its time, then come version and variant among what is random. */
const randomBits = 0x0fff_3fff_ffff_ffff_ffffn
const bitsOf = (uuid: string): bigint => BigInt(`0x${uuid.replaceAll("-", "")}`)

/** FNV-1a of 64 bits: of an embedder's few types no two are alike. */
const hashOf = (text: string): bigint => {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text))
    hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn
  return hash
}

/**
 * The notification that an event makes for a person: one, whoever asks and how often; one more of each type of an embedder's. It
 * sorts by the event's time, and tells two people apart as well as their ids do.
 */
export const notificationIdOf = (eventId: string, userId: UserId, type?: string): NotificationId => {
  const own = type === undefined || specOf(type) !== undefined ? 0n : hashOf(type)
  const bits = bitsOf(eventId) ^ ((bitsOf(userId) ^ own) & randomBits)
  const hex = bits.toString(16).padStart(32, "0")
  return NotificationId.make(hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5"))
}
