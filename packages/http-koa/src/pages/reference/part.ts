/** The part of the contract that one domain needs: a viewer that follows each reference is as quick as what it is given is small. */
import { Record } from "effect"
import type { Parameter } from "../../openapi/document-parts.js"
import type { OpenApiDocument } from "../../openapi/open-api.js"

type Components = OpenApiDocument["components"]

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null

/** Every `$ref` within, as often as it stands there. */
const referencesIn = function* (value: unknown): Generator<string> {
  if (!isObject(value)) return
  if (typeof value["$ref"] === "string") yield value["$ref"]
  for (const within of Object.values(value)) yield* referencesIn(within)
}

/** "#/components/schemas/Booking" is the component "Booking" of the kind "schemas". */
const placeOf = (reference: string) => {
  const [kind = "", name = ""] = reference.slice("#/components/".length).split("/")
  return { kind, name }
}

const reachedFrom = (start: unknown, components: Readonly<Record<string, Json>>): ReadonlySet<string> => {
  const reached = new Set<string>()
  const ahead = [...referencesIn(start)]
  for (let reference = ahead.pop(); reference !== undefined; reference = ahead.pop()) {
    if (reached.has(reference)) continue
    reached.add(reference)
    const { kind, name } = placeOf(reference)
    ahead.push(...referencesIn(components[kind]?.[name]))
  }
  return reached
}

/** The operations of a domain and whatever they refer to; its own document, valid by itself. */
export const partOf = (document: OpenApiDocument, domain: string): OpenApiDocument => {
  const isOwn = ([, { tags }]: readonly [string, { readonly tags: ReadonlyArray<string> }]) => tags.includes(domain)
  const paths = Object.fromEntries(
    Object.entries(document.paths).flatMap(([path, item]) => {
      const own = Object.entries(item).filter(isOwn)
      return own.length === 0 ? [] : [[path, Object.fromEntries(own)]]
    })
  )
  const { securitySchemes, ...components } = document.components
  const schemes = Object.values(paths).flatMap((item) => Object.values(item).flatMap(({ security }) => security))
  const reached = reachedFrom(paths, components)
  const needed = <A>(kind: Exclude<keyof Components, "securitySchemes">, all: Readonly<Record<string, A>>) =>
    Record.filter(all, (_, name) => reached.has(`#/components/${kind}/${name}`))
  return {
    ...document,
    info: { title: domain, version: document.info.version },
    tags: document.tags.filter(({ name }) => name === domain),
    paths,
    components: {
      schemas: needed("schemas", components.schemas),
      responses: needed("responses", components.responses),
      parameters: needed("parameters", components.parameters),
      headers: needed("headers", components.headers),
      securitySchemes: Record.filter(securitySchemes, (_, name) =>
        schemes.some((scheme) => Object.hasOwn(scheme, name))
      )
    }
  }
}

const isParameter = (value: Json): boolean => typeof value["in"] === "string" && typeof value["name"] === "string"

const unfilled = (parameter: Partial<Parameter>): object => {
  const { description, example, ...others } = parameter
  if (others.required === true || example === undefined) return parameter
  const words = `For example \`${typeof example === "string" ? example : JSON.stringify(example)}\`.`
  return { ...others, description: description === undefined ? words : `${description} ${words}` }
}

/**
 * Swagger UI fills its forms with the examples, and a search by a made-up area, price and day finds nobody. So those of parameters
 * that may be left out become words.
 */
export const withoutSuggestions = (document: OpenApiDocument): OpenApiDocument =>
  JSON.parse(JSON.stringify(document), (_, value: unknown) =>
    isObject(value) && isParameter(value) ? unfilled(value) : value
  )
