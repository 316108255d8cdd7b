/** The repositories of social sign-in. */
export { oauthAccountRepositoryConformance } from "./oauth-accounts.js"
export { oauthPendingLinkRepositoryConformance } from "./oauth-pending-links.js"
export { oauthStateRepositoryConformance } from "./oauth-states.js"
