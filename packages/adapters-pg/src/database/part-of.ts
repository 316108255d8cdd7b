import type { SqlClient, Statement } from "@effect/sql"

/** Patterns for texts that contain words, or begin with them; `%` and `_` in these are plain characters. */
const plain = (words: string): string => words.replace(/[\\%_]/g, "\\$&")

export const partOf = (words: string): string => `%${plain(words)}%`
export const beginningWith = (words: string): string => `${plain(words)}%`

/** Whether the index of parts helps to find them: it knows three letters or digits in a row. */
export const isIndexed = (words: string): boolean => /[\p{L}\p{Nd}]{3}/u.test(words)

/** True of rows whose key begins so, in either case: a range of its index, up to the beginning with the last of all characters behind. */
export const beginsWith = (sql: SqlClient.SqlClient, key: Statement.Fragment, beginning: string): Statement.Fragment =>
  sql`(${key} >= lower(${beginning}) and ${key} < lower(${beginning}) || ${"\u{10FFFF}"})`
