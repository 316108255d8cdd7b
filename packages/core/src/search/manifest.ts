import { domain, manifest } from "../kernel/index.js"
import { type Operations, operations } from "./operations.js"
import { Search } from "./service.js"
import * as settings from "./settings.js"

export const search = manifest(domain<Operations, Search>(operations, Search), { layer: Search.layer, settings })
