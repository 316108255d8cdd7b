/** What clients lose where one JSON Schema takes the place of another. Only what our own document writes is compared. */

export interface Schema {
  readonly $ref?: string
  readonly type?: string | ReadonlyArray<string>
  readonly enum?: ReadonlyArray<unknown>
  readonly format?: string
  readonly pattern?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: ReadonlyArray<string>
  readonly items?: Schema | false
  readonly anyOf?: ReadonlyArray<Schema>
  readonly additionalProperties?: boolean | Schema
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
}
export type Schemas = Readonly<Record<string, Schema>>

/** Two schemas of the same place, each with the named ones of its own document. */
export interface Pair {
  readonly before: Schema
  readonly after: Schema
  readonly schemas: { readonly before: Schemas; readonly after: Schemas }
}

/** What is sent by clients may not be narrowed, what they read may not be widened. */
export type Direction = "sent" | "read"

const nameOf = ({ $ref }: Schema) => $ref?.slice($ref.lastIndexOf("/") + 1)
const whole = (schema: Schema, schemas: Schemas): Schema => {
  const name = nameOf(schema)
  return name === undefined ? schema : whole(schemas[name] ?? {}, schemas)
}

/** The members of a union, `type: ["string", "null"]` being one of two; without types it may be anything. */
const members = (schema: Schema, schemas: Schemas): ReadonlyArray<Schema> => {
  const { anyOf, type, ...rest } = whole(schema, schemas)
  if (anyOf !== undefined) return anyOf.flatMap((one) => members(one, schemas))
  // What is said beside several types is not said of null.
  return [type ?? "anything"].flat().map((one) => (one === "null" ? { type: one } : { ...rest, type: one }))
}

const kindOf = ({ format, type }: Schema) => `${type}${format === undefined ? "" : ` (${format})`}`

const bounds = [
  ["minimum", 1],
  ["minLength", 1],
  ["minItems", 1],
  ["maximum", -1],
  ["maxLength", -1],
  ["maxItems", -1]
] as const

const boundChanges = (narrow: Schema, wide: Schema): ReadonlyArray<string> =>
  bounds.flatMap(([name, sign]) => {
    const [is, was] = [narrow[name], wide[name]]
    const isNarrower = is !== undefined && (was === undefined || sign * (is - was) > 0)
    return isNarrower ? [`${name} is ${is}, it was ${was ?? "free"}`] : []
  })

const isIn = (values: ReadonlyArray<unknown>) => (value: unknown) => values.includes(value)

/** Of values that clients send: those that are refused now. New values of an answer are for clients to live with. */
const valueChanges = (before: Schema, after: Schema): ReadonlyArray<string> => {
  if (after.enum === undefined) return []
  const gone =
    before.enum === undefined
      ? ["any other"]
      : before.enum.filter((one) => one !== null && !isIn(after.enum ?? [])(one))
  return gone.map((one) => `takes ${String(one)} no longer`)
}

const fieldChanges = (pair: Pair, direction: Direction, at: string, depth: number): ReadonlyArray<string> => {
  const { before, after, schemas } = pair
  const [had, has] = [before.properties ?? {}, after.properties ?? {}]
  const [required, requires] = [before.required ?? [], after.required ?? []]
  const kept = Object.keys(had).filter((name) => name in has)
  return [
    ...Object.keys(had).flatMap((name) => (name in has ? [] : [`${at}.${name} is gone`])),
    ...(direction === "sent"
      ? requires.filter((name) => !required.includes(name)).map((name) => `${at}.${name} is required now`)
      : required
          .filter((name) => name in has && !requires.includes(name))
          .map((name) => `${at}.${name} may be missing now`)),
    ...kept.flatMap((name) =>
      changesOf({ before: had[name] ?? {}, after: has[name] ?? {}, schemas }, direction, `${at}.${name}`, depth + 1)
    )
  ]
}

const memberChanges = (pair: Pair, direction: Direction, at: string, depth: number): ReadonlyArray<string> => {
  const { before, after, schemas } = pair
  return [
    ...(direction === "sent"
      ? [...boundChanges(after, before), ...valueChanges(before, after)].map((one) => `${at} ${one}`)
      : []),
    ...(direction === "sent" && after.pattern !== undefined && after.pattern !== before.pattern
      ? [`${at} has another pattern`]
      : []),
    ...fieldChanges(pair, direction, at, depth),
    ...(typeof before.additionalProperties === "object" && typeof after.additionalProperties === "object"
      ? changesOf(
          { before: before.additionalProperties, after: after.additionalProperties, schemas },
          direction,
          `${at}{}`,
          depth + 1
        )
      : []),
    ...(before.items && after.items
      ? changesOf({ before: before.items, after: after.items, schemas }, direction, `${at}[]`, depth + 1)
      : [])
  ]
}

/** "data", "data.available": the fields of an object and of those in it. */
const pathsOf = (schema: Schema, schemas: Schemas, depth = 0): ReadonlyArray<string> =>
  depth > 4
    ? []
    : Object.entries(whole(schema, schemas).properties ?? {}).flatMap(([name, field]) => [
        name,
        ...pathsOf(field, schemas, depth + 1).map((path) => `${name}.${path}`)
      ])

/** Our unions of objects differ by their fields: the one of the same kind with the most of them and the fewest others. */
const nearest = (before: Schema, are: ReadonlyArray<Schema>, schemas: Pair["schemas"]): Schema | undefined => {
  const alike = are.filter((one) => kindOf(one) === kindOf(before))
  if (alike.length < 2) return alike[0]
  const wanted = pathsOf(before, schemas.before)
  const likeness = (one: Schema) => {
    const paths = pathsOf(one, schemas.after)
    return 2 * wanted.filter((path) => paths.includes(path)).length - paths.length
  }
  return [...alike].sort((one, other) => likeness(other) - likeness(one))[0]
}

/** One sentence for each loss, such as "data.booking.note may be missing now". Recursive schemas end at that depth. */
const deepest = 12

export const changesOf = (pair: Pair, direction: Direction, at: string, depth = 0): ReadonlyArray<string> => {
  if (depth > deepest) return []
  const { schemas } = pair
  const [were, are] = [members(pair.before, schemas.before), members(pair.after, schemas.after)]
  const [from, to] = direction === "sent" ? [were, are] : [are, were]
  const isTaken = (one: Schema) => to.some((other) => kindOf(other) === kindOf(one) || other.type === "anything")
  return [
    ...from
      .filter((one) => !isTaken(one))
      .map((one) =>
        direction === "sent" ? `${at} takes ${kindOf(one)} no longer` : `${at} may be ${kindOf(one)} now`
      ),
    ...were.flatMap((before) => {
      const after = nearest(before, are, schemas)
      return after === undefined ? [] : memberChanges({ before, after, schemas }, direction, at, depth)
    })
  ]
}
