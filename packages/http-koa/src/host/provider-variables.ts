import { Config } from "effect"
import { issuer, row } from "./variable-kinds.js"

/** The variables of this product's client at a provider of social sign-in. */
export const clientAt = (provider: string, prefix: string, issuerUrl: string, otherIssuers = "") => ({
  id: row({
    description: `This product's client at ${provider}; goes with its secret. See [social sign-in](operating.md#social-sign-in).`,
    config: Config.option(Config.nonEmptyString(`${prefix}_CLIENT_ID`)),
    development: `no sign-in by ${provider}`,
    production: `no sign-in by ${provider}`
  }),
  secret: row({
    description: `The secret of the client at ${provider}.`,
    config: Config.option(Config.redacted(Config.nonEmptyString(`${prefix}_CLIENT_SECRET`))),
    development: "none",
    production: "none"
  }),
  issuer: row({
    description: `Where to find ${provider}, if not at its own address${otherIssuers}.`,
    config: issuer(`${prefix}_ISSUER`).pipe(Config.withDefault(issuerUrl)),
    development: issuerUrl,
    production: issuerUrl
  })
})
