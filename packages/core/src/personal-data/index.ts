/** The only door into personal-data: what is stored about a person, to take along or to have erased. */
import { domain } from "../kernel/index.js"
import { type Operations, operations } from "./operations.js"
import { PersonalData } from "./service.js"

export * from "./errors.js"
export * from "./events.js"
export * from "./operations.js"
export * from "./ports.js"
export * from "./service.js"
export * from "./settings.js"

export const personalData = domain<Operations, PersonalData>(operations, PersonalData)
