/** Development needs no secret of its own: one is made and kept beside the embedded database. */

import { randomBytes, randomUUID } from "node:crypto"
import { link, readFile, rm, writeFile } from "node:fs/promises"
import { dirname, join, resolve } from "node:path"
import { errorCode } from "@mentorkit/core/kernel/ports"
import { ConfigError, Effect, Redacted } from "effect"
import { makeFolder } from "./make-folder.js"

/** The same as for APP_SECRET. */
const leastLength = 32

/** A link appears with its content: there is never half a secret, and of two starts at once both have the first one's. */
const makeOnce = async (path: string) => {
  await makeFolder(dirname(path))
  const draft = `${path}.${randomUUID()}`
  try {
    await writeFile(draft, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx", flush: true })
    await link(draft, path).catch((error: unknown) => {
      if (errorCode(error) !== "EEXIST") throw error
    })
  } finally {
    await rm(draft, { force: true })
  }
}

const readOrMake = async (path: string): Promise<string> => {
  const kept = await readFile(path, "utf8").catch((error: unknown) => {
    if (errorCode(error) === "ENOENT") return undefined
    throw error
  })
  if (kept !== undefined) return kept
  await makeOnce(path)
  return readFile(path, "utf8")
}

const wrong = (message: string) => ConfigError.InvalidData(["DATA_DIR"], message)

export const keptSecret = (dataDir: string): Effect.Effect<Redacted.Redacted, ConfigError.ConfigError> => {
  const path = join(resolve(dataDir), "app-secret")
  return Effect.tryPromise({
    try: () => readOrMake(path),
    catch: (error) =>
      wrong(
        `the host's secret cannot be kept in ${path} (${error instanceof Error ? error.message : error}). Name a folder that can be written, or set APP_SECRET.`
      )
  }).pipe(
    Effect.filterOrFail(
      ({ length }) => length >= leastLength,
      () =>
        wrong(
          `the host's secret in ${path} is cut off or empty. Put the right one back, or delete it: the next start makes another, which opens nothing that was sealed before.`
        )
    ),
    Effect.map((secret) => Redacted.make(secret))
  )
}
