import { BookingOrigin, BookingStatus, ClosedBecause, PendingDecision, ReminderKind } from "@mentorkit/core/bookings"
import { Layer } from "effect"
import { manifest } from "../database/manifest.js"
import { bookings as bookingsTables } from "../migrations/20261121_0700_bookings.js"
import { bookingLives } from "../migrations/20261122_1000_booking_lives.js"
import { bookingLists } from "../migrations/20261122_1010_booking_lists.js"
import { bookingPackages } from "../migrations/20261122_1020_booking_packages.js"
import { bookingCards } from "./booking-cards.js"
import { bookingRepository } from "./booking-repository.js"
import { departureRepository } from "./departure-repository.js"
import { obligations, personalData } from "./personal-data.js"
import { reminderRepository } from "./reminder-repository.js"

export const bookings = manifest({
  repositories: Layer.mergeAll(bookingRepository, bookingCards, departureRepository, reminderRepository),
  migrations: [bookingsTables, bookingLives, bookingLists, bookingPackages],
  personalData,
  obligations,
  enumerations: {
    "bookings.closed_because": ClosedBecause,
    "bookings.origin": BookingOrigin,
    "bookings.pending_decision": PendingDecision,
    "bookings.status": BookingStatus,
    "session_reminders.kind": ReminderKind
  }
})
