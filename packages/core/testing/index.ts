/** The conformance suites of the ports: what an adapter of your own has to pass. */
export { type Case, type Conformance, checkConformance, conformance, type Runner } from "./conformance.js"
export { type ArrivedMail, type MailerWitness, mailerConformance } from "./mailer.js"
export * from "./repositories/identity.js"
export * from "./repositories/profiles.js"
export { type ArrivedText, type TextMessengerWitness, textMessengerConformance } from "./text-messenger.js"
