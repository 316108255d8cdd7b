import { Layer } from "effect"
import { manifest } from "../database/manifest.js"
import { passkeys as passkeysTables } from "../migrations/20261121_2150_passkeys.js"
import { passkeyChallengeRepository } from "./passkey-challenge-repository.js"
import { passkeyRepository } from "./passkey-repository.js"
import { personalData } from "./personal-data.js"

export const passkeys = manifest({
  repositories: Layer.mergeAll(passkeyChallengeRepository, passkeyRepository),
  migrations: [passkeysTables],
  personalData,
  obligations: []
})
