/** Addresses under which two people meet. */
import { Effect } from "effect"
import type { BookingId } from "./ids.js"

export interface Meeting {
  readonly bookingId: BookingId
  /** A name that nobody can guess; the session's follow-ups meet there too. */
  readonly room: string
}

export type MeetingLinkOf = (meeting: Meeting) => Effect.Effect<string>

/** Rooms of a Jitsi server, "https://meet.example.com": whoever knows the name is in. */
export const jitsiMeetingLinks =
  (server: string): MeetingLinkOf =>
  ({ room }) =>
    Effect.succeed(`${server.replace(/\/+$/, "")}/${room}`)
