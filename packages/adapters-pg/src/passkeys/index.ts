/** Every port of passkeys on PostgreSQL. */
import { Layer } from "effect"
import { passkeyChallengeRepository } from "./passkey-challenge-repository.js"
import { passkeyRepository } from "./passkey-repository.js"

export const passkeyRepositories = Layer.mergeAll(passkeyChallengeRepository, passkeyRepository)
