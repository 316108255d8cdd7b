export { admit } from "./admit.js"
// What declarations of a kit name, where nothing else of its project brings the doors that they stand in.
export type { Appointments } from "./bookings/index.js"
export type { Admission, People } from "./identity/index.js"
export * from "./mentorkit.js"
export type { Checkout, RecurringCheckout } from "./payments/index.js"
export { deliveryRoutes, subscribersWithin } from "./reactions.js"
export { services } from "./services.js"
export { type Stack, stack } from "./stack.js"
