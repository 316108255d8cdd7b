/** Tells what went wrong at a provider in words for the log. */

import { OAuthProviderFailure } from "@mentorkit/core/oauth/ports"
import { ClientError, ResponseBodyError } from "openid-client"

/** No answer, or none that makes sense. With everything else the provider has said something that we do not accept. */
const away = new Set(["OAUTH_TIMEOUT", "OAUTH_ABORT", "OAUTH_RESPONSE_IS_NOT_CONFORM", "OAUTH_RESPONSE_IS_NOT_JSON"])

/** Codes are logged, and nothing that could be a sentence of somebody else's. */
const asCode = (value: unknown): string | undefined =>
  typeof value === "string" && /^[\w.-]{1,64}$/.test(value) ? value : undefined

/** A field of the error's cause, or of the cause's own: the library wraps what it was told. */
const deepCause = (error: unknown, key: string, depth = 3): string | undefined => {
  if (depth === 0 || typeof error !== "object" || error === null) return undefined
  const here: unknown = Reflect.get(error, key)
  return asCode(here) ?? deepCause(Reflect.get(error, "cause"), key, depth - 1)
}

export const failureOf = (error: unknown): OAuthProviderFailure => {
  if (error instanceof OAuthProviderFailure) return error
  // An error code of the token endpoint, such as "invalid_grant".
  if (error instanceof ResponseBodyError) {
    return new OAuthProviderFailure({ reason: "rejected", detail: asCode(error.error) ?? "error answer" })
  }
  const code = deepCause(error, "code")
  const words = [code, deepCause(error, "claim")].filter((word) => word !== undefined)
  // Errors that are not the library's come from the network.
  const isAway = !(error instanceof ClientError) || (code !== undefined && away.has(code))
  return new OAuthProviderFailure({
    reason: isAway ? "unavailable" : "rejected",
    detail: words.length > 0 ? words.join(" ") : error instanceof Error ? error.name : "unknown"
  })
}
