import { Schema } from "effect"
import { described, type UserId, Uuid } from "../kernel/index.js"

export const NotificationId = described(
  Uuid.pipe(Schema.brand("NotificationId")),
  "Id of a notification: the same in the inbox, in its realtime frame and in the `Message-ID` of its mail."
)
export type NotificationId = typeof NotificationId.Type

/** Bits of a UUID of version 7: the first 12 digits are its time, then come version and variant among what is random. */
const randomBits = 0x0fff_3fff_ffff_ffff_ffffn
const bitsOf = (uuid: string): bigint => BigInt(`0x${uuid.replaceAll("-", "")}`)

/**
 * The notification that an event makes for a person: one, whoever asks and how often. It sorts by the event's time, and
 * tells two people apart as well as their ids do.
 */
export const notificationIdOf = (eventId: string, userId: UserId): NotificationId => {
  const bits = bitsOf(eventId) ^ (bitsOf(userId) & randomBits)
  const hex = bits.toString(16).padStart(32, "0")
  return NotificationId.make(hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5"))
}
