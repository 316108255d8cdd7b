/** Reads who somebody is out of what providers say, which is trusted no further than its signature. */

import { type OAuthProfile, OAuthProviderFailure } from "@mentorkit/core/oauth/ports"
import { Either, Schema } from "effect"

/** OpenID Connect Core, 2: "sub" has at most 255 ASCII characters. */
const Subject = Schema.String.pipe(Schema.pattern(/^[\x20-\x7e]{1,255}$/))

const Claims = Schema.Struct({
  sub: Subject,
  email: Schema.Unknown,
  email_verified: Schema.Unknown,
  name: Schema.Unknown
})

const GitHubUser = Schema.Struct({ id: Schema.Int.pipe(Schema.positive()), login: Schema.String, name: Schema.Unknown })
const GitHubEmails = Schema.Array(
  Schema.Struct({ email: Schema.String, primary: Schema.Boolean, verified: Schema.Boolean })
)

const read = <A, I>(schema: Schema.Schema<A, I>): ((raw: unknown) => A) => {
  const decode = Schema.decodeUnknownEither(schema)
  return (raw) =>
    Either.getOrThrowWith(
      decode(raw),
      () => new OAuthProviderFailure({ reason: "rejected", detail: "malformed profile" })
    )
}

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null)

const [claimsOf, userOf, emailsOf] = [read(Claims), read(GitHubUser), read(GitHubEmails)]

/** LinkedIn says "true" where others say true. */
export const profileOfClaims = (raw: unknown): OAuthProfile => {
  const { email, email_verified: isVerified, name, sub: subject } = claimsOf(raw)
  return {
    subject,
    email: textOf(email),
    isEmailVerified: isVerified === true || isVerified === "true",
    name: textOf(name)
  }
}

/** The primary address counts, and no other: it is the one that somebody has chosen to be written to. */
export const profileOfGitHub = (user: unknown, emails: unknown): OAuthProfile => {
  const { id, login, name } = userOf(user)
  const primary = emailsOf(emails).find((one) => one.primary)
  return {
    subject: String(id),
    email: primary?.email ?? null,
    isEmailVerified: primary?.verified === true,
    name: textOf(name) ?? login
  }
}
