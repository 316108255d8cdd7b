/** Names of schemas in the document. */
import type { Endpoint } from "../endpoint.js"

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** "BookingsRequestBooking" of bookings.requestBooking: what is an operation's own begins with it. */
export const typeNameOf = ({ operation: { name } }: Endpoint) => name.split(".").map(capital).join("")
