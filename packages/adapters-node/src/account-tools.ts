import { Layer } from "effect"
import { commonPasswords } from "./common-passwords.js"
import { deviceNames } from "./device-names.js"
import { passwordHasher } from "./password-hasher.js"
import { qrCodes } from "./qr-codes.js"

/** Everything that accounts need of Node and that needs no configuration. */
export const accountTools = Layer.mergeAll(commonPasswords, deviceNames, passwordHasher, qrCodes)
