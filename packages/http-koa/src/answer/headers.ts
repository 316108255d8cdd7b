/** Headers that many answers share. */

/** Headers of every answer. */
export const securityHeaders = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "no-referrer",
  // For answers that are data; a page sets a policy of its own.
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'"
}

/** Headers of the envelope, and of other answers where they set no others. */
export const envelopeHeaders = { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" }
