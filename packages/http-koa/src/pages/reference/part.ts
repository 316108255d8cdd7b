/** The part of the contract that one area needs: a viewer that follows each reference is as quick as what it is given is small. */
import type { OpenApiDocument } from "../../openapi/open-api.js"

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

/** The operations of an area and whatever they refer to; its own document, valid by itself. */
export const partOf = (document: OpenApiDocument, area: string): OpenApiDocument => {
  const isOwn = ([, { tags }]: readonly [string, { readonly tags: ReadonlyArray<string> }]) => tags.includes(area)
  const paths = Object.fromEntries(
    Object.entries(document.paths).flatMap(([path, item]) => {
      const own = Object.entries(item).filter(isOwn)
      return own.length === 0 ? [] : [[path, Object.fromEntries(own)]]
    })
  )
  const { securitySchemes, ...components } = document.components
  const schemes = Object.values(paths).flatMap((item) => Object.values(item).flatMap(({ security }) => security))
  const isAskedFor = ([name]: readonly [string, unknown]) => schemes.some((scheme) => Object.hasOwn(scheme, name))
  const reached = reachedFrom(paths, components)
  const needed = (kind: string, all: Json) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => reached.has(`#/components/${kind}/${name}`)))
  return {
    ...document,
    info: { title: area, version: document.info.version },
    tags: document.tags.filter(({ name }) => name === area),
    paths,
    components: {
      ...Object.fromEntries(Object.entries(components).map(([kind, all]) => [kind, needed(kind, all)])),
      securitySchemes: Object.fromEntries(Object.entries(securitySchemes).filter(isAskedFor))
    } as OpenApiDocument["components"]
  }
}

interface Parameter {
  readonly description?: string
  readonly required?: boolean
  readonly example?: unknown
}
const isParameter = (value: Json): boolean => typeof value["in"] === "string" && typeof value["name"] === "string"

const unfilled = (parameter: Parameter): object => {
  const { description, example, ...others } = parameter
  if (others.required === true || example === undefined) return parameter
  const told = `For example \`${typeof example === "string" ? example : JSON.stringify(example)}\`.`
  return { ...others, description: description === undefined ? told : `${description} ${told}` }
}

/**
 * Swagger UI fills its forms with the examples, and a search by a made-up area, price and day finds nobody. So those of parameters
 * that may be left out become words.
 */
export const withoutSuggestions = (document: OpenApiDocument): OpenApiDocument =>
  JSON.parse(JSON.stringify(document), (_, value: unknown) =>
    isObject(value) && isParameter(value) ? unfilled(value) : value
  )
