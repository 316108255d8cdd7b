/** What can be asked of payments. */
import { Schema } from "effect"
import { operations as named, operation, Text } from "../kernel/index.js"
import { InvalidSignature, PaymentNotFound } from "./errors.js"
import { CheckoutSessionId } from "./ids.js"
import { PaymentState } from "./resources.js"

export const operations = named("payments", {
  getStatus: operation({
    access: "user",
    input: Schema.Struct({ session_id: Text(255).pipe(Schema.compose(CheckoutSessionId)) }),
    success: PaymentState,
    failures: [PaymentNotFound]
  }),
  /** The gateway's webhook. */
  receiveGatewayEvent: operation({
    access: "public",
    input: Schema.Struct({
      /** As it came: the signature is over these very bytes. */
      payload: Schema.Uint8ArrayFromSelf.annotations({ jsonSchema: { type: "string", format: "binary" } }),
      gateway_signature: Schema.optionalWith(Schema.String, { nullable: true })
    }),
    success: Schema.Struct({}),
    failures: [InvalidSignature]
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
