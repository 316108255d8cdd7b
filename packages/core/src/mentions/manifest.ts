import { domain, manifest } from "../kernel/index.js"
import { type Operations, operations } from "./operations.js"
import { Mentions } from "./service.js"

export const mentions = manifest(domain<Operations, Mentions>(operations, Mentions), { layer: Mentions.layer })
