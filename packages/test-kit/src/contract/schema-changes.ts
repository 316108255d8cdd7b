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
  if (name === undefined) return schema
  const { $ref: _, ...beside } = schema
  return { ...whole(schemas[name] ?? {}, schemas), ...beside }
}

/** The members of a union, `type: ["string", "null"]` being one of two; without types it may be anything. */
const members = (schema: Schema, schemas: Schemas): ReadonlyArray<Schema> => {
  const { anyOf, type, ...rest } = whole(schema, schemas)
  if (anyOf !== undefined) return anyOf.flatMap((one) => members(one, schemas))
  // What is said beside several types is not said of null.
  const values = rest.enum
  return [type ?? "anything"].flat().flatMap((one) => {
    if (one === "null") return values === undefined || values.includes(null) ? [{ type: one }] : []
    const own = values?.filter((value) => one === "anything" || typeof value === (one === "integer" ? "number" : one))
    return own?.length === 0 ? [] : [{ ...rest, ...(own && { enum: own }), type: one }]
  })
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

const sizeOf = (value: unknown) => (typeof value === "string" ? [...value].length : Number(value))

const boundChanges = (narrow: Schema, wide: Schema): ReadonlyArray<string> =>
  bounds.flatMap(([name, sign]) => {
    const [is, was] = [narrow[name], wide[name]]
    const free = name === "minLength" || name === "minItems" ? 0 : undefined
    const held = was ?? free
    const fits = wide.enum?.every((one) => is !== undefined && sign * (sizeOf(one) - is) >= 0) ?? false
    const isNarrower = is !== undefined && !fits && (held === undefined || sign * (is - held) > 0)
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

/** What map values and items may be; where nothing is said they may be anything. */
const restChanges = (
  [had, has]: readonly [Schema | boolean | undefined, Schema | boolean | undefined],
  schemas: Pair["schemas"],
  direction: Direction,
  at: string,
  depth: number
): ReadonlyArray<string> => {
  if (had === has) return []
  if (direction === "sent" && has === false) return [`${at} is taken no longer`]
  if (had === false || has === false) return []
  const open = (one: Schema | true | undefined) => (typeof one === "object" ? one : {})
  return changesOf({ before: open(had), after: open(has), schemas }, direction, at, depth + 1)
}

const formatChanges = (from: Schema, to: Schema, direction: Direction, at: string) =>
  to.format === undefined || to.format === from.format
    ? []
    : [direction === "sent" ? `${at} takes ${kindOf(from)} no longer` : `${at} may be ${kindOf(from)} now`]

const memberChanges = (pair: Pair, direction: Direction, at: string, depth: number): ReadonlyArray<string> => {
  const { before, after, schemas } = pair
  return [
    ...(direction === "sent"
      ? [...boundChanges(after, before), ...valueChanges(before, after)].map((one) => `${at} ${one}`)
      : []),
    ...(direction === "sent" &&
    after.pattern !== undefined &&
    after.pattern !== before.pattern &&
    !before.enum?.every((one) => new RegExp(after.pattern ?? "", "u").test(String(one)))
      ? [`${at} has another pattern`]
      : []),
    ...fieldChanges(pair, direction, at, depth),
    ...restChanges([before.additionalProperties, after.additionalProperties], schemas, direction, `${at}{}`, depth),
    ...restChanges([before.items, after.items], schemas, direction, `${at}[]`, depth)
  ]
}

/** Recursive schemas end at that depth. */
const deepest = 12

/** One sentence for each loss, such as "data.booking.note may be missing now". */
export const changesOf = (pair: Pair, direction: Direction, at: string, depth = 0): ReadonlyArray<string> => {
  if (depth > deepest) return []
  const { schemas } = pair
  const [were, are] = [members(pair.before, schemas.before), members(pair.after, schemas.after)]
  const [from, to] = direction === "sent" ? [were, are] : [are, were]
  return from.flatMap((one) => best(one, to, { direction, schemas, at, depth }).losses)
}

/** Whether the one may hold values of the other, formats aside. */
const holds = (to: Schema, from: Schema) =>
  to.type === from.type || to.type === "anything" || (to.type === "number" && from.type === "integer")

interface Place {
  readonly direction: Direction
  readonly schemas: Pair["schemas"]
  readonly at: string
  readonly depth: number
}
interface Partner {
  /** None where nothing holds it. */
  readonly other?: Schema
  readonly losses: ReadonlyArray<string>
}

/** Of a union it is the member that loses least which takes the place. */
const best = (from: Schema, to: ReadonlyArray<Schema>, { at, depth, direction, schemas }: Place): Partner => {
  const lost = direction === "sent" ? `${at} takes ${kindOf(from)} no longer` : `${at} may be ${kindOf(from)} now`
  let found: Partner | undefined
  for (const other of to.filter((one) => holds(one, from))) {
    const [before, after] = direction === "sent" ? [from, other] : [other, from]
    const losses =
      other.type === "anything" && from.type !== "anything"
        ? []
        : [
            ...formatChanges(from, other, direction, at),
            ...memberChanges({ before, after, schemas }, direction, at, depth)
          ]
    if (found === undefined || losses.length < found.losses.length) found = { losses, other }
    if (losses.length === 0) break
  }
  return found ?? { losses: [lost] }
}

/** Of a failure: members that are gone or new are for clients to live with, the shape of those that stay is not. */
export const failureChanges = ({ before, after, schemas }: Pair, at: string): ReadonlyArray<string> => {
  const [were, are] = [members(before, schemas.before), members(after, schemas.after)]
  const isSame = (one: Schema, other: Schema) =>
    (["sent", "read"] as const).every((way) => changesOf({ after: other, before: one, schemas }, way, at).length === 0)
  return are.flatMap((one) => {
    const { losses, other } = best(one, were, { at, depth: 0, direction: "read", schemas })
    return other !== undefined && are.some((twin) => isSame(other, twin)) ? [] : losses
  })
}
