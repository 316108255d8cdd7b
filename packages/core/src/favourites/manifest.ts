import { domain, manifest } from "../kernel/index.js"
import { type Operations, operations } from "./operations.js"
import { Favourites } from "./service.js"

export const favourites = manifest(domain<Operations, Favourites>(operations, Favourites), { layer: Favourites.layer })
