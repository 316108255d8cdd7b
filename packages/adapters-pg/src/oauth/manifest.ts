/** Every repository of social sign-in on PostgreSQL. */
import { OAuthProvider } from "@mentorkit/core/oauth/ports"
import { Layer } from "effect"
import { manifest } from "../database/manifest.js"
import { oauth as oauthTables } from "../migrations/20261121_2155_oauth.js"
import { oauthPendingLinks } from "../migrations/20261123_0910_oauth_pending_links.js"
import { oauthAccountRepository } from "./oauth-account-repository.js"
import { oauthPendingLinkRepository } from "./oauth-pending-link-repository.js"
import { oauthStateRepository } from "./oauth-state-repository.js"
import { personalData } from "./personal-data.js"

export const oauth = manifest({
  repositories: Layer.mergeAll(oauthAccountRepository, oauthPendingLinkRepository, oauthStateRepository),
  migrations: [oauthTables, oauthPendingLinks],
  personalData,
  obligations: [],
  enumerations: {
    "oauth_accounts.provider": OAuthProvider,
    "oauth_pending_links.provider": OAuthProvider,
    "oauth_states.provider": OAuthProvider
  }
})
