/** What adapters and hosts use of oauth beside its public door: `@mentorkit/core/oauth/ports`. */
export * from "./ports.js"
export type { OAuthProfile } from "./profile.js"
export { OAuthProvider } from "./provider.js"
export { OAuthProviderFailure } from "./sign-in-refused.js"
export { type OAuthState, stateLife } from "./state.js"
