/** What an operator watches of payments. */
import type { Gauge } from "../database/gauge.js"

export const gauges: ReadonlyArray<Gauge> = [
  {
    name: "mentorkit_gateway_events_received",
    help: "Events of the gateway that are not processed yet.",
    rows: "gateway_events where state = 'received'"
  },
  {
    name: "mentorkit_gateway_events_parked",
    help: "Refunds that wait for the news of their charge.",
    rows: "gateway_events where state = 'parked'"
  },
  {
    name: "mentorkit_refunds_requested",
    help: "Refunds that the gateway has not answered yet.",
    rows: "refunds where state = 'requested'"
  },
  {
    name: "mentorkit_refunds_refused",
    help: "Refunds that the gateway refused.",
    rows: "refunds where state = 'refused'"
  },
  {
    name: "mentorkit_payment_reviews_open",
    help: "Payments that wait for an admin.",
    rows: "payment_reviews where resolved_at is null"
  }
]
