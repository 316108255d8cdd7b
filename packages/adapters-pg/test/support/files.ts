/** Files in a folder of the test's own. */
import { diskFileStore } from "@mentorkit/adapters-node"
import { Effect, Layer } from "effect"
import { newFolder } from "./folders.js"

export const testFiles = Layer.unwrapScoped(Effect.map(newFolder, (folder) => diskFileStore({ folder })))
