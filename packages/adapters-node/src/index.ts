/** Ports of core on Node: mail, password hashes, secrets. */
export * from "./password-hasher.js"
export * from "./secrets.js"
export * from "./smtp-mailer.js"
