/** What has been read once, so that a wrong digest costs no second reading. */
import type { UploadId } from "./ids.js"

export interface KnownDigests {
  readonly of: (id: UploadId) => string | undefined
  /** Of an upload that has all of its chunks, which nobody can change any more. */
  readonly add: (id: UploadId, sha256: string) => void
}

/** Of this host. Beyond `most`, the oldest is forgotten. */
export const newKnownDigests = (most = 1000): KnownDigests => {
  const known = new Map<UploadId, string>()
  return {
    of: (id) => known.get(id),
    add: (id, sha256) => {
      known.set(id, sha256)
      const [oldest] = known.keys()
      if (known.size > most && oldest !== undefined) known.delete(oldest)
    }
  }
}
