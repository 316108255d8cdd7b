/**
 * Before every file: `layer` of @effect/vitest writes its methods onto the one `it` that all files of a worker share,
 * so the next file's tests would run on a layer that is closed.
 */
import { it } from "@effect/vitest"
import { ownIt } from "./own-it.js"

Object.assign(it, ownIt)
