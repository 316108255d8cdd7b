import { sealedColumnsOf } from "./database/manifest.js"
import { resealColumns } from "./database/reseal/reseal.js"
import * as domains from "./domains.js"

/** Seals everything that is sealed under the present secret of `Secrets`. For embedders: `kit.runtime.runPromise(reseal)`. */
export const reseal = resealColumns(sealedColumnsOf(domains))
