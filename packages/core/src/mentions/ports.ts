/** Ports of mentions. A failing database is a defect, so no port has an error type for it. */
import { Context, type Effect } from "effect"
import type { PersonCard } from "../identity/index.js"
import type { UserId } from "../kernel/index.js"

export class MentionableReader extends Context.Tag("@mentorkit/MentionableReader")<
  MentionableReader,
  {
    /**
     * People whom the viewer may mention, but for the viewer: nobody across a block, nobody banned or suspended. Somebody may be in it twice.
     *
     * - Without a beginning the `limit` connections that were made last.
     * - With one, of at most 1,000 connections and as many people whom the viewer follows, the newest of each: those whose username begins
     *   so, or a word of whose name does. Connections come first, each the newest first, `limit` of each.
     * - Then `limit` others whose username begins so, and as many whose full name does, in the order of these.
     *
     * Case makes no difference. One statement, whose cost is bounded whatever the number of people.
     */
    readonly find: (viewer: UserId, beginning: string | null, limit: number) => Effect.Effect<ReadonlyArray<PersonCard>>
  }
>() {}
