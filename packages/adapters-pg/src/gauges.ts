import { gaugesOf } from "./database/manifest.js"
import * as domains from "./domains.js"

export const gauges = gaugesOf(domains)
