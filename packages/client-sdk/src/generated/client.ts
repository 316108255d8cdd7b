// Written by `npm run client` from the contract. Do not edit.
import type { Failure } from "../result.js"
import type { Call, DataOf, InputOf } from "../shape.js"
import type { components, operations } from "./schema.js"

/** The texts for each field that is at fault, by its name. */
export type FieldErrors = Readonly<Record<string, ReadonlyArray<string>>>

export type SuccessStatus = components["schemas"]["SuccessStatus"]
export type SuccessMessage = components["schemas"]["SuccessMessage"]
export type AdminListMentorsData = components["schemas"]["AdminListMentorsData"]
export type MentorApplicationPage = components["schemas"]["MentorApplicationPage"]
export type MentorApplication = components["schemas"]["MentorApplication"]
export type PageLinks = components["schemas"]["PageLinks"]
export type PageMeta = components["schemas"]["PageMeta"]
export type ErrorEnvelope = components["schemas"]["ErrorEnvelope"]
export type ErrorStatus = components["schemas"]["ErrorStatus"]
export type ErrorMessage = components["schemas"]["ErrorMessage"]
export type InvalidInput = components["schemas"]["InvalidInput"]
export type AdminApproveMentorData = components["schemas"]["AdminApproveMentorData"]
export type ApprovalNotPossible = components["schemas"]["ApprovalNotPossible"]
export type AdminRejectMentorData = components["schemas"]["AdminRejectMentorData"]
export type AdminSuspendMentorData = components["schemas"]["AdminSuspendMentorData"]
export type AdminReinstateMentorData = components["schemas"]["AdminReinstateMentorData"]
export type AdminListUsersData = components["schemas"]["AdminListUsersData"]
export type AdminUserPage = components["schemas"]["AdminUserPage"]
export type AdminUser = components["schemas"]["AdminUser"]
export type AdminSuspendUserData = components["schemas"]["AdminSuspendUserData"]
export type AccountMoveNotPossible = components["schemas"]["AccountMoveNotPossible"]
export type AdminBanUserData = components["schemas"]["AdminBanUserData"]
export type AdminReinstateUserData = components["schemas"]["AdminReinstateUserData"]
export type AdminGetSettingsData = components["schemas"]["AdminGetSettingsData"]
export type Setting = components["schemas"]["Setting"]
export type SettingValue = components["schemas"]["SettingValue"]
export type AdminUpdateSettingsData = components["schemas"]["AdminUpdateSettingsData"]
export type AdminListAuditLogData = components["schemas"]["AdminListAuditLogData"]
export type AuditLogEntryPage = components["schemas"]["AuditLogEntryPage"]
export type AuditLogEntry = components["schemas"]["AuditLogEntry"]
export type BookingsCreateBookingData = components["schemas"]["BookingsCreateBookingData"]
export type Booking = components["schemas"]["Booking"]
export type BookingMentor = components["schemas"]["BookingMentor"]
export type BookingMentee = components["schemas"]["BookingMentee"]
export type BookingSessionType = components["schemas"]["BookingSessionType"]
export type BookingSlot = components["schemas"]["BookingSlot"]
export type BookingFollowUps = components["schemas"]["BookingFollowUps"]
export type BookingReview = components["schemas"]["BookingReview"]
export type AttemptAlreadyBooked = components["schemas"]["AttemptAlreadyBooked"]
export type BookingsListMenteeBookingsData = components["schemas"]["BookingsListMenteeBookingsData"]
export type BookingPage = components["schemas"]["BookingPage"]
export type BookingsGetMenteeBookingData = components["schemas"]["BookingsGetMenteeBookingData"]
export type BookingsGetPaymentLinkData = components["schemas"]["BookingsGetPaymentLinkData"]
export type BookingsCancelMenteeBookingData = components["schemas"]["BookingsCancelMenteeBookingData"]
export type Cancellation = components["schemas"]["Cancellation"]
export type Money = components["schemas"]["Money"]
export type TransitionRefused = components["schemas"]["TransitionRefused"]
export type BookingsScheduleFollowUpData = components["schemas"]["BookingsScheduleFollowUpData"]
export type FollowUpOutsideWindow = components["schemas"]["FollowUpOutsideWindow"]
export type BookingsListMentorBookingsData = components["schemas"]["BookingsListMentorBookingsData"]
export type BookingsGetMentorBookingData = components["schemas"]["BookingsGetMentorBookingData"]
export type BookingsAcceptBookingData = components["schemas"]["BookingsAcceptBookingData"]
export type BookingsDeclineBookingData = components["schemas"]["BookingsDeclineBookingData"]
export type BookingsCancelMentorBookingData = components["schemas"]["BookingsCancelMentorBookingData"]
export type BookingsCompleteBookingData = components["schemas"]["BookingsCompleteBookingData"]
export type TooManyRequests = components["schemas"]["TooManyRequests"]
export type CalendarFeedsCreateFeedData = components["schemas"]["CalendarFeedsCreateFeedData"]
export type CalendarFeed = components["schemas"]["CalendarFeed"]
export type ConnectionsRequestConnectionData = components["schemas"]["ConnectionsRequestConnectionData"]
export type ConnectionsAcceptConnectionData = components["schemas"]["ConnectionsAcceptConnectionData"]
export type ConnectionsRemoveConnectionData = components["schemas"]["ConnectionsRemoveConnectionData"]
export type ConnectionsListConnectionsData = components["schemas"]["ConnectionsListConnectionsData"]
export type ConnectionUserPage = components["schemas"]["ConnectionUserPage"]
export type ConnectionUser = components["schemas"]["ConnectionUser"]
export type ConnectionsListPendingConnectionsData = components["schemas"]["ConnectionsListPendingConnectionsData"]
export type ConnectionsListSentConnectionsData = components["schemas"]["ConnectionsListSentConnectionsData"]
export type ConnectionsListConnectionsOfUserData = components["schemas"]["ConnectionsListConnectionsOfUserData"]
export type ConnectionsViewFeedProfileData = components["schemas"]["ConnectionsViewFeedProfileData"]
export type FeedProfile = components["schemas"]["FeedProfile"]
export type ConnectionsListSuggestionsData = components["schemas"]["ConnectionsListSuggestionsData"]
export type SuggestedProfilePage = components["schemas"]["SuggestedProfilePage"]
export type SuggestedProfile = components["schemas"]["SuggestedProfile"]
export type ConnectionsFollowData = components["schemas"]["ConnectionsFollowData"]
export type ConnectionsUnfollowData = components["schemas"]["ConnectionsUnfollowData"]
export type ConnectionsListFollowersData = components["schemas"]["ConnectionsListFollowersData"]
export type ConnectionsListFollowingData = components["schemas"]["ConnectionsListFollowingData"]
export type ConnectionsBlockUserData = components["schemas"]["ConnectionsBlockUserData"]
export type ConnectionsReportUserData = components["schemas"]["ConnectionsReportUserData"]
export type ConnectionsListBlockedUsersData = components["schemas"]["ConnectionsListBlockedUsersData"]
export type BlockedUserPage = components["schemas"]["BlockedUserPage"]
export type BlockedUser = components["schemas"]["BlockedUser"]
export type MenteeDashboard = components["schemas"]["MenteeDashboard"]
export type FeaturedMentor = components["schemas"]["FeaturedMentor"]
export type ProfileExpertiseArea = components["schemas"]["ProfileExpertiseArea"]
export type MentorDashboard = components["schemas"]["MentorDashboard"]
export type PendingApprovalBanner = components["schemas"]["PendingApprovalBanner"]
export type CurrencyBalances = components["schemas"]["CurrencyBalances"]
export type RatingBreakdown = components["schemas"]["RatingBreakdown"]
export type DeadLettersListDeadLettersData = components["schemas"]["DeadLettersListDeadLettersData"]
export type DeadLetterPage = components["schemas"]["DeadLetterPage"]
export type DeadLetter = components["schemas"]["DeadLetter"]
export type DeadLetterGroup = components["schemas"]["DeadLetterGroup"]
export type DeadLettersRetryDeadLettersData = components["schemas"]["DeadLettersRetryDeadLettersData"]
export type DirectoryListMentorsData = components["schemas"]["DirectoryListMentorsData"]
export type DirectoryCardPage = components["schemas"]["DirectoryCardPage"]
export type DirectoryCard = components["schemas"]["DirectoryCard"]
export type DirectoryGetMentorData = components["schemas"]["DirectoryGetMentorData"]
export type DirectoryMentor = components["schemas"]["DirectoryMentor"]
export type SocialLinks = components["schemas"]["SocialLinks"]
export type PublicMentorProfile = components["schemas"]["PublicMentorProfile"]
export type Experience = components["schemas"]["Experience"]
export type Education = components["schemas"]["Education"]
export type Certification = components["schemas"]["Certification"]
export type EarningsSummary = components["schemas"]["EarningsSummary"]
export type EarningsPoint = components["schemas"]["EarningsPoint"]
export type CurrencyEarnings = components["schemas"]["CurrencyEarnings"]
export type EarningsStatement = components["schemas"]["EarningsStatement"]
export type FavouritesListFavouritesData = components["schemas"]["FavouritesListFavouritesData"]
export type FavouriteCardPage = components["schemas"]["FavouriteCardPage"]
export type FavouriteCard = components["schemas"]["FavouriteCard"]
export type FavouritesAddFavouriteData = components["schemas"]["FavouritesAddFavouriteData"]
export type Favourite = components["schemas"]["Favourite"]
export type TooManyFavourites = components["schemas"]["TooManyFavourites"]
export type UploadedFile = components["schemas"]["UploadedFile"]
export type FeedCreatePostData = components["schemas"]["FeedCreatePostData"]
export type Post = components["schemas"]["Post"]
export type ReactionCount = components["schemas"]["ReactionCount"]
export type PostImage = components["schemas"]["PostImage"]
export type PostVideo = components["schemas"]["PostVideo"]
export type Mention = components["schemas"]["Mention"]
export type Poll = components["schemas"]["Poll"]
export type PollOption = components["schemas"]["PollOption"]
export type PostAuthor = components["schemas"]["PostAuthor"]
export type SharedPost = components["schemas"]["SharedPost"]
export type NewAccountLimited = components["schemas"]["NewAccountLimited"]
export type FeedGetPostData = components["schemas"]["FeedGetPostData"]
export type ShownPost = components["schemas"]["ShownPost"]
export type ListedComment = components["schemas"]["ListedComment"]
export type ReplyPreview = components["schemas"]["ReplyPreview"]
export type FeedUpdatePostData = components["schemas"]["FeedUpdatePostData"]
export type FeedSharePostData = components["schemas"]["FeedSharePostData"]
export type FeedListFeedData = components["schemas"]["FeedListFeedData"]
export type ListedPostPage = components["schemas"]["ListedPostPage"]
export type ListedPost = components["schemas"]["ListedPost"]
export type FeedListPostsOfUserData = components["schemas"]["FeedListPostsOfUserData"]
export type FeedListHashtagsData = components["schemas"]["FeedListHashtagsData"]
export type HashtagPage = components["schemas"]["HashtagPage"]
export type Hashtag = components["schemas"]["Hashtag"]
export type FeedReactToPostData = components["schemas"]["FeedReactToPostData"]
export type FeedRemovePostReactionData = components["schemas"]["FeedRemovePostReactionData"]
export type FeedReactToCommentData = components["schemas"]["FeedReactToCommentData"]
export type FeedRemoveCommentReactionData = components["schemas"]["FeedRemoveCommentReactionData"]
export type FeedVoteData = components["schemas"]["FeedVoteData"]
export type FeedWithdrawVotesData = components["schemas"]["FeedWithdrawVotesData"]
export type FeedListCommentsData = components["schemas"]["FeedListCommentsData"]
export type ListedCommentPage = components["schemas"]["ListedCommentPage"]
export type FeedGetCommentData = components["schemas"]["FeedGetCommentData"]
export type FeedListRepliesData = components["schemas"]["FeedListRepliesData"]
export type FeedAddCommentData = components["schemas"]["FeedAddCommentData"]
export type Comment = components["schemas"]["Comment"]
export type FeedUpdateCommentData = components["schemas"]["FeedUpdateCommentData"]
export type FeedReportPostData = components["schemas"]["FeedReportPostData"]
export type FeedReportCommentData = components["schemas"]["FeedReportCommentData"]
export type IdentityRegisterData = components["schemas"]["IdentityRegisterData"]
export type User = components["schemas"]["User"]
export type Address = components["schemas"]["Address"]
export type InvalidAccountInput = components["schemas"]["InvalidAccountInput"]
export type IdentityLoginData = components["schemas"]["IdentityLoginData"]
export type IdentityVerifyEmailData = components["schemas"]["IdentityVerifyEmailData"]
export type VerificationThrottled = components["schemas"]["VerificationThrottled"]
export type IdentityListSessionsData = components["schemas"]["IdentityListSessionsData"]
export type Session = components["schemas"]["Session"]
export type IdentityGetMeData = components["schemas"]["IdentityGetMeData"]
export type CurrentUser = components["schemas"]["CurrentUser"]
export type Location = components["schemas"]["Location"]
export type PublicMenteeProfile = components["schemas"]["PublicMenteeProfile"]
export type IdentityViewUserData = components["schemas"]["IdentityViewUserData"]
export type PublicProfile = components["schemas"]["PublicProfile"]
export type InvoicesListMenteeInvoicesData = components["schemas"]["InvoicesListMenteeInvoicesData"]
export type InvoicePage = components["schemas"]["InvoicePage"]
export type Invoice = components["schemas"]["Invoice"]
export type InvoiceRefund = components["schemas"]["InvoiceRefund"]
export type InvoicesGetMenteeInvoiceData = components["schemas"]["InvoicesGetMenteeInvoiceData"]
export type InvoicesGetMenteeSummaryData = components["schemas"]["InvoicesGetMenteeSummaryData"]
export type BuyerTotals = components["schemas"]["BuyerTotals"]
export type InvoicesListMentorInvoicesData = components["schemas"]["InvoicesListMentorInvoicesData"]
export type MentorInvoicePage = components["schemas"]["MentorInvoicePage"]
export type MentorInvoice = components["schemas"]["MentorInvoice"]
export type InvoicesGetMentorInvoiceData = components["schemas"]["InvoicesGetMentorInvoiceData"]
export type InvoicesGetMentorSummaryData = components["schemas"]["InvoicesGetMentorSummaryData"]
export type SellerTotals = components["schemas"]["SellerTotals"]
export type MentionsListMentionablesData = components["schemas"]["MentionsListMentionablesData"]
export type Mentionable = components["schemas"]["Mentionable"]
export type MentorSearchSearchData = components["schemas"]["MentorSearchSearchData"]
export type MentorCardPage = components["schemas"]["MentorCardPage"]
export type MentorCard = components["schemas"]["MentorCard"]
export type NotificationsListNotificationsData = components["schemas"]["NotificationsListNotificationsData"]
export type NotificationPage = components["schemas"]["NotificationPage"]
export type Notification = components["schemas"]["Notification"]
export type SessionBookedNotification = components["schemas"]["SessionBookedNotification"]
export type NotificationSender = components["schemas"]["NotificationSender"]
export type SessionBookedNotificationData = components["schemas"]["SessionBookedNotificationData"]
export type SessionConfirmedNotification = components["schemas"]["SessionConfirmedNotification"]
export type SessionConfirmedNotificationData = components["schemas"]["SessionConfirmedNotificationData"]
export type SessionCancelledNotification = components["schemas"]["SessionCancelledNotification"]
export type SessionCancelledNotificationData = components["schemas"]["SessionCancelledNotificationData"]
export type NotificationAmount = components["schemas"]["NotificationAmount"]
export type SessionCompletedNotification = components["schemas"]["SessionCompletedNotification"]
export type SessionCompletedNotificationData = components["schemas"]["SessionCompletedNotificationData"]
export type SessionReminder24hNotification = components["schemas"]["SessionReminder24hNotification"]
export type SessionReminder24hNotificationData = components["schemas"]["SessionReminder24hNotificationData"]
export type SessionReminder1hNotification = components["schemas"]["SessionReminder1hNotification"]
export type SessionReminder1hNotificationData = components["schemas"]["SessionReminder1hNotificationData"]
export type SessionPaidNotification = components["schemas"]["SessionPaidNotification"]
export type SessionPaidNotificationData = components["schemas"]["SessionPaidNotificationData"]
export type SessionFollowUpScheduledNotification = components["schemas"]["SessionFollowUpScheduledNotification"]
export type SessionFollowUpScheduledNotificationData = components["schemas"]["SessionFollowUpScheduledNotificationData"]
export type BookingFollowupReminderNotification = components["schemas"]["BookingFollowupReminderNotification"]
export type BookingFollowupReminderNotificationData = components["schemas"]["BookingFollowupReminderNotificationData"]
export type SlotHoldExpiringNotification = components["schemas"]["SlotHoldExpiringNotification"]
export type SlotHoldExpiringNotificationData = components["schemas"]["SlotHoldExpiringNotificationData"]
export type AvailabilityBookedSlotsAffectedNotification = components["schemas"]["AvailabilityBookedSlotsAffectedNotification"]
export type AvailabilityBookedSlotsAffectedNotificationData = components["schemas"]["AvailabilityBookedSlotsAffectedNotificationData"]
export type PaymentReceivedNotification = components["schemas"]["PaymentReceivedNotification"]
export type PaymentReceivedNotificationData = components["schemas"]["PaymentReceivedNotificationData"]
export type RefundIssuedNotification = components["schemas"]["RefundIssuedNotification"]
export type RefundIssuedNotificationData = components["schemas"]["RefundIssuedNotificationData"]
export type PaymentDisputedNotification = components["schemas"]["PaymentDisputedNotification"]
export type PaymentDisputedNotificationData = components["schemas"]["PaymentDisputedNotificationData"]
export type SubscriptionRenewalFailedNotification = components["schemas"]["SubscriptionRenewalFailedNotification"]
export type SubscriptionRenewalFailedNotificationData = components["schemas"]["SubscriptionRenewalFailedNotificationData"]
export type SubscriptionEndedNotification = components["schemas"]["SubscriptionEndedNotification"]
export type SubscriptionEndedNotificationData = components["schemas"]["SubscriptionEndedNotificationData"]
export type WithdrawalUpdatedNotification = components["schemas"]["WithdrawalUpdatedNotification"]
export type WithdrawalUpdatedNotificationData = components["schemas"]["WithdrawalUpdatedNotificationData"]
export type FeedConnectionRequestNotification = components["schemas"]["FeedConnectionRequestNotification"]
export type FeedConnectionRequestNotificationData = components["schemas"]["FeedConnectionRequestNotificationData"]
export type FeedConnectionAcceptedNotification = components["schemas"]["FeedConnectionAcceptedNotification"]
export type FeedConnectionAcceptedNotificationData = components["schemas"]["FeedConnectionAcceptedNotificationData"]
export type FeedNewFollowerNotification = components["schemas"]["FeedNewFollowerNotification"]
export type FeedNewFollowerNotificationData = components["schemas"]["FeedNewFollowerNotificationData"]
export type FeedPostCommentedNotification = components["schemas"]["FeedPostCommentedNotification"]
export type FeedPostCommentedNotificationData = components["schemas"]["FeedPostCommentedNotificationData"]
export type FeedPostReactedNotification = components["schemas"]["FeedPostReactedNotification"]
export type FeedPostReactedNotificationData = components["schemas"]["FeedPostReactedNotificationData"]
export type FeedPostMentionedNotification = components["schemas"]["FeedPostMentionedNotification"]
export type FeedPostMentionedNotificationData = components["schemas"]["FeedPostMentionedNotificationData"]
export type FeedCommentMentionedNotification = components["schemas"]["FeedCommentMentionedNotification"]
export type FeedCommentMentionedNotificationData = components["schemas"]["FeedCommentMentionedNotificationData"]
export type FeedCommentRepliedNotification = components["schemas"]["FeedCommentRepliedNotification"]
export type FeedCommentRepliedNotificationData = components["schemas"]["FeedCommentRepliedNotificationData"]
export type MentorRegisteredNotification = components["schemas"]["MentorRegisteredNotification"]
export type MentorRegisteredNotificationData = components["schemas"]["MentorRegisteredNotificationData"]
export type MentorApprovedNotification = components["schemas"]["MentorApprovedNotification"]
export type MentorApprovedNotificationData = components["schemas"]["MentorApprovedNotificationData"]
export type MentorRejectedNotification = components["schemas"]["MentorRejectedNotification"]
export type MentorRejectedNotificationData = components["schemas"]["MentorRejectedNotificationData"]
export type MentorSuspendedNotification = components["schemas"]["MentorSuspendedNotification"]
export type MentorSuspendedNotificationData = components["schemas"]["MentorSuspendedNotificationData"]
export type MentorReinstatedNotification = components["schemas"]["MentorReinstatedNotification"]
export type MentorReinstatedNotificationData = components["schemas"]["MentorReinstatedNotificationData"]
export type MentorDocumentReviewedNotification = components["schemas"]["MentorDocumentReviewedNotification"]
export type MentorDocumentReviewedNotificationData = components["schemas"]["MentorDocumentReviewedNotificationData"]
export type AuthSecurityAlertNotification = components["schemas"]["AuthSecurityAlertNotification"]
export type AuthSecurityAlertNotificationData = components["schemas"]["AuthSecurityAlertNotificationData"]
export type UnreadNotifications = components["schemas"]["UnreadNotifications"]
export type NotificationsReadNotificationData = components["schemas"]["NotificationsReadNotificationData"]
export type NotificationsReadAllNotificationsData = components["schemas"]["NotificationsReadAllNotificationsData"]
export type NotificationsResolveNotificationData = components["schemas"]["NotificationsResolveNotificationData"]
export type NotificationPreferences = components["schemas"]["NotificationPreferences"]
export type NotificationPreference = components["schemas"]["NotificationPreference"]
export type QuietHours = components["schemas"]["QuietHours"]
export type OauthRedirectData = components["schemas"]["OauthRedirectData"]
export type OauthCallbackData = components["schemas"]["OauthCallbackData"]
export type PasskeysRegisterOptionsData = components["schemas"]["PasskeysRegisterOptionsData"]
export type PasskeyCreationOptions = components["schemas"]["PasskeyCreationOptions"]
export type PasskeyAttestation = components["schemas"]["PasskeyAttestation"]
export type PasskeysRegisterData = components["schemas"]["PasskeysRegisterData"]
export type Passkey = components["schemas"]["Passkey"]
export type PasskeysAuthenticateOptionsData = components["schemas"]["PasskeysAuthenticateOptionsData"]
export type PasskeyRequestOptions = components["schemas"]["PasskeyRequestOptions"]
export type PasskeyAssertion = components["schemas"]["PasskeyAssertion"]
export type PasskeysAuthenticateData = components["schemas"]["PasskeysAuthenticateData"]
export type PasskeysListData = components["schemas"]["PasskeysListData"]
export type PaymentState = components["schemas"]["PaymentState"]
export type PaymentsListTransactionsData = components["schemas"]["PaymentsListTransactionsData"]
export type TransactionPage = components["schemas"]["TransactionPage"]
export type Transaction = components["schemas"]["Transaction"]
export type AdminRefund = components["schemas"]["AdminRefund"]
export type PaymentsRefundTransactionData = components["schemas"]["PaymentsRefundTransactionData"]
export type RefundNotPossible = components["schemas"]["RefundNotPossible"]
export type RefundUndecided = components["schemas"]["RefundUndecided"]
export type RefundUnanswered = components["schemas"]["RefundUnanswered"]
export type GatewayRefused = components["schemas"]["GatewayRefused"]
export type PaymentsListRefundQueueData = components["schemas"]["PaymentsListRefundQueueData"]
export type QueuedRefundPage = components["schemas"]["QueuedRefundPage"]
export type QueuedRefund = components["schemas"]["QueuedRefund"]
export type PaymentsResolveRefundData = components["schemas"]["PaymentsResolveRefundData"]
export type PaymentsListPaymentReviewsData = components["schemas"]["PaymentsListPaymentReviewsData"]
export type PaymentReviewPage = components["schemas"]["PaymentReviewPage"]
export type PaymentReview = components["schemas"]["PaymentReview"]
export type PaymentsResolvePaymentReviewData = components["schemas"]["PaymentsResolvePaymentReviewData"]
export type DecisionNotPossible = components["schemas"]["DecisionNotPossible"]
export type PaymentsListReconciliationData = components["schemas"]["PaymentsListReconciliationData"]
export type ReconciledDayPage = components["schemas"]["ReconciledDayPage"]
export type ReconciledDay = components["schemas"]["ReconciledDay"]
export type BooksDifference = components["schemas"]["BooksDifference"]
export type PersonalDataExportAllData = components["schemas"]["PersonalDataExportAllData"]
export type AccountStillNeeded = components["schemas"]["AccountStillNeeded"]
export type ProfileMediaUploadMediaData = components["schemas"]["ProfileMediaUploadMediaData"]
export type ProfileMediaRemoveMediaData = components["schemas"]["ProfileMediaRemoveMediaData"]
export type ProfilesListOnboardingQuestionsData = components["schemas"]["ProfilesListOnboardingQuestionsData"]
export type OnboardingQuestion = components["schemas"]["OnboardingQuestion"]
export type ProfilesGetOnboardingData = components["schemas"]["ProfilesGetOnboardingData"]
export type Onboarding = components["schemas"]["Onboarding"]
export type MentorProfile = components["schemas"]["MentorProfile"]
export type VerificationDocument = components["schemas"]["VerificationDocument"]
export type OnboardingAnswer = components["schemas"]["OnboardingAnswer"]
export type ProfilesSubmitOnboardingData = components["schemas"]["ProfilesSubmitOnboardingData"]
export type ApplicationNotPossible = components["schemas"]["ApplicationNotPossible"]
export type ProfilesListExpertiseAreasData = components["schemas"]["ProfilesListExpertiseAreasData"]
export type ExpertiseArea = components["schemas"]["ExpertiseArea"]
export type ProfilesUpdateProfileData = components["schemas"]["ProfilesUpdateProfileData"]
export type ProfilesGetMentorProfileData = components["schemas"]["ProfilesGetMentorProfileData"]
export type ProfilesUpdateMentorProfileData = components["schemas"]["ProfilesUpdateMentorProfileData"]
export type ProfilesUpdateMenteeProfileData = components["schemas"]["ProfilesUpdateMenteeProfileData"]
export type ProfilesAddExperienceData = components["schemas"]["ProfilesAddExperienceData"]
export type ProfilesUpdateExperienceData = components["schemas"]["ProfilesUpdateExperienceData"]
export type ProfilesAddEducationData = components["schemas"]["ProfilesAddEducationData"]
export type ProfilesUpdateEducationData = components["schemas"]["ProfilesUpdateEducationData"]
export type ProfilesAddCertificationData = components["schemas"]["ProfilesAddCertificationData"]
export type ProfilesUpdateCertificationData = components["schemas"]["ProfilesUpdateCertificationData"]
export type ReportsListReportsData = components["schemas"]["ReportsListReportsData"]
export type ReportPage = components["schemas"]["ReportPage"]
export type Report = components["schemas"]["Report"]
export type SchedulingCreateSessionTypeData = components["schemas"]["SchedulingCreateSessionTypeData"]
export type SessionType = components["schemas"]["SessionType"]
export type CalendarFull = components["schemas"]["CalendarFull"]
export type SchedulingListSessionTypesData = components["schemas"]["SchedulingListSessionTypesData"]
export type SchedulingGetSessionTypeData = components["schemas"]["SchedulingGetSessionTypeData"]
export type SchedulingUpdateSessionTypeData = components["schemas"]["SchedulingUpdateSessionTypeData"]
export type SchedulingListPublicSessionTypesData = components["schemas"]["SchedulingListPublicSessionTypesData"]
export type SchedulingListAvailabilityRulesData = components["schemas"]["SchedulingListAvailabilityRulesData"]
export type AvailabilityRule = components["schemas"]["AvailabilityRule"]
export type TimeBlock = components["schemas"]["TimeBlock"]
export type SchedulingCreateAvailabilityRuleData = components["schemas"]["SchedulingCreateAvailabilityRuleData"]
export type SchedulingCreateAvailabilityRulesData = components["schemas"]["SchedulingCreateAvailabilityRulesData"]
export type SchedulingGetAvailabilityRuleData = components["schemas"]["SchedulingGetAvailabilityRuleData"]
export type SchedulingUpdateAvailabilityRuleData = components["schemas"]["SchedulingUpdateAvailabilityRuleData"]
export type SchedulingActivateAvailabilityRuleData = components["schemas"]["SchedulingActivateAvailabilityRuleData"]
export type SchedulingPreviewAvailabilityRuleData = components["schemas"]["SchedulingPreviewAvailabilityRuleData"]
export type AvailabilityPreview = components["schemas"]["AvailabilityPreview"]
export type OfferedTime = components["schemas"]["OfferedTime"]
export type Slot = components["schemas"]["Slot"]
export type SchedulingListOffDaysData = components["schemas"]["SchedulingListOffDaysData"]
export type OffDay = components["schemas"]["OffDay"]
export type SchedulingCreateOffDayData = components["schemas"]["SchedulingCreateOffDayData"]
export type SchedulingGetOffDayData = components["schemas"]["SchedulingGetOffDayData"]
export type SchedulingUpdateOffDayData = components["schemas"]["SchedulingUpdateOffDayData"]
export type SchedulingStartVacationData = components["schemas"]["SchedulingStartVacationData"]
export type SchedulingEndVacationData = components["schemas"]["SchedulingEndVacationData"]
export type SchedulingListAvailabilityOverridesData = components["schemas"]["SchedulingListAvailabilityOverridesData"]
export type AvailabilityOverride = components["schemas"]["AvailabilityOverride"]
export type SchedulingPutAvailabilityOverrideData = components["schemas"]["SchedulingPutAvailabilityOverrideData"]
export type SchedulingGetAvailabilityOverrideData = components["schemas"]["SchedulingGetAvailabilityOverrideData"]
export type SchedulingListOwnSlotsData = components["schemas"]["SchedulingListOwnSlotsData"]
export type SlotsExplanation = components["schemas"]["SlotsExplanation"]
export type SlotReason = components["schemas"]["SlotReason"]
export type SlotExplanation = components["schemas"]["SlotExplanation"]
export type DateExplanation = components["schemas"]["DateExplanation"]
export type DateReason = components["schemas"]["DateReason"]
export type SchedulingListPublicSlotsData = components["schemas"]["SchedulingListPublicSlotsData"]
export type Hold = components["schemas"]["Hold"]
export type SlotsUnavailable = components["schemas"]["SlotsUnavailable"]
export type TooManyLiveAttempts = components["schemas"]["TooManyLiveAttempts"]
export type SchedulingListHoldsData = components["schemas"]["SchedulingListHoldsData"]
export type HeldSeatPage = components["schemas"]["HeldSeatPage"]
export type HeldSeat = components["schemas"]["HeldSeat"]
export type SearchSearchData = components["schemas"]["SearchSearchData"]
export type SearchResults = components["schemas"]["SearchResults"]
export type FoundUser = components["schemas"]["FoundUser"]
export type TransactionMethodsListTypesData = components["schemas"]["TransactionMethodsListTypesData"]
export type TransactionMethodType = components["schemas"]["TransactionMethodType"]
export type TransactionMethodField = components["schemas"]["TransactionMethodField"]
export type ControllingField = components["schemas"]["ControllingField"]
export type OptionsKey = components["schemas"]["OptionsKey"]
export type TransactionMethodsListMethodsData = components["schemas"]["TransactionMethodsListMethodsData"]
export type TransactionMethod = components["schemas"]["TransactionMethod"]
export type TransactionMethodsAddMethodData = components["schemas"]["TransactionMethodsAddMethodData"]
export type TransactionMethodsMakeDefaultData = components["schemas"]["TransactionMethodsMakeDefaultData"]
export type TransactionMethodsListAllTypesData = components["schemas"]["TransactionMethodsListAllTypesData"]
export type TransactionMethodFieldInput = components["schemas"]["TransactionMethodFieldInput"]
export type TransactionMethodsCreateTypeData = components["schemas"]["TransactionMethodsCreateTypeData"]
export type TransactionMethodsUpdateTypeData = components["schemas"]["TransactionMethodsUpdateTypeData"]
export type TwoFactorChallengeData = components["schemas"]["TwoFactorChallengeData"]
export type TwoFactorLocked = components["schemas"]["TwoFactorLocked"]
export type TwoFactorChallengeByBackupCodeData = components["schemas"]["TwoFactorChallengeByBackupCodeData"]
export type TwoFactorSwitchMethodData = components["schemas"]["TwoFactorSwitchMethodData"]
export type CodeThrottled = components["schemas"]["CodeThrottled"]
export type TotpSetup = components["schemas"]["TotpSetup"]
export type TwoFactorStatus = components["schemas"]["TwoFactorStatus"]
export type CodeRequired = components["schemas"]["CodeRequired"]
export type TwoFactorListTrustedDevicesData = components["schemas"]["TwoFactorListTrustedDevicesData"]
export type TrustedDevice = components["schemas"]["TrustedDevice"]
export type PhoneUpdate = components["schemas"]["PhoneUpdate"]
export type PhoneStatus = components["schemas"]["PhoneStatus"]
export type UploadsStartUploadData = components["schemas"]["UploadsStartUploadData"]
export type Upload = components["schemas"]["Upload"]
export type TooManyUploads = components["schemas"]["TooManyUploads"]
export type UploadQuotaExceeded = components["schemas"]["UploadQuotaExceeded"]
export type UploadsSendChunkData = components["schemas"]["UploadsSendChunkData"]
export type UploadChunk = components["schemas"]["UploadChunk"]
export type ChunkDiffers = components["schemas"]["ChunkDiffers"]
export type DigestMismatch = components["schemas"]["DigestMismatch"]
export type UploadsGetUploadData = components["schemas"]["UploadsGetUploadData"]
export type UploadsCompleteUploadData = components["schemas"]["UploadsCompleteUploadData"]
export type UploadIncomplete = components["schemas"]["UploadIncomplete"]
export type UnsupportedUpload = components["schemas"]["UnsupportedUpload"]
export type VerificationListDocumentsData = components["schemas"]["VerificationListDocumentsData"]
export type VerificationUploadDocumentsData = components["schemas"]["VerificationUploadDocumentsData"]
export type DocumentTypeApproved = components["schemas"]["DocumentTypeApproved"]
export type VerificationReplaceDocumentData = components["schemas"]["VerificationReplaceDocumentData"]
export type DocumentLocked = components["schemas"]["DocumentLocked"]
export type VerificationListDocumentsToReviewData = components["schemas"]["VerificationListDocumentsToReviewData"]
export type AdminVerificationDocumentPage = components["schemas"]["AdminVerificationDocumentPage"]
export type AdminVerificationDocument = components["schemas"]["AdminVerificationDocument"]
export type VerificationDocumentMentor = components["schemas"]["VerificationDocumentMentor"]
export type VerificationReviewDocumentData = components["schemas"]["VerificationReviewDocumentData"]
export type DocumentNotPending = components["schemas"]["DocumentNotPending"]
export type WithdrawalsListWithdrawalsData = components["schemas"]["WithdrawalsListWithdrawalsData"]
export type WithdrawalPage = components["schemas"]["WithdrawalPage"]
export type Withdrawal = components["schemas"]["Withdrawal"]
export type WithdrawalMethod = components["schemas"]["WithdrawalMethod"]
export type WithdrawalsRequestWithdrawalData = components["schemas"]["WithdrawalsRequestWithdrawalData"]
export type BelowWithdrawalMinimum = components["schemas"]["BelowWithdrawalMinimum"]
export type InsufficientBalance = components["schemas"]["InsufficientBalance"]
export type WithdrawalAlreadyOpen = components["schemas"]["WithdrawalAlreadyOpen"]
export type PayoutMethodUnfit = components["schemas"]["PayoutMethodUnfit"]
export type WithdrawalsGetWithdrawalData = components["schemas"]["WithdrawalsGetWithdrawalData"]
export type WithdrawalsListAllWithdrawalsData = components["schemas"]["WithdrawalsListAllWithdrawalsData"]
export type AdminWithdrawalPage = components["schemas"]["AdminWithdrawalPage"]
export type AdminWithdrawal = components["schemas"]["AdminWithdrawal"]
export type PayoutMethod = components["schemas"]["PayoutMethod"]
export type PayoutValue = components["schemas"]["PayoutValue"]
export type WithdrawalMentor = components["schemas"]["WithdrawalMentor"]
export type WithdrawalsApproveWithdrawalData = components["schemas"]["WithdrawalsApproveWithdrawalData"]
export type WithdrawalMoveRefused = components["schemas"]["WithdrawalMoveRefused"]
export type WithdrawalsRejectWithdrawalData = components["schemas"]["WithdrawalsRejectWithdrawalData"]
export type WithdrawalsProcessWithdrawalData = components["schemas"]["WithdrawalsProcessWithdrawalData"]
export type WithdrawalsPayWithdrawalData = components["schemas"]["WithdrawalsPayWithdrawalData"]
export type WithdrawalsFailWithdrawalData = components["schemas"]["WithdrawalsFailWithdrawalData"]

export type AdminListMentorsInput = InputOf<operations["admin.listMentors"]>
export type AdminListMentorsFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type AdminApproveMentorInput = InputOf<operations["admin.approveMentor"]>
export type AdminApproveMentorFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"ApprovalNotPossible", 422, components["schemas"]["ApprovalNotPossible"]["data"]>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type AdminRejectMentorInput = InputOf<operations["admin.rejectMentor"]>
export type AdminRejectMentorFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"ApprovalNotPossible", 422, components["schemas"]["ApprovalNotPossible"]["data"]>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type AdminSuspendMentorInput = InputOf<operations["admin.suspendMentor"]>
export type AdminSuspendMentorFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"ApprovalNotPossible", 422, components["schemas"]["ApprovalNotPossible"]["data"]>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type AdminReinstateMentorInput = InputOf<operations["admin.reinstateMentor"]>
export type AdminReinstateMentorFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"ApprovalNotPossible", 422, components["schemas"]["ApprovalNotPossible"]["data"]>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type AdminListUsersInput = InputOf<operations["admin.listUsers"]>
export type AdminListUsersFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type AdminSuspendUserInput = InputOf<operations["admin.suspendUser"]>
export type AdminSuspendUserFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"UserNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"AdminProtected", 422, Record<string, never>>
  | Failure<"AccountMoveNotPossible", 422, components["schemas"]["AccountMoveNotPossible"]["data"]>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type AdminBanUserInput = InputOf<operations["admin.banUser"]>
export type AdminBanUserFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"UserNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"AdminProtected", 422, Record<string, never>>
  | Failure<"AccountMoveNotPossible", 422, components["schemas"]["AccountMoveNotPossible"]["data"]>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type AdminReinstateUserInput = InputOf<operations["admin.reinstateUser"]>
export type AdminReinstateUserFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"UserNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"AccountMoveNotPossible", 422, components["schemas"]["AccountMoveNotPossible"]["data"]>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type AdminGetSettingsInput = InputOf<operations["admin.getSettings"]>
export type AdminGetSettingsFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type AdminUpdateSettingsInput = InputOf<operations["admin.updateSettings"]>
export type AdminUpdateSettingsFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"FreshSignInRequired", 403, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type AdminListAuditLogInput = InputOf<operations["admin.listAuditLog"]>
export type AdminListAuditLogFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type BookingsListMenteeBookingsInput = InputOf<operations["bookings.listMenteeBookings"]>
export type BookingsListMenteeBookingsFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type BookingsCreateBookingInput = InputOf<operations["bookings.createBooking"]>
export type BookingsCreateBookingFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"IdempotencyKeyInFlight", 409, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"ReservationLapsed", 422, Record<string, never>>
  | Failure<"AttemptAlreadyBooked", 422, components["schemas"]["AttemptAlreadyBooked"]["data"]>
  | Failure<"OwnSession", 422, Record<string, never>>
  | Failure<"NotBookable", 422, Record<string, never>>
  | Failure<"IdempotencyKeyReused", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"GatewayUnavailable", 502, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type BookingsGetMenteeBookingInput = InputOf<operations["bookings.getMenteeBooking"]>
export type BookingsGetMenteeBookingFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"BookingNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type BookingsGetPaymentLinkInput = InputOf<operations["bookings.getPaymentLink"]>
export type BookingsGetPaymentLinkFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"BookingNotFound", 404, Record<string, never>>
  | Failure<"CostsNothing", 422, Record<string, never>>
  | Failure<"AlreadyPaid", 422, Record<string, never>>
  | Failure<"NotAcceptedYet", 422, Record<string, never>>
  | Failure<"NotBookable", 422, Record<string, never>>
  | Failure<"PaymentUnderway", 422, Record<string, never>>
  | Failure<"ReservationLapsed", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"GatewayUnavailable", 502, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type BookingsCancelMenteeBookingInput = InputOf<operations["bookings.cancelMenteeBooking"]>
export type BookingsCancelMenteeBookingFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"BookingNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"IdempotencyKeyInFlight", 409, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"TransitionRefused", 422, components["schemas"]["TransitionRefused"]["data"]>
  | Failure<"PaymentUnderway", 422, Record<string, never>>
  | Failure<"IdempotencyKeyReused", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type BookingsScheduleFollowUpInput = InputOf<operations["bookings.scheduleFollowUp"]>
export type BookingsScheduleFollowUpFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"BookingNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"IdempotencyKeyInFlight", 409, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"NoFollowUpLeft", 422, Record<string, never>>
  | Failure<"FollowUpOutsideWindow", 422, components["schemas"]["FollowUpOutsideWindow"]["data"]>
  | Failure<"ReservationLapsed", 422, Record<string, never>>
  | Failure<"AttemptAlreadyBooked", 422, components["schemas"]["AttemptAlreadyBooked"]["data"]>
  | Failure<"NotBookable", 422, Record<string, never>>
  | Failure<"TransitionRefused", 422, components["schemas"]["TransitionRefused"]["data"]>
  | Failure<"IdempotencyKeyReused", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type BookingsListMentorBookingsInput = InputOf<operations["bookings.listMentorBookings"]>
export type BookingsListMentorBookingsFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type BookingsGetMentorBookingInput = InputOf<operations["bookings.getMentorBooking"]>
export type BookingsGetMentorBookingFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"BookingNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type BookingsAcceptBookingInput = InputOf<operations["bookings.acceptBooking"]>
export type BookingsAcceptBookingFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"BookingNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"TransitionRefused", 422, components["schemas"]["TransitionRefused"]["data"]>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type BookingsDeclineBookingInput = InputOf<operations["bookings.declineBooking"]>
export type BookingsDeclineBookingFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"BookingNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"IdempotencyKeyInFlight", 409, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"TransitionRefused", 422, components["schemas"]["TransitionRefused"]["data"]>
  | Failure<"IdempotencyKeyReused", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type BookingsCancelMentorBookingInput = InputOf<operations["bookings.cancelMentorBooking"]>
export type BookingsCancelMentorBookingFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"BookingNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"IdempotencyKeyInFlight", 409, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"TransitionRefused", 422, components["schemas"]["TransitionRefused"]["data"]>
  | Failure<"PaymentUnderway", 422, Record<string, never>>
  | Failure<"IdempotencyKeyReused", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type BookingsCompleteBookingInput = InputOf<operations["bookings.completeBooking"]>
export type BookingsCompleteBookingFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"BookingNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"TransitionRefused", 422, components["schemas"]["TransitionRefused"]["data"]>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type BroadcastingAuthorizeChannelInput = InputOf<operations["broadcasting.authorizeChannel"]>
export type BroadcastingAuthorizeChannelData = DataOf<operations["broadcasting.authorizeChannel"]>
export type BroadcastingAuthorizeChannelFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"ChannelForbidden", 403, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type CalendarFeedsCreateFeedInput = InputOf<operations["calendarFeeds.createFeed"]>
export type CalendarFeedsCreateFeedFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type CalendarFeedsRevokeFeedInput = InputOf<operations["calendarFeeds.revokeFeed"]>
export type CalendarFeedsRevokeFeedData = DataOf<operations["calendarFeeds.revokeFeed"]>
export type CalendarFeedsRevokeFeedFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type ConnectionsRequestConnectionInput = InputOf<operations["connections.requestConnection"]>
export type ConnectionsRequestConnectionFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"UserNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"NotWithOneself", 422, Record<string, never>>
  | Failure<"AlreadyConnected", 422, Record<string, never>>
  | Failure<"PersonUnreachable", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type ConnectionsRemoveConnectionInput = InputOf<operations["connections.removeConnection"]>
export type ConnectionsRemoveConnectionFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type ConnectionsAcceptConnectionInput = InputOf<operations["connections.acceptConnection"]>
export type ConnectionsAcceptConnectionFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"ConnectionRequestNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type ConnectionsListConnectionsInput = InputOf<operations["connections.listConnections"]>
export type ConnectionsListConnectionsFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type ConnectionsListPendingConnectionsInput = InputOf<operations["connections.listPendingConnections"]>
export type ConnectionsListPendingConnectionsFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type ConnectionsListSentConnectionsInput = InputOf<operations["connections.listSentConnections"]>
export type ConnectionsListSentConnectionsFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type ConnectionsListConnectionsOfUserInput = InputOf<operations["connections.listConnectionsOfUser"]>
export type ConnectionsListConnectionsOfUserFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"UserNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type ConnectionsViewFeedProfileInput = InputOf<operations["connections.viewFeedProfile"]>
export type ConnectionsViewFeedProfileFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"UserNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type ConnectionsListSuggestionsInput = InputOf<operations["connections.listSuggestions"]>
export type ConnectionsListSuggestionsFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type ConnectionsDismissSuggestionInput = InputOf<operations["connections.dismissSuggestion"]>
export type ConnectionsDismissSuggestionData = DataOf<operations["connections.dismissSuggestion"]>
export type ConnectionsDismissSuggestionFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"UserNotFound", 404, Record<string, never>>
  | Failure<"NotWithOneself", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type ConnectionsFollowInput = InputOf<operations["connections.follow"]>
export type ConnectionsFollowFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"UserNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"NotWithOneself", 422, Record<string, never>>
  | Failure<"PersonUnreachable", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type ConnectionsUnfollowInput = InputOf<operations["connections.unfollow"]>
export type ConnectionsUnfollowFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"UserNotFound", 404, Record<string, never>>
  | Failure<"NotWithOneself", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type ConnectionsListFollowersInput = InputOf<operations["connections.listFollowers"]>
export type ConnectionsListFollowersFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"UserNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type ConnectionsListFollowingInput = InputOf<operations["connections.listFollowing"]>
export type ConnectionsListFollowingFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"UserNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type ConnectionsBlockUserInput = InputOf<operations["connections.blockUser"]>
export type ConnectionsBlockUserFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"UserNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"NotWithOneself", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type ConnectionsUnblockUserInput = InputOf<operations["connections.unblockUser"]>
export type ConnectionsUnblockUserData = DataOf<operations["connections.unblockUser"]>
export type ConnectionsUnblockUserFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type ConnectionsReportUserInput = InputOf<operations["connections.reportUser"]>
export type ConnectionsReportUserFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"UserNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"AlreadyReported", 409, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"CannotReportOwn", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type ConnectionsListBlockedUsersInput = InputOf<operations["connections.listBlockedUsers"]>
export type ConnectionsListBlockedUsersFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type DashboardsGetMenteeDashboardInput = InputOf<operations["dashboards.getMenteeDashboard"]>
export type DashboardsGetMenteeDashboardData = DataOf<operations["dashboards.getMenteeDashboard"]>
export type DashboardsGetMenteeDashboardFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type DashboardsGetMentorDashboardInput = InputOf<operations["dashboards.getMentorDashboard"]>
export type DashboardsGetMentorDashboardData = DataOf<operations["dashboards.getMentorDashboard"]>
export type DashboardsGetMentorDashboardFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type DeadLettersListDeadLettersInput = InputOf<operations["deadLetters.listDeadLetters"]>
export type DeadLettersListDeadLettersFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type DeadLettersRetryDeadLettersInput = InputOf<operations["deadLetters.retryDeadLetters"]>
export type DeadLettersRetryDeadLettersFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type DirectoryListMentorsInput = InputOf<operations["directory.listMentors"]>
export type DirectoryListMentorsFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"DirectoryClosed", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type DirectoryGetMentorInput = InputOf<operations["directory.getMentor"]>
export type DirectoryGetMentorFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"DirectoryClosed", 404, Record<string, never>>
  | Failure<"MentorNotListed", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type EarningsGetSummaryInput = InputOf<operations["earnings.getSummary"]>
export type EarningsGetSummaryData = DataOf<operations["earnings.getSummary"]>
export type EarningsGetSummaryFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type EarningsGetStatementInput = InputOf<operations["earnings.getStatement"]>
export type EarningsGetStatementData = DataOf<operations["earnings.getStatement"]>
export type EarningsGetStatementFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type FavouritesListFavouritesInput = InputOf<operations["favourites.listFavourites"]>
export type FavouritesListFavouritesFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type FavouritesAddFavouriteInput = InputOf<operations["favourites.addFavourite"]>
export type FavouritesAddFavouriteFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"TooManyFavourites", 422, components["schemas"]["TooManyFavourites"]["data"]>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type FavouritesRemoveFavouriteInput = InputOf<operations["favourites.removeFavourite"]>
export type FavouritesRemoveFavouriteData = DataOf<operations["favourites.removeFavourite"]>
export type FavouritesRemoveFavouriteFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type FeedCreatePostInput = InputOf<operations["feed.createPost"]>
export type FeedCreatePostFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"IdempotencyKeyInFlight", 409, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"NewAccountLimited", 422, components["schemas"]["NewAccountLimited"]["data"]>
  | Failure<"IdempotencyKeyReused", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type FeedGetPostInput = InputOf<operations["feed.getPost"]>
export type FeedGetPostFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"PostNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type FeedUpdatePostInput = InputOf<operations["feed.updatePost"]>
export type FeedUpdatePostFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"NotPostAuthor", 403, Record<string, never>>
  | Failure<"PostNotShareable", 403, Record<string, never>>
  | Failure<"PostNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type FeedDeletePostInput = InputOf<operations["feed.deletePost"]>
export type FeedDeletePostData = DataOf<operations["feed.deletePost"]>
export type FeedDeletePostFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"NotPostAuthor", 403, Record<string, never>>
  | Failure<"PostNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type FeedSharePostInput = InputOf<operations["feed.sharePost"]>
export type FeedSharePostFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"PostNotShareable", 403, Record<string, never>>
  | Failure<"PostNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"IdempotencyKeyInFlight", 409, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"NewAccountLimited", 422, components["schemas"]["NewAccountLimited"]["data"]>
  | Failure<"IdempotencyKeyReused", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type FeedListFeedInput = InputOf<operations["feed.listFeed"]>
export type FeedListFeedFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type FeedMarkSeenInput = InputOf<operations["feed.markSeen"]>
export type FeedMarkSeenData = DataOf<operations["feed.markSeen"]>
export type FeedMarkSeenFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type FeedListPostsOfUserInput = InputOf<operations["feed.listPostsOfUser"]>
export type FeedListPostsOfUserFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"UserNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type FeedListHashtagsInput = InputOf<operations["feed.listHashtags"]>
export type FeedListHashtagsFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type FeedReactToPostInput = InputOf<operations["feed.reactToPost"]>
export type FeedReactToPostFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"PostNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type FeedRemovePostReactionInput = InputOf<operations["feed.removePostReaction"]>
export type FeedRemovePostReactionFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"PostNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type FeedReactToCommentInput = InputOf<operations["feed.reactToComment"]>
export type FeedReactToCommentFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"CommentNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type FeedRemoveCommentReactionInput = InputOf<operations["feed.removeCommentReaction"]>
export type FeedRemoveCommentReactionFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"CommentNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type FeedVoteInput = InputOf<operations["feed.vote"]>
export type FeedVoteFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"PollNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"PollClosed", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type FeedWithdrawVotesInput = InputOf<operations["feed.withdrawVotes"]>
export type FeedWithdrawVotesFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"PollNotFound", 404, Record<string, never>>
  | Failure<"PollClosed", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type FeedListCommentsInput = InputOf<operations["feed.listComments"]>
export type FeedListCommentsFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"PostNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type FeedAddCommentInput = InputOf<operations["feed.addComment"]>
export type FeedAddCommentFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"PostNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"IdempotencyKeyInFlight", 409, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"NewAccountLimited", 422, components["schemas"]["NewAccountLimited"]["data"]>
  | Failure<"IdempotencyKeyReused", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type FeedGetCommentInput = InputOf<operations["feed.getComment"]>
export type FeedGetCommentFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"CommentNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type FeedUpdateCommentInput = InputOf<operations["feed.updateComment"]>
export type FeedUpdateCommentFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"NotCommentAuthor", 403, Record<string, never>>
  | Failure<"CommentNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type FeedDeleteCommentInput = InputOf<operations["feed.deleteComment"]>
export type FeedDeleteCommentData = DataOf<operations["feed.deleteComment"]>
export type FeedDeleteCommentFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"NotCommentAuthor", 403, Record<string, never>>
  | Failure<"CommentNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type FeedListRepliesInput = InputOf<operations["feed.listReplies"]>
export type FeedListRepliesFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"CommentNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type FeedReportPostInput = InputOf<operations["feed.reportPost"]>
export type FeedReportPostFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"PostNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"AlreadyReported", 409, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"CannotReportOwn", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type FeedReportCommentInput = InputOf<operations["feed.reportComment"]>
export type FeedReportCommentFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"CommentNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"AlreadyReported", 409, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"CannotReportOwn", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type IdentityRegisterInput = InputOf<operations["identity.register"]>
export type IdentityRegisterFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type IdentityLoginInput = InputOf<operations["identity.login"]> & { device_token?: string }
export type IdentityLoginFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"InvalidCredentials", 401, Record<string, never>>
  | Failure<"AccountBanned", 401, Record<string, never>>
  | Failure<"AccountInactive", 401, Record<string, never>>
  | Failure<"EmailNotVerified", 401, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type IdentityVerifyEmailInput = InputOf<operations["identity.verifyEmail"]>
export type IdentityVerifyEmailFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"InvalidVerificationToken", 422, Record<string, never>>
  | Failure<"VerificationTokenExpired", 422, Record<string, never>>
  | Failure<"AccountBanned", 422, Record<string, never>>
  | Failure<"AccountInactive", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type IdentityResendVerificationInput = InputOf<operations["identity.resendVerification"]>
export type IdentityResendVerificationData = DataOf<operations["identity.resendVerification"]>
export type IdentityResendVerificationFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"VerificationThrottled", 429, components["schemas"]["VerificationThrottled"]["data"]>
  | Failure<"EmailAlreadyVerified", 429, Record<string, never>>
  | Failure<"AccountNotFound", 429, Record<string, never>>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type IdentityForgotPasswordInput = InputOf<operations["identity.forgotPassword"]>
export type IdentityForgotPasswordData = DataOf<operations["identity.forgotPassword"]>
export type IdentityForgotPasswordFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type IdentityResetPasswordInput = InputOf<operations["identity.resetPassword"]>
export type IdentityResetPasswordData = DataOf<operations["identity.resetPassword"]>
export type IdentityResetPasswordFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"InvalidPasswordReset", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type IdentityChangePasswordInput = InputOf<operations["identity.changePassword"]>
export type IdentityChangePasswordData = DataOf<operations["identity.changePassword"]>
export type IdentityChangePasswordFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"FreshSignInRequired", 403, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"IncorrectCurrentPassword", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type IdentityListSessionsInput = InputOf<operations["identity.listSessions"]>
export type IdentityListSessionsFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type IdentityRevokeSessionInput = InputOf<operations["identity.revokeSession"]>
export type IdentityRevokeSessionData = DataOf<operations["identity.revokeSession"]>
export type IdentityRevokeSessionFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"SessionNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type IdentityLogoutInput = InputOf<operations["identity.logout"]>
export type IdentityLogoutData = DataOf<operations["identity.logout"]>
export type IdentityLogoutFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type IdentityGetMeInput = InputOf<operations["identity.getMe"]>
export type IdentityGetMeFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"UserNotFound", 404, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type PersonalDataEraseAccountInput = InputOf<operations["personalData.eraseAccount"]>
export type PersonalDataEraseAccountData = DataOf<operations["personalData.eraseAccount"]>
export type PersonalDataEraseAccountFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"FreshSignInRequired", 403, Record<string, never>>
  | Failure<"AccountStillNeeded", 409, components["schemas"]["AccountStillNeeded"]["data"]>
  | Failure<"AdminProtected", 422, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type IdentityViewUserInput = InputOf<operations["identity.viewUser"]>
export type IdentityViewUserFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"UserNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type InvoicesListMenteeInvoicesInput = InputOf<operations["invoices.listMenteeInvoices"]>
export type InvoicesListMenteeInvoicesFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type InvoicesGetMenteeInvoiceInput = InputOf<operations["invoices.getMenteeInvoice"]>
export type InvoicesGetMenteeInvoiceFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"InvoiceNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type InvoicesGetMenteeSummaryInput = InputOf<operations["invoices.getMenteeSummary"]>
export type InvoicesGetMenteeSummaryFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type InvoicesListMentorInvoicesInput = InputOf<operations["invoices.listMentorInvoices"]>
export type InvoicesListMentorInvoicesFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type InvoicesGetMentorInvoiceInput = InputOf<operations["invoices.getMentorInvoice"]>
export type InvoicesGetMentorInvoiceFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"InvoiceNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type InvoicesGetMentorSummaryInput = InputOf<operations["invoices.getMentorSummary"]>
export type InvoicesGetMentorSummaryFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type MentionsListMentionablesInput = InputOf<operations["mentions.listMentionables"]>
export type MentionsListMentionablesFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type MentorSearchSearchInput = InputOf<operations["mentorSearch.search"]>
export type MentorSearchSearchFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type NotificationsListNotificationsInput = InputOf<operations["notifications.listNotifications"]>
export type NotificationsListNotificationsFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type NotificationsCountUnreadInput = InputOf<operations["notifications.countUnread"]>
export type NotificationsCountUnreadData = DataOf<operations["notifications.countUnread"]>
export type NotificationsCountUnreadFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type NotificationsReadNotificationInput = InputOf<operations["notifications.readNotification"]>
export type NotificationsReadNotificationFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"NotificationNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type NotificationsReadAllNotificationsInput = InputOf<operations["notifications.readAllNotifications"]>
export type NotificationsReadAllNotificationsFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type NotificationsResolveNotificationInput = InputOf<operations["notifications.resolveNotification"]>
export type NotificationsResolveNotificationFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"NotificationNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type NotificationsDeleteNotificationInput = InputOf<operations["notifications.deleteNotification"]>
export type NotificationsDeleteNotificationData = DataOf<operations["notifications.deleteNotification"]>
export type NotificationsDeleteNotificationFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"NotificationNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type NotificationsGetPreferencesInput = InputOf<operations["notifications.getPreferences"]>
export type NotificationsGetPreferencesData = DataOf<operations["notifications.getPreferences"]>
export type NotificationsGetPreferencesFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type NotificationsUpdatePreferencesInput = InputOf<operations["notifications.updatePreferences"]>
export type NotificationsUpdatePreferencesData = DataOf<operations["notifications.updatePreferences"]>
export type NotificationsUpdatePreferencesFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type OauthRedirectInput = InputOf<operations["oauth.redirect"]>
export type OauthRedirectFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"OAuthRedirectFailed", 500, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type OauthCallbackInput = InputOf<operations["oauth.callback"]>
export type OauthCallbackFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"OAuthAuthenticationFailed", 500, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type PasskeysRegisterOptionsInput = InputOf<operations["passkeys.registerOptions"]>
export type PasskeysRegisterOptionsFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"FreshSignInRequired", 403, Record<string, never>>
  | Failure<"UserNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"TooManyPasskeys", 422, Record<string, never>>
  | Failure<"EmailNotVerified", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type PasskeysRegisterInput = InputOf<operations["passkeys.register"]>
export type PasskeysRegisterFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"FreshSignInRequired", 403, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"PasskeyNotVerified", 422, Record<string, never>>
  | Failure<"PasskeyAlreadyRegistered", 422, Record<string, never>>
  | Failure<"TooManyPasskeys", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type PasskeysAuthenticateOptionsInput = InputOf<operations["passkeys.authenticateOptions"]>
export type PasskeysAuthenticateOptionsFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type PasskeysAuthenticateInput = InputOf<operations["passkeys.authenticate"]>
export type PasskeysAuthenticateFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"PasskeySignInRefused", 401, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type PasskeysListInput = InputOf<operations["passkeys.list"]>
export type PasskeysListFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type PasskeysRemoveInput = InputOf<operations["passkeys.remove"]>
export type PasskeysRemoveData = DataOf<operations["passkeys.remove"]>
export type PasskeysRemoveFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"FreshSignInRequired", 403, Record<string, never>>
  | Failure<"PasskeyNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type PaymentsGetStatusInput = InputOf<operations["payments.getStatus"]>
export type PaymentsGetStatusData = DataOf<operations["payments.getStatus"]>
export type PaymentsGetStatusFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"PaymentNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type PaymentsListTransactionsInput = InputOf<operations["payments.listTransactions"]>
export type PaymentsListTransactionsFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type PaymentsRefundTransactionInput = InputOf<operations["payments.refundTransaction"]>
export type PaymentsRefundTransactionFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"TransactionNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"IdempotencyKeyInFlight", 409, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"RefundNotPossible", 422, components["schemas"]["RefundNotPossible"]["data"]>
  | Failure<"RefundUndecided", 422, components["schemas"]["RefundUndecided"]["data"]>
  | Failure<"IdempotencyKeyReused", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"RefundUnanswered", 502, components["schemas"]["RefundUnanswered"]["data"]>
  | Failure<"GatewayRefused", 502, components["schemas"]["GatewayRefused"]["data"]>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type PaymentsListRefundQueueInput = InputOf<operations["payments.listRefundQueue"]>
export type PaymentsListRefundQueueFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type PaymentsResolveRefundInput = InputOf<operations["payments.resolveRefund"]>
export type PaymentsResolveRefundFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"RefundNotQueued", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"IdempotencyKeyInFlight", 409, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"RefundNotPossible", 422, components["schemas"]["RefundNotPossible"]["data"]>
  | Failure<"RefundUndecided", 422, components["schemas"]["RefundUndecided"]["data"]>
  | Failure<"IdempotencyKeyReused", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"RefundUnanswered", 502, components["schemas"]["RefundUnanswered"]["data"]>
  | Failure<"GatewayRefused", 502, components["schemas"]["GatewayRefused"]["data"]>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type PaymentsListPaymentReviewsInput = InputOf<operations["payments.listPaymentReviews"]>
export type PaymentsListPaymentReviewsFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type PaymentsResolvePaymentReviewInput = InputOf<operations["payments.resolvePaymentReview"]>
export type PaymentsResolvePaymentReviewFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"PaymentReviewNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"IdempotencyKeyInFlight", 409, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"AlreadyDecided", 422, Record<string, never>>
  | Failure<"DecisionNotPossible", 422, components["schemas"]["DecisionNotPossible"]["data"]>
  | Failure<"IdempotencyKeyReused", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"GatewayUnavailable", 502, Record<string, never>>
  | Failure<"GatewayRefused", 502, components["schemas"]["GatewayRefused"]["data"]>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type PaymentsListReconciliationInput = InputOf<operations["payments.listReconciliation"]>
export type PaymentsListReconciliationFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type PersonalDataExportAllInput = InputOf<operations["personalData.exportAll"]>
export type PersonalDataExportAllFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type ProfileMediaUploadMediaInput = InputOf<operations["profileMedia.uploadMedia"]>
export type ProfileMediaUploadMediaFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"UserNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type ProfileMediaRemoveMediaInput = InputOf<operations["profileMedia.removeMedia"]>
export type ProfileMediaRemoveMediaFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"ProfileImageNotFound", 404, Record<string, never>>
  | Failure<"UserNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type ProfilesListOnboardingQuestionsInput = InputOf<operations["profiles.listOnboardingQuestions"]>
export type ProfilesListOnboardingQuestionsFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type ProfilesGetOnboardingInput = InputOf<operations["profiles.getOnboarding"]>
export type ProfilesGetOnboardingFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"OnboardingNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type ProfilesSubmitOnboardingInput = InputOf<operations["profiles.submitOnboarding"]>
export type ProfilesSubmitOnboardingFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"OnboardingNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"IdempotencyKeyInFlight", 409, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"ApplicationNotPossible", 422, components["schemas"]["ApplicationNotPossible"]["data"]>
  | Failure<"IdempotencyKeyReused", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type ProfilesListExpertiseAreasInput = InputOf<operations["profiles.listExpertiseAreas"]>
export type ProfilesListExpertiseAreasFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type ProfilesUpdateProfileInput = InputOf<operations["profiles.updateProfile"]>
export type ProfilesUpdateProfileFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"UserNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type ProfilesGetMentorProfileInput = InputOf<operations["profiles.getMentorProfile"]>
export type ProfilesGetMentorProfileFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type ProfilesUpdateMentorProfileInput = InputOf<operations["profiles.updateMentorProfile"]>
export type ProfilesUpdateMentorProfileFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type ProfilesUpdateMenteeProfileInput = InputOf<operations["profiles.updateMenteeProfile"]>
export type ProfilesUpdateMenteeProfileFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"UserNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type ProfilesAddExperienceInput = InputOf<operations["profiles.addExperience"]>
export type ProfilesAddExperienceFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"UserNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"IdempotencyKeyInFlight", 409, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"CareerListFull", 422, Record<string, never>>
  | Failure<"IdempotencyKeyReused", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type ProfilesUpdateExperienceInput = InputOf<operations["profiles.updateExperience"]>
export type ProfilesUpdateExperienceFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"ExperienceNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type ProfilesDeleteExperienceInput = InputOf<operations["profiles.deleteExperience"]>
export type ProfilesDeleteExperienceData = DataOf<operations["profiles.deleteExperience"]>
export type ProfilesDeleteExperienceFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"ExperienceNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type ProfilesAddEducationInput = InputOf<operations["profiles.addEducation"]>
export type ProfilesAddEducationFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"UserNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"IdempotencyKeyInFlight", 409, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"CareerListFull", 422, Record<string, never>>
  | Failure<"IdempotencyKeyReused", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type ProfilesUpdateEducationInput = InputOf<operations["profiles.updateEducation"]>
export type ProfilesUpdateEducationFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"EducationNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type ProfilesDeleteEducationInput = InputOf<operations["profiles.deleteEducation"]>
export type ProfilesDeleteEducationData = DataOf<operations["profiles.deleteEducation"]>
export type ProfilesDeleteEducationFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"EducationNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type ProfilesAddCertificationInput = InputOf<operations["profiles.addCertification"]>
export type ProfilesAddCertificationFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"UserNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"IdempotencyKeyInFlight", 409, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"CareerListFull", 422, Record<string, never>>
  | Failure<"IdempotencyKeyReused", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type ProfilesUpdateCertificationInput = InputOf<operations["profiles.updateCertification"]>
export type ProfilesUpdateCertificationFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"CertificationNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type ProfilesDeleteCertificationInput = InputOf<operations["profiles.deleteCertification"]>
export type ProfilesDeleteCertificationData = DataOf<operations["profiles.deleteCertification"]>
export type ProfilesDeleteCertificationFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"CertificationNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type ReportsListReportsInput = InputOf<operations["reports.listReports"]>
export type ReportsListReportsFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type SchedulingListSessionTypesInput = InputOf<operations["scheduling.listSessionTypes"]>
export type SchedulingListSessionTypesFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type SchedulingCreateSessionTypeInput = InputOf<operations["scheduling.createSessionType"]>
export type SchedulingCreateSessionTypeFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"IdempotencyKeyInFlight", 409, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"CalendarFull", 422, components["schemas"]["CalendarFull"]["data"]>
  | Failure<"IdempotencyKeyReused", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type SchedulingGetSessionTypeInput = InputOf<operations["scheduling.getSessionType"]>
export type SchedulingGetSessionTypeFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"SessionTypeNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type SchedulingUpdateSessionTypeInput = InputOf<operations["scheduling.updateSessionType"]>
export type SchedulingUpdateSessionTypeFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"SessionTypeNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"CalendarFull", 422, components["schemas"]["CalendarFull"]["data"]>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type SchedulingDeactivateSessionTypeInput = InputOf<operations["scheduling.deactivateSessionType"]>
export type SchedulingDeactivateSessionTypeData = DataOf<operations["scheduling.deactivateSessionType"]>
export type SchedulingDeactivateSessionTypeFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"SessionTypeNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type SchedulingListPublicSessionTypesInput = InputOf<operations["scheduling.listPublicSessionTypes"]>
export type SchedulingListPublicSessionTypesFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type SchedulingListAvailabilityRulesInput = InputOf<operations["scheduling.listAvailabilityRules"]>
export type SchedulingListAvailabilityRulesFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type SchedulingCreateAvailabilityRuleInput = InputOf<operations["scheduling.createAvailabilityRule"]>
export type SchedulingCreateAvailabilityRuleFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"IdempotencyKeyInFlight", 409, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"CalendarFull", 422, components["schemas"]["CalendarFull"]["data"]>
  | Failure<"IdempotencyKeyReused", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type SchedulingCreateAvailabilityRulesInput = InputOf<operations["scheduling.createAvailabilityRules"]>
export type SchedulingCreateAvailabilityRulesFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"IdempotencyKeyInFlight", 409, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"CalendarFull", 422, components["schemas"]["CalendarFull"]["data"]>
  | Failure<"IdempotencyKeyReused", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type SchedulingGetAvailabilityRuleInput = InputOf<operations["scheduling.getAvailabilityRule"]>
export type SchedulingGetAvailabilityRuleFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"AvailabilityRuleNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type SchedulingUpdateAvailabilityRuleInput = InputOf<operations["scheduling.updateAvailabilityRule"]>
export type SchedulingUpdateAvailabilityRuleFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"AvailabilityRuleNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"CalendarFull", 422, components["schemas"]["CalendarFull"]["data"]>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type SchedulingDeactivateAvailabilityRuleInput = InputOf<operations["scheduling.deactivateAvailabilityRule"]>
export type SchedulingDeactivateAvailabilityRuleData = DataOf<operations["scheduling.deactivateAvailabilityRule"]>
export type SchedulingDeactivateAvailabilityRuleFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"AvailabilityRuleNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type SchedulingActivateAvailabilityRuleInput = InputOf<operations["scheduling.activateAvailabilityRule"]>
export type SchedulingActivateAvailabilityRuleFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"AvailabilityRuleNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"CalendarFull", 422, components["schemas"]["CalendarFull"]["data"]>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type SchedulingPreviewAvailabilityRuleInput = InputOf<operations["scheduling.previewAvailabilityRule"]>
export type SchedulingPreviewAvailabilityRuleFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"AvailabilityRuleNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type SchedulingListOffDaysInput = InputOf<operations["scheduling.listOffDays"]>
export type SchedulingListOffDaysFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type SchedulingCreateOffDayInput = InputOf<operations["scheduling.createOffDay"]>
export type SchedulingCreateOffDayFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"IdempotencyKeyInFlight", 409, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"CalendarFull", 422, components["schemas"]["CalendarFull"]["data"]>
  | Failure<"IdempotencyKeyReused", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type SchedulingGetOffDayInput = InputOf<operations["scheduling.getOffDay"]>
export type SchedulingGetOffDayFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"OffDayNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type SchedulingUpdateOffDayInput = InputOf<operations["scheduling.updateOffDay"]>
export type SchedulingUpdateOffDayFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"OffDayNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"CalendarFull", 422, components["schemas"]["CalendarFull"]["data"]>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type SchedulingDeleteOffDayInput = InputOf<operations["scheduling.deleteOffDay"]>
export type SchedulingDeleteOffDayData = DataOf<operations["scheduling.deleteOffDay"]>
export type SchedulingDeleteOffDayFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"OffDayNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type SchedulingStartVacationInput = InputOf<operations["scheduling.startVacation"]>
export type SchedulingStartVacationFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type SchedulingEndVacationInput = InputOf<operations["scheduling.endVacation"]>
export type SchedulingEndVacationFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type SchedulingListAvailabilityOverridesInput = InputOf<operations["scheduling.listAvailabilityOverrides"]>
export type SchedulingListAvailabilityOverridesFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type SchedulingPutAvailabilityOverrideInput = InputOf<operations["scheduling.putAvailabilityOverride"]>
export type SchedulingPutAvailabilityOverrideFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"IdempotencyKeyInFlight", 409, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"CalendarFull", 422, components["schemas"]["CalendarFull"]["data"]>
  | Failure<"IdempotencyKeyReused", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type SchedulingGetAvailabilityOverrideInput = InputOf<operations["scheduling.getAvailabilityOverride"]>
export type SchedulingGetAvailabilityOverrideFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"AvailabilityOverrideNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type SchedulingDeleteAvailabilityOverrideInput = InputOf<operations["scheduling.deleteAvailabilityOverride"]>
export type SchedulingDeleteAvailabilityOverrideData = DataOf<operations["scheduling.deleteAvailabilityOverride"]>
export type SchedulingDeleteAvailabilityOverrideFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"AvailabilityOverrideNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type SchedulingListOwnSlotsInput = InputOf<operations["scheduling.listOwnSlots"]>
export type SchedulingListOwnSlotsFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type SchedulingListPublicSlotsInput = InputOf<operations["scheduling.listPublicSlots"]>
export type SchedulingListPublicSlotsFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type SchedulingHoldSlotsInput = InputOf<operations["scheduling.holdSlots"]>
export type SchedulingHoldSlotsData = DataOf<operations["scheduling.holdSlots"]>
export type SchedulingHoldSlotsFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"SlotsNotFound", 409, Record<string, never>>
  | Failure<"SlotsUnavailable", 409, components["schemas"]["SlotsUnavailable"]["data"]>
  | Failure<"IdempotencyKeyInFlight", 409, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"TooManyLiveAttempts", 422, components["schemas"]["TooManyLiveAttempts"]["data"]>
  | Failure<"IdempotencyKeyReused", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type SchedulingReleaseHoldInput = InputOf<operations["scheduling.releaseHold"]>
export type SchedulingReleaseHoldData = DataOf<operations["scheduling.releaseHold"]>
export type SchedulingReleaseHoldFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"HoldNotFound", 404, Record<string, never>>
  | Failure<"HoldInCheckout", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type SchedulingListHoldsInput = InputOf<operations["scheduling.listHolds"]>
export type SchedulingListHoldsFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type SearchSearchInput = InputOf<operations["search.search"]>
export type SearchSearchFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type TransactionMethodsListTypesInput = InputOf<operations["transactionMethods.listTypes"]>
export type TransactionMethodsListTypesFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type TransactionMethodsListMethodsInput = InputOf<operations["transactionMethods.listMethods"]>
export type TransactionMethodsListMethodsFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type TransactionMethodsAddMethodInput = InputOf<operations["transactionMethods.addMethod"]>
export type TransactionMethodsAddMethodFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"IdempotencyKeyInFlight", 409, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"TooManyTransactionMethods", 422, Record<string, never>>
  | Failure<"IdempotencyKeyReused", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type TransactionMethodsMakeDefaultInput = InputOf<operations["transactionMethods.makeDefault"]>
export type TransactionMethodsMakeDefaultFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"TransactionMethodNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type TransactionMethodsDeleteMethodInput = InputOf<operations["transactionMethods.deleteMethod"]>
export type TransactionMethodsDeleteMethodData = DataOf<operations["transactionMethods.deleteMethod"]>
export type TransactionMethodsDeleteMethodFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"TransactionMethodNotFound", 404, Record<string, never>>
  | Failure<"MethodHasOpenWithdrawal", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type TransactionMethodsListAllTypesInput = InputOf<operations["transactionMethods.listAllTypes"]>
export type TransactionMethodsListAllTypesFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type TransactionMethodsCreateTypeInput = InputOf<operations["transactionMethods.createType"]>
export type TransactionMethodsCreateTypeFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"IdempotencyKeyInFlight", 409, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"TooManyMethodTypes", 422, Record<string, never>>
  | Failure<"IdempotencyKeyReused", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type TransactionMethodsUpdateTypeInput = InputOf<operations["transactionMethods.updateType"]>
export type TransactionMethodsUpdateTypeFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"MethodTypeNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type TransactionMethodsDeleteTypeInput = InputOf<operations["transactionMethods.deleteType"]>
export type TransactionMethodsDeleteTypeData = DataOf<operations["transactionMethods.deleteType"]>
export type TransactionMethodsDeleteTypeFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"MethodTypeNotFound", 404, Record<string, never>>
  | Failure<"MethodTypeInUse", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type TwoFactorChallengeInput = InputOf<operations["twoFactor.challenge"]>
export type TwoFactorChallengeFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"ChallengeOver", 401, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"InvalidCode", 422, Record<string, never>>
  | Failure<"MethodNotEnabled", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TwoFactorLocked", 429, components["schemas"]["TwoFactorLocked"]["data"]>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type TwoFactorChallengeByBackupCodeInput = InputOf<operations["twoFactor.challengeByBackupCode"]>
export type TwoFactorChallengeByBackupCodeFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"ChallengeOver", 401, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"InvalidCode", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TwoFactorLocked", 429, components["schemas"]["TwoFactorLocked"]["data"]>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type TwoFactorSwitchMethodInput = InputOf<operations["twoFactor.switchMethod"]>
export type TwoFactorSwitchMethodFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"ChallengeOver", 401, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"BackupCodesAreNoMethod", 422, Record<string, never>>
  | Failure<"MethodNotEnabled", 422, Record<string, never>>
  | Failure<"SmsUnavailable", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"CodeThrottled", 429, components["schemas"]["CodeThrottled"]["data"]>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type TwoFactorSetUpTotpInput = InputOf<operations["twoFactor.setUpTotp"]>
export type TwoFactorSetUpTotpData = DataOf<operations["twoFactor.setUpTotp"]>
export type TwoFactorSetUpTotpFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"FreshSignInRequired", 403, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type TwoFactorShowTotpQrCodeInput = InputOf<operations["twoFactor.showTotpQrCode"]>
export type TwoFactorShowTotpQrCodeData = DataOf<operations["twoFactor.showTotpQrCode"]>
export type TwoFactorShowTotpQrCodeFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"FreshSignInRequired", 403, Record<string, never>>
  | Failure<"NoTotpSetup", 404, Record<string, never>>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type TwoFactorConfirmTotpInput = InputOf<operations["twoFactor.confirmTotp"]>
export type TwoFactorConfirmTotpData = DataOf<operations["twoFactor.confirmTotp"]>
export type TwoFactorConfirmTotpFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"FreshSignInRequired", 403, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"NoTotpSetup", 422, Record<string, never>>
  | Failure<"InvalidCode", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TwoFactorLocked", 429, components["schemas"]["TwoFactorLocked"]["data"]>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type TwoFactorEnableInput = InputOf<operations["twoFactor.enable"]>
export type TwoFactorEnableData = DataOf<operations["twoFactor.enable"]>
export type TwoFactorEnableFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"FreshSignInRequired", 403, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"BackupCodesAreNoMethod", 422, Record<string, never>>
  | Failure<"PhoneNotVerified", 422, Record<string, never>>
  | Failure<"SmsUnavailable", 422, Record<string, never>>
  | Failure<"TotpNotConfirmed", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type TwoFactorDisableInput = InputOf<operations["twoFactor.disable"]>
export type TwoFactorDisableData = DataOf<operations["twoFactor.disable"]>
export type TwoFactorDisableFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"TwoFactorNotEnabled", 422, Record<string, never>>
  | Failure<"IncorrectPassword", 422, Record<string, never>>
  | Failure<"CodeRequired", 422, components["schemas"]["CodeRequired"]["data"]>
  | Failure<"InvalidCode", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TwoFactorLocked", 429, components["schemas"]["TwoFactorLocked"]["data"]>
  | Failure<"CodeThrottled", 429, components["schemas"]["CodeThrottled"]["data"]>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type TwoFactorEnableMethodInput = InputOf<operations["twoFactor.enableMethod"]>
export type TwoFactorEnableMethodData = DataOf<operations["twoFactor.enableMethod"]>
export type TwoFactorEnableMethodFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"FreshSignInRequired", 403, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"TwoFactorNotEnabled", 422, Record<string, never>>
  | Failure<"BackupCodesAreNoMethod", 422, Record<string, never>>
  | Failure<"PhoneNotVerified", 422, Record<string, never>>
  | Failure<"SmsUnavailable", 422, Record<string, never>>
  | Failure<"TotpNotConfirmed", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type TwoFactorDisableMethodInput = InputOf<operations["twoFactor.disableMethod"]>
export type TwoFactorDisableMethodData = DataOf<operations["twoFactor.disableMethod"]>
export type TwoFactorDisableMethodFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"FreshSignInRequired", 403, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"BackupCodesAreNoMethod", 422, Record<string, never>>
  | Failure<"MethodNotEnabled", 422, Record<string, never>>
  | Failure<"LastMethod", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type TwoFactorSetDefaultMethodInput = InputOf<operations["twoFactor.setDefaultMethod"]>
export type TwoFactorSetDefaultMethodData = DataOf<operations["twoFactor.setDefaultMethod"]>
export type TwoFactorSetDefaultMethodFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"FreshSignInRequired", 403, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"BackupCodesAreNoMethod", 422, Record<string, never>>
  | Failure<"MethodNotEnabled", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type TwoFactorRegenerateBackupCodesInput = InputOf<operations["twoFactor.regenerateBackupCodes"]>
export type TwoFactorRegenerateBackupCodesData = DataOf<operations["twoFactor.regenerateBackupCodes"]>
export type TwoFactorRegenerateBackupCodesFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"FreshSignInRequired", 403, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"TwoFactorNotEnabled", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type TwoFactorListTrustedDevicesInput = InputOf<operations["twoFactor.listTrustedDevices"]>
export type TwoFactorListTrustedDevicesFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type TwoFactorRevokeTrustedDeviceInput = InputOf<operations["twoFactor.revokeTrustedDevice"]>
export type TwoFactorRevokeTrustedDeviceData = DataOf<operations["twoFactor.revokeTrustedDevice"]>
export type TwoFactorRevokeTrustedDeviceFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"FreshSignInRequired", 403, Record<string, never>>
  | Failure<"TrustedDeviceNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type TwoFactorUpdatePhoneInput = InputOf<operations["twoFactor.updatePhone"]>
export type TwoFactorUpdatePhoneData = DataOf<operations["twoFactor.updatePhone"]>
export type TwoFactorUpdatePhoneFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"FreshSignInRequired", 403, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"SmsUnavailable", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"CodeThrottled", 429, components["schemas"]["CodeThrottled"]["data"]>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type TwoFactorVerifyPhoneInput = InputOf<operations["twoFactor.verifyPhone"]>
export type TwoFactorVerifyPhoneData = DataOf<operations["twoFactor.verifyPhone"]>
export type TwoFactorVerifyPhoneFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"FreshSignInRequired", 403, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"NoPhoneToVerify", 422, Record<string, never>>
  | Failure<"InvalidCode", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TwoFactorLocked", 429, components["schemas"]["TwoFactorLocked"]["data"]>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type TwoFactorConfirmIdentityInput = InputOf<operations["twoFactor.confirmIdentity"]>
export type TwoFactorConfirmIdentityData = DataOf<operations["twoFactor.confirmIdentity"]>
export type TwoFactorConfirmIdentityFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"IncorrectPassword", 422, Record<string, never>>
  | Failure<"MethodNotEnabled", 422, Record<string, never>>
  | Failure<"SmsUnavailable", 422, Record<string, never>>
  | Failure<"CodeRequired", 422, components["schemas"]["CodeRequired"]["data"]>
  | Failure<"InvalidCode", 422, Record<string, never>>
  | Failure<"PasskeyNotVerified", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TwoFactorLocked", 429, components["schemas"]["TwoFactorLocked"]["data"]>
  | Failure<"CodeThrottled", 429, components["schemas"]["CodeThrottled"]["data"]>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type UploadsStartUploadInput = InputOf<operations["uploads.startUpload"]>
export type UploadsStartUploadFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"IdempotencyKeyInFlight", 409, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"TooManyUploads", 422, components["schemas"]["TooManyUploads"]["data"]>
  | Failure<"UploadQuotaExceeded", 422, components["schemas"]["UploadQuotaExceeded"]["data"]>
  | Failure<"IdempotencyKeyReused", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type UploadsSendChunkInput = InputOf<operations["uploads.sendChunk"]> & { content_digest?: string; sha256?: string }
export type UploadsSendChunkFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"UploadNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"UploadCompleted", 409, Record<string, never>>
  | Failure<"ChunkDiffers", 409, components["schemas"]["ChunkDiffers"]["data"]>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"DigestMismatch", 422, components["schemas"]["DigestMismatch"]["data"]>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type UploadsGetUploadInput = InputOf<operations["uploads.getUpload"]>
export type UploadsGetUploadFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"UploadNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type UploadsDeleteUploadInput = InputOf<operations["uploads.deleteUpload"]>
export type UploadsDeleteUploadData = DataOf<operations["uploads.deleteUpload"]>
export type UploadsDeleteUploadFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"UploadNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type UploadsCompleteUploadInput = InputOf<operations["uploads.completeUpload"]>
export type UploadsCompleteUploadFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"UploadNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"UploadIncomplete", 422, components["schemas"]["UploadIncomplete"]["data"]>
  | Failure<"UnsupportedUpload", 422, components["schemas"]["UnsupportedUpload"]["data"]>
  | Failure<"DigestMismatch", 422, components["schemas"]["DigestMismatch"]["data"]>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type VerificationListDocumentsInput = InputOf<operations["verification.listDocuments"]>
export type VerificationListDocumentsFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type VerificationUploadDocumentsInput = InputOf<operations["verification.uploadDocuments"]>
export type VerificationUploadDocumentsFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"DocumentTypeApproved", 422, components["schemas"]["DocumentTypeApproved"]["data"]>
  | Failure<"TooManyDocuments", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type VerificationReplaceDocumentInput = InputOf<operations["verification.replaceDocument"]>
export type VerificationReplaceDocumentFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"DocumentNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"DocumentLocked", 422, components["schemas"]["DocumentLocked"]["data"]>
  | Failure<"DocumentTypeApproved", 422, components["schemas"]["DocumentTypeApproved"]["data"]>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyRequests", 429, components["schemas"]["TooManyRequests"]["data"]>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type VerificationDeleteDocumentInput = InputOf<operations["verification.deleteDocument"]>
export type VerificationDeleteDocumentData = DataOf<operations["verification.deleteDocument"]>
export type VerificationDeleteDocumentFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"DocumentNotFound", 404, Record<string, never>>
  | Failure<"DocumentLocked", 422, components["schemas"]["DocumentLocked"]["data"]>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type VerificationListDocumentsToReviewInput = InputOf<operations["verification.listDocumentsToReview"]>
export type VerificationListDocumentsToReviewFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type VerificationReviewDocumentInput = InputOf<operations["verification.reviewDocument"]>
export type VerificationReviewDocumentFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"DocumentNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"DocumentReplaced", 409, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"DocumentNotPending", 422, components["schemas"]["DocumentNotPending"]["data"]>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type WithdrawalsListWithdrawalsInput = InputOf<operations["withdrawals.listWithdrawals"]>
export type WithdrawalsListWithdrawalsFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type WithdrawalsRequestWithdrawalInput = InputOf<operations["withdrawals.requestWithdrawal"]>
export type WithdrawalsRequestWithdrawalFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"IdempotencyKeyInFlight", 409, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"BelowWithdrawalMinimum", 422, components["schemas"]["BelowWithdrawalMinimum"]["data"]>
  | Failure<"InsufficientBalance", 422, components["schemas"]["InsufficientBalance"]["data"]>
  | Failure<"WithdrawalAlreadyOpen", 422, components["schemas"]["WithdrawalAlreadyOpen"]["data"]>
  | Failure<"NoPayoutMethod", 422, Record<string, never>>
  | Failure<"PayoutMethodUnfit", 422, components["schemas"]["PayoutMethodUnfit"]["data"]>
  | Failure<"IdempotencyKeyReused", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type WithdrawalsGetWithdrawalInput = InputOf<operations["withdrawals.getWithdrawal"]>
export type WithdrawalsGetWithdrawalFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"MentorProfileNotFound", 404, Record<string, never>>
  | Failure<"WithdrawalNotFound", 404, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type WithdrawalsListAllWithdrawalsInput = InputOf<operations["withdrawals.listAllWithdrawals"]>
export type WithdrawalsListAllWithdrawalsFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type WithdrawalsApproveWithdrawalInput = InputOf<operations["withdrawals.approveWithdrawal"]>
export type WithdrawalsApproveWithdrawalFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"WithdrawalNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"WithdrawalMoveRefused", 422, components["schemas"]["WithdrawalMoveRefused"]["data"]>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type WithdrawalsRejectWithdrawalInput = InputOf<operations["withdrawals.rejectWithdrawal"]>
export type WithdrawalsRejectWithdrawalFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"WithdrawalNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"IdempotencyKeyInFlight", 409, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"WithdrawalMoveRefused", 422, components["schemas"]["WithdrawalMoveRefused"]["data"]>
  | Failure<"IdempotencyKeyReused", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type WithdrawalsProcessWithdrawalInput = InputOf<operations["withdrawals.processWithdrawal"]>
export type WithdrawalsProcessWithdrawalFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"WithdrawalNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"WithdrawalMoveRefused", 422, components["schemas"]["WithdrawalMoveRefused"]["data"]>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type WithdrawalsPayWithdrawalInput = InputOf<operations["withdrawals.payWithdrawal"]>
export type WithdrawalsPayWithdrawalFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"WithdrawalNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"IdempotencyKeyInFlight", 409, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"WithdrawalMoveRefused", 422, components["schemas"]["WithdrawalMoveRefused"]["data"]>
  | Failure<"IdempotencyKeyReused", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export type WithdrawalsFailWithdrawalInput = InputOf<operations["withdrawals.failWithdrawal"]>
export type WithdrawalsFailWithdrawalFailure = 
  | Failure<"BadRequest", 400, Record<string, never>>
  | Failure<"Unauthenticated", 401, Record<string, never>>
  | Failure<"TwoFactorRequired", 403, Record<string, never>>
  | Failure<"Forbidden", 403, Record<string, never>>
  | Failure<"WithdrawalNotFound", 404, Record<string, never>>
  | Failure<"RequestTimeout", 408, Record<string, never>>
  | Failure<"IdempotencyKeyInFlight", 409, Record<string, never>>
  | Failure<"PayloadTooLarge", 413, Record<string, never>>
  | Failure<"UnsupportedMediaType", 415, Record<string, never>>
  | Failure<"WithdrawalMoveRefused", 422, components["schemas"]["WithdrawalMoveRefused"]["data"]>
  | Failure<"IdempotencyKeyReused", 422, Record<string, never>>
  | Failure<"InvalidInput", 422, FieldErrors>
  | Failure<"TooManyBodies", 429, Record<string, never>>
  | Failure<"ServerError", 500, Record<string, never>>
  | Failure<"ServiceUnavailable", 503, Record<string, never>>

export interface AdminClient {
  /** List mentor applications by status, the newest first. `GET /api/v1/admin/mentors` */
  readonly listMentors: Call<AdminListMentorsInput, AdminListMentorsData, AdminListMentorsFailure>
  /** Approve a mentor: they appear in public and can be booked. `POST /api/v1/admin/mentors/{id}/approve` */
  readonly approveMentor: Call<AdminApproveMentorInput, AdminApproveMentorData, AdminApproveMentorFailure>
  /** Reject an application with a reason that the mentor is told. `POST /api/v1/admin/mentors/{id}/reject` */
  readonly rejectMentor: Call<AdminRejectMentorInput, AdminRejectMentorData, AdminRejectMentorFailure>
  /** Suspend a mentor: nobody books them, and requests that wait for an answer are called off with a refund. `POST /api/v1/admin/mentors/{id}/suspend` */
  readonly suspendMentor: Call<AdminSuspendMentorInput, AdminSuspendMentorData, AdminSuspendMentorFailure>
  /** Lift a mentor's suspension. `POST /api/v1/admin/mentors/{id}/reinstate` */
  readonly reinstateMentor: Call<AdminReinstateMentorInput, AdminReinstateMentorData, AdminReinstateMentorFailure>
  /** List accounts by a part of name, username or address, by role and status, the newest first. `GET /api/v1/admin/users` */
  readonly listUsers: Call<AdminListUsersInput, AdminListUsersData, AdminListUsersFailure>
  /** Suspend an account with a reason that its holder is told: access ends at once. `POST /api/v1/admin/users/{id}/suspend` */
  readonly suspendUser: Call<AdminSuspendUserInput, AdminSuspendUserData, AdminSuspendUserFailure>
  /** Ban an account: access ends at once, and its bookings that have not begun are called off with a full refund. `POST /api/v1/admin/users/{id}/ban` */
  readonly banUser: Call<AdminBanUserInput, AdminBanUserData, AdminBanUserFailure>
  /** Lift a suspension or a ban. `POST /api/v1/admin/users/{id}/reinstate` */
  readonly reinstateUser: Call<AdminReinstateUserInput, AdminReinstateUserData, AdminReinstateUserFailure>
  /** Every setting with what it is for, its value and its default. The audit log has its history. `GET /api/v1/admin/settings` */
  readonly getSettings: Call<AdminGetSettingsInput, AdminGetSettingsData, AdminGetSettingsFailure>
  /** Change settings by key, all or none; null goes back to the default. Every host follows within seconds. `PUT /api/v1/admin/settings` */
  readonly updateSettings: Call<AdminUpdateSettingsInput, AdminUpdateSettingsData, AdminUpdateSettingsFailure>
  /** Who changed what with an admin's rights, by actor, action, subject and time, the newest first. `GET /api/v1/admin/audit-log` */
  readonly listAuditLog: Call<AdminListAuditLogInput, AdminListAuditLogData, AdminListAuditLogFailure>
}

export interface BookingsClient {
  /** List your bookings, filtered by status, time and mentor. `GET /api/v1/mentee/bookings` */
  readonly listMenteeBookings: Call<BookingsListMenteeBookingsInput, BookingsListMenteeBookingsData, BookingsListMenteeBookingsFailure>
  /** Book the held slots; answers where to pay, unless they are free. `POST /api/v1/mentee/bookings` */
  readonly createBooking: Call<BookingsCreateBookingInput, BookingsCreateBookingData, BookingsCreateBookingFailure>
  /** One of your bookings. `GET /api/v1/mentee/bookings/{id}` */
  readonly getMenteeBooking: Call<BookingsGetMenteeBookingInput, BookingsGetMenteeBookingData, BookingsGetMenteeBookingFailure>
  /** Where to pay an unpaid booking; makes a new link where the old one has failed. `GET /api/v1/mentee/bookings/{id}/payment-link` */
  readonly getPaymentLink: Call<BookingsGetPaymentLinkInput, BookingsGetPaymentLinkData, BookingsGetPaymentLinkFailure>
  /** Cancel one of your bookings; with `?preview=true` only look at what you would get back. `POST /api/v1/mentee/bookings/{id}/cancel` */
  readonly cancelMenteeBooking: Call<BookingsCancelMenteeBookingInput, BookingsCancelMenteeBookingData, BookingsCancelMenteeBookingFailure>
  /** Give the next session of a package its date, out of held seats. `POST /api/v1/mentee/bookings/{id}/follow-ups` */
  readonly scheduleFollowUp: Call<BookingsScheduleFollowUpInput, BookingsScheduleFollowUpData, BookingsScheduleFollowUpFailure>
  /** List bookings of your sessions, filtered by status, time and mentee. `GET /api/v1/mentor/bookings` */
  readonly listMentorBookings: Call<BookingsListMentorBookingsInput, BookingsListMentorBookingsData, BookingsListMentorBookingsFailure>
  /** One booking of your sessions. `GET /api/v1/mentor/bookings/{id}` */
  readonly getMentorBooking: Call<BookingsGetMentorBookingInput, BookingsGetMentorBookingData, BookingsGetMentorBookingFailure>
  /** Accept a booking: the session will take place. `POST /api/v1/mentor/bookings/{id}/accept` */
  readonly acceptBooking: Call<BookingsAcceptBookingInput, BookingsAcceptBookingData, BookingsAcceptBookingFailure>
  /** Decline a booking; whatever was paid goes back. `POST /api/v1/mentor/bookings/{id}/decline` */
  readonly declineBooking: Call<BookingsDeclineBookingInput, BookingsDeclineBookingData, BookingsDeclineBookingFailure>
  /** Cancel a session that you have accepted; everything that was paid goes back. `POST /api/v1/mentor/bookings/{id}/cancel` */
  readonly cancelMentorBooking: Call<BookingsCancelMentorBookingInput, BookingsCancelMentorBookingData, BookingsCancelMentorBookingFailure>
  /** Say that a session has taken place. `POST /api/v1/mentor/bookings/{id}/complete` */
  readonly completeBooking: Call<BookingsCompleteBookingInput, BookingsCompleteBookingData, BookingsCompleteBookingFailure>
}

export interface BroadcastingClient {
  /** Lets one realtime connection listen to one channel, as clients of the Pusher protocol ask for it. `POST /api/broadcasting/auth` */
  readonly authorizeChannel: Call<BroadcastingAuthorizeChannelInput, BroadcastingAuthorizeChannelData, BroadcastingAuthorizeChannelFailure>
}

export interface CalendarFeedsClient {
  /** A new secret address for your calendar; the one before opens nothing any more. `POST /api/v1/mentor/calendar-feed` */
  readonly createFeed: Call<CalendarFeedsCreateFeedInput, CalendarFeedsCreateFeedData, CalendarFeedsCreateFeedFailure>
  /** The secret address of your calendar opens nothing any more. `DELETE /api/v1/mentor/calendar-feed` */
  readonly revokeFeed: Call<CalendarFeedsRevokeFeedInput, CalendarFeedsRevokeFeedData, CalendarFeedsRevokeFeedFailure>
}

export interface ConnectionsClient {
  /** Ask somebody to connect. Whoever has asked you already is connected with you by it. `POST /api/v1/feed/connections/{user_id}` */
  readonly requestConnection: Call<ConnectionsRequestConnectionInput, ConnectionsRequestConnectionData, ConnectionsRequestConnectionFailure>
  /** End a connection, take your request back, or decline one. The other person is not told. `DELETE /api/v1/feed/connections/{user_id}` */
  readonly removeConnection: Call<ConnectionsRemoveConnectionInput, ConnectionsRemoveConnectionData, ConnectionsRemoveConnectionFailure>
  /** Accept somebody's request to connect. `POST /api/v1/feed/connections/{user_id}/accept` */
  readonly acceptConnection: Call<ConnectionsAcceptConnectionInput, ConnectionsAcceptConnectionData, ConnectionsAcceptConnectionFailure>
  /** People with whom you are connected, the newest connection first. `GET /api/v1/feed/connections` */
  readonly listConnections: Call<ConnectionsListConnectionsInput, ConnectionsListConnectionsData, ConnectionsListConnectionsFailure>
  /** People who have asked to connect with you, the newest request first. `GET /api/v1/feed/connections/pending` */
  readonly listPendingConnections: Call<ConnectionsListPendingConnectionsInput, ConnectionsListPendingConnectionsData, ConnectionsListPendingConnectionsFailure>
  /** People whom you have asked to connect and who have not answered, the newest request first. `GET /api/v1/feed/connections/sent` */
  readonly listSentConnections: Call<ConnectionsListSentConnectionsInput, ConnectionsListSentConnectionsData, ConnectionsListSentConnectionsFailure>
  /** People with whom somebody is connected, the newest connection first. `GET /api/v1/feed/users/{username}/connections` */
  readonly listConnectionsOfUser: Call<ConnectionsListConnectionsOfUserInput, ConnectionsListConnectionsOfUserData, ConnectionsListConnectionsOfUserFailure>
  /** The head of somebody's page in the feed, with what is counted of them. `GET /api/v1/feed/users/{username}` */
  readonly viewFeedProfile: Call<ConnectionsViewFeedProfileInput, ConnectionsViewFeedProfileData, ConnectionsViewFeedProfileFailure>
  /** At most twenty people whom you may want to know: by mutual connections, shared expertise, then the newest. `GET /api/v1/feed/suggestions` */
  readonly listSuggestions: Call<ConnectionsListSuggestionsInput, ConnectionsListSuggestionsData, ConnectionsListSuggestionsFailure>
  /** Never suggest this person to you again. `DELETE /api/v1/feed/suggestions/{user_id}` */
  readonly dismissSuggestion: Call<ConnectionsDismissSuggestionInput, ConnectionsDismissSuggestionData, ConnectionsDismissSuggestionFailure>
  /** Follow somebody, whether you are connected or not. `POST /api/v1/feed/users/{user_id}/follow` */
  readonly follow: Call<ConnectionsFollowInput, ConnectionsFollowData, ConnectionsFollowFailure>
  /** Stop following somebody, whether you did or not. `DELETE /api/v1/feed/users/{user_id}/follow` */
  readonly unfollow: Call<ConnectionsUnfollowInput, ConnectionsUnfollowData, ConnectionsUnfollowFailure>
  /** People who follow somebody, the newest follow first. `GET /api/v1/feed/users/{username}/followers` */
  readonly listFollowers: Call<ConnectionsListFollowersInput, ConnectionsListFollowersData, ConnectionsListFollowersFailure>
  /** People whom somebody follows, the newest follow first. `GET /api/v1/feed/users/{username}/following` */
  readonly listFollowing: Call<ConnectionsListFollowingInput, ConnectionsListFollowingData, ConnectionsListFollowingFailure>
  /** Keep somebody away from you, and yourself from them. What the two of you have booked goes on. `POST /api/v1/users/{user_id}/block` */
  readonly blockUser: Call<ConnectionsBlockUserInput, ConnectionsBlockUserData, ConnectionsBlockUserFailure>
  /** Lift your own block. Nothing that it has ended comes back. `DELETE /api/v1/users/{user_id}/block` */
  readonly unblockUser: Call<ConnectionsUnblockUserInput, ConnectionsUnblockUserData, ConnectionsUnblockUserFailure>
  /** Tell the admins that something is wrong with a person. They are not told. `POST /api/v1/users/{user_id}/report` */
  readonly reportUser: Call<ConnectionsReportUserInput, ConnectionsReportUserData, ConnectionsReportUserFailure>
  /** People whom you have blocked, the newest block first. `GET /api/v1/blocks` */
  readonly listBlockedUsers: Call<ConnectionsListBlockedUsersInput, ConnectionsListBlockedUsersData, ConnectionsListBlockedUsersFailure>
}

export interface DashboardsClient {
  /** The best rated mentors, and your next sessions. `GET /api/v1/mentee/dashboard` */
  readonly getMenteeDashboard: Call<DashboardsGetMenteeDashboardInput, DashboardsGetMenteeDashboardData, DashboardsGetMenteeDashboardFailure>
  /** How your application stands, your next sessions, what waits for an answer, balances and ratings. `GET /api/v1/mentor/dashboard` */
  readonly getMentorDashboard: Call<DashboardsGetMentorDashboardInput, DashboardsGetMentorDashboardData, DashboardsGetMentorDashboardFailure>
}

export interface DeadLettersClient {
  /** Deliveries that were given up, by lane and type, the latest first. `GET /api/v1/admin/dead-letters` */
  readonly listDeadLetters: Call<DeadLettersListDeadLettersInput, DeadLettersListDeadLettersData, DeadLettersListDeadLettersFailure>
  /** Try deliveries that were given up again, by id or all of a lane; those that are not dead are passed over. `POST /api/v1/admin/dead-letters/retry` */
  readonly retryDeadLetters: Call<DeadLettersRetryDeadLettersInput, DeadLettersRetryDeadLettersData, DeadLettersRetryDeadLettersFailure>
}

export interface DirectoryClient {
  /** Find mentors without signing in. Mentors who do not want that are left out. `GET /api/v1/public/mentors` */
  readonly listMentors: Call<DirectoryListMentorsInput, DirectoryListMentorsData, DirectoryListMentorsFailure>
  /** A mentor's page for guests and search engines. `GET /api/v1/public/mentors/{mentor_id}` */
  readonly getMentor: Call<DirectoryGetMentorInput, DirectoryGetMentorData, DirectoryGetMentorFailure>
}

export interface EarningsClient {
  /** What you have earned, what is clearing and what can be withdrawn. `GET /api/v1/mentor/earnings/summary` */
  readonly getSummary: Call<EarningsGetSummaryInput, EarningsGetSummaryData, EarningsGetSummaryFailure>
  /** What each day, month or year brought you, in one currency: 366 days, 60 months or 20 years at most. `GET /api/v1/mentor/earnings/statement` */
  readonly getStatement: Call<EarningsGetStatementInput, EarningsGetStatementData, EarningsGetStatementFailure>
}

export interface FavouritesClient {
  /** The mentors that you bookmarked, the newest first, without those who cannot be seen at the moment. `GET /api/v1/mentee/favourites` */
  readonly listFavourites: Call<FavouritesListFavouritesInput, FavouritesListFavouritesData, FavouritesListFavouritesFailure>
  /** Bookmark a mentor. One whom you have bookmarked already keeps the first moment. `PUT /api/v1/mentee/favourites/{mentor_id}` */
  readonly addFavourite: Call<FavouritesAddFavouriteInput, FavouritesAddFavouriteData, FavouritesAddFavouriteFailure>
  /** Remove a mentor from your favourites, whether they were there or not. `DELETE /api/v1/mentee/favourites/{mentor_id}` */
  readonly removeFavourite: Call<FavouritesRemoveFavouriteInput, FavouritesRemoveFavouriteData, FavouritesRemoveFavouriteFailure>
}

export interface FeedClient {
  /** Write a post, for everybody or for those with whom you are connected. `POST /api/v1/feed/posts` */
  readonly createPost: Call<FeedCreatePostInput, FeedCreatePostData, FeedCreatePostFailure>
  /** A post that you may see. `GET /api/v1/feed/posts/{post_id}` */
  readonly getPost: Call<FeedGetPostInput, FeedGetPostData, FeedGetPostFailure>
  /** Change the text of your post, or who sees it. Whom the new text mentions besides, is told. `PUT /api/v1/feed/posts/{post_id}` */
  readonly updatePost: Call<FeedUpdatePostInput, FeedUpdatePostData, FeedUpdatePostFailure>
  /** Delete your post, with everything that others have added to it. `DELETE /api/v1/feed/posts/{post_id}` */
  readonly deletePost: Call<FeedDeletePostInput, FeedDeletePostData, FeedDeletePostFailure>
  /** Share a post; of a share, what it shares. `POST /api/v1/feed/posts/{post_id}/share` */
  readonly sharePost: Call<FeedSharePostInput, FeedSharePostData, FeedSharePostFailure>
  /** Your feed: all posts that you may see, ranked. `GET /api/v1/feed` */
  readonly listFeed: Call<FeedListFeedInput, FeedListFeedData, FeedListFeedFailure>
  /** Say which posts you have seen. `POST /api/v1/feed/seen` */
  readonly markSeen: Call<FeedMarkSeenInput, FeedMarkSeenData, FeedMarkSeenFailure>
  /** What somebody has posted and you may see, the newest first. `GET /api/v1/feed/users/{username}/posts` */
  readonly listPostsOfUser: Call<FeedListPostsOfUserInput, FeedListPostsOfUserData, FeedListPostsOfUserFailure>
  /** Hashtags of public posts, the most used first; by a part of the name, if you give one. `GET /api/v1/feed/hashtags` */
  readonly listHashtags: Call<FeedListHashtagsInput, FeedListHashtagsData, FeedListHashtagsFailure>
  /** React to a post, in place of the reaction that you have given before. `POST /api/v1/feed/posts/{post_id}/reactions` */
  readonly reactToPost: Call<FeedReactToPostInput, FeedReactToPostData, FeedReactToPostFailure>
  /** Take your reaction to a post back. `DELETE /api/v1/feed/posts/{post_id}/reactions` */
  readonly removePostReaction: Call<FeedRemovePostReactionInput, FeedRemovePostReactionData, FeedRemovePostReactionFailure>
  /** React to a comment, in place of the reaction that you have given before. `POST /api/v1/feed/comments/{comment_id}/reactions` */
  readonly reactToComment: Call<FeedReactToCommentInput, FeedReactToCommentData, FeedReactToCommentFailure>
  /** Take your reaction to a comment back. `DELETE /api/v1/feed/comments/{comment_id}/reactions` */
  readonly removeCommentReaction: Call<FeedRemoveCommentReactionInput, FeedRemoveCommentReactionData, FeedRemoveCommentReactionFailure>
  /** Choose options of a poll, in place of those that you have chosen before. `POST /api/v1/feed/posts/{post_id}/poll/votes` */
  readonly vote: Call<FeedVoteInput, FeedVoteData, FeedVoteFailure>
  /** Take your votes in a poll back. `DELETE /api/v1/feed/posts/{post_id}/poll/votes` */
  readonly withdrawVotes: Call<FeedWithdrawVotesInput, FeedWithdrawVotesData, FeedWithdrawVotesFailure>
  /** Comments on a post, the newest first, each with the first replies to it. `GET /api/v1/feed/posts/{post_id}/comments` */
  readonly listComments: Call<FeedListCommentsInput, FeedListCommentsData, FeedListCommentsFailure>
  /** Comment on a post, or answer a comment on it. `POST /api/v1/feed/posts/{post_id}/comments` */
  readonly addComment: Call<FeedAddCommentInput, FeedAddCommentData, FeedAddCommentFailure>
  /** A comment with the first replies to it. `GET /api/v1/feed/comments/{comment_id}` */
  readonly getComment: Call<FeedGetCommentInput, FeedGetCommentData, FeedGetCommentFailure>
  /** Change the text of your comment. Whom the new text mentions besides, is told. `PUT /api/v1/feed/comments/{comment_id}` */
  readonly updateComment: Call<FeedUpdateCommentInput, FeedUpdateCommentData, FeedUpdateCommentFailure>
  /** Delete your comment; its place stays while there are replies. `DELETE /api/v1/feed/comments/{comment_id}` */
  readonly deleteComment: Call<FeedDeleteCommentInput, FeedDeleteCommentData, FeedDeleteCommentFailure>
  /** Replies to a comment, the oldest first: at all depths below, or only the direct ones. `GET /api/v1/feed/comments/{comment_id}/replies` */
  readonly listReplies: Call<FeedListRepliesInput, FeedListRepliesData, FeedListRepliesFailure>
  /** Tell the admins that a post is wrong. Its author is not told. `POST /api/v1/feed/posts/{post_id}/report` */
  readonly reportPost: Call<FeedReportPostInput, FeedReportPostData, FeedReportPostFailure>
  /** Tell the admins that a comment is wrong. Its author is not told. `POST /api/v1/feed/comments/{comment_id}/report` */
  readonly reportComment: Call<FeedReportCommentInput, FeedReportCommentData, FeedReportCommentFailure>
}

export interface IdentityClient {
  /** Create an account; a link to verify its address is mailed. `POST /api/v1/register` */
  readonly register: Call<IdentityRegisterInput, IdentityRegisterData, IdentityRegisterFailure>
  /** Sign in: a full token, or a pending one that owes the second factor. `POST /api/v1/login` */
  readonly login: Call<IdentityLoginInput, IdentityLoginData, IdentityLoginFailure>
  /** Verify an address by the mailed token; signs in and turns codes by mail on. `POST /api/v1/verify-email` */
  readonly verifyEmail: Call<IdentityVerifyEmailInput, IdentityVerifyEmailData, IdentityVerifyEmailFailure>
  /** Mail another link to verify an address. `POST /api/v1/resend-email-verification` */
  readonly resendVerification: Call<IdentityResendVerificationInput, IdentityResendVerificationData, IdentityResendVerificationFailure>
  /** Mail a link to set a new password; the answer is the same for every address. `POST /api/v1/forgot-password` */
  readonly forgotPassword: Call<IdentityForgotPasswordInput, IdentityForgotPasswordData, IdentityForgotPasswordFailure>
  /** Set a new password by the mailed token; signs out everywhere. `POST /api/v1/reset-password` */
  readonly resetPassword: Call<IdentityResetPasswordInput, IdentityResetPasswordData, IdentityResetPasswordFailure>
  /** Change your password, or set a first one; signs out everywhere else. `PUT /api/v1/password` */
  readonly changePassword: Call<IdentityChangePasswordInput, IdentityChangePasswordData, IdentityChangePasswordFailure>
  /** List where you are signed in. `GET /api/v1/sessions` */
  readonly listSessions: Call<IdentityListSessionsInput, IdentityListSessionsData, IdentityListSessionsFailure>
  /** Sign out one of your sessions. `DELETE /api/v1/sessions/{session_id}` */
  readonly revokeSession: Call<IdentityRevokeSessionInput, IdentityRevokeSessionData, IdentityRevokeSessionFailure>
  /** Sign out: the token used is worth nothing any more. `POST /api/v1/logout` */
  readonly logout: Call<IdentityLogoutInput, IdentityLogoutData, IdentityLogoutFailure>
  /** Your own profile, with everything of your account. `GET /api/v1/me` */
  readonly getMe: Call<IdentityGetMeInput, IdentityGetMeData, IdentityGetMeFailure>
  /** The public profile of a user. `GET /api/v1/user/{username}` */
  readonly viewUser: Call<IdentityViewUserInput, IdentityViewUserData, IdentityViewUserFailure>
}

export interface InvoicesClient {
  /** What you have paid, the last first; every renewal has an invoice of its own. Days are UTC's. `GET /api/v1/mentee/invoices` */
  readonly listMenteeInvoices: Call<InvoicesListMenteeInvoicesInput, InvoicesListMenteeInvoicesData, InvoicesListMenteeInvoicesFailure>
  /** One of your invoices, by the id of its payment. `GET /api/v1/mentee/invoices/{id}` */
  readonly getMenteeInvoice: Call<InvoicesGetMenteeInvoiceInput, InvoicesGetMenteeInvoiceData, InvoicesGetMenteeInvoiceFailure>
  /** What you have paid in each currency, of all time or of some days of UTC. `GET /api/v1/mentee/billing/summary` */
  readonly getMenteeSummary: Call<InvoicesGetMenteeSummaryInput, InvoicesGetMenteeSummaryData, InvoicesGetMenteeSummaryFailure>
  /** What others have paid you, the last first, with the platform's fee and what you are owed. `GET /api/v1/mentor/invoices` */
  readonly listMentorInvoices: Call<InvoicesListMentorInvoicesInput, InvoicesListMentorInvoicesData, InvoicesListMentorInvoicesFailure>
  /** One invoice of what you have sold, by the id of its payment. `GET /api/v1/mentor/invoices/{id}` */
  readonly getMentorInvoice: Call<InvoicesGetMentorInvoiceInput, InvoicesGetMentorInvoiceData, InvoicesGetMentorInvoiceFailure>
  /** What you have sold and what you have bought in each currency. `GET /api/v1/mentor/billing/summary` */
  readonly getMentorSummary: Call<InvoicesGetMentorSummaryInput, InvoicesGetMentorSummaryData, InvoicesGetMentorSummaryFailure>
}

export interface MentionsClient {
  /** People whom you may want to mention, those nearest to you first. `GET /api/v1/mentionables` */
  readonly listMentionables: Call<MentionsListMentionablesInput, MentionsListMentionablesData, MentionsListMentionablesFailure>
}

export interface MentorSearchClient {
  /** Find mentors who can be booked, by words, area, skill, language, country, price, rating and free time; you are not among them. `GET /api/v1/mentee/mentors` */
  readonly search: Call<MentorSearchSearchInput, MentorSearchSearchData, MentorSearchSearchFailure>
}

export interface NotificationsClient {
  /** Your inbox, what happened last first; or, with `after`, what has changed since you last asked. `GET /api/v1/notifications` */
  readonly listNotifications: Call<NotificationsListNotificationsInput, NotificationsListNotificationsData, NotificationsListNotificationsFailure>
  /** How many notifications you have not read, for badges. `GET /api/v1/notifications/unread-count` */
  readonly countUnread: Call<NotificationsCountUnreadInput, NotificationsCountUnreadData, NotificationsCountUnreadFailure>
  /** Mark a notification as read. One that is read already keeps its moment. `POST /api/v1/notifications/{id}/read` */
  readonly readNotification: Call<NotificationsReadNotificationInput, NotificationsReadNotificationData, NotificationsReadNotificationFailure>
  /** Mark every notification of yours as read. `POST /api/v1/notifications/read-all` */
  readonly readAllNotifications: Call<NotificationsReadAllNotificationsInput, NotificationsReadAllNotificationsData, NotificationsReadAllNotificationsFailure>
  /** Where a notification leads; to what it was part of where that is gone. Asking for it marks it as read. `GET /api/v1/notifications/{id}/resolve` */
  readonly resolveNotification: Call<NotificationsResolveNotificationInput, NotificationsResolveNotificationData, NotificationsResolveNotificationFailure>
  /** Delete a notification from your inbox. `DELETE /api/v1/notifications/{id}` */
  readonly deleteNotification: Call<NotificationsDeleteNotificationInput, NotificationsDeleteNotificationData, NotificationsDeleteNotificationFailure>
  /** What you have chosen to be told, by category and channel. `GET /api/v1/notification-preferences` */
  readonly getPreferences: Call<NotificationsGetPreferencesInput, NotificationsGetPreferencesData, NotificationsGetPreferencesFailure>
  /** Change any part of your preferences; what is left out stays. `PUT /api/v1/notification-preferences` */
  readonly updatePreferences: Call<NotificationsUpdatePreferencesInput, NotificationsUpdatePreferencesData, NotificationsUpdatePreferencesFailure>
}

export interface OauthClient {
  /** Begin to sign in with a provider: where to send the browser. `GET /api/v1/oauth/{provider}/redirect` */
  readonly redirect: Call<OauthRedirectInput, OauthRedirectData, OauthRedirectFailure>
  /** End a sign-in with a provider: trade what it sent for a full token, or a pending one. `GET /api/v1/oauth/{provider}/callback` */
  readonly callback: Call<OauthCallbackInput, OauthCallbackData, OauthCallbackFailure>
}

export interface PasskeysClient {
  /** Begin to add a passkey: what the browser is asked for. `POST /api/v1/passkeys/register/options` */
  readonly registerOptions: Call<PasskeysRegisterOptionsInput, PasskeysRegisterOptionsData, PasskeysRegisterOptionsFailure>
  /** Add the passkey that the browser has made. `POST /api/v1/passkeys/register` */
  readonly register: Call<PasskeysRegisterInput, PasskeysRegisterData, PasskeysRegisterFailure>
  /** Begin to sign in with a passkey: what the browser is asked for. `POST /api/v1/passkeys/authenticate/options` */
  readonly authenticateOptions: Call<PasskeysAuthenticateOptionsInput, PasskeysAuthenticateOptionsData, PasskeysAuthenticateOptionsFailure>
  /** Sign in with a passkey: a full token, no second factor. `POST /api/v1/passkeys/authenticate` */
  readonly authenticate: Call<PasskeysAuthenticateInput, PasskeysAuthenticateData, PasskeysAuthenticateFailure>
  /** List your passkeys. `GET /api/v1/passkeys` */
  readonly list: Call<PasskeysListInput, PasskeysListData, PasskeysListFailure>
  /** Remove one of your passkeys. `DELETE /api/v1/passkeys/{id}` */
  readonly remove: Call<PasskeysRemoveInput, PasskeysRemoveData, PasskeysRemoveFailure>
}

export interface PaymentsClient {
  /** How a payment stands, by its checkout session. `GET /api/v1/payments/status` */
  readonly getStatus: Call<PaymentsGetStatusInput, PaymentsGetStatusData, PaymentsGetStatusFailure>
  /** List payments by status, purpose, mentor, payer or reference, the newest first. `GET /api/v1/admin/transactions` */
  readonly listTransactions: Call<PaymentsListTransactionsInput, PaymentsListTransactionsData, PaymentsListTransactionsFailure>
  /** Give a part of a payment back, or all that is left of it. `POST /api/v1/admin/transactions/{transactionId}/refund` */
  readonly refundTransaction: Call<PaymentsRefundTransactionInput, PaymentsRefundTransactionData, PaymentsRefundTransactionFailure>
  /** Refunds that the gateway has refused and nobody has decided about, the oldest first. `GET /api/v1/admin/refund-queue` */
  readonly listRefundQueue: Call<PaymentsListRefundQueueInput, PaymentsListRefundQueueData, PaymentsListRefundQueueFailure>
  /** Decide about a refused refund: ask again, say that it was paid by other means, or waive it. `POST /api/v1/admin/refund-queue/{id}/resolve` */
  readonly resolveRefund: Call<PaymentsResolveRefundInput, PaymentsResolveRefundData, PaymentsResolveRefundFailure>
  /** Payments whose amount or currency differs from what was asked, the oldest first. `GET /api/v1/admin/payment-reviews` */
  readonly listPaymentReviews: Call<PaymentsListPaymentReviewsInput, PaymentsListPaymentReviewsData, PaymentsListPaymentReviewsFailure>
  /** Accept other money than asked for, give it back, or dismiss the review. `POST /api/v1/admin/payment-reviews/{id}/resolve` */
  readonly resolvePaymentReview: Call<PaymentsResolvePaymentReviewInput, PaymentsResolvePaymentReviewData, PaymentsResolvePaymentReviewFailure>
  /** How the gateway's books differ from ours, day by day, the newest first. `GET /api/v1/admin/reconciliation` */
  readonly listReconciliation: Call<PaymentsListReconciliationInput, PaymentsListReconciliationData, PaymentsListReconciliationFailure>
}

export interface PersonalDataClient {
  /** Delete your account for good; payment records stay without your name. `DELETE /api/v1/me` */
  readonly eraseAccount: Call<PersonalDataEraseAccountInput, PersonalDataEraseAccountData, PersonalDataEraseAccountFailure>
  /** Everything that is stored about you, as one file. `GET /api/v1/me/export` */
  readonly exportAll: Call<PersonalDataExportAllInput, PersonalDataExportAllData, PersonalDataExportAllFailure>
}

export interface ProfileMediaClient {
  /** Set your avatar, your cover or both: JPEG, PNG, WebP or GIF, at most 5 MB and 50 megapixels each. They are drawn anew, without what else the files hold. `POST /api/v1/profile/media` */
  readonly uploadMedia: Call<ProfileMediaUploadMediaInput, ProfileMediaUploadMediaData, ProfileMediaUploadMediaFailure>
  /** Take away your avatar or your cover. `DELETE /api/v1/profile/media/{kind}` */
  readonly removeMedia: Call<ProfileMediaRemoveMediaInput, ProfileMediaRemoveMediaData, ProfileMediaRemoveMediaFailure>
}

export interface ProfilesClient {
  /** What the onboarding asks, of one role or of both. `GET /api/v1/onboarding/questions` */
  readonly listOnboardingQuestions: Call<ProfilesListOnboardingQuestionsInput, ProfilesListOnboardingQuestionsData, ProfilesListOnboardingQuestionsFailure>
  /** What you have submitted, with your answers and what came of it. `GET /api/v1/onboarding` */
  readonly getOnboarding: Call<ProfilesGetOnboardingInput, ProfilesGetOnboardingData, ProfilesGetOnboardingFailure>
  /** Apply as a mentor, or complete a profile as a mentee. `POST /api/v1/onboarding` */
  readonly submitOnboarding: Call<ProfilesSubmitOnboardingInput, ProfilesSubmitOnboardingData, ProfilesSubmitOnboardingFailure>
  /** The areas that mentors choose from. `GET /api/v1/expertise-areas` */
  readonly listExpertiseAreas: Call<ProfilesListExpertiseAreasInput, ProfilesListExpertiseAreasData, ProfilesListExpertiseAreasFailure>
  /** Edit what your account says about you; fields that are left out stay as they are. `PUT /api/v1/profile` */
  readonly updateProfile: Call<ProfilesUpdateProfileInput, ProfilesUpdateProfileData, ProfilesUpdateProfileFailure>
  /** Your own mentor profile, with its legal part. `GET /api/v1/mentor/profile` */
  readonly getMentorProfile: Call<ProfilesGetMentorProfileInput, ProfilesGetMentorProfileData, ProfilesGetMentorProfileFailure>
  /** Edit your mentor profile, with its legal part; fields that are left out stay as they are. `PUT /api/v1/mentor/profile` */
  readonly updateMentorProfile: Call<ProfilesUpdateMentorProfileInput, ProfilesUpdateMentorProfileData, ProfilesUpdateMentorProfileFailure>
  /** Edit your mentee profile; fields that are left out stay as they are. `PUT /api/v1/mentee/profile` */
  readonly updateMenteeProfile: Call<ProfilesUpdateMenteeProfileInput, ProfilesUpdateMenteeProfileData, ProfilesUpdateMenteeProfileFailure>
  /** Add an experience to your profile. `POST /api/v1/profile/experiences` */
  readonly addExperience: Call<ProfilesAddExperienceInput, ProfilesAddExperienceData, ProfilesAddExperienceFailure>
  /** Edit an experience on your profile; fields that are left out stay as they are. `PUT /api/v1/profile/experiences/{id}` */
  readonly updateExperience: Call<ProfilesUpdateExperienceInput, ProfilesUpdateExperienceData, ProfilesUpdateExperienceFailure>
  /** Take an experience off your profile. `DELETE /api/v1/profile/experiences/{id}` */
  readonly deleteExperience: Call<ProfilesDeleteExperienceInput, ProfilesDeleteExperienceData, ProfilesDeleteExperienceFailure>
  /** Add an education to your profile. `POST /api/v1/profile/education` */
  readonly addEducation: Call<ProfilesAddEducationInput, ProfilesAddEducationData, ProfilesAddEducationFailure>
  /** Edit an education on your profile; fields that are left out stay as they are. `PUT /api/v1/profile/education/{id}` */
  readonly updateEducation: Call<ProfilesUpdateEducationInput, ProfilesUpdateEducationData, ProfilesUpdateEducationFailure>
  /** Take an education off your profile. `DELETE /api/v1/profile/education/{id}` */
  readonly deleteEducation: Call<ProfilesDeleteEducationInput, ProfilesDeleteEducationData, ProfilesDeleteEducationFailure>
  /** Add a certification to your profile. `POST /api/v1/profile/certifications` */
  readonly addCertification: Call<ProfilesAddCertificationInput, ProfilesAddCertificationData, ProfilesAddCertificationFailure>
  /** Edit a certification on your profile; fields that are left out stay as they are. `PUT /api/v1/profile/certifications/{id}` */
  readonly updateCertification: Call<ProfilesUpdateCertificationInput, ProfilesUpdateCertificationData, ProfilesUpdateCertificationFailure>
  /** Take a certification off your profile. `DELETE /api/v1/profile/certifications/{id}` */
  readonly deleteCertification: Call<ProfilesDeleteCertificationInput, ProfilesDeleteCertificationData, ProfilesDeleteCertificationFailure>
}

export interface ReportsClient {
  /** List what people have reported by status, reason and kind, the newest first. `GET /api/v1/admin/reports` */
  readonly listReports: Call<ReportsListReportsInput, ReportsListReportsData, ReportsListReportsFailure>
}

export interface SchedulingClient {
  /** List the kinds of session that you offer. `GET /api/v1/mentor/session-types` */
  readonly listSessionTypes: Call<SchedulingListSessionTypesInput, SchedulingListSessionTypesData, SchedulingListSessionTypesFailure>
  /** Create a kind of session that you offer. `POST /api/v1/mentor/session-types` */
  readonly createSessionType: Call<SchedulingCreateSessionTypeInput, SchedulingCreateSessionTypeData, SchedulingCreateSessionTypeFailure>
  /** One kind of session that you offer. `GET /api/v1/mentor/session-types/{id}` */
  readonly getSessionType: Call<SchedulingGetSessionTypeInput, SchedulingGetSessionTypeData, SchedulingGetSessionTypeFailure>
  /** Change a kind of session; what is booked stays as it is. `PUT /api/v1/mentor/session-types/{id}` */
  readonly updateSessionType: Call<SchedulingUpdateSessionTypeInput, SchedulingUpdateSessionTypeData, SchedulingUpdateSessionTypeFailure>
  /** Stop offering a kind of session; bookings of it stay. `DELETE /api/v1/mentor/session-types/{id}` */
  readonly deactivateSessionType: Call<SchedulingDeactivateSessionTypeInput, SchedulingDeactivateSessionTypeData, SchedulingDeactivateSessionTypeFailure>
  /** What a mentor offers. `GET /api/v1/public/mentors/{mentor_id}/session-types` */
  readonly listPublicSessionTypes: Call<SchedulingListPublicSessionTypesInput, SchedulingListPublicSessionTypesData, SchedulingListPublicSessionTypesFailure>
  /** List when you are available. `GET /api/v1/mentor/availability-rules` */
  readonly listAvailabilityRules: Call<SchedulingListAvailabilityRulesInput, SchedulingListAvailabilityRulesData, SchedulingListAvailabilityRulesFailure>
  /** Say when you are available; slots follow from it. `POST /api/v1/mentor/availability-rules` */
  readonly createAvailabilityRule: Call<SchedulingCreateAvailabilityRuleInput, SchedulingCreateAvailabilityRuleData, SchedulingCreateAvailabilityRuleFailure>
  /** Create several rules of availability, all of them or none. `POST /api/v1/mentor/availability-rules/bulk` */
  readonly createAvailabilityRules: Call<SchedulingCreateAvailabilityRulesInput, SchedulingCreateAvailabilityRulesData, SchedulingCreateAvailabilityRulesFailure>
  /** One rule of your availability. `GET /api/v1/mentor/availability-rules/{id}` */
  readonly getAvailabilityRule: Call<SchedulingGetAvailabilityRuleInput, SchedulingGetAvailabilityRuleData, SchedulingGetAvailabilityRuleFailure>
  /** Change a rule of your availability. `PUT /api/v1/mentor/availability-rules/{id}` */
  readonly updateAvailabilityRule: Call<SchedulingUpdateAvailabilityRuleInput, SchedulingUpdateAvailabilityRuleData, SchedulingUpdateAvailabilityRuleFailure>
  /** Let a rule count no more; it can be activated again. `DELETE /api/v1/mentor/availability-rules/{id}` */
  readonly deactivateAvailabilityRule: Call<SchedulingDeactivateAvailabilityRuleInput, SchedulingDeactivateAvailabilityRuleData, SchedulingDeactivateAvailabilityRuleFailure>
  /** Let a rule count again. `PATCH /api/v1/mentor/availability-rules/{id}/activate` */
  readonly activateAvailabilityRule: Call<SchedulingActivateAvailabilityRuleInput, SchedulingActivateAvailabilityRuleData, SchedulingActivateAvailabilityRuleFailure>
  /** What a new rule, or a change of one, would add and take away; nothing is stored. `POST /api/v1/mentor/availability-rules/preview` */
  readonly previewAvailabilityRule: Call<SchedulingPreviewAvailabilityRuleInput, SchedulingPreviewAvailabilityRuleData, SchedulingPreviewAvailabilityRuleFailure>
  /** List the dates on which you are away. `GET /api/v1/mentor/off-days` */
  readonly listOffDays: Call<SchedulingListOffDaysInput, SchedulingListOffDaysData, SchedulingListOffDaysFailure>
  /** Be away on some dates, or for some hours of one. `POST /api/v1/mentor/off-days` */
  readonly createOffDay: Call<SchedulingCreateOffDayInput, SchedulingCreateOffDayData, SchedulingCreateOffDayFailure>
  /** One off-day of yours. `GET /api/v1/mentor/off-days/{id}` */
  readonly getOffDay: Call<SchedulingGetOffDayInput, SchedulingGetOffDayData, SchedulingGetOffDayFailure>
  /** Change an off-day. `PUT /api/v1/mentor/off-days/{id}` */
  readonly updateOffDay: Call<SchedulingUpdateOffDayInput, SchedulingUpdateOffDayData, SchedulingUpdateOffDayFailure>
  /** Delete an off-day; the slots that it blocked are offered again. `DELETE /api/v1/mentor/off-days/{id}` */
  readonly deleteOffDay: Call<SchedulingDeleteOffDayInput, SchedulingDeleteOffDayData, SchedulingDeleteOffDayFailure>
  /** Go on vacation, until a date or until you are back. `POST /api/v1/mentor/vacation-mode` */
  readonly startVacation: Call<SchedulingStartVacationInput, SchedulingStartVacationData, SchedulingStartVacationFailure>
  /** Be back from vacation. `DELETE /api/v1/mentor/vacation-mode` */
  readonly endVacation: Call<SchedulingEndVacationInput, SchedulingEndVacationData, SchedulingEndVacationFailure>
  /** List the dates with hours of their own. `GET /api/v1/mentor/availability-overrides` */
  readonly listAvailabilityOverrides: Call<SchedulingListAvailabilityOverridesInput, SchedulingListAvailabilityOverridesData, SchedulingListAvailabilityOverridesFailure>
  /** Give a date hours of its own, in place of your rules. `POST /api/v1/mentor/availability-overrides` */
  readonly putAvailabilityOverride: Call<SchedulingPutAvailabilityOverrideInput, SchedulingPutAvailabilityOverrideData, SchedulingPutAvailabilityOverrideFailure>
  /** One date with hours of its own. `GET /api/v1/mentor/availability-overrides/{id}` */
  readonly getAvailabilityOverride: Call<SchedulingGetAvailabilityOverrideInput, SchedulingGetAvailabilityOverrideData, SchedulingGetAvailabilityOverrideFailure>
  /** Let a date follow your rules again. `DELETE /api/v1/mentor/availability-overrides/{id}` */
  readonly deleteAvailabilityOverride: Call<SchedulingDeleteAvailabilityOverrideInput, SchedulingDeleteAvailabilityOverrideData, SchedulingDeleteAvailabilityOverrideFailure>
  /** The slots of a kind of session that you offer, in a window of time; on demand with the reasons. `GET /api/v1/mentor/slots-by-session-type/{session_type_id}` */
  readonly listOwnSlots: Call<SchedulingListOwnSlotsInput, SchedulingListOwnSlotsData, SchedulingListOwnSlotsFailure>
  /** The slots of a kind of session in a window of time. `GET /api/v1/public/mentors/{mentor_id}/session-types/{session_type_id}/slots` */
  readonly listPublicSlots: Call<SchedulingListPublicSlotsInput, SchedulingListPublicSlotsData, SchedulingListPublicSlotsFailure>
  /** Hold seats for some minutes, to book them. `POST /api/v1/mentor/slots/hold` */
  readonly holdSlots: Call<SchedulingHoldSlotsInput, SchedulingHoldSlotsData, SchedulingHoldSlotsFailure>
  /** Give held seats back. `DELETE /api/v1/mentor/slots/hold/{booking_attempt_id}` */
  readonly releaseHold: Call<SchedulingReleaseHoldInput, SchedulingReleaseHoldData, SchedulingReleaseHoldFailure>
  /** List the seats that you hold. `GET /api/v1/mentee/holds` */
  readonly listHolds: Call<SchedulingListHoldsInput, SchedulingListHoldsData, SchedulingListHoldsFailure>
}

export interface SearchClient {
  /** Search posts and people by words, or posts by a hashtag. `GET /api/v1/search` */
  readonly search: Call<SearchSearchInput, SearchSearchData, SearchSearchFailure>
}

export interface TransactionMethodsClient {
  /** The kinds of payout methods that you can choose from, with the fields that they ask for. `GET /api/v1/mentor/transaction-methods/types` */
  readonly listTypes: Call<TransactionMethodsListTypesInput, TransactionMethodsListTypesData, TransactionMethodsListTypesFailure>
  /** List your payout methods, masked, the newest first. `GET /api/v1/mentor/transaction-methods` */
  readonly listMethods: Call<TransactionMethodsListMethodsInput, TransactionMethodsListMethodsData, TransactionMethodsListMethodsFailure>
  /** Register a payout method; of a card only brand, last four, expiry and holder are kept. `POST /api/v1/mentor/transaction-methods` */
  readonly addMethod: Call<TransactionMethodsAddMethodInput, TransactionMethodsAddMethodData, TransactionMethodsAddMethodFailure>
  /** Make one of your payout methods the default. `POST /api/v1/mentor/transaction-methods/{id}/default` */
  readonly makeDefault: Call<TransactionMethodsMakeDefaultInput, TransactionMethodsMakeDefaultData, TransactionMethodsMakeDefaultFailure>
  /** Delete one of your payout methods; the next one becomes the default where it was. `DELETE /api/v1/mentor/transaction-methods/{id}` */
  readonly deleteMethod: Call<TransactionMethodsDeleteMethodInput, TransactionMethodsDeleteMethodData, TransactionMethodsDeleteMethodFailure>
  /** List all kinds of payout methods, inactive ones included. `GET /api/v1/admin/transaction-method-types` */
  readonly listAllTypes: Call<TransactionMethodsListAllTypesInput, TransactionMethodsListAllTypesData, TransactionMethodsListAllTypesFailure>
  /** Define a kind of payout method and the fields that it asks for. `POST /api/v1/admin/transaction-method-types` */
  readonly createType: Call<TransactionMethodsCreateTypeInput, TransactionMethodsCreateTypeData, TransactionMethodsCreateTypeFailure>
  /** Change a kind of payout method; methods that there are stay as they are. `PUT /api/v1/admin/transaction-method-types/{id}` */
  readonly updateType: Call<TransactionMethodsUpdateTypeInput, TransactionMethodsUpdateTypeData, TransactionMethodsUpdateTypeFailure>
  /** Delete a kind of payout method that no method is of. `DELETE /api/v1/admin/transaction-method-types/{id}` */
  readonly deleteType: Call<TransactionMethodsDeleteTypeInput, TransactionMethodsDeleteTypeData, TransactionMethodsDeleteTypeFailure>
}

export interface TwoFactorClient {
  /** Answer the challenge of a sign-in with a code: trades the pending token for a full one. `POST /api/v1/2fa/challenge` */
  readonly challenge: Call<TwoFactorChallengeInput, TwoFactorChallengeData, TwoFactorChallengeFailure>
  /** Answer the challenge with a backup code, each of which works once. `POST /api/v1/2fa/challenge/backup` */
  readonly challengeByBackupCode: Call<TwoFactorChallengeByBackupCodeInput, TwoFactorChallengeByBackupCodeData, TwoFactorChallengeByBackupCodeFailure>
  /** Answer the challenge by another method, or have its code sent again. `POST /api/v1/2fa/switch-method` */
  readonly switchMethod: Call<TwoFactorSwitchMethodInput, TwoFactorSwitchMethodData, TwoFactorSwitchMethodFailure>
  /** Begin to connect an authenticator app: secret, link and QR code. `POST /api/v1/2fa/totp/setup` */
  readonly setUpTotp: Call<TwoFactorSetUpTotpInput, TwoFactorSetUpTotpData, TwoFactorSetUpTotpFailure>
  /** The QR code again, as long as the set-up is not confirmed. `GET /api/v1/2fa/totp/qr` */
  readonly showTotpQrCode: Call<TwoFactorShowTotpQrCodeInput, TwoFactorShowTotpQrCodeData, TwoFactorShowTotpQrCodeFailure>
  /** Confirm an authenticator app with a code that it shows; then it may be enabled. `POST /api/v1/2fa/totp/confirm` */
  readonly confirmTotp: Call<TwoFactorConfirmTotpInput, TwoFactorConfirmTotpData, TwoFactorConfirmTotpFailure>
  /** Turn two-factor sign-in on, or make a method its default; the first time with backup codes. `POST /api/v1/2fa/enable` */
  readonly enable: Call<TwoFactorEnableInput, TwoFactorEnableData, TwoFactorEnableFailure>
  /** Turn two-factor sign-in off, by password, or by a code where there is none. `POST /api/v1/2fa/disable` */
  readonly disable: Call<TwoFactorDisableInput, TwoFactorDisableData, TwoFactorDisableFailure>
  /** Add a method beside those enabled. `POST /api/v1/2fa/methods/enable` */
  readonly enableMethod: Call<TwoFactorEnableMethodInput, TwoFactorEnableMethodData, TwoFactorEnableMethodFailure>
  /** Remove a method that is not the last one. `POST /api/v1/2fa/methods/disable` */
  readonly disableMethod: Call<TwoFactorDisableMethodInput, TwoFactorDisableMethodData, TwoFactorDisableMethodFailure>
  /** Choose the method that is asked for first. `PUT /api/v1/2fa/default-method` */
  readonly setDefaultMethod: Call<TwoFactorSetDefaultMethodInput, TwoFactorSetDefaultMethodData, TwoFactorSetDefaultMethodFailure>
  /** Ten new backup codes; the old ones are worth nothing. `POST /api/v1/2fa/backup-codes/regenerate` */
  readonly regenerateBackupCodes: Call<TwoFactorRegenerateBackupCodesInput, TwoFactorRegenerateBackupCodesData, TwoFactorRegenerateBackupCodesFailure>
  /** List the devices that spare you the second factor. `GET /api/v1/2fa/trusted-devices` */
  readonly listTrustedDevices: Call<TwoFactorListTrustedDevicesInput, TwoFactorListTrustedDevicesData, TwoFactorListTrustedDevicesFailure>
  /** Trust a device no longer. `DELETE /api/v1/2fa/trusted-devices/{trusted_device_id}` */
  readonly revokeTrustedDevice: Call<TwoFactorRevokeTrustedDeviceInput, TwoFactorRevokeTrustedDeviceData, TwoFactorRevokeTrustedDeviceFailure>
  /** Tell a phone number; a code is sent to it. `POST /api/v1/phone/update` */
  readonly updatePhone: Call<TwoFactorUpdatePhoneInput, TwoFactorUpdatePhoneData, TwoFactorUpdatePhoneFailure>
  /** Prove the number with the code that was sent to it. `POST /api/v1/phone/verify` */
  readonly verifyPhone: Call<TwoFactorVerifyPhoneInput, TwoFactorVerifyPhoneData, TwoFactorVerifyPhoneFailure>
  /** Prove again who you are, by password, code or passkey, before you change how the account is entered. `POST /api/v1/confirm-identity` */
  readonly confirmIdentity: Call<TwoFactorConfirmIdentityInput, TwoFactorConfirmIdentityData, TwoFactorConfirmIdentityFailure>
}

export interface UploadsClient {
  /** Begin to send a file in chunks; the answer tells their size and how many there are. `POST /api/v1/uploads` */
  readonly startUpload: Call<UploadsStartUploadInput, UploadsStartUploadData, UploadsStartUploadFailure>
  /** Send one chunk, in any order, several at a time if you like. The same bytes again are a success; other bytes for a chunk that is there are refused. `PUT /api/v1/uploads/{id}/chunks/{index}` */
  readonly sendChunk: Call<UploadsSendChunkInput, UploadsSendChunkData, UploadsSendChunkFailure>
  /** One of your uploads with the chunks that have arrived, so that you can send the others. `GET /api/v1/uploads/{id}` */
  readonly getUpload: Call<UploadsGetUploadInput, UploadsGetUploadData, UploadsGetUploadFailure>
  /** Give up one of your uploads, completed or not, with all that was sent for it. `DELETE /api/v1/uploads/{id}` */
  readonly deleteUpload: Call<UploadsDeleteUploadInput, UploadsDeleteUploadData, UploadsDeleteUploadFailure>
  /** Put the chunks together once all of them are there; what the file is, is told by its bytes. `POST /api/v1/uploads/{id}/complete` */
  readonly completeUpload: Call<UploadsCompleteUploadInput, UploadsCompleteUploadData, UploadsCompleteUploadFailure>
}

export interface VerificationClient {
  /** Your verification documents, the newest first. `GET /api/v1/mentor/verification-documents` */
  readonly listDocuments: Call<VerificationListDocumentsInput, VerificationListDocumentsData, VerificationListDocumentsFailure>
  /** Upload one to five files; each becomes a document of its own that waits for a review. `POST /api/v1/mentor/verification-documents` */
  readonly uploadDocuments: Call<VerificationUploadDocumentsInput, VerificationUploadDocumentsData, VerificationUploadDocumentsFailure>
  /** Replace the file of a document that is not approved; it waits for a review again. `POST /api/v1/mentor/verification-documents/{id}` */
  readonly replaceDocument: Call<VerificationReplaceDocumentInput, VerificationReplaceDocumentData, VerificationReplaceDocumentFailure>
  /** Delete a document that is not approved, with its file. `DELETE /api/v1/mentor/verification-documents/{id}` */
  readonly deleteDocument: Call<VerificationDeleteDocumentInput, VerificationDeleteDocumentData, VerificationDeleteDocumentFailure>
  /** What waits for a review, the oldest first; or documents of another status, or all of them. `GET /api/v1/admin/verification-documents` */
  readonly listDocumentsToReview: Call<VerificationListDocumentsToReviewInput, VerificationListDocumentsToReviewData, VerificationListDocumentsToReviewFailure>
  /** Approve a pending document, or reject it with notes; the mentor is told either way. `POST /api/v1/admin/verification-documents/{id}/review` */
  readonly reviewDocument: Call<VerificationReviewDocumentInput, VerificationReviewDocumentData, VerificationReviewDocumentFailure>
}

export interface WithdrawalsClient {
  /** List your withdrawals, filtered by status and currency, the newest first. `GET /api/v1/mentor/withdrawals` */
  readonly listWithdrawals: Call<WithdrawalsListWithdrawalsInput, WithdrawalsListWithdrawalsData, WithdrawalsListWithdrawalsFailure>
  /** Request a withdrawal; its amount leaves your available balance at once. `POST /api/v1/mentor/withdrawals` */
  readonly requestWithdrawal: Call<WithdrawalsRequestWithdrawalInput, WithdrawalsRequestWithdrawalData, WithdrawalsRequestWithdrawalFailure>
  /** One of your withdrawals. `GET /api/v1/mentor/withdrawals/{id}` */
  readonly getWithdrawal: Call<WithdrawalsGetWithdrawalInput, WithdrawalsGetWithdrawalData, WithdrawalsGetWithdrawalFailure>
  /** List withdrawals by status, currency and mentor, the newest first. `GET /api/v1/admin/withdrawals` */
  readonly listAllWithdrawals: Call<WithdrawalsListAllWithdrawalsInput, WithdrawalsListAllWithdrawalsData, WithdrawalsListAllWithdrawalsFailure>
  /** Approve a pending withdrawal: its money may be sent. `POST /api/v1/admin/withdrawals/{id}/approve` */
  readonly approveWithdrawal: Call<WithdrawalsApproveWithdrawalInput, WithdrawalsApproveWithdrawalData, WithdrawalsApproveWithdrawalFailure>
  /** Reject a pending withdrawal with a reason that the mentor is told; the money is available again. `POST /api/v1/admin/withdrawals/{id}/reject` */
  readonly rejectWithdrawal: Call<WithdrawalsRejectWithdrawalInput, WithdrawalsRejectWithdrawalData, WithdrawalsRejectWithdrawalFailure>
  /** Say that the money of an approved withdrawal is being sent. `POST /api/v1/admin/withdrawals/{id}/process` */
  readonly processWithdrawal: Call<WithdrawalsProcessWithdrawalInput, WithdrawalsProcessWithdrawalData, WithdrawalsProcessWithdrawalFailure>
  /** Say that the money was sent, with the reference of the transfer. `POST /api/v1/admin/withdrawals/{id}/pay` */
  readonly payWithdrawal: Call<WithdrawalsPayWithdrawalInput, WithdrawalsPayWithdrawalData, WithdrawalsPayWithdrawalFailure>
  /** Say that the money could not be sent, and why; it is available again. `POST /api/v1/admin/withdrawals/{id}/fail` */
  readonly failWithdrawal: Call<WithdrawalsFailWithdrawalInput, WithdrawalsFailWithdrawalData, WithdrawalsFailWithdrawalFailure>
}

export interface Client {
  readonly admin: AdminClient
  readonly bookings: BookingsClient
  readonly broadcasting: BroadcastingClient
  readonly calendarFeeds: CalendarFeedsClient
  readonly connections: ConnectionsClient
  readonly dashboards: DashboardsClient
  readonly deadLetters: DeadLettersClient
  readonly directory: DirectoryClient
  readonly earnings: EarningsClient
  readonly favourites: FavouritesClient
  readonly feed: FeedClient
  readonly identity: IdentityClient
  readonly invoices: InvoicesClient
  readonly mentions: MentionsClient
  readonly mentorSearch: MentorSearchClient
  readonly notifications: NotificationsClient
  readonly oauth: OauthClient
  readonly passkeys: PasskeysClient
  readonly payments: PaymentsClient
  readonly personalData: PersonalDataClient
  readonly profileMedia: ProfileMediaClient
  readonly profiles: ProfilesClient
  readonly reports: ReportsClient
  readonly scheduling: SchedulingClient
  readonly search: SearchClient
  readonly transactionMethods: TransactionMethodsClient
  readonly twoFactor: TwoFactorClient
  readonly uploads: UploadsClient
  readonly verification: VerificationClient
  readonly withdrawals: WithdrawalsClient
}
