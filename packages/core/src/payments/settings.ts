import { Schema } from "effect"
import { Integer, setting } from "../kernel/index.js"

export const platformFeeBasisPoints = setting({
  key: "payments.platform_fee_basis_points",
  description: "What the platform keeps of every charge, in hundredths of a percent; 1500 is 15 %.",
  schema: Integer.pipe(Schema.between(0, 10_000)),
  default: 1500
})

export const renewalGraceHours = setting({
  key: "payments.renewal_grace_hours",
  description: "Hours after the end of a subscription's period before it lapses for want of news of its renewal.",
  schema: Integer.pipe(Schema.between(0, 24 * 60)),
  default: 72
})
