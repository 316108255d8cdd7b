/** What stands before the first migration: our schema, and the extensions that the database does not have yet. */
import { extensionsLock } from "../engine/advisory-locks.js"
import { extensionSchema, extensions, publicSchema, quotedName } from "../engine/database-schema.js"

/** Only what is missing is made: a user who may not make it need not, where somebody else has. */
const unless = (query: string, statements: ReadonlyArray<string>) =>
  `  if not exists (${query}) then\n${statements.map((one) => `    ${one};\n`).join("")}  end if;`

const extension = (name: string) =>
  unless(`select from pg_extension where extname = '${name}'`, [
    // Kits of several schemas share it, whoever made it.
    `create schema if not exists ${extensionSchema}`,
    `grant usage on schema ${extensionSchema} to public`,
    `create extension ${name} schema ${extensionSchema}`
  ])

/**
 * PostgreSQL searches a schema that is called like the user before `public`, unless it is told otherwise: there ours would
 * be found by everybody's connections of that user, in place of what they have.
 */
const shadows = (schema: string) =>
  [
    `  if current_user = '${schema}' and to_regnamespace('${schema}') is null`,
    "    and exists (select from pg_tables where schemaname = 'public') then",
    "    raise exception 'the user of this connection has the same name, so it would find our tables before its own in public;" +
      " name another schema with DATABASE_SCHEMA or Pg.layer({ schema })';",
    "  end if;"
  ].join("\n")

/** One statement. The migrations of a kit in `public` bring all that they need there themselves. */
export const preparation = (schema: string): string =>
  schema === publicSchema
    ? "select"
    : [
        "do $$ begin",
        shadows(schema),
        unless(`select from pg_namespace where nspname = '${schema}'`, [`create schema ${quotedName(schema)}`]),
        `  perform pg_advisory_xact_lock(${extensionsLock});`,
        ...extensions.map(extension),
        "end $$"
      ].join("\n")

/** For whoever may, on behalf of a user who may not. In one line. */
export const byHand = (schema: string): string =>
  [
    `create schema if not exists ${quotedName(schema)} authorization (the user of this connection)`,
    `create schema if not exists ${extensionSchema}`,
    `grant usage on schema ${extensionSchema} to public`,
    ...extensions.map((name) => `create extension if not exists ${name} schema ${extensionSchema}`)
  ].join("; ")
