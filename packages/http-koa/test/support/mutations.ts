/** Takes a request that works and spoils it a little, in one of the ways that attackers and bugs have. */
import { jsonWith } from "./bad-fields.js"
import { everyValue } from "./bad-values.js"
import { goodCall, type Input } from "./calls.js"
import { type Documented, documented } from "./documented.js"
import { privileged } from "./privileged.js"
import type { WireRequest } from "./raw-client.js"
import type { WildDice } from "./wild-dice.js"

export interface Draft extends WireRequest {
  readonly headers: ReadonlyArray<readonly [string, string]>
}

/** What there is to draw from: ids of everybody's things, and everybody's tokens. */
export interface Loot {
  readonly ids: ReadonlyArray<string>
  readonly tokens: ReadonlyArray<string>
}

type Mutation = (draft: Draft, dice: WildDice, loot: Loot) => Draft

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi
const fieldNames = [
  ...new Set([
    ...documented.flatMap(({ body, parameters }) => [
      ...Object.keys(body?.properties ?? {}),
      ...parameters.map(({ name }) => name)
    ]),
    ...Object.keys(privileged),
    ...["__proto__", "constructor", "prototype", "toString", "length", "", "$where", "a.b", "a[0]", "then"]
  ])
]
const headerNames = [
  ...["Idempotency-Key", "Accept", "Accept-Language", "Accept-Encoding", "Content-Type", "Content-Encoding", "Origin"],
  ...["X-Forwarded-Host", "X-Forwarded-Proto", "X-Request-Id", "X-HTTP-Method-Override", "User-Agent", "Cookie"],
  ...["X-Original-URL", "Forwarded", "If-None-Match", "Range", "Trusted-Device", "gateway-signature", "Referer", "TE"],
  ...["Access-Control-Request-Method", "traceparent", "Via"]
]
const headerValues = [
  ...["", "*/*", "application/json", "application/xml", "text/html; q=0", "gzip", "br", "identity", "null", "DELETE"],
  ...["multipart/form-data; boundary=x", "application/json; charset=utf-16", "bytes=0-1", "evil.test", "https", "_"],
  ...["x".repeat(255), "x".repeat(256), "x".repeat(7000), "é", "a\tb", "00-00000000000000000000000000000000-00-01"]
]
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "PROPFIND"]
const segments = [
  ...["..", ".", "%2e%2e", "%2f", "%00", "%ff", "%", "%zz", "__proto__", "null", "-1", "0", "*", "~", "%F0%9F%92%A9"],
  ...["bulk", "hold", "me", "x".repeat(3000), "%20", ";a=b", "a%0d%0ab", "{id}", ":id", "%252f", "$&", "'"]
]

/** What a request line or a header can carry at all; the rest is for tests of the protocol. */
const inTarget = (text: string) =>
  text.replace(/[^!-~]|#/gu, (char) =>
    [...Buffer.from(char)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("")
  )
const inHeader = (text: string) => text.replace(/[^\t -~\u0080-\u00ff]/g, "").trim()

const withHeader = (draft: Draft, name: string, value: string): Draft => ({
  ...draft,
  headers: [
    ...draft.headers.filter(([known]) => known.toLowerCase() !== name.toLowerCase()),
    [name, inHeader(value)] as const
  ]
})

const value = (dice: WildDice, loot: Loot): string =>
  dice.pick([
    () => dice.pick(everyValue).json,
    () => dice.json(),
    () => JSON.stringify(dice.text()),
    () => JSON.stringify(dice.pick(loot.ids)),
    () => String(dice.pick([0, -0, -1, 2 ** 31, 2 ** 53 + 2, 1e-9, 12.5, 1e21]) * dice.between(1, 9))
  ])()

/** The places in a JSON value, its root left out. */
const placesIn = (json: unknown, path: ReadonlyArray<string | number> = []): ReadonlyArray<typeof path> =>
  typeof json !== "object" || json === null
    ? []
    : Object.entries(json).flatMap(([key, one]) => {
        const own = [...path, Array.isArray(json) ? Number(key) : key]
        return [own, ...placesIn(one, own)]
      })

const objectIn = ({ body }: Draft): Input | undefined => {
  // What is longer may be nested deeper than recursion goes.
  if (typeof body !== "string" || body.length > 8000) return undefined
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === "object" && parsed !== null && !Array.isArray(parsed) ? (parsed as Input) : undefined
  } catch {
    return undefined
  }
}

const inBody =
  (change: (json: Input, dice: WildDice, loot: Loot) => string): Mutation =>
  (draft, dice, loot) => {
    const json = objectIn(draft)
    return json === undefined ? draft : { ...draft, body: change(json, dice, loot) }
  }

const somewhere = (json: Input, dice: WildDice) => {
  const places = placesIn(json)
  return places.length === 0 ? [dice.pick(fieldNames)] : dice.pick(places)
}

const replaced = inBody((json, dice, loot) => jsonWith(json, somewhere(json, dice), value(dice, loot)))
const removed = inBody((json, dice) => jsonWith(json, somewhere(json, dice), undefined))
const added = inBody((json, dice, loot) => jsonWith(json, [dice.pick(fieldNames)], value(dice, loot)))
const doubled = inBody((json, dice, loot) => {
  const rest = JSON.stringify(json).slice(1)
  const name = dice.pick([...Object.keys(json), ...fieldNames])
  return `{${JSON.stringify(name)}:${value(dice, loot)}${rest === "}" ? "" : ","}${rest}`
})

const swapped: Mutation = (draft, dice, { ids }) => {
  const other = () => dice.pick(ids)
  return {
    ...draft,
    target: draft.target.replace(uuid, other),
    ...(typeof draft.body === "string" && { body: draft.body.replace(uuid, other) })
  }
}

const bytesSpoiled: Mutation = (draft, dice) => {
  if (draft.body === undefined) return draft
  const bytes = Buffer.from(draft.body as string)
  const at = dice.between(0, bytes.length)
  const some = Buffer.from(dice.chance(0.5) ? [dice.between(0, 255)] : dice.text())
  const after = at + dice.pick([0, 1, 1, 5, bytes.length])
  return { ...draft, body: Buffer.concat([bytes.subarray(0, at), some, bytes.subarray(after)]) }
}

const pathSpoiled: Mutation = (draft, dice) => {
  const [path = "", ...query] = draft.target.split("?")
  const parts = path.split("/")
  const at = dice.between(1, parts.length)
  const part = dice.chance(0.7) ? dice.pick(segments) : inTarget(dice.text())
  parts.splice(at, dice.pick([0, 1, 1, 1, 2]), part)
  return { ...draft, target: [parts.join("/") || "/", ...query].join("?") }
}

const queryAdded: Mutation = (draft, dice, loot) => {
  const name = dice.pick(fieldNames) + dice.pick(["", "", "", "[]", "[0]", "[a]", "%00", "[", "]["])
  const json = value(dice, loot)
  const text = inTarget(dice.chance(0.5) ? json.replace(/^"|"$/g, "") : dice.text()).slice(0, 4000)
  const mark = draft.target.includes("?") ? "&" : "?"
  const times = dice.chance(0.05) ? 1200 : 1
  const pair = times === 1 ? `${name}=${text}` : `${name}=1`
  return { ...draft, target: `${draft.target}${mark}${Array(times).fill(pair).join("&")}`.slice(0, 12_000) }
}

const headerAdded: Mutation = (draft, dice) =>
  withHeader(draft, dice.pick(headerNames), dice.chance(0.6) ? dice.pick(headerValues) : dice.text())

const callerChanged: Mutation = (draft, dice, { tokens }) => {
  const token = dice.pick(tokens)
  const [id = "", secret = ""] = token.split("|")
  return withHeader(
    draft,
    "Authorization",
    dice.pick([
      ...Array(6).fill(`Bearer ${token}`),
      ...["", "Bearer", "Bearer ", `Basic ${token}`, `bearer   ${token}`, `Bearer ${id}|`, `Bearer |${secret}`],
      ...[`Bearer ${id.toUpperCase()}|${secret}`, `Bearer ${token}x`, `Bearer ${token}, Bearer ${token}`, dice.text()]
    ])
  )
}

const methodChanged: Mutation = (draft, dice) => ({ ...draft, method: dice.pick(methods) })

const keyGiven: Mutation = (draft, dice) =>
  withHeader(draft, "Idempotency-Key", dice.pick(["a", "b", "c", dice.text()]))

/** Those that come more often get further into the product. */
const mutations: ReadonlyArray<Mutation> = [
  ...[replaced, replaced, replaced, replaced, removed, added, added, doubled, swapped, swapped],
  ...[queryAdded, queryAdded, queryAdded, pathSpoiled, headerAdded, keyGiven, callerChanged, callerChanged],
  ...[bytesSpoiled, methodChanged]
]

/** A good request with one or more things wrong with it; now and then nothing is. */
export const mutated = (operation: Documented, input: Input, token: string | undefined, dice: WildDice, loot: Loot) => {
  const { body, headers, path } = goodCall(operation, input)
  let draft: Draft = {
    method: operation.method,
    target: path,
    headers: Object.entries({ ...headers, ...(token !== undefined && { Authorization: `Bearer ${token}` }) }),
    ...(body !== undefined && { body })
  }
  for (let more = dice.chance(0.97); more; more = dice.chance(0.4)) draft = dice.pick(mutations)(draft, dice, loot)
  return draft
}
