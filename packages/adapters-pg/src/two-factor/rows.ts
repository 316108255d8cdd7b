/** Rows differ from the domain only where the driver does: timestamptz arrives as a Date. */
import { AccessTokenId } from "@mentorkit/core/identity"
import { UserId } from "@mentorkit/core/kernel"
import { BackupCodeSetId, OneTimeCodeId, TrustedDeviceId } from "@mentorkit/core/two-factor"
import { Purpose, SentBy } from "@mentorkit/core/two-factor/ports"
import { Schema } from "effect"
import { Moment } from "../database/columns.js"

export const AttemptsRow = Schema.Struct({ failures: Schema.Int, lockedUntil: Schema.NullOr(Moment) })

export const QuestionRow = Schema.Struct({
  userId: UserId,
  purpose: Purpose,
  tokenId: Schema.NullOr(AccessTokenId)
})

export const OneTimeCodeRow = Schema.Struct({
  ...QuestionRow.fields,
  id: OneTimeCodeId,
  method: SentBy,
  phoneNumber: Schema.NullOr(Schema.String),
  createdAt: Moment,
  expiresAt: Moment
})

export const TotpRow = Schema.Struct({
  secret: Schema.NullOr(Schema.String),
  confirmedAt: Schema.NullOr(Moment),
  lastUsedStep: Schema.NullOr(Schema.Number),
  pendingSecret: Schema.NullOr(Schema.String)
})

export const BackupCodeSetRow = Schema.Struct({ id: BackupCodeSetId, hashes: Schema.Array(Schema.String) })

export const TrustedDeviceRow = Schema.Struct({
  id: TrustedDeviceId,
  userId: UserId,
  userAgent: Schema.NullOr(Schema.String),
  ipAddress: Schema.NullOr(Schema.String),
  lastUsedAt: Moment,
  expiresAt: Moment,
  createdAt: Moment
})

export const NewTrustedDeviceRow = Schema.Struct({ ...TrustedDeviceRow.fields, secretHash: Schema.String })
