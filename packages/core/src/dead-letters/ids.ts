import { Schema } from "effect"
import { described, Uuid } from "../kernel/index.js"

export const DeliveryId = described(Uuid.pipe(Schema.brand("DeliveryId")), "Id of a delivery.")
export type DeliveryId = typeof DeliveryId.Type
