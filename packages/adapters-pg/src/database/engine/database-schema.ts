/** The schema of a database that our tables, functions and job tables are in, and what derives from its name. */
import { createHash } from "node:crypto"
import { Context, Data, Effect } from "effect"

/** Where the tables of every kit were, before they had a schema of their own; these stay there. */
export const publicSchema = "public"
export const usualSchema = "mentorkit"
/** Home of the extensions that a database does not have yet. Those that it has stay where they are. */
export const extensionSchema = "mentorkit_extensions"
export const extensions = ["btree_gist", "pg_trgm"] as const

/** The value of `Pg.layer({ schema })` or `DATABASE_SCHEMA`, or what is found in its place, cannot be used. */
export class DatabaseSchemaRefused extends Data.TaggedError("DatabaseSchemaRefused")<{ readonly message: string }> {}

/** What a connection looks names up in. */
export interface SchemaPath {
  readonly name: string
  /** With the extensions' schemas behind ours; as `search_path` wants it, with quotes. */
  readonly searchPath: string
}

/** Of the engine underneath; an engine that says nothing has everything in `public`. */
export class DatabaseSchema extends Context.Reference<DatabaseSchema>()("@mentorkit/adapters-pg/DatabaseSchema", {
  defaultValue: (): SchemaPath => ({ name: publicSchema, searchPath: quotedName(publicSchema) })
}) {}

/** Short enough for the channel of NOTIFY that is named after it. */
const usable = /^[a-z_][a-z0-9_]{0,39}$/
const taken = /^(?:pg_.*|information_schema|mentorkit_extensions)$/

/** What is wrong with the name of a schema; undefined where nothing is. */
export const schemaMistake = (name: string): string | undefined => {
  if (taken.test(name))
    return `The schema (DATABASE_SCHEMA, or schema of the database's layer) cannot be ${name}, which is somebody else's.`
  return usable.test(name)
    ? undefined
    : "The schema (DATABASE_SCHEMA, or schema of the database's layer) must be a name of a to z, 0 to 9 and _, at most 40 long and not beginning with a digit, such as mentorkit."
}

export const quotedName = (name: string): string => `"${name.replaceAll('"', '""')}"`

interface Found {
  /** The schema in which our migrations stand already, where the connection's own search path has one: `public` as a rule. */
  readonly migrated: string | null
  /** The schemas of those of our extensions that the database has. */
  readonly homes: ReadonlyArray<string>
  /** How many that are. */
  readonly installed: number
}

/** Answered by every PostgreSQL, to every user. */
export const findSchema = `
  select (
      select nspname::text from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where pg_class.oid = coalesce(to_regclass('mentorkit_migrations'), to_regclass('public.mentorkit_migrations'))
    ) as migrated,
    count(*)::int as installed, coalesce(array_agg(distinct nspname::text), '{}') as homes
  from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
  where extname in (${extensions.map((name) => `'${name}'`).join()})`

/** Pure. The schema that is named; else the one in which our migrations stand; else `mentorkit`. */
export const schemaPathOf = (named: string | undefined, { homes, installed, migrated }: Found): SchemaPath => {
  const name = named ?? migrated ?? usualSchema
  // A kit in `public` gets what is missing there, as it always did.
  const missing = installed < extensions.length && name !== publicSchema ? [extensionSchema] : []
  const path = new Set([name, ...homes.filter((home) => home !== "pg_catalog").sort(), ...missing])
  return { name, searchPath: [...path].map(quotedName).join(", ") }
}

/** `ask` answers the one row of a query. */
export const resolveSchema = <E>(named: string | undefined, ask: (query: string) => Effect.Effect<unknown, E>) =>
  Effect.gen(function* () {
    const path = schemaPathOf(named, (yield* ask(findSchema)) as Found)
    const mistake = schemaMistake(path.name)
    return mistake === undefined ? path : yield* new DatabaseSchemaRefused({ message: mistake })
  })

/** 0 for `public`, whose locks are what they always were. */
export const lockSpaceOf = (schema: string): number =>
  schema === publicSchema ? 0 : createHash("sha256").update(schema).digest().readInt32BE()

/** What is heard on the others of this schema; what it is about stands in the message. */
export const notifyChannelOf = (schema: string): string =>
  schema === publicSchema ? "mentorkit" : `mentorkit_${schema}`
