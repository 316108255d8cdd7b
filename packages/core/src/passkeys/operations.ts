/** The operations of passkeys. */
import { Schema } from "effect"
import { EmailNotVerified, freshSignIn, UserNotFound, UserResource } from "../identity/index.js"
import { namedOperations, operation, Text } from "../kernel/index.js"
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
    success: Schema.Struct({ options: PasskeyCreationOptions }),
    failures: [TooManyPasskeys, EmailNotVerified, UserNotFound],
    rateLimit: { perMinute: challengesPerMinute },
    freshSignIn
  }),
  register: operation({
    access: "user",
    input: Schema.Struct({
      credential: PasskeyAttestation,
      /** Default: the device name from the browser. */
      device_name: Schema.optionalWith(Text(255), { nullable: true })
    }),
    success: Schema.Struct({ passkey: PasskeyResource }),
    failures: [PasskeyNotVerified, PasskeyAlreadyRegistered, TooManyPasskeys],
    freshSignIn
  }),
  /** Starts a sign-in by whichever passkey the person has; the options hold for five minutes and one answer. */
  authenticateOptions: operation({
    access: "public",
    input: Schema.Struct({}),
    success: Schema.Struct({ options: PasskeyRequestOptions }),
    failures: [],
    rateLimit: { perMinute: challengesPerMinute }
  }),
  authenticate: operation({
    access: "public",
    input: Schema.Struct({ credential: PasskeyAssertion }),
    success: Schema.Struct({ user: UserResource, token: Schema.String }),
    failures: [PasskeySignInRefused],
    rateLimit: { perMinute: signInsPerMinute }
  }),
  list: operation({
    access: "user",
    input: Schema.Struct({}),
    success: Schema.Struct({ passkeys: Schema.Array(PasskeyResource) }),
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
