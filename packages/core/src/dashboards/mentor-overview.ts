/** What a mentor's dashboard says of profile and money. Pure. */
import { type Balance, currenciesOf, type MentorAccount } from "../earnings/index.js"
import { type Currency, moneyOf } from "../kernel/index.js"
import type { MentorProfile } from "../profiles/index.js"

/** Shown while the application is undecided. */
export const bannerOf = ({ approvalStatus, submittedAt }: Pick<MentorProfile, "approvalStatus" | "submittedAt">) =>
  approvalStatus === "pending"
    ? {
        title: "Your application is being reviewed",
        message:
          "You can set up your profile and your calendar already. Mentees can find and book you once you are approved.",
        submitted_at: submittedAt
      }
    : null

export const balancesOf = (own: Currency, balances: ReadonlyArray<Balance>) =>
  currenciesOf(own, balances).map((currency) => {
    const money = (account: MentorAccount) =>
      moneyOf({
        minor: balances.find((one) => one.account === account && one.currency === currency)?.minor ?? 0n,
        currency
      })
    return {
      currency,
      available_balance: money("mentor_available"),
      pending_clearance: money("mentor_pending")
    }
  })

/** Reviews do not exist yet: no single reviews, only the sums. */
export const ratingsOf = ({ averageRating, ratingCount }: Pick<MentorProfile, "averageRating" | "ratingCount">) => ({
  average_rating: averageRating,
  rating_count: ratingCount,
  total_reviews: ratingCount,
  rating_breakdown: { "5": 0, "4": 0, "3": 0, "2": 0, "1": 0 }
})
