/** The repositories of social sign-in. */
export { oauthAccountRepositoryConformance } from "./oauth-accounts.js"
export { oauthStateRepositoryConformance } from "./oauth-states.js"
