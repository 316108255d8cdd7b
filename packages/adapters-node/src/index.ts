/** Ports of core on Node: files, mail, password hashes, secrets. Files at S3 have a door of their own, for its size. */
export * from "./files/disk.js"
export * from "./password-hasher.js"
export * from "./secrets.js"
export * from "./smtp-mailer.js"
