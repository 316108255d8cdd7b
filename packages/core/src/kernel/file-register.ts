import { Context, type DateTime, type Effect } from "effect"
import type { FileKey } from "./file-store.js"

/**
 * What the file store holds for us. A file is registered before its first byte is written and forgotten after it has been
 * removed, so whatever a crash leaves in the store is known here.
 */
export class FileRegister extends Context.Tag("@mentorkit/FileRegister")<
  FileRegister,
  {
    /** Registers files before they are written, in a transaction of its own. A key is registered only once. */
    readonly begin: (keys: ReadonlyArray<FileKey>, at: DateTime.Utc) => Effect.Effect<void>
    /**
     * In the transaction that stores the rows which name them. False where a sweep has given one of them up in the
     * meantime; then the transaction has to fail.
     */
    readonly confirm: (keys: ReadonlyArray<FileKey>, at: DateTime.Utc) => Effect.Effect<boolean>
    /** Marks files for removal, in the transaction that removes the last row naming them. */
    readonly discard: (keys: ReadonlyArray<FileKey>, at: DateTime.Utc) => Effect.Effect<void>
    /**
     * Files that were not confirmed need not wait until the sweep gives them up. If it has done so already, they are
     * registered again: they may have been written after it had looked.
     */
    readonly abandon: (keys: ReadonlyArray<FileKey>, at: DateTime.Utc) => Effect.Effect<void>
    /**
     * At most `limit` files to be removed: discarded ones, and those begun before `begunBefore` and not confirmed, which
     * from now on cannot be confirmed any more. Nobody else is given them until `retryAt`.
     */
    readonly claimRemovable: (query: {
      readonly now: DateTime.Utc
      readonly begunBefore: DateTime.Utc
      readonly retryAt: DateTime.Utc
      readonly limit: number
    }) => Effect.Effect<ReadonlyArray<FileKey>>
    /** The file has been removed from the store. */
    readonly remove: (key: FileKey) => Effect.Effect<void>
  }
>() {}
