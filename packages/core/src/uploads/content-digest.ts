/** The field `Content-Digest` of RFC 9530. Pure. */

/** Bytes between colons, as structured fields (RFC 9651) write them; 32 bytes are 43 characters and a "=". */
const member = /^sha-256=:([A-Za-z0-9+/]{43}=):$/

/**
 * The SHA-256 that the field tells, in hex: undefined where it tells none of that algorithm, which we need not know, and
 * null where it tells one that cannot be read. Of several the last counts, as in any dictionary.
 */
export const sha256Of = (field: string): string | null | undefined => {
  const last = field
    .split(",")
    .map((one) => one.trim())
    .filter((one) => /^sha-256(?:$|[=;])/.test(one))
    .at(-1)
  if (last === undefined) return undefined
  const encoded = member.exec(last.replace(/;.*$/, ""))?.[1]
  if (encoded === undefined) return null
  return [...atob(encoded)].map((char) => char.charCodeAt(0).toString(16).padStart(2, "0")).join("")
}
