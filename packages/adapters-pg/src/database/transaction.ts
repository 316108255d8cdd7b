import { Context } from "effect"

/** What is known of the unit of work that runs; see `unit-of-work.ts`. */
export class Transaction extends Context.Tag("@mentorkit/adapters-pg/Transaction")<
  Transaction,
  {
    /** It has appended an event, so the relay is woken after the commit. */
    mustRing: boolean
    /** A part of it has failed, so whatever follows must not be committed. */
    isBroken: boolean
  }
>() {}
