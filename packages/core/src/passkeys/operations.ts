/** The operations of passkeys. */
import { Schema } from "effect"
import { EmailNotVerified, FullToken, freshSignIn, UserNotFound, UserResource } from "../identity/index.js"
import { described, namedOperations, operation, Text } from "../kernel/index.js"
import { PasskeyAssertion, PasskeyAttestation, PasskeyCreationOptions, PasskeyRequestOptions } from "./ceremony-data.js"
import {
  PasskeyAlreadyRegistered,
  PasskeyNotFound,
  PasskeyNotVerified,
  PasskeySignInRefused,
  TooManyPasskeys
} from "./errors.js"
import { PasskeyId } from "./ids.js"
import { PasskeyResource } from "./resources.js"
import { challengesPerMinute, signInsPerMinute } from "./settings.js"

export const operations = namedOperations("passkeys", {
  /** Starts the registration of a passkey; the options hold for five minutes and one answer. */
  registerOptions: operation({
    access: "user",
    input: Schema.Struct({}),
    success: Schema.Struct({
      options: described(PasskeyCreationOptions, "For the browser's WebAuthn API, as they are.")
    }),
    failures: [TooManyPasskeys, EmailNotVerified, UserNotFound],
    rateLimit: { perMinute: challengesPerMinute },
    freshSignIn
  }),
  register: operation({
    access: "user",
    input: Schema.Struct({
      credential: described(PasskeyAttestation, "The browser's answer to the options."),
      device_name: Schema.optionalWith(
        described(Text(255), "Name of the passkey. Left out: the browser and its system.", "Mika's phone"),
        { nullable: true }
      )
    }),
    success: Schema.Struct({ passkey: described(PasskeyResource, "The new passkey.") }),
    failures: [PasskeyNotVerified, PasskeyAlreadyRegistered, TooManyPasskeys],
    freshSignIn
  }),
  /** Starts a sign-in by whichever passkey the person has; the options hold for five minutes and one answer. */
  authenticateOptions: operation({
    access: "public",
    input: Schema.Struct({}),
    success: Schema.Struct({
      options: described(PasskeyRequestOptions, "For the browser's WebAuthn API, as they are.")
    }),
    failures: [],
    rateLimit: { perMinute: challengesPerMinute }
  }),
  authenticate: operation({
    access: "public",
    showsPeople: "oneself",
    input: Schema.Struct({ credential: described(PasskeyAssertion, "The browser's answer to the options.") }),
    success: Schema.Struct({ user: described(UserResource, "Whoever has signed in."), token: FullToken }),
    failures: [PasskeySignInRefused],
    rateLimit: { perMinute: signInsPerMinute }
  }),
  list: operation({
    access: "user",
    input: Schema.Struct({}),
    success: Schema.Struct({ passkeys: described(Schema.Array(PasskeyResource), "All of the caller's.") }),
    failures: []
  }),
  remove: operation({
    access: "user",
    input: Schema.Struct({ id: PasskeyId }),
    success: Schema.Struct({}),
    failures: [PasskeyNotFound],
    freshSignIn
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
