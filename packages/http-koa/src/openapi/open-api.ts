/** Writes the OpenAPI document from what is mounted, so that it cannot tell another story. */
import { HttpApi, HttpApiEndpoint, HttpApiGroup, OpenApi } from "@effect/platform"
import { Array, Record, Schema, Struct } from "effect"
import type { Endpoint } from "../endpoint.js"
import { answersOf, successesOf, successOf } from "./answers.js"
import type { Header, OpenApiOperation, Parameter, Paths, Response, SecurityScheme } from "./document-parts.js"
import type { Schemas } from "./json-schema.js"
import { typeNameOf } from "./names.js"
import { detailed, securitySchemes, type Written } from "./operation-details.js"
import { sharedHeaders } from "./responses.js"
import { rewriter } from "./schemas.js"
import { shared } from "./shared.js"

/** OpenAPI 3.1 as plain JSON. */
export interface OpenApiDocument {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string } & Pick<OpenApiOptions, "description" | "license">
  readonly tags: ReadonlyArray<{ readonly name: string; readonly description?: string }>
  readonly servers: ReadonlyArray<{ readonly url: string; readonly description: string }>
  readonly paths: Paths<OpenApiOperation>
  readonly components: {
    readonly schemas: Schemas
    readonly responses: Readonly<Record<string, Response>>
    readonly parameters: Readonly<Record<string, Parameter>>
    readonly headers: Readonly<Record<string, Header>>
    readonly securitySchemes: Readonly<Record<string, SecurityScheme>>
  }
}

export interface OpenApiOptions {
  readonly title: string
  readonly version: string
  /** Where the endpoints that are not absolute live: "/api/v1". */
  readonly prefix?: string
  /** What readers have to know first, in Markdown. */
  readonly description?: string
  /** By its SPDX identifier. */
  readonly license?: { readonly name: string; readonly identifier: string }
  /** What each domain is for, in the order in which readers should meet them. */
  readonly domainTexts?: Readonly<Record<string, string>>
}

/** Values whose types are not tracked: three hundred endpoints in one type would drown the compiler. */
// biome-ignore lint/suspicious/noExplicitAny: see above
type Untracked = any

const structOf = ({ operation: { input } }: Endpoint, names: ReadonlyArray<string>): Schema.Struct<Untracked> =>
  Schema.Struct(Object.fromEntries(names.map((name) => [name, input.fields[name]!])))

const pathOf = ({ isAbsolute, path }: Endpoint, prefix: string) => (isAbsolute ? path : prefix + path)

const toHttpApi = (endpoint: Endpoint, prefix: string): Untracked => {
  const { body, cookieFields, headerFields, method, operation, operationId, pathFields, queryFields } = endpoint
  const elsewhere = [...pathFields, ...Object.keys(headerFields), ...Object.keys(cookieFields), ...queryFields]
  const others = Object.keys(operation.input.fields).filter((field) => !elsewhere.includes(field))

  const path = pathOf(endpoint, prefix) as `/${string}`
  let api: Untracked = HttpApiEndpoint.make(method)(operationId, path)
  for (const { status } of successesOf(endpoint)) api = api.addSuccess(successOf(endpoint, status))
  for (const { schema } of answersOf(endpoint)) api = api.addError(schema)
  // An empty struct would be written with an `$id` of Effect's own.
  if (pathFields.length > 0) api = api.setPath(structOf(endpoint, pathFields))
  // Effect knows no cookies: `detailed` moves them and the headers to their places.
  const inQuery = [
    ...(body === "none" ? others : queryFields),
    ...Object.keys(headerFields),
    ...Object.keys(cookieFields)
  ]
  if (inQuery.length > 0) api = api.setUrlParams(structOf(endpoint, inQuery))
  if (body === "none" || others.length === 0) return api
  // Bytes have no schema of their own; `detailed` says what they are.
  return body === "raw" || body === "stream"
    ? api.setPayload(Schema.Struct({ payload: Schema.String }))
    : api.setPayload(structOf(endpoint, others).annotations({ identifier: `${typeNameOf(endpoint)}Body` }))
}

const domainOf = ({ operation: { name } }: Endpoint) => name.slice(0, name.indexOf("."))

const written = (info: OpenApiOptions, endpoints: ReadonlyArray<Endpoint>): Untracked => {
  // Every `HttpApi` promises a 400 of Effect's own server, which we do not run.
  let api: Untracked = Object.assign(HttpApi.make("Mentorkit"), { errorSchema: Schema.Never }).annotateContext(
    OpenApi.annotations({ title: info.title, version: info.version })
  )
  for (const [domain, own] of Object.entries(Array.groupBy(endpoints, domainOf))) {
    // Top level, since the names of operations have their domain in front already.
    let group: Untracked = HttpApiGroup.make(domain, { topLevel: true })
    for (const endpoint of own) group = group.add(toHttpApi(endpoint, info.prefix ?? ""))
    api = api.add(group)
  }
  return OpenApi.fromApi(api, { additionalPropertiesStrategy: "allow" })
}

/** Domains without a text come last. */
const tagsOf = ({ domainTexts = {} }: OpenApiOptions, endpoints: ReadonlyArray<Endpoint>): OpenApiDocument["tags"] => {
  const described = Object.entries(domainTexts).map(([name, description]) => ({ name, description }))
  const others = [...new Set(endpoints.map(domainOf))].filter((name) => !Object.hasOwn(domainTexts, name))
  return [...described, ...others.map((name) => ({ name }))]
}

export const openApi = (options: OpenApiOptions, endpoints: ReadonlyArray<Endpoint>): OpenApiDocument => {
  const document = written(options, endpoints)
  const { all: schemas, of: rewritten } = rewriter(document.components.schemas)
  const byId = new Map(endpoints.map((endpoint) => [endpoint.operationId, endpoint]))
  const complete = (operation: Written) => {
    // Each was written of one.
    const endpoint = byId.get(operation.operationId)!
    return detailed(operation, endpoint, { answers: answersOf(endpoint), schemas })
  }
  const whole = Record.map(rewritten(document.paths) as Paths<Written>, (item) => Record.map(item, complete))
  const { parameters, paths, responses } = shared(whole)
  return {
    ...document,
    info: { ...document.info, ...Struct.pick(options, "description", "license") },
    tags: tagsOf(options, endpoints),
    servers: [{ url: "/", description: "This host" }],
    paths,
    components: { schemas, responses, parameters, headers: sharedHeaders, securitySchemes }
  }
}
