import { createHash } from "node:crypto"

/** Names these bytes, or this text in UTF-8 (RFC 9110, 8.8.3). */
export const strongETag = (content: string | Uint8Array): string =>
  `"${createHash("sha256").update(content).digest("base64url")}"`
