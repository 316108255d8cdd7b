/** How much of everything there may be. Constants, as nobody has a reason to change them while the product runs. */

export const mostMethods = 20
export const mostTypes = 50
export const mostFields = 30
/** Of one type, nested ones included: enough for every branch of every bank of a country. Mentors are sent all of them. */
export const mostOptions = 12_000

export const longestName = 50
export const longestLabel = 200
export const longestTemplate = 200
export const longestTitle = 255
export const longestText = 255
export const longestOptionValue = 100
export const longestRoutingNumber = 34
