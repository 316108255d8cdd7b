/**
 * What goes to the browser's WebAuthn API and what comes back from it, in the JSON forms of WebAuthn Level 3, section 5.1
 * (`parseCreationOptionsFromJSON`, `parseRequestOptionsFromJSON`, `toJSON`). All bytes are base64url without padding.
 */
import { Schema } from "effect"
import { atMost, described, Integer, limitWording, Text } from "../kernel/index.js"

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

/** Examples of what devices make, shortened. */
const shown = { id: "k3V0x5qW8yAb7Hn2Jd9TfQ", handle: "b1Jc8Kx3Lm0" }
const challenge = "h7Qm2Xc9ZtEw5Rk1Vb8Ny4Gs6Jd3Lf0Pa2Uc7Ti9Oe1"

const CredentialId = Base64Url(longestCredentialId)
const credentialFields = {
  id: described(CredentialId, "Id of the credential, base64url.", shown.id),
  rawId: described(CredentialId, "The same as `id`.", shown.id)
}
const PublicKeyType = described(Schema.Literal("public-key"), "The only kind of credential.")
const ClientData = (example: string) =>
  described(
    Base64Url(8192),
    "What the browser says of the call, with its challenge and origin; JSON in base64url.",
    example
  )
const Transports = (left: string) => `Ways to reach the device, such as \`internal\`, \`hybrid\` or \`usb\`.${left}`

export const PasskeyAttestation = Schema.Struct({
  ...credentialFields,
  type: PublicKeyType,
  response: described(
    Schema.Struct({
      clientDataJSON: ClientData("eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0"),
      attestationObject: described(
        Base64Url(32_768),
        "The new public key, with what the device says of itself; base64url.",
        "o2NmbXRkbm9uZWdhdHRTdG10oA"
      ),
      transports: Schema.optionalWith(
        described(Schema.Array(Text(32)).pipe(Schema.maxItems(10)), Transports(" Left out: not known."), [
          "internal",
          "hybrid"
        ]),
        { nullable: true, default: () => [] }
      )
    }),
    "The device's answer to the options."
  )
}).annotations({
  identifier: "PasskeyAttestation",
  description: "What the browser's `navigator.credentials.create` gives, as `toJSON` writes it."
})
export interface PasskeyAttestation extends Schema.Schema.Type<typeof PasskeyAttestation> {}

export const PasskeyAssertion = Schema.Struct({
  ...credentialFields,
  type: PublicKeyType,
  response: described(
    Schema.Struct({
      clientDataJSON: ClientData("eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0"),
      authenticatorData: described(
        Base64Url(8192),
        "What the device says of the site, its user and its counter; base64url.",
        "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAA"
      ),
      signature: described(
        Base64Url(4096),
        "Signature over both, by the private key; base64url.",
        "MEUCIQDx2fK1d7cQyJ8sV0n3rA"
      ),
      userHandle: Schema.optionalWith(
        described(
          Base64Url(128),
          "`user.id` of the options that the passkey was made with, base64url. Not every device sends it.",
          shown.handle
        ),
        { nullable: true }
      )
    }),
    "The device's answer to the options."
  )
}).annotations({
  identifier: "PasskeyAssertion",
  description: "What the browser's `navigator.credentials.get` gives, as `toJSON` writes it."
})
export interface PasskeyAssertion extends Schema.Schema.Type<typeof PasskeyAssertion> {}

const UserVerification = described(
  Schema.Literal("required"),
  "The device has to check its user, by a finger, a face or a PIN."
)
const Challenge = described(
  Schema.String,
  "What the device signs, base64url: for 5 minutes and one answer, right or wrong.",
  challenge
)
const Timeout = described(Integer, "How long the browser waits, in milliseconds.", 300_000)

export const PasskeyCreationOptions = Schema.Struct({
  rp: described(
    Schema.Struct({
      id: described(Schema.String, "Domain that the passkey is for.", "example.com"),
      name: described(Schema.String, "The site's name, for people.", "Mentorkit")
    }),
    "The site that the passkey is for."
  ),
  user: described(
    Schema.Struct({
      id: described(Schema.String, "Opaque id of the account for devices, base64url.", shown.handle),
      name: described(Schema.String, "Mail address of the account, for people.", "mika@example.com"),
      displayName: described(Schema.String, "Full name, for people.", "Mika Sorensen")
    }),
    "The account that the passkey is for."
  ),
  challenge: Challenge,
  pubKeyCredParams: described(
    Schema.Array(
      Schema.Struct({
        type: PublicKeyType,
        alg: described(Integer, "Number of the algorithm in COSE: -8 EdDSA, -7 ES256, -257 RS256.", -8)
      })
    ),
    "Algorithms of keys that are taken, the best one first."
  ),
  timeout: Timeout,
  excludeCredentials: described(
    Schema.Array(
      Schema.Struct({
        type: PublicKeyType,
        id: described(Schema.String, "Id of the credential, base64url.", "p9Lw4Zs7Xe1Cv6Bn3Mk8Qa"),
        transports: described(Schema.Array(Schema.String), Transports(""), ["internal", "hybrid"])
      })
    ),
    "Passkeys that the account has: a device with one of them makes no other."
  ),
  authenticatorSelection: described(
    Schema.Struct({
      residentKey: described(Schema.Literal("required"), "The device keeps the passkey, so that no name is typed."),
      requireResidentKey: described(Schema.Literal(true), "The same for older browsers."),
      userVerification: UserVerification
    }),
    "What the device must be able to do."
  ),
  attestation: described(Schema.Literal("none"), "The device need not tell its make.")
}).annotations({
  identifier: "PasskeyCreationOptions",
  description: "What the browser's `PublicKeyCredential.parseCreationOptionsFromJSON` takes."
})
export interface PasskeyCreationOptions extends Schema.Schema.Type<typeof PasskeyCreationOptions> {}

export const PasskeyRequestOptions = Schema.Struct({
  rpId: described(Schema.String, "Domain that the passkey is for.", "example.com"),
  challenge: Challenge,
  timeout: Timeout,
  userVerification: UserVerification
}).annotations({
  identifier: "PasskeyRequestOptions",
  description: "What the browser's `PublicKeyCredential.parseRequestOptionsFromJSON` takes."
})
export interface PasskeyRequestOptions extends Schema.Schema.Type<typeof PasskeyRequestOptions> {}
