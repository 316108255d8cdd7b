/** Every migration, in order. A domain adds its file here. */
import type { Migration } from "../database/migrator/migrate.js"
import { kernel } from "./20261121_0100_kernel.js"
import { identity } from "./20261121_0200_identity.js"
import { profiles } from "./20261121_0300_profiles.js"
import { scheduling } from "./20261121_0400_scheduling.js"
import { earnings } from "./20261121_0500_earnings.js"
import { payments } from "./20261121_0600_payments.js"
import { bookings } from "./20261121_0700_bookings.js"
import { realtime } from "./20261121_0800_realtime.js"
import { idempotencyTokens } from "./20261121_1840_idempotency_tokens.js"
import { attemptRetention } from "./20261121_1900_attempt_retention.js"
import { accounts } from "./20261121_2140_accounts.js"
import { twoFactor } from "./20261121_2145_two_factor.js"
import { passkeys } from "./20261121_2150_passkeys.js"
import { oauth } from "./20261121_2155_oauth.js"
import { calendar } from "./20261122_0330_calendar.js"
import { calendarFeeds } from "./20261122_0400_calendar_feeds.js"
import { money } from "./20261122_0700_money.js"
import { transactionMethods } from "./20261122_0710_transaction_methods.js"
import { withdrawals } from "./20261122_0720_withdrawals.js"
import { invoices } from "./20261122_0730_invoices.js"
import { offlineGateway } from "./20261122_0740_offline_gateway.js"
import { journalSeals } from "./20261122_0750_journal_seals.js"
import { reconciliation } from "./20261122_0760_reconciliation.js"
import { earningsByTime } from "./20261122_0770_earnings_by_time.js"
import { postingSpeed } from "./20261122_0780_posting_speed.js"
import { bookingLives } from "./20261122_1000_booking_lives.js"
import { bookingLists } from "./20261122_1010_booking_lists.js"
import { bookingPackages } from "./20261122_1020_booking_packages.js"
import { people } from "./20261122_1300_people.js"
import { files } from "./20261122_1310_files.js"
import { mentorListings } from "./20261122_1320_mentor_listings.js"
import { admin } from "./20261122_1330_admin.js"
import { deliveries } from "./20261122_1500_deliveries.js"
import { mailHeaders } from "./20261122_1510_mail_headers.js"
import { sweepRuns } from "./20261122_1520_sweep_runs.js"
import { subscriptionEnds } from "./20261122_1530_subscription_ends.js"
import { deliveryIndexes } from "./20261122_1540_delivery_indexes.js"
import { freshSignIn } from "./20261123_0900_fresh_sign_in.js"
import { oauthPendingLinks } from "./20261123_0910_oauth_pending_links.js"
import { undecidedRefunds } from "./20261123_1600_undecided_refunds.js"
import { totpConfirmedAt } from "./20261123_1610_totp_confirmed_at.js"
import { refundCalls } from "./20261123_1620_refund_calls.js"

export const migrations: ReadonlyArray<Migration> = [
  kernel,
  identity,
  profiles,
  scheduling,
  earnings,
  payments,
  bookings,
  realtime,
  idempotencyTokens,
  attemptRetention,
  accounts,
  twoFactor,
  passkeys,
  oauth,
  calendar,
  calendarFeeds,
  money,
  transactionMethods,
  withdrawals,
  invoices,
  offlineGateway,
  journalSeals,
  reconciliation,
  earningsByTime,
  postingSpeed,
  bookingLives,
  bookingLists,
  bookingPackages,
  people,
  files,
  mentorListings,
  admin,
  deliveries,
  mailHeaders,
  sweepRuns,
  subscriptionEnds,
  deliveryIndexes,
  freshSignIn,
  oauthPendingLinks,
  undecidedRefunds,
  totpConfirmedAt,
  refundCalls
]
