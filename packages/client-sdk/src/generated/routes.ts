// Written by `npm run client` from the contract. Do not edit.
import type { Routes } from "../route.js"

export const routes: Routes = {
  admin: {
    listMentors: ["GET", "/api/v1/admin/mentors"],
    approveMentor: ["POST", "/api/v1/admin/mentors/{id}/approve"],
    rejectMentor: ["POST", "/api/v1/admin/mentors/{id}/reject"],
    suspendMentor: ["POST", "/api/v1/admin/mentors/{id}/suspend"],
    reinstateMentor: ["POST", "/api/v1/admin/mentors/{id}/reinstate"],
    listUsers: ["GET", "/api/v1/admin/users"],
    suspendUser: ["POST", "/api/v1/admin/users/{id}/suspend"],
    banUser: ["POST", "/api/v1/admin/users/{id}/ban"],
    reinstateUser: ["POST", "/api/v1/admin/users/{id}/reinstate"],
    getSettings: ["GET", "/api/v1/admin/settings"],
    updateSettings: ["PUT", "/api/v1/admin/settings"],
    listAuditLog: ["GET", "/api/v1/admin/audit-log"]
  },
  bookings: {
    listMenteeBookings: ["GET", "/api/v1/mentee/bookings"],
    createBooking: ["POST", "/api/v1/mentee/bookings", { key: 1 }],
    getMenteeBooking: ["GET", "/api/v1/mentee/bookings/{id}"],
    getPaymentLink: ["GET", "/api/v1/mentee/bookings/{id}/payment-link"],
    cancelMenteeBooking: ["POST", "/api/v1/mentee/bookings/{id}/cancel", { key: 1, query: ["preview"] }],
    scheduleFollowUp: ["POST", "/api/v1/mentee/bookings/{id}/follow-ups", { key: 1 }],
    listMentorBookings: ["GET", "/api/v1/mentor/bookings"],
    getMentorBooking: ["GET", "/api/v1/mentor/bookings/{id}"],
    acceptBooking: ["POST", "/api/v1/mentor/bookings/{id}/accept"],
    declineBooking: ["POST", "/api/v1/mentor/bookings/{id}/decline", { key: 1 }],
    cancelMentorBooking: ["POST", "/api/v1/mentor/bookings/{id}/cancel", { key: 1, query: ["preview"] }],
    completeBooking: ["POST", "/api/v1/mentor/bookings/{id}/complete"]
  },
  broadcasting: {
    authorizeChannel: ["POST", "/api/broadcasting/auth", { bare: 1, form: 2 }]
  },
  calendarFeeds: {
    createFeed: ["POST", "/api/v1/mentor/calendar-feed"],
    revokeFeed: ["DELETE", "/api/v1/mentor/calendar-feed"]
  },
  connections: {
    requestConnection: ["POST", "/api/v1/feed/connections/{user_id}"],
    removeConnection: ["DELETE", "/api/v1/feed/connections/{user_id}"],
    acceptConnection: ["POST", "/api/v1/feed/connections/{user_id}/accept"],
    listConnections: ["GET", "/api/v1/feed/connections"],
    listPendingConnections: ["GET", "/api/v1/feed/connections/pending"],
    listSentConnections: ["GET", "/api/v1/feed/connections/sent"],
    listConnectionsOfUser: ["GET", "/api/v1/feed/users/{username}/connections"],
    viewFeedProfile: ["GET", "/api/v1/feed/users/{username}"],
    listSuggestions: ["GET", "/api/v1/feed/suggestions"],
    dismissSuggestion: ["DELETE", "/api/v1/feed/suggestions/{user_id}"],
    follow: ["POST", "/api/v1/feed/users/{user_id}/follow"],
    unfollow: ["DELETE", "/api/v1/feed/users/{user_id}/follow"],
    listFollowers: ["GET", "/api/v1/feed/users/{username}/followers"],
    listFollowing: ["GET", "/api/v1/feed/users/{username}/following"],
    blockUser: ["POST", "/api/v1/users/{user_id}/block"],
    unblockUser: ["DELETE", "/api/v1/users/{user_id}/block"],
    reportUser: ["POST", "/api/v1/users/{user_id}/report"],
    listBlockedUsers: ["GET", "/api/v1/blocks"]
  },
  dashboards: {
    getMenteeDashboard: ["GET", "/api/v1/mentee/dashboard"],
    getMentorDashboard: ["GET", "/api/v1/mentor/dashboard"]
  },
  deadLetters: {
    listDeadLetters: ["GET", "/api/v1/admin/dead-letters"],
    retryDeadLetters: ["POST", "/api/v1/admin/dead-letters/retry"]
  },
  directory: {
    listMentors: ["GET", "/api/v1/public/mentors"],
    getMentor: ["GET", "/api/v1/public/mentors/{mentor_id}"]
  },
  earnings: {
    getSummary: ["GET", "/api/v1/mentor/earnings/summary"],
    getStatement: ["GET", "/api/v1/mentor/earnings/statement"]
  },
  favourites: {
    listFavourites: ["GET", "/api/v1/mentee/favourites"],
    addFavourite: ["PUT", "/api/v1/mentee/favourites/{mentor_id}"],
    removeFavourite: ["DELETE", "/api/v1/mentee/favourites/{mentor_id}"]
  },
  feed: {
    createPost: ["POST", "/api/v1/feed/posts", { key: 1, form: 2 }],
    getPost: ["GET", "/api/v1/feed/posts/{post_id}"],
    updatePost: ["PUT", "/api/v1/feed/posts/{post_id}"],
    deletePost: ["DELETE", "/api/v1/feed/posts/{post_id}"],
    sharePost: ["POST", "/api/v1/feed/posts/{post_id}/share", { key: 1 }],
    listFeed: ["GET", "/api/v1/feed"],
    markSeen: ["POST", "/api/v1/feed/seen"],
    listPostsOfUser: ["GET", "/api/v1/feed/users/{username}/posts"],
    listHashtags: ["GET", "/api/v1/feed/hashtags"],
    reactToPost: ["POST", "/api/v1/feed/posts/{post_id}/reactions"],
    removePostReaction: ["DELETE", "/api/v1/feed/posts/{post_id}/reactions"],
    reactToComment: ["POST", "/api/v1/feed/comments/{comment_id}/reactions"],
    removeCommentReaction: ["DELETE", "/api/v1/feed/comments/{comment_id}/reactions"],
    vote: ["POST", "/api/v1/feed/posts/{post_id}/poll/votes"],
    withdrawVotes: ["DELETE", "/api/v1/feed/posts/{post_id}/poll/votes"],
    listComments: ["GET", "/api/v1/feed/posts/{post_id}/comments"],
    addComment: ["POST", "/api/v1/feed/posts/{post_id}/comments", { key: 1 }],
    getComment: ["GET", "/api/v1/feed/comments/{comment_id}"],
    updateComment: ["PUT", "/api/v1/feed/comments/{comment_id}"],
    deleteComment: ["DELETE", "/api/v1/feed/comments/{comment_id}"],
    listReplies: ["GET", "/api/v1/feed/comments/{comment_id}/replies"],
    reportPost: ["POST", "/api/v1/feed/posts/{post_id}/report"],
    reportComment: ["POST", "/api/v1/feed/comments/{comment_id}/report"]
  },
  identity: {
    register: ["POST", "/api/v1/register"],
    login: ["POST", "/api/v1/login", { headers: { device_token: "x-trusted-device" } }],
    verifyEmail: ["POST", "/api/v1/verify-email"],
    resendVerification: ["POST", "/api/v1/resend-email-verification"],
    forgotPassword: ["POST", "/api/v1/forgot-password"],
    resetPassword: ["POST", "/api/v1/reset-password"],
    changePassword: ["PUT", "/api/v1/password"],
    listSessions: ["GET", "/api/v1/sessions"],
    revokeSession: ["DELETE", "/api/v1/sessions/{session_id}"],
    logout: ["POST", "/api/v1/logout"],
    getMe: ["GET", "/api/v1/me"],
    viewUser: ["GET", "/api/v1/user/{username}"]
  },
  invoices: {
    listMenteeInvoices: ["GET", "/api/v1/mentee/invoices"],
    getMenteeInvoice: ["GET", "/api/v1/mentee/invoices/{id}"],
    getMenteeSummary: ["GET", "/api/v1/mentee/billing/summary"],
    listMentorInvoices: ["GET", "/api/v1/mentor/invoices"],
    getMentorInvoice: ["GET", "/api/v1/mentor/invoices/{id}"],
    getMentorSummary: ["GET", "/api/v1/mentor/billing/summary"]
  },
  mentions: {
    listMentionables: ["GET", "/api/v1/mentionables"]
  },
  mentorSearch: {
    search: ["GET", "/api/v1/mentee/mentors"]
  },
  notifications: {
    listNotifications: ["GET", "/api/v1/notifications"],
    countUnread: ["GET", "/api/v1/notifications/unread-count"],
    readNotification: ["POST", "/api/v1/notifications/{id}/read"],
    readAllNotifications: ["POST", "/api/v1/notifications/read-all"],
    resolveNotification: ["GET", "/api/v1/notifications/{id}/resolve"],
    deleteNotification: ["DELETE", "/api/v1/notifications/{id}"],
    getPreferences: ["GET", "/api/v1/notification-preferences"],
    updatePreferences: ["PUT", "/api/v1/notification-preferences"]
  },
  oauth: {
    redirect: ["GET", "/api/v1/oauth/{provider}/redirect"],
    callback: ["GET", "/api/v1/oauth/{provider}/callback"]
  },
  passkeys: {
    registerOptions: ["POST", "/api/v1/passkeys/register/options"],
    register: ["POST", "/api/v1/passkeys/register"],
    authenticateOptions: ["POST", "/api/v1/passkeys/authenticate/options"],
    authenticate: ["POST", "/api/v1/passkeys/authenticate"],
    list: ["GET", "/api/v1/passkeys"],
    remove: ["DELETE", "/api/v1/passkeys/{id}"]
  },
  payments: {
    getStatus: ["GET", "/api/v1/payments/status"],
    listTransactions: ["GET", "/api/v1/admin/transactions"],
    refundTransaction: ["POST", "/api/v1/admin/transactions/{transactionId}/refund", { key: 1 }],
    listRefundQueue: ["GET", "/api/v1/admin/refund-queue"],
    resolveRefund: ["POST", "/api/v1/admin/refund-queue/{id}/resolve", { key: 1 }],
    listPaymentReviews: ["GET", "/api/v1/admin/payment-reviews"],
    resolvePaymentReview: ["POST", "/api/v1/admin/payment-reviews/{id}/resolve", { key: 1 }],
    listReconciliation: ["GET", "/api/v1/admin/reconciliation"]
  },
  personalData: {
    eraseAccount: ["DELETE", "/api/v1/me"],
    exportAll: ["GET", "/api/v1/me/export"]
  },
  profileMedia: {
    uploadMedia: ["POST", "/api/v1/profile/media", { form: 1 }],
    removeMedia: ["DELETE", "/api/v1/profile/media/{kind}"]
  },
  profiles: {
    listOnboardingQuestions: ["GET", "/api/v1/onboarding/questions"],
    getOnboarding: ["GET", "/api/v1/onboarding"],
    submitOnboarding: ["POST", "/api/v1/onboarding", { key: 1 }],
    listExpertiseAreas: ["GET", "/api/v1/expertise-areas"],
    updateProfile: ["PUT", "/api/v1/profile"],
    getMentorProfile: ["GET", "/api/v1/mentor/profile"],
    updateMentorProfile: ["PUT", "/api/v1/mentor/profile"],
    updateMenteeProfile: ["PUT", "/api/v1/mentee/profile"],
    addExperience: ["POST", "/api/v1/profile/experiences", { key: 1 }],
    updateExperience: ["PUT", "/api/v1/profile/experiences/{id}"],
    deleteExperience: ["DELETE", "/api/v1/profile/experiences/{id}"],
    addEducation: ["POST", "/api/v1/profile/education", { key: 1 }],
    updateEducation: ["PUT", "/api/v1/profile/education/{id}"],
    deleteEducation: ["DELETE", "/api/v1/profile/education/{id}"],
    addCertification: ["POST", "/api/v1/profile/certifications", { key: 1 }],
    updateCertification: ["PUT", "/api/v1/profile/certifications/{id}"],
    deleteCertification: ["DELETE", "/api/v1/profile/certifications/{id}"]
  },
  reports: {
    listReports: ["GET", "/api/v1/admin/reports"]
  },
  scheduling: {
    listSessionTypes: ["GET", "/api/v1/mentor/session-types"],
    createSessionType: ["POST", "/api/v1/mentor/session-types", { key: 1 }],
    getSessionType: ["GET", "/api/v1/mentor/session-types/{id}"],
    updateSessionType: ["PUT", "/api/v1/mentor/session-types/{id}"],
    deactivateSessionType: ["DELETE", "/api/v1/mentor/session-types/{id}"],
    listPublicSessionTypes: ["GET", "/api/v1/public/mentors/{mentor_id}/session-types"],
    listAvailabilityRules: ["GET", "/api/v1/mentor/availability-rules"],
    createAvailabilityRule: ["POST", "/api/v1/mentor/availability-rules", { key: 1 }],
    createAvailabilityRules: ["POST", "/api/v1/mentor/availability-rules/bulk", { key: 1 }],
    getAvailabilityRule: ["GET", "/api/v1/mentor/availability-rules/{id}"],
    updateAvailabilityRule: ["PUT", "/api/v1/mentor/availability-rules/{id}"],
    deactivateAvailabilityRule: ["DELETE", "/api/v1/mentor/availability-rules/{id}"],
    activateAvailabilityRule: ["PATCH", "/api/v1/mentor/availability-rules/{id}/activate"],
    previewAvailabilityRule: ["POST", "/api/v1/mentor/availability-rules/preview"],
    listOffDays: ["GET", "/api/v1/mentor/off-days"],
    createOffDay: ["POST", "/api/v1/mentor/off-days", { key: 1 }],
    getOffDay: ["GET", "/api/v1/mentor/off-days/{id}"],
    updateOffDay: ["PUT", "/api/v1/mentor/off-days/{id}"],
    deleteOffDay: ["DELETE", "/api/v1/mentor/off-days/{id}"],
    startVacation: ["POST", "/api/v1/mentor/vacation-mode"],
    endVacation: ["DELETE", "/api/v1/mentor/vacation-mode"],
    listAvailabilityOverrides: ["GET", "/api/v1/mentor/availability-overrides"],
    putAvailabilityOverride: ["POST", "/api/v1/mentor/availability-overrides", { key: 1 }],
    getAvailabilityOverride: ["GET", "/api/v1/mentor/availability-overrides/{id}"],
    deleteAvailabilityOverride: ["DELETE", "/api/v1/mentor/availability-overrides/{id}"],
    listOwnSlots: ["GET", "/api/v1/mentor/slots-by-session-type/{session_type_id}"],
    listPublicSlots: ["GET", "/api/v1/public/mentors/{mentor_id}/session-types/{session_type_id}/slots"],
    holdSlots: ["POST", "/api/v1/mentor/slots/hold", { key: 1 }],
    releaseHold: ["DELETE", "/api/v1/mentor/slots/hold/{booking_attempt_id}"],
    listHolds: ["GET", "/api/v1/mentee/holds"]
  },
  search: {
    search: ["GET", "/api/v1/search"]
  },
  transactionMethods: {
    listTypes: ["GET", "/api/v1/mentor/transaction-methods/types"],
    listMethods: ["GET", "/api/v1/mentor/transaction-methods"],
    addMethod: ["POST", "/api/v1/mentor/transaction-methods", { key: 1 }],
    makeDefault: ["POST", "/api/v1/mentor/transaction-methods/{id}/default"],
    deleteMethod: ["DELETE", "/api/v1/mentor/transaction-methods/{id}"],
    listAllTypes: ["GET", "/api/v1/admin/transaction-method-types"],
    createType: ["POST", "/api/v1/admin/transaction-method-types", { key: 1 }],
    updateType: ["PUT", "/api/v1/admin/transaction-method-types/{id}"],
    deleteType: ["DELETE", "/api/v1/admin/transaction-method-types/{id}"]
  },
  twoFactor: {
    challenge: ["POST", "/api/v1/2fa/challenge"],
    challengeByBackupCode: ["POST", "/api/v1/2fa/challenge/backup"],
    switchMethod: ["POST", "/api/v1/2fa/switch-method"],
    setUpTotp: ["POST", "/api/v1/2fa/totp/setup"],
    showTotpQrCode: ["GET", "/api/v1/2fa/totp/qr"],
    confirmTotp: ["POST", "/api/v1/2fa/totp/confirm"],
    enable: ["POST", "/api/v1/2fa/enable"],
    disable: ["POST", "/api/v1/2fa/disable"],
    enableMethod: ["POST", "/api/v1/2fa/methods/enable"],
    disableMethod: ["POST", "/api/v1/2fa/methods/disable"],
    setDefaultMethod: ["PUT", "/api/v1/2fa/default-method"],
    regenerateBackupCodes: ["POST", "/api/v1/2fa/backup-codes/regenerate"],
    listTrustedDevices: ["GET", "/api/v1/2fa/trusted-devices"],
    revokeTrustedDevice: ["DELETE", "/api/v1/2fa/trusted-devices/{trusted_device_id}"],
    updatePhone: ["POST", "/api/v1/phone/update"],
    verifyPhone: ["POST", "/api/v1/phone/verify"],
    confirmIdentity: ["POST", "/api/v1/confirm-identity"]
  },
  uploads: {
    startUpload: ["POST", "/api/v1/uploads", { key: 1 }],
    sendChunk: ["PUT", "/api/v1/uploads/{id}/chunks/{index}", { raw: 1, headers: { content_digest: "content-digest", sha256: "x-chunk-sha256" } }],
    getUpload: ["GET", "/api/v1/uploads/{id}"],
    deleteUpload: ["DELETE", "/api/v1/uploads/{id}"],
    completeUpload: ["POST", "/api/v1/uploads/{id}/complete"]
  },
  verification: {
    listDocuments: ["GET", "/api/v1/mentor/verification-documents"],
    uploadDocuments: ["POST", "/api/v1/mentor/verification-documents", { form: 1 }],
    replaceDocument: ["POST", "/api/v1/mentor/verification-documents/{id}", { form: 1 }],
    deleteDocument: ["DELETE", "/api/v1/mentor/verification-documents/{id}"],
    listDocumentsToReview: ["GET", "/api/v1/admin/verification-documents"],
    reviewDocument: ["POST", "/api/v1/admin/verification-documents/{id}/review"]
  },
  withdrawals: {
    listWithdrawals: ["GET", "/api/v1/mentor/withdrawals"],
    requestWithdrawal: ["POST", "/api/v1/mentor/withdrawals", { key: 1 }],
    getWithdrawal: ["GET", "/api/v1/mentor/withdrawals/{id}"],
    listAllWithdrawals: ["GET", "/api/v1/admin/withdrawals"],
    approveWithdrawal: ["POST", "/api/v1/admin/withdrawals/{id}/approve"],
    rejectWithdrawal: ["POST", "/api/v1/admin/withdrawals/{id}/reject", { key: 1 }],
    processWithdrawal: ["POST", "/api/v1/admin/withdrawals/{id}/process"],
    payWithdrawal: ["POST", "/api/v1/admin/withdrawals/{id}/pay", { key: 1 }],
    failWithdrawal: ["POST", "/api/v1/admin/withdrawals/{id}/fail", { key: 1 }]
  },
}
