/** The adapter of every port, as the configuration wants it. */
import { join } from "node:path"
import {
  accountTools,
  channelSigner,
  diskFileStore,
  invoicePrinter,
  oauthProviders,
  passkeyCeremonies,
  secrets,
  smtpMailer,
  twilioMessenger
} from "@mentorkit/adapters-node"
import {
  adapters,
  backgroundActivity,
  databaseRateLimiter,
  devMailbox,
  HostClock,
  hostClock,
  MigrateOnStart,
  memoryRateLimiter,
  offlineGateway,
  outboxRelay,
  Pg,
  vitals,
  webhookDelivery
} from "@mentorkit/adapters-pg"
import * as Pglite from "@mentorkit/adapters-pg/pglite"
import { services, stack } from "@mentorkit/core"
import { jitsiMeetingLinks, MeetingLinks } from "@mentorkit/core/bookings"
import { LinkBase } from "@mentorkit/core/kernel"
import type { FileStore } from "@mentorkit/core/kernel/ports"
import { TextMessenger } from "@mentorkit/core/notifications"
import { OAuthBrowserBinding } from "@mentorkit/core/oauth/ports"
import type { PaymentGateway } from "@mentorkit/core/payments/ports"
import { TextMessagesAvailable } from "@mentorkit/core/two-factor"
import { Effect, Layer } from "effect"
import { loggingOf } from "../observability/logging.js"
import { tracingLayer } from "../observability/tracing.js"
import type { Addresses } from "./addresses.js"
import type { HostConfig } from "./host-config.js"
import { relyingPartyOf } from "./relying-party.js"

const schemaOf = ({ databaseSchema: schema }: HostConfig) => (schema === undefined ? {} : { schema })

export const engineOf = (config: HostConfig) =>
  config.databaseUrl === undefined
    ? Pglite.layer({ dataDir: join(config.dataDir, "database"), ...schemaOf(config) })
    : Pg.layer({
        ...schemaOf(config),
        url: config.databaseUrl,
        maxConnections: config.databaseConnections,
        waitMillis: config.databaseWaitSeconds * 1000,
        lockWaitMillis: config.databaseLockWaitSeconds * 1000
      })
export type Engine = ReturnType<typeof engineOf>

/** One process alone counts in memory; several hosts count together. */
const limiterOf = ({ databaseUrl }: HostConfig) => (databaseUrl === undefined ? memoryRateLimiter : databaseRateLimiter)

const mailOf = ({ mailFrom, smtpUrl }: HostConfig) =>
  smtpUrl === undefined ? devMailbox : Layer.merge(devMailbox, smtpMailer({ url: smtpUrl, from: mailFrom }))

/** Production has no mailbox to put texts into: without a service for them nobody is offered SMS. */
const noTexts = Layer.merge(
  Layer.succeed(TextMessagesAvailable, false),
  Layer.succeed(TextMessenger, { send: () => Effect.dieMessage("There is no service for text messages: SMS_URL.") })
)
const textsOf = ({ isProduction, sms }: HostConfig) =>
  sms === undefined ? (isProduction ? noTexts : Layer.empty) : twilioMessenger(sms)

const oauthOf = ({ oauth: { callbackUrl, clients, isBoundToBrowser } }: HostConfig, { appUrl }: Addresses) => {
  const template = callbackUrl ?? `${appUrl}/api/v1/oauth/{provider}/callback`
  return Layer.merge(
    oauthProviders({ clients, callbackUrl: (provider) => template.replace("{provider}", provider) }),
    Layer.succeed(OAuthBrowserBinding, isBoundToBrowser)
  )
}

const passkeysOf = ({ passkeys }: HostConfig, { frontendUrl }: Addresses) =>
  passkeyCeremonies(relyingPartyOf(passkeys, frontendUrl))

/** Development has a clock that can be moved; production has the system's, and nothing can move it. */
const clockOf = ({ isProduction }: HostConfig) =>
  isProduction
    ? Layer.succeed(HostClock, { advance: () => Effect.dieMessage("The clock of production cannot be moved.") })
    : hostClock

const offlineOf = ({ gatewayMischief, gatewaySecret }: HostConfig, { selfUrl }: Addresses) =>
  offlineGateway({ secret: gatewaySecret, mischief: gatewayMischief }).pipe(
    Layer.provideMerge(webhookDelivery(selfUrl))
  )
type Offline = ReturnType<typeof offlineOf>

/** Stripe's package takes its time to load, so it is loaded only where there is a key for it. */
const gatewayOf = (
  config: HostConfig,
  addresses: Addresses
): Layer.Layer<PaymentGateway, Layer.Layer.Error<Offline>, Layer.Layer.Context<Offline>> => {
  const { stripe } = config
  if (stripe === undefined) return offlineOf(config, addresses)
  const loaded = Effect.promise(() => import("@mentorkit/adapters-stripe"))
  return Layer.unwrapEffect(Effect.map(loaded, ({ stripeGateway }) => stripeGateway(stripe)))
}

/** S3's client takes its time to load, too. */
const filesOf = ({ filesDir, s3 }: HostConfig): Layer.Layer<FileStore> => {
  if (s3 === undefined) return diskFileStore({ folder: filesDir })
  const { bucket, credentials, endpoint, region } = s3
  const loaded = Effect.promise(() => import("@mentorkit/adapters-node/s3"))
  return Layer.unwrapEffect(
    Effect.map(loaded, ({ s3FileStore }) =>
      s3FileStore({
        bucket,
        region,
        ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
        ...(credentials !== undefined && { credentials })
      })
    )
  )
}

/** Everything, from the log up: each stands on those before it. */
export const hostServices = (config: HostConfig, addresses: Addresses, engine: Engine) =>
  stack(
    loggingOf(config),
    tracingLayer(config.tracing),
    Layer.merge(engine, Layer.succeed(MigrateOnStart, config.migrateOnStart)),
    // Sets the clock of all that follows.
    clockOf(config),
    Layer.mergeAll(
      secrets(config.appSecret, { previous: config.appSecretPrevious }),
      Layer.succeed(LinkBase, addresses),
      backgroundActivity
    ),
    Layer.mergeAll(
      channelSigner(config.realtime),
      Layer.merge(mailOf(config), textsOf(config)),
      limiterOf(config),
      accountTools,
      filesOf(config),
      invoicePrinter(),
      passkeysOf(config, addresses),
      oauthOf(config, addresses),
      Layer.succeed(MeetingLinks, jitsiMeetingLinks(config.meetingUrl))
    ),
    adapters,
    gatewayOf(config, addresses),
    services,
    Layer.merge(outboxRelay({ graceSeconds: config.shutdownSeconds }), vitals)
  )
