/**
 * What goes to the browser's WebAuthn API and what comes back from it, in the JSON forms of WebAuthn Level 3, section 5.1
 * (`parseCreationOptionsFromJSON`, `parseRequestOptionsFromJSON`, `toJSON`). All bytes are base64url without padding.
 */
import { Schema } from "effect"
import { atMost, Integer, limitWording, Text } from "../kernel/index.js"

/** A credential's id has at most 1,023 bytes (WebAuthn, section 7.1); base64url makes four characters of three. */
export const longestCredentialId = 1364

const Base64Url = (limit: number) =>
  Schema.String.pipe(
    atMost(limit),
    Schema.filter((text) => /^[A-Za-z0-9_-]+$/.test(text), {
      ...limitWording("must be base64url"),
      jsonSchema: { pattern: "^[A-Za-z0-9_-]+$" },
      arbitrary: () => (fc) => fc.base64String().map((text) => text.replace(/\W/g, "") || "AA")
    })
  )

const CredentialId = Base64Url(longestCredentialId)
const ClientData = Base64Url(8192)
const PublicKeyType = Schema.Literal("public-key")

export const PasskeyAttestation = Schema.Struct({
  id: CredentialId,
  rawId: CredentialId,
  type: PublicKeyType,
  response: Schema.Struct({
    clientDataJSON: ClientData,
    attestationObject: Base64Url(32_768),
    transports: Schema.optionalWith(Schema.Array(Text(32)).pipe(Schema.maxItems(10)), {
      nullable: true,
      default: () => []
    })
  })
}).annotations({ identifier: "PasskeyAttestation" })
export interface PasskeyAttestation extends Schema.Schema.Type<typeof PasskeyAttestation> {}

export const PasskeyAssertion = Schema.Struct({
  id: CredentialId,
  rawId: CredentialId,
  type: PublicKeyType,
  response: Schema.Struct({
    clientDataJSON: ClientData,
    authenticatorData: Base64Url(8192),
    signature: Base64Url(4096),
    userHandle: Schema.optionalWith(Base64Url(128), { nullable: true })
  })
}).annotations({ identifier: "PasskeyAssertion" })
export interface PasskeyAssertion extends Schema.Schema.Type<typeof PasskeyAssertion> {}

const UserVerification = Schema.Literal("required")

export const PasskeyCreationOptions = Schema.Struct({
  rp: Schema.Struct({ id: Schema.String, name: Schema.String }),
  user: Schema.Struct({ id: Schema.String, name: Schema.String, displayName: Schema.String }),
  challenge: Schema.String,
  pubKeyCredParams: Schema.Array(Schema.Struct({ type: PublicKeyType, alg: Integer })),
  /** Milliseconds. */
  timeout: Integer,
  excludeCredentials: Schema.Array(
    Schema.Struct({ type: PublicKeyType, id: Schema.String, transports: Schema.Array(Schema.String) })
  ),
  authenticatorSelection: Schema.Struct({
    residentKey: Schema.Literal("required"),
    requireResidentKey: Schema.Literal(true),
    userVerification: UserVerification
  }),
  attestation: Schema.Literal("none")
}).annotations({ identifier: "PasskeyCreationOptions" })
export interface PasskeyCreationOptions extends Schema.Schema.Type<typeof PasskeyCreationOptions> {}

export const PasskeyRequestOptions = Schema.Struct({
  rpId: Schema.String,
  challenge: Schema.String,
  /** Milliseconds. */
  timeout: Integer,
  userVerification: UserVerification
}).annotations({ identifier: "PasskeyRequestOptions" })
export interface PasskeyRequestOptions extends Schema.Schema.Type<typeof PasskeyRequestOptions> {}
