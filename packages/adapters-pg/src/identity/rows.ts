/** Rows differ from the domain only where the driver does: timestamptz arrives as a Date. */
import { AccessTokenId, EmailVerificationId, PasswordResetId } from "@mentorkit/core/identity"
import { AccessTokenKind, FactorMethod, Gender } from "@mentorkit/core/identity/ports"
import { MentorId, Role, UserId } from "@mentorkit/core/kernel"
import { Schema } from "effect"
import { Moment } from "../database/columns.js"

export const UserRow = Schema.Struct({
  id: UserId,
  fullName: Schema.String,
  username: Schema.String,
  email: Schema.String,
  hasPassword: Schema.Boolean,
  timeZone: Schema.String,
  locale: Schema.String,
  bio: Schema.NullOr(Schema.String),
  about: Schema.NullOr(Schema.String),
  gender: Schema.NullOr(Gender),
  avatarUrl: Schema.NullOr(Schema.String),
  coverPhotoUrl: Schema.NullOr(Schema.String),
  socialLinks: Schema.Record({ key: Schema.String, value: Schema.String }),
  twoFactorMethods: Schema.Array(FactorMethod),
  defaultTwoFactorMethod: Schema.NullOr(FactorMethod),
  phoneNumber: Schema.NullOr(Schema.String),
  phoneVerifiedAt: Schema.NullOr(Moment),
  emailVerifiedAt: Schema.NullOr(Moment),
  isActive: Schema.Boolean,
  bannedAt: Schema.NullOr(Moment),
  roles: Schema.Array(Role),
  createdAt: Moment,
  updatedAt: Moment
})

export const CredentialsRow = Schema.Struct({ ...UserRow.fields, passwordHash: Schema.NullOr(Schema.String) })

const { about, bio, fullName, gender, id: userId, updatedAt, username } = UserRow.fields
/** What people tell about themselves, as columns. */
export const EditRow = Schema.Struct({
  ...{ id: userId, fullName, username, bio, about, gender, updatedAt },
  timezone: Schema.String,
  locale: Schema.String,
  socialLinks: Schema.parseJson(UserRow.fields.socialLinks)
})

export const NewUserRow = Schema.Struct({
  id: UserId,
  fullName: Schema.String,
  username: Schema.String,
  email: Schema.String,
  passwordHash: Schema.NullOr(Schema.String),
  timezone: Schema.String,
  locale: Schema.String,
  emailVerifiedAt: Schema.NullOr(Moment),
  isActive: Schema.Boolean,
  createdAt: Moment,
  updatedAt: Moment
})

export const EmailVerificationRow = Schema.Struct({
  id: EmailVerificationId,
  userId: UserId,
  tokenHash: Schema.String,
  createdAt: Moment,
  expiresAt: Moment
})

export const PasswordResetRow = Schema.Struct({
  id: PasswordResetId,
  userId: UserId,
  tokenHash: Schema.String,
  createdAt: Moment,
  expiresAt: Moment
})

export const AccessTokenRow = Schema.Struct({
  id: AccessTokenId,
  userId: UserId,
  secretHash: Schema.String,
  kind: AccessTokenKind,
  challengeMethod: Schema.NullOr(FactorMethod),
  ipAddress: Schema.NullOr(Schema.String),
  userAgent: Schema.NullOr(Schema.String),
  lastUsedAt: Moment,
  expiresAt: Moment,
  createdAt: Moment
})

const { createdAt, id, ipAddress, lastUsedAt, userAgent } = AccessTokenRow.fields
export const SessionRow = Schema.Struct({ id, ipAddress, userAgent, lastUsedAt, createdAt })

export const LoginFailureRow = Schema.Struct({
  accountKey: Schema.String,
  ipAddress: Schema.String,
  failures: Schema.Int,
  windowStartedAt: Moment
})

/** An account as operations ask about it. */
export const AccountRow = Schema.Struct({
  userId: UserId,
  mentorId: Schema.NullOr(MentorId),
  roles: Schema.Array(Role)
})

/** Who stands behind a token. */
export const BearerRow = Schema.Struct({
  ...AccountRow.fields,
  id: AccessTokenId,
  kind: AccessTokenRow.fields.kind,
  lastUsedAt: Moment,
  expiresAt: Moment,
  provenAt: Moment
})
