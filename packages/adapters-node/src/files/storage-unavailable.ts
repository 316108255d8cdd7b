/** Tells a disk that takes nothing just now from one that is broken, which no waiting mends (EIO). */
import { errorCode } from "@mentorkit/core/kernel/ports"

/** The disk is full, the user's quota is used up, or somebody has made the disk read-only for repairs. */
const codes: ReadonlySet<unknown> = new Set(["ENOSPC", "EDQUOT", "EROFS"])
/** libvips has no codes, and passes on what the system says. */
const words = /No space left on device|Disk quota exceeded|Read-only file system/

/** For hosts: whether this error, thrown out of a call, means that what was to be stored can be stored later. */
export const isStorageUnavailable = (error: unknown): boolean =>
  codes.has(errorCode(error)) || (error instanceof Error && words.test(error.message))
