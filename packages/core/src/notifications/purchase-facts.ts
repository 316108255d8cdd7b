/** What rows keep of a purchase. The line that describes its payment names the mentor, and so goes into mails alone. */
import { Effect, Option } from "effect"
import { BookingCards, BookingId } from "../bookings/index.js"
import type { Payment } from "../payments/index.js"

type Purchase = Pick<Payment, "amount" | "payerId" | "purchasableId" | "purpose">

export const makePurchaseFacts = Effect.map(BookingCards, (cards) =>
  Effect.fnUntraced(function* ({ amount, payerId: menteeId, purchasableId, purpose }: Purchase) {
    const isBooking = purpose === "booking"
    const card = isBooking
      ? yield* cards.find(BookingId.make(purchasableId), { _tag: "Mentee", menteeId })
      : Option.none()
    const title = Option.match(card, { onNone: () => null, onSome: ({ sessionType }) => sessionType.title })
    return { purpose, title, amount }
  })
)
