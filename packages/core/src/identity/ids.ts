import { Schema } from "effect"
import { described, Uuid } from "../kernel/index.js"

export const AccessTokenId = described(Uuid.pipe(Schema.brand("AccessTokenId")), "Id of a sign-in.")
export type AccessTokenId = typeof AccessTokenId.Type

export const PasswordResetId = Uuid.pipe(Schema.brand("PasswordResetId"))
export type PasswordResetId = typeof PasswordResetId.Type

export const EmailVerificationId = Uuid.pipe(Schema.brand("EmailVerificationId"))
export type EmailVerificationId = typeof EmailVerificationId.Type
