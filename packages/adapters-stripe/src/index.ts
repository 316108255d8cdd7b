/** Mentorkit's payment gateway port on Stripe. */
export { stripeCurrencies } from "./currency-units.js"
export { heardEvents } from "./events/read-event.js"
export { apiVersion } from "./stripe-client.js"
export { type StripeGatewayOptions, stripeGateway } from "./stripe-gateway.js"
