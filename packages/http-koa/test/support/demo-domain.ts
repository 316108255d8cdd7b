/** A domain made up to show what the host does for every operation. */
import { readFile } from "node:fs/promises"
import { createMentorkit } from "@mentorkit/core"
import { CallContext } from "@mentorkit/core/internal/kernel"
import {
  atMostBytes,
  described,
  domain,
  fieldProblem,
  type Handlers,
  InvalidInput,
  listOrder,
  MentorId,
  namedOperations,
  operation,
  Page,
  pageFields,
  setting,
  Text,
  Timestamp,
  UploadedFile,
  Uuid,
  unconfirmedProblem
} from "@mentorkit/core/kernel"
import { Context, Effect, Layer, Schema } from "effect"
import { bind } from "../../src/index.js"
import { formBindings, formHandlers, formOperations } from "./demo-forms.js"
import type { Seen } from "./demo-seen.js"
import { kernelServices, tokens } from "./demo-services.js"

const Empty = Schema.Struct({})
const optional = <A, I>(schema: Schema.Schema<A, I>) => Schema.optionalWith(schema, { nullable: true })

export class Taken extends Schema.TaggedError<Taken>()("Taken", { by: Schema.String }) {
  override get message() {
    return "Somebody was faster."
  }
}
export class Later extends Schema.TaggedError<Later>()("Later", { retryAfterSeconds: Schema.Number }) {
  override get message() {
    return "Not yet."
  }
}
const thingsByName = listOrder("things", { name: "text asc" })
const Thing = Schema.Struct({ id: Uuid, name: Text(20), made_at: Timestamp }).annotations({ identifier: "Thing" })
const perMinute = setting({ key: "demo.per_minute", description: "", schema: Schema.Int, default: 3 })
const postsPerMinute = setting({ key: "demo.posts_per_minute", description: "", schema: Schema.Int, default: 2 })
const postsPerDay = setting({ key: "demo.posts_per_day", description: "", schema: Schema.Int, default: 3 })

const ownOperations = namedOperations("demo", {
  pendingOnly: operation({ access: "pending", input: Empty, success: Schema.Struct({ id: Uuid }), failures: [] }),
  mentorOnly: operation({ access: "mentor", input: Empty, success: Schema.Struct({ id: MentorId }), failures: [] }),
  adminOnly: operation({
    access: "admin",
    input: Empty,
    success: Schema.Struct({ span: Schema.String }),
    failures: []
  }),
  broken: operation({ access: "public", input: Empty, success: Empty, failures: [] }),
  unencodable: operation({ access: "public", input: Empty, success: Schema.Struct({ n: Schema.Any }), failures: [] }),
  getThing: operation({
    access: "public",
    input: Schema.Struct({ id: Uuid, at: optional(Timestamp) }),
    success: Schema.Struct({ id: Uuid, at: Schema.NullOr(Timestamp) }),
    failures: []
  }),
  listThings: operation({
    access: "public",
    input: Schema.Struct({
      ...pageFields(thingsByName, 2),
      tags: Schema.optional(Schema.Array(Text(5))),
      ranks: Schema.optional(Schema.Array(Schema.Int)),
      is_open: Schema.optional(Schema.Boolean)
    }),
    success: Schema.Struct({ things: Page(Thing), seen: Schema.Unknown }),
    failures: []
  }),
  rename: operation({
    access: "public",
    input: Schema.Struct({ id: Schema.String, name: Text(20), password: Schema.optional(Schema.String) }),
    verbatim: ["password"],
    success: Schema.Struct({ id: Schema.String, name: Schema.String, password: Schema.optional(Schema.String) }),
    failures: []
  }),
  register: operation({
    access: "public",
    input: Schema.Struct({
      email: Text(30),
      password: described(
        Schema.String.pipe(Schema.minLength(8)),
        "Eight characters at least.",
        "correct horse battery"
      ),
      password_confirmation: Schema.optional(
        described(Schema.String, "The password once more.", "correct horse battery")
      )
    }),
    success: Schema.Struct({ is_new: Schema.Boolean }),
    failures: [Taken, Later],
    rules: (raw) => (raw["password_confirmation"] === raw["password"] ? [] : [unconfirmedProblem(["password"])]),
    rateLimit: { perMinute }
  }),
  sum: operation({
    access: "user",
    input: Schema.Struct({ numbers: Schema.Array(Schema.Unknown) }),
    success: Schema.Struct({ count: Schema.Int }),
    failures: [],
    idempotent: true
  }),
  announce: operation({
    access: "user",
    input: Schema.Struct({ text: Text(5), is_trial: optional(Schema.Boolean) }),
    success: Empty,
    failures: [Taken],
    publishes: true,
    idempotent: true,
    previewedBy: "is_trial",
    accountLimit: { perMinute: postsPerMinute, perDay: postsPerDay }
  }),
  repeat: operation({
    access: "user",
    input: Empty,
    success: Empty,
    failures: [],
    accountLimit: { perDay: postsPerDay }
  }),
  order: operation({
    access: "public",
    input: Schema.Struct({ id: Schema.String, name: optional(Text(20)), is_trial: optional(Schema.Boolean) }),
    success: Schema.Struct({ id: Schema.String, name: Schema.NullOr(Schema.String), is_trial: Schema.Boolean }),
    failures: []
  }),
  webhook: operation({
    access: "public",
    input: Schema.Struct({
      payload: Schema.Uint8ArrayFromSelf,
      signature: Schema.optional(Schema.String),
      attempt: Schema.optional(Schema.Int)
    }),
    success: Schema.Struct({ text: Schema.String, signature: Schema.NullOr(Schema.String), attempt: Schema.Int }),
    failures: []
  }),
  upload: operation({
    access: "user",
    input: Schema.Struct({
      document_type: Schema.Literal("passport", "id_card"),
      count: Schema.optional(Schema.Int),
      documents: Schema.NonEmptyArray(UploadedFile.pipe(atMostBytes(100_000))),
      cover: optional(UploadedFile)
    }),
    success: Schema.Struct({
      files: Schema.Array(
        Schema.Struct({ path: Schema.String, name: Schema.String, type: Schema.String, text: Schema.String })
      ),
      count: Schema.NullOr(Schema.Int)
    }),
    failures: [Taken]
  }),
  slow: operation({ access: "public", input: Empty, success: Empty, failures: [] }),
  whoCalls: operation({
    access: "public",
    input: Empty,
    success: Schema.Struct({
      ip: Schema.Unknown,
      userAgent: Schema.Unknown,
      requestId: Schema.Unknown,
      socketId: Schema.Unknown
    }),
    failures: []
  }),
  calendar: operation({
    access: "public",
    input: Schema.Struct({ secret: Schema.String }),
    success: Schema.Struct({ secret: Schema.String }),
    failures: []
  }),
  remember: operation({
    access: "public",
    input: Schema.Struct({ id: Schema.String, secret: Schema.optional(Schema.String) }),
    success: Schema.Struct({ seen: Schema.NullOr(Schema.String), secret: Schema.NullOr(Schema.String) }),
    failures: []
  }),
  spoil: operation({
    access: "public",
    input: Schema.Struct({ from: optional(Timestamp), n: optional(Schema.Int) }),
    success: Empty,
    failures: []
  })
})
export const operations = { ...ownOperations, ...formOperations }
class Demo extends Context.Tag("Demo")<Demo, Handlers<typeof operations>>() {}

const id = "0197f8a0-0000-7000-8000-000000000001"
const things = ["one", "two", "three"].map((name) => ({ id, name, made_at: new Date(0) }))

const read = (file: UploadedFile) =>
  Effect.map(
    Effect.promise(() => readFile(file.path, "utf8")),
    (text) => ({ path: file.path, name: file.name, type: file.claimedType, text: text.slice(0, 50) })
  )

const handlers = (seen: Seen) =>
  Layer.succeed(Demo, {
    pendingOnly: ({ userId }) => Effect.succeed({ id: userId }),
    mentorOnly: ({ mentorId }) => Effect.succeed({ id: mentorId }),
    // The dotted name is the span's as well.
    adminOnly: () => Effect.map(Effect.orDie(Effect.currentSpan), ({ name }) => ({ span: name })),
    broken: () => Effect.dieMessage("the secret"),
    unencodable: () => Effect.succeed({ n: 1n }),
    getThing: (_actor, { at, id }) => Effect.succeed({ id, at: at ?? null }),
    listThings: (_actor, { cursor, page, per_page, ...seen }) =>
      Effect.map(
        Schema.decode(Schema.Array(Thing))(things.map((one) => ({ ...one, made_at: one.made_at.toISOString() }))).pipe(
          Effect.orDie
        ),
        (all) => {
          const start =
            cursor === undefined ? (page - 1) * per_page : all.findIndex((one) => one.name === cursor.keys[0]) + 1
          const items = all.slice(start, start + per_page)
          const last = items.at(-1)
          const isLast = last === undefined || last === all.at(-1)
          return {
            things: { items, total: all.length, next_cursor: isLast ? null : { order: "things", keys: [last.name] } },
            seen
          }
        }
      ),
    rename: (_actor, input) => Effect.succeed(input),
    register: (_actor, { email }) => {
      if (email === "taken") return Effect.fail(new Taken({ by: "Ada" }))
      if (email === "later") return Effect.fail(new Later({ retryAfterSeconds: 12.2 }))
      if (email === "known") return Effect.fail(new InvalidInput({ problems: [fieldProblem(["email"], "is known")] }))
      return Effect.succeed({ is_new: email === "new" })
    },
    sum: (_actor, { numbers }) => {
      seen.calls += 1
      return Effect.succeed({ count: numbers.length })
    },
    announce: (_actor, { is_trial: isTrial = false, text }) =>
      Effect.flatMap(CallContext, ({ socketId }) => {
        if (text === "taken") return Effect.fail(new Taken({ by: "Ada" }))
        const except = socketId === null ? {} : { except: socketId }
        if (!isTrial) seen.frames.push({ channel: "things", event: "announced", data: { text }, ...except })
        return Effect.succeed({})
      }),
    repeat: () => Effect.succeed({}),
    order: (_actor, { id, is_trial = false, name = null }) => Effect.succeed({ id, name, is_trial }),
    webhook: (_actor, { attempt = 0, payload, signature = null }) =>
      Effect.succeed({ text: Buffer.from(payload).toString("latin1"), signature, attempt }),
    upload: (_actor, { count = null, cover, documents, document_type }) =>
      Effect.gen(function* () {
        const files = yield* Effect.forEach([...documents, ...(cover === undefined ? [] : [cover])], read)
        seen.paths.push(...files.map(({ path }) => path))
        if (document_type === "id_card") return yield* new Taken({ by: "Ada" })
        return { files, count }
      }),
    ...formHandlers(seen),
    slow: () =>
      Effect.onInterrupt(Effect.as(Effect.sleep("20 seconds"), {}), () => Effect.sync(() => (seen.interrupted += 1))),
    whoCalls: () => CallContext,
    calendar: (_actor, input) => Effect.succeed(input),
    remember: (_actor, { id, secret = null }) =>
      Effect.succeed({ seen: secret, secret: id === "none" ? null : id === "unfit" ? "a;b" : `of-${id}` }),
    spoil: () => Effect.succeed({})
  })

export const newKit = () => {
  const seen: Seen = { calls: 0, interrupted: 0, paths: [], frames: [] }
  const services = Layer.mergeAll(handlers(seen), tokens, kernelServices)
  return { seen, ...createMentorkit({ domains: { demo: domain(operations, Demo) }, services }) }
}

export const endpoints = bind(operations, {
  pendingOnly: { route: "GET /pending", message: "Fine." },
  mentorOnly: { route: "GET /mentor", message: "Fine." },
  adminOnly: { route: "GET /admin", message: "Fine." },
  broken: { route: "POST /broken", message: "Fine.", serverError: "It broke." },
  unencodable: { route: "GET /unencodable", message: "Fine.", serverError: "It broke." },
  getThing: { route: "GET /things/:id", message: "Fine." },
  listThings: { route: "GET /things", message: "Fine." },
  rename: { route: ["PUT /named/:id", "PATCH /named/:id"], message: "Renamed." },
  register: {
    route: "POST /register",
    message: "Welcome back.",
    variants: [{ when: ({ is_new }) => is_new, status: 201, message: "Welcome." }],
    failures: { Taken: 409, Later: 429 },
    fieldErrors: "errors"
  },
  sum: { route: "POST /sum", message: "Fine.", body: { wrap: "numbers" } },
  announce: { route: "POST /announcements", message: "Announced.", failures: { Taken: 409 } },
  repeat: { route: "POST /announcements/repeat", message: "Announced again." },
  order: { route: "POST /orders/:id", message: "Fine.", query: ["is_trial"] },
  webhook: {
    route: "POST ~/hooks/demo",
    message: "Fine.",
    body: "raw",
    headers: { signature: ["X-Signature", "Gateway-Signature"], attempt: ["X-Attempt"] }
  },
  upload: { route: "POST /documents", message: "Uploaded.", status: 201, body: "multipart", failures: { Taken: 409 } },
  ...formBindings,
  slow: { route: "GET /slow", message: "Fine." },
  whoCalls: { route: "GET /who", message: "Fine." },
  calendar: { route: "GET ~/calendar/:secret.ics", message: "Fine." },
  remember: {
    route: "GET /remember/:id",
    hasSideEffects: true,
    message: "Fine.",
    cookies: { secret: "demo_secret" },
    setCookie: { field: "secret", name: "demo_secret", path: "/remember", maxAgeSeconds: 600 }
  },
  spoil: { route: "GET /spoil", message: "Fine.", serverError: "Failed to fetch.", brokenBy: ["from"] }
})
