/** Reads an operation of the OpenAPI types as the client shows it. Types only. */
import type { CallOptions } from "./call.js"
import type { Result } from "./result.js"

interface Operation {
  readonly parameters: { readonly path?: unknown; readonly query?: unknown }
  readonly requestBody?: unknown
  readonly responses: object
}

type Simplify<T> = { [K in keyof T]: T[K] } & {}
/** A query in which nothing is required may be left out as a whole; its fields are still the operation's. */
type Given<T> = [NonNullable<T>] extends [never] ? unknown : NonNullable<T>
/** An operation without a body has `never` for it. */
type Content<T> = [T] extends [never]
  ? unknown
  : T extends { readonly content: { readonly "application/octet-stream": infer Bytes } }
    ? { readonly payload: Bytes }
    : T extends { readonly content: infer C }
      ? // Of several types the one that takes files takes all that the others do.
        C["multipart/form-data" extends keyof C ? "multipart/form-data" : keyof C]
      : unknown

/** Path, query and body in one flat object. */
export type InputOf<Op extends Operation> = Simplify<
  Given<Op["parameters"]["path"]> & Given<Op["parameters"]["query"]> & Content<NonNullable<Op["requestBody"]>>
>

type SuccessStatus = 200 | 201 | 202
type Succeeded<Responses> = Content<Responses[Extract<keyof Responses, SuccessStatus>]>

/** What stands under `data` of a success; an answer without the envelope is all data. */
export type DataOf<Op extends Operation> =
  Succeeded<Op["responses"]> extends { readonly data: infer Data } ? Data : Succeeded<Op["responses"]>

type IsOptional<Input> = Record<never, never> extends Input ? true : false

/** The input may be left out where nothing in it is required. */
export type Call<Input, Data, Failure> =
  IsOptional<Input> extends true
    ? (input?: Input, options?: CallOptions) => Promise<Result<Data, Failure>>
    : (input: Input, options?: CallOptions) => Promise<Result<Data, Failure>>
