import { Layer } from "effect"
import { commonPasswords } from "./common-passwords.js"
import { countryCodes } from "./country-codes.js"
import { deviceNames } from "./device-names.js"
import { passwordHasher } from "./password-hasher.js"
import { qrCodes } from "./qr-codes.js"
import { images } from "./uploads/images.js"
import { sha256 } from "./uploads/sha256.js"
import { uploadedFiles } from "./uploads/uploaded-files.js"

/** Everything that accounts need of Node and that needs no configuration. */
export const accountTools = Layer.mergeAll(
  commonPasswords,
  countryCodes,
  deviceNames,
  passwordHasher,
  qrCodes,
  images,
  sha256,
  uploadedFiles
)
