/** Who is told of a fan-out: named sources of people. Domains and embedders give them. */
import { Context, type Effect } from "effect"
import type { UserId } from "../kernel/index.js"

export interface Audience {
  /**
   * The next people of the audience with that id: at most `limit`, in the order of their ids, and only ids behind `after`
   * (all from the first where that is null). Fewer than `limit` are the last ones. As it stands at that moment: whoever
   * joins later, with an id behind the cursor, is told; who has left is not. It runs in the transaction of the page and is
   * asked again where that is undone.
   */
  readonly page: (id: string, after: UserId | null, limit: number) => Effect.Effect<ReadonlyArray<UserId>>
}

/**
 * By the names under which fan-outs store them, `{ "shop.customers": { page } }`. A name is never changed: fan-outs of an
 * audience that a host does not have wait for one that has it.
 */
export class Audiences extends Context.Reference<Audiences>()("@mentorkit/Audiences", {
  defaultValue: (): Readonly<Record<string, Audience>> => ({})
}) {}
