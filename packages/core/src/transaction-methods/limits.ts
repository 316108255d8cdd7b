/** Limits. Constants, since nobody needs to change them at run time. */

export const maxMethods = 20
export const maxTypes = 50
export const maxFields = 30
/** Of one type, nested ones included: enough for all bank branches of a country. Mentors get all of them. */
export const maxOptions = 12_000

export const longestName = 50
export const longestLabel = 200
export const longestTemplate = 200
export const longestTitle = 255
export const longestText = 255
export const longestOptionValue = 100
export const longestRoutingNumber = 34
