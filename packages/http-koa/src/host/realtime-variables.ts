/** The realtime endpoint: its key, and how much it takes on. */
import { Config, Either, Option, type Redacted } from "effect"
import { defaults } from "../realtime/options.js"
import { countRow, invalid, row, secret } from "./variable-kinds.js"

const keyPattern = /^[\w.-]{1,64}$/

export const realtimeVariables = {
  REALTIME_KEY: row({
    description:
      "The app key of realtime clients (pusher-js, laravel-echo): public, and part of the path `/app/{key}`: letters, digits, dots, hyphens and underscores, 64 at most.",
    config: Config.nonEmptyString("REALTIME_KEY").pipe(
      Config.mapOrFail((key) =>
        keyPattern.test(key)
          ? Either.right(key)
          : Either.left(invalid("must be of letters, digits, dots, hyphens and underscores, 64 at most"))
      ),
      Config.withDefault("mentorkit")
    ),
    development: "mentorkit",
    production: "mentorkit"
  }),
  REALTIME_SECRET: row({
    description:
      "Signs who may listen to which realtime channel. At least 16 characters, the same on every host; needed only where a back end of yours signs channels by itself.",
    config: Config.option(secret("REALTIME_SECRET", 16)),
    development: "follows from APP_SECRET",
    production: "follows from APP_SECRET"
  }),
  REALTIME_CONNECTIONS: countRow("REALTIME_CONNECTIONS", {
    min: 0,
    max: 1_000_000,
    byDefault: defaults.maxConnections,
    description:
      "Realtime connections that this host takes. One by which nobody has signed in makes room where there is none; those beyond are told to come back. 0 takes none."
  }),
  REALTIME_CONNECTIONS_PER_ADDRESS: countRow("REALTIME_CONNECTIONS_PER_ADDRESS", {
    min: 1,
    max: 1_000_000,
    byDefault: defaults.maxConnectionsPerAddress,
    description:
      "Realtime connections of one address that this host takes: all people of an office or a mobile network."
  }),
  REALTIME_OPENINGS_PER_ADDRESS: countRow("REALTIME_OPENINGS_PER_ADDRESS", {
    min: 1,
    max: 1_000_000,
    byDefault: defaults.maxOpeningsPerAddress,
    description:
      "New realtime connections of one address that this host takes in a minute, as many at once as well. Those beyond are answered with 429."
  }),
  REALTIME_MESSAGES_PER_ADDRESS: countRow("REALTIME_MESSAGES_PER_ADDRESS", {
    min: 1,
    max: 1_000_000,
    byDefault: defaults.maxMessagesPerAddress,
    description:
      "Messages of all realtime connections of one address by which nobody has signed in that this host takes in ten seconds, as many at once as well. Who sends one too many is told to come back after a pause (4100)."
  })
}

type Values = {
  readonly [Name in keyof typeof realtimeVariables]: Config.Config.Success<(typeof realtimeVariables)[Name]["config"]>
}

export interface RealtimeConfig {
  readonly key: string
  /** Undefined: follows from the host's own. */
  readonly secret: Redacted.Redacted | undefined
  readonly maxConnections: number
  readonly maxConnectionsPerAddress: number
  readonly maxOpeningsPerAddress: number
  readonly maxMessagesPerAddress: number
}

export const realtimeOf = (values: Values): RealtimeConfig => ({
  key: values.REALTIME_KEY,
  secret: Option.getOrUndefined(values.REALTIME_SECRET),
  maxConnections: values.REALTIME_CONNECTIONS,
  maxConnectionsPerAddress: values.REALTIME_CONNECTIONS_PER_ADDRESS,
  maxOpeningsPerAddress: values.REALTIME_OPENINGS_PER_ADDRESS,
  maxMessagesPerAddress: values.REALTIME_MESSAGES_PER_ADDRESS
})
