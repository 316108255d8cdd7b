/** Every endpoint of the product. A domain without routes does not compile, and its name is in the error. */
import type { domains } from "@mentorkit/core"
import type { Endpoint } from "../endpoint.js"
import * as routes from "./domains.js"

const ofEveryDomain: Readonly<Record<keyof typeof domains, ReadonlyArray<Endpoint>>> = routes

export const endpoints: ReadonlyArray<Endpoint> = Object.values(ofEveryDomain).flat()
