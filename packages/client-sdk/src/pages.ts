/** Walks through a paginated list. */
import type { CallOptions } from "./call.js"
import { type Failure, type Result, unwrap } from "./result.js"

export interface Page<Item> {
  readonly data: ReadonlyArray<Item>
  readonly meta: { readonly current_page: number; readonly last_page: number }
}

/** The page among what a list operation answers. */
type PageIn<Data> = Extract<Data[keyof Data], Page<unknown>>
type ItemOf<Data> = PageIn<Data> extends Page<infer Item> ? Item : never

const isPage = (value: unknown): value is Page<unknown> =>
  typeof value === "object" && value !== null && "data" in value && "meta" in value

/**
 * Every item of every page, asked for as they are needed; throws a `MentorkitError` where a page cannot be had.
 * `for await (const hold of items(client.scheduling.listHolds, {})) …`
 */
export async function* items<Input extends object, Data, Error extends Failure>(
  list: (input: Input, options?: CallOptions) => Promise<Result<Data, Error>>,
  input: Input,
  options?: CallOptions
): AsyncGenerator<ItemOf<Data>, void, undefined> {
  for (let page = 1, last = 1; page <= last; page++) {
    const data = unwrap(await list({ ...input, page }, options))
    const found = Object.values(data as object).find(isPage)
    if (found === undefined) throw new TypeError("The operation does not answer a page.")
    last = found.meta.last_page
    // What the page holds is what the operation's type says.
    yield* found.data as ReadonlyArray<ItemOf<Data>>
  }
}
