/** Every repository of social sign-in on PostgreSQL. */
import { Layer } from "effect"
import { oauthAccountRepository } from "./oauth-account-repository.js"
import { oauthPendingLinkRepository } from "./oauth-pending-link-repository.js"
import { oauthStateRepository } from "./oauth-state-repository.js"

export const oauthRepositories = Layer.mergeAll(
  oauthAccountRepository,
  oauthPendingLinkRepository,
  oauthStateRepository
)
