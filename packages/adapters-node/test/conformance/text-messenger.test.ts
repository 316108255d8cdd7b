/** Texts over the HTTP API of Twilio, against a server of the tests' own. */
import { twilioMessenger } from "@mentorkit/adapters-node"
import { checkConformance, textMessengerConformance } from "@mentorkit/core/testing"
import { Context, Effect, Layer, Redacted } from "effect"
import { afterAll, describe, it } from "vitest"
import { newSmsServer, nobodysNumber, type SmsServer } from "../support/sms-server.js"

class Server extends Context.Tag("Server")<Server, SmsServer>() {}

const server = Layer.scoped(
  Server,
  Effect.acquireRelease(Effect.promise(newSmsServer), ({ stop }) => Effect.sync(stop))
)
const messengerTo = (url: string) => twilioMessenger({ url: Redacted.make(url), from: "+15005550006" })

checkConformance(
  { describe, it, afterAll },
  textMessengerConformance({
    arrived: Effect.map(Server, ({ received }) => received),
    down: messengerTo("http://sid:token@127.0.0.1:1"),
    refused: nobodysNumber
  }),
  Layer.unwrapEffect(Effect.map(Server, ({ url }) => messengerTo(url))).pipe(Layer.provideMerge(server))
)
