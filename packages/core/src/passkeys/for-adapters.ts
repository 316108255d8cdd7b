/** What adapters and hosts use of passkeys beside its public door: `@mentorkit/core/passkeys/ports`. */
export {
  longestCredentialId,
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreationOptions,
  PasskeyRequestOptions
} from "./ceremony-data.js"
export type { Credential, Passkey } from "./passkey.js"
export * from "./ports.js"
