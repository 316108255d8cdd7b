/** Every port of identity on PostgreSQL. */
import { Layer } from "effect"
import { authenticator } from "./authenticator.js"
import { userRepository } from "./user-repository.js"

export const identityRepositories = Layer.mergeAll(authenticator, userRepository)
