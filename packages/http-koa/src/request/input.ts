/** Joins path, headers, cookies, query and body into one flat input. */
import { InvalidInput, isUuid, prohibitedProblem } from "@mentorkit/core/kernel"
import { inputBoundsOf, networkOf } from "@mentorkit/core/kernel/ports"
import { isNonEmptyReadonlyArray } from "effect/Array"
import type { Context } from "koa"
import type { BodyKind, Endpoint } from "../endpoint.js"
import { malformed } from "./bad-request.js"
import type { BodyBudget } from "./body-budget.js"
import { partLimits } from "./body-limits.js"
import { coercer, formCoercer } from "./coerce.js"
import { detailsOf } from "./details.js"
import { uuidFields } from "./encoded-fields.js"
import { baseName, newFlatForm } from "./form.js"
import { readForm } from "./form-body.js"
import { readJson } from "./json-body.js"
import { readMultipart } from "./multipart.js"
import { newNestedForm } from "./nested-form.js"
import { readRaw } from "./raw-body.js"
import { type BodyOptions, receiveBody } from "./receive-body.js"
import type { Fields, ReceivedFields } from "./received-fields.js"
import { multipartLimits, streamLimit } from "./route-limits.js"
import { readStreamed } from "./streamed-body.js"

type Params = Readonly<Record<string, string>>

const none: Fields = {}

const queryOf = (ctx: Context): Fields => {
  if (ctx.querystring === "") return none
  try {
    decodeURIComponent(ctx.querystring)
  } catch {
    throw malformed("The URL is not valid UTF-8.")
  }
  const query = new Map<string, unknown>()
  for (const [name, value] of Object.entries(ctx.query)) {
    const field = baseName(name)
    // `?page=` says nothing at all.
    if (value !== "") query.set(field, field === name ? value : [query.get(field) ?? [], value ?? []].flat())
  }
  return Object.fromEntries(query)
}

/** Stands in for a malformed id: nothing has this id, so the answer is that of an unknown one. */
const nil = "00000000-0000-0000-0000-000000000000"

const pathReader = ({ operation, pathFields }: Endpoint) => {
  const ids = uuidFields(operation)
  const malformedIds = pathFields.filter((field) => ids.has(field))
  return (params: Params): Params => {
    const broken = malformedIds.filter((field) => !isUuid(params[field] ?? ""))
    return broken.length === 0 ? params : { ...params, ...Object.fromEntries(broken.map((field) => [field, nil])) }
  }
}

const headerReader = ({ headerFields }: Endpoint) => {
  const entries = Object.entries(headerFields)
  if (entries.length === 0) return () => none
  return ({ req }: Context): Fields =>
    Object.fromEntries(
      entries.flatMap(([field, names]) => {
        const value = names.map((name) => req.headers[name]).find((one) => one !== undefined && one !== "")
        return value === undefined ? [] : [[field, String(value)]]
      })
    )
}

const cookieReader = ({ cookieFields }: Endpoint) => {
  const entries = Object.entries(cookieFields)
  if (entries.length === 0) return () => none
  return ({ cookies }: Context): Fields =>
    Object.fromEntries(
      entries.flatMap(([field, name]) => {
        const value = cookies.get(name)
        return value === undefined || value === "" ? [] : [[field, value]]
      })
    )
}

/** What files take of the disk and of the memory counts for the client's address. */
const countedFor = (ctx: Context, { smallFiles, uploads, ...bodies }: BodyOptions): BodyOptions => {
  const network = networkOf(detailsOf(ctx).ip)
  const counted = (budget: BodyBudget): BodyBudget => ({ ...budget, newShare: () => budget.newShare(network) })
  return { ...bodies, smallFiles: counted(smallFiles), uploads: counted(uploads) }
}

const bodyReader = (endpoint: Endpoint, bodies: BodyOptions): ((ctx: Context) => Promise<ReceivedFields>) => {
  const coerce = formCoercer(endpoint.operation)
  const bounds = inputBoundsOf(endpoint.operation)
  const limits = multipartLimits(endpoint)
  const flat = { ...limits, maxFields: partLimits.fields, newForm: newFlatForm }
  const nested = { ...limits, maxFields: bounds.maxValues, newForm: () => newNestedForm(bounds) }
  const streamed = { maxBytes: streamLimit(endpoint), inMemory: endpoint.isKeptInMemory }
  const readers: { readonly [K in BodyKind]: (ctx: Context) => Promise<ReceivedFields> } = {
    none: async () => ({ fields: none }),
    json: async (ctx) => ({ fields: await readJson(ctx, bodies.budget, { bounds, wrap: endpoint.wrap }) }),
    raw: async (ctx) => ({ fields: { payload: await readRaw(ctx, bodies.budget) } }),
    multipart: async (ctx) => {
      const received = await readMultipart(ctx.req, flat, countedFor(ctx, bodies))
      return { ...received, fields: coerce(received.fields) }
    },
    form: (ctx) => readForm(ctx, { bounds, coerce, multipart: nested }, countedFor(ctx, bodies)),
    stream: (ctx) => readStreamed(ctx.req, streamed, countedFor(ctx, bodies))
  }
  const read = readers[endpoint.body]
  if (endpoint.body === "none") return read
  return (ctx) => receiveBody(ctx, bodies, () => read(ctx))
}

export const inputReader = (endpoint: Endpoint, bodies: BodyOptions) => {
  const { body: kind, cookieFields, headerFields, operation, pathFields, queryFields } = endpoint
  const coerce = coercer(operation)
  const pathOf = pathReader(endpoint)
  const headersOf = headerReader(endpoint)
  const cookiesOf = cookieReader(endpoint)
  const bodyOf = bodyReader(endpoint, bodies)
  const elsewhere = [...pathFields, ...Object.keys(headerFields), ...Object.keys(cookieFields)]
  // An operation without input ignores its query.
  const readsQuery = kind !== "none" || Object.keys(operation.input.fields).length > 0
  const inBody = Object.keys(operation.input.fields).filter(
    (field) => !elsewhere.includes(field) && !queryFields.includes(field)
  )
  const ownQueryOf = (query: Fields): Fields => {
    if (kind === "none") return query
    if (query === none || queryFields.length === 0) return none
    return Object.fromEntries(Object.entries(query).filter(([field]) => queryFields.includes(field)))
  }

  /** A name has one place: a body or a query must not redirect a request to another resource, nor hide a secret. */
  const rejectMisplaced = (query: Fields, body: Fields): void => {
    const has = (place: Fields) => (field: string) => place !== none && Object.hasOwn(place, field)
    const problems = [
      ...elsewhere.filter((field) => has(query)(field) || has(body)(field)),
      ...(kind === "none" ? [] : [...inBody.filter(has(query)), ...queryFields.filter(has(body))])
    ].map((field) => prohibitedProblem([field]))
    if (isNonEmptyReadonlyArray(problems)) throw new InvalidInput({ problems })
  }

  /** Throws what is wrong with the request, as `BadRequest` or `InvalidInput`. */
  return async (ctx: Context, params: Params): Promise<ReceivedFields> => {
    const asked = queryOf(ctx)
    const query = readsQuery ? asked : none
    const path = pathOf(params)
    const { dispose, fields: body } = await bodyOf(ctx)
    try {
      rejectMisplaced(query, body)
      const own = coerce({ ...ownQueryOf(query), ...headersOf(ctx), ...cookiesOf(ctx), ...path })
      // A body is not copied for nothing, since that can take as long as parsing it.
      const fields = Object.keys(own).length === 0 ? body : { ...body, ...own }
      return { fields, ...(dispose !== undefined && { dispose }) }
    } catch (error) {
      await dispose?.()
      throw error
    }
  }
}
