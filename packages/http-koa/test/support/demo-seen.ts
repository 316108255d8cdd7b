import type { Frame } from "@mentorkit/core/kernel/ports"

/** What tests look at from outside of the handlers. */
export interface Seen {
  calls: number
  interrupted: number
  paths: Array<string>
  frames: Array<Frame>
}
