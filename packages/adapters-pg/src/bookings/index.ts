import { Layer } from "effect"
import { bookingCards } from "./booking-cards.js"
import { bookingRepository } from "./booking-repository.js"
import { departureRepository } from "./departure-repository.js"
import { reminderRepository } from "./reminder-repository.js"

export const bookingRepositories = Layer.mergeAll(
  bookingRepository,
  bookingCards,
  departureRepository,
  reminderRepository
)
