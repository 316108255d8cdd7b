import { Context, type DateTime, type Effect } from "effect"
import type { FileKey } from "./file-store.js"

/** A row that names a file: a document, an image, a message. */
export interface FileOwner {
  /** Of lower case letters and "_": "verification_document". */
  readonly kind: string
  /** The row's id, a UUID. */
  readonly id: string
}

export interface OwnedFile {
  readonly key: FileKey
  readonly owner: FileOwner
}

/**
 * What the file store holds for us. A file is registered before its first byte is written and forgotten after it has been
 * removed, so whatever a crash leaves in the store is known here. Once confirmed it has one owner or several, and is kept
 * until the last one leaves. From then on nobody can join any more.
 */
export class FileRegister extends Context.Tag("@mentorkit/FileRegister")<
  FileRegister,
  {
    /** Registers files before they are written, in a transaction of its own. A key is registered only once. */
    readonly begin: (keys: ReadonlyArray<FileKey>, at: DateTime.Utc) => Effect.Effect<void>
    /**
     * Gives each file its first owner, in the transaction that stores the rows which name them. False where a sweep has
     * given one of them up in the meantime; then the transaction has to fail.
     */
    readonly confirm: (files: ReadonlyArray<OwnedFile>, at: DateTime.Utc) => Effect.Effect<boolean>
    /**
     * Further owners, in the transaction that stores their rows. False, and none is added, where one of the files is not
     * kept: its last owner has left, or it was never confirmed. Who is an owner already stays one. Waits for transactions
     * in which owners of these files leave; the files are locked in the order of their keys, here as below.
     */
    readonly addOwners: (files: ReadonlyArray<OwnedFile>) => Effect.Effect<boolean>
    /**
     * In the transaction that removes the rows which name the files. A file that has no other owner is to be removed. Who
     * is no owner changes nothing.
     */
    readonly removeOwners: (files: ReadonlyArray<OwnedFile>) => Effect.Effect<void>
    /**
     * Files that were not confirmed need not wait until the sweep gives them up. If it has done so already, they are
     * registered again: they may have been written after it had looked.
     */
    readonly abandon: (keys: ReadonlyArray<FileKey>, at: DateTime.Utc) => Effect.Effect<void>
    /**
     * At most `limit` files to be removed: those without an owner, and those begun before `begunBefore` and not confirmed,
     * which from now on cannot be confirmed any more. Nobody else is given them until `retryAt`.
     */
    readonly claimRemovable: (query: {
      readonly now: DateTime.Utc
      readonly begunBefore: DateTime.Utc
      readonly retryAt: DateTime.Utc
      readonly limit: number
    }) => Effect.Effect<ReadonlyArray<FileKey>>
    /** The files have been removed from the store. */
    readonly remove: (keys: ReadonlyArray<FileKey>) => Effect.Effect<void>
  }
>() {}
