import { Schema } from "effect"
import { described, Uuid } from "../kernel/index.js"

export const OneTimeCodeId = Uuid.pipe(Schema.brand("OneTimeCodeId"))
export type OneTimeCodeId = typeof OneTimeCodeId.Type

export const BackupCodeSetId = Uuid.pipe(Schema.brand("BackupCodeSetId"))
export type BackupCodeSetId = typeof BackupCodeSetId.Type

export const TrustedDeviceId = described(Uuid.pipe(Schema.brand("TrustedDeviceId")), "Id of a trusted device.")
export type TrustedDeviceId = typeof TrustedDeviceId.Type
