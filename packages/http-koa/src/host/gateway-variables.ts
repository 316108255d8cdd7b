/** The variables of the payment gateway: Stripe's where it has a key, else those of the one without money behind it. */
import { Config, ConfigError, Either, Option, Redacted } from "effect"
import { issuer, mischief, row, secret } from "./variable-kinds.js"

/** Several while one replaces the other. */
const webhookSecrets = (name: string) =>
  Config.nonEmptyString(name).pipe(
    Config.mapOrFail((text) => {
      const all = text.split(",").map((one) => one.trim())
      return all.every((one) => one.length >= 16)
        ? Either.right(all.map((one) => Redacted.make(one)))
        : Either.left(ConfigError.InvalidData([], "must be secrets of at least 16 characters, separated by commas"))
    })
  )

export const gatewayVariables = {
  GATEWAY: row({
    description:
      "`offline` binds the offline payment gateway, a page with Pay and Cancel and no money behind it, also beside a key of Stripe's.",
    config: Config.option(Config.literal("offline")("GATEWAY")),
    development: "Stripe with STRIPE_SECRET_KEY, else offline",
    production: "**required** without STRIPE_SECRET_KEY"
  }),
  GATEWAY_SECRET: row({
    description: "Verifies the offline gateway's webhooks. At least 16 characters.",
    config: Config.option(secret("GATEWAY_SECRET", 16)),
    development: "derived from APP_SECRET",
    production: "**required** without STRIPE_SECRET_KEY"
  }),
  GATEWAY_MISCHIEF: row({
    description:
      "Shares of its events that the offline gateway tells twice, late or in another order, such as `seed=7,duplicate=0.3,delay=0.2,reorder=0.3`. A new database and the same seed do it again.",
    config: Config.option(mischief("GATEWAY_MISCHIEF")),
    development: "none",
    production: "none"
  }),
  STRIPE_SECRET_KEY: row({
    description:
      "Takes payments by Stripe; goes with STRIPE_WEBHOOK_SECRET. See the [setup](../packages/adapters-stripe/README.md).",
    config: Config.option(secret("STRIPE_SECRET_KEY", 16)),
    development: "no payments by Stripe",
    production: "no payments by Stripe"
  }),
  STRIPE_WEBHOOK_SECRET: row({
    description:
      "The signing secret of the endpoint at Stripe that leads to APP_URL/gateway/webhook (whsec_…). Two, separated by a comma, while one replaces the other.",
    config: Config.option(webhookSecrets("STRIPE_WEBHOOK_SECRET")),
    development: "none",
    production: "none"
  }),
  STRIPE_API_URL: row({
    description: "Where to find Stripe, if not at its own address.",
    config: issuer("STRIPE_API_URL").pipe(Config.withDefault("https://api.stripe.com")),
    development: "https://api.stripe.com",
    production: "https://api.stripe.com"
  })
}

type Values = {
  readonly [Name in keyof typeof gatewayVariables]: Config.Config.Success<(typeof gatewayVariables)[Name]["config"]>
}

export interface StripeConfig {
  readonly secretKey: Redacted.Redacted
  readonly webhookSecrets: ReadonlyArray<Redacted.Redacted>
  readonly apiBase: string
}

/** Undefined: the offline gateway. */
export const stripeOf = (values: Values): StripeConfig | undefined =>
  Option.isSome(values.GATEWAY)
    ? undefined
    : Option.getOrUndefined(
        Option.zipWith(values.STRIPE_SECRET_KEY, values.STRIPE_WEBHOOK_SECRET, (secretKey, secrets) => ({
          secretKey,
          webhookSecrets: secrets,
          apiBase: values.STRIPE_API_URL
        }))
      )

/** Nobody takes play money in production without having said so, and nobody can forge it then. */
export const missingOfGateway = ({ GATEWAY, GATEWAY_SECRET, STRIPE_SECRET_KEY }: Values): ReadonlyArray<string> => {
  if (Option.isSome(GATEWAY)) return Option.isSome(GATEWAY_SECRET) ? [] : ["GATEWAY_SECRET"]
  return Option.isSome(STRIPE_SECRET_KEY) ? [] : ["STRIPE_SECRET_KEY (or GATEWAY=offline with GATEWAY_SECRET)"]
}
