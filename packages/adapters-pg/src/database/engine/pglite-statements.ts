/**
 * Statements of PGlite that are prepared once and run again. Its own `query` has each parsed, described and planned anew, by
 * seven messages: 190 µs for a small one, against 50.
 */
import { messages, type PGlite, parse, protocol } from "@electric-sql/pglite"
import type { Row, RowMode } from "./connection.js"

const { serialize } = protocol

/** Each keeps its plan in memory. */
const maxPrepared = 500

interface Prepared {
  readonly name: string
  readonly parameterTypes: ReadonlyArray<number>
  /** What `parseResults` wants to see before the rows. */
  readonly columns: Messages
}
type Messages = Awaited<ReturnType<PGlite["execProtocol"]>>["messages"]

const joined = (...parts: ReadonlyArray<Uint8Array>): Uint8Array => Buffer.concat(parts)

/** Text that may change what others mean. PostgreSQL plans those anew by itself, but with the types of their first meaning. */
const changesMeaning = (text: string) => /\b(?:alter|create|deallocate|discard|drop)\b/i.test(text)
const undoes = (text: string) => /^\s*rollback\b/i.test(text)
/** A rollback to a savepoint may leave changes before it, which a later one undoes. */
const undoesAll = (text: string) => undoes(text) && !/\bto\b/i.test(text)

/** What all of that may also do where nobody has seen it: in a function, or over another's hands on this database. */
const mayBeOutOfDate = (error: unknown) =>
  error instanceof messages.DatabaseError && /^(?:26000|0A000|22P02|42...)$/.test(error.code ?? "")

/** For one connection, which is all that a PGlite has; nobody else may use it meanwhile. */
export const preparedStatements = (db: PGlite) => {
  const prefix = crypto.randomUUID()
  const known = new Map<string, Prepared>()
  let made = 0
  let hasChanged = false

  const close = (names: ReadonlyArray<string>) =>
    db.execProtocol(joined(...names.map((name) => serialize.close({ type: "S", name })), serialize.sync()))
  const forget = async (sql: string, { name }: Prepared) => {
    known.delete(sql)
    await close([name])
  }
  const forgetAll = async () => {
    const names = [...known.values()].map(({ name }) => name)
    known.clear()
    await close(names)
  }

  const prepare = async (text: string): Promise<Prepared> => {
    const name = `${prefix}-${++made}`
    const asked = [serialize.parse({ name, text }), serialize.describe({ type: "S", name }), serialize.sync()]
    const { messages: described } = await db.execProtocol(joined(...asked))
    const prepared = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(described),
      columns: described.filter((message) => message instanceof messages.RowDescriptionMessage)
    }
    const [oldest] = known.size < maxPrepared ? [] : known
    if (oldest !== undefined) await forget(...oldest)
    known.set(text, prepared)
    return prepared
  }

  const textOf = (value: unknown, type: number | undefined): string | null => {
    if (value === null || value === undefined) return null
    const serializer = type === undefined ? undefined : db.serializers[type]
    return serializer === undefined ? String(value) : serializer(value)
  }

  const run = async (prepared: Prepared, params: ReadonlyArray<unknown>, rowMode: RowMode) => {
    const values = params.map((value, index) => textOf(value, prepared.parameterTypes[index]))
    const asked = [serialize.bind({ statement: prepared.name, values }), serialize.execute({}), serialize.sync()]
    const { messages: answered } = await db.execProtocol(joined(...asked))
    const [result] = parse.parseResults([...prepared.columns, ...answered], db.parsers, { rowMode })
    return { rows: (result?.rows ?? []) as ReadonlyArray<Row> }
  }

  const query = (sql: string, params: ReadonlyArray<unknown>, rowMode: RowMode) =>
    db.runExclusive(async () => {
      const earlier = known.get(sql)
      if (earlier === undefined) return run(await prepare(sql), params, rowMode)
      // The latest is the last to go.
      known.delete(sql)
      known.set(sql, earlier)
      try {
        return await run(earlier, params, rowMode)
      } catch (error) {
        if (!mayBeOutOfDate(error)) throw error
        await forget(sql, earlier)
        // In a transaction, which this has broken, nothing can be prepared any more.
        const anew = await prepare(sql).catch(() => Promise.reject(error))
        return run(anew, params, rowMode)
      }
    })

  return {
    /** One statement. */
    query,
    /** Text that is not prepared, and may hold several statements: answers the last one's rows. */
    exec: async (text: string, rowMode: RowMode): Promise<{ readonly rows: ReadonlyArray<Row> }> => {
      const changes = changesMeaning(text)
      try {
        const results = await db.exec(text, { rowMode })
        return results.at(-1) ?? { rows: [] }
      } finally {
        if (changes || (hasChanged && undoes(text))) await forgetAll()
        hasChanged = changes || (hasChanged && !undoesAll(text))
      }
    }
  }
}
