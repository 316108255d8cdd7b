/** Adapters that cannot work say so where they are made, by name and without the value. */
import {
  channelSigner,
  diskFileStore,
  oauthProviders,
  passkeyCeremonies,
  type RelyingParty,
  secrets,
  smtpMailer,
  twilioMessenger
} from "@mentorkit/adapters-node"
import { s3FileStore } from "@mentorkit/adapters-node/s3"
import { Redacted } from "effect"
import { assert, describe, it } from "vitest"

const hush = Redacted.make
const long = hush("x".repeat(32))
const party: RelyingParty = { rpId: "example.com", rpName: "Example", origins: ["https://example.com"] }
const clientOf = (clientId: string, secret: string) => ({ google: { clientId, clientSecret: hush(secret) } })
const keys = (accessKeyId: string, secret: string) => ({ accessKeyId, secretAccessKey: hush(secret) })
const callbackUrl = () => "https://example.com/callback"
const place = { bucket: "files", region: "eu" }
const twilio = (url: string, from = "+15005550006") => twilioMessenger({ url: hush(url), from })

const refused: ReadonlyArray<readonly [message: string, make: () => unknown]> = [
  ["secrets(secret) is empty, and takes 32 at least. Make one with: openssl rand -hex 32", () => secrets(hush(""))],
  ["secrets(secret) is empty, and takes 32 at least. Make one", () => secrets(hush(" ".repeat(40)))],
  ["secrets(secret) has 31 characters, and takes 32 at least. Make", () => secrets(hush("hunter2".padEnd(31)))],
  ["secrets(secret, { previous }) is empty.", () => secrets(long, { previous: hush("") })],
  ["channelSigner({ secret }) has 7 characters, and takes 16", () => channelSigner({ secret: hush("hunter2") })],
  ["channelSigner({ key }) is of letters, digits", () => channelSigner({ key: "a/b" })],
  ["diskFileStore({ folder }) is empty.", () => diskFileStore({ folder: "" })],
  ["s3FileStore({ bucket }) is empty.", () => s3FileStore({ ...place, bucket: "" })],
  ["s3FileStore({ region }) is empty.", () => s3FileStore({ ...place, region: "" })],
  ["accessKeyId } }) is empty.", () => s3FileStore({ ...place, credentials: keys("", "hunter2") })],
  ["secretAccessKey } }) is empty.", () => s3FileStore({ ...place, credentials: keys("hunter2", "") })],
  ["smtpMailer({ url }) is empty.", () => smtpMailer({ url: hush(""), from: "a@example.com" })],
  ["smtpMailer({ from }) is empty.", () => smtpMailer({ url: hush("smtp://hunter2@localhost"), from: "" })],
  ["twilioMessenger({ url }) is empty.", () => twilio("")],
  ["twilioMessenger({ from }) is empty.", () => twilio("https://a:hunter2@localhost", "")],
  ["twilioMessenger({ url }) is no URL", () => twilio("hunter2")],
  ["twilioMessenger({ url }): its account sid is empty.", () => twilio("https://:hunter2@localhost")],
  ["twilioMessenger({ url }): its auth token is empty.", () => twilio("https://hunter2@localhost")],
  ["the clientId of google is empty.", () => oauthProviders({ clients: clientOf("", "hunter2"), callbackUrl })],
  ["the clientSecret of google is empty.", () => oauthProviders({ clients: clientOf("hunter2", ""), callbackUrl })],
  ["passkeyCeremonies({ rpId }) is empty.", () => passkeyCeremonies({ ...party, rpId: "" })],
  ["passkeyCeremonies({ rpName }) is empty.", () => passkeyCeremonies({ ...party, rpName: "" })],
  ["passkeyCeremonies({ origins }) is empty.", () => passkeyCeremonies({ ...party, origins: [] })]
]

const thrownBy = (make: () => unknown): Error => {
  try {
    make()
  } catch (error) {
    if (error instanceof Error) return error
  }
  return assert.fail("made")
}

describe("a constructor", () => {
  it.each(refused)("refuses: %s", (message, make) => {
    const error = thrownBy(make)
    assert.include(error.message, message)
    assert.notInclude(error.message, "\n")
    assert.notInclude(JSON.stringify({ ...error, message: error.message }), "hunter2")
  })

  it("takes what is long enough, and a previous secret of any length", () => {
    assert.isDefined(secrets(long, { previous: hush("short") }))
    assert.isDefined(twilio("https://sid:token@localhost"))
    assert.isDefined(s3FileStore({ ...place, credentials: keys("id", "secret") }))
  })
})
