/** Meeting links. */
import { Effect } from "effect"
import type { BookingId } from "./ids.js"

export interface Meeting {
  readonly bookingId: BookingId
  /** Unguessable room name, shared by the session's follow-ups. */
  readonly room: string
}

export type MeetingLinkOf = (meeting: Meeting) => Effect.Effect<string>

/** Rooms of a Jitsi server, "https://meet.example.com". Anybody who knows the name can enter. */
export const jitsiMeetingLinks =
  (server: string): MeetingLinkOf =>
  ({ room }) =>
    Effect.succeed(`${server.replace(/\/+$/, "")}/${room}`)
