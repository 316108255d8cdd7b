// Written by `npm run client` from the contract. Do not edit.
export interface paths {
    "/api/v1/2fa/backup-codes/regenerate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ten new backup codes; the old ones are worth nothing. */
        post: operations["twoFactor.regenerateBackupCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/2fa/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer the challenge of a sign-in with a code: trades the pending token for a full one. */
        post: operations["twoFactor.challenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/2fa/challenge/backup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer the challenge with a backup code, each of which works once. */
        post: operations["twoFactor.challengeByBackupCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/2fa/default-method": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Choose the method that is asked for first. */
        put: operations["twoFactor.setDefaultMethod"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/2fa/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn two-factor sign-in off, by password, or by a code where there is none. */
        post: operations["twoFactor.disable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/2fa/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Turn two-factor sign-in on, or make a method its default; the first time with backup codes. */
        post: operations["twoFactor.enable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/2fa/methods/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a method that is not the last one. */
        post: operations["twoFactor.disableMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/2fa/methods/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a method beside those enabled. */
        post: operations["twoFactor.enableMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/2fa/switch-method": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer the challenge by another method, or have its code sent again. */
        post: operations["twoFactor.switchMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/2fa/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm an authenticator app with a code that it shows; then it may be enabled. */
        post: operations["twoFactor.confirmTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/2fa/totp/qr": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The QR code again, as long as the set-up is not confirmed. */
        get: operations["twoFactor.showTotpQrCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/2fa/totp/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to connect an authenticator app: secret, link and QR code. */
        post: operations["twoFactor.setUpTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/2fa/trusted-devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the devices that spare you the second factor. */
        get: operations["twoFactor.listTrustedDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/2fa/trusted-devices/{trusted_device_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Trust a device no longer. */
        delete: operations["twoFactor.revokeTrustedDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who changed what with an admin's rights, by actor, action, subject and time, the newest first. */
        get: operations["admin.listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/dead-letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Deliveries that were given up, by lane and type, the latest first. */
        get: operations["deadLetters.listDeadLetters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/dead-letters/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try deliveries that were given up again, by id or all of a lane; those that are not dead are passed over. */
        post: operations["deadLetters.retryDeadLetters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/mentors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List mentor applications by status, the newest first. */
        get: operations["admin.listMentors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/mentors/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve a mentor: they appear in public and can be booked. */
        post: operations["admin.approveMentor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/mentors/{id}/reinstate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lift a mentor's suspension. */
        post: operations["admin.reinstateMentor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/mentors/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reject an application with a reason that the mentor is told. */
        post: operations["admin.rejectMentor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/mentors/{id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suspend a mentor: nobody books them, and requests that wait for an answer are called off with a refund. */
        post: operations["admin.suspendMentor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/payment-reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payments whose amount or currency differs from what was asked, the oldest first. */
        get: operations["payments.listPaymentReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/payment-reviews/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept other money than asked for, give it back, or dismiss the review. */
        post: operations["payments.resolvePaymentReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/reconciliation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How the gateway's books differ from ours, day by day, the newest first. */
        get: operations["payments.listReconciliation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/refund-queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Refunds that the gateway has refused and nobody has decided about, the oldest first. */
        get: operations["payments.listRefundQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/refund-queue/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide about a refused refund: ask again, say that it was paid by other means, or waive it. */
        post: operations["payments.resolveRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List what people have reported by status, reason and kind, the newest first. */
        get: operations["reports.listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every setting with what it is for, its value and its default. The audit log has its history. */
        get: operations["admin.getSettings"];
        /** Change settings by key, all or none; null goes back to the default. Every host follows within seconds. */
        put: operations["admin.updateSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/transaction-method-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List all kinds of payout methods, inactive ones included. */
        get: operations["transactionMethods.listAllTypes"];
        put?: never;
        /** Define a kind of payout method and the fields that it asks for. */
        post: operations["transactionMethods.createType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/transaction-method-types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a kind of payout method; methods that there are stay as they are. */
        put: operations["transactionMethods.updateType"];
        post?: never;
        /** Delete a kind of payout method that no method is of. */
        delete: operations["transactionMethods.deleteType"];
        options?: never;
        head?: never;
        /** Change a kind of payout method; methods that there are stay as they are. */
        patch: operations["transactionMethods.updateType.patch"];
        trace?: never;
    };
    "/api/v1/admin/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List payments by status, purpose, mentor, payer or reference, the newest first. */
        get: operations["payments.listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/transactions/{transactionId}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a part of a payment back, or all that is left of it. */
        post: operations["payments.refundTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List accounts by a part of name, username or address, by role and status, the newest first. */
        get: operations["admin.listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/users/{id}/ban": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ban an account: access ends at once, and its bookings that have not begun are called off with a full refund. */
        post: operations["admin.banUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/users/{id}/reinstate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lift a suspension or a ban. */
        post: operations["admin.reinstateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/users/{id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suspend an account with a reason that its holder is told: access ends at once. */
        post: operations["admin.suspendUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/verification-documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What waits for a review, the oldest first; or documents of another status, or all of them. */
        get: operations["verification.listDocumentsToReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/verification-documents/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file of a document. */
        get: operations["verification.downloadDocumentToReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/verification-documents/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve a pending document, or reject it with notes; the mentor is told either way. */
        post: operations["verification.reviewDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List withdrawals by status, currency and mentor, the newest first. */
        get: operations["withdrawals.listAllWithdrawals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/withdrawals/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve a pending withdrawal: its money may be sent. */
        post: operations["withdrawals.approveWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/withdrawals/{id}/fail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that the money could not be sent, and why; it is available again. */
        post: operations["withdrawals.failWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/withdrawals/{id}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that the money was sent, with the reference of the transfer. */
        post: operations["withdrawals.payWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/withdrawals/{id}/process": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that the money of an approved withdrawal is being sent. */
        post: operations["withdrawals.processWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/withdrawals/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reject a pending withdrawal with a reason that the mentor is told; the money is available again. */
        post: operations["withdrawals.rejectWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/confirm-identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prove again who you are, by password, code or passkey, before you change how the account is entered. */
        post: operations["twoFactor.confirmIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/expertise-areas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The areas that mentors choose from. */
        get: operations["profiles.listExpertiseAreas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a link to set a new password; the answer is the same for every address. */
        post: operations["identity.forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in: a full token, or a pending one that owes the second factor. */
        post: operations["identity.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out: the token used is worth nothing any more. */
        post: operations["identity.logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your own profile, with everything of your account. */
        get: operations["identity.getMe"];
        put?: never;
        post?: never;
        /** Delete your account for good; payment records stay without your name. */
        delete: operations["personalData.eraseAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is stored about you, as one file. */
        get: operations["personalData.exportAll"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentee/billing/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What you have paid in each currency, of all time or of some days of UTC. */
        get: operations["invoices.getMenteeSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentee/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your bookings, filtered by status, time and mentor. */
        get: operations["bookings.listMenteeBookings"];
        put?: never;
        /** Book the held slots; answers where to pay, unless they are free. */
        post: operations["bookings.createBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentee/bookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of your bookings. */
        get: operations["bookings.getMenteeBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentee/bookings/{id}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of your bookings for calendar programs. */
        get: operations["bookings.getMenteeBookingCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentee/bookings/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel one of your bookings; with `?preview=true` only look at what you would get back. */
        post: operations["bookings.cancelMenteeBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentee/bookings/{id}/follow-ups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the next session of a package its date, out of held seats. */
        post: operations["bookings.scheduleFollowUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentee/bookings/{id}/payment-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where to pay an unpaid booking; makes a new link where the old one has failed. */
        get: operations["bookings.getPaymentLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentee/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The best rated mentors, and your next sessions. */
        get: operations["dashboards.getMenteeDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentee/favourites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The mentors that you bookmarked, the newest first, without those who cannot be seen at the moment. */
        get: operations["favourites.listFavourites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentee/favourites/{mentor_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Bookmark a mentor. One whom you have bookmarked already keeps the first moment. */
        put: operations["favourites.addFavourite"];
        post?: never;
        /** Remove a mentor from your favourites, whether they were there or not. */
        delete: operations["favourites.removeFavourite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentee/holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the seats that you hold. */
        get: operations["scheduling.listHolds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentee/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What you have paid, the last first; every renewal has an invoice of its own. Days are UTC's. */
        get: operations["invoices.listMenteeInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentee/invoices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of your invoices, by the id of its payment. */
        get: operations["invoices.getMenteeInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentee/invoices/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of your invoices as a file. */
        get: operations["invoices.printMenteeInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentee/mentors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find mentors who can be booked, by words, area, skill, language, country, price, rating and free time; you are not among them. */
        get: operations["mentorSearch.search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentee/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Edit your mentee profile; fields that are left out stay as they are. */
        put: operations["profiles.updateMenteeProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit your mentee profile; fields that are left out stay as they are. */
        patch: operations["profiles.updateMenteeProfile.patch"];
        trace?: never;
    };
    "/api/v1/mentor/availability-overrides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the dates with hours of their own. */
        get: operations["scheduling.listAvailabilityOverrides"];
        put?: never;
        /** Give a date hours of its own, in place of your rules. */
        post: operations["scheduling.putAvailabilityOverride"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentor/availability-overrides/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One date with hours of its own. */
        get: operations["scheduling.getAvailabilityOverride"];
        put?: never;
        post?: never;
        /** Let a date follow your rules again. */
        delete: operations["scheduling.deleteAvailabilityOverride"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentor/availability-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List when you are available. */
        get: operations["scheduling.listAvailabilityRules"];
        put?: never;
        /** Say when you are available; slots follow from it. */
        post: operations["scheduling.createAvailabilityRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentor/availability-rules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One rule of your availability. */
        get: operations["scheduling.getAvailabilityRule"];
        /** Change a rule of your availability. */
        put: operations["scheduling.updateAvailabilityRule"];
        post?: never;
        /** Let a rule count no more; it can be activated again. */
        delete: operations["scheduling.deactivateAvailabilityRule"];
        options?: never;
        head?: never;
        /** Change a rule of your availability. */
        patch: operations["scheduling.updateAvailabilityRule.patch"];
        trace?: never;
    };
    "/api/v1/mentor/availability-rules/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Let a rule count again. */
        patch: operations["scheduling.activateAvailabilityRule"];
        trace?: never;
    };
    "/api/v1/mentor/availability-rules/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create several rules of availability, all of them or none. */
        post: operations["scheduling.createAvailabilityRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentor/availability-rules/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a new rule, or a change of one, would add and take away; nothing is stored. */
        post: operations["scheduling.previewAvailabilityRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentor/billing/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What you have sold and what you have bought in each currency. */
        get: operations["invoices.getMentorSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentor/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List bookings of your sessions, filtered by status, time and mentee. */
        get: operations["bookings.listMentorBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentor/bookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One booking of your sessions. */
        get: operations["bookings.getMentorBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentor/bookings/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept a booking: the session will take place. */
        post: operations["bookings.acceptBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentor/bookings/{id}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One booking of your sessions for calendar programs. */
        get: operations["bookings.getMentorBookingCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentor/bookings/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a session that you have accepted; everything that was paid goes back. */
        post: operations["bookings.cancelMentorBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentor/bookings/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that a session has taken place. */
        post: operations["bookings.completeBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentor/bookings/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline a booking; whatever was paid goes back. */
        post: operations["bookings.declineBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentor/calendar-feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new secret address for your calendar; the one before opens nothing any more. */
        post: operations["calendarFeeds.createFeed"];
        /** The secret address of your calendar opens nothing any more. */
        delete: operations["calendarFeeds.revokeFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentor/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How your application stands, your next sessions, what waits for an answer, balances and ratings. */
        get: operations["dashboards.getMentorDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentor/earnings/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What each day, month or year brought you, in one currency: 366 days, 60 months or 20 years at most. */
        get: operations["earnings.getStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentor/earnings/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What you have earned, what is clearing and what can be withdrawn. */
        get: operations["earnings.getSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentor/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What others have paid you, the last first, with the platform's fee and what you are owed. */
        get: operations["invoices.listMentorInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentor/invoices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One invoice of what you have sold, by the id of its payment. */
        get: operations["invoices.getMentorInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentor/invoices/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One invoice of what you have sold as a file. */
        get: operations["invoices.printMentorInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentor/off-days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the dates on which you are away. */
        get: operations["scheduling.listOffDays"];
        put?: never;
        /** Be away on some dates, or for some hours of one. */
        post: operations["scheduling.createOffDay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentor/off-days/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One off-day of yours. */
        get: operations["scheduling.getOffDay"];
        /** Change an off-day. */
        put: operations["scheduling.updateOffDay"];
        post?: never;
        /** Delete an off-day; the slots that it blocked are offered again. */
        delete: operations["scheduling.deleteOffDay"];
        options?: never;
        head?: never;
        /** Change an off-day. */
        patch: operations["scheduling.updateOffDay.patch"];
        trace?: never;
    };
    "/api/v1/mentor/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your own mentor profile, with its legal part. */
        get: operations["profiles.getMentorProfile"];
        /** Edit your mentor profile, with its legal part; fields that are left out stay as they are. */
        put: operations["profiles.updateMentorProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit your mentor profile, with its legal part; fields that are left out stay as they are. */
        patch: operations["profiles.updateMentorProfile.patch"];
        trace?: never;
    };
    "/api/v1/mentor/session-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the kinds of session that you offer. */
        get: operations["scheduling.listSessionTypes"];
        put?: never;
        /** Create a kind of session that you offer. */
        post: operations["scheduling.createSessionType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentor/session-types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One kind of session that you offer. */
        get: operations["scheduling.getSessionType"];
        /** Change a kind of session; what is booked stays as it is. */
        put: operations["scheduling.updateSessionType"];
        post?: never;
        /** Stop offering a kind of session; bookings of it stay. */
        delete: operations["scheduling.deactivateSessionType"];
        options?: never;
        head?: never;
        /** Change a kind of session; what is booked stays as it is. */
        patch: operations["scheduling.updateSessionType.patch"];
        trace?: never;
    };
    "/api/v1/mentor/slots-by-session-type/{session_type_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The slots of a kind of session that you offer, in a window of time; on demand with the reasons. */
        get: operations["scheduling.listOwnSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentor/slots/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hold seats for some minutes, to book them. */
        post: operations["scheduling.holdSlots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentor/slots/hold/{booking_attempt_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Give held seats back. */
        delete: operations["scheduling.releaseHold"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentor/transaction-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your payout methods, masked, the newest first. */
        get: operations["transactionMethods.listMethods"];
        put?: never;
        /** Register a payout method; of a card only brand, last four, expiry and holder are kept. */
        post: operations["transactionMethods.addMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentor/transaction-methods/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete one of your payout methods; the next one becomes the default where it was. */
        delete: operations["transactionMethods.deleteMethod"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentor/transaction-methods/{id}/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make one of your payout methods the default. */
        post: operations["transactionMethods.makeDefault"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentor/transaction-methods/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The kinds of payout methods that you can choose from, with the fields that they ask for. */
        get: operations["transactionMethods.listTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentor/vacation-mode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on vacation, until a date or until you are back. */
        post: operations["scheduling.startVacation"];
        /** Be back from vacation. */
        delete: operations["scheduling.endVacation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentor/verification-documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your verification documents, the newest first. */
        get: operations["verification.listDocuments"];
        put?: never;
        /** Upload one to five files; each becomes a document of its own that waits for a review. */
        post: operations["verification.uploadDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentor/verification-documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace the file of a document that is not approved; it waits for a review again. */
        post: operations["verification.replaceDocument"];
        /** Delete a document that is not approved, with its file. */
        delete: operations["verification.deleteDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentor/verification-documents/{id}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file of one of your documents. */
        get: operations["verification.downloadDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentor/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your withdrawals, filtered by status and currency, the newest first. */
        get: operations["withdrawals.listWithdrawals"];
        put?: never;
        /** Request a withdrawal; its amount leaves your available balance at once. */
        post: operations["withdrawals.requestWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/mentor/withdrawals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of your withdrawals. */
        get: operations["withdrawals.getWithdrawal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/oauth/{provider}/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** End a sign-in with a provider: trade what it sent for a full token, or a pending one. */
        get: operations["oauth.callback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/oauth/{provider}/redirect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Begin to sign in with a provider: where to send the browser. */
        get: operations["oauth.redirect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/onboarding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What you have submitted, with your answers and what came of it. */
        get: operations["profiles.getOnboarding"];
        put?: never;
        /** Apply as a mentor, or complete a profile as a mentee. */
        post: operations["profiles.submitOnboarding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/onboarding/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the onboarding asks, of one role or of both. */
        get: operations["profiles.listOnboardingQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your passkeys. */
        get: operations["passkeys.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove one of your passkeys. */
        delete: operations["passkeys.remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/passkeys/authenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in with a passkey: a full token, no second factor. */
        post: operations["passkeys.authenticate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/passkeys/authenticate/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to sign in with a passkey: what the browser is asked for. */
        post: operations["passkeys.authenticateOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/passkeys/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add the passkey that the browser has made. */
        post: operations["passkeys.register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/passkeys/register/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to add a passkey: what the browser is asked for. */
        post: operations["passkeys.registerOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change your password, or set a first one; signs out everywhere else. */
        put: operations["identity.changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/payments/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a payment stands, by its checkout session. */
        get: operations["payments.getStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/phone/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell a phone number; a code is sent to it. */
        post: operations["twoFactor.updatePhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/phone/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prove the number with the code that was sent to it. */
        post: operations["twoFactor.verifyPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Edit what your account says about you; fields that are left out stay as they are. */
        put: operations["profiles.updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Edit what your account says about you; fields that are left out stay as they are. */
        patch: operations["profiles.updateProfile.patch"];
        trace?: never;
    };
    "/api/v1/profile/certifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a certification to your profile. */
        post: operations["profiles.addCertification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/profile/certifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Edit a certification on your profile; fields that are left out stay as they are. */
        put: operations["profiles.updateCertification"];
        post?: never;
        /** Take a certification off your profile. */
        delete: operations["profiles.deleteCertification"];
        options?: never;
        head?: never;
        /** Edit a certification on your profile; fields that are left out stay as they are. */
        patch: operations["profiles.updateCertification.patch"];
        trace?: never;
    };
    "/api/v1/profile/education": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an education to your profile. */
        post: operations["profiles.addEducation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/profile/education/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Edit an education on your profile; fields that are left out stay as they are. */
        put: operations["profiles.updateEducation"];
        post?: never;
        /** Take an education off your profile. */
        delete: operations["profiles.deleteEducation"];
        options?: never;
        head?: never;
        /** Edit an education on your profile; fields that are left out stay as they are. */
        patch: operations["profiles.updateEducation.patch"];
        trace?: never;
    };
    "/api/v1/profile/experiences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an experience to your profile. */
        post: operations["profiles.addExperience"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/profile/experiences/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Edit an experience on your profile; fields that are left out stay as they are. */
        put: operations["profiles.updateExperience"];
        post?: never;
        /** Take an experience off your profile. */
        delete: operations["profiles.deleteExperience"];
        options?: never;
        head?: never;
        /** Edit an experience on your profile; fields that are left out stay as they are. */
        patch: operations["profiles.updateExperience.patch"];
        trace?: never;
    };
    "/api/v1/profile/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set your avatar, your cover or both: JPEG, PNG, WebP or GIF, at most 5 MB and 50 megapixels each. They are drawn anew, without what else the files hold. */
        post: operations["profileMedia.uploadMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/profile/media/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take away your avatar or your cover. */
        delete: operations["profileMedia.removeMedia"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/mentors/{mentor_id}/session-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a mentor offers. */
        get: operations["scheduling.listPublicSessionTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/public/mentors/{mentor_id}/session-types/{session_type_id}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The slots of a kind of session in a window of time. */
        get: operations["scheduling.listPublicSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an account; a link to verify its address is mailed. */
        post: operations["identity.register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/resend-email-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail another link to verify an address. */
        post: operations["identity.resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password by the mailed token; signs out everywhere. */
        post: operations["identity.resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List where you are signed in. */
        get: operations["identity.listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/sessions/{session_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out one of your sessions. */
        delete: operations["identity.revokeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public profile of a user. */
        get: operations["identity.viewUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify an address by the mailed token; signs in and turns codes by mail on. */
        post: operations["identity.verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/{secret}.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A mentor's booked sessions for calendar programs, by the secret address. */
        get: operations["calendarFeeds.readFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gateway/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes signed events of the payment gateway. */
        post: operations["payments.receiveGatewayEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{id}/{size}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An avatar (large 512, medium 256, small 96 pixels square) or a cover (large 1600 x 400, medium 800 x 200). Profiles tell the address of the large one; the others have theirs with the last part changed. */
        get: operations["profileMedia.readImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccountMoveNotPossible: {
            data: {
                /** @enum {string} */
                move: "suspend" | "ban" | "reinstate";
                /** @enum {string} */
                status: "banned" | "suspended" | "unverified" | "active";
            };
            message: string;
            /** @enum {string} */
            status: "error";
        };
        AccountStillNeeded: {
            data: {
                open_sessions: number;
                unpaid_earnings: string[];
            };
            message: string;
            /** @enum {string} */
            status: "error";
        };
        Address: {
            address: string | null;
            city: string | null;
            country: string | null;
            state: string | null;
        };
        AdminApproveMentorData: {
            mentor: components["schemas"]["MentorApplication"];
        };
        AdminApproveMentorSuccess: {
            data: components["schemas"]["AdminApproveMentorData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        AdminBanUserBody: {
            reason: string;
        };
        AdminBanUserData: {
            user: components["schemas"]["AdminUser"];
        };
        AdminBanUserSuccess: {
            data: components["schemas"]["AdminBanUserData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        AdminGetSettingsData: {
            settings: components["schemas"]["Setting"][];
        };
        AdminGetSettingsSuccess: {
            data: components["schemas"]["AdminGetSettingsData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        AdminListAuditLogData: {
            entries: components["schemas"]["AuditLogEntryPage"];
        };
        AdminListAuditLogSuccess: {
            data: components["schemas"]["AdminListAuditLogData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        AdminListMentorsData: {
            mentors: components["schemas"]["MentorApplicationPage"];
        };
        AdminListMentorsSuccess: {
            data: components["schemas"]["AdminListMentorsData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        AdminListUsersData: {
            users: components["schemas"]["AdminUserPage"];
        };
        AdminListUsersSuccess: {
            data: components["schemas"]["AdminListUsersData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        AdminRefund: {
            amount: components["schemas"]["Money"];
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            note: string | null;
            /** @enum {string} */
            reason: "requested_by_customer" | "duplicate" | "fraudulent" | "capacity_conflict" | "platform_error";
            refusal: string | null;
            /** @enum {string} */
            state: "requested" | "pending" | "succeeded" | "refused" | "waived";
            /** Format: date-time */
            succeeded_at: string | null;
        };
        AdminReinstateMentorData: {
            mentor: components["schemas"]["MentorApplication"];
        };
        AdminReinstateMentorSuccess: {
            data: components["schemas"]["AdminReinstateMentorData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        AdminReinstateUserBody: {
            reason: string;
        };
        AdminReinstateUserData: {
            user: components["schemas"]["AdminUser"];
        };
        AdminReinstateUserSuccess: {
            data: components["schemas"]["AdminReinstateUserData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        AdminRejectMentorBody: {
            reason: string;
        };
        AdminRejectMentorData: {
            mentor: components["schemas"]["MentorApplication"];
        };
        AdminRejectMentorSuccess: {
            data: components["schemas"]["AdminRejectMentorData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        AdminSuspendMentorBody: {
            reason: string;
        };
        AdminSuspendMentorData: {
            mentor: components["schemas"]["MentorApplication"];
        };
        AdminSuspendMentorSuccess: {
            data: components["schemas"]["AdminSuspendMentorData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        AdminSuspendUserBody: {
            reason: string;
        };
        AdminSuspendUserData: {
            user: components["schemas"]["AdminUser"];
        };
        AdminSuspendUserSuccess: {
            data: components["schemas"]["AdminSuspendUserData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        AdminUpdateSettingsBody: {
            settings: {
                [key: string]: unknown;
            };
        };
        AdminUpdateSettingsData: {
            settings: components["schemas"]["Setting"][];
        };
        AdminUpdateSettingsSuccess: {
            data: components["schemas"]["AdminUpdateSettingsData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        AdminUser: {
            avatar_url: string | null;
            /** Format: date-time */
            banned_at: string | null;
            /** Format: date-time */
            created_at: string;
            email: string;
            /** Format: date-time */
            email_verified_at: string | null;
            full_name: string;
            /** Format: uuid */
            id: string;
            is_active: boolean;
            mentor: {
                /** @enum {string} */
                approval_status: "pending" | "approved" | "rejected" | "suspended";
                approval_status_label: string;
                /** Format: uuid */
                id: string;
            } | null;
            roles: ("mentee" | "mentor" | "admin")[];
            /** @enum {string} */
            status: "banned" | "suspended" | "unverified" | "active";
            two_factor_enabled: boolean;
            /** Format: date-time */
            updated_at: string;
            username: string;
        };
        AdminUserPage: {
            data: components["schemas"]["AdminUser"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        AdminVerificationDocument: {
            adminNotes: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            documentType: "id_card" | "passport" | "driving_license";
            documentTypeLabel: string;
            downloadUrl: string;
            fileSize: number;
            id: string;
            mentor: components["schemas"]["VerificationDocumentMentor"];
            mimeType: string;
            originalName: string;
            /** Format: date-time */
            reviewedAt: string | null;
            /** Format: uuid */
            reviewedBy: string | null;
            /** @enum {string} */
            status: "pending" | "approved" | "rejected";
            statusLabel: string;
            /** Format: date-time */
            updatedAt: string;
            version: number;
        };
        AdminVerificationDocumentPage: {
            data: components["schemas"]["AdminVerificationDocument"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        AdminWithdrawal: {
            amount: components["schemas"]["Money"];
            /** Format: date-time */
            approved_at: string | null;
            available_balance: components["schemas"]["Money"];
            /** Format: date-time */
            created_at: string;
            /** @example USD */
            currency: string;
            /** Format: date-time */
            failed_at: string | null;
            failure_reason: string | null;
            /** Format: uuid */
            id: string;
            in_review: components["schemas"]["Money"];
            is_open: boolean;
            mentor: components["schemas"]["WithdrawalMentor"];
            method: components["schemas"]["PayoutMethod"];
            note: string | null;
            /** Format: date-time */
            paid_at: string | null;
            /** Format: date-time */
            processing_at: string | null;
            reference: string | null;
            /** Format: date-time */
            rejected_at: string | null;
            rejection_reason: string | null;
            /** @enum {string} */
            status: "pending" | "approved" | "processing" | "paid" | "rejected" | "failed";
            status_label: string;
            /** Format: date-time */
            updated_at: string;
            withdrawn_total: components["schemas"]["Money"];
        };
        AdminWithdrawalPage: {
            data: components["schemas"]["AdminWithdrawal"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        ApplicationNotPossible: {
            data: {
                /** @enum {string} */
                approval_status: "pending" | "approved" | "rejected" | "suspended";
            };
            message: string;
            /** @enum {string} */
            status: "error";
        };
        ApprovalNotPossible: {
            data: {
                /** @enum {string} */
                approval_status: "pending" | "approved" | "rejected" | "suspended";
                decision: string;
            };
            message: string;
            /** @enum {string} */
            status: "error";
        };
        AttemptAlreadyBooked: {
            data: {
                /** Format: uuid */
                booking_id: string | null;
            };
            message: string;
            /** @enum {string} */
            status: "error";
        };
        AuditLogEntry: {
            action: string;
            actor: {
                /** Format: uuid */
                id: string;
                name: string | null;
                username: string | null;
            };
            after: unknown;
            before: unknown;
            id: string;
            /** Format: date-time */
            occurred_at: string;
            subject_id: string;
            subject_type: string;
        };
        AuditLogEntryPage: {
            data: components["schemas"]["AuditLogEntry"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        AvailabilityOverride: {
            /** Format: date-time */
            createdAt: string;
            /** Format: date */
            date: string;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            mentorId: string;
            /** Format: uuid */
            sessionTypeId: string | null;
            timeSlots: components["schemas"]["TimeBlock"][];
            /** Format: date-time */
            updatedAt: string;
        };
        AvailabilityPreview: {
            added: components["schemas"]["OfferedTime"][];
            added_total: number;
            conflicts: components["schemas"]["Slot"][];
            conflicts_total: number;
            /** Format: date-time */
            from: string;
            removed: components["schemas"]["OfferedTime"][];
            removed_total: number;
            /** Format: date-time */
            until: string;
        };
        AvailabilityRule: {
            /** Format: date-time */
            createdAt: string;
            dayOfWeek: number | null;
            /** Format: uuid */
            id: string;
            isActive: boolean;
            /** Format: uuid */
            mentorId: string;
            rrule: string | null;
            /** @enum {string} */
            ruleType: "regular_weekly" | "recurring" | "one_time";
            ruleTypeLabel: string;
            /** Format: uuid */
            sessionTypeId: string | null;
            /** Format: date */
            specificDate: string | null;
            timeBlocks: components["schemas"]["TimeBlock"][];
            /** Format: date-time */
            updatedAt: string;
            /** Format: date */
            validFrom: string;
            /** Format: date */
            validUntil: string | null;
        };
        BelowWithdrawalMinimum: {
            data: {
                minimum: components["schemas"]["Money"];
            };
            message: string;
            /** @enum {string} */
            status: "error";
        };
        Booking: {
            /** Format: date-time */
            acceptedAt: string | null;
            canBeReviewed: boolean;
            /** Format: date-time */
            cancelledAt: string | null;
            cancelReason: string | null;
            /** @enum {string|null} */
            closedBecause: "payment_lapsed" | "capacity_conflict" | "declined" | "unanswered" | "refunded" | "cancelled_by_mentee" | "cancelled_by_mentor" | "mentor_unavailable" | "mentee_unavailable" | null;
            /** Format: date-time */
            completedAt: string | null;
            /** Format: date-time */
            concludesAt: string;
            /** Format: date-time */
            createdAt: string;
            /** @example USD */
            currency: string;
            /** Format: date-time */
            declinedAt: string | null;
            declineReason: string | null;
            /** Format: date-time */
            endsAt: string;
            followUps: components["schemas"]["BookingFollowUps"];
            /** Format: uuid */
            id: string;
            isFree: boolean;
            meetingUrl: string | null;
            mentee: components["schemas"]["BookingMentee"];
            mentor: components["schemas"]["BookingMentor"];
            mentorNote: string | null;
            note: string | null;
            /** @enum {string} */
            origin: "checkout" | "appointment";
            /** Format: date-time */
            paidAt: string | null;
            /** Format: date-time */
            paymentExpiresAt: string | null;
            /** @enum {string|null} */
            paymentStatus: "pending" | "processing" | "succeeded" | "failed" | "cancelled" | "expired" | "refunded" | "partially_refunded" | null;
            /** @enum {string|null} */
            pendingDecision: "declined" | "cancelled" | null;
            price: string;
            priceMinor: number;
            /** Format: date-time */
            refundedAt: string | null;
            /** Format: date-time */
            respondBy: string | null;
            review: components["schemas"]["BookingReview"] | null;
            sessionType: components["schemas"]["BookingSessionType"];
            slots: components["schemas"]["BookingSlot"][];
            /** Format: date-time */
            startsAt: string;
            /** @enum {string} */
            status: "pending_payment" | "requested" | "paid" | "confirmed" | "completed" | "cancelled" | "refunded";
            statusLabel: string;
            summary: string | null;
            /** Format: date-time */
            updatedAt: string;
        };
        BookingFollowUps: {
            /** Format: date-time */
            from: string | null;
            left: number;
            scheduled: number;
            total: number;
            /** Format: date-time */
            until: string | null;
        };
        BookingMentee: {
            avatarUrl: string | null;
            /** Format: uuid */
            id: string;
            name: string;
            username: string;
        };
        BookingMentor: {
            avatarUrl: string | null;
            /** Format: uuid */
            id: string;
            name: string;
            username: string;
        };
        BookingPage: {
            data: components["schemas"]["Booking"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        BookingReview: {
            body: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            rating: number;
        };
        BookingsAcceptBookingBody: {
            note?: string | null;
        };
        BookingsAcceptBookingData: {
            booking: components["schemas"]["Booking"];
        };
        BookingsAcceptBookingSuccess: {
            data: components["schemas"]["BookingsAcceptBookingData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        BookingsCancelMenteeBookingBody: {
            reason?: string | null;
        };
        BookingsCancelMenteeBookingData: {
            booking: components["schemas"]["Booking"];
            cancellation: components["schemas"]["Cancellation"];
        };
        BookingsCancelMenteeBookingSuccess: {
            data: components["schemas"]["BookingsCancelMenteeBookingData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        BookingsCancelMentorBookingBody: {
            reason?: string | null;
        };
        BookingsCancelMentorBookingData: {
            booking: components["schemas"]["Booking"];
            cancellation: components["schemas"]["Cancellation"];
        };
        BookingsCancelMentorBookingSuccess: {
            data: components["schemas"]["BookingsCancelMentorBookingData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        BookingsCompleteBookingBody: {
            summary?: string | null;
        };
        BookingsCompleteBookingData: {
            booking: components["schemas"]["Booking"];
        };
        BookingsCompleteBookingSuccess: {
            data: components["schemas"]["BookingsCompleteBookingData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        BookingsCreateBookingBody: {
            /** Format: uuid */
            booking_attempt_id: string;
            note?: string | null;
        };
        BookingsCreateBookingData: {
            booking: components["schemas"]["Booking"];
            /** Format: date-time */
            expires_at: string | null;
            payment_url: string | null;
        };
        BookingsCreateBookingSuccess: {
            data: components["schemas"]["BookingsCreateBookingData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        BookingsDeclineBookingBody: {
            reason?: string | null;
        };
        BookingsDeclineBookingData: {
            booking: components["schemas"]["Booking"];
        };
        BookingsDeclineBookingSuccess: {
            data: components["schemas"]["BookingsDeclineBookingData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        BookingSessionType: {
            durationMinutes: number;
            /** Format: uuid */
            id: string;
            title: string;
        };
        BookingsGetMenteeBookingData: {
            booking: components["schemas"]["Booking"];
        };
        BookingsGetMenteeBookingSuccess: {
            data: components["schemas"]["BookingsGetMenteeBookingData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        BookingsGetMentorBookingData: {
            booking: components["schemas"]["Booking"];
        };
        BookingsGetMentorBookingSuccess: {
            data: components["schemas"]["BookingsGetMentorBookingData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        BookingsGetPaymentLinkData: {
            /** Format: date-time */
            expires_at: string;
            payment_url: string;
        };
        BookingsGetPaymentLinkSuccess: {
            data: components["schemas"]["BookingsGetPaymentLinkData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        BookingsListMenteeBookingsData: {
            bookings: components["schemas"]["BookingPage"];
        };
        BookingsListMenteeBookingsSuccess: {
            data: components["schemas"]["BookingsListMenteeBookingsData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        BookingsListMentorBookingsData: {
            bookings: components["schemas"]["BookingPage"];
        };
        BookingsListMentorBookingsSuccess: {
            data: components["schemas"]["BookingsListMentorBookingsData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        BookingSlot: {
            /** Format: date-time */
            endsAt: string;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            startsAt: string;
        };
        BookingsScheduleFollowUpBody: {
            /** Format: uuid */
            booking_attempt_id: string;
        };
        BookingsScheduleFollowUpData: {
            booking: components["schemas"]["Booking"];
        };
        BookingsScheduleFollowUpSuccess: {
            data: components["schemas"]["BookingsScheduleFollowUpData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        BooksDifference: {
            /** @example USD */
            currency: string;
            gateway_charge_id: string | null;
            gateways: components["schemas"]["Money"];
            /** @enum {string} */
            kind: "charge" | "refund" | "dispute";
            ours: components["schemas"]["Money"];
            /** Format: uuid */
            transaction_id: string | null;
        };
        BuyerTotals: {
            /** @example USD */
            currency: string;
            invoices_count: number;
            net: components["schemas"]["Money"];
            paid: components["schemas"]["Money"];
            refunded: components["schemas"]["Money"];
        };
        CalendarFeed: {
            /** Format: date-time */
            created_at: string;
            url: string;
        };
        CalendarFeedsCreateFeedData: {
            calendar_feed: components["schemas"]["CalendarFeed"];
        };
        CalendarFeedsCreateFeedSuccess: {
            data: components["schemas"]["CalendarFeedsCreateFeedData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        CalendarFull: {
            data: {
                limit: number;
                what: string;
            };
            message: string;
            /** @enum {string} */
            status: "error";
        };
        Cancellation: {
            isInsideWindow: boolean;
            isPreview: boolean;
            kept: components["schemas"]["Money"];
            refund: components["schemas"]["Money"];
            /** Format: date-time */
            windowBegins: string;
        };
        Certification: {
            credential_url: string | null;
            /** Format: date */
            expiry_date: string | null;
            id: string;
            /** Format: date */
            issued_date: string | null;
            issuing_organization: string;
            title: string;
        };
        CodeRequired: {
            data: {
                /** @enum {string} */
                method: "email" | "sms" | "totp";
            };
            message: string;
            /** @enum {string} */
            status: "error";
        };
        CodeThrottled: {
            data: {
                retry_after_seconds: number;
            };
            message: string;
            /** @enum {string} */
            status: "error";
        };
        CurrencyBalances: {
            available_balance: components["schemas"]["Money"];
            /** @example USD */
            currency: string;
            pending_clearance: components["schemas"]["Money"];
        };
        CurrencyEarnings: {
            available_balance: components["schemas"]["Money"];
            change_percent: number | null;
            clearance_hold_days: number;
            /** @example USD */
            currency: string;
            in_review: components["schemas"]["Money"];
            lifetime_earned: components["schemas"]["Money"];
            pending_clearance: components["schemas"]["Money"];
            sparkline: components["schemas"]["EarningsPoint"][];
            /** @enum {string} */
            sparkline_interval: "daily" | "monthly";
            withdrawn_total: components["schemas"]["Money"];
        };
        CurrentUser: {
            about: string | null;
            address: components["schemas"]["Address"] | null;
            avatar_url: string | null;
            bio: string | null;
            chat_thread: {
                id: string;
                initiated_by_me: boolean;
                is_accepted: boolean;
                status: number;
                status_label: string;
            } | null;
            /** @enum {string} */
            connection_status: "none" | "pending_outgoing" | "pending_incoming" | "connected";
            connections_count: number;
            cover_photo_url: string | null;
            /** Format: date-time */
            created_at: string;
            /** @enum {string} */
            default_two_factor_method: "email" | "sms" | "totp" | "backup_code";
            email: string;
            /** Format: date-time */
            email_verified_at: string | null;
            enabled_two_factor_methods: ("email" | "sms" | "totp" | "backup_code")[];
            followers_count: number;
            following_count: number;
            full_name: string;
            /** @enum {number|null} */
            gender: 1 | 2 | 3 | 4 | null;
            gender_label: string | null;
            has_password: boolean;
            /** Format: uuid */
            id: string;
            is_active: boolean;
            is_connected: boolean;
            is_following: boolean;
            is_me: boolean;
            languages: string[];
            location: {
                address: string | null;
                city: string | null;
                country: string | null;
                country_code: string | null;
                state: string | null;
            };
            mentee_profile: components["schemas"]["PublicMenteeProfile"] | null;
            mentor_profile: components["schemas"]["PublicMentorProfile"] | null;
            name: string;
            phone_number: string | null;
            /** Format: date-time */
            phone_verified_at: string | null;
            posts_count: number;
            /** @enum {string|null} */
            role: "mentor" | "mentee" | null;
            roles: ("mentee" | "mentor" | "admin")[];
            social_links: {
                behance: string | null;
                dribbble: string | null;
                facebook: string | null;
                github: string | null;
                instagram: string | null;
                linkedin: string | null;
                medium: string | null;
                twitch: string | null;
                website: string | null;
                x: string | null;
                youtube: string | null;
            };
            timezone: string;
            two_factor_enabled: boolean;
            /** Format: date-time */
            updated_at: string;
            username: string;
        };
        DashboardsGetMenteeDashboardSuccess: {
            data: components["schemas"]["MenteeDashboard"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        DashboardsGetMentorDashboardSuccess: {
            data: components["schemas"]["MentorDashboard"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        DateExplanation: {
            blocked_count: number;
            /** Format: date */
            date: string;
            /** @enum {string|null} */
            off: "whole" | "partly" | null;
            reasons: components["schemas"]["DateReason"][];
            replaced: {
                /** @enum {string} */
                source: "override" | "one_time" | "recurring" | "regular_weekly";
                source_ids: string[];
            }[];
            slot_count: number;
            /** @enum {string|null} */
            source: "override" | "one_time" | "recurring" | "regular_weekly" | null;
            source_ids: string[];
        };
        DateReason: {
            /** @enum {string} */
            code: "no_hours" | "skipped_by_zone" | "off_day" | "vacation" | "block_too_short" | "swallowed_by_clock_change" | "outside_window" | "beyond_horizon";
            message: string;
            /** Format: uuid */
            off_day_id: string | null;
        };
        DeadLetter: {
            attempts: number;
            /** Format: date-time */
            dead_at: string;
            /** Format: uuid */
            event_id: string;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            lane: "effects" | "realtime" | "mail" | "texts";
            last_error: string;
            /** Format: date-time */
            occurred_at: string;
            /** @enum {string} */
            priority: "high" | "medium" | "low";
            /** Format: uuid */
            recipient_id: string | null;
            subscriber: string;
            type: string;
        };
        DeadLetterGroup: {
            count: number;
            /** @enum {string} */
            lane: "effects" | "realtime" | "mail" | "texts";
            type: string;
        };
        DeadLetterPage: {
            data: components["schemas"]["DeadLetter"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        DeadLettersListDeadLettersData: {
            dead_letters: components["schemas"]["DeadLetterPage"];
            groups: components["schemas"]["DeadLetterGroup"][];
        };
        DeadLettersListDeadLettersSuccess: {
            data: components["schemas"]["DeadLettersListDeadLettersData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        DeadLettersRetryDeadLettersBody: {
            ids?: string[] | null;
            /** @enum {string|null} */
            lane?: "effects" | "realtime" | "mail" | "texts" | null;
            type?: string;
        };
        DeadLettersRetryDeadLettersData: {
            retried: number;
        };
        DeadLettersRetryDeadLettersSuccess: {
            data: components["schemas"]["DeadLettersRetryDeadLettersData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        DecisionNotPossible: {
            data: {
                /** @enum {string} */
                obstacle: "nothing_to_accept" | "other_currency" | "no_charge" | "partly_returned" | "paid_already";
            };
            message: string;
            /** @enum {string} */
            status: "error";
        };
        DocumentLocked: {
            data: {
                /** @enum {string} */
                attempt: "updated" | "deleted";
            };
            message: string;
            /** @enum {string} */
            status: "error";
        };
        DocumentNotPending: {
            data: {
                /** @enum {string} */
                status: "pending" | "approved" | "rejected";
            };
            message: string;
            /** @enum {string} */
            status: "error";
        };
        DocumentTypeApproved: {
            data: {
                /** @enum {string} */
                documentType: "id_card" | "passport" | "driving_license";
            };
            message: string;
            /** @enum {string} */
            status: "error";
        };
        EarningsGetStatementSuccess: {
            data: components["schemas"]["EarningsStatement"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        EarningsGetSummarySuccess: {
            data: components["schemas"]["EarningsSummary"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        EarningsPoint: {
            /** Format: date */
            date: string;
            earned: components["schemas"]["Money"];
            label: string;
            net: components["schemas"]["Money"];
            refunded: components["schemas"]["Money"];
        };
        EarningsStatement: {
            /** @example USD */
            currency: string;
            /** Format: date */
            from: string;
            /** @enum {string} */
            interval: "daily" | "monthly" | "yearly";
            points: components["schemas"]["EarningsPoint"][];
            timezone: string;
            /** Format: date */
            to: string;
            totals: {
                earned: components["schemas"]["Money"];
                net: components["schemas"]["Money"];
                refunded: components["schemas"]["Money"];
            };
        };
        EarningsSummary: {
            available_balance: components["schemas"]["Money"];
            change_percent: number | null;
            clearance_hold_days: number;
            currencies: components["schemas"]["CurrencyEarnings"][];
            /** @example USD */
            currency: string;
            in_review: components["schemas"]["Money"];
            lifetime_earned: components["schemas"]["Money"];
            pending_clearance: components["schemas"]["Money"];
            sparkline: components["schemas"]["EarningsPoint"][];
            /** @enum {string} */
            sparkline_interval: "daily" | "monthly";
            withdrawn_total: components["schemas"]["Money"];
        };
        Education: {
            /** Format: date-time */
            created_at: string;
            currently_studying: boolean;
            degree: string;
            /** Format: date */
            end_date: string | null;
            id: string;
            institution: string;
            /** Format: date */
            start_date: string;
            /** Format: date-time */
            updated_at: string;
        };
        ErrorEnvelope: {
            data: Record<string, never>;
            message: string;
            /** @enum {string} */
            status: "error";
        };
        Experience: {
            /** Format: date-time */
            created_at: string;
            currently_working: boolean;
            description: string | null;
            designation: string;
            /** Format: date */
            end_date: string | null;
            id: string;
            organization: string;
            /** Format: date */
            start_date: string;
            /** Format: date-time */
            updated_at: string;
        };
        ExpertiseArea: {
            /** Format: uuid */
            id: string;
            name: string;
            skills: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
        };
        Favourite: {
            /** Format: date-time */
            favourited_at: string;
            /** Format: uuid */
            mentor_id: string;
        };
        FavouriteCard: {
            avatar_url: string | null;
            average_rating: string;
            /** @example USD */
            currency: string;
            expertise_areas: components["schemas"]["ProfileExpertiseArea"][];
            /** Format: date-time */
            favourited_at: string;
            /** @enum {number|null} */
            gender: 1 | 2 | 3 | 4 | null;
            gender_label: string | null;
            headline: string;
            hourly_rate: string;
            /** Format: uuid */
            id: string;
            languages: string[];
            location: {
                city: string | null;
                country: string | null;
                country_code: string | null;
                state: string | null;
            };
            name: string;
            /** Format: date-time */
            next_available_at: string | null;
            rating_count: number;
            timezone: string;
            total_reviews: number;
            total_sessions: number;
            /** Format: uuid */
            user_id: string;
            username: string;
            /** Format: date-time */
            vacationEndsAt: string | null;
            vacationMode: boolean;
            years_of_experience: number;
        };
        FavouriteCardPage: {
            data: components["schemas"]["FavouriteCard"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        FavouritesAddFavouriteData: {
            favourite: components["schemas"]["Favourite"];
        };
        FavouritesAddFavouriteSuccess: {
            data: components["schemas"]["FavouritesAddFavouriteData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        FavouritesListFavouritesData: {
            favourites: components["schemas"]["FavouriteCardPage"];
        };
        FavouritesListFavouritesSuccess: {
            data: components["schemas"]["FavouritesListFavouritesData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        FeaturedMentor: {
            avatar_url: string | null;
            average_rating: string | null;
            /** @example USD */
            currency: string;
            expertise_areas: components["schemas"]["ProfileExpertiseArea"][];
            /** @enum {number|null} */
            gender: 1 | 2 | 3 | 4 | null;
            gender_label: string | null;
            headline: string;
            hourly_rate: string;
            /** Format: uuid */
            id: string;
            languages: string[];
            location: {
                city: string | null;
                country: string | null;
                country_code: string | null;
                state: string | null;
            };
            name: string;
            /** Format: date-time */
            next_available_at: string | null;
            rating_count: number;
            timezone: string;
            total_reviews: number;
            total_sessions: number;
            /** Format: uuid */
            user_id: string;
            username: string;
            /** Format: date-time */
            vacationEndsAt: string | null;
            vacationMode: boolean;
            years_of_experience: number;
        };
        FollowUpOutsideWindow: {
            data: {
                /** Format: date-time */
                from: string;
                /** Format: date-time */
                until: string;
            };
            message: string;
            /** @enum {string} */
            status: "error";
        };
        GatewayRefused: {
            data: {
                detail: string;
            };
            message: string;
            /** @enum {string} */
            status: "error";
        };
        HeldSeat: {
            /** Format: uuid */
            booking_attempt_id: string;
            /** Format: date-time */
            ends_at: string;
            /** Format: date-time */
            expires_at: string;
            is_in_checkout: boolean;
            /** Format: uuid */
            mentor_id: string;
            /** Format: uuid */
            session_type_id: string;
            /** Format: uuid */
            slot_id: string;
            /** Format: date-time */
            starts_at: string;
        };
        HeldSeatPage: {
            data: components["schemas"]["HeldSeat"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        Hold: {
            /** Format: uuid */
            booking_attempt_id: string;
            /** Format: date-time */
            expires_at: string;
            held_slots: string[];
        };
        IdentityChangePasswordBody: {
            current_password?: string | null;
            password: string;
            password_confirmation: string;
        };
        IdentityForgotPasswordBody: {
            /** Format: email */
            email: string;
        };
        IdentityGetMeData: {
            user: components["schemas"]["CurrentUser"];
        };
        IdentityGetMeSuccess: {
            data: components["schemas"]["IdentityGetMeData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        IdentityListSessionsData: {
            sessions: components["schemas"]["Session"][];
        };
        IdentityListSessionsSuccess: {
            data: components["schemas"]["IdentityListSessionsData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        IdentityLoginBody: {
            /** Format: email */
            email: string;
            password: string;
        };
        IdentityLoginData: {
            /** @enum {boolean} */
            requires_two_factor: false;
            token: string;
            user: components["schemas"]["User"];
        } | {
            /** @enum {boolean} */
            requires_two_factor: true;
            token: string;
            /** @enum {string} */
            two_factor_method: "email" | "sms" | "totp";
        };
        IdentityLoginSuccess: {
            data: components["schemas"]["IdentityLoginData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        IdentityRegisterBody: {
            /** Format: email */
            email: string;
            full_name: string;
            password: string;
            password_confirmation: string;
            /** @example Europe/Berlin */
            timezone?: string | null;
        };
        IdentityRegisterData: {
            user: components["schemas"]["User"];
        };
        IdentityRegisterSuccess: {
            data: components["schemas"]["IdentityRegisterData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        IdentityResendVerificationBody: {
            /** Format: email */
            email: string;
        };
        IdentityResetPasswordBody: {
            /** Format: email */
            email: string;
            password: string;
            password_confirmation: string;
            token: string;
        };
        IdentityVerifyEmailBody: {
            token: string;
        };
        IdentityVerifyEmailData: {
            token: string;
            user: components["schemas"]["User"];
        };
        IdentityVerifyEmailSuccess: {
            data: components["schemas"]["IdentityVerifyEmailData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        IdentityViewUserData: {
            user: components["schemas"]["PublicProfile"];
        };
        IdentityViewUserSuccess: {
            data: components["schemas"]["IdentityViewUserData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        InsufficientBalance: {
            data: {
                available: components["schemas"]["Money"];
            };
            message: string;
            /** @enum {string} */
            status: "error";
        };
        InvalidAccountInput: {
            errors: {
                [key: string]: string[];
            };
            message: string;
        };
        InvalidInput: {
            data: {
                [key: string]: string[];
            };
            message: string;
            /** @enum {string} */
            status: "error";
        };
        Invoice: {
            amount: components["schemas"]["Money"];
            buyer: {
                email: string | null;
                name: string;
            };
            /** @example USD */
            currency: string;
            description: string;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            issued_at: string;
            net_paid: components["schemas"]["Money"];
            number: string;
            /** Format: date-time */
            paid_at: string;
            purchasable_id: string;
            /** @enum {string} */
            purpose: "booking" | "course" | "community";
            purpose_label: string;
            reference: string;
            refunded: components["schemas"]["Money"];
            refunds: components["schemas"]["InvoiceRefund"][];
            seller: {
                name: string;
                username: string;
            };
            /** @enum {string} */
            status: "succeeded" | "partially_refunded" | "refunded";
            status_label: string;
        };
        InvoicePage: {
            data: components["schemas"]["Invoice"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        InvoiceRefund: {
            amount: components["schemas"]["Money"];
            /** @enum {string} */
            reason: "requested_by_customer" | "duplicate" | "fraudulent" | "capacity_conflict" | "platform_error" | "dispute" | "other";
            /** Format: date-time */
            refunded_at: string | null;
        };
        InvoicesGetMenteeInvoiceData: {
            invoice: components["schemas"]["Invoice"];
        };
        InvoicesGetMenteeInvoiceSuccess: {
            data: components["schemas"]["InvoicesGetMenteeInvoiceData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        InvoicesGetMenteeSummaryData: {
            buyer: components["schemas"]["BuyerTotals"][];
        };
        InvoicesGetMenteeSummarySuccess: {
            data: components["schemas"]["InvoicesGetMenteeSummaryData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        InvoicesGetMentorInvoiceData: {
            invoice: components["schemas"]["MentorInvoice"];
        };
        InvoicesGetMentorInvoiceSuccess: {
            data: components["schemas"]["InvoicesGetMentorInvoiceData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        InvoicesGetMentorSummaryData: {
            buyer: components["schemas"]["BuyerTotals"][];
            seller: components["schemas"]["SellerTotals"][];
        };
        InvoicesGetMentorSummarySuccess: {
            data: components["schemas"]["InvoicesGetMentorSummaryData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        InvoicesListMenteeInvoicesData: {
            invoices: components["schemas"]["InvoicePage"];
        };
        InvoicesListMenteeInvoicesSuccess: {
            data: components["schemas"]["InvoicesListMenteeInvoicesData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        InvoicesListMentorInvoicesData: {
            invoices: components["schemas"]["MentorInvoicePage"];
        };
        InvoicesListMentorInvoicesSuccess: {
            data: components["schemas"]["InvoicesListMentorInvoicesData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        MenteeDashboard: {
            featured_mentors: components["schemas"]["FeaturedMentor"][];
            upcoming_sessions: components["schemas"]["Booking"][];
            upcoming_sessions_count: number;
        };
        MentorApplication: {
            /** @enum {string} */
            approval_status: "pending" | "approved" | "rejected" | "suspended";
            approval_status_label: string;
            /** Format: date-time */
            approved_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** @example USD */
            currency: string;
            expertise_areas: {
                /** Format: uuid */
                id: string;
                name: string;
            }[];
            headline: string;
            hourly_rate: string;
            /** Format: uuid */
            id: string;
            rejection_reason: string | null;
            /** Format: date-time */
            submitted_at: string;
            timezone: string;
            /** Format: date-time */
            updated_at: string;
            user: {
                avatar_url: string | null;
                email: string;
                full_name: string;
                /** Format: uuid */
                id: string;
                username: string;
            };
            years_of_experience: number;
        };
        MentorApplicationPage: {
            data: components["schemas"]["MentorApplication"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        MentorCard: {
            avatar_url: string | null;
            average_rating: string;
            /** @example USD */
            currency: string;
            expertise_areas: components["schemas"]["ProfileExpertiseArea"][];
            /** @enum {number|null} */
            gender: 1 | 2 | 3 | 4 | null;
            gender_label: string | null;
            headline: string;
            hourly_rate: string;
            /** Format: uuid */
            id: string;
            languages: string[];
            location: {
                city: string | null;
                country: string | null;
                country_code: string | null;
                state: string | null;
            };
            name: string;
            /** Format: date-time */
            next_available_at: string | null;
            rating_count: number;
            timezone: string;
            total_reviews: number;
            total_sessions: number;
            /** Format: uuid */
            user_id: string;
            username: string;
            /** Format: date-time */
            vacationEndsAt: string | null;
            vacationMode: boolean;
            years_of_experience: number;
        };
        MentorCardPage: {
            data: components["schemas"]["MentorCard"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        MentorDashboard: {
            /** @enum {string} */
            approval_status: "pending" | "approved" | "rejected" | "suspended";
            approval_status_label: string;
            earnings: components["schemas"]["CurrencyBalances"][];
            pending_approval_banner: components["schemas"]["PendingApprovalBanner"] | null;
            pending_requests_count: number;
            ratings: {
                average_rating: string;
                rating_breakdown: components["schemas"]["RatingBreakdown"];
                rating_count: number;
                total_reviews: number;
            };
            total_sessions: number;
            upcoming_sessions: components["schemas"]["Booking"][];
            upcoming_sessions_count: number;
        };
        MentorInvoice: {
            amount: components["schemas"]["Money"];
            buyer: {
                name: string;
            };
            /** @example USD */
            currency: string;
            description: string;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            issued_at: string;
            net_earning: components["schemas"]["Money"];
            net_paid: components["schemas"]["Money"];
            number: string;
            /** Format: date-time */
            paid_at: string;
            platform_fee: components["schemas"]["Money"];
            purchasable_id: string;
            /** @enum {string} */
            purpose: "booking" | "course" | "community";
            purpose_label: string;
            reference: string;
            refunded: components["schemas"]["Money"];
            refunds: components["schemas"]["InvoiceRefund"][];
            seller: {
                name: string;
                username: string;
            };
            /** @enum {string} */
            status: "succeeded" | "partially_refunded" | "refunded";
            status_label: string;
        };
        MentorInvoicePage: {
            data: components["schemas"]["MentorInvoice"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        MentorProfile: {
            address: components["schemas"]["Address"] | null;
            /** @enum {string} */
            approval_status: "pending" | "approved" | "rejected" | "suspended";
            approval_status_label: string;
            /** Format: date-time */
            approved_at: string | null;
            average_rating: string;
            certifications: components["schemas"]["Certification"][];
            company_or_institution: string | null;
            /** Format: date-time */
            created_at: string;
            /** @example USD */
            currency: string;
            education: components["schemas"]["Education"][];
            experiences: components["schemas"]["Experience"][];
            expertise_areas: components["schemas"]["ProfileExpertiseArea"][];
            headline: string;
            hourly_rate: string;
            /** Format: uuid */
            id: string;
            languages: string[];
            legal_birth_year: number | null;
            legal_name: string | null;
            legal_profession: string | null;
            rating_count: number;
            rejection_reason: string | null;
            social_links: {
                [key: string]: string;
            };
            /** Format: date-time */
            submitted_at: string;
            timezone: string;
            total_reviews: number;
            total_sessions: number;
            /** Format: date-time */
            updated_at: string;
            /** Format: uuid */
            user_id: string;
            /** Format: date-time */
            vacationEndsAt: string | null;
            vacationMode: boolean;
            verification_documents: components["schemas"]["VerificationDocument"][];
            years_of_experience: number;
        };
        MentorSearchSearchData: {
            mentors: components["schemas"]["MentorCardPage"];
        };
        MentorSearchSearchSuccess: {
            data: components["schemas"]["MentorSearchSearchData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        Money: {
            formatted: string;
            major: string;
            minor: number;
        };
        OauthCallbackData: {
            token: string;
            user: components["schemas"]["User"];
        } | {
            /** @enum {boolean} */
            requires_two_factor: true;
            token: string;
            /** @enum {string} */
            two_factor_method: "email" | "sms" | "totp";
        };
        OauthCallbackSuccess: {
            data: components["schemas"]["OauthCallbackData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        OauthRedirectData: {
            redirect_url: string;
        };
        OauthRedirectSuccess: {
            data: components["schemas"]["OauthRedirectData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        OffDay: {
            /** Format: date-time */
            createdAt: string;
            /** Format: uuid */
            id: string;
            isFullDay: boolean;
            isVacation: boolean;
            /** Format: uuid */
            mentorId: string;
            /** Format: date */
            offFrom: string;
            offTimeBlocks: components["schemas"]["TimeBlock"][];
            /** Format: date */
            offUntil: string;
            reason: string | null;
            /** Format: date-time */
            updatedAt: string;
        };
        OfferedTime: {
            /** Format: date-time */
            ends_at: string;
            /** Format: uuid */
            session_type_id: string;
            /** Format: date-time */
            starts_at: string;
        };
        Onboarding: {
            answers: components["schemas"]["OnboardingAnswer"][];
            /** @enum {string|null} */
            approval_status: "pending" | "approved" | "rejected" | "suspended" | null;
            approval_status_label: string | null;
            mentee_profile: components["schemas"]["PublicMenteeProfile"] | null;
            mentor_profile: components["schemas"]["MentorProfile"] | null;
            /** @enum {string} */
            role: "mentor" | "mentee";
            /** Format: date-time */
            submitted_at: string;
        };
        OnboardingAnswer: {
            answer: string | number | string[];
            /** Format: date-time */
            answered_at: string;
            question: string;
            /** Format: uuid */
            question_id: string;
            /** @enum {string} */
            type: "single_select" | "multi_select" | "number" | "text" | "textarea";
        };
        OnboardingQuestion: {
            /** Format: uuid */
            id: string;
            is_required: boolean;
            max: number | null;
            min: number | null;
            options: {
                label: string;
                value: string;
            }[] | null;
            position: number;
            question: string;
            /** @enum {string} */
            role: "mentor" | "mentee";
            /** @enum {string} */
            type: "single_select" | "multi_select" | "number" | "text" | "textarea";
        };
        PageLinks: {
            first: string | null;
            last: string | null;
            next: string | null;
            prev: string | null;
        };
        PageMeta: {
            current_page: number | null;
            from: number | null;
            last_page: number;
            next_cursor: string | null;
            path: string;
            per_page: number;
            to: number | null;
            total: number;
        };
        Passkey: {
            attestation_type: string;
            /** Format: date-time */
            created_at: string;
            device_name: string;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            last_used_at: string | null;
        };
        PasskeyAssertion: {
            id: string;
            rawId: string;
            response: {
                authenticatorData: string;
                clientDataJSON: string;
                signature: string;
                userHandle?: string | null;
            };
            /** @enum {string} */
            type: "public-key";
        };
        PasskeyAttestation: {
            id: string;
            rawId: string;
            response: {
                attestationObject: string;
                clientDataJSON: string;
                transports?: string[] | null;
            };
            /** @enum {string} */
            type: "public-key";
        };
        PasskeyCreationOptions: {
            /** @enum {string} */
            attestation: "none";
            authenticatorSelection: {
                /** @enum {boolean} */
                requireResidentKey: true;
                /** @enum {string} */
                residentKey: "required";
                /** @enum {string} */
                userVerification: "required";
            };
            challenge: string;
            excludeCredentials: {
                id: string;
                transports: string[];
                /** @enum {string} */
                type: "public-key";
            }[];
            pubKeyCredParams: {
                alg: number;
                /** @enum {string} */
                type: "public-key";
            }[];
            rp: {
                id: string;
                name: string;
            };
            timeout: number;
            user: {
                displayName: string;
                id: string;
                name: string;
            };
        };
        PasskeyRequestOptions: {
            challenge: string;
            rpId: string;
            timeout: number;
            /** @enum {string} */
            userVerification: "required";
        };
        PasskeysAuthenticateBody: {
            credential: components["schemas"]["PasskeyAssertion"];
        };
        PasskeysAuthenticateData: {
            token: string;
            user: components["schemas"]["User"];
        };
        PasskeysAuthenticateOptionsData: {
            options: components["schemas"]["PasskeyRequestOptions"];
        };
        PasskeysAuthenticateOptionsSuccess: {
            data: components["schemas"]["PasskeysAuthenticateOptionsData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        PasskeysAuthenticateSuccess: {
            data: components["schemas"]["PasskeysAuthenticateData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        PasskeysListData: {
            passkeys: components["schemas"]["Passkey"][];
        };
        PasskeysListSuccess: {
            data: components["schemas"]["PasskeysListData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        PasskeysRegisterBody: {
            credential: components["schemas"]["PasskeyAttestation"];
            device_name?: string | null;
        };
        PasskeysRegisterData: {
            passkey: components["schemas"]["Passkey"];
        };
        PasskeysRegisterOptionsData: {
            options: components["schemas"]["PasskeyCreationOptions"];
        };
        PasskeysRegisterOptionsSuccess: {
            data: components["schemas"]["PasskeysRegisterOptionsData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        PasskeysRegisterSuccess: {
            data: components["schemas"]["PasskeysRegisterData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        PaymentReview: {
            actual: components["schemas"]["Money"];
            /** @example USD */
            actual_currency: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            decided_at: string | null;
            /** @enum {string|null} */
            decision: "accept" | "refund" | "dismiss" | null;
            expected: components["schemas"]["Money"];
            /** @example USD */
            expected_currency: string;
            gateway_charge_id: string | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "charge_differs" | "second_charge" | "refund_differs" | "dispute_differs";
            note: string | null;
            /** Format: date-time */
            resolved_at: string | null;
            returned: components["schemas"]["Money"];
            transaction: components["schemas"]["Transaction"];
        };
        PaymentReviewPage: {
            data: components["schemas"]["PaymentReview"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        PaymentsGetStatusSuccess: {
            data: components["schemas"]["PaymentState"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        PaymentsListPaymentReviewsData: {
            reviews: components["schemas"]["PaymentReviewPage"];
        };
        PaymentsListPaymentReviewsSuccess: {
            data: components["schemas"]["PaymentsListPaymentReviewsData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        PaymentsListReconciliationData: {
            days: components["schemas"]["ReconciledDayPage"];
        };
        PaymentsListReconciliationSuccess: {
            data: components["schemas"]["PaymentsListReconciliationData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        PaymentsListRefundQueueData: {
            refunds: components["schemas"]["QueuedRefundPage"];
        };
        PaymentsListRefundQueueSuccess: {
            data: components["schemas"]["PaymentsListRefundQueueData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        PaymentsListTransactionsData: {
            transactions: components["schemas"]["TransactionPage"];
        };
        PaymentsListTransactionsSuccess: {
            data: components["schemas"]["PaymentsListTransactionsData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        PaymentsRefundTransactionBody: {
            amount_minor?: number | null;
            note: string;
            /** @enum {string|null} */
            reason?: "requested_by_customer" | "duplicate" | "fraudulent" | "capacity_conflict" | "platform_error" | null;
        };
        PaymentsRefundTransactionData: {
            transaction: components["schemas"]["Transaction"];
        };
        PaymentsRefundTransactionSuccess: {
            data: components["schemas"]["PaymentsRefundTransactionData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        PaymentsResolvePaymentReviewBody: {
            /** @enum {string} */
            decision: "accept" | "refund" | "dismiss";
            note: string;
        };
        PaymentsResolvePaymentReviewData: {
            review: components["schemas"]["PaymentReview"];
        };
        PaymentsResolvePaymentReviewSuccess: {
            data: components["schemas"]["PaymentsResolvePaymentReviewData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        PaymentsResolveRefundBody: {
            /** @enum {string} */
            action: "retry" | "paid_elsewhere" | "waive";
            note: string;
        };
        PaymentsResolveRefundData: {
            transaction: components["schemas"]["Transaction"];
        };
        PaymentsResolveRefundSuccess: {
            data: components["schemas"]["PaymentsResolveRefundData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        PaymentState: {
            /** Format: uuid */
            invoice_id: string | null;
            is_outstanding: boolean;
            is_settled: boolean;
            /** Format: uuid */
            purchasable_id: string;
            /** @enum {string} */
            purpose: "booking" | "course" | "community";
            reference: string;
            /** @enum {string} */
            status: "pending" | "processing" | "succeeded" | "failed" | "cancelled" | "expired" | "refunded" | "partially_refunded";
        };
        PayoutMethod: {
            /** Format: uuid */
            id: string;
            title: string;
            type: string;
            values: components["schemas"]["PayoutValue"][] | null;
        };
        PayoutMethodUnfit: {
            data: {
                /** @example USD */
                currency: string | null;
                title: string;
            };
            message: string;
            /** @enum {string} */
            status: "error";
        };
        PayoutValue: {
            label: string;
            name: string;
            routing_number: string | null;
            text: string;
            value: string;
        };
        PendingApprovalBanner: {
            message: string;
            /** Format: date-time */
            submitted_at: string;
            title: string;
        };
        PersonalDataExportAllData: {
            /** Format: date-time */
            exported_at: string;
            records: {
                [key: string]: {
                    [key: string]: unknown;
                }[];
            };
        };
        PersonalDataExportAllSuccess: {
            data: components["schemas"]["PersonalDataExportAllData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        PhoneStatus: {
            phone_number: string | null;
            /** Format: date-time */
            phone_verified_at: string | null;
        };
        PhoneUpdate: {
            code_sent_to: string | null;
            phone_number: string | null;
            /** Format: date-time */
            phone_verified_at: string | null;
        };
        ProfileExpertiseArea: {
            expertise_area_id: string;
            id: string;
            name: string;
            skills: {
                id: string;
                name: string;
            }[];
        };
        ProfileMediaRemoveMediaData: {
            user: components["schemas"]["User"];
        };
        ProfileMediaRemoveMediaSuccess: {
            data: components["schemas"]["ProfileMediaRemoveMediaData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        ProfileMediaUploadMediaBody: {
            avatar?: components["schemas"]["UploadedFile"] | null;
            cover?: components["schemas"]["UploadedFile"] | null;
        };
        ProfileMediaUploadMediaData: {
            user: components["schemas"]["User"];
        };
        ProfileMediaUploadMediaSuccess: {
            data: components["schemas"]["ProfileMediaUploadMediaData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        ProfilesAddCertificationBody: {
            /**
             * Format: uri
             * @example https://example.com/mika
             */
            credential_url?: string | null;
            /**
             * Format: date
             * @example 2024-05-31
             */
            expiry_date?: string | null;
            /**
             * Format: date
             * @example 2019-03-01
             */
            issued_date?: string | null;
            issuing_organization: string;
            title: string;
        };
        ProfilesAddCertificationData: {
            certification: components["schemas"]["Certification"];
        };
        ProfilesAddCertificationSuccess: {
            data: components["schemas"]["ProfilesAddCertificationData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        ProfilesAddEducationBody: {
            /** @example false */
            currently_studying?: boolean | null;
            degree: string;
            /**
             * Format: date
             * @example 2024-05-31
             */
            end_date?: string | null;
            institution: string;
            /**
             * Format: date
             * @example 2019-03-01
             */
            start_date: string;
        };
        ProfilesAddEducationData: {
            education: components["schemas"]["Education"];
        };
        ProfilesAddEducationSuccess: {
            data: components["schemas"]["ProfilesAddEducationData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        ProfilesAddExperienceBody: {
            /** @example false */
            currently_working?: boolean | null;
            description?: string | null;
            designation: string;
            /**
             * Format: date
             * @example 2024-05-31
             */
            end_date?: string | null;
            organization: string;
            /**
             * Format: date
             * @example 2019-03-01
             */
            start_date: string;
        };
        ProfilesAddExperienceData: {
            experience: components["schemas"]["Experience"];
        };
        ProfilesAddExperienceSuccess: {
            data: components["schemas"]["ProfilesAddExperienceData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        ProfilesGetMentorProfileData: {
            mentor_profile: components["schemas"]["MentorProfile"];
        };
        ProfilesGetMentorProfileSuccess: {
            data: components["schemas"]["ProfilesGetMentorProfileData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        ProfilesGetOnboardingData: {
            onboarding: components["schemas"]["Onboarding"];
        };
        ProfilesGetOnboardingSuccess: {
            data: components["schemas"]["ProfilesGetOnboardingData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        ProfilesListExpertiseAreasData: {
            expertise_areas: components["schemas"]["ExpertiseArea"][];
        };
        ProfilesListExpertiseAreasSuccess: {
            data: components["schemas"]["ProfilesListExpertiseAreasData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        ProfilesListOnboardingQuestionsData: {
            questions: components["schemas"]["OnboardingQuestion"][];
        };
        ProfilesListOnboardingQuestionsSuccess: {
            data: components["schemas"]["ProfilesListOnboardingQuestionsData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        ProfilesSubmitOnboardingBody: {
            answers?: {
                answer?: (string | number | string[]) | null;
                /** Format: uuid */
                question_id: string;
            }[] | null;
            /** @example USD */
            currency?: string | null;
            current_role?: string | null;
            expertise_area_ids?: string[] | null;
            headline?: string | null;
            /** @example 80.00 */
            hourly_rate?: (string | number) | null;
            languages?: string[] | null;
            /** @enum {string} */
            role: "mentor" | "mentee";
            skill_ids?: string[] | null;
            /** @example Europe/Berlin */
            timezone?: string | null;
            years_of_experience?: number | null;
        };
        ProfilesSubmitOnboardingData: {
            onboarding: components["schemas"]["Onboarding"];
        };
        ProfilesSubmitOnboardingSuccess: {
            data: components["schemas"]["ProfilesSubmitOnboardingData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        ProfilesUpdateCertificationBody: {
            /**
             * Format: uri
             * @example https://example.com/mika
             */
            credential_url?: string | null;
            /**
             * Format: date
             * @example 2024-05-31
             */
            expiry_date?: string | null;
            /**
             * Format: date
             * @example 2019-03-01
             */
            issued_date?: string | null;
            issuing_organization?: string;
            title?: string;
        };
        ProfilesUpdateCertificationData: {
            certification: components["schemas"]["Certification"];
        };
        ProfilesUpdateCertificationSuccess: {
            data: components["schemas"]["ProfilesUpdateCertificationData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        ProfilesUpdateEducationBody: {
            /** @example false */
            currently_studying?: boolean;
            degree?: string;
            /**
             * Format: date
             * @example 2024-05-31
             */
            end_date?: string | null;
            institution?: string;
            /**
             * Format: date
             * @example 2019-03-01
             */
            start_date?: string;
        };
        ProfilesUpdateEducationData: {
            education: components["schemas"]["Education"];
        };
        ProfilesUpdateEducationSuccess: {
            data: components["schemas"]["ProfilesUpdateEducationData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        ProfilesUpdateExperienceBody: {
            /** @example false */
            currently_working?: boolean;
            description?: string | null;
            designation?: string;
            /**
             * Format: date
             * @example 2024-05-31
             */
            end_date?: string | null;
            organization?: string;
            /**
             * Format: date
             * @example 2019-03-01
             */
            start_date?: string;
        };
        ProfilesUpdateExperienceData: {
            experience: components["schemas"]["Experience"];
        };
        ProfilesUpdateExperienceSuccess: {
            data: components["schemas"]["ProfilesUpdateExperienceData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        ProfilesUpdateMenteeProfileBody: {
            current_role?: string | null;
            expertise?: {
                /** Format: uuid */
                expertise_area_id: string;
                skill_ids?: string[] | null;
            }[];
            expertise_area_ids?: string[];
            profession?: string | null;
        };
        ProfilesUpdateMenteeProfileData: {
            mentee_profile: components["schemas"]["PublicMenteeProfile"];
        };
        ProfilesUpdateMenteeProfileSuccess: {
            data: components["schemas"]["ProfilesUpdateMenteeProfileData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        ProfilesUpdateMentorProfileBody: {
            company_or_institution?: string | null;
            /** @example USD */
            currency?: string;
            expertise?: {
                /** Format: uuid */
                expertise_area_id: string;
                skill_ids?: string[] | null;
            }[];
            expertise_area_ids?: string[];
            headline?: string;
            /** @example 80.00 */
            hourly_rate?: string | number;
            languages?: string[];
            legal_birth_year?: number | null;
            legal_name?: string | null;
            legal_profession?: string | null;
            /** @example Europe/Berlin */
            timezone?: string;
            years_of_experience?: number;
        };
        ProfilesUpdateMentorProfileData: {
            mentor_profile: components["schemas"]["MentorProfile"];
        };
        ProfilesUpdateMentorProfileSuccess: {
            data: components["schemas"]["ProfilesUpdateMentorProfileData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        ProfilesUpdateProfileBody: {
            about?: string | null;
            address?: string | null;
            bio?: string | null;
            city?: string | null;
            country?: string | null;
            full_name?: string;
            /** @enum {number|null} */
            gender?: 1 | 2 | 3 | 4 | null;
            social_links?: {
                /**
                 * Format: uri
                 * @example https://behance.net/mika
                 */
                behance?: string | null;
                /**
                 * Format: uri
                 * @example https://dribbble.com/mika
                 */
                dribbble?: string | null;
                /**
                 * Format: uri
                 * @example https://facebook.com/mika
                 */
                facebook?: string | null;
                /**
                 * Format: uri
                 * @example https://github.com/mika
                 */
                github?: string | null;
                /**
                 * Format: uri
                 * @example https://instagram.com/mika
                 */
                instagram?: string | null;
                /**
                 * Format: uri
                 * @example https://linkedin.com/mika
                 */
                linkedin?: string | null;
                /**
                 * Format: uri
                 * @example https://medium.com/mika
                 */
                medium?: string | null;
                /**
                 * Format: uri
                 * @example https://twitch.tv/mika
                 */
                twitch?: string | null;
                /**
                 * Format: uri
                 * @example https://x.com/mika
                 */
                twitter?: string | null;
                /**
                 * Format: uri
                 * @example https://example.com/mika
                 */
                website?: string | null;
                /**
                 * Format: uri
                 * @example https://x.com/mika
                 */
                x?: string | null;
                /**
                 * Format: uri
                 * @example https://youtube.com/mika
                 */
                youtube?: string | null;
            } | null;
            state?: string | null;
            /** @example Europe/Berlin */
            timezone?: string;
            /** @example mika-sorensen */
            username?: string;
        };
        ProfilesUpdateProfileData: {
            user: components["schemas"]["User"];
        };
        ProfilesUpdateProfileSuccess: {
            data: components["schemas"]["ProfilesUpdateProfileData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        PublicMenteeProfile: {
            certifications: components["schemas"]["Certification"][];
            company_or_institution: null;
            /** Format: date-time */
            created_at: string;
            education: components["schemas"]["Education"][];
            experiences: components["schemas"]["Experience"][];
            expertise_areas: components["schemas"]["ProfileExpertiseArea"][];
            id: string;
            profession: string | null;
            relationship_since: null;
            relationship_status: null;
            /** Format: date-time */
            updated_at: string;
        };
        PublicMentorProfile: {
            /** @enum {string} */
            approval_status: "pending" | "approved" | "rejected" | "suspended";
            approval_status_label: string;
            average_rating: string;
            certifications: components["schemas"]["Certification"][];
            /** Format: date-time */
            created_at: string;
            education: components["schemas"]["Education"][];
            experiences: components["schemas"]["Experience"][];
            expertise_areas: components["schemas"]["ProfileExpertiseArea"][];
            headline: string;
            hourly_rate: string;
            /** Format: uuid */
            id: string;
            rating_count: number;
            timezone: string;
            total_reviews: number;
            total_sessions: number;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            vacationEndsAt: string | null;
            vacationMode: boolean;
            years_of_experience: number;
        };
        PublicProfile: {
            about: string | null;
            avatar_url: string | null;
            bio: string | null;
            chat_thread: {
                id: string;
                initiated_by_me: boolean;
                is_accepted: boolean;
                status: number;
                status_label: string;
            } | null;
            /** @enum {string} */
            connection_status: "none" | "pending_outgoing" | "pending_incoming" | "connected";
            connections_count: number;
            cover_photo_url: string | null;
            followers_count: number;
            following_count: number;
            /** @enum {number|null} */
            gender: 1 | 2 | 3 | 4 | null;
            gender_label: string | null;
            /** Format: uuid */
            id: string;
            is_connected: boolean;
            is_following: boolean;
            is_me: boolean;
            languages: string[];
            location: {
                address: string | null;
                city: string | null;
                country: string | null;
                country_code: string | null;
                state: string | null;
            };
            mentee_profile: components["schemas"]["PublicMenteeProfile"] | null;
            mentor_profile: components["schemas"]["PublicMentorProfile"] | null;
            name: string;
            posts_count: number;
            /** @enum {string|null} */
            role: "mentor" | "mentee" | null;
            social_links: {
                behance: string | null;
                dribbble: string | null;
                facebook: string | null;
                github: string | null;
                instagram: string | null;
                linkedin: string | null;
                medium: string | null;
                twitch: string | null;
                website: string | null;
                x: string | null;
                youtube: string | null;
            };
            timezone: string;
            username: string;
        };
        QueuedRefund: {
            amount: components["schemas"]["Money"];
            /** Format: date-time */
            created_at: string;
            /** Format: uuid */
            id: string;
            note: string | null;
            /** @enum {string} */
            reason: "requested_by_customer" | "duplicate" | "fraudulent" | "capacity_conflict" | "platform_error";
            refusal: string | null;
            /** @enum {string} */
            state: "requested" | "pending" | "succeeded" | "refused" | "waived";
            /** Format: date-time */
            succeeded_at: string | null;
            transaction: components["schemas"]["Transaction"];
        };
        QueuedRefundPage: {
            data: components["schemas"]["QueuedRefund"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        RatingBreakdown: {
            1: number;
            2: number;
            3: number;
            4: number;
            5: number;
        };
        ReconciledDay: {
            /** Format: date-time */
            checked_at: string;
            /** Format: date */
            day: string;
            differences: components["schemas"]["BooksDifference"][];
            gateway: string;
            is_balanced: boolean;
            records: number;
        };
        ReconciledDayPage: {
            data: components["schemas"]["ReconciledDay"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        RefundNotPossible: {
            data: {
                /** @enum {string} */
                obstacle: "never_settled" | "nothing_left" | "bound" | "no_charge" | "too_much";
                refundable: components["schemas"]["Money"];
            };
            message: string;
            /** @enum {string} */
            status: "error";
        };
        RefundUnanswered: {
            data: {
                /** Format: uuid */
                refund_id: string;
            };
            message: string;
            /** @enum {string} */
            status: "error";
        };
        RefundUndecided: {
            data: {
                /** Format: uuid */
                refund_id: string;
            };
            message: string;
            /** @enum {string} */
            status: "error";
        };
        Report: {
            /** Format: date-time */
            created_at: string;
            details: string | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            reason: "spam" | "harassment" | "hate_speech" | "violence" | "nudity" | "misinformation" | "other";
            reporter: {
                /** Format: uuid */
                id: string;
                name: string;
                username: string;
            };
            /** @enum {string} */
            status: "pending" | "reviewed" | "dismissed" | "actioned";
            /** Format: uuid */
            subject_id: string;
            /** @enum {string} */
            subject_type: "post" | "comment" | "profile" | "message" | "review";
        };
        ReportPage: {
            data: components["schemas"]["Report"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        ReportsListReportsData: {
            reports: components["schemas"]["ReportPage"];
        };
        ReportsListReportsSuccess: {
            data: components["schemas"]["ReportsListReportsData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        SchedulingActivateAvailabilityRuleData: {
            availability_rule: components["schemas"]["AvailabilityRule"];
        };
        SchedulingActivateAvailabilityRuleSuccess: {
            data: components["schemas"]["SchedulingActivateAvailabilityRuleData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        SchedulingCreateAvailabilityRuleBody: {
            day_of_week?: number | null;
            rrule?: string | null;
            /** @enum {string} */
            rule_type: "regular_weekly" | "recurring" | "one_time";
            /** Format: uuid */
            session_type_id?: string | null;
            /** Format: date */
            specific_date?: string | null;
            time_blocks: components["schemas"]["TimeBlock"][];
            /** Format: date */
            valid_from?: string | null;
            /** Format: date */
            valid_until?: string | null;
        };
        SchedulingCreateAvailabilityRuleData: {
            availability_rule: components["schemas"]["AvailabilityRule"];
        };
        SchedulingCreateAvailabilityRulesBody: {
            availability_rules: {
                day_of_week?: number | null;
                rrule?: string | null;
                /** @enum {string} */
                rule_type: "regular_weekly" | "recurring" | "one_time";
                /** Format: uuid */
                session_type_id?: string | null;
                /** Format: date */
                specific_date?: string | null;
                time_blocks: components["schemas"]["TimeBlock"][];
                /** Format: date */
                valid_from?: string | null;
                /** Format: date */
                valid_until?: string | null;
            }[];
        };
        SchedulingCreateAvailabilityRulesData: {
            availability_rules: components["schemas"]["AvailabilityRule"][];
        };
        SchedulingCreateAvailabilityRulesSuccess: {
            data: components["schemas"]["SchedulingCreateAvailabilityRulesData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        SchedulingCreateAvailabilityRuleSuccess: {
            data: components["schemas"]["SchedulingCreateAvailabilityRuleData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        SchedulingCreateOffDayBody: {
            is_full_day?: boolean | null;
            is_vacation?: boolean | null;
            /** Format: date */
            off_from: string;
            off_time_blocks?: components["schemas"]["TimeBlock"][] | null;
            /** Format: date */
            off_until: string;
            reason?: string | null;
        };
        SchedulingCreateOffDayData: {
            conflicts: components["schemas"]["Slot"][];
            off_day: components["schemas"]["OffDay"];
        };
        SchedulingCreateOffDaySuccess: {
            data: components["schemas"]["SchedulingCreateOffDayData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        SchedulingCreateSessionTypeBody: {
            buffer_after_minutes?: number | null;
            daily_limit?: number | null;
            description?: string | null;
            duration_minutes: number;
            follow_up_count?: number | null;
            follow_up_flexibility_days?: number | null;
            follow_up_interval_days?: number | null;
            is_active?: boolean | null;
            is_free?: boolean | null;
            max_capacity?: number | null;
            minimum_notice_minutes?: number | null;
            price?: (string | number) | null;
            /** @enum {string|null} */
            session_model?: "regular_weekly" | "recurring" | "one_time" | "package" | null;
            start_interval_minutes?: number | null;
            title: string;
        };
        SchedulingCreateSessionTypeData: {
            session_type: components["schemas"]["SessionType"];
        };
        SchedulingCreateSessionTypeSuccess: {
            data: components["schemas"]["SchedulingCreateSessionTypeData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        SchedulingEndVacationData: {
            mentor: components["schemas"]["MentorProfile"];
        };
        SchedulingEndVacationSuccess: {
            data: components["schemas"]["SchedulingEndVacationData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        SchedulingGetAvailabilityOverrideData: {
            availability_override: components["schemas"]["AvailabilityOverride"];
        };
        SchedulingGetAvailabilityOverrideSuccess: {
            data: components["schemas"]["SchedulingGetAvailabilityOverrideData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        SchedulingGetAvailabilityRuleData: {
            availability_rule: components["schemas"]["AvailabilityRule"];
        };
        SchedulingGetAvailabilityRuleSuccess: {
            data: components["schemas"]["SchedulingGetAvailabilityRuleData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        SchedulingGetOffDayData: {
            off_day: components["schemas"]["OffDay"];
        };
        SchedulingGetOffDaySuccess: {
            data: components["schemas"]["SchedulingGetOffDayData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        SchedulingGetSessionTypeData: {
            session_type: components["schemas"]["SessionType"];
        };
        SchedulingGetSessionTypeSuccess: {
            data: components["schemas"]["SchedulingGetSessionTypeData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        SchedulingHoldSlotsBody: {
            slot_ids: string[];
        };
        SchedulingHoldSlotsSuccess: {
            data: components["schemas"]["Hold"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        SchedulingListAvailabilityOverridesData: {
            availability_overrides: components["schemas"]["AvailabilityOverride"][];
        };
        SchedulingListAvailabilityOverridesSuccess: {
            data: components["schemas"]["SchedulingListAvailabilityOverridesData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        SchedulingListAvailabilityRulesData: {
            availability_rules: components["schemas"]["AvailabilityRule"][];
        };
        SchedulingListAvailabilityRulesSuccess: {
            data: components["schemas"]["SchedulingListAvailabilityRulesData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        SchedulingListHoldsData: {
            holds: components["schemas"]["HeldSeatPage"];
        };
        SchedulingListHoldsSuccess: {
            data: components["schemas"]["SchedulingListHoldsData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        SchedulingListOffDaysData: {
            off_days: components["schemas"]["OffDay"][];
        };
        SchedulingListOffDaysSuccess: {
            data: components["schemas"]["SchedulingListOffDaysData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        SchedulingListOwnSlotsData: {
            explanation?: components["schemas"]["SlotsExplanation"];
            slots: components["schemas"]["Slot"][];
        };
        SchedulingListOwnSlotsSuccess: {
            data: components["schemas"]["SchedulingListOwnSlotsData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        SchedulingListPublicSessionTypesData: {
            session_types: components["schemas"]["SessionType"][];
        };
        SchedulingListPublicSessionTypesSuccess: {
            data: components["schemas"]["SchedulingListPublicSessionTypesData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        SchedulingListPublicSlotsData: {
            slots: components["schemas"]["Slot"][];
        };
        SchedulingListPublicSlotsSuccess: {
            data: components["schemas"]["SchedulingListPublicSlotsData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        SchedulingListSessionTypesData: {
            session_types: components["schemas"]["SessionType"][];
        };
        SchedulingListSessionTypesSuccess: {
            data: components["schemas"]["SchedulingListSessionTypesData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        SchedulingPreviewAvailabilityRuleBody: {
            day_of_week?: number | null;
            is_active?: boolean;
            rrule?: string | null;
            /** Format: uuid */
            rule_id?: string | null;
            /** @enum {string} */
            rule_type?: "regular_weekly" | "recurring" | "one_time";
            /** Format: uuid */
            session_type_id?: string | null;
            /** Format: date */
            specific_date?: string | null;
            time_blocks?: components["schemas"]["TimeBlock"][];
            /** Format: date */
            valid_from?: string | null;
            /** Format: date */
            valid_until?: string | null;
        };
        SchedulingPreviewAvailabilityRuleData: {
            preview: components["schemas"]["AvailabilityPreview"];
        };
        SchedulingPreviewAvailabilityRuleSuccess: {
            data: components["schemas"]["SchedulingPreviewAvailabilityRuleData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        SchedulingPutAvailabilityOverrideBody: {
            /** Format: date */
            date: string;
            /** Format: uuid */
            session_type_id?: string | null;
            time_slots: components["schemas"]["TimeBlock"][];
        };
        SchedulingPutAvailabilityOverrideData: {
            availability_override: components["schemas"]["AvailabilityOverride"];
            conflicts: components["schemas"]["Slot"][];
            is_new: boolean;
        };
        SchedulingPutAvailabilityOverrideSuccess: {
            data: components["schemas"]["SchedulingPutAvailabilityOverrideData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        SchedulingStartVacationBody: {
            /** Format: date */
            vacation_ends_at?: string | null;
        };
        SchedulingStartVacationData: {
            conflicts: components["schemas"]["Slot"][];
            mentor: components["schemas"]["MentorProfile"];
        };
        SchedulingStartVacationSuccess: {
            data: components["schemas"]["SchedulingStartVacationData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        SchedulingUpdateAvailabilityRuleBody: {
            day_of_week?: number | null;
            is_active?: boolean;
            rrule?: string | null;
            /** @enum {string} */
            rule_type?: "regular_weekly" | "recurring" | "one_time";
            /** Format: uuid */
            session_type_id?: string | null;
            /** Format: date */
            specific_date?: string | null;
            time_blocks?: components["schemas"]["TimeBlock"][];
            /** Format: date */
            valid_from?: string;
            /** Format: date */
            valid_until?: string | null;
        };
        SchedulingUpdateAvailabilityRuleData: {
            availability_rule: components["schemas"]["AvailabilityRule"];
        };
        SchedulingUpdateAvailabilityRuleSuccess: {
            data: components["schemas"]["SchedulingUpdateAvailabilityRuleData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        SchedulingUpdateOffDayBody: {
            is_full_day?: boolean;
            is_vacation?: boolean;
            /** Format: date */
            off_from?: string;
            off_time_blocks?: components["schemas"]["TimeBlock"][] | null;
            /** Format: date */
            off_until?: string;
            reason?: string | null;
        };
        SchedulingUpdateOffDayData: {
            conflicts: components["schemas"]["Slot"][];
            off_day: components["schemas"]["OffDay"];
        };
        SchedulingUpdateOffDaySuccess: {
            data: components["schemas"]["SchedulingUpdateOffDayData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        SchedulingUpdateSessionTypeBody: {
            buffer_after_minutes?: number;
            daily_limit?: number | null;
            description?: string | null;
            duration_minutes?: number;
            follow_up_count?: number;
            follow_up_flexibility_days?: number;
            follow_up_interval_days?: number;
            is_active?: boolean;
            is_free?: boolean;
            max_capacity?: number;
            minimum_notice_minutes?: number;
            price?: (string | number) | null;
            /** @enum {string} */
            session_model?: "regular_weekly" | "recurring" | "one_time" | "package";
            start_interval_minutes?: number | null;
            title?: string;
        };
        SchedulingUpdateSessionTypeData: {
            session_type: components["schemas"]["SessionType"];
        };
        SchedulingUpdateSessionTypeSuccess: {
            data: components["schemas"]["SchedulingUpdateSessionTypeData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        SellerTotals: {
            /** @example USD */
            currency: string;
            gross: components["schemas"]["Money"];
            invoices_count: number;
            net_earnings: components["schemas"]["Money"];
            platform_fee: components["schemas"]["Money"];
            refunded: components["schemas"]["Money"];
        };
        Session: {
            /** Format: date-time */
            created_at: string;
            device_name: string;
            /** Format: uuid */
            id: string;
            ip_address: string | null;
            is_current: boolean;
            /** Format: date-time */
            last_used_at: string;
        };
        SessionType: {
            buffer_after_minutes: number;
            /** Format: date-time */
            created_at: string;
            /** @example USD */
            currency: string;
            daily_limit: number | null;
            description: string | null;
            duration_minutes: number;
            follow_up_count: number;
            follow_up_flexibility_days: number;
            follow_up_interval_days: number;
            /** Format: uuid */
            id: string;
            is_active: boolean;
            is_free: boolean;
            max_capacity: number;
            /** Format: uuid */
            mentor_id: string;
            minimum_notice_minutes: number;
            price: string;
            price_minor: number;
            /** @enum {string} */
            session_model: "regular_weekly" | "recurring" | "one_time" | "package";
            session_model_label: string;
            start_interval_minutes: number | null;
            title: string;
            /** Format: date-time */
            updated_at: string;
        };
        Setting: {
            default: unknown;
            description: string;
            key: string;
            /** Format: date-time */
            updated_at: string | null;
            value: unknown;
        };
        Slot: {
            /** Format: uuid */
            availability_override_id: string | null;
            /** Format: uuid */
            availability_rule_id: string | null;
            available_seats: number;
            /** Format: date-time */
            buffer_ends_at: string;
            current_capacity: number;
            /** Format: date-time */
            ends_at: string;
            /** Format: date-time */
            held_until: string | null;
            /** Format: uuid */
            id: string;
            is_selectable: boolean;
            max_capacity: number;
            /** Format: uuid */
            mentor_id: string;
            /** Format: uuid */
            session_type_id: string;
            /** Format: date-time */
            starts_at: string;
            /** @enum {string} */
            status: "available" | "held" | "booked" | "cancelled" | "vacation_blocked" | "override_blocked" | "overwrite_blocked";
            status_label: string;
        };
        SlotExplanation: {
            reasons: components["schemas"]["SlotReason"][];
            /** Format: uuid */
            slot_id: string;
        };
        SlotReason: {
            /** Format: uuid */
            availability_override_id: string | null;
            busy_with: {
                /** Format: date-time */
                buffer_ends_at: string;
                /** Format: date-time */
                ends_at: string;
                /** Format: uuid */
                session_type_id: string;
                /** Format: uuid */
                slot_id: string;
                /** Format: date-time */
                starts_at: string;
                /** @enum {string} */
                status: "available" | "held" | "booked";
            } | null;
            /** @enum {string} */
            code: "not_approved" | "session_type_inactive" | "started" | "minimum_notice" | "daily_limit" | "off_day" | "vacation" | "override" | "overwritten" | "cancelled" | "fully_booked" | "being_booked" | "mentor_busy";
            message: string;
            /** Format: uuid */
            off_day_id: string | null;
            /** Format: date-time */
            until: string | null;
        };
        SlotsExplanation: {
            dates: components["schemas"]["DateExplanation"][];
            /** Format: date-time */
            horizon_ends_at: string;
            reasons: components["schemas"]["SlotReason"][];
            slots: components["schemas"]["SlotExplanation"][];
            timezone: string;
        };
        SlotsUnavailable: {
            data: {
                slot_ids: string[];
            };
            message: string;
            /** @enum {string} */
            status: "error";
        };
        SuccessEnvelope: {
            data: Record<string, never>;
            message: string;
            /** @enum {string} */
            status: "success";
        };
        TimeBlock: {
            end_time: string;
            start_time: string;
        };
        TooManyFavourites: {
            data: {
                limit: number;
            };
            message: string;
            /** @enum {string} */
            status: "error";
        };
        TooManyLiveAttempts: {
            data: {
                limit: number;
            };
            message: string;
            /** @enum {string} */
            status: "error";
        };
        TooManyRequests: {
            data: {
                retry_after_seconds: number;
            };
            message: string;
            /** @enum {string} */
            status: "error";
        };
        TotpSetup: {
            otpauth_url: string;
            qr_code_url: string;
            secret: string;
        };
        Transaction: {
            amount: components["schemas"]["Money"];
            /** Format: date-time */
            cleared_at: string | null;
            /** Format: date-time */
            clears_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** @example USD */
            currency: string;
            /** Format: date-time */
            delivered_at: string | null;
            description: string;
            disputed: components["schemas"]["Money"];
            gateway: string;
            gateway_charge_id: string | null;
            /** Format: uuid */
            id: string;
            mentor: {
                full_name: string;
                /** Format: uuid */
                id: string;
            };
            net_earning: components["schemas"]["Money"];
            /** Format: date-time */
            paid_at: string | null;
            payer: {
                email: string;
                full_name: string;
                /** Format: uuid */
                id: string;
            };
            platform_fee: components["schemas"]["Money"];
            platform_fee_minor: number;
            /** Format: uuid */
            purchasable_id: string;
            /** @enum {string} */
            purpose: "booking" | "course" | "community";
            reference: string;
            refund_pending: components["schemas"]["Money"];
            refundable: components["schemas"]["Money"];
            refunded: components["schemas"]["Money"];
            refunds: components["schemas"]["AdminRefund"][];
            /** @enum {string} */
            status: "pending" | "processing" | "succeeded" | "failed" | "cancelled" | "expired" | "refunded" | "partially_refunded";
            status_label: string;
            /** Format: uuid */
            subscription_id: string | null;
        };
        TransactionMethod: {
            card: {
                brand: string;
                expiry: string | null;
                holder_name: string | null;
                last_four: string;
            } | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            createdAt: string;
            currencies: string[] | null;
            fields: {
                label: string;
                name: string;
                value: string;
            }[];
            /** Format: uuid */
            id: string;
            is_default: boolean;
            is_payable: boolean;
            isDefault: boolean;
            title: string;
            type: string;
        };
        TransactionMethodField: {
            depends_on: string | null;
            dependsOn: string | null;
            /** @enum {string} */
            input_type: "text" | "number" | "account_number" | "phone" | "email" | "select" | "card_number" | "card_expiry" | "card_holder" | "security_code";
            is_required: boolean;
            label: string;
            name: string;
            options: ({
                label: string;
                routing_number?: string | null;
                value: string;
            } & {
                [key: string]: unknown;
            })[] | null;
            options_key: string | null;
            options_source: string | null;
            optionsSource: string | null;
            required: boolean;
        };
        /**
         * @example {
         *       "name": "account_number",
         *       "label": "Account number",
         *       "input_type": "account_number",
         *       "is_required": true
         *     }
         */
        TransactionMethodFieldInput: {
            depends_on?: string | null;
            /** @enum {string} */
            input_type: "text" | "number" | "account_number" | "phone" | "email" | "select" | "card_number" | "card_expiry" | "card_holder" | "security_code";
            is_required?: boolean | null;
            label: string;
            /** @example account_number */
            name: string;
            options?: {
                [key: string]: unknown;
            }[] | null;
            /** @example account_number */
            options_key?: string | null;
        };
        TransactionMethodsAddMethodBody: {
            fields?: {
                [key: string]: unknown;
            } | null;
            is_default?: boolean | null;
            type: string;
        };
        TransactionMethodsAddMethodData: {
            method: components["schemas"]["TransactionMethod"];
        };
        TransactionMethodsAddMethodSuccess: {
            data: components["schemas"]["TransactionMethodsAddMethodData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        TransactionMethodsCreateTypeBody: {
            currencies?: string[] | null;
            fields: components["schemas"]["TransactionMethodFieldInput"][];
            is_active?: boolean | null;
            name: string;
            title_template: string;
            /** @example nagad */
            type: string;
        };
        TransactionMethodsCreateTypeData: {
            transaction_method_type: components["schemas"]["TransactionMethodType"];
        };
        TransactionMethodsCreateTypeSuccess: {
            data: components["schemas"]["TransactionMethodsCreateTypeData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        TransactionMethodsListAllTypesData: {
            transaction_method_types: components["schemas"]["TransactionMethodType"][];
        };
        TransactionMethodsListAllTypesSuccess: {
            data: components["schemas"]["TransactionMethodsListAllTypesData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        TransactionMethodsListMethodsData: {
            methods: components["schemas"]["TransactionMethod"][];
            transaction_methods: components["schemas"]["TransactionMethod"][];
        };
        TransactionMethodsListMethodsSuccess: {
            data: components["schemas"]["TransactionMethodsListMethodsData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        TransactionMethodsListTypesData: {
            types: components["schemas"]["TransactionMethodType"][];
        };
        TransactionMethodsListTypesSuccess: {
            data: components["schemas"]["TransactionMethodsListTypesData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        TransactionMethodsMakeDefaultData: {
            method: components["schemas"]["TransactionMethod"];
        };
        TransactionMethodsMakeDefaultSuccess: {
            data: components["schemas"]["TransactionMethodsMakeDefaultData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        TransactionMethodsUpdateTypeBody: {
            currencies?: string[] | null;
            fields?: components["schemas"]["TransactionMethodFieldInput"][];
            is_active?: boolean;
            name?: string;
            title_template?: string;
            /** @example nagad */
            type?: string;
        };
        TransactionMethodsUpdateTypeData: {
            transaction_method_type: components["schemas"]["TransactionMethodType"];
        };
        TransactionMethodsUpdateTypeSuccess: {
            data: components["schemas"]["TransactionMethodsUpdateTypeData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        TransactionMethodType: {
            /** Format: date-time */
            created_at: string;
            currencies: string[] | null;
            fields: components["schemas"]["TransactionMethodField"][];
            /** Format: uuid */
            id: string;
            is_active: boolean;
            is_payable: boolean;
            name: string;
            title_template: string;
            type: string;
            /** Format: date-time */
            updated_at: string;
        };
        TransactionPage: {
            data: components["schemas"]["Transaction"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        TransitionRefused: {
            data: {
                /** @enum {string|null} */
                pending_decision: "declined" | "cancelled" | null;
                /** @enum {string|null} */
                requires: "not_begun" | "not_over" | "lapsed_unpaid" | "answer_in_time" | "answer_overdue" | "session_over" | "no_follow_up_open" | "completion_overdue" | "delivery_due" | "sessions_covered" | null;
                /** @enum {string|null} */
                status: "pending_payment" | "requested" | "paid" | "confirmed" | "completed" | "cancelled" | "refunded" | null;
                /** @enum {string} */
                trigger: "book_free" | "book_paid" | "request_appointment" | "settle" | "lose_seat" | "lapse" | "accept" | "decline" | "leave_unanswered" | "cancel_by_mentee" | "cancel_by_mentor" | "lose_mentor" | "lose_mentee" | "refund" | "refund_in_part" | "keep_payment" | "deliver_kept" | "schedule_follow_up" | "complete" | "auto_complete";
            };
            message: string;
            /** @enum {string} */
            status: "error";
        };
        TrustedDevice: {
            /** Format: date-time */
            created_at: string;
            device_name: string;
            /** Format: date-time */
            expires_at: string;
            /** Format: uuid */
            id: string;
            ip_address: string | null;
            /** Format: date-time */
            last_used_at: string;
        };
        TwoFactorChallengeBody: {
            code: string;
            /** @enum {string|null} */
            method?: "email" | "sms" | "totp" | "backup_code" | null;
            trust_device?: boolean | null;
        };
        TwoFactorChallengeByBackupCodeBody: {
            code: string;
            trust_device?: boolean | null;
        };
        TwoFactorChallengeByBackupCodeData: {
            remaining_backup_codes: number;
            token: string;
            trusted_device_token: string | null;
            user: components["schemas"]["User"];
        };
        TwoFactorChallengeByBackupCodeSuccess: {
            data: components["schemas"]["TwoFactorChallengeByBackupCodeData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        TwoFactorChallengeData: {
            token: string;
            trusted_device_token: string | null;
            user: components["schemas"]["User"];
        };
        TwoFactorChallengeSuccess: {
            data: components["schemas"]["TwoFactorChallengeData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        TwoFactorConfirmIdentityBody: {
            code?: string | null;
            credential?: components["schemas"]["PasskeyAssertion"] | null;
            /** @enum {string|null} */
            method?: "email" | "sms" | "totp" | "backup_code" | null;
            password?: string | null;
        };
        TwoFactorConfirmTotpBody: {
            code: string;
        };
        TwoFactorConfirmTotpSuccess: {
            data: components["schemas"]["TwoFactorStatus"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        TwoFactorDisableBody: {
            code?: string | null;
            password?: string | null;
        };
        TwoFactorDisableMethodBody: {
            /** @enum {string} */
            method: "email" | "sms" | "totp" | "backup_code";
        };
        TwoFactorDisableMethodSuccess: {
            data: components["schemas"]["TwoFactorStatus"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        TwoFactorDisableSuccess: {
            data: components["schemas"]["TwoFactorStatus"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        TwoFactorEnableBody: {
            /** @enum {string} */
            method: "email" | "sms" | "totp" | "backup_code";
        };
        TwoFactorEnableMethodBody: {
            /** @enum {string} */
            method: "email" | "sms" | "totp" | "backup_code";
        };
        TwoFactorEnableMethodSuccess: {
            data: components["schemas"]["TwoFactorStatus"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        TwoFactorEnableSuccess: {
            data: components["schemas"]["TwoFactorStatus"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        TwoFactorListTrustedDevicesData: {
            trusted_devices: components["schemas"]["TrustedDevice"][];
        };
        TwoFactorListTrustedDevicesSuccess: {
            data: components["schemas"]["TwoFactorListTrustedDevicesData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        TwoFactorLocked: {
            data: {
                retry_after_seconds: number;
            };
            message: string;
            /** @enum {string} */
            status: "error";
        };
        TwoFactorRegenerateBackupCodesSuccess: {
            data: components["schemas"]["TwoFactorStatus"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        TwoFactorSetDefaultMethodBody: {
            /** @enum {string} */
            method: "email" | "sms" | "totp" | "backup_code";
        };
        TwoFactorSetDefaultMethodSuccess: {
            data: components["schemas"]["TwoFactorStatus"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        TwoFactorSetUpTotpSuccess: {
            data: components["schemas"]["TotpSetup"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        TwoFactorShowTotpQrCodeSuccess: {
            data: components["schemas"]["TotpSetup"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        TwoFactorStatus: {
            backup_codes: string[] | null;
            /** @enum {string} */
            default_two_factor_method: "email" | "sms" | "totp";
            enabled_two_factor_methods: ("email" | "sms" | "totp")[];
            remaining_backup_codes: number;
            two_factor_enabled: boolean;
        };
        TwoFactorSwitchMethodBody: {
            /** @enum {string} */
            method: "email" | "sms" | "totp" | "backup_code";
        };
        TwoFactorSwitchMethodData: {
            /** @enum {string} */
            method: "email" | "sms" | "totp" | "backup_code";
        };
        TwoFactorSwitchMethodSuccess: {
            data: components["schemas"]["TwoFactorSwitchMethodData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        TwoFactorUpdatePhoneBody: {
            phone_number: string;
        };
        TwoFactorUpdatePhoneSuccess: {
            data: components["schemas"]["PhoneUpdate"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        TwoFactorVerifyPhoneBody: {
            code: string;
        };
        TwoFactorVerifyPhoneSuccess: {
            data: components["schemas"]["PhoneStatus"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        /** Format: binary */
        UploadedFile: Blob;
        User: {
            about: string | null;
            address?: components["schemas"]["Address"] | null;
            avatar_url: string | null;
            bio: string | null;
            cover_photo_url: string | null;
            /** Format: date-time */
            created_at: string;
            /** @enum {string} */
            default_two_factor_method: "email" | "sms" | "totp" | "backup_code";
            email: string;
            /** Format: date-time */
            email_verified_at: string | null;
            enabled_two_factor_methods: ("email" | "sms" | "totp" | "backup_code")[];
            full_name: string;
            /** @enum {number|null} */
            gender: 1 | 2 | 3 | 4 | null;
            gender_label: string | null;
            has_password: boolean;
            /** Format: uuid */
            id: string;
            is_active: boolean;
            phone_number: string | null;
            /** Format: date-time */
            phone_verified_at: string | null;
            roles: ("mentee" | "mentor" | "admin")[];
            social_links: {
                [key: string]: string;
            };
            timezone: string;
            two_factor_enabled: boolean;
            /** Format: date-time */
            updated_at: string;
            username: string;
        };
        VerificationDocument: {
            adminNotes: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            documentType: "id_card" | "passport" | "driving_license";
            documentTypeLabel: string;
            downloadUrl: string;
            fileSize: number;
            id: string;
            mimeType: string;
            originalName: string;
            /** @enum {string} */
            status: "pending" | "approved" | "rejected";
            statusLabel: string;
            /** Format: date-time */
            updatedAt: string;
        };
        VerificationDocumentMentor: {
            /** @enum {string} */
            approvalStatus: "pending" | "approved" | "rejected" | "suspended";
            approvalStatusLabel: string;
            email: string;
            fullName: string;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            userId: string;
            username: string;
        };
        VerificationListDocumentsData: {
            verification_documents: components["schemas"]["VerificationDocument"][];
        };
        VerificationListDocumentsSuccess: {
            data: components["schemas"]["VerificationListDocumentsData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        VerificationListDocumentsToReviewData: {
            verification_documents: components["schemas"]["AdminVerificationDocumentPage"];
        };
        VerificationListDocumentsToReviewSuccess: {
            data: components["schemas"]["VerificationListDocumentsToReviewData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        VerificationReplaceDocumentBody: {
            document: components["schemas"]["UploadedFile"];
            /** @enum {string|null} */
            document_type?: "id_card" | "passport" | "driving_license" | null;
        };
        VerificationReplaceDocumentData: {
            verification_document: components["schemas"]["VerificationDocument"];
        };
        VerificationReplaceDocumentSuccess: {
            data: components["schemas"]["VerificationReplaceDocumentData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        VerificationReviewDocumentBody: {
            notes?: string | null;
            /** @enum {string} */
            status: "approved" | "rejected";
            version?: number | null;
        };
        VerificationReviewDocumentData: {
            verification_document: components["schemas"]["AdminVerificationDocument"];
        };
        VerificationReviewDocumentSuccess: {
            data: components["schemas"]["VerificationReviewDocumentData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        VerificationThrottled: {
            data: {
                retry_after_seconds: number;
            };
            message: string;
            /** @enum {string} */
            status: "error";
        };
        VerificationUploadDocumentsBody: {
            /** @enum {string} */
            document_type: "id_card" | "passport" | "driving_license";
            documents: components["schemas"]["UploadedFile"][];
        };
        VerificationUploadDocumentsData: {
            verification_documents: components["schemas"]["VerificationDocument"][];
        };
        VerificationUploadDocumentsSuccess: {
            data: components["schemas"]["VerificationUploadDocumentsData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        Withdrawal: {
            amount: components["schemas"]["Money"];
            /** Format: date-time */
            approved_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** @example USD */
            currency: string;
            /** Format: date-time */
            failed_at: string | null;
            failure_reason: string | null;
            /** Format: uuid */
            id: string;
            is_open: boolean;
            method: components["schemas"]["WithdrawalMethod"];
            note: string | null;
            /** Format: date-time */
            paid_at: string | null;
            /** Format: date-time */
            processing_at: string | null;
            reference: string | null;
            /** Format: date-time */
            rejected_at: string | null;
            rejection_reason: string | null;
            /** @enum {string} */
            status: "pending" | "approved" | "processing" | "paid" | "rejected" | "failed";
            status_label: string;
            /** Format: date-time */
            updated_at: string;
        };
        WithdrawalAlreadyOpen: {
            data: {
                /** @example USD */
                currency: string;
            };
            message: string;
            /** @enum {string} */
            status: "error";
        };
        WithdrawalMentor: {
            email: string;
            full_name: string;
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            user_id: string;
            username: string;
        };
        WithdrawalMethod: {
            /** Format: uuid */
            id: string;
            title: string;
            type: string;
        };
        WithdrawalMoveRefused: {
            data: {
                /** @enum {string} */
                status: "pending" | "approved" | "processing" | "paid" | "rejected" | "failed";
                /** @enum {string} */
                trigger: "approve" | "reject" | "process" | "pay" | "fail";
            };
            message: string;
            /** @enum {string} */
            status: "error";
        };
        WithdrawalPage: {
            data: components["schemas"]["Withdrawal"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        WithdrawalsApproveWithdrawalData: {
            withdrawal: components["schemas"]["AdminWithdrawal"];
        };
        WithdrawalsApproveWithdrawalSuccess: {
            data: components["schemas"]["WithdrawalsApproveWithdrawalData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        WithdrawalsFailWithdrawalBody: {
            reason: string;
        };
        WithdrawalsFailWithdrawalData: {
            withdrawal: components["schemas"]["AdminWithdrawal"];
        };
        WithdrawalsFailWithdrawalSuccess: {
            data: components["schemas"]["WithdrawalsFailWithdrawalData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        WithdrawalsGetWithdrawalData: {
            withdrawal: components["schemas"]["Withdrawal"];
        };
        WithdrawalsGetWithdrawalSuccess: {
            data: components["schemas"]["WithdrawalsGetWithdrawalData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        WithdrawalsListAllWithdrawalsData: {
            withdrawals: components["schemas"]["AdminWithdrawalPage"];
        };
        WithdrawalsListAllWithdrawalsSuccess: {
            data: components["schemas"]["WithdrawalsListAllWithdrawalsData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        WithdrawalsListWithdrawalsData: {
            withdrawals: components["schemas"]["WithdrawalPage"];
        };
        WithdrawalsListWithdrawalsSuccess: {
            data: components["schemas"]["WithdrawalsListWithdrawalsData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        WithdrawalsPayWithdrawalBody: {
            reference: string;
        };
        WithdrawalsPayWithdrawalData: {
            withdrawal: components["schemas"]["AdminWithdrawal"];
        };
        WithdrawalsPayWithdrawalSuccess: {
            data: components["schemas"]["WithdrawalsPayWithdrawalData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        WithdrawalsProcessWithdrawalData: {
            withdrawal: components["schemas"]["AdminWithdrawal"];
        };
        WithdrawalsProcessWithdrawalSuccess: {
            data: components["schemas"]["WithdrawalsProcessWithdrawalData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        WithdrawalsRejectWithdrawalBody: {
            reason: string;
        };
        WithdrawalsRejectWithdrawalData: {
            withdrawal: components["schemas"]["AdminWithdrawal"];
        };
        WithdrawalsRejectWithdrawalSuccess: {
            data: components["schemas"]["WithdrawalsRejectWithdrawalData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
        WithdrawalsRequestWithdrawalBody: {
            amount_minor: number;
            /** @example USD */
            currency: string;
            note?: string | null;
            /** Format: uuid */
            transaction_method_id?: string | null;
        };
        WithdrawalsRequestWithdrawalData: {
            withdrawal: components["schemas"]["Withdrawal"];
        };
        WithdrawalsRequestWithdrawalSuccess: {
            data: components["schemas"]["WithdrawalsRequestWithdrawalData"];
            message: string;
            /** @enum {string} */
            status: "success";
        };
    };
    responses: {
        /** @description AdminProtected, AccountMoveNotPossible, InvalidInput */
        AdminProtectedOrAccountMoveNotPossibleOrInvalidInput: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "AdminProtected" | "AccountMoveNotPossible" | "InvalidInput";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["AccountMoveNotPossible"] | components["schemas"]["InvalidInput"];
            };
        };
        /** @description ApprovalNotPossible, InvalidInput */
        ApprovalNotPossibleOrInvalidInput: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "ApprovalNotPossible" | "InvalidInput";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApprovalNotPossible"] | components["schemas"]["InvalidInput"];
            };
        };
        /** @description BadRequest */
        BadRequest: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "BadRequest";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description BookingNotFound */
        BookingNotFound: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "BookingNotFound";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description CalendarFull, IdempotencyKeyReused, InvalidInput */
        CalendarFullOrIdempotencyKeyReusedOrInvalidInput: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "CalendarFull" | "IdempotencyKeyReused" | "InvalidInput";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CalendarFull"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
            };
        };
        /** @description CalendarFull, InvalidInput */
        CalendarFullOrInvalidInput: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "CalendarFull" | "InvalidInput";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CalendarFull"] | components["schemas"]["InvalidInput"];
            };
        };
        /** @description CareerListFull, IdempotencyKeyReused, InvalidInput */
        CareerListFullOrIdempotencyKeyReusedOrInvalidInput: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "CareerListFull" | "IdempotencyKeyReused" | "InvalidInput";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidAccountInput"];
            };
        };
        /** @description CertificationNotFound */
        CertificationNotFound: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "CertificationNotFound";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description CodeThrottled, TooManyRequests, TooManyBodies */
        CodeThrottledOrTooManyRequestsOrTooManyBodies: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "CodeThrottled" | "TooManyRequests" | "TooManyBodies";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CodeThrottled"] | components["schemas"]["TooManyRequests"] | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description DocumentNotFound */
        DocumentNotFound: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "DocumentNotFound";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description EducationNotFound */
        EducationNotFound: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "EducationNotFound";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description ExperienceNotFound */
        ExperienceNotFound: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "ExperienceNotFound";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description Forbidden */
        Forbidden: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "Forbidden";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description GatewayUnavailable */
        GatewayUnavailable: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "GatewayUnavailable";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description IdempotencyKeyInFlight */
        IdempotencyKeyInFlight: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "IdempotencyKeyInFlight";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description InvalidInput */
        InvalidAccountInput: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "InvalidInput";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InvalidAccountInput"];
            };
        };
        /** @description InvalidInput */
        InvalidInput: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "InvalidInput";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InvalidInput"];
            };
        };
        /** @description InvoiceNotFound */
        InvoiceNotFound: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "InvoiceNotFound";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description MentorProfileNotFound */
        MentorProfileNotFound: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "MentorProfileNotFound";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description MentorProfileNotFound, AvailabilityOverrideNotFound */
        MentorProfileNotFoundOrAvailabilityOverrideNotFound: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "MentorProfileNotFound" | "AvailabilityOverrideNotFound";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description MentorProfileNotFound, AvailabilityRuleNotFound */
        MentorProfileNotFoundOrAvailabilityRuleNotFound: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "MentorProfileNotFound" | "AvailabilityRuleNotFound";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description MentorProfileNotFound, BookingNotFound */
        MentorProfileNotFoundOrBookingNotFound: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "MentorProfileNotFound" | "BookingNotFound";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description MentorProfileNotFound, DocumentNotFound */
        MentorProfileNotFoundOrDocumentNotFound: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "MentorProfileNotFound" | "DocumentNotFound";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description MentorProfileNotFound, InvoiceNotFound */
        MentorProfileNotFoundOrInvoiceNotFound: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "MentorProfileNotFound" | "InvoiceNotFound";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description MentorProfileNotFound, OffDayNotFound */
        MentorProfileNotFoundOrOffDayNotFound: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "MentorProfileNotFound" | "OffDayNotFound";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description MentorProfileNotFound, SessionTypeNotFound */
        MentorProfileNotFoundOrSessionTypeNotFound: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "MentorProfileNotFound" | "SessionTypeNotFound";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description MentorProfileNotFound, TransactionMethodNotFound */
        MentorProfileNotFoundOrTransactionMethodNotFound: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "MentorProfileNotFound" | "TransactionMethodNotFound";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description MethodTypeNotFound */
        MethodTypeNotFound: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "MethodTypeNotFound";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description OnboardingNotFound */
        OnboardingNotFound: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "OnboardingNotFound";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description PayloadTooLarge */
        PayloadTooLarge: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "PayloadTooLarge";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description PreconditionFailed */
        PreconditionFailed: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "PreconditionFailed";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description RangeNotSatisfiable */
        RangeNotSatisfiable: {
            headers: {
                /** @description How many bytes there are: `bytes *\/5000`. */
                "Content-Range"?: string;
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "RangeNotSatisfiable";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description RefundNotPossible, RefundUndecided, IdempotencyKeyReused, InvalidInput */
        RefundNotPossibleOrRefundUndecidedOrIdempotencyKeyReusedOrInvalidInput: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "RefundNotPossible" | "RefundUndecided" | "IdempotencyKeyReused" | "InvalidInput";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RefundNotPossible"] | components["schemas"]["RefundUndecided"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
            };
        };
        /** @description RefundUnanswered, GatewayRefused */
        RefundUnansweredOrGatewayRefused: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "RefundUnanswered" | "GatewayRefused";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RefundUnanswered"] | components["schemas"]["GatewayRefused"];
            };
        };
        /** @description RequestTimeout */
        RequestTimeout: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "RequestTimeout";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description ServerError */
        ServerError: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "ServerError";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description ServiceUnavailable */
        ServiceUnavailable: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "ServiceUnavailable";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description TooManyBodies */
        TooManyBodies: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "TooManyBodies";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description TooManyRequests */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "TooManyRequests";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TooManyRequests"];
            };
        };
        /** @description TooManyRequests, TooManyBodies */
        TooManyRequestsOrTooManyBodies: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "TooManyRequests" | "TooManyBodies";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TooManyRequests"] | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description TransitionRefused, InvalidInput */
        TransitionRefusedOrInvalidInput: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "TransitionRefused" | "InvalidInput";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TransitionRefused"] | components["schemas"]["InvalidInput"];
            };
        };
        /** @description TransitionRefused, PaymentUnderway, IdempotencyKeyReused, InvalidInput */
        TransitionRefusedOrPaymentUnderwayOrIdempotencyKeyReusedOrInvalidInput: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "TransitionRefused" | "PaymentUnderway" | "IdempotencyKeyReused" | "InvalidInput";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TransitionRefused"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
            };
        };
        /** @description TwoFactorLocked, CodeThrottled, TooManyRequests, TooManyBodies */
        TwoFactorLockedOrCodeThrottledOrTooManyRequestsOrTooManyBodies: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "TwoFactorLocked" | "CodeThrottled" | "TooManyRequests" | "TooManyBodies";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TwoFactorLocked"] | components["schemas"]["CodeThrottled"] | components["schemas"]["TooManyRequests"] | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description TwoFactorLocked, TooManyRequests, TooManyBodies */
        TwoFactorLockedOrTooManyRequestsOrTooManyBodies: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "TwoFactorLocked" | "TooManyRequests" | "TooManyBodies";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TwoFactorLocked"] | components["schemas"]["TooManyRequests"] | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description TwoFactorRequired */
        TwoFactorRequired: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "TwoFactorRequired";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description TwoFactorRequired, Forbidden */
        TwoFactorRequiredOrForbidden: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "TwoFactorRequired" | "Forbidden";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description TwoFactorRequired, FreshSignInRequired */
        TwoFactorRequiredOrFreshSignInRequired: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "TwoFactorRequired" | "FreshSignInRequired";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description Unauthenticated */
        Unauthenticated: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "Unauthenticated";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description Unauthenticated, ChallengeOver */
        UnauthenticatedOrChallengeOver: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "Unauthenticated" | "ChallengeOver";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description UnsupportedMediaType */
        UnsupportedMediaType: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "UnsupportedMediaType";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description UserNotFound */
        UserNotFound: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "UserNotFound";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description WithdrawalMoveRefused, IdempotencyKeyReused, InvalidInput */
        WithdrawalMoveRefusedOrIdempotencyKeyReusedOrInvalidInput: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "WithdrawalMoveRefused" | "IdempotencyKeyReused" | "InvalidInput";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WithdrawalMoveRefused"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
            };
        };
        /** @description WithdrawalMoveRefused, InvalidInput */
        WithdrawalMoveRefusedOrInvalidInput: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "WithdrawalMoveRefused" | "InvalidInput";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WithdrawalMoveRefused"] | components["schemas"]["InvalidInput"];
            };
        };
        /** @description WithdrawalNotFound */
        WithdrawalNotFound: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "WithdrawalNotFound";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
    };
    parameters: {
        /** @example USD */
        Currency: string | null;
        /** @example WyJib29raW5ncyIsIjIwMjctMDMtMTRUMTQ6MDA6MDAuMDAwMDAwWiIsIjAxOTIwMDAwLTAwMDAtNzAwMC04MDAwLTAwMDAwMDAwMDAwMSJd */
        Cursor: string | null;
        /** @example 2027-03-14T14:00:00+00:00 */
        From: string | null;
        /** @example 01920000-0000-7000-8000-000000000001 */
        Id: string;
        /** @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect. */
        IdempotencyKey: string;
        /** @description The ETag of the file that the parts are wanted of; of another one all is answered. */
        IfRange: string;
        /** @example 01920000-0000-7000-8000-000000000001 */
        Mentor: string | null;
        /** @example 01920000-0000-7000-8000-000000000001 */
        MentorId: string;
        MentorkitOauth: string;
        /** @example 1 */
        Page: number;
        /** @example 1 */
        PerPage: number;
        /** @example true */
        Preview: boolean | null;
        /** @example google */
        Provider: "google" | "linkedin-openid" | "github";
        /** @example booking */
        Purpose: "booking" | "course" | "community" | null;
        /** @example text */
        Q: string | null;
        /** @description Asks for parts: `bytes=0-499`, `bytes=-500`, or up to 16 ranges at once. */
        Range: string;
        /** @example mentor */
        Role: "mentor" | "mentee" | null;
        /** @example 01920000-0000-7000-8000-000000000001 */
        SessionTypeId: string;
        /** @example starts_at */
        Sort: "starts_at" | "-starts_at" | null;
        /** @example pending_payment */
        Status: (("pending_payment" | "requested" | "paid" | "confirmed" | "completed" | "cancelled" | "refunded") | ("pending_payment" | "requested" | "paid" | "confirmed" | "completed" | "cancelled" | "refunded")[]) | null;
        /** @example 2027-03-14 */
        To: string | null;
        /** @example 2027-03-14T14:00:00+00:00 */
        Until: string | null;
    };
    requestBodies: never;
    headers: {
        /** @description Names the request in the host's log. */
        RequestId: string;
        /** @description Seconds until it is worth another try. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "twoFactor.regenerateBackupCodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Backup codes regenerated. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorRegenerateBackupCodesSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrFreshSignInRequired"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description TwoFactorNotEnabled, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorNotEnabled" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidAccountInput"];
                };
            };
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "twoFactor.challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "123456",
                 *       "method": "email",
                 *       "trust_device": true
                 *     }
                 */
                "application/json": components["schemas"]["TwoFactorChallengeBody"];
            };
        };
        responses: {
            /** @description Login successful. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorChallengeSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthenticatedOrChallengeOver"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description InvalidCode, MethodNotEnabled, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidCode" | "MethodNotEnabled" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidAccountInput"];
                };
            };
            429: components["responses"]["TwoFactorLockedOrTooManyRequestsOrTooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "twoFactor.challengeByBackupCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "123456",
                 *       "trust_device": true
                 *     }
                 */
                "application/json": components["schemas"]["TwoFactorChallengeByBackupCodeBody"];
            };
        };
        responses: {
            /** @description Login successful. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorChallengeByBackupCodeSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthenticatedOrChallengeOver"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description InvalidCode, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidCode" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidAccountInput"];
                };
            };
            429: components["responses"]["TwoFactorLockedOrTooManyRequestsOrTooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "twoFactor.setDefaultMethod": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "method": "email"
                 *     }
                 */
                "application/json": components["schemas"]["TwoFactorSetDefaultMethodBody"];
            };
        };
        responses: {
            /** @description Default two-factor method updated. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorSetDefaultMethodSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrFreshSignInRequired"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description BackupCodesAreNoMethod, MethodNotEnabled, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BackupCodesAreNoMethod" | "MethodNotEnabled" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidAccountInput"];
                };
            };
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "twoFactor.disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["TwoFactorDisableBody"];
            };
        };
        responses: {
            /** @description Two-factor authentication disabled. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorDisableSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description TwoFactorNotEnabled, IncorrectPassword, CodeRequired, InvalidCode, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorNotEnabled" | "IncorrectPassword" | "CodeRequired" | "InvalidCode" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["CodeRequired"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidAccountInput"];
                };
            };
            429: components["responses"]["TwoFactorLockedOrCodeThrottledOrTooManyRequestsOrTooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "twoFactor.enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "method": "email"
                 *     }
                 */
                "application/json": components["schemas"]["TwoFactorEnableBody"];
            };
        };
        responses: {
            /** @description Two-factor authentication enabled. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorEnableSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrFreshSignInRequired"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description BackupCodesAreNoMethod, PhoneNotVerified, SmsUnavailable, TotpNotConfirmed, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BackupCodesAreNoMethod" | "PhoneNotVerified" | "SmsUnavailable" | "TotpNotConfirmed" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidAccountInput"];
                };
            };
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "twoFactor.disableMethod": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "method": "email"
                 *     }
                 */
                "application/json": components["schemas"]["TwoFactorDisableMethodBody"];
            };
        };
        responses: {
            /** @description Two-factor method disabled. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorDisableMethodSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrFreshSignInRequired"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description BackupCodesAreNoMethod, MethodNotEnabled, LastMethod, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BackupCodesAreNoMethod" | "MethodNotEnabled" | "LastMethod" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidAccountInput"];
                };
            };
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "twoFactor.enableMethod": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "method": "email"
                 *     }
                 */
                "application/json": components["schemas"]["TwoFactorEnableMethodBody"];
            };
        };
        responses: {
            /** @description Two-factor method enabled. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorEnableMethodSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrFreshSignInRequired"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description TwoFactorNotEnabled, BackupCodesAreNoMethod, PhoneNotVerified, SmsUnavailable, TotpNotConfirmed, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorNotEnabled" | "BackupCodesAreNoMethod" | "PhoneNotVerified" | "SmsUnavailable" | "TotpNotConfirmed" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidAccountInput"];
                };
            };
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "twoFactor.switchMethod": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "method": "email"
                 *     }
                 */
                "application/json": components["schemas"]["TwoFactorSwitchMethodBody"];
            };
        };
        responses: {
            /** @description Two-factor method switched. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorSwitchMethodSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthenticatedOrChallengeOver"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description BackupCodesAreNoMethod, MethodNotEnabled, SmsUnavailable, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BackupCodesAreNoMethod" | "MethodNotEnabled" | "SmsUnavailable" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidAccountInput"];
                };
            };
            429: components["responses"]["CodeThrottledOrTooManyRequestsOrTooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "twoFactor.confirmTotp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["TwoFactorConfirmTotpBody"];
            };
        };
        responses: {
            /** @description Authenticator app confirmed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorConfirmTotpSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrFreshSignInRequired"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description NoTotpSetup, InvalidCode, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "NoTotpSetup" | "InvalidCode" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidAccountInput"];
                };
            };
            429: components["responses"]["TwoFactorLockedOrTooManyRequestsOrTooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "twoFactor.showTotpQrCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description QR code retrieved. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorShowTotpQrCodeSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrFreshSignInRequired"];
            /** @description NoTotpSetup */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "NoTotpSetup";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "twoFactor.setUpTotp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Scan the QR code and confirm it with a code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorSetUpTotpSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrFreshSignInRequired"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidAccountInput"];
            429: components["responses"]["TooManyRequestsOrTooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "twoFactor.listTrustedDevices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Trusted devices retrieved. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorListTrustedDevicesSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "twoFactor.revokeTrustedDevice": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                trusted_device_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Trusted device revoked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrFreshSignInRequired"];
            /** @description TrustedDeviceNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TrustedDeviceNotFound";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            422: components["responses"]["InvalidAccountInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "admin.listAuditLog": {
        parameters: {
            query?: {
                /** @example text */
                action?: string | null;
                /** @example 01920000-0000-7000-8000-000000000001 */
                actor_id?: string | null;
                /** @example WyJhdWRpdC1sb2ciLCIyMDI3LTAzLTE0VDE0OjAwOjAwLjAwMDAwMFoiLCI0MiJd */
                cursor?: string | null;
                /** @example 2027-03-14T14:00:00+00:00 */
                from?: components["parameters"]["From"];
                /** @example 1 */
                page?: components["parameters"]["Page"];
                /** @example 1 */
                per_page?: components["parameters"]["PerPage"];
                /** @example text */
                subject_id?: string | null;
                /** @example text */
                subject_type?: string | null;
                /** @example 2027-03-14T14:00:00+00:00 */
                until?: components["parameters"]["Until"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Audit log fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminListAuditLogSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrForbidden"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "deadLetters.listDeadLetters": {
        parameters: {
            query?: {
                /** @example WyJkZWFkLWxldHRlcnMiLCIyMDI3LTAzLTE0VDE0OjAwOjAwLjAwMDAwMFoiLCIwMTkyMDAwMC0wMDAwLTcwMDAtODAwMC0wMDAwMDAwMDAwMDEiXQ */
                cursor?: string | null;
                /** @example effects */
                lane?: "effects" | "realtime" | "mail" | "texts" | null;
                /** @example 1 */
                page?: components["parameters"]["Page"];
                /** @example 1 */
                per_page?: components["parameters"]["PerPage"];
                /** @example text */
                type?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dead letters fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeadLettersListDeadLettersSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrForbidden"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "deadLetters.retryDeadLetters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         "01920000-0000-7000-8000-000000000001"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DeadLettersRetryDeadLettersBody"];
            };
        };
        responses: {
            /** @description Dead letters will be tried again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeadLettersRetryDeadLettersSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrForbidden"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "admin.listMentors": {
        parameters: {
            query?: {
                /** @example WyJtZW50b3JzIiwiMjAyNy0wMy0xNFQxNDowMDowMC4wMDAwMDBaIiwiMDE5MjAwMDAtMDAwMC03MDAwLTgwMDAtMDAwMDAwMDAwMDAxIl0 */
                cursor?: string | null;
                /** @example 1 */
                page?: components["parameters"]["Page"];
                /** @example 1 */
                per_page?: components["parameters"]["PerPage"];
                /** @example pending */
                status?: "pending" | "approved" | "rejected" | "suspended" | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mentors fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminListMentorsSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrForbidden"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "admin.approveMentor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mentor approved successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminApproveMentorSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrForbidden"];
            404: components["responses"]["MentorProfileNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ApprovalNotPossibleOrInvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "admin.reinstateMentor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mentor reinstated successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminReinstateMentorSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrForbidden"];
            404: components["responses"]["MentorProfileNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ApprovalNotPossibleOrInvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "admin.rejectMentor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "text"
                 *     }
                 */
                "application/json": components["schemas"]["AdminRejectMentorBody"];
            };
        };
        responses: {
            /** @description Mentor rejected successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminRejectMentorSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrForbidden"];
            404: components["responses"]["MentorProfileNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ApprovalNotPossibleOrInvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "admin.suspendMentor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "text"
                 *     }
                 */
                "application/json": components["schemas"]["AdminSuspendMentorBody"];
            };
        };
        responses: {
            /** @description Mentor suspended successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminSuspendMentorSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrForbidden"];
            404: components["responses"]["MentorProfileNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ApprovalNotPossibleOrInvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "payments.listPaymentReviews": {
        parameters: {
            query?: {
                /** @example WyJwYXltZW50LXJldmlld3MiLCIwMTkyMDAwMC0wMDAwLTcwMDAtODAwMC0wMDAwMDAwMDAwMDEiXQ */
                cursor?: string | null;
                /** @example 1 */
                page?: components["parameters"]["Page"];
                /** @example 1 */
                per_page?: components["parameters"]["PerPage"];
                /** @example open */
                status?: "open" | "resolved" | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Payment reviews fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentsListPaymentReviewsSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrForbidden"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "payments.resolvePaymentReview": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "accept",
                 *       "note": "text"
                 *     }
                 */
                "application/json": components["schemas"]["PaymentsResolvePaymentReviewBody"];
            };
        };
        responses: {
            /** @description Payment review resolved successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentsResolvePaymentReviewSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrForbidden"];
            /** @description PaymentReviewNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PaymentReviewNotFound";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInFlight"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description AlreadyDecided, DecisionNotPossible, IdempotencyKeyReused, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "AlreadyDecided" | "DecisionNotPossible" | "IdempotencyKeyReused" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["DecisionNotPossible"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
                };
            };
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            /** @description GatewayUnavailable, GatewayRefused */
            502: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "GatewayUnavailable" | "GatewayRefused";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["GatewayRefused"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "payments.listReconciliation": {
        parameters: {
            query?: {
                /** @example WyJyZWNvbmNpbGlhdGlvbiIsIjIwMjctMDMtMTQiLCJhIl0 */
                cursor?: string | null;
                /** @example 2027-03-14 */
                day?: string | null;
                /** @example true */
                only_differences?: boolean | null;
                /** @example 1 */
                page?: components["parameters"]["Page"];
                /** @example 1 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reconciliation fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentsListReconciliationSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrForbidden"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "payments.listRefundQueue": {
        parameters: {
            query?: {
                /** @example WyJyZWZ1bmQtcXVldWUiLCIwMTkyMDAwMC0wMDAwLTcwMDAtODAwMC0wMDAwMDAwMDAwMDEiXQ */
                cursor?: string | null;
                /** @example 1 */
                page?: components["parameters"]["Page"];
                /** @example 1 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Refund queue fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentsListRefundQueueSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrForbidden"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "payments.resolveRefund": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "retry",
                 *       "note": "text"
                 *     }
                 */
                "application/json": components["schemas"]["PaymentsResolveRefundBody"];
            };
        };
        responses: {
            /** @description Refund resolved successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentsResolveRefundSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrForbidden"];
            /** @description RefundNotQueued */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RefundNotQueued";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInFlight"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RefundNotPossibleOrRefundUndecidedOrIdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["RefundUnansweredOrGatewayRefused"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "reports.listReports": {
        parameters: {
            query?: {
                /** @example WyJyZXBvcnRzIiwiMjAyNy0wMy0xNFQxNDowMDowMC4wMDAwMDBaIiwiMDE5MjAwMDAtMDAwMC03MDAwLTgwMDAtMDAwMDAwMDAwMDAxIl0 */
                cursor?: string | null;
                /** @example 1 */
                page?: components["parameters"]["Page"];
                /** @example 1 */
                per_page?: components["parameters"]["PerPage"];
                /** @example spam */
                reason?: "spam" | "harassment" | "hate_speech" | "violence" | "nudity" | "misinformation" | "other" | null;
                /** @example pending */
                status?: "pending" | "reviewed" | "dismissed" | "actioned" | null;
                /** @example post */
                subject_type?: "post" | "comment" | "profile" | "message" | "review" | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reports fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportsListReportsSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrForbidden"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "admin.getSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Settings fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminGetSettingsSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrForbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "admin.updateSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "settings": {
                 *         "field": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AdminUpdateSettingsBody"];
            };
        };
        responses: {
            /** @description Settings updated successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminUpdateSettingsSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description TwoFactorRequired, Forbidden, FreshSignInRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired" | "Forbidden" | "FreshSignInRequired";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "transactionMethods.listAllTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Transaction method types fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionMethodsListAllTypesSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrForbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "transactionMethods.createType": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "nagad",
                 *       "name": "Mika Sorensen",
                 *       "title_template": "text",
                 *       "currencies": [
                 *         "USD"
                 *       ],
                 *       "is_active": true,
                 *       "fields": [
                 *         {
                 *           "name": "account_number",
                 *           "label": "Account number",
                 *           "input_type": "account_number",
                 *           "is_required": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TransactionMethodsCreateTypeBody"];
            };
        };
        responses: {
            /** @description Transaction method type created successfully. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionMethodsCreateTypeSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrForbidden"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInFlight"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description TooManyMethodTypes, IdempotencyKeyReused, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TooManyMethodTypes" | "IdempotencyKeyReused" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
                };
            };
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "transactionMethods.updateType": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "nagad",
                 *       "name": "Mika Sorensen",
                 *       "title_template": "text",
                 *       "currencies": [
                 *         "USD"
                 *       ],
                 *       "is_active": true,
                 *       "fields": [
                 *         {
                 *           "name": "account_number",
                 *           "label": "Account number",
                 *           "input_type": "account_number",
                 *           "is_required": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TransactionMethodsUpdateTypeBody"];
            };
        };
        responses: {
            /** @description Transaction method type updated successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionMethodsUpdateTypeSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrForbidden"];
            404: components["responses"]["MethodTypeNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "transactionMethods.deleteType": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Transaction method type deleted successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrForbidden"];
            404: components["responses"]["MethodTypeNotFound"];
            /** @description MethodTypeInUse, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MethodTypeInUse" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "transactionMethods.updateType.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "nagad",
                 *       "name": "Mika Sorensen",
                 *       "title_template": "text",
                 *       "currencies": [
                 *         "USD"
                 *       ],
                 *       "is_active": true,
                 *       "fields": [
                 *         {
                 *           "name": "account_number",
                 *           "label": "Account number",
                 *           "input_type": "account_number",
                 *           "is_required": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TransactionMethodsUpdateTypeBody"];
            };
        };
        responses: {
            /** @description Transaction method type updated successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionMethodsUpdateTypeSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrForbidden"];
            404: components["responses"]["MethodTypeNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "payments.listTransactions": {
        parameters: {
            query?: {
                /** @example WyJ0cmFuc2FjdGlvbnMiLCIwMTkyMDAwMC0wMDAwLTcwMDAtODAwMC0wMDAwMDAwMDAwMDEiXQ */
                cursor?: string | null;
                /** @example 01920000-0000-7000-8000-000000000001 */
                mentor?: components["parameters"]["Mentor"];
                /** @example 1 */
                page?: components["parameters"]["Page"];
                /** @example 01920000-0000-7000-8000-000000000001 */
                payer?: string | null;
                /** @example 1 */
                per_page?: components["parameters"]["PerPage"];
                /** @example booking */
                purpose?: components["parameters"]["Purpose"];
                /** @example PAY-7K3M9QXZ2T4W */
                reference?: string | null;
                /** @example pending */
                status?: "pending" | "processing" | "succeeded" | "failed" | "cancelled" | "expired" | "refunded" | "partially_refunded" | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Transactions fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentsListTransactionsSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrForbidden"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "payments.refundTransaction": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                transactionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "note": "text",
                 *       "amount_minor": 1,
                 *       "reason": "requested_by_customer"
                 *     }
                 */
                "application/json": components["schemas"]["PaymentsRefundTransactionBody"];
            };
        };
        responses: {
            /** @description Refund issued successfully. The funds arrive within 5 working days. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentsRefundTransactionSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrForbidden"];
            /** @description TransactionNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TransactionNotFound";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInFlight"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RefundNotPossibleOrRefundUndecidedOrIdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["RefundUnansweredOrGatewayRefused"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "admin.listUsers": {
        parameters: {
            query?: {
                /** @example WyJ1c2VycyIsIjIwMjctMDMtMTRUMTQ6MDA6MDAuMDAwMDAwWiIsIjAxOTIwMDAwLTAwMDAtNzAwMC04MDAwLTAwMDAwMDAwMDAwMSJd */
                cursor?: string | null;
                /** @example 1 */
                page?: components["parameters"]["Page"];
                /** @example 1 */
                per_page?: components["parameters"]["PerPage"];
                /** @example text */
                q?: components["parameters"]["Q"];
                /** @example mentee */
                role?: "mentee" | "mentor" | "admin" | null;
                /** @example banned */
                status?: "banned" | "suspended" | "unverified" | "active" | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Users fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminListUsersSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrForbidden"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "admin.banUser": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "text"
                 *     }
                 */
                "application/json": components["schemas"]["AdminBanUserBody"];
            };
        };
        responses: {
            /** @description User banned successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminBanUserSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrForbidden"];
            404: components["responses"]["UserNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["AdminProtectedOrAccountMoveNotPossibleOrInvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "admin.reinstateUser": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "text"
                 *     }
                 */
                "application/json": components["schemas"]["AdminReinstateUserBody"];
            };
        };
        responses: {
            /** @description User reinstated successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminReinstateUserSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrForbidden"];
            404: components["responses"]["UserNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description AccountMoveNotPossible, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "AccountMoveNotPossible" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountMoveNotPossible"] | components["schemas"]["InvalidInput"];
                };
            };
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "admin.suspendUser": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "text"
                 *     }
                 */
                "application/json": components["schemas"]["AdminSuspendUserBody"];
            };
        };
        responses: {
            /** @description User suspended successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminSuspendUserSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrForbidden"];
            404: components["responses"]["UserNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["AdminProtectedOrAccountMoveNotPossibleOrInvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "verification.listDocumentsToReview": {
        parameters: {
            query?: {
                /** @example WyJ2ZXJpZmljYXRpb24tZG9jdW1lbnRzIiwiMjAyNy0wMy0xNFQxNDowMDowMC4wMDAwMDBaIiwiMDE5MjAwMDAtMDAwMC03MDAwLTgwMDAtMDAwMDAwMDAwMDAxIl0 */
                cursor?: string | null;
                /** @example id_card */
                document_type?: "id_card" | "passport" | "driving_license" | null;
                /** @example 01920000-0000-7000-8000-000000000001 */
                mentor_id?: string | null;
                /** @example 1 */
                page?: components["parameters"]["Page"];
                /** @example 1 */
                per_page?: components["parameters"]["PerPage"];
                /** @example pending */
                status?: "pending" | "approved" | "rejected" | "all" | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Verification documents fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationListDocumentsToReviewSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrForbidden"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "verification.downloadDocumentToReview": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the file that the parts are wanted of; of another one all is answered. */
                "If-Range"?: components["parameters"]["IfRange"];
                /** @description Asks for parts: `bytes=0-499`, `bytes=-500`, or up to 16 ranges at once. */
                Range?: components["parameters"]["Range"];
            };
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Verification document fetched successfully. */
            200: {
                headers: {
                    /** @description Parts of the file can be asked for, in bytes. */
                    "Accept-Ranges"?: string;
                    /** @description Has browsers keep the answer as a file. */
                    "Content-Disposition"?: string;
                    /** @description Names these bytes: for If-None-Match, If-Match and If-Range. */
                    ETag?: string;
                    /** @description When the file was stored. */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                    "image/jpeg": Blob;
                    "image/png": Blob;
                };
            };
            /** @description The bytes that were asked for; those of several ranges as multipart/byteranges. */
            206: {
                headers: {
                    /** @description Parts of the file can be asked for, in bytes. */
                    "Accept-Ranges"?: string;
                    /** @description Has browsers keep the answer as a file. */
                    "Content-Disposition"?: string;
                    /** @description Which bytes these are of how many. A part of several has its own. */
                    "Content-Range"?: string;
                    /** @description Names these bytes: for If-None-Match, If-Match and If-Range. */
                    ETag?: string;
                    /** @description When the file was stored. */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                    "image/jpeg": Blob;
                    "image/png": Blob;
                    "multipart/byteranges": Blob;
                };
            };
            /** @description Not changed since the answer that the request names. */
            304: {
                headers: {
                    /** @description Parts of the file can be asked for, in bytes. */
                    "Accept-Ranges"?: string;
                    /** @description Has browsers keep the answer as a file. */
                    "Content-Disposition"?: string;
                    /** @description Names these bytes: for If-None-Match, If-Match and If-Range. */
                    ETag?: string;
                    /** @description When the file was stored. */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrForbidden"];
            404: components["responses"]["DocumentNotFound"];
            412: components["responses"]["PreconditionFailed"];
            416: components["responses"]["RangeNotSatisfiable"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "verification.reviewDocument": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "approved",
                 *       "notes": "text",
                 *       "version": 1
                 *     }
                 */
                "application/json": components["schemas"]["VerificationReviewDocumentBody"];
            };
        };
        responses: {
            /** @description Verification document reviewed successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationReviewDocumentSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrForbidden"];
            404: components["responses"]["DocumentNotFound"];
            408: components["responses"]["RequestTimeout"];
            /** @description DocumentReplaced */
            409: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "DocumentReplaced";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description DocumentNotPending, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "DocumentNotPending" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentNotPending"] | components["schemas"]["InvalidInput"];
                };
            };
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "withdrawals.listAllWithdrawals": {
        parameters: {
            query?: {
                /** @example USD */
                currency?: components["parameters"]["Currency"];
                /** @example WyJ3aXRoZHJhd2FscyIsIjIwMjctMDMtMTRUMTQ6MDA6MDAuMDAwMDAwWiIsIjAxOTIwMDAwLTAwMDAtNzAwMC04MDAwLTAwMDAwMDAwMDAwMSJd */
                cursor?: string | null;
                /** @example 01920000-0000-7000-8000-000000000001 */
                mentor?: components["parameters"]["Mentor"];
                /** @example 1 */
                page?: components["parameters"]["Page"];
                /** @example 1 */
                per_page?: components["parameters"]["PerPage"];
                /** @example pending */
                status?: "pending" | "approved" | "processing" | "paid" | "rejected" | "failed" | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Withdrawals fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalsListAllWithdrawalsSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrForbidden"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "withdrawals.approveWithdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Withdrawal approved successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalsApproveWithdrawalSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrForbidden"];
            404: components["responses"]["WithdrawalNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["WithdrawalMoveRefusedOrInvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "withdrawals.failWithdrawal": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "text"
                 *     }
                 */
                "application/json": components["schemas"]["WithdrawalsFailWithdrawalBody"];
            };
        };
        responses: {
            /** @description Withdrawal marked as failed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalsFailWithdrawalSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrForbidden"];
            404: components["responses"]["WithdrawalNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInFlight"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["WithdrawalMoveRefusedOrIdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "withdrawals.payWithdrawal": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reference": "PAY-7K3M9QXZ2T4W"
                 *     }
                 */
                "application/json": components["schemas"]["WithdrawalsPayWithdrawalBody"];
            };
        };
        responses: {
            /** @description Withdrawal paid successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalsPayWithdrawalSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrForbidden"];
            404: components["responses"]["WithdrawalNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInFlight"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["WithdrawalMoveRefusedOrIdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "withdrawals.processWithdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Withdrawal is being processed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalsProcessWithdrawalSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrForbidden"];
            404: components["responses"]["WithdrawalNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["WithdrawalMoveRefusedOrInvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "withdrawals.rejectWithdrawal": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "text"
                 *     }
                 */
                "application/json": components["schemas"]["WithdrawalsRejectWithdrawalBody"];
            };
        };
        responses: {
            /** @description Withdrawal rejected successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalsRejectWithdrawalSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrForbidden"];
            404: components["responses"]["WithdrawalNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInFlight"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["WithdrawalMoveRefusedOrIdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "twoFactor.confirmIdentity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["TwoFactorConfirmIdentityBody"];
            };
        };
        responses: {
            /** @description Your identity is confirmed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description IncorrectPassword, MethodNotEnabled, SmsUnavailable, CodeRequired, InvalidCode, PasskeyNotVerified, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "IncorrectPassword" | "MethodNotEnabled" | "SmsUnavailable" | "CodeRequired" | "InvalidCode" | "PasskeyNotVerified" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["CodeRequired"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidAccountInput"];
                };
            };
            429: components["responses"]["TwoFactorLockedOrCodeThrottledOrTooManyRequestsOrTooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "profiles.listExpertiseAreas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Expertise areas fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfilesListExpertiseAreasSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "identity.forgotPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mika@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["IdentityForgotPasswordBody"];
            };
        };
        responses: {
            /** @description If an account exists for that email address, a password reset link is on its way. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidAccountInput"];
            429: components["responses"]["TooManyRequestsOrTooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "identity.login": {
        parameters: {
            query?: never;
            header?: {
                "x-trusted-device"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mika@example.com",
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["IdentityLoginBody"];
            };
        };
        responses: {
            /** @description Login successful. Or: Two-factor authentication required. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityLoginSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description InvalidCredentials, AccountBanned, AccountInactive, EmailNotVerified */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidCredentials" | "AccountBanned" | "AccountInactive" | "EmailNotVerified";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidAccountInput"];
            429: components["responses"]["TooManyRequestsOrTooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "identity.logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Logged out successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "identity.getMe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Current user retrieved. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityGetMeSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["UserNotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "personalData.eraseAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your account has been deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrFreshSignInRequired"];
            /** @description AccountStillNeeded */
            409: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "AccountStillNeeded";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountStillNeeded"];
                };
            };
            /** @description AdminProtected */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "AdminProtected";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "personalData.exportAll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your data. */
            200: {
                headers: {
                    /** @description Has browsers keep the answer as a file. */
                    "Content-Disposition"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalDataExportAllSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "invoices.getMenteeSummary": {
        parameters: {
            query?: {
                /** @example 2027-03-14 */
                from?: string | null;
                /** @example 2027-03-14 */
                to?: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Billing summary fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoicesGetMenteeSummarySuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookings.listMenteeBookings": {
        parameters: {
            query?: {
                /** @example WyJib29raW5ncyIsIjIwMjctMDMtMTRUMTQ6MDA6MDAuMDAwMDAwWiIsIjAxOTIwMDAwLTAwMDAtNzAwMC04MDAwLTAwMDAwMDAwMDAwMSJd */
                cursor?: components["parameters"]["Cursor"];
                /** @example 2027-03-14T14:00:00+00:00 */
                from?: components["parameters"]["From"];
                /** @example 01920000-0000-7000-8000-000000000001 */
                mentor_id?: string | null;
                /** @example 1 */
                page?: components["parameters"]["Page"];
                /** @example 1 */
                per_page?: components["parameters"]["PerPage"];
                /** @example starts_at */
                sort?: components["parameters"]["Sort"];
                /** @example pending_payment */
                status?: components["parameters"]["Status"];
                /** @example 2027-03-14T14:00:00+00:00 */
                until?: components["parameters"]["Until"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bookings fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingsListMenteeBookingsSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookings.createBooking": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "booking_attempt_id": "01920000-0000-7000-8000-000000000001",
                 *       "note": "text"
                 *     }
                 */
                "application/json": components["schemas"]["BookingsCreateBookingBody"];
            };
        };
        responses: {
            /** @description Booking created successfully. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingsCreateBookingSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInFlight"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description ReservationLapsed, AttemptAlreadyBooked, OwnSession, NotBookable, IdempotencyKeyReused, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ReservationLapsed" | "AttemptAlreadyBooked" | "OwnSession" | "NotBookable" | "IdempotencyKeyReused" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["AttemptAlreadyBooked"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
                };
            };
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            502: components["responses"]["GatewayUnavailable"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookings.getMenteeBooking": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Booking fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingsGetMenteeBookingSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["BookingNotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookings.getMenteeBookingCalendar": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking as iCalendar. */
            200: {
                headers: {
                    /** @description For its reader alone, for 0 seconds. */
                    "Cache-Control"?: string;
                    /** @description Has browsers keep the answer as a file. */
                    "Content-Disposition"?: string;
                    /** @description Sent again as If-None-Match it spares an answer that has not changed. */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description Not changed since the answer that the request names. */
            304: {
                headers: {
                    /** @description For its reader alone, for 0 seconds. */
                    "Cache-Control"?: string;
                    /** @description Has browsers keep the answer as a file. */
                    "Content-Disposition"?: string;
                    /** @description Sent again as If-None-Match it spares an answer that has not changed. */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["BookingNotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookings.cancelMenteeBooking": {
        parameters: {
            query?: {
                /** @example true */
                preview?: components["parameters"]["Preview"];
            };
            header?: {
                /** @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "text"
                 *     }
                 */
                "application/json": components["schemas"]["BookingsCancelMenteeBookingBody"];
            };
        };
        responses: {
            /** @description Booking cancelled successfully. Or: Cancellation previewed successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingsCancelMenteeBookingSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["BookingNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInFlight"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["TransitionRefusedOrPaymentUnderwayOrIdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookings.scheduleFollowUp": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "booking_attempt_id": "01920000-0000-7000-8000-000000000001"
                 *     }
                 */
                "application/json": components["schemas"]["BookingsScheduleFollowUpBody"];
            };
        };
        responses: {
            /** @description Follow-up session scheduled successfully. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingsScheduleFollowUpSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["BookingNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInFlight"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description NoFollowUpLeft, FollowUpOutsideWindow, ReservationLapsed, AttemptAlreadyBooked, NotBookable, TransitionRefused, IdempotencyKeyReused, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "NoFollowUpLeft" | "FollowUpOutsideWindow" | "ReservationLapsed" | "AttemptAlreadyBooked" | "NotBookable" | "TransitionRefused" | "IdempotencyKeyReused" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["FollowUpOutsideWindow"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["AttemptAlreadyBooked"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["TransitionRefused"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
                };
            };
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookings.getPaymentLink": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Payment link fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingsGetPaymentLinkSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["BookingNotFound"];
            /** @description CostsNothing, AlreadyPaid, NotAcceptedYet, NotBookable, PaymentUnderway, ReservationLapsed, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "CostsNothing" | "AlreadyPaid" | "NotAcceptedYet" | "NotBookable" | "PaymentUnderway" | "ReservationLapsed" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
                };
            };
            500: components["responses"]["ServerError"];
            502: components["responses"]["GatewayUnavailable"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "dashboards.getMenteeDashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dashboard fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardsGetMenteeDashboardSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "favourites.listFavourites": {
        parameters: {
            query?: {
                /** @example WyJmYXZvdXJpdGVzIiwiMjAyNy0wMy0xNFQxNDowMDowMC4wMDAwMDBaIiwiMDE5MjAwMDAtMDAwMC03MDAwLTgwMDAtMDAwMDAwMDAwMDAxIl0 */
                cursor?: string | null;
                /** @example 1 */
                page?: components["parameters"]["Page"];
                /** @example 1 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Favourites fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavouritesListFavouritesSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "favourites.addFavourite": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                mentor_id: components["parameters"]["MentorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Favourite added successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavouritesAddFavouriteSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description TooManyFavourites, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TooManyFavourites" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyFavourites"] | components["schemas"]["InvalidInput"];
                };
            };
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "favourites.removeFavourite": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                mentor_id: components["parameters"]["MentorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Favourite removed successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "scheduling.listHolds": {
        parameters: {
            query?: {
                /** @example WyJob2xkcyIsIjIwMjctMDMtMTRUMTQ6MDA6MDAuMDAwMDAwWiIsIjIwMjctMDMtMTRUMTQ6MDA6MDAuMDAwMDAwWiIsIjAxOTIwMDAwLTAwMDAtNzAwMC04MDAwLTAwMDAwMDAwMDAwMSJd */
                cursor?: string | null;
                /** @example 1 */
                page?: components["parameters"]["Page"];
                /** @example 1 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Holds fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulingListHoldsSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "invoices.listMenteeInvoices": {
        parameters: {
            query?: {
                /** @example USD */
                currency?: components["parameters"]["Currency"];
                /** @example WyJpbnZvaWNlcyIsIjIwMjctMDMtMTRUMTQ6MDA6MDAuMDAwMDAwWiIsIjAxOTIwMDAwLTAwMDAtNzAwMC04MDAwLTAwMDAwMDAwMDAwMSJd */
                cursor?: string | null;
                /** @example 2027-03-14 */
                from?: string | null;
                /** @example 1 */
                page?: components["parameters"]["Page"];
                /** @example 1 */
                per_page?: components["parameters"]["PerPage"];
                /** @example booking */
                purpose?: components["parameters"]["Purpose"];
                /** @example succeeded */
                status?: "succeeded" | "partially_refunded" | "refunded" | null;
                /** @example 2027-03-14 */
                to?: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Invoices fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoicesListMenteeInvoicesSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "invoices.getMenteeInvoice": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Invoice fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoicesGetMenteeInvoiceSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["InvoiceNotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "invoices.printMenteeInvoice": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice as PDF. */
            200: {
                headers: {
                    /** @description For its reader alone, who asks each time whether it has changed. */
                    "Cache-Control"?: string;
                    /** @description Has browsers keep the answer as a file. */
                    "Content-Disposition"?: string;
                    /** @description Sent again as If-None-Match it spares a file that has not changed. */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            /** @description Not changed since the answer that the request names. */
            304: {
                headers: {
                    /** @description For its reader alone, who asks each time whether it has changed. */
                    "Cache-Control"?: string;
                    /** @description Has browsers keep the answer as a file. */
                    "Content-Disposition"?: string;
                    /** @description Sent again as If-None-Match it spares a file that has not changed. */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["InvoiceNotFound"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "mentorSearch.search": {
        parameters: {
            query?: {
                /** @example 2027-03-14T14:00:00+00:00 */
                available_from?: string | null;
                /** @example 2027-03-14T14:00:00+00:00 */
                available_until?: string | null;
                /** @example text */
                country?: string | null;
                /** @example USD */
                currency?: components["parameters"]["Currency"];
                /** @example WyJtZW50b3JzLWJ5LXJhdGluZyIsIjQuODAiLCI0MiIsIjAxOTIwMDAwLTAwMDAtNzAwMC04MDAwLTAwMDAwMDAwMDAwMSJd */
                cursor?: string | null;
                /** @example 01920000-0000-7000-8000-000000000001 */
                expertise?: (string | string[]) | null;
                /** @example 1 */
                "filter[rating]"?: number | null;
                /** @example 1 */
                gender?: 1 | 2 | 3 | 4 | null;
                /** @example text */
                language?: string | null;
                /** @example 80.00 */
                max_price?: (string | number) | null;
                /** @example 80.00 */
                min_price?: (string | number) | null;
                /** @example 1 */
                page?: components["parameters"]["Page"];
                /** @example 1 */
                per_page?: components["parameters"]["PerPage"];
                /** @example text */
                q?: components["parameters"]["Q"];
                /** @example 01920000-0000-7000-8000-000000000001 */
                skill?: string | null;
                /** @example rating */
                sort?: "rating" | "price_asc" | "price_desc" | "experience" | "newest" | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mentors fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MentorSearchSearchSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "profiles.updateMenteeProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "profession": "text",
                 *       "current_role": "text",
                 *       "expertise": [
                 *         {
                 *           "expertise_area_id": "01920000-0000-7000-8000-000000000001",
                 *           "skill_ids": [
                 *             "01920000-0000-7000-8000-000000000001"
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ProfilesUpdateMenteeProfileBody"];
            };
        };
        responses: {
            /** @description Mentee profile updated successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfilesUpdateMenteeProfileSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["UserNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidAccountInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "profiles.updateMenteeProfile.patch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "profession": "text",
                 *       "current_role": "text",
                 *       "expertise": [
                 *         {
                 *           "expertise_area_id": "01920000-0000-7000-8000-000000000001",
                 *           "skill_ids": [
                 *             "01920000-0000-7000-8000-000000000001"
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ProfilesUpdateMenteeProfileBody"];
            };
        };
        responses: {
            /** @description Mentee profile updated successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfilesUpdateMenteeProfileSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["UserNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidAccountInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "scheduling.listAvailabilityOverrides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Availability overrides fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulingListAvailabilityOverridesSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "scheduling.putAvailabilityOverride": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "session_type_id": "01920000-0000-7000-8000-000000000001",
                 *       "date": "2027-03-14",
                 *       "time_slots": [
                 *         {
                 *           "start_time": "09:00",
                 *           "end_time": "12:00"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SchedulingPutAvailabilityOverrideBody"];
            };
        };
        responses: {
            /** @description Availability override updated successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulingPutAvailabilityOverrideSuccess"];
                };
            };
            /** @description Availability override created successfully. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulingPutAvailabilityOverrideSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInFlight"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CalendarFullOrIdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "scheduling.getAvailabilityOverride": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Availability override fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulingGetAvailabilityOverrideSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFoundOrAvailabilityOverrideNotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "scheduling.deleteAvailabilityOverride": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Availability override deleted successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFoundOrAvailabilityOverrideNotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "scheduling.listAvailabilityRules": {
        parameters: {
            query?: {
                /** @example true */
                is_active?: boolean | null;
                /** @example 01920000-0000-7000-8000-000000000001 */
                session_type?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Availability rules fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulingListAvailabilityRulesSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "scheduling.createAvailabilityRule": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "session_type_id": "01920000-0000-7000-8000-000000000001",
                 *       "rule_type": "regular_weekly",
                 *       "day_of_week": 1,
                 *       "time_blocks": [
                 *         {
                 *           "start_time": "09:00",
                 *           "end_time": "12:00"
                 *         }
                 *       ],
                 *       "rrule": "FREQ=WEEKLY;BYDAY=MO",
                 *       "specific_date": "2027-03-14",
                 *       "valid_from": "2027-03-14",
                 *       "valid_until": "2027-03-14"
                 *     }
                 */
                "application/json": components["schemas"]["SchedulingCreateAvailabilityRuleBody"];
            };
        };
        responses: {
            /** @description Availability rule created successfully. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulingCreateAvailabilityRuleSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInFlight"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CalendarFullOrIdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "scheduling.getAvailabilityRule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Availability rule fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulingGetAvailabilityRuleSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFoundOrAvailabilityRuleNotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "scheduling.updateAvailabilityRule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "session_type_id": "01920000-0000-7000-8000-000000000001",
                 *       "rule_type": "regular_weekly",
                 *       "day_of_week": 1,
                 *       "time_blocks": [
                 *         {
                 *           "start_time": "09:00",
                 *           "end_time": "12:00"
                 *         }
                 *       ],
                 *       "rrule": "FREQ=WEEKLY;BYDAY=MO",
                 *       "specific_date": "2027-03-14",
                 *       "valid_from": "2027-03-14",
                 *       "valid_until": "2027-03-14",
                 *       "is_active": true
                 *     }
                 */
                "application/json": components["schemas"]["SchedulingUpdateAvailabilityRuleBody"];
            };
        };
        responses: {
            /** @description Availability rule updated successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulingUpdateAvailabilityRuleSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFoundOrAvailabilityRuleNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CalendarFullOrInvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "scheduling.deactivateAvailabilityRule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Availability rule deactivated successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFoundOrAvailabilityRuleNotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "scheduling.updateAvailabilityRule.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "session_type_id": "01920000-0000-7000-8000-000000000001",
                 *       "rule_type": "regular_weekly",
                 *       "day_of_week": 1,
                 *       "time_blocks": [
                 *         {
                 *           "start_time": "09:00",
                 *           "end_time": "12:00"
                 *         }
                 *       ],
                 *       "rrule": "FREQ=WEEKLY;BYDAY=MO",
                 *       "specific_date": "2027-03-14",
                 *       "valid_from": "2027-03-14",
                 *       "valid_until": "2027-03-14",
                 *       "is_active": true
                 *     }
                 */
                "application/json": components["schemas"]["SchedulingUpdateAvailabilityRuleBody"];
            };
        };
        responses: {
            /** @description Availability rule updated successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulingUpdateAvailabilityRuleSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFoundOrAvailabilityRuleNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CalendarFullOrInvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "scheduling.activateAvailabilityRule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Availability rule activated successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulingActivateAvailabilityRuleSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFoundOrAvailabilityRuleNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CalendarFullOrInvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "scheduling.createAvailabilityRules": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "availability_rules": [
                 *         {
                 *           "session_type_id": "01920000-0000-7000-8000-000000000001",
                 *           "rule_type": "regular_weekly",
                 *           "day_of_week": 1,
                 *           "time_blocks": [
                 *             {
                 *               "start_time": "09:00",
                 *               "end_time": "12:00"
                 *             }
                 *           ],
                 *           "rrule": "FREQ=WEEKLY;BYDAY=MO",
                 *           "specific_date": "2027-03-14",
                 *           "valid_from": "2027-03-14",
                 *           "valid_until": "2027-03-14"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SchedulingCreateAvailabilityRulesBody"];
            };
        };
        responses: {
            /** @description Availability rules created successfully. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulingCreateAvailabilityRulesSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInFlight"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CalendarFullOrIdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "scheduling.previewAvailabilityRule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rule_id": "01920000-0000-7000-8000-000000000001",
                 *       "session_type_id": "01920000-0000-7000-8000-000000000001",
                 *       "rule_type": "regular_weekly",
                 *       "day_of_week": 1,
                 *       "time_blocks": [
                 *         {
                 *           "start_time": "09:00",
                 *           "end_time": "12:00"
                 *         }
                 *       ],
                 *       "rrule": "FREQ=WEEKLY;BYDAY=MO",
                 *       "specific_date": "2027-03-14",
                 *       "valid_from": "2027-03-14",
                 *       "valid_until": "2027-03-14",
                 *       "is_active": true
                 *     }
                 */
                "application/json": components["schemas"]["SchedulingPreviewAvailabilityRuleBody"];
            };
        };
        responses: {
            /** @description Availability rule previewed successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulingPreviewAvailabilityRuleSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFoundOrAvailabilityRuleNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "invoices.getMentorSummary": {
        parameters: {
            query?: {
                /** @example 2027-03-14 */
                from?: string | null;
                /** @example 2027-03-14 */
                to?: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Billing summary fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoicesGetMentorSummarySuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookings.listMentorBookings": {
        parameters: {
            query?: {
                /** @example WyJib29raW5ncyIsIjIwMjctMDMtMTRUMTQ6MDA6MDAuMDAwMDAwWiIsIjAxOTIwMDAwLTAwMDAtNzAwMC04MDAwLTAwMDAwMDAwMDAwMSJd */
                cursor?: components["parameters"]["Cursor"];
                /** @example 2027-03-14T14:00:00+00:00 */
                from?: components["parameters"]["From"];
                /** @example 01920000-0000-7000-8000-000000000001 */
                mentee_id?: string | null;
                /** @example 1 */
                page?: components["parameters"]["Page"];
                /** @example 1 */
                per_page?: components["parameters"]["PerPage"];
                /** @example starts_at */
                sort?: components["parameters"]["Sort"];
                /** @example pending_payment */
                status?: components["parameters"]["Status"];
                /** @example 2027-03-14T14:00:00+00:00 */
                until?: components["parameters"]["Until"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Bookings fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingsListMentorBookingsSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookings.getMentorBooking": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Booking fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingsGetMentorBookingSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFoundOrBookingNotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookings.acceptBooking": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "note": "text"
                 *     }
                 */
                "application/json": components["schemas"]["BookingsAcceptBookingBody"];
            };
        };
        responses: {
            /** @description Booking accepted successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingsAcceptBookingSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFoundOrBookingNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["TransitionRefusedOrInvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookings.getMentorBookingCalendar": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booking as iCalendar. */
            200: {
                headers: {
                    /** @description For its reader alone, for 0 seconds. */
                    "Cache-Control"?: string;
                    /** @description Has browsers keep the answer as a file. */
                    "Content-Disposition"?: string;
                    /** @description Sent again as If-None-Match it spares an answer that has not changed. */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description Not changed since the answer that the request names. */
            304: {
                headers: {
                    /** @description For its reader alone, for 0 seconds. */
                    "Cache-Control"?: string;
                    /** @description Has browsers keep the answer as a file. */
                    "Content-Disposition"?: string;
                    /** @description Sent again as If-None-Match it spares an answer that has not changed. */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFoundOrBookingNotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookings.cancelMentorBooking": {
        parameters: {
            query?: {
                /** @example true */
                preview?: components["parameters"]["Preview"];
            };
            header?: {
                /** @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "text"
                 *     }
                 */
                "application/json": components["schemas"]["BookingsCancelMentorBookingBody"];
            };
        };
        responses: {
            /** @description Booking cancelled successfully. Or: Cancellation previewed successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingsCancelMentorBookingSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFoundOrBookingNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInFlight"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["TransitionRefusedOrPaymentUnderwayOrIdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookings.completeBooking": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "summary": "text"
                 *     }
                 */
                "application/json": components["schemas"]["BookingsCompleteBookingBody"];
            };
        };
        responses: {
            /** @description Booking completed successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingsCompleteBookingSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFoundOrBookingNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["TransitionRefusedOrInvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "bookings.declineBooking": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "text"
                 *     }
                 */
                "application/json": components["schemas"]["BookingsDeclineBookingBody"];
            };
        };
        responses: {
            /** @description Booking declined successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingsDeclineBookingSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFoundOrBookingNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInFlight"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description TransitionRefused, IdempotencyKeyReused, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TransitionRefused" | "IdempotencyKeyReused" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransitionRefused"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
                };
            };
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "calendarFeeds.createFeed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Calendar feed created successfully. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeedsCreateFeedSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "calendarFeeds.revokeFeed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Calendar feed revoked successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "dashboards.getMentorDashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dashboard fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardsGetMentorDashboardSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "earnings.getStatement": {
        parameters: {
            query: {
                /** @example USD */
                currency: string;
                /** @example 2027-03-14 */
                from?: string | null;
                /** @example daily */
                interval?: "daily" | "monthly" | "yearly" | null;
                /** @example 2027-03-14 */
                to?: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Earnings statement fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarningsGetStatementSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "earnings.getSummary": {
        parameters: {
            query?: {
                /** @example 7d */
                period?: "7d" | "30d" | "90d" | "365d" | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Earnings summary fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EarningsGetSummarySuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "invoices.listMentorInvoices": {
        parameters: {
            query?: {
                /** @example USD */
                currency?: components["parameters"]["Currency"];
                /** @example WyJpbnZvaWNlcyIsIjIwMjctMDMtMTRUMTQ6MDA6MDAuMDAwMDAwWiIsIjAxOTIwMDAwLTAwMDAtNzAwMC04MDAwLTAwMDAwMDAwMDAwMSJd */
                cursor?: string | null;
                /** @example 2027-03-14 */
                from?: string | null;
                /** @example 1 */
                page?: components["parameters"]["Page"];
                /** @example 1 */
                per_page?: components["parameters"]["PerPage"];
                /** @example booking */
                purpose?: components["parameters"]["Purpose"];
                /** @example succeeded */
                status?: "succeeded" | "partially_refunded" | "refunded" | null;
                /** @example 2027-03-14 */
                to?: components["parameters"]["To"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Invoices fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoicesListMentorInvoicesSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "invoices.getMentorInvoice": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Invoice fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvoicesGetMentorInvoiceSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFoundOrInvoiceNotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "invoices.printMentorInvoice": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice as PDF. */
            200: {
                headers: {
                    /** @description For its reader alone, who asks each time whether it has changed. */
                    "Cache-Control"?: string;
                    /** @description Has browsers keep the answer as a file. */
                    "Content-Disposition"?: string;
                    /** @description Sent again as If-None-Match it spares a file that has not changed. */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                };
            };
            /** @description Not changed since the answer that the request names. */
            304: {
                headers: {
                    /** @description For its reader alone, who asks each time whether it has changed. */
                    "Cache-Control"?: string;
                    /** @description Has browsers keep the answer as a file. */
                    "Content-Disposition"?: string;
                    /** @description Sent again as If-None-Match it spares a file that has not changed. */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFoundOrInvoiceNotFound"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "scheduling.listOffDays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Off-days fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulingListOffDaysSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "scheduling.createOffDay": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "off_from": "2027-03-14",
                 *       "off_until": "2027-03-14",
                 *       "reason": "text",
                 *       "is_full_day": true,
                 *       "is_vacation": true,
                 *       "off_time_blocks": [
                 *         {
                 *           "start_time": "09:00",
                 *           "end_time": "12:00"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SchedulingCreateOffDayBody"];
            };
        };
        responses: {
            /** @description Off-day created successfully. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulingCreateOffDaySuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInFlight"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CalendarFullOrIdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "scheduling.getOffDay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Off-day fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulingGetOffDaySuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFoundOrOffDayNotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "scheduling.updateOffDay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "off_from": "2027-03-14",
                 *       "off_until": "2027-03-14",
                 *       "reason": "text",
                 *       "is_full_day": true,
                 *       "is_vacation": true,
                 *       "off_time_blocks": [
                 *         {
                 *           "start_time": "09:00",
                 *           "end_time": "12:00"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SchedulingUpdateOffDayBody"];
            };
        };
        responses: {
            /** @description Off-day updated successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulingUpdateOffDaySuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFoundOrOffDayNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CalendarFullOrInvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "scheduling.deleteOffDay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Off-day deleted successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFoundOrOffDayNotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "scheduling.updateOffDay.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "off_from": "2027-03-14",
                 *       "off_until": "2027-03-14",
                 *       "reason": "text",
                 *       "is_full_day": true,
                 *       "is_vacation": true,
                 *       "off_time_blocks": [
                 *         {
                 *           "start_time": "09:00",
                 *           "end_time": "12:00"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SchedulingUpdateOffDayBody"];
            };
        };
        responses: {
            /** @description Off-day updated successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulingUpdateOffDaySuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFoundOrOffDayNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CalendarFullOrInvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "profiles.getMentorProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mentor profile fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfilesGetMentorProfileSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "profiles.updateMentorProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "headline": "Twelve years of back ends and the people behind them",
                 *       "timezone": "Europe/Berlin",
                 *       "currency": "USD",
                 *       "hourly_rate": "80.00",
                 *       "years_of_experience": 1,
                 *       "languages": [
                 *         "text"
                 *       ],
                 *       "expertise": [
                 *         {
                 *           "expertise_area_id": "01920000-0000-7000-8000-000000000001",
                 *           "skill_ids": [
                 *             "01920000-0000-7000-8000-000000000001"
                 *           ]
                 *         }
                 *       ],
                 *       "legal_name": "text",
                 *       "legal_birth_year": 1900,
                 *       "legal_profession": "text",
                 *       "company_or_institution": "text"
                 *     }
                 */
                "application/json": components["schemas"]["ProfilesUpdateMentorProfileBody"];
            };
        };
        responses: {
            /** @description Mentor profile updated successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfilesUpdateMentorProfileSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidAccountInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "profiles.updateMentorProfile.patch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "headline": "Twelve years of back ends and the people behind them",
                 *       "timezone": "Europe/Berlin",
                 *       "currency": "USD",
                 *       "hourly_rate": "80.00",
                 *       "years_of_experience": 1,
                 *       "languages": [
                 *         "text"
                 *       ],
                 *       "expertise": [
                 *         {
                 *           "expertise_area_id": "01920000-0000-7000-8000-000000000001",
                 *           "skill_ids": [
                 *             "01920000-0000-7000-8000-000000000001"
                 *           ]
                 *         }
                 *       ],
                 *       "legal_name": "text",
                 *       "legal_birth_year": 1900,
                 *       "legal_profession": "text",
                 *       "company_or_institution": "text"
                 *     }
                 */
                "application/json": components["schemas"]["ProfilesUpdateMentorProfileBody"];
            };
        };
        responses: {
            /** @description Mentor profile updated successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfilesUpdateMentorProfileSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidAccountInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "scheduling.listSessionTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Session types fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulingListSessionTypesSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "scheduling.createSessionType": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Career review",
                 *       "description": "text",
                 *       "session_model": "regular_weekly",
                 *       "duration_minutes": 5,
                 *       "buffer_after_minutes": 1,
                 *       "is_free": true,
                 *       "price": "80.00",
                 *       "max_capacity": 1,
                 *       "follow_up_count": 1,
                 *       "follow_up_interval_days": 1,
                 *       "follow_up_flexibility_days": 1,
                 *       "minimum_notice_minutes": 1,
                 *       "daily_limit": 1,
                 *       "start_interval_minutes": 5,
                 *       "is_active": true
                 *     }
                 */
                "application/json": components["schemas"]["SchedulingCreateSessionTypeBody"];
            };
        };
        responses: {
            /** @description Session type created successfully. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulingCreateSessionTypeSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInFlight"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CalendarFullOrIdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "scheduling.getSessionType": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Session type fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulingGetSessionTypeSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFoundOrSessionTypeNotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "scheduling.updateSessionType": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Career review",
                 *       "description": "text",
                 *       "session_model": "regular_weekly",
                 *       "duration_minutes": 5,
                 *       "buffer_after_minutes": 1,
                 *       "is_free": true,
                 *       "price": "80.00",
                 *       "max_capacity": 1,
                 *       "follow_up_count": 1,
                 *       "follow_up_interval_days": 1,
                 *       "follow_up_flexibility_days": 1,
                 *       "minimum_notice_minutes": 1,
                 *       "daily_limit": 1,
                 *       "start_interval_minutes": 5,
                 *       "is_active": true
                 *     }
                 */
                "application/json": components["schemas"]["SchedulingUpdateSessionTypeBody"];
            };
        };
        responses: {
            /** @description Session type updated successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulingUpdateSessionTypeSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFoundOrSessionTypeNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CalendarFullOrInvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "scheduling.deactivateSessionType": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Session type deactivated successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFoundOrSessionTypeNotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "scheduling.updateSessionType.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Career review",
                 *       "description": "text",
                 *       "session_model": "regular_weekly",
                 *       "duration_minutes": 5,
                 *       "buffer_after_minutes": 1,
                 *       "is_free": true,
                 *       "price": "80.00",
                 *       "max_capacity": 1,
                 *       "follow_up_count": 1,
                 *       "follow_up_interval_days": 1,
                 *       "follow_up_flexibility_days": 1,
                 *       "minimum_notice_minutes": 1,
                 *       "daily_limit": 1,
                 *       "start_interval_minutes": 5,
                 *       "is_active": true
                 *     }
                 */
                "application/json": components["schemas"]["SchedulingUpdateSessionTypeBody"];
            };
        };
        responses: {
            /** @description Session type updated successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulingUpdateSessionTypeSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFoundOrSessionTypeNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CalendarFullOrInvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "scheduling.listOwnSlots": {
        parameters: {
            query?: {
                /** @example true */
                explain?: boolean | null;
                /** @example 2027-03-14T14:00:00+00:00 */
                from?: components["parameters"]["From"];
                /** @example 2027-03-14T14:00:00+00:00 */
                until?: components["parameters"]["Until"];
            };
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                session_type_id: components["parameters"]["SessionTypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Slots fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulingListOwnSlotsSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "scheduling.holdSlots": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "slot_ids": [
                 *         "01920000-0000-7000-8000-000000000001"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SchedulingHoldSlotsBody"];
            };
        };
        responses: {
            /** @description Slots held successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulingHoldSlotsSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            408: components["responses"]["RequestTimeout"];
            /** @description SlotsNotFound, SlotsUnavailable, IdempotencyKeyInFlight */
            409: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "SlotsNotFound" | "SlotsUnavailable" | "IdempotencyKeyInFlight";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["SlotsUnavailable"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description TooManyLiveAttempts, IdempotencyKeyReused, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TooManyLiveAttempts" | "IdempotencyKeyReused" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyLiveAttempts"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
                };
            };
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "scheduling.releaseHold": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                booking_attempt_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hold released successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            /** @description HoldNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "HoldNotFound";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description HoldInCheckout, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "HoldInCheckout" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "transactionMethods.listMethods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Transaction methods fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionMethodsListMethodsSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "transactionMethods.addMethod": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "text",
                 *       "fields": {
                 *         "field": null
                 *       },
                 *       "is_default": true
                 *     }
                 */
                "application/json": components["schemas"]["TransactionMethodsAddMethodBody"];
            };
        };
        responses: {
            /** @description Transaction method created successfully. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionMethodsAddMethodSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInFlight"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description TooManyTransactionMethods, IdempotencyKeyReused, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TooManyTransactionMethods" | "IdempotencyKeyReused" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
                };
            };
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "transactionMethods.deleteMethod": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Transaction method deleted successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFoundOrTransactionMethodNotFound"];
            /** @description MethodHasOpenWithdrawal, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MethodHasOpenWithdrawal" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "transactionMethods.makeDefault": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default transaction method updated successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionMethodsMakeDefaultSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFoundOrTransactionMethodNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "transactionMethods.listTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Transaction method types fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionMethodsListTypesSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "scheduling.startVacation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "vacation_ends_at": "2027-03-14"
                 *     }
                 */
                "application/json": components["schemas"]["SchedulingStartVacationBody"];
            };
        };
        responses: {
            /** @description Vacation mode enabled successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulingStartVacationSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "scheduling.endVacation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Vacation mode disabled successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulingEndVacationSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "verification.listDocuments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Verification documents fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationListDocumentsSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "verification.uploadDocuments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "document_type": "id_card",
                 *       "documents": [
                 *         "(bytes)"
                 *       ]
                 *     }
                 */
                "multipart/form-data": components["schemas"]["VerificationUploadDocumentsBody"];
            };
        };
        responses: {
            /** @description Verification documents uploaded successfully. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationUploadDocumentsSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description DocumentTypeApproved, TooManyDocuments, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "DocumentTypeApproved" | "TooManyDocuments" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentTypeApproved"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
                };
            };
            429: components["responses"]["TooManyRequestsOrTooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "verification.replaceDocument": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "document": "(bytes)",
                 *       "document_type": "id_card"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["VerificationReplaceDocumentBody"];
            };
        };
        responses: {
            /** @description Verification document updated successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationReplaceDocumentSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFoundOrDocumentNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description DocumentLocked, DocumentTypeApproved, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "DocumentLocked" | "DocumentTypeApproved" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentLocked"] | components["schemas"]["DocumentTypeApproved"] | components["schemas"]["InvalidInput"];
                };
            };
            429: components["responses"]["TooManyRequestsOrTooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "verification.deleteDocument": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Verification document deleted successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFoundOrDocumentNotFound"];
            /** @description DocumentLocked, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "DocumentLocked" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentLocked"] | components["schemas"]["InvalidInput"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "verification.downloadDocument": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the file that the parts are wanted of; of another one all is answered. */
                "If-Range"?: components["parameters"]["IfRange"];
                /** @description Asks for parts: `bytes=0-499`, `bytes=-500`, or up to 16 ranges at once. */
                Range?: components["parameters"]["Range"];
            };
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Verification document fetched successfully. */
            200: {
                headers: {
                    /** @description Parts of the file can be asked for, in bytes. */
                    "Accept-Ranges"?: string;
                    /** @description Has browsers keep the answer as a file. */
                    "Content-Disposition"?: string;
                    /** @description Names these bytes: for If-None-Match, If-Match and If-Range. */
                    ETag?: string;
                    /** @description When the file was stored. */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                    "image/jpeg": Blob;
                    "image/png": Blob;
                };
            };
            /** @description The bytes that were asked for; those of several ranges as multipart/byteranges. */
            206: {
                headers: {
                    /** @description Parts of the file can be asked for, in bytes. */
                    "Accept-Ranges"?: string;
                    /** @description Has browsers keep the answer as a file. */
                    "Content-Disposition"?: string;
                    /** @description Which bytes these are of how many. A part of several has its own. */
                    "Content-Range"?: string;
                    /** @description Names these bytes: for If-None-Match, If-Match and If-Range. */
                    ETag?: string;
                    /** @description When the file was stored. */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                    "image/jpeg": Blob;
                    "image/png": Blob;
                    "multipart/byteranges": Blob;
                };
            };
            /** @description Not changed since the answer that the request names. */
            304: {
                headers: {
                    /** @description Parts of the file can be asked for, in bytes. */
                    "Accept-Ranges"?: string;
                    /** @description Has browsers keep the answer as a file. */
                    "Content-Disposition"?: string;
                    /** @description Names these bytes: for If-None-Match, If-Match and If-Range. */
                    ETag?: string;
                    /** @description When the file was stored. */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFoundOrDocumentNotFound"];
            412: components["responses"]["PreconditionFailed"];
            416: components["responses"]["RangeNotSatisfiable"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "withdrawals.listWithdrawals": {
        parameters: {
            query?: {
                /** @example USD */
                currency?: components["parameters"]["Currency"];
                /** @example WyJ3aXRoZHJhd2FscyIsIjIwMjctMDMtMTRUMTQ6MDA6MDAuMDAwMDAwWiIsIjAxOTIwMDAwLTAwMDAtNzAwMC04MDAwLTAwMDAwMDAwMDAwMSJd */
                cursor?: string | null;
                /** @example 1 */
                page?: components["parameters"]["Page"];
                /** @example 1 */
                per_page?: components["parameters"]["PerPage"];
                /** @example pending */
                status?: "pending" | "approved" | "processing" | "paid" | "rejected" | "failed" | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Withdrawals fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalsListWithdrawalsSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "withdrawals.requestWithdrawal": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount_minor": 1,
                 *       "currency": "USD",
                 *       "transaction_method_id": "01920000-0000-7000-8000-000000000001",
                 *       "note": "text"
                 *     }
                 */
                "application/json": components["schemas"]["WithdrawalsRequestWithdrawalBody"];
            };
        };
        responses: {
            /** @description Withdrawal requested successfully. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalsRequestWithdrawalSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["MentorProfileNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInFlight"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description BelowWithdrawalMinimum, InsufficientBalance, WithdrawalAlreadyOpen, NoPayoutMethod, PayoutMethodUnfit, IdempotencyKeyReused, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BelowWithdrawalMinimum" | "InsufficientBalance" | "WithdrawalAlreadyOpen" | "NoPayoutMethod" | "PayoutMethodUnfit" | "IdempotencyKeyReused" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BelowWithdrawalMinimum"] | components["schemas"]["InsufficientBalance"] | components["schemas"]["WithdrawalAlreadyOpen"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["PayoutMethodUnfit"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
                };
            };
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "withdrawals.getWithdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Withdrawal fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WithdrawalsGetWithdrawalSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            /** @description MentorProfileNotFound, WithdrawalNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound" | "WithdrawalNotFound";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "oauth.callback": {
        parameters: {
            query?: {
                /** @example 123456 */
                code?: string | null;
                /** @example text */
                error?: string | null;
                /** @example text */
                iss?: string | null;
                /** @example text */
                state?: string | null;
            };
            header?: never;
            path: {
                /** @example google */
                provider: components["parameters"]["Provider"];
            };
            cookie?: {
                mentorkit_oauth?: components["parameters"]["MentorkitOauth"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OAuth login successful. Or: Two-factor authentication required. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OauthCallbackSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            /** @description OAuthAuthenticationFailed, ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "OAuthAuthenticationFailed" | "ServerError";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "oauth.redirect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example google */
                provider: components["parameters"]["Provider"];
            };
            cookie?: {
                mentorkit_oauth?: components["parameters"]["MentorkitOauth"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description OAuth redirect URL generated. */
            200: {
                headers: {
                    /** @description mentorkit_oauth, for 600 seconds and no script. */
                    "Set-Cookie"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OauthRedirectSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            /** @description OAuthRedirectFailed, ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "OAuthRedirectFailed" | "ServerError";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "profiles.getOnboarding": {
        parameters: {
            query?: {
                /** @example mentor */
                role?: components["parameters"]["Role"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Onboarding fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfilesGetOnboardingSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["OnboardingNotFound"];
            422: components["responses"]["InvalidAccountInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "profiles.submitOnboarding": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "mentor",
                 *       "headline": "Twelve years of back ends and the people behind them",
                 *       "timezone": "Europe/Berlin",
                 *       "currency": "USD",
                 *       "expertise_area_ids": [
                 *         "01920000-0000-7000-8000-000000000001"
                 *       ],
                 *       "skill_ids": [
                 *         "01920000-0000-7000-8000-000000000001"
                 *       ],
                 *       "languages": [
                 *         "text"
                 *       ],
                 *       "hourly_rate": "80.00",
                 *       "years_of_experience": 1,
                 *       "current_role": "text",
                 *       "answers": [
                 *         {
                 *           "question_id": "01920000-0000-7000-8000-000000000001",
                 *           "answer": "text"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ProfilesSubmitOnboardingBody"];
            };
        };
        responses: {
            /** @description Onboarding submitted successfully. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfilesSubmitOnboardingSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["OnboardingNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInFlight"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description ApplicationNotPossible, IdempotencyKeyReused, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ApplicationNotPossible" | "IdempotencyKeyReused" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationNotPossible"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidAccountInput"];
                };
            };
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "profiles.listOnboardingQuestions": {
        parameters: {
            query?: {
                /** @example mentor */
                role?: components["parameters"]["Role"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Onboarding questions fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfilesListOnboardingQuestionsSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            422: components["responses"]["InvalidAccountInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "passkeys.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Passkeys retrieved. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeysListSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "passkeys.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Passkey removed successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrFreshSignInRequired"];
            /** @description PasskeyNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PasskeyNotFound";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            422: components["responses"]["InvalidAccountInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "passkeys.authenticate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "credential": {
                 *         "id": "USD",
                 *         "rawId": "USD",
                 *         "type": "public-key",
                 *         "response": {
                 *           "clientDataJSON": "USD",
                 *           "authenticatorData": "USD",
                 *           "signature": "USD",
                 *           "userHandle": "USD"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PasskeysAuthenticateBody"];
            };
        };
        responses: {
            /** @description Login successful. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeysAuthenticateSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description PasskeySignInRefused */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PasskeySignInRefused";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidAccountInput"];
            429: components["responses"]["TooManyRequestsOrTooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "passkeys.authenticateOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Passkey sign-in started. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeysAuthenticateOptionsSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidAccountInput"];
            429: components["responses"]["TooManyRequestsOrTooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "passkeys.register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "credential": {
                 *         "id": "USD",
                 *         "rawId": "USD",
                 *         "type": "public-key",
                 *         "response": {
                 *           "clientDataJSON": "USD",
                 *           "attestationObject": "USD",
                 *           "transports": [
                 *             "text"
                 *           ]
                 *         }
                 *       },
                 *       "device_name": "Firefox on Linux"
                 *     }
                 */
                "application/json": components["schemas"]["PasskeysRegisterBody"];
            };
        };
        responses: {
            /** @description Passkey registered successfully. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeysRegisterSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrFreshSignInRequired"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description PasskeyNotVerified, PasskeyAlreadyRegistered, TooManyPasskeys, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PasskeyNotVerified" | "PasskeyAlreadyRegistered" | "TooManyPasskeys" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidAccountInput"];
                };
            };
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "passkeys.registerOptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Passkey registration started. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeysRegisterOptionsSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrFreshSignInRequired"];
            404: components["responses"]["UserNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description TooManyPasskeys, EmailNotVerified, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TooManyPasskeys" | "EmailNotVerified" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidAccountInput"];
                };
            };
            429: components["responses"]["TooManyRequestsOrTooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "identity.changePassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "text",
                 *       "password": "correct horse battery",
                 *       "password_confirmation": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["IdentityChangePasswordBody"];
            };
        };
        responses: {
            /** @description Password changed successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrFreshSignInRequired"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description IncorrectCurrentPassword, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "IncorrectCurrentPassword" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidAccountInput"];
                };
            };
            429: components["responses"]["TooManyRequestsOrTooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "payments.getStatus": {
        parameters: {
            query: {
                /** @example cs_4f8a */
                session_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Payment status fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentsGetStatusSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            /** @description PaymentNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PaymentNotFound";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "twoFactor.updatePhone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone_number": "+4930123456"
                 *     }
                 */
                "application/json": components["schemas"]["TwoFactorUpdatePhoneBody"];
            };
        };
        responses: {
            /** @description A verification code has been sent to the phone number. Or: This phone number is already verified. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorUpdatePhoneSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrFreshSignInRequired"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description SmsUnavailable, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "SmsUnavailable" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidAccountInput"];
                };
            };
            429: components["responses"]["CodeThrottledOrTooManyRequestsOrTooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "twoFactor.verifyPhone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["TwoFactorVerifyPhoneBody"];
            };
        };
        responses: {
            /** @description Phone number verified. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorVerifyPhoneSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequiredOrFreshSignInRequired"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description NoPhoneToVerify, InvalidCode, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "NoPhoneToVerify" | "InvalidCode" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidAccountInput"];
                };
            };
            429: components["responses"]["TwoFactorLockedOrTooManyRequestsOrTooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "profiles.updateProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "full_name": "Mika Sorensen",
                 *       "username": "mika-sorensen",
                 *       "bio": "text",
                 *       "about": "text",
                 *       "gender": 1,
                 *       "timezone": "Europe/Berlin",
                 *       "social_links": {
                 *         "linkedin": "https://linkedin.com/mika",
                 *         "x": "https://x.com/mika",
                 *         "instagram": "https://instagram.com/mika",
                 *         "facebook": "https://facebook.com/mika",
                 *         "github": "https://github.com/mika",
                 *         "youtube": "https://youtube.com/mika",
                 *         "dribbble": "https://dribbble.com/mika",
                 *         "behance": "https://behance.net/mika",
                 *         "medium": "https://medium.com/mika",
                 *         "twitch": "https://twitch.tv/mika",
                 *         "website": "https://example.com/mika",
                 *         "twitter": "https://x.com/mika"
                 *       },
                 *       "address": "text",
                 *       "city": "text",
                 *       "state": "text",
                 *       "country": "text"
                 *     }
                 */
                "application/json": components["schemas"]["ProfilesUpdateProfileBody"];
            };
        };
        responses: {
            /** @description Profile updated successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfilesUpdateProfileSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["UserNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidAccountInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "profiles.updateProfile.patch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "full_name": "Mika Sorensen",
                 *       "username": "mika-sorensen",
                 *       "bio": "text",
                 *       "about": "text",
                 *       "gender": 1,
                 *       "timezone": "Europe/Berlin",
                 *       "social_links": {
                 *         "linkedin": "https://linkedin.com/mika",
                 *         "x": "https://x.com/mika",
                 *         "instagram": "https://instagram.com/mika",
                 *         "facebook": "https://facebook.com/mika",
                 *         "github": "https://github.com/mika",
                 *         "youtube": "https://youtube.com/mika",
                 *         "dribbble": "https://dribbble.com/mika",
                 *         "behance": "https://behance.net/mika",
                 *         "medium": "https://medium.com/mika",
                 *         "twitch": "https://twitch.tv/mika",
                 *         "website": "https://example.com/mika",
                 *         "twitter": "https://x.com/mika"
                 *       },
                 *       "address": "text",
                 *       "city": "text",
                 *       "state": "text",
                 *       "country": "text"
                 *     }
                 */
                "application/json": components["schemas"]["ProfilesUpdateProfileBody"];
            };
        };
        responses: {
            /** @description Profile updated successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfilesUpdateProfileSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["UserNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidAccountInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "profiles.addCertification": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Career review",
                 *       "issuing_organization": "text",
                 *       "issued_date": "2019-03-01",
                 *       "expiry_date": "2024-05-31",
                 *       "credential_url": "https://example.com/mika"
                 *     }
                 */
                "application/json": components["schemas"]["ProfilesAddCertificationBody"];
            };
        };
        responses: {
            /** @description Certification added successfully. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfilesAddCertificationSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["UserNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInFlight"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CareerListFullOrIdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "profiles.updateCertification": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Career review",
                 *       "issuing_organization": "text",
                 *       "issued_date": "2019-03-01",
                 *       "expiry_date": "2024-05-31",
                 *       "credential_url": "https://example.com/mika"
                 *     }
                 */
                "application/json": components["schemas"]["ProfilesUpdateCertificationBody"];
            };
        };
        responses: {
            /** @description Certification updated successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfilesUpdateCertificationSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["CertificationNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidAccountInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "profiles.deleteCertification": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Certification deleted successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["CertificationNotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "profiles.updateCertification.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Career review",
                 *       "issuing_organization": "text",
                 *       "issued_date": "2019-03-01",
                 *       "expiry_date": "2024-05-31",
                 *       "credential_url": "https://example.com/mika"
                 *     }
                 */
                "application/json": components["schemas"]["ProfilesUpdateCertificationBody"];
            };
        };
        responses: {
            /** @description Certification updated successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfilesUpdateCertificationSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["CertificationNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidAccountInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "profiles.addEducation": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "institution": "text",
                 *       "degree": "text",
                 *       "currently_studying": false,
                 *       "start_date": "2019-03-01",
                 *       "end_date": "2024-05-31"
                 *     }
                 */
                "application/json": components["schemas"]["ProfilesAddEducationBody"];
            };
        };
        responses: {
            /** @description Education added successfully. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfilesAddEducationSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["UserNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInFlight"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CareerListFullOrIdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "profiles.updateEducation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "institution": "text",
                 *       "degree": "text",
                 *       "currently_studying": false,
                 *       "start_date": "2019-03-01",
                 *       "end_date": "2024-05-31"
                 *     }
                 */
                "application/json": components["schemas"]["ProfilesUpdateEducationBody"];
            };
        };
        responses: {
            /** @description Education updated successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfilesUpdateEducationSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["EducationNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidAccountInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "profiles.deleteEducation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Education deleted successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["EducationNotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "profiles.updateEducation.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "institution": "text",
                 *       "degree": "text",
                 *       "currently_studying": false,
                 *       "start_date": "2019-03-01",
                 *       "end_date": "2024-05-31"
                 *     }
                 */
                "application/json": components["schemas"]["ProfilesUpdateEducationBody"];
            };
        };
        responses: {
            /** @description Education updated successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfilesUpdateEducationSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["EducationNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidAccountInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "profiles.addExperience": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "organization": "text",
                 *       "designation": "text",
                 *       "description": "text",
                 *       "currently_working": false,
                 *       "start_date": "2019-03-01",
                 *       "end_date": "2024-05-31"
                 *     }
                 */
                "application/json": components["schemas"]["ProfilesAddExperienceBody"];
            };
        };
        responses: {
            /** @description Experience added successfully. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfilesAddExperienceSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["UserNotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyKeyInFlight"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["CareerListFullOrIdempotencyKeyReusedOrInvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "profiles.updateExperience": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "organization": "text",
                 *       "designation": "text",
                 *       "description": "text",
                 *       "currently_working": false,
                 *       "start_date": "2019-03-01",
                 *       "end_date": "2024-05-31"
                 *     }
                 */
                "application/json": components["schemas"]["ProfilesUpdateExperienceBody"];
            };
        };
        responses: {
            /** @description Experience updated successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfilesUpdateExperienceSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["ExperienceNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidAccountInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "profiles.deleteExperience": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Experience deleted successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["ExperienceNotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "profiles.updateExperience.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "organization": "text",
                 *       "designation": "text",
                 *       "description": "text",
                 *       "currently_working": false,
                 *       "start_date": "2019-03-01",
                 *       "end_date": "2024-05-31"
                 *     }
                 */
                "application/json": components["schemas"]["ProfilesUpdateExperienceBody"];
            };
        };
        responses: {
            /** @description Experience updated successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfilesUpdateExperienceSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["ExperienceNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidAccountInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "profileMedia.uploadMedia": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "avatar": "(bytes)",
                 *       "cover": "(bytes)"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["ProfileMediaUploadMediaBody"];
            };
        };
        responses: {
            /** @description Profile media updated successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileMediaUploadMediaSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["UserNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidAccountInput"];
            429: components["responses"]["TooManyRequestsOrTooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "profileMedia.removeMedia": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example avatar */
                kind: "avatar" | "cover";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Profile media removed successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileMediaRemoveMediaSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            /** @description ProfileImageNotFound, UserNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ProfileImageNotFound" | "UserNotFound";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            422: components["responses"]["InvalidAccountInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "scheduling.listPublicSessionTypes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                mentor_id: components["parameters"]["MentorId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Session types fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulingListPublicSessionTypesSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "scheduling.listPublicSlots": {
        parameters: {
            query?: {
                /** @example 2027-03-14T14:00:00+00:00 */
                from?: components["parameters"]["From"];
                /** @example 2027-03-14T14:00:00+00:00 */
                until?: components["parameters"]["Until"];
            };
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                mentor_id: components["parameters"]["MentorId"];
                /** @example 01920000-0000-7000-8000-000000000001 */
                session_type_id: components["parameters"]["SessionTypeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Slots fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulingListPublicSlotsSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "identity.register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "full_name": "Mika Sorensen",
                 *       "email": "mika@example.com",
                 *       "password": "correct horse battery",
                 *       "password_confirmation": "correct horse battery",
                 *       "timezone": "Europe/Berlin"
                 *     }
                 */
                "application/json": components["schemas"]["IdentityRegisterBody"];
            };
        };
        responses: {
            /** @description Registration successful, check email. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityRegisterSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidAccountInput"];
            429: components["responses"]["TooManyRequestsOrTooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "identity.resendVerification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mika@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["IdentityResendVerificationBody"];
            };
        };
        responses: {
            /** @description Verification email has been resent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidAccountInput"];
            /** @description VerificationThrottled, EmailAlreadyVerified, AccountNotFound, TooManyRequests, TooManyBodies */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "VerificationThrottled" | "EmailAlreadyVerified" | "AccountNotFound" | "TooManyRequests" | "TooManyBodies";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationThrottled"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["TooManyRequests"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "identity.resetPassword": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "01920000-0000-7000-8000-000000000002|k3V0x5qW8yA",
                 *       "email": "mika@example.com",
                 *       "password": "correct horse battery",
                 *       "password_confirmation": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["IdentityResetPasswordBody"];
            };
        };
        responses: {
            /** @description Password reset successfully. You can now log in with your new password. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description InvalidPasswordReset, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidPasswordReset" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidAccountInput"];
                };
            };
            429: components["responses"]["TooManyRequestsOrTooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "identity.listSessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sessions retrieved. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityListSessionsSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "identity.revokeSession": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                session_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Session revoked. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessEnvelope"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            /** @description SessionNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "SessionNotFound";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "identity.viewUser": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example mika-sorensen */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description User retrieved. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityViewUserSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["UserNotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "identity.verifyEmail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "01920000-0000-7000-8000-000000000002|k3V0x5qW8yA"
                 *     }
                 */
                "application/json": components["schemas"]["IdentityVerifyEmailBody"];
            };
        };
        responses: {
            /** @description Email verified successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityVerifyEmailSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description InvalidVerificationToken, VerificationTokenExpired, AccountBanned, AccountInactive, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidVerificationToken" | "VerificationTokenExpired" | "AccountBanned" | "AccountInactive" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidAccountInput"];
                };
            };
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "calendarFeeds.readFeed": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP */
                secret: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The calendar as iCalendar. */
            200: {
                headers: {
                    /** @description For its reader alone, for 300 seconds. */
                    "Cache-Control"?: string;
                    /** @description Has browsers keep the answer as a file. */
                    "Content-Disposition"?: string;
                    /** @description Sent again as If-None-Match it spares an answer that has not changed. */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description Not changed since the answer that the request names. */
            304: {
                headers: {
                    /** @description For its reader alone, for 300 seconds. */
                    "Cache-Control"?: string;
                    /** @description Has browsers keep the answer as a file. */
                    "Content-Disposition"?: string;
                    /** @description Sent again as If-None-Match it spares an answer that has not changed. */
                    ETag?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            /** @description CalendarFeedNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "CalendarFeedNotFound";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "payments.receiveGatewayEvent": {
        parameters: {
            query?: never;
            header?: {
                "gateway-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example (bytes) */
                "application/octet-stream": Blob;
            };
        };
        responses: {
            /** @description Event received. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessEnvelope"];
                };
            };
            /** @description InvalidSignature, BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidSignature" | "BadRequest";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "profileMedia.readImage": {
        parameters: {
            query?: never;
            header?: {
                /** @description The ETag of the file that the parts are wanted of; of another one all is answered. */
                "If-Range"?: components["parameters"]["IfRange"];
                /** @description Asks for parts: `bytes=0-499`, `bytes=-500`, or up to 16 ranges at once. */
                Range?: components["parameters"]["Range"];
            };
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: components["parameters"]["Id"];
                /** @example large */
                size: "large" | "medium" | "small";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image. */
            200: {
                headers: {
                    /** @description Parts of the file can be asked for, in bytes. */
                    "Accept-Ranges"?: string;
                    /** @description It never changes: for everybody, and for a year. */
                    "Cache-Control"?: string;
                    /** @description Names these bytes: for If-None-Match, If-Match and If-Range. */
                    ETag?: string;
                    /** @description When the file was stored. */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": Blob;
                };
            };
            /** @description The bytes that were asked for; those of several ranges as multipart/byteranges. */
            206: {
                headers: {
                    /** @description Parts of the file can be asked for, in bytes. */
                    "Accept-Ranges"?: string;
                    /** @description It never changes: for everybody, and for a year. */
                    "Cache-Control"?: string;
                    /** @description Which bytes these are of how many. A part of several has its own. */
                    "Content-Range"?: string;
                    /** @description Names these bytes: for If-None-Match, If-Match and If-Range. */
                    ETag?: string;
                    /** @description When the file was stored. */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "image/webp": Blob;
                    "multipart/byteranges": Blob;
                };
            };
            /** @description Not changed since the answer that the request names. */
            304: {
                headers: {
                    /** @description Parts of the file can be asked for, in bytes. */
                    "Accept-Ranges"?: string;
                    /** @description It never changes: for everybody, and for a year. */
                    "Cache-Control"?: string;
                    /** @description Names these bytes: for If-None-Match, If-Match and If-Range. */
                    ETag?: string;
                    /** @description When the file was stored. */
                    "Last-Modified"?: string;
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            /** @description ProfileImageNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ProfileImageNotFound";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            412: components["responses"]["PreconditionFailed"];
            416: components["responses"]["RangeNotSatisfiable"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
