/** Folders that the configuration names: one that can never be written is told at the start, and not by the first upload. */

import { mkdtemp, rmdir } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { errorCode } from "@mentorkit/core/kernel/ports"
import { ConfigError, Effect } from "effect"
import type { HostConfig } from "./host-config.js"
import { makeFolder } from "./make-folder.js"

/** No mistake in the configuration: such a host starts, and its readiness says how it is. */
const isFull = (error: Error) => ["ENOSPC", "EDQUOT"].includes(errorCode(error) ?? "")

const write = async (folder: string) => {
  await makeFolder(folder)
  await rmdir(await mkdtemp(join(folder, "start-")))
}

const usable = (name: string, path: string) => {
  const folder = resolve(path)
  return Effect.tryPromise({
    try: () => write(folder),
    catch: (error) => (error instanceof Error ? error : new Error(String(error)))
  }).pipe(
    Effect.catchIf(isFull, () => Effect.void),
    Effect.mapError(({ message }) =>
      ConfigError.InvalidData([name], `${folder} cannot be written (${message}). Name a folder that can.`)
    )
  )
}

type Folders = Pick<HostConfig, "databaseUrl" | "dataDir" | "filesDir" | "s3">

/** Makes them if need be. Only those that this configuration uses; uploads lie in TMPDIR while they are answered. */
export const usableFolders = ({ databaseUrl, dataDir, filesDir, s3 }: Folders) =>
  Effect.all(
    [
      databaseUrl === undefined ? usable("DATA_DIR", dataDir) : Effect.void,
      s3 === undefined ? usable("FILES_DIR", filesDir) : Effect.void,
      usable("TMPDIR", tmpdir())
    ],
    { discard: true }
  )
