/** Settings of invoices. */
import { Schema } from "effect"
import { Count, setting, Text } from "../kernel/index.js"

export const issuerName = setting({
  key: "invoices.issuer_name",
  description: "Who issues invoices: the platform's name as its register has it.",
  schema: Text(200),
  default: "Mentorkit"
})

export const issuerAddress = setting({
  key: "invoices.issuer_address",
  description: "What stands below the issuer's name, line by line: street, city, country, tax number.",
  schema: Schema.Array(Text(200)).pipe(Schema.maxItems(6)),
  default: []
})

/** A document costs the host some milliseconds of its one thread. */
export const printsPerMinute = setting({
  key: "invoices.prints_per_minute",
  description: "How many invoices one address may have printed in a minute.",
  schema: Count,
  default: 60
})
