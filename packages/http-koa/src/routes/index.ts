/** Every endpoint of the product; one line per domain. */
import type { Endpoint } from "../endpoint.js"

export const endpoints: ReadonlyArray<Endpoint> = []
