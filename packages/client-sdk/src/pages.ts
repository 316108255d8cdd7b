/** Walks through a paginated list. */
import type { CallOptions } from "./call.js"
import { type Failure, type Result, unwrap } from "./result.js"

export interface Page<Item> {
  readonly data: ReadonlyArray<Item>
  readonly meta: { readonly next_cursor: string | null }
}

/** The page among what a list operation answers. */
type PageIn<Data> = Extract<Data[keyof Data], Page<unknown>>
type ItemOf<Data> = PageIn<Data> extends Page<infer Item> ? Item : never

const isPage = (value: unknown): value is Page<unknown> =>
  typeof value === "object" && value !== null && "meta" in value && "next_cursor" in Object(value.meta)

/**
 * Every item of every page, asked for as they are needed; what comes and goes meanwhile makes nothing come twice, or be
 * missed that stays in its place. Throws a `MentorkitError` where a page cannot be had.
 * `for await (const hold of items(client.scheduling.listHolds, {})) …`
 */
export async function* items<Input extends object, Data, Error extends Failure>(
  list: (input: Input, options?: CallOptions) => Promise<Result<Data, Error>>,
  input: NoInfer<Input>,
  options?: CallOptions
): AsyncGenerator<ItemOf<Data>, void, undefined> {
  let position: { readonly cursor?: string } = {}
  for (;;) {
    const data = unwrap(await list({ ...input, page: undefined, ...position }, options))
    const found = Object.values(data as object).find(isPage)
    if (found === undefined) throw new TypeError("The operation does not answer a page.")
    // What the page holds is what the operation's type says.
    yield* found.data as ReadonlyArray<ItemOf<Data>>
    const { next_cursor: cursor } = found.meta
    if (cursor === null) return
    position = { cursor }
  }
}
