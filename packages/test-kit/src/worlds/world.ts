/** A world of core on top of an engine: every port bound, as the host binds them. */
import type { SqlClient } from "@effect/sql"
import { accountTools, invoicePrinter, passkeyCeremonies } from "@mentorkit/adapters-node"
import { adapters, memoryRateLimiter } from "@mentorkit/adapters-pg"
import { domains } from "@mentorkit/core"
import { neighbourLayers, SettingList, settingsOf, withoutGateway } from "@mentorkit/core/internal/kernel"
import { Ids } from "@mentorkit/core/kernel"
import { type FileStore, mergeLayers } from "@mentorkit/core/kernel/ports"
import { Layer } from "effect"
import type { Engine } from "../databases/engines.js"
import { testFiles } from "./files.js"
import { testLinks } from "./links.js"
import { testSecrets } from "./secrets.js"

/** Without what asks for a payment gateway; `market` has all. Files are in a folder of its own unless told. */
export const world = (engine: Engine, files: Layer.Layer<FileStore> = testFiles) =>
  mergeLayers(withoutGateway(domains, "layer"), "layer").pipe(
    Layer.provideMerge(neighbourLayers(withoutGateway(domains, "forNeighbours"))),
    Layer.provideMerge(Layer.succeed(SettingList, settingsOf(domains))),
    Layer.provideMerge(Ids.layer),
    Layer.provideMerge(adapters),
    Layer.provideMerge(memoryRateLimiter),
    Layer.provideMerge(accountTools),
    Layer.provideMerge(invoicePrinter()),
    Layer.provideMerge(passkeyCeremonies({ rpId: "localhost", rpName: "Mentorkit", origins: ["http://localhost"] })),
    Layer.provideMerge(files),
    Layer.provideMerge(testLinks),
    Layer.provideMerge(testSecrets),
    Layer.provideMerge(engine),
    Layer.orDie
  )

export type World = Layer.Layer.Success<ReturnType<typeof world>> | SqlClient.SqlClient
