/** One line of the generated table, and how a flat input becomes a request. */

export interface RouteOptions {
  /** Repeating it with the same `Idempotency-Key` has no second effect. */
  readonly key?: 1
  /** Spares the realtime connection that `X-Socket-ID` names. */
  readonly socket?: 1
  /** The answer has no envelope: all of it is the data. */
  readonly bare?: 1
  /** The body is multipart: always, or where it has files and JSON would not do. */
  readonly form?: 1 | 2
  /** The body is the file in `payload`, as it is. */
  readonly raw?: 1
  /** Input fields that travel as headers. */
  readonly headers?: Readonly<Record<string, string>>
  /** Input fields that travel in the query beside a body. */
  readonly query?: ReadonlyArray<string>
}

export type Route = readonly [method: string, path: string, options?: RouteOptions]
export type Routes = Readonly<Record<string, Readonly<Record<string, Route>>>>

export type Input = Readonly<Record<string, unknown>>

export interface RequestParts {
  readonly path: Input
  readonly query: Input
  readonly headers: Readonly<Record<string, string>>
  readonly body: Input | undefined
}

const hasBody = (method: string) => method !== "GET" && method !== "DELETE"

/** The path takes its fields, headers and a named query theirs; the body, or without one the query, takes the others. */
export const partsOf = ([method, path, options]: Route, input: Input): RequestParts => {
  const inPath: Record<string, unknown> = {}
  const rest: Record<string, unknown> = {}
  const query: Record<string, unknown> = {}
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(input)) {
    const header = options?.headers?.[name]
    if (value === undefined) continue
    if (path.includes(`{${name}}`)) inPath[name] = value
    else if (header !== undefined) headers[header] = String(value)
    else if (options?.query?.includes(name)) query[name] = value
    else rest[name] = value
  }
  return hasBody(method)
    ? { path: inPath, query, headers, body: rest }
    : { path: inPath, query: rest, headers, body: undefined }
}

/** A segment of an address: a dot or two, and nothing at all, would lead to another address than the operation's. */
const isSegment = (value: unknown) =>
  typeof value === "number" || (typeof value === "string" && value !== "" && value !== "." && value !== "..")

/** Throws for a field of the path that is missing: without it the address would be that of something else. */
export const checkPath = (operation: string, [, path]: Route, input: Input): void => {
  for (const [, name = ""] of path.matchAll(/{(\w+)}/g)) {
    if (!isSegment(input[name])) throw new TypeError(`${operation} needs \`${name}\`: it is part of the address.`)
  }
}

const isMany = (value: unknown): value is ReadonlyArray<unknown> => Array.isArray(value)

const isBlob = (value: unknown) => value instanceof Blob
const isNested = (value: unknown): value is object => typeof value === "object" && value !== null && !isBlob(value)

/** Whether the body has to be multipart. */
export const hasFile = (body: Input): boolean => Object.values(body).flat().some(isBlob)

/** Files and fields; a list repeats its name with `[]`, or numbers what has fields of its own. */
export const toFormData = (body: Input): FormData => {
  const form = new FormData()
  const add = (name: string, value: unknown): void => {
    if (value === null || value === undefined) return
    if (value instanceof Blob) form.append(name, value)
    else if (!isNested(value)) form.append(name, String(value))
    else {
      const isList = isMany(value)
      // What is left out keeps its place: hosts read an empty text as null.
      const items = isList ? value.map((one) => one ?? "") : value
      const isNumbered = !isList || value.some(isNested)
      for (const [key, one] of Object.entries(items)) add(`${name}[${isNumbered ? key : ""}]`, one)
    }
  }
  for (const [name, value] of Object.entries(body)) add(name, value)
  return form
}
