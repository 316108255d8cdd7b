import { Schema } from "effect"
import { Uuid } from "../kernel/index.js"

export const DeliveryId = Uuid.pipe(Schema.brand("DeliveryId"))
export type DeliveryId = typeof DeliveryId.Type
