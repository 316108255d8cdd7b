import { UserId } from "@mentorkit/core/kernel"
import { PasskeyId } from "@mentorkit/core/passkeys"
import { Schema } from "effect"
import { Moment } from "../database/columns.js"

/** int8 is a bigint to both drivers; a count has 32 bits. */
export const SignCount = Schema.transform(Schema.BigIntFromSelf, Schema.Number, {
  strict: true,
  decode: Number,
  encode: BigInt
})

export const PasskeyRow = Schema.Struct({
  id: PasskeyId,
  userId: UserId,
  credentialId: Schema.String,
  publicKey: Schema.String,
  signCount: SignCount,
  userHandle: Schema.String,
  attestationType: Schema.String,
  transports: Schema.Array(Schema.String),
  deviceName: Schema.String,
  lastUsedAt: Schema.NullOr(Moment),
  createdAt: Moment
})

export const ChallengeRow = Schema.Struct({
  hash: Schema.String,
  userId: Schema.NullOr(UserId),
  expiresAt: Moment
})
