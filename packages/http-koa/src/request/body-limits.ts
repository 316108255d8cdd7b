/** Every limit of a request body, in one place: sizes, parts, slowness and memory. What an input may hold is core's to say. */

const kilobyte = 1024
const megabyte = 1024 * kilobyte

/** Bytes of a body that is kept in memory; of a form, of its text. */
export const bodyLimit = megabyte

/** The rest of a rejected body is read and dropped, so that the client gets to read the answer; beyond this it is cut off. */
export const discardLimit = 64 * megabyte

/**
 * A body in pieces so small that each costs more than it brings is rejected: a megabyte in chunks of a byte took seconds and
 * hundreds of megabytes. Networks cut bodies into pieces of about a kilobyte, programs now and then into smaller ones.
 */
export const maxPieces = (bytes: number): number => 20_000 + bytes / 512

/** Bytes of one file whose field sets no limit of its own; a longer file arrives marked as truncated. */
export const defaultFileBytes = 10 * megabyte
/** Bytes of a whole form with files, unless its fields take more: a file that is too large is read, to be told by its field. */
export const usualFormBytes = 64 * megabyte
/** Bytes of a form without files: its text, and what names and parts it. */
export const plainFormBytes = 2 * bodyLimit

/** More files than any operation takes: a client that sends too many is told so by the operation's own rule. */
export const partLimits = {
  fields: 200,
  files: 100,
  parts: 300,
  fieldSize: 128 * kilobyte,
  fieldNameSize: 200,
  headerPairs: 50
}

/** A JSON text that is longer waits for its turn: to parse a megabyte can take a tenth of a second. */
export const longJsonBytes = 64 * kilobyte

/** Bytes that each body has beside the budget, so that no login is rejected because of other people's uploads. */
export const freeBytes = 64 * kilobyte
/** The host's budget for all bodies together: 128 of the largest, more than people send at once. Files are not in it. */
export const hostBudgetBytes = 128 * bodyLimit

/**
 * Files of all requests together that may lie on the host's disk, until each request is answered. It bounds the disk: addresses
 * and accounts are many, and each may send at once what its route takes.
 */
export const hostUploadBytes = 2048 * megabyte
/** Of these for one address: as many bodies as it may have under way would take all of it, for as long as they last. */
export const addressUploadBytes = hostUploadBytes / 4

/** Memory for small files, until their requests are answered; what finds no room there lies on the disk. */
export const hostSmallFileBytes = 64 * megabyte
/** Of these for one address. */
export const addressSmallFileBytes = hostSmallFileBytes / 4

/** How slow a body may be. */
export interface MinBodyRate {
  /** A body of which nothing has come for so long is given up. */
  readonly idleMillis: number
  /** How long a body may be as slow as it likes; from then on it brings `bytesPerSecond` on average, from its start. */
  readonly graceMillis: number
  readonly bytesPerSecond: number
}
export const defaultMinBodyRate: MinBodyRate = { idleMillis: 15_000, graceMillis: 5_000, bytesPerSecond: kilobyte }
