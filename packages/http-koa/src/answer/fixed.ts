/** Answers that stay the same while the host runs: compressed and named when somebody first asks, once for each coding. */
import type { Context } from "koa"
import { type Coding, codingOf, thorough } from "./content-coding.js"
import { strongETag } from "./etag.js"

export interface Fixed {
  /** "text/css; charset=utf-8" */
  readonly type: string
  readonly read: () => Promise<string | Buffer>
  readonly headers?: Readonly<Record<string, string>>
}

interface Coded {
  readonly bytes: Buffer
  readonly headers: Readonly<Record<string, string>>
}

/** Requests that come meanwhile share the run and its failure; the next one after a failure tries again. */
const once = <A>(work: () => Promise<A>): (() => Promise<A>) => {
  let run: Promise<A> | undefined
  const forget = (error: unknown) => {
    run = undefined
    throw error
  }
  return () => {
    run ??= work().catch(forget)
    return run
  }
}

/** May be kept and is asked about each time, unless its headers say otherwise. */
export const fixedAnswer = ({ headers = {}, read, type }: Fixed): ((ctx: Context) => Promise<void>) => {
  const coded = async (coding: Coding): Promise<Coded> => {
    const plain = await read()
    const bytes = coding === "identity" ? Buffer.from(plain) : await thorough[coding](plain)
    return {
      bytes,
      headers: {
        "Content-Type": type,
        "Cache-Control": "no-cache",
        ...headers,
        ...(coding !== "identity" && { "Content-Encoding": coding }),
        ETag: strongETag(bytes)
      }
    }
  }
  const runs = {
    br: once(() => coded("br")),
    gzip: once(() => coded("gzip")),
    identity: once(() => coded("identity"))
  }
  return async (ctx) => {
    const answer = await runs[codingOf(ctx.req)]()
    ctx.set(answer.headers)
    ctx.body = answer.bytes
  }
}
