import { Schema } from "effect"
import { Uuid } from "../kernel/index.js"

export const AccessTokenId = Uuid.pipe(Schema.brand("AccessTokenId"))
export type AccessTokenId = typeof AccessTokenId.Type

export const PasswordResetId = Uuid.pipe(Schema.brand("PasswordResetId"))
export type PasswordResetId = typeof PasswordResetId.Type

export const EmailVerificationId = Uuid.pipe(Schema.brand("EmailVerificationId"))
export type EmailVerificationId = typeof EmailVerificationId.Type
