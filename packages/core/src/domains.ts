/** Every domain of the product; one line each. */
export { admin } from "./admin/index.js"
export { bookings } from "./bookings/index.js"
export { earnings } from "./earnings/index.js"
export { identity } from "./identity/index.js"
export { payments } from "./payments/index.js"
export { profiles } from "./profiles/index.js"
export { scheduling } from "./scheduling/index.js"
