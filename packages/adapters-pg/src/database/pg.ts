/** PostgreSQL over the network. */
import { PgClient } from "@effect/sql-pg"
import type { Redacted } from "effect"
import { types } from "pg"
import { names } from "./names.js"
import { parsers } from "./types.js"

const getTypeParser: typeof types.getTypeParser = (id: number, format?: "text" | "binary") =>
  parsers[id] ?? types.getTypeParser(id, format as "text")

export const layer = (options: { readonly url: Redacted.Redacted; readonly maxConnections?: number }) =>
  PgClient.layer({ ...options, ...names, transformJson: false, types: { getTypeParser } })
