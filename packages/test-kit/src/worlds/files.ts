import { diskFileStore } from "@mentorkit/adapters-node"
import { Effect, Layer } from "effect"
import { newFolder } from "../files/folders.js"

export const testFiles = Layer.unwrapScoped(Effect.map(newFolder, (folder) => diskFileStore({ folder })))
