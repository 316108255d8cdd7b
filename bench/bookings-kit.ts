/** Everything that a host has, in this process, on PostgreSQL and without HTTP. Nothing runs in the background. */
import { tmpdir } from "node:os"
import { join } from "node:path"
import {
  accountTools,
  channelSigner,
  diskFileStore,
  invoicePrinter,
  passkeyCeremonies,
  secrets
} from "@mentorkit/adapters-node"
import * as pg from "@mentorkit/adapters-pg"
import { createMentorkit, domains, services, stack } from "@mentorkit/core"
import { LinkBase } from "@mentorkit/core/kernel"
import { Layer, Redacted } from "effect"
import { appSecret } from "./server-process.js"

const appUrl = "http://localhost:3000"
const secret = Redacted.make(appSecret)

export const newWholeKit = (url: string, maxConnections = 2) =>
  createMentorkit({
    domains,
    services: stack(
      pg.Pg.layer({ url: Redacted.make(url), maxConnections }),
      secrets(secret),
      Layer.succeed(LinkBase, { appUrl, frontendUrl: appUrl }),
      Layer.mergeAll(
        pg.devMailbox,
        pg.memoryRateLimiter,
        accountTools,
        channelSigner(),
        // Of which nothing here makes any.
        diskFileStore({ folder: join(tmpdir(), "mentorkit-bench-files") }),
        invoicePrinter(),
        pg.webhookDelivery(appUrl)
      ),
      passkeyCeremonies({ rpId: "localhost", rpName: "Bench", origins: [appUrl] }),
      pg.adapters,
      pg.offlineGateway({ secret }),
      services
    )
  })
