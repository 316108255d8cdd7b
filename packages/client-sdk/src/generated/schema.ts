// Written by `npm run client` from the contract. Do not edit.
export interface paths {
    "/api/broadcasting/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets one realtime connection listen to one channel, as clients of the Pusher protocol ask for it. */
        post: operations["broadcasting.authorizeChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
    "/api/v1/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People whom you have blocked, the newest block first. */
        get: operations["connections.listBlockedUsers"];
        put?: never;
        post?: never;
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
    "/api/v1/feed/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People with whom you are connected, the newest connection first. */
        get: operations["connections.listConnections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/connections/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask somebody to connect. Whoever has asked you already is connected with you by it. */
        post: operations["connections.requestConnection"];
        /** End a connection, take your request back, or decline one. The other person is not told. */
        delete: operations["connections.removeConnection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/connections/{user_id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept somebody's request to connect. */
        post: operations["connections.acceptConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/connections/pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People who have asked to connect with you, the newest request first. */
        get: operations["connections.listPendingConnections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/connections/sent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People whom you have asked to connect and who have not answered, the newest request first. */
        get: operations["connections.listSentConnections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** At most twenty people whom you may want to know: by mutual connections, shared expertise, then the newest. */
        get: operations["connections.listSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/suggestions/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Never suggest this person to you again. */
        delete: operations["connections.dismissSuggestion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/users/{user_id}/follow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Follow somebody, whether you are connected or not. */
        post: operations["connections.follow"];
        /** Stop following somebody, whether you did or not. */
        delete: operations["connections.unfollow"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/users/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The head of somebody's page in the feed, with what is counted of them. */
        get: operations["connections.viewFeedProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/users/{username}/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People with whom somebody is connected, the newest connection first. */
        get: operations["connections.listConnectionsOfUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/users/{username}/followers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People who follow somebody, the newest follow first. */
        get: operations["connections.listFollowers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/feed/users/{username}/following": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People whom somebody follows, the newest follow first. */
        get: operations["connections.listFollowing"];
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
    "/api/v1/notification-preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What you have chosen to be told, by category and channel. */
        get: operations["notifications.getPreferences"];
        /** Change any part of your preferences; what is left out stays. */
        put: operations["notifications.updatePreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Your inbox, what happened last first; or, with `after`, what has changed since you last asked. */
        get: operations["notifications.listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a notification from your inbox. */
        delete: operations["notifications.deleteNotification"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a notification as read. One that is read already keeps its moment. */
        post: operations["notifications.readNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/{id}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a notification leads; to what it was part of where that is gone. Asking for it marks it as read. */
        get: operations["notifications.resolveNotification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark every notification of yours as read. */
        post: operations["notifications.readAllNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/notifications/unread-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many notifications you have not read, for badges. */
        get: operations["notifications.countUnread"];
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
    "/api/v1/users/{user}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep somebody away from you, and yourself from them. What the two of you have booked goes on. */
        post: operations["connections.blockUser"];
        /** Lift your own block. Nothing that it has ended comes back. */
        delete: operations["connections.unblockUser"];
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
            /** @description What is known of the failure. */
            data: {
                /**
                 * @description What was asked for.
                 * @example suspend
                 * @enum {string}
                 */
                move: "suspend" | "ban" | "reinstate";
                /**
                 * @description Status of the account, which forbids it.
                 * @example suspended
                 * @enum {string}
                 */
                status: "banned" | "suspended" | "unverified" | "active";
            };
            message: components["schemas"]["ErrorMessage"];
            status: components["schemas"]["ErrorStatus"];
        };
        AccountStillNeeded: {
            /** @description What is known of the failure. */
            data: {
                /**
                 * @description How many bookings, on either side, are neither over nor cancelled.
                 * @example 1
                 */
                open_sessions: number;
                /**
                 * @description Currencies in which your balance is not 0: earnings are to be paid out, or you owe.
                 * @example [
                 *       "EUR"
                 *     ]
                 */
                unpaid_earnings: string[];
            };
            message: components["schemas"]["ErrorMessage"];
            status: components["schemas"]["ErrorStatus"];
        };
        /** @description Where somebody lives, as far as they say it. */
        Address: {
            /**
             * @description Street and number; null if not given.
             * @example Rua Augusta 24
             */
            address: string | null;
            /**
             * @description City; null if not given.
             * @example Lisbon
             */
            city: string | null;
            /**
             * @description Country, as the person writes it; null if not given.
             * @example Portugal
             */
            country: string | null;
            /**
             * @description State, region or district; null if not given.
             * @example Lisbon
             */
            state: string | null;
        };
        /** @description Approve a mentor: they appear in public and can be booked. */
        AdminApproveMentorData: {
            /** @description The mentor profile as it is now. */
            mentor: components["schemas"]["MentorApplication"];
        };
        AdminApproveMentorSuccess: {
            data: components["schemas"]["AdminApproveMentorData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        AdminBanUserBody: {
            /**
             * @description Written to the audit log, and sent to the person concerned.
             * @example Threatened another member.
             */
            reason: string;
        };
        /** @description Ban an account: access ends at once, and its bookings that have not begun are called off with a full refund. */
        AdminBanUserData: {
            /** @description The account as it is now. */
            user: components["schemas"]["AdminUser"];
        };
        AdminBanUserSuccess: {
            data: components["schemas"]["AdminBanUserData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description Every setting with what it is for, its value and its default. The audit log has its history. */
        AdminGetSettingsData: {
            /** @description All settings of the platform, by key. */
            settings: components["schemas"]["Setting"][];
        };
        AdminGetSettingsSuccess: {
            data: components["schemas"]["AdminGetSettingsData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description Who changed what with an admin's rights, by actor, action, subject and time, the newest first. */
        AdminListAuditLogData: {
            entries: components["schemas"]["AuditLogEntryPage"];
        };
        AdminListAuditLogSuccess: {
            data: components["schemas"]["AdminListAuditLogData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description List mentor applications by status, the newest first. */
        AdminListMentorsData: {
            mentors: components["schemas"]["MentorApplicationPage"];
        };
        AdminListMentorsSuccess: {
            data: components["schemas"]["AdminListMentorsData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description List accounts by a part of name, username or address, by role and status, the newest first. */
        AdminListUsersData: {
            users: components["schemas"]["AdminUserPage"];
        };
        AdminListUsersSuccess: {
            data: components["schemas"]["AdminListUsersData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description One refund of a payment, for admins. */
        AdminRefund: {
            /**
             * @description What goes back.
             * @example {
             *       "minor": 2000,
             *       "major": "20.00",
             *       "formatted": "€20.00"
             *     }
             */
            amount: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description When the refund was requested; of one made at the gateway itself when we learned of it.
             */
            created_at: string;
            /**
             * Format: uuid
             * @description Id of a refund.
             */
            id: string;
            /**
             * @description Why, as the admin wrote it; null where no admin asked for it.
             * @example Half an hour of the session was lost.
             */
            note: string | null;
            /**
             * @description Why money goes back. `capacity_conflict`: the last seat was sold to somebody else while the checkout was open.
             * @enum {string}
             */
            reason: "requested_by_customer" | "duplicate" | "fraudulent" | "capacity_conflict" | "platform_error";
            /**
             * @description Why it was refused, in the gateway's own words if it gave any; null where it was not.
             * @example null
             */
            refusal: string | null;
            /**
             * @description `requested`: the gateway has yet to answer; `pending`: it has taken the request; `succeeded`: the money went back; `refused`: the gateway will not; `waived`: an admin has decided that nothing goes back.
             * @example succeeded
             * @enum {string}
             */
            state: "requested" | "pending" | "succeeded" | "refused" | "waived";
            /**
             * Format: date-time
             * @description When the money went back; null until it has.
             */
            succeeded_at: string | null;
        };
        /** @description Lift a mentor's suspension. */
        AdminReinstateMentorData: {
            /** @description The mentor profile as it is now. */
            mentor: components["schemas"]["MentorApplication"];
        };
        AdminReinstateMentorSuccess: {
            data: components["schemas"]["AdminReinstateMentorData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        AdminReinstateUserBody: {
            /**
             * @description Written to the audit log, and sent to the person concerned.
             * @example The report turned out to be wrong.
             */
            reason: string;
        };
        /** @description Lift a suspension or a ban. */
        AdminReinstateUserData: {
            /** @description The account as it is now. */
            user: components["schemas"]["AdminUser"];
        };
        AdminReinstateUserSuccess: {
            data: components["schemas"]["AdminReinstateUserData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        AdminRejectMentorBody: {
            /**
             * @description Written to the audit log, and sent to the person concerned.
             * @example Please tell more of what you have worked on.
             */
            reason: string;
        };
        /** @description Reject an application with a reason that the mentor is told. */
        AdminRejectMentorData: {
            /** @description The mentor profile as it is now. */
            mentor: components["schemas"]["MentorApplication"];
        };
        AdminRejectMentorSuccess: {
            data: components["schemas"]["AdminRejectMentorData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        AdminSuspendMentorBody: {
            /**
             * @description Written to the audit log, and sent to the person concerned.
             * @example Three sessions in a row without the mentor.
             */
            reason: string;
        };
        /** @description Suspend a mentor: nobody books them, and requests that wait for an answer are called off with a refund. */
        AdminSuspendMentorData: {
            /** @description The mentor profile as it is now. */
            mentor: components["schemas"]["MentorApplication"];
        };
        AdminSuspendMentorSuccess: {
            data: components["schemas"]["AdminSuspendMentorData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        AdminSuspendUserBody: {
            /**
             * @description Written to the audit log, and sent to the person concerned.
             * @example Advertisements in every message.
             */
            reason: string;
        };
        /** @description Suspend an account with a reason that its holder is told: access ends at once. */
        AdminSuspendUserData: {
            /** @description The account as it is now. */
            user: components["schemas"]["AdminUser"];
        };
        AdminSuspendUserSuccess: {
            data: components["schemas"]["AdminSuspendUserData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        AdminUpdateSettingsBody: {
            /**
             * @description New values by key: all are taken, or none. Null resets to the default; what is left out stays.
             * @example {
             *       "bookings.cancellation_window_hours": 48
             *     }
             */
            settings: {
                [key: string]: unknown;
            };
        };
        /** @description Change settings by key, all or none; null goes back to the default. Every host follows within seconds. */
        AdminUpdateSettingsData: {
            /** @description All settings of the platform, by key. */
            settings: components["schemas"]["Setting"][];
        };
        AdminUpdateSettingsSuccess: {
            data: components["schemas"]["AdminUpdateSettingsData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description An account as admins see it. */
        AdminUser: {
            /**
             * @description Address of the avatar; null without one.
             * @example https://api.example.com/media/01920000-0000-7000-8000-000000000001/large
             */
            avatar_url: string | null;
            /**
             * Format: date-time
             * @description When it was banned; null unless it is.
             * @example null
             */
            banned_at: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2027-03-01T09:00:00+00:00
             */
            created_at: string;
            /**
             * @description Email address of the account.
             * @example mika@example.com
             */
            email: string;
            /**
             * Format: date-time
             * @description When its email address was verified; null until then.
             * @example 2027-03-01T09:05:00+00:00
             */
            email_verified_at: string | null;
            /**
             * @description Full name.
             * @example Mika Sorensen
             */
            full_name: string;
            /**
             * Format: uuid
             * @description Id of a person's account.
             */
            id: string;
            /** @description Whether it is not suspended; it may be banned all the same. */
            is_active: boolean;
            /**
             * @description Its mentor profile; null without one.
             * @example null
             */
            mentor: {
                /**
                 * @description Status of the mentor profile: `pending` waits for an admin, `approved` can be booked, `rejected` may apply again, `suspended` cannot be booked until an admin reinstates it.
                 * @example approved
                 * @enum {string}
                 */
                approval_status: "pending" | "approved" | "rejected" | "suspended";
                /**
                 * @description The approval status for people, in English.
                 * @example Approved
                 */
                approval_status_label: string;
                /**
                 * Format: uuid
                 * @description Id of a mentor profile; not that of the account.
                 */
                id: string;
            } | null;
            /**
             * @description What the account may act as.
             * @example [
             *       "mentee"
             *     ]
             */
            roles: ("mentee" | "mentor" | "admin")[];
            /**
             * @description Whether the account may be used: `banned` and `suspended` may not until an admin reinstates it, `unverified` has not verified its email address yet. The first that applies counts.
             * @example active
             * @enum {string}
             */
            status: "banned" | "suspended" | "unverified" | "active";
            /**
             * @description Whether signing in asks for a second factor.
             * @example false
             */
            two_factor_enabled: boolean;
            /**
             * Format: date-time
             * @description When it was changed last.
             * @example 2027-03-02T10:00:00+00:00
             */
            updated_at: string;
            /**
             * @description Name in the address of the profile.
             * @example mika-sorensen
             */
            username: string;
        };
        /** @description A page of the list. */
        AdminUserPage: {
            /** @description The items of this page. */
            data: components["schemas"]["AdminUser"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description A document of a mentor, as admins see it. */
        AdminVerificationDocument: {
            /**
             * @description What the reviewer wrote; always there after a rejection, null while the document waits.
             * @example null
             */
            adminNotes: string | null;
            /**
             * Format: date-time
             * @description When the document was first uploaded.
             */
            createdAt: string;
            /**
             * @description What the document is.
             * @enum {string}
             */
            documentType: "id_card" | "passport" | "driving_license";
            /**
             * @description The type in words.
             * @example National ID Card
             */
            documentTypeLabel: string;
            /**
             * @description Address of the file, for admins who are signed in.
             * @example https://api.example.com/api/v1/admin/verification-documents/01920000-0000-7000-8000-000000000060/download
             */
            downloadUrl: string;
            /**
             * @description Size of the stored file in bytes.
             * @example 482113
             */
            fileSize: number;
            /**
             * @description Id of the document.
             * @example 01920000-0000-7000-8000-000000000060
             */
            id: string;
            /** @description The mentor whose document it is. */
            mentor: components["schemas"]["VerificationDocumentMentor"];
            /**
             * @description Type of the stored file: `application/pdf`, `image/jpeg` or `image/png`.
             * @example image/jpeg
             */
            mimeType: string;
            /**
             * @description Name of the file as it was uploaded.
             * @example id-card.jpg
             */
            originalName: string;
            /**
             * Format: date-time
             * @description When it was reviewed; null until then.
             * @example null
             */
            reviewedAt: string | null;
            /**
             * Format: uuid
             * @description Account of the admin who reviewed it; null until then.
             * @example null
             */
            reviewedBy: string | null;
            /**
             * @description Whether the document waits for a review, or how that ended.
             * @enum {string}
             */
            status: "pending" | "approved" | "rejected";
            /**
             * @description The status in words.
             * @example Pending Review
             */
            statusLabel: string;
            /**
             * Format: date-time
             * @description When its file was last replaced, or when it was reviewed.
             */
            updatedAt: string;
            /**
             * @description Version of the file; a review that names it never applies to another one.
             * @example 1805032800000
             */
            version: number;
        };
        /** @description A page of the list. */
        AdminVerificationDocumentPage: {
            /** @description The items of this page. */
            data: components["schemas"]["AdminVerificationDocument"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description A withdrawal for admins, with its mentor, the payout method in full, and the present balance. */
        AdminWithdrawal: {
            /**
             * @description What is paid out.
             * @example {
             *       "minor": 6800,
             *       "major": "68.00",
             *       "formatted": "€68.00"
             *     }
             */
            amount: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description When an admin approved it; null until then.
             * @example 2027-03-15T09:00:00+00:00
             */
            approved_at: string | null;
            /**
             * @description What the mentor can withdraw at present in this currency, without what is in review. Below zero where more was taken back than there was.
             * @example {
             *       "minor": 13200,
             *       "major": "132.00",
             *       "formatted": "€132.00"
             *     }
             */
            available_balance: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description When it was requested.
             */
            created_at: string;
            /**
             * @description Currency of the amount.
             * @example EUR
             */
            currency: string;
            /**
             * Format: date-time
             * @description When an admin marked it as failed; null where none did.
             * @example null
             */
            failed_at: string | null;
            /**
             * @description Why the payout failed, for the mentor to read; null where it did not.
             * @example null
             */
            failure_reason: string | null;
            /**
             * Format: uuid
             * @description Id of a withdrawal.
             */
            id: string;
            /**
             * @description What the mentor's open withdrawal in this currency holds at present.
             * @example {
             *       "minor": 0,
             *       "major": "0.00",
             *       "formatted": "€0.00"
             *     }
             */
            in_review: components["schemas"]["Money"];
            /**
             * @description True while it is `pending`, `approved` or `processing`: its money is in review.
             * @example false
             */
            is_open: boolean;
            /** @description The mentor who is paid out. */
            mentor: components["schemas"]["WithdrawalMentor"];
            /** @description Where the money goes, with all that is needed to send it. */
            method: components["schemas"]["PayoutMethod"];
            /**
             * @description What the mentor wrote to the admins; null where it is nothing.
             * @example Rent is due on the 20th.
             */
            note: string | null;
            /**
             * Format: date-time
             * @description When an admin marked it as paid; null until then.
             * @example 2027-03-16T09:10:00+00:00
             */
            paid_at: string | null;
            /**
             * Format: date-time
             * @description When the money began to be sent; null until then.
             * @example 2027-03-16T09:00:00+00:00
             */
            processing_at: string | null;
            /**
             * @description The transfer as the bank or wallet names it; null until it is paid.
             * @example SEPA-20270316-4471
             */
            reference: string | null;
            /**
             * Format: date-time
             * @description When an admin rejected it; null where none did.
             * @example null
             */
            rejected_at: string | null;
            /**
             * @description Why an admin rejected it, for the mentor to read; null where none did.
             * @example null
             */
            rejection_reason: string | null;
            /**
             * @description `pending`: an admin has yet to decide; `approved`: the money is about to be sent; `processing`: it is being sent; `paid`, `rejected` and `failed` are final, and the last two return the money to the available balance.
             * @example paid
             * @enum {string}
             */
            status: "pending" | "approved" | "processing" | "paid" | "rejected" | "failed";
            /**
             * @description The status for people.
             * @example Paid
             */
            status_label: string;
            /**
             * Format: date-time
             * @description When its status changed last; at first when it was requested.
             * @example 2027-03-16T09:10:00+00:00
             */
            updated_at: string;
            /**
             * @description All that has been paid out to the mentor in this currency so far.
             * @example {
             *       "minor": 20400,
             *       "major": "204.00",
             *       "formatted": "€204.00"
             *     }
             */
            withdrawn_total: components["schemas"]["Money"];
        };
        /** @description A page of the list. */
        AdminWithdrawalPage: {
            /** @description The items of this page. */
            data: components["schemas"]["AdminWithdrawal"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        ApplicationNotPossible: {
            /** @description What is known of the failure. */
            data: {
                /**
                 * @description Status that your mentor profile is in; only who was `rejected` can apply once more.
                 * @example pending
                 * @enum {string}
                 */
                approval_status: "pending" | "approved" | "rejected" | "suspended";
            };
            message: components["schemas"]["ErrorMessage"];
            status: components["schemas"]["ErrorStatus"];
        };
        ApprovalNotPossible: {
            /** @description What is known of the failure. */
            data: {
                /**
                 * @description Status that the mentor profile is in.
                 * @example rejected
                 * @enum {string}
                 */
                approval_status: "pending" | "approved" | "rejected" | "suspended";
                /**
                 * @description What was to be done: `approve`, `reject`, `suspend` or `reinstate`.
                 * @example approve
                 */
                decision: string;
            };
            message: components["schemas"]["ErrorMessage"];
            status: components["schemas"]["ErrorStatus"];
        };
        AttemptAlreadyBooked: {
            /** @description What is known of the failure. */
            data: {
                /**
                 * Format: uuid
                 * @description The booking of this attempt; null only where both are made at the same moment.
                 */
                booking_id: string | null;
            };
            message: components["schemas"]["ErrorMessage"];
            status: components["schemas"]["ErrorStatus"];
        };
        /** @description Something that was done with the rights of an admin. */
        AuditLogEntry: {
            /**
             * @description What was done.
             * @example user.suspended
             */
            action: string;
            /** @description The admin who did it. */
            actor: {
                /**
                 * Format: uuid
                 * @description Id of a person's account.
                 */
                id: string;
                /**
                 * @description Full name today; null where the account is gone.
                 * @example Noor Haddad
                 */
                name: string | null;
                /**
                 * @description Username today; null where the account is gone.
                 * @example noor-haddad
                 */
                username: string | null;
            };
            /**
             * @description The same afterwards, and with it the reason where the admin gave one; null where nothing is left.
             * @example {
             *       "status": "suspended",
             *       "is_active": false,
             *       "banned_at": null,
             *       "reason": "Advertisements in every message."
             *     }
             */
            after: Record<string, never> | null;
            /**
             * @description What changed, as it was before; null where there was nothing.
             * @example {
             *       "status": "active",
             *       "is_active": true,
             *       "banned_at": null
             *     }
             */
            before: Record<string, never> | null;
            /**
             * @description Number of the entry.
             * @example 1042
             */
            id: string;
            /**
             * Format: date-time
             * @description When it was done.
             * @example 2027-03-08T09:30:00+00:00
             */
            occurred_at: string;
            /**
             * @description Id of what it was done to; the key of a setting.
             * @example 01920000-0000-7000-8000-000000000001
             */
            subject_id: string;
            /**
             * @description Kind of what it was done to.
             * @example user
             */
            subject_type: string;
        };
        /** @description A page of the list. */
        AuditLogEntryPage: {
            /** @description The items of this page. */
            data: components["schemas"]["AuditLogEntry"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description Hours of one date that replace those of rules. Off-days and vacations still block them. */
        AvailabilityOverride: {
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2027-03-01T09:00:00+00:00
             */
            createdAt: string;
            /**
             * Format: date
             * @description Date whose hours it sets, in the timezone of the mentor.
             */
            date: string;
            /**
             * Format: uuid
             * @description Id of an availability override.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of a mentor profile; not that of the account.
             */
            mentorId: string;
            /**
             * Format: uuid
             * @description Session type whose hours it sets; null for all.
             */
            sessionTypeId: string | null;
            /** @description Hours of that date, in place of those of rules. */
            timeSlots: components["schemas"]["TimeBlock"][];
            /**
             * Format: date-time
             * @description When it was changed last.
             * @example 2027-03-01T09:00:00+00:00
             */
            updatedAt: string;
        };
        /** @description What a change of a rule would do to the times on offer. */
        AvailabilityPreview: {
            /** @description The first 500 of the added times, by start. */
            added: components["schemas"]["OfferedTime"][];
            /**
             * @description Times that the change would add.
             * @example 1
             */
            added_total: number;
            /**
             * @description The first 500 of those slots, by start.
             * @example []
             */
            conflicts: components["schemas"]["Slot"][];
            /**
             * @description Slots with booked or held seats that are within the hours now and would not be any more. They would stay.
             * @example 0
             */
            conflicts_total: number;
            /**
             * Format: date-time
             * @description Start of the compared period: now.
             * @example 2027-03-08T09:30:00+00:00
             */
            from: string;
            /**
             * @description The first 500 of the removed times, by start.
             * @example []
             */
            removed: components["schemas"]["OfferedTime"][];
            /**
             * @description Times that the change would remove.
             * @example 0
             */
            removed_total: number;
            /**
             * Format: date-time
             * @description End of the compared period: as far ahead as slots are made.
             * @example 2027-06-06T09:30:00+00:00
             */
            until: string;
        };
        /** @description A rule that opens hours of a mentor. */
        AvailabilityRule: {
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2027-03-01T09:00:00+00:00
             */
            createdAt: string;
            /**
             * @description Day of a weekly rule, from 0 for Sunday to 6 for Saturday; null for every other type.
             * @example 0
             */
            dayOfWeek: number | null;
            /**
             * Format: uuid
             * @description Id of an availability rule.
             */
            id: string;
            /** @description Whether it opens hours. An inactive rule stays in the list. */
            isActive: boolean;
            /**
             * Format: uuid
             * @description Id of a mentor profile; not that of the account.
             */
            mentorId: string;
            /**
             * @description Recurrence rule of iCalendar (RFC 5545) for a recurring rule; null for every other type.
             * @example null
             */
            rrule: string | null;
            /**
             * @description When the rule applies: on a day of each week, by a recurrence rule, or on one date. On a date with hours of several types `one_time` wins over `recurring`, and that over `regular_weekly`.
             * @example regular_weekly
             * @enum {string}
             */
            ruleType: "regular_weekly" | "recurring" | "one_time";
            /**
             * @description The rule type for people, in English.
             * @example Regular Weekly
             */
            ruleTypeLabel: string;
            /**
             * Format: uuid
             * @description Session type that it opens hours for; null for all.
             */
            sessionTypeId: string | null;
            /**
             * Format: date
             * @description Date of a one-time rule, in the timezone of the mentor; null for every other type.
             * @example null
             */
            specificDate: string | null;
            /** @description Hours of each date on which the rule applies. */
            timeBlocks: components["schemas"]["TimeBlock"][];
            /**
             * Format: date-time
             * @description When it was changed last.
             * @example 2027-03-01T09:00:00+00:00
             */
            updatedAt: string;
            /**
             * Format: date
             * @description First date on which it applies, in the timezone of the mentor.
             * @example 2027-03-01
             */
            validFrom: string;
            /**
             * Format: date
             * @description Last date on which it applies; null where it has no end.
             * @example null
             */
            validUntil: string | null;
        };
        BelowWithdrawalMinimum: {
            /** @description What is known of the failure. */
            data: {
                /**
                 * @description The least that can be withdrawn at a time in this currency.
                 * @example {
                 *       "minor": 5000,
                 *       "major": "50.00",
                 *       "formatted": "€50.00"
                 *     }
                 */
                minimum: components["schemas"]["Money"];
            };
            message: components["schemas"]["ErrorMessage"];
            status: components["schemas"]["ErrorStatus"];
        };
        /** @description Somebody whom the caller has blocked. */
        BlockedUser: {
            /**
             * @description Address of the picture; null without one.
             * @example https://api.example.com/media/01920000-0000-7000-8000-000000000010/large
             */
            avatar_url: string | null;
            /**
             * Format: date-time
             * @description When the caller blocked the person.
             */
            blocked_at: string;
            /**
             * Format: uuid
             * @description Id of a person's account.
             */
            id: string;
            /**
             * @description Full name, as the person writes it.
             * @example Ana Duarte
             */
            name: string;
            /**
             * @description Unique name in addresses; its owner can change it.
             * @example ana-duarte
             */
            username: string;
        };
        /** @description A page of the list. */
        BlockedUserPage: {
            /** @description The items of this page. */
            data: components["schemas"]["BlockedUser"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description A booking of sessions with a mentor. Both sides see the same. */
        Booking: {
            /**
             * Format: date-time
             * @description When the mentor accepted it; null until then.
             * @example 2027-03-08T17:00:00+00:00
             */
            acceptedAt: string | null;
            /**
             * @description Whether it is completed.
             * @example false
             */
            canBeReviewed: boolean;
            /**
             * Format: date-time
             * @description When it was cancelled, or became `cancelled` for any other reason; else null.
             * @example null
             */
            cancelledAt: string | null;
            /**
             * @description Why one side cancelled it, for both sides; null without a reason.
             * @example null
             */
            cancelReason: string | null;
            /**
             * @description Why it ends, or has ended, without its session; null unless it does. `payment_lapsed`: nobody paid in time; `capacity_conflict`: its seats were gone when it was paid; `unanswered`: the mentor did not answer in time; `refunded`: the payment gateway gave the money back unasked; `mentor_unavailable` and `mentee_unavailable`: the account was banned or suspended.
             * @example null
             * @enum {string|null}
             */
            closedBecause: "payment_lapsed" | "capacity_conflict" | "declined" | "unanswered" | "refunded" | "cancelled_by_mentee" | "cancelled_by_mentor" | "mentor_unavailable" | "mentee_unavailable" | null;
            /**
             * Format: date-time
             * @description When it was completed; null until then.
             * @example null
             */
            completedAt: string | null;
            /**
             * Format: date-time
             * @description End of the last session that has a date. The mentor cannot complete the booking before.
             * @example 2027-03-14T15:00:00+00:00
             */
            concludesAt: string;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2027-03-08T09:30:00+00:00
             */
            createdAt: string;
            /**
             * @description Currency: a code of ISO 4217 in capitals.
             * @example EUR
             */
            currency: string;
            /**
             * Format: date-time
             * @description When it was declined, or left unanswered for too long; else null.
             * @example null
             */
            declinedAt: string | null;
            /**
             * @description Why the mentor declined it, for both sides; null without a reason.
             * @example null
             */
            declineReason: string | null;
            /**
             * Format: date-time
             * @description End of the first session.
             * @example 2027-03-14T15:00:00+00:00
             */
            endsAt: string;
            followUps: components["schemas"]["BookingFollowUps"];
            /**
             * Format: uuid
             * @description Id of a booking.
             */
            id: string;
            /**
             * @description Whether it costs nothing.
             * @example false
             */
            isFree: boolean;
            /**
             * @description Where both sides meet. Null until the booking is confirmed and paid, and once it is called off.
             * @example https://meet.jit.si/mentorkit-3f9a1c7be2d84056
             */
            meetingUrl: string | null;
            mentee: components["schemas"]["BookingMentee"];
            mentor: components["schemas"]["BookingMentor"];
            /**
             * @description Note of the mentor from accepting, for both sides; null without one.
             * @example Please bring your CV.
             */
            mentorNote: string | null;
            /**
             * @description Note of the mentee from booking, for both sides; null without one.
             * @example I would like to talk about my move into management.
             */
            note: string | null;
            /**
             * @description How it was made: `checkout` is paid before the mentor answers, `appointment` was asked for in a chat and is paid once the mentor has accepted it.
             * @example checkout
             * @enum {string}
             */
            origin: "checkout" | "appointment";
            /**
             * Format: date-time
             * @description When it was paid; null until then.
             * @example 2027-03-08T09:40:00+00:00
             */
            paidAt: string | null;
            /**
             * Format: date-time
             * @description It has to be paid before; null unless it waits for its payment.
             * @example null
             */
            paymentExpiresAt: string | null;
            /**
             * @description Status of its latest payment; null while there is none.
             * @example succeeded
             * @enum {string|null}
             */
            paymentStatus: "pending" | "processing" | "succeeded" | "failed" | "cancelled" | "expired" | "refunded" | "partially_refunded" | null;
            /**
             * @description What was decided on a paid booking whose refund is not confirmed by the payment gateway yet; else null. Until then the status stays what it was.
             * @example null
             * @enum {string|null}
             */
            pendingDecision: "declined" | "cancelled" | null;
            /**
             * @description Price of the whole booking, fixed when it was made, with as many decimals as the currency has.
             * @example 80.00
             */
            price: string;
            /**
             * @description The price in the smallest unit of its currency, such as cents.
             * @example 8000
             */
            priceMinor: number;
            /**
             * Format: date-time
             * @description When a full refund was confirmed; else null.
             * @example null
             */
            refundedAt: string | null;
            /**
             * Format: date-time
             * @description The mentor has to answer before; null unless the booking waits for the answer.
             * @example null
             */
            respondBy: string | null;
            /**
             * @description The review of the mentee. Always null at present.
             * @example null
             */
            review: components["schemas"]["BookingReview"] | null;
            sessionType: components["schemas"]["BookingSessionType"];
            /** @description Its sessions, by start: the first one, then its follow-ups. */
            slots: components["schemas"]["BookingSlot"][];
            /**
             * Format: date-time
             * @description Start of the first session. Those of follow-ups are in `slots`.
             * @example 2027-03-14T14:00:00+00:00
             */
            startsAt: string;
            /**
             * @description Where it stands: `pending_payment` waits for its payment, `requested` for the answer of the mentor with nothing paid yet, `paid` for the answer with the price paid. `confirmed` is accepted, `completed` is over. `cancelled` ended without its session, `refunded` did and was paid back in full.
             * @example confirmed
             * @enum {string}
             */
            status: "pending_payment" | "requested" | "paid" | "confirmed" | "completed" | "cancelled" | "refunded";
            /**
             * @description The status for people, in English.
             * @example Confirmed
             */
            statusLabel: string;
            /**
             * @description Summary of the mentor from completing, for both sides; null without one.
             * @example null
             */
            summary: string | null;
            /**
             * Format: date-time
             * @description When it was changed last.
             * @example 2027-03-08T17:00:00+00:00
             */
            updatedAt: string;
        };
        /** @description The sessions of a booking after the first one. */
        BookingFollowUps: {
            /**
             * Format: date-time
             * @description The next follow-up may begin from then on; null where none is left.
             * @example 2027-03-19T00:00:00+00:00
             */
            from: string | null;
            /**
             * @description Follow-ups that have no date yet.
             * @example 2
             */
            left: number;
            /**
             * @description Follow-ups that have a date.
             * @example 0
             */
            scheduled: number;
            /**
             * @description Follow-ups that the price covers.
             * @example 2
             */
            total: number;
            /**
             * Format: date-time
             * @description The next follow-up has to begin before; null where none is left.
             * @example 2027-03-24T00:00:00+00:00
             */
            until: string | null;
        };
        /** @description The mentee of a booking. */
        BookingMentee: {
            /**
             * @description Address of the avatar; null without one.
             * @example https://api.example.com/media/01920000-0000-7000-8000-000000000001/large
             */
            avatarUrl: string | null;
            /**
             * Format: uuid
             * @description Id of a person's account.
             */
            id: string;
            /**
             * @description Full name.
             * @example Mika Sorensen
             */
            name: string;
            /**
             * @description Name in the address of the profile.
             * @example mika-sorensen
             */
            username: string;
        };
        /** @description The mentor of a booking. */
        BookingMentor: {
            /**
             * @description Address of the avatar; null without one.
             * @example https://api.example.com/media/01920000-0000-7000-8000-000000000001/large
             */
            avatarUrl: string | null;
            /**
             * Format: uuid
             * @description Id of a mentor profile; not that of the account.
             */
            id: string;
            /**
             * @description Full name.
             * @example Ana Duarte
             */
            name: string;
            /**
             * @description Name in the address of the profile.
             * @example ana-duarte
             */
            username: string;
        };
        /** @description A page of the list. */
        BookingPage: {
            /** @description The items of this page. */
            data: components["schemas"]["Booking"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description The review of a booking by its mentee. */
        BookingReview: {
            /**
             * @description Words of the mentee; null without any.
             * @example Clear, kind and well prepared.
             */
            body: string | null;
            /**
             * Format: date-time
             * @description When it was written.
             * @example 2027-03-15T09:00:00+00:00
             */
            createdAt: string;
            /**
             * Format: uuid
             * @description Id of a review.
             */
            id: string;
            /**
             * @description Stars of the mentee.
             * @example 5
             */
            rating: number;
        };
        BookingsAcceptBookingBody: {
            /**
             * @description Note to the mentee. Left out: none.
             * @example Please bring your CV.
             */
            note?: string | null;
        };
        /** @description Accept a booking: the session will take place. */
        BookingsAcceptBookingData: {
            /** @description The booking as it is now. */
            booking: components["schemas"]["Booking"];
        };
        BookingsAcceptBookingSuccess: {
            data: components["schemas"]["BookingsAcceptBookingData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        BookingsCancelMenteeBookingBody: {
            /**
             * @description Why it is cancelled, for both sides. Left out: no reason.
             * @example I am travelling that day.
             */
            reason?: string | null;
        };
        /** @description Cancel one of your bookings; with `?preview=true` only look at what you would get back. */
        BookingsCancelMenteeBookingData: {
            /** @description The booking as it is now; as it was, after a preview. */
            booking: components["schemas"]["Booking"];
            cancellation: components["schemas"]["Cancellation"];
        };
        BookingsCancelMenteeBookingSuccess: {
            data: components["schemas"]["BookingsCancelMenteeBookingData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        BookingsCancelMentorBookingBody: {
            /**
             * @description Why it is cancelled, for both sides. Left out: no reason.
             * @example I am travelling that day.
             */
            reason?: string | null;
        };
        /** @description Cancel a session that you have accepted; everything that was paid goes back. */
        BookingsCancelMentorBookingData: {
            /** @description The booking as it is now; as it was, after a preview. */
            booking: components["schemas"]["Booking"];
            cancellation: components["schemas"]["Cancellation"];
        };
        BookingsCancelMentorBookingSuccess: {
            data: components["schemas"]["BookingsCancelMentorBookingData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        BookingsCompleteBookingBody: {
            /**
             * @description Summary of the session, for both sides. Left out: none.
             * @example We chose two roles to apply for and wrote a new opening for the CV.
             */
            summary?: string | null;
        };
        /** @description Say that a session has taken place. */
        BookingsCompleteBookingData: {
            /** @description The booking as it is now. */
            booking: components["schemas"]["Booking"];
        };
        BookingsCompleteBookingSuccess: {
            data: components["schemas"]["BookingsCompleteBookingData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        BookingsCreateBookingBody: {
            /**
             * Format: uuid
             * @description Id of the booking attempt whose held seats become the booking.
             */
            booking_attempt_id: string;
            /**
             * @description Note to the mentor. Left out: none.
             * @example I would like to talk about my move into management.
             */
            note?: string | null;
        };
        /** @description Book the held slots; answers where to pay, unless they are free. */
        BookingsCreateBookingData: {
            /** @description The new booking. */
            booking: components["schemas"]["Booking"];
            /**
             * Format: date-time
             * @description The page can be used until then; null where the booking is free.
             * @example 2027-03-08T10:05:00+00:00
             */
            expires_at: string | null;
            /**
             * @description Page of the payment gateway on which the mentee pays; null where the booking is free.
             * @example https://api.example.com/gateway/offline/cs_4f8a
             */
            payment_url: string | null;
        };
        BookingsCreateBookingSuccess: {
            data: components["schemas"]["BookingsCreateBookingData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        BookingsDeclineBookingBody: {
            /**
             * @description Why it is declined, for both sides. Left out: no reason.
             * @example I am not the right person for this topic.
             */
            reason?: string | null;
        };
        /** @description Decline a booking; whatever was paid goes back. */
        BookingsDeclineBookingData: {
            /** @description The booking as it is now. */
            booking: components["schemas"]["Booking"];
        };
        BookingsDeclineBookingSuccess: {
            data: components["schemas"]["BookingsDeclineBookingData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description The session type of a booking, as it is today. */
        BookingSessionType: {
            /**
             * @description Length of its sessions today, in minutes.
             * @example 60
             */
            durationMinutes: number;
            /**
             * Format: uuid
             * @description Id of a session type.
             */
            id: string;
            /**
             * @description Its name today.
             * @example Career review
             */
            title: string;
        };
        /** @description One of your bookings. */
        BookingsGetMenteeBookingData: {
            /** @description The booking as it is now. */
            booking: components["schemas"]["Booking"];
        };
        BookingsGetMenteeBookingSuccess: {
            data: components["schemas"]["BookingsGetMenteeBookingData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description One booking of your sessions. */
        BookingsGetMentorBookingData: {
            /** @description The booking as it is now. */
            booking: components["schemas"]["Booking"];
        };
        BookingsGetMentorBookingSuccess: {
            data: components["schemas"]["BookingsGetMentorBookingData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description Where to pay an unpaid booking; makes a new link where the old one has failed. */
        BookingsGetPaymentLinkData: {
            /**
             * Format: date-time
             * @description The page can be used until then.
             * @example 2027-03-08T10:05:00+00:00
             */
            expires_at: string;
            /**
             * @description Page of the payment gateway on which the mentee pays.
             * @example https://api.example.com/gateway/offline/cs_4f8a
             */
            payment_url: string;
        };
        BookingsGetPaymentLinkSuccess: {
            data: components["schemas"]["BookingsGetPaymentLinkData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description List your bookings, filtered by status, time and mentor. */
        BookingsListMenteeBookingsData: {
            bookings: components["schemas"]["BookingPage"];
        };
        BookingsListMenteeBookingsSuccess: {
            data: components["schemas"]["BookingsListMenteeBookingsData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description List bookings of your sessions, filtered by status, time and mentee. */
        BookingsListMentorBookingsData: {
            bookings: components["schemas"]["BookingPage"];
        };
        BookingsListMentorBookingsSuccess: {
            data: components["schemas"]["BookingsListMentorBookingsData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description A session of a booking. */
        BookingSlot: {
            /**
             * Format: date-time
             * @description End of the session.
             * @example 2027-03-14T15:00:00+00:00
             */
            endsAt: string;
            /**
             * Format: uuid
             * @description Id of a slot.
             */
            id: string;
            /**
             * Format: date-time
             * @description Start of the session.
             * @example 2027-03-14T14:00:00+00:00
             */
            startsAt: string;
        };
        BookingsScheduleFollowUpBody: {
            /**
             * Format: uuid
             * @description Id of the booking attempt whose held seats, of the same session type, become the next follow-ups.
             */
            booking_attempt_id: string;
        };
        /** @description Give the next session of a package its date, out of held seats. */
        BookingsScheduleFollowUpData: {
            /** @description The booking as it is now. */
            booking: components["schemas"]["Booking"];
        };
        BookingsScheduleFollowUpSuccess: {
            data: components["schemas"]["BookingsScheduleFollowUpData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description Lines of one charge and kind that differ between our books and the gateway's. */
        BooksDifference: {
            /**
             * @description Currency of both amounts.
             * @example EUR
             */
            currency: string;
            /**
             * @description The gateway's id of the charge; null where only our books have the line, without one.
             * @example ch_3Pq8TfLk2eZvKYlo
             */
            gateway_charge_id: string | null;
            /**
             * @description The day's sum in the gateway's books; 0 where there is no line.
             * @example {
             *       "minor": 7000,
             *       "major": "70.00",
             *       "formatted": "€70.00"
             *     }
             */
            gateways: components["schemas"]["Money"];
            /**
             * @description What moved money: a charge, a refund, or a dispute in which the buyer's bank takes it or returns it.
             * @enum {string}
             */
            kind: "charge" | "refund" | "dispute";
            /**
             * @description The day's sum in our books; 0 where there is no line.
             * @example {
             *       "minor": 8000,
             *       "major": "80.00",
             *       "formatted": "€80.00"
             *     }
             */
            ours: components["schemas"]["Money"];
            /**
             * Format: uuid
             * @description The payment that our line is of; null where only the gateway has one.
             */
            transaction_id: string | null;
        };
        BroadcastingAuthorizeChannelBody: {
            /**
             * @description `private-users.{id}.notifications`, or `presence-chat.{thread id}` of an accepted thread.
             * @example private-users.0198c5a0-0000-7000-8000-000000000001.notifications
             */
            channel_name: string;
            /**
             * @description Your connection, as it was told when it opened.
             * @example 609382145.1846602345
             */
            socket_id: string;
        };
        /** @description What a person has bought in one currency. */
        BuyerTotals: {
            /**
             * @description Currency of all amounts beside it; nothing is converted.
             * @example EUR
             */
            currency: string;
            /**
             * @description How many invoices are counted, refunded ones included.
             * @example 3
             */
            invoices_count: number;
            /**
             * @description `paid - refunded`.
             * @example {
             *       "minor": 22000,
             *       "major": "220.00",
             *       "formatted": "€220.00"
             *     }
             */
            net: components["schemas"]["Money"];
            /**
             * @description All that was paid.
             * @example {
             *       "minor": 24000,
             *       "major": "240.00",
             *       "formatted": "€240.00"
             *     }
             */
            paid: components["schemas"]["Money"];
            /**
             * @description All of it that went back.
             * @example {
             *       "minor": 2000,
             *       "major": "20.00",
             *       "formatted": "€20.00"
             *     }
             */
            refunded: components["schemas"]["Money"];
        };
        /** @description An address at which a calendar program reads the sessions of a mentor. */
        CalendarFeed: {
            /**
             * Format: date-time
             * @description When the address was made.
             * @example 2027-03-01T09:00:00+00:00
             */
            created_at: string;
            /**
             * @description Address for a calendar program. It is told this once, and anybody who knows it can read the calendar.
             * @example https://api.example.com/calendar/q3v0x5qW8yA2mXc9ZtEh7Qm2kLr4TnB6pJ1sD0fGuYw.ics
             */
            url: string;
        };
        /** @description A new secret address for your calendar; the one before opens nothing any more. */
        CalendarFeedsCreateFeedData: {
            /** @description The new address; the former one leads nowhere any more. */
            calendar_feed: components["schemas"]["CalendarFeed"];
        };
        CalendarFeedsCreateFeedSuccess: {
            data: components["schemas"]["CalendarFeedsCreateFeedData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        CalendarFull: {
            /** @description What is known of the failure. */
            data: {
                /**
                 * @description Most of it that a calendar may have.
                 * @example 200
                 */
                limit: number;
                /**
                 * @description What there would be too much of, in English.
                 * @example active availability rules
                 */
                what: string;
            };
            message: components["schemas"]["ErrorMessage"];
            status: components["schemas"]["ErrorStatus"];
        };
        /** @description What a cancellation does, or would do, with the money. */
        Cancellation: {
            /**
             * @description Whether `windowBegins` is past: a mentee who cancels an accepted booking gets nothing back from then on.
             * @example false
             */
            isInsideWindow: boolean;
            /**
             * @description Whether it is a preview, and nothing was cancelled.
             * @example false
             */
            isPreview: boolean;
            /**
             * @description What the mentee has paid and does not get back.
             * @example {
             *       "minor": 800,
             *       "major": "8.00",
             *       "formatted": "€8.00"
             *     }
             */
            kept: components["schemas"]["Money"];
            /**
             * @description What goes back to the mentee.
             * @example {
             *       "minor": 7200,
             *       "major": "72.00",
             *       "formatted": "€72.00"
             *     }
             */
            refund: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description So many hours before the first session as the setting `bookings.cancellation_window_hours` says.
             * @example 2027-03-13T14:00:00+00:00
             */
            windowBegins: string;
        };
        /** @description A certificate in somebody's career. */
        Certification: {
            /**
             * @description Where others can check it; null if no address was given.
             * @example https://example.com/certificates/4f8a
             */
            credential_url: string | null;
            /**
             * Format: date
             * @description Last day on which it holds; null if none was given.
             * @example 2027-05-31
             */
            expiry_date: string | null;
            /**
             * @description Id of the entry.
             * @example 01920000-0000-7000-8000-000000000032
             */
            id: string;
            /**
             * Format: date
             * @description Day of issue; null if none was given.
             * @example 2024-05-31
             */
            issued_date: string | null;
            /**
             * @description Who issued it.
             * @example Cloud Native Computing Foundation
             */
            issuing_organization: string;
            /**
             * @description Name of the certificate.
             * @example Certified Kubernetes Administrator
             */
            title: string;
        };
        CodeRequired: {
            /** @description What is known of the failure. */
            data: {
                /**
                 * @description How the code was sent just now; `totp`: the authenticator app shows it.
                 * @enum {string}
                 */
                method: "email" | "sms" | "totp";
            };
            message: components["schemas"]["ErrorMessage"];
            status: components["schemas"]["ErrorStatus"];
        };
        CodeThrottled: {
            /** @description What is known of the failure. */
            data: {
                /**
                 * @description Whole seconds until another try makes sense; the same as the header Retry-After.
                 * @example 30
                 */
                retry_after_seconds: number;
            };
            message: components["schemas"]["ErrorMessage"];
            status: components["schemas"]["ErrorStatus"];
        };
        /** @description Accept somebody's request to connect. */
        ConnectionsAcceptConnectionData: {
            /**
             * @description How the caller stands to the person: the caller has asked (outgoing), was asked (incoming), or they are connected.
             * @enum {string}
             */
            connection_status: "none" | "pending_outgoing" | "pending_incoming" | "connected";
            /** @description Whether the caller follows the person. */
            is_following: boolean;
        };
        ConnectionsAcceptConnectionSuccess: {
            data: components["schemas"]["ConnectionsAcceptConnectionData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description Keep somebody away from you, and yourself from them. What the two of you have booked goes on. */
        ConnectionsBlockUserData: {
            /**
             * @description Sessions of the two that are agreed and go on; they can be cancelled.
             * @example 0
             */
            open_sessions: number;
        };
        ConnectionsBlockUserSuccess: {
            data: components["schemas"]["ConnectionsBlockUserData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description Follow somebody, whether you are connected or not. */
        ConnectionsFollowData: {
            /**
             * @description People who follow the person.
             * @example 48
             */
            followers_count: number;
            /** @description Whether the caller follows the person now. */
            is_following: boolean;
        };
        ConnectionsFollowSuccess: {
            data: components["schemas"]["ConnectionsFollowData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description People whom you have blocked, the newest block first. */
        ConnectionsListBlockedUsersData: {
            users: components["schemas"]["BlockedUserPage"];
        };
        ConnectionsListBlockedUsersSuccess: {
            data: components["schemas"]["ConnectionsListBlockedUsersData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description People with whom you are connected, the newest connection first. */
        ConnectionsListConnectionsData: {
            users: components["schemas"]["ConnectionUserPage"];
        };
        /** @description People with whom somebody is connected, the newest connection first. */
        ConnectionsListConnectionsOfUserData: {
            users: components["schemas"]["ConnectionUserPage"];
        };
        ConnectionsListConnectionsOfUserSuccess: {
            data: components["schemas"]["ConnectionsListConnectionsOfUserData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        ConnectionsListConnectionsSuccess: {
            data: components["schemas"]["ConnectionsListConnectionsData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description People who follow somebody, the newest follow first. */
        ConnectionsListFollowersData: {
            users: components["schemas"]["ConnectionUserPage"];
        };
        ConnectionsListFollowersSuccess: {
            data: components["schemas"]["ConnectionsListFollowersData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description People whom somebody follows, the newest follow first. */
        ConnectionsListFollowingData: {
            users: components["schemas"]["ConnectionUserPage"];
        };
        ConnectionsListFollowingSuccess: {
            data: components["schemas"]["ConnectionsListFollowingData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description People who have asked to connect with you, the newest request first. */
        ConnectionsListPendingConnectionsData: {
            users: components["schemas"]["ConnectionUserPage"];
        };
        ConnectionsListPendingConnectionsSuccess: {
            data: components["schemas"]["ConnectionsListPendingConnectionsData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description People whom you have asked to connect and who have not answered, the newest request first. */
        ConnectionsListSentConnectionsData: {
            users: components["schemas"]["ConnectionUserPage"];
        };
        ConnectionsListSentConnectionsSuccess: {
            data: components["schemas"]["ConnectionsListSentConnectionsData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description At most twenty people whom you may want to know: by mutual connections, shared expertise, then the newest. */
        ConnectionsListSuggestionsData: {
            users: components["schemas"]["SuggestedProfilePage"];
        };
        ConnectionsListSuggestionsSuccess: {
            data: components["schemas"]["ConnectionsListSuggestionsData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description End a connection, take your request back, or decline one. The other person is not told. */
        ConnectionsRemoveConnectionData: {
            /**
             * @description How the caller stands to the person: the caller has asked (outgoing), was asked (incoming), or they are connected.
             * @enum {string}
             */
            connection_status: "none" | "pending_outgoing" | "pending_incoming" | "connected";
            /** @description Whether the caller follows the person. */
            is_following: boolean;
        };
        ConnectionsRemoveConnectionSuccess: {
            data: components["schemas"]["ConnectionsRemoveConnectionData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description Ask somebody to connect. Whoever has asked you already is connected with you by it. */
        ConnectionsRequestConnectionData: {
            /**
             * @description How the caller stands to the person: the caller has asked (outgoing), was asked (incoming), or they are connected.
             * @enum {string}
             */
            connection_status: "none" | "pending_outgoing" | "pending_incoming" | "connected";
            /** @description Whether the caller follows the person. */
            is_following: boolean;
            /** @description Whether a request was sent by this call: not if one waits, or if the two connect. */
            is_new: boolean;
        };
        ConnectionsRequestConnectionSuccess: {
            data: components["schemas"]["ConnectionsRequestConnectionData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description Stop following somebody, whether you did or not. */
        ConnectionsUnfollowData: {
            /**
             * @description People who follow the person.
             * @example 48
             */
            followers_count: number;
            /** @description Whether the caller follows the person now. */
            is_following: boolean;
        };
        ConnectionsUnfollowSuccess: {
            data: components["schemas"]["ConnectionsUnfollowData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description The head of somebody's page in the feed, with what is counted of them. */
        ConnectionsViewFeedProfileData: {
            /** @description The person. */
            profile: components["schemas"]["FeedProfile"];
        };
        ConnectionsViewFeedProfileSuccess: {
            data: components["schemas"]["ConnectionsViewFeedProfileData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description A person in a list, and how the caller stands to them. */
        ConnectionUser: {
            /**
             * @description Address of the picture; null without one.
             * @example https://api.example.com/media/01920000-0000-7000-8000-000000000010/large
             */
            avatar_url: string | null;
            /**
             * @description A few words about the person; null if there are none.
             * @example Runs and mentors teams.
             */
            bio: string | null;
            /**
             * @description How the caller stands to the person: the caller has asked (outgoing), was asked (incoming), or they are connected.
             * @enum {string}
             */
            connection_status: "none" | "pending_outgoing" | "pending_incoming" | "connected";
            /**
             * Format: uuid
             * @description Id of a person's account.
             */
            id: string;
            /**
             * @description Whether `connection_status` is `connected`.
             * @example false
             */
            is_connected: boolean;
            /**
             * @description Whether the caller follows the person, connected or not.
             * @example false
             */
            is_following: boolean;
            /**
             * @description Whether it is the caller.
             * @example false
             */
            is_me: boolean;
            /**
             * @description Full name, as the person writes it.
             * @example Ana Duarte
             */
            name: string;
            /**
             * @description Unique name in addresses; its owner can change it.
             * @example ana-duarte
             */
            username: string;
        };
        /** @description A page of the list. */
        ConnectionUserPage: {
            /** @description The items of this page. */
            data: components["schemas"]["ConnectionUser"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        /**
         * @description The field that another one depends on.
         * @example bank_name
         */
        ControllingField: string | null;
        /** @description A mentor's money in one currency. */
        CurrencyBalances: {
            /** @description What can be withdrawn. */
            available_balance: components["schemas"]["Money"];
            /**
             * @description Currency: a code of ISO 4217 in capitals.
             * @example EUR
             */
            currency: string;
            /** @description What is earned and cannot be withdrawn yet. */
            pending_clearance: components["schemas"]["Money"];
        };
        /** @description A mentor's balances and recent earnings in one currency; nothing is converted. */
        CurrencyEarnings: {
            /**
             * @description What can be withdrawn. Below zero where more was taken back than there was.
             * @example {
             *       "minor": 13200,
             *       "major": "132.00",
             *       "formatted": "€132.00"
             *     }
             */
            available_balance: components["schemas"]["Money"];
            /**
             * @description Net earnings of the period against as many days before, in percent. Null where those came to 0.
             * @example 12.5
             */
            change_percent: number | null;
            /**
             * @description Days from a delivery until its money becomes available; earlier deliveries keep the hold that they had.
             * @example 7
             */
            clearance_hold_days: number;
            /**
             * @description Currency of all amounts beside it.
             * @example EUR
             */
            currency: string;
            /**
             * @description Held by an open withdrawal.
             * @example {
             *       "minor": 6800,
             *       "major": "68.00",
             *       "formatted": "€68.00"
             *     }
             */
            in_review: components["schemas"]["Money"];
            /**
             * @description All earnings so far: `pending_clearance + available_balance + in_review + withdrawn_total`.
             * @example {
             *       "minor": 47200,
             *       "major": "472.00",
             *       "formatted": "€472.00"
             *     }
             */
            lifetime_earned: components["schemas"]["Money"];
            /**
             * @description Earned and not available yet: not delivered, in its hold, or about to be refunded.
             * @example {
             *       "minor": 6800,
             *       "major": "68.00",
             *       "formatted": "€68.00"
             *     }
             */
            pending_clearance: components["schemas"]["Money"];
            /** @description The points of the period, the oldest first, zeros included. */
            sparkline: components["schemas"]["EarningsPoint"][];
            /**
             * @description What one point of the sparkline covers: `daily` for `7d` and `30d`, `monthly` for the longer periods.
             * @enum {string}
             */
            sparkline_interval: "daily" | "monthly";
            /**
             * @description All that has been paid out.
             * @example {
             *       "minor": 20400,
             *       "major": "204.00",
             *       "formatted": "€204.00"
             *     }
             */
            withdrawn_total: components["schemas"]["Money"];
        };
        /** @description The caller: the public profile, then what only they see. */
        CurrentUser: {
            /**
             * @description A longer text about the person; null if there is none.
             * @example I have built back ends for twelve years and led teams for six of them.
             */
            about: string | null;
            /** @description The same as `location`, for a form; null if none is saved. */
            address: components["schemas"]["Address"] | null;
            /**
             * @description Address of the picture; null without one.
             * @example https://api.example.com/media/01920000-0000-7000-8000-000000000010/large
             */
            avatar_url: string | null;
            /**
             * @description A few words about the person; null if there are none.
             * @example Runs and mentors teams.
             */
            bio: string | null;
            /**
             * @description Always null: nobody chats with themselves.
             * @example null
             */
            chat_thread: {
                /**
                 * @description Id of the thread.
                 * @example 01920000-0000-7000-8000-000000000050
                 */
                id: string;
                /** @description Whether the caller wrote first. */
                initiated_by_me: boolean;
                /** @description Whether both can write. */
                is_accepted: boolean;
                /**
                 * @description 1 while the other one has not accepted it, 2 afterwards.
                 * @example 2
                 */
                status: number;
                /**
                 * @description The status in words.
                 * @example Accepted
                 */
                status_label: string;
            } | null;
            /**
             * @description Always `none`: it is one's own profile.
             * @enum {string}
             */
            connection_status: "none" | "pending_outgoing" | "pending_incoming" | "connected";
            /**
             * @description People the person is connected with.
             * @example 12
             */
            connections_count: number;
            /**
             * @description Address of the wide picture at the top of the profile; null without one.
             * @example https://api.example.com/media/01920000-0000-7000-8000-000000000011/large
             */
            cover_photo_url: string | null;
            /**
             * Format: date-time
             * @description When the account was made.
             * @example 2027-03-01T08:30:00+00:00
             */
            created_at: string;
            /**
             * @description The method that a sign-in asks for; `email` while two-factor is off.
             * @enum {string}
             */
            default_two_factor_method: "email" | "sms" | "totp" | "backup_code";
            /**
             * @description Address that mail goes to and that one signs in with.
             * @example ana@example.com
             */
            email: string;
            /**
             * Format: date-time
             * @description When the mail address was proven; null until then.
             * @example 2027-03-01T09:00:00+00:00
             */
            email_verified_at: string | null;
            /** @description Methods that can answer a sign-in; empty while two-factor is off. */
            enabled_two_factor_methods: ("email" | "sms" | "totp" | "backup_code")[];
            /**
             * @description People who follow the person.
             * @example 48
             */
            followers_count: number;
            /**
             * @description People the person follows.
             * @example 17
             */
            following_count: number;
            /**
             * @description The same as `name`, for older clients.
             * @example Ana Duarte
             */
            full_name: string;
            /**
             * @description 1 male, 2 female, 3 other, 4 prefers not to say; null if it was never declared.
             * @example 2
             * @enum {number|null}
             */
            gender: 1 | 2 | 3 | 4 | null;
            /**
             * @description The gender in words; null if it was never declared.
             * @example Female
             */
            gender_label: string | null;
            /** @description False if one only signs in by a provider or a passkey; a password can then be set without the current one. */
            has_password: boolean;
            /**
             * Format: uuid
             * @description Id of a person's account.
             */
            id: string;
            /** @description False while the account is suspended. */
            is_active: boolean;
            /**
             * @description Always false: it is one's own profile.
             * @example false
             */
            is_connected: boolean;
            /**
             * @description Always false: it is one's own profile.
             * @example false
             */
            is_following: boolean;
            /** @description Always true. */
            is_me: boolean;
            /**
             * @description Languages the person speaks as a mentor; empty for mentees.
             * @example [
             *       "English",
             *       "Portuguese"
             *     ]
             */
            languages: string[];
            /**
             * @description Language of the person's mails and notifications, a tag of BCP 47.
             * @example de-AT
             */
            locale: string;
            /** @description Where the person lives; all null if no address is saved. */
            location: components["schemas"]["Location"];
            /**
             * @description The profile of a mentee; null in another role.
             * @example null
             */
            mentee_profile: components["schemas"]["PublicMenteeProfile"] | null;
            /** @description The profile of a mentor; null in another role. */
            mentor_profile: components["schemas"]["PublicMentorProfile"] | null;
            /**
             * @description Full name, as the person writes it.
             * @example Ana Duarte
             */
            name: string;
            /**
             * @description Phone number in E.164; null if none was given.
             * @example +351912345678
             */
            phone_number: string | null;
            /**
             * Format: date-time
             * @description When the number was proven; null until then.
             * @example 2027-03-02T09:00:00+00:00
             */
            phone_verified_at: string | null;
            /**
             * @description Posts in the feed.
             * @example 5
             */
            posts_count: number;
            /**
             * @description As what the person is shown: whoever is both, as a mentor; null if neither.
             * @enum {string|null}
             */
            role: "mentor" | "mentee" | null;
            /**
             * @description All roles of the account; one may have several.
             * @example [
             *       "mentee",
             *       "mentor"
             *     ]
             */
            roles: ("mentee" | "mentor" | "admin")[];
            /** @description Links by network, always all of them. */
            social_links: components["schemas"]["SocialLinks"];
            /**
             * @description The person's time zone by its IANA name.
             * @example Europe/Lisbon
             */
            timezone: string;
            /** @description Whether a sign-in asks for a second factor. */
            two_factor_enabled: boolean;
            /**
             * Format: date-time
             * @description When the account was last changed.
             * @example 2027-03-10T16:20:00+00:00
             */
            updated_at: string;
            /**
             * @description Unique name in addresses; its owner can change it.
             * @example ana-duarte
             */
            username: string;
        };
        DashboardsGetMenteeDashboardSuccess: {
            data: components["schemas"]["MenteeDashboard"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        DashboardsGetMentorDashboardSuccess: {
            data: components["schemas"]["MentorDashboard"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description The hours of a date, and why it has no more slots. */
        DateExplanation: {
            /**
             * @description Those of them that off-days or a vacation block.
             * @example 2
             */
            blocked_count: number;
            /**
             * Format: date
             * @description Date in the timezone of the mentor.
             */
            date: string;
            /**
             * @description Whether off-days or a vacation take the whole date or some hours of it; null where they take none.
             * @example partly
             * @enum {string|null}
             */
            off: "whole" | "partly" | null;
            /** @description Why there are no more slots. */
            reasons: components["schemas"]["DateReason"][];
            /**
             * @description Sources that have hours on the date too and give way, the strongest first.
             * @example []
             */
            replaced: {
                /**
                 * @description Where hours come from: an override, or rules of a type.
                 * @example regular_weekly
                 * @enum {string}
                 */
                source: "override" | "one_time" | "recurring" | "regular_weekly";
                /** @description Ids of the overrides where they are the source, else of the rules. */
                source_ids: string[];
            }[];
            /**
             * @description Slots of the date within the window, blocked ones included.
             * @example 7
             */
            slot_count: number;
            /**
             * @description Source of its hours; null without hours.
             * @example regular_weekly
             * @enum {string|null}
             */
            source: "override" | "one_time" | "recurring" | "regular_weekly" | null;
            /** @description Ids of the overrides where they are the source, else of the rules. */
            source_ids: string[];
        };
        /** @description A reason why a date has no more slots. */
        DateReason: {
            /**
             * @description The reason for programs; `message` says what it means.
             * @example off_day
             * @enum {string}
             */
            code: "no_hours" | "skipped_by_zone" | "off_day" | "vacation" | "block_too_short" | "swallowed_by_clock_change" | "outside_window" | "beyond_horizon";
            /**
             * @description The reason for the mentor, in English.
             * @example You are off for hours of it.
             */
            message: string;
            /**
             * Format: uuid
             * @description For `off_day` and `vacation`: the off-day. Null for every other reason, and for a vacation without end.
             */
            off_day_id: string | null;
        };
        /** @description A delivery of an event that was given up. */
        DeadLetter: {
            /**
             * @description How often it was tried.
             * @example 1
             */
            attempts: number;
            /**
             * Format: date-time
             * @description When it was given up.
             * @example 2027-03-08T09:40:05+00:00
             */
            dead_at: string;
            /**
             * Format: uuid
             * @description Id of the event, which may have several deliveries.
             */
            event_id: string;
            /**
             * Format: uuid
             * @description Id of a delivery.
             */
            id: string;
            /**
             * @description What is delivered: `effects` are what the platform itself still has to do, `realtime` frames, `mail` and `texts` what people are sent.
             * @example mail
             * @enum {string}
             */
            lane: "effects" | "realtime" | "mail" | "texts";
            /**
             * @description What went wrong at the last attempt.
             * @example The mail server refused a mail: 550 5.1.1 (RCPT TO).
             */
            last_error: string;
            /**
             * Format: date-time
             * @description When the event happened.
             * @example 2027-03-08T09:40:00+00:00
             */
            occurred_at: string;
            /**
             * @description Within a lane higher ones go first.
             * @example high
             * @enum {string}
             */
            priority: "high" | "medium" | "low";
            /**
             * Format: uuid
             * @description Id of the account that it was for, where the subscriber has a delivery for each of several; else null.
             * @example null
             */
            recipient_id: string | null;
            /**
             * @description Part of the platform that did not manage to act on the event.
             * @example notifications.mailSessionBooked
             */
            subscriber: string;
            /**
             * @description Type of the event: the domain, then what happened.
             * @example bookings.BookingPaid
             */
            type: string;
        };
        /** @description How many dead letters of one kind there are. */
        DeadLetterGroup: {
            /**
             * @description Dead letters of this lane and type.
             * @example 3
             */
            count: number;
            /**
             * @description What is delivered: `effects` are what the platform itself still has to do, `realtime` frames, `mail` and `texts` what people are sent.
             * @example mail
             * @enum {string}
             */
            lane: "effects" | "realtime" | "mail" | "texts";
            /**
             * @description Type of the event: the domain, then what happened.
             * @example bookings.BookingPaid
             */
            type: string;
        };
        /** @description A page of the list. */
        DeadLetterPage: {
            /** @description The items of this page. */
            data: components["schemas"]["DeadLetter"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description Deliveries that were given up, by lane and type, the latest first. */
        DeadLettersListDeadLettersData: {
            dead_letters: components["schemas"]["DeadLetterPage"];
            /** @description How many there are of each lane and type, the most first; of all dead letters, whatever the filter. */
            groups: components["schemas"]["DeadLetterGroup"][];
        };
        DeadLettersListDeadLettersSuccess: {
            data: components["schemas"]["DeadLettersListDeadLettersData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        DeadLettersRetryDeadLettersBody: {
            /** @description Ids of the dead letters to retry; others are ignored. Required without `lane`, and not together with it. */
            ids?: string[] | null;
            /**
             * @description Lane of which all dead letters are retried. Not together with `ids`.
             * @example mail
             * @enum {string|null}
             */
            lane?: "effects" | "realtime" | "mail" | "texts" | null;
            /**
             * @description Only those of events of this type. Only together with `lane`. Left out: all of it.
             * @example bookings.BookingPaid
             */
            type?: string;
        };
        /** @description Try deliveries that were given up again, by id or all of a lane; those that are not dead are passed over. */
        DeadLettersRetryDeadLettersData: {
            /**
             * @description Dead letters that are delivered anew, with all attempts.
             * @example 3
             */
            retried: number;
        };
        DeadLettersRetryDeadLettersSuccess: {
            data: components["schemas"]["DeadLettersRetryDeadLettersData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        DecisionNotPossible: {
            /** @description What is known of the failure. */
            data: {
                /**
                 * @description `nothing_to_accept`: only a review of kind `charge_differs` can be accepted; `other_currency`: the money is of another currency; `no_charge`: there is none to refund; `partly_returned`: some of it went back; `paid_already`: it was paid in the meantime.
                 * @enum {string}
                 */
                obstacle: "nothing_to_accept" | "other_currency" | "no_charge" | "partly_returned" | "paid_already";
            };
            message: components["schemas"]["ErrorMessage"];
            status: components["schemas"]["ErrorStatus"];
        };
        DocumentLocked: {
            /** @description What is known of the failure. */
            data: {
                /**
                 * @description What was to be done to the approved document.
                 * @example deleted
                 * @enum {string}
                 */
                attempt: "updated" | "deleted";
            };
            message: components["schemas"]["ErrorMessage"];
            status: components["schemas"]["ErrorStatus"];
        };
        DocumentNotPending: {
            /** @description What is known of the failure. */
            data: {
                /**
                 * @description Status that the document is in; only a `pending` one can be reviewed.
                 * @example approved
                 * @enum {string}
                 */
                status: "pending" | "approved" | "rejected";
            };
            message: components["schemas"]["ErrorMessage"];
            status: components["schemas"]["ErrorStatus"];
        };
        DocumentTypeApproved: {
            /** @description What is known of the failure. */
            data: {
                /**
                 * @description The kind of document of which you have an approved one.
                 * @example passport
                 * @enum {string}
                 */
                documentType: "id_card" | "passport" | "driving_license";
            };
            message: components["schemas"]["ErrorMessage"];
            status: components["schemas"]["ErrorStatus"];
        };
        EarningsGetStatementSuccess: {
            data: components["schemas"]["EarningsStatement"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        EarningsGetSummarySuccess: {
            data: components["schemas"]["EarningsSummary"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description What a mentor earned in one day, month or year. */
        EarningsPoint: {
            /**
             * Format: date
             * @description First day of what the point covers, in the mentor's zone.
             */
            date: string;
            /**
             * @description Sales that were paid then, less the platform's fee.
             * @example {
             *       "minor": 6800,
             *       "major": "68.00",
             *       "formatted": "€68.00"
             *     }
             */
            earned: components["schemas"]["Money"];
            /**
             * @description For people: `14 Mar`; `Mar`, or `Mar 2027` where the months are not all of one year; `2027`.
             * @example 14 Mar
             */
            label: string;
            /**
             * @description `earned - refunded`.
             * @example {
             *       "minor": 6800,
             *       "major": "68.00",
             *       "formatted": "€68.00"
             *     }
             */
            net: components["schemas"]["Money"];
            /**
             * @description The mentor's share of what went back then.
             * @example {
             *       "minor": 0,
             *       "major": "0.00",
             *       "formatted": "€0.00"
             *     }
             */
            refunded: components["schemas"]["Money"];
        };
        /** @description What a mentor earned in each day, month or year of a span, in one currency. */
        EarningsStatement: {
            /**
             * @description Currency of all amounts here.
             * @example EUR
             */
            currency: string;
            /**
             * Format: date
             * @description First day of the first point, in `timezone`.
             */
            from: string;
            /**
             * @description What one point covers: a whole day, month or year of the mentor's zone.
             * @enum {string}
             */
            interval: "daily" | "monthly" | "yearly";
            /** @description Every day, month or year of the span in order, zeros included. */
            points: components["schemas"]["EarningsPoint"][];
            /**
             * @description The mentor's zone, whose days are counted: a name of the IANA.
             * @example Europe/Lisbon
             */
            timezone: string;
            /**
             * Format: date
             * @description Last day of the last point, in `timezone`.
             */
            to: string;
            /** @description Sums of all points. */
            totals: {
                /**
                 * @description Sum of `earned` of all points.
                 * @example {
                 *       "minor": 6800,
                 *       "major": "68.00",
                 *       "formatted": "€68.00"
                 *     }
                 */
                earned: components["schemas"]["Money"];
                /**
                 * @description Sum of `net` of all points.
                 * @example {
                 *       "minor": 6800,
                 *       "major": "68.00",
                 *       "formatted": "€68.00"
                 *     }
                 */
                net: components["schemas"]["Money"];
                /**
                 * @description Sum of `refunded` of all points.
                 * @example {
                 *       "minor": 0,
                 *       "major": "0.00",
                 *       "formatted": "€0.00"
                 *     }
                 */
                refunded: components["schemas"]["Money"];
            };
        };
        /** @description A mentor's balances and recent earnings in the mentor's own currency, and in each of them. */
        EarningsSummary: {
            /**
             * @description What can be withdrawn. Below zero where more was taken back than there was.
             * @example {
             *       "minor": 13200,
             *       "major": "132.00",
             *       "formatted": "€132.00"
             *     }
             */
            available_balance: components["schemas"]["Money"];
            /**
             * @description Net earnings of the period against as many days before, in percent. Null where those came to 0.
             * @example 12.5
             */
            change_percent: number | null;
            /**
             * @description Days from a delivery until its money becomes available; earlier deliveries keep the hold that they had.
             * @example 7
             */
            clearance_hold_days: number;
            /** @description The same for every currency: the mentor's own first, then all others with income, by their codes. */
            currencies: components["schemas"]["CurrencyEarnings"][];
            /**
             * @description Currency of all amounts beside it.
             * @example EUR
             */
            currency: string;
            /**
             * @description Held by an open withdrawal.
             * @example {
             *       "minor": 6800,
             *       "major": "68.00",
             *       "formatted": "€68.00"
             *     }
             */
            in_review: components["schemas"]["Money"];
            /**
             * @description All earnings so far: `pending_clearance + available_balance + in_review + withdrawn_total`.
             * @example {
             *       "minor": 47200,
             *       "major": "472.00",
             *       "formatted": "€472.00"
             *     }
             */
            lifetime_earned: components["schemas"]["Money"];
            /**
             * @description Earned and not available yet: not delivered, in its hold, or about to be refunded.
             * @example {
             *       "minor": 6800,
             *       "major": "68.00",
             *       "formatted": "€68.00"
             *     }
             */
            pending_clearance: components["schemas"]["Money"];
            /** @description The points of the period, the oldest first, zeros included. */
            sparkline: components["schemas"]["EarningsPoint"][];
            /**
             * @description What one point of the sparkline covers: `daily` for `7d` and `30d`, `monthly` for the longer periods.
             * @enum {string}
             */
            sparkline_interval: "daily" | "monthly";
            /**
             * @description All that has been paid out.
             * @example {
             *       "minor": 20400,
             *       "major": "204.00",
             *       "formatted": "€204.00"
             *     }
             */
            withdrawn_total: components["schemas"]["Money"];
        };
        /** @description Studies in somebody's career. */
        Education: {
            /**
             * Format: date-time
             * @description When the entry was made.
             * @example 2027-03-01T10:05:00+00:00
             */
            created_at: string;
            /**
             * @description Whether the studies go on; such an entry has no end.
             * @example false
             */
            currently_studying: boolean;
            /**
             * @description What was studied, or the degree.
             * @example MSc Computer Science
             */
            degree: string;
            /**
             * Format: date
             * @description Last day; null if it goes on, or if none was given.
             * @example 2024-05-31
             */
            end_date: string | null;
            /**
             * @description Id of the entry.
             * @example 01920000-0000-7000-8000-000000000031
             */
            id: string;
            /**
             * @description School or university.
             * @example University of Lisbon
             */
            institution: string;
            /**
             * Format: date
             * @description First day.
             * @example 2019-03-01
             */
            start_date: string;
            /**
             * Format: date-time
             * @description When the entry was last changed.
             * @example 2027-03-10T16:20:00+00:00
             */
            updated_at: string;
        };
        ErrorEnvelope: {
            /** @description Empty. */
            data: Record<string, never>;
            message: components["schemas"]["ErrorMessage"];
            status: components["schemas"]["ErrorStatus"];
        };
        /**
         * @description Tells people why it was not done, in English.
         * @example Why it was not done.
         */
        ErrorMessage: string;
        /**
         * @description Whether it was done.
         * @enum {string}
         */
        ErrorStatus: "error";
        /** @description A job in somebody's career. */
        Experience: {
            /**
             * Format: date-time
             * @description When the entry was made.
             * @example 2027-03-01T10:05:00+00:00
             */
            created_at: string;
            /**
             * @description Whether the work goes on; such an entry has no end.
             * @example false
             */
            currently_working: boolean;
            /**
             * @description What the work was; null if nothing was said.
             * @example Built the booking back end with a team of five.
             */
            description: string | null;
            /**
             * @description What the person was there.
             * @example Lead engineer
             */
            designation: string;
            /**
             * Format: date
             * @description Last day; null if it goes on, or if none was given.
             * @example 2024-05-31
             */
            end_date: string | null;
            /**
             * @description Id of the entry.
             * @example 01920000-0000-7000-8000-000000000030
             */
            id: string;
            /**
             * @description Where the work was done.
             * @example Harbour Systems
             */
            organization: string;
            /**
             * Format: date
             * @description First day.
             * @example 2019-03-01
             */
            start_date: string;
            /**
             * Format: date-time
             * @description When the entry was last changed.
             * @example 2027-03-10T16:20:00+00:00
             */
            updated_at: string;
        };
        /** @description An area of the catalogue that people choose from. */
        ExpertiseArea: {
            /**
             * Format: uuid
             * @description Id of an area of the catalogue.
             */
            id: string;
            /**
             * @description Name of the area.
             * @example Software engineering
             */
            name: string;
            /** @description Skills that belong to the area. */
            skills: {
                /**
                 * Format: uuid
                 * @description Id of a skill of the catalogue.
                 */
                id: string;
                /**
                 * @description Name of the skill.
                 * @example TypeScript
                 */
                name: string;
            }[];
        };
        /** @description A mentor whom the caller has bookmarked. */
        Favourite: {
            /**
             * Format: date-time
             * @description When the mentor was bookmarked; once more changes nothing.
             */
            favourited_at: string;
            /**
             * Format: uuid
             * @description Id of a mentor profile; not that of the account.
             */
            mentor_id: string;
        };
        /** @description A mentor whom the caller has bookmarked, as lists show them. */
        FavouriteCard: {
            /**
             * @description Address of the picture; null without one.
             * @example https://api.example.com/media/01920000-0000-7000-8000-000000000010/large
             */
            avatar_url: string | null;
            /**
             * @description Mean of the ratings, in stars from 1 to 5 with two decimals; 0.00 without one.
             * @example 4.50
             */
            average_rating: string;
            /**
             * @description Currency of the hourly rate: a code of ISO 4217 in capitals.
             * @example EUR
             */
            currency: string;
            /** @description What the mentor knows, in the order of the catalogue. */
            expertise_areas: components["schemas"]["ProfileExpertiseArea"][];
            /**
             * Format: date-time
             * @description When the mentor was bookmarked; once more changes nothing.
             */
            favourited_at: string;
            /**
             * @description 1 male, 2 female, 3 other, 4 prefers not to say; null if it was never declared.
             * @example 2
             * @enum {number|null}
             */
            gender: 1 | 2 | 3 | 4 | null;
            /**
             * @description The gender in words; null if it was never declared.
             * @example Female
             */
            gender_label: string | null;
            /**
             * @description What the mentor offers, in a line.
             * @example Twelve years of back ends and the people behind them
             */
            headline: string;
            /**
             * @description What the mentor asks for an hour, with the decimals of its currency.
             * @example 80.00
             */
            hourly_rate: string;
            /**
             * Format: uuid
             * @description Id of a mentor profile; not that of the account.
             */
            id: string;
            /**
             * @description Languages the mentor speaks, as the mentor writes them.
             * @example [
             *       "English",
             *       "Portuguese"
             *     ]
             */
            languages: string[];
            /** @description Where the mentor lives; all null if no address is saved. */
            location: {
                /**
                 * @description City; null if not given.
                 * @example Lisbon
                 */
                city: string | null;
                /**
                 * @description Country, as the person writes it; null if not given.
                 * @example Portugal
                 */
                country: string | null;
                /**
                 * @description Country by its two letters of ISO 3166; null if there is none, or its name was not recognised.
                 * @example PT
                 */
                country_code: string | null;
                /**
                 * @description State, region or district; null if not given.
                 * @example Lisbon
                 */
                state: string | null;
            };
            /**
             * @description Full name, as the person writes it.
             * @example Ana Duarte
             */
            name: string;
            /**
             * Format: date-time
             * @description Start of the first session that can be booked; null if there is none.
             */
            next_available_at: string | null;
            /**
             * @description Ratings of the mentor; the same as `total_reviews`.
             * @example 24
             */
            rating_count: number;
            /**
             * @description Time zone of the mentor's calendar by its IANA name.
             * @example Europe/Lisbon
             */
            timezone: string;
            /**
             * @description Reviews of the mentor.
             * @example 24
             */
            total_reviews: number;
            /**
             * @description Sessions of the mentor that took place.
             * @example 57
             */
            total_sessions: number;
            /**
             * Format: uuid
             * @description Id of the mentor's account.
             */
            user_id: string;
            /**
             * @description Unique name in addresses; its owner can change it.
             * @example ana-duarte
             */
            username: string;
            /**
             * Format: date-time
             * @description End of the vacation; null if there is none, or if it has no end yet.
             * @example null
             */
            vacationEndsAt: string | null;
            /**
             * @description Whether the mentor is on vacation, and has no bookable times until it ends.
             * @example false
             */
            vacationMode: boolean;
            /**
             * @description Whole years of work, as the mentor told.
             * @example 12
             */
            years_of_experience: number;
        };
        /** @description A page of the list. */
        FavouriteCardPage: {
            /** @description The items of this page. */
            data: components["schemas"]["FavouriteCard"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description Bookmark a mentor. One whom you have bookmarked already keeps the first moment. */
        FavouritesAddFavouriteData: {
            /** @description The favourite, new or not. */
            favourite: components["schemas"]["Favourite"];
        };
        FavouritesAddFavouriteSuccess: {
            data: components["schemas"]["FavouritesAddFavouriteData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description The mentors that you bookmarked, the newest first, without those who cannot be seen at the moment. */
        FavouritesListFavouritesData: {
            favourites: components["schemas"]["FavouriteCardPage"];
        };
        FavouritesListFavouritesSuccess: {
            data: components["schemas"]["FavouritesListFavouritesData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description A mentor, as the dashboard of mentees shows them. */
        FeaturedMentor: {
            /**
             * @description Address of the picture; null without one.
             * @example https://api.example.com/media/01920000-0000-7000-8000-000000000010/large
             */
            avatar_url: string | null;
            /**
             * @description Mean of the ratings, in stars from 1 to 5 with two decimals; null without one.
             * @example 4.50
             */
            average_rating: string | null;
            /**
             * @description Currency of the hourly rate: a code of ISO 4217 in capitals.
             * @example EUR
             */
            currency: string;
            /** @description What the mentor knows, in the order of the catalogue. */
            expertise_areas: components["schemas"]["ProfileExpertiseArea"][];
            /**
             * @description 1 male, 2 female, 3 other, 4 prefers not to say; null if it was never declared.
             * @example 2
             * @enum {number|null}
             */
            gender: 1 | 2 | 3 | 4 | null;
            /**
             * @description The gender in words; null if it was never declared.
             * @example Female
             */
            gender_label: string | null;
            /**
             * @description What the mentor offers, in a line.
             * @example Twelve years of back ends and the people behind them
             */
            headline: string;
            /**
             * @description What the mentor asks for an hour, with the decimals of its currency.
             * @example 80.00
             */
            hourly_rate: string;
            /**
             * Format: uuid
             * @description Id of a mentor profile; not that of the account.
             */
            id: string;
            /**
             * @description Languages the mentor speaks, as the mentor writes them.
             * @example [
             *       "English",
             *       "Portuguese"
             *     ]
             */
            languages: string[];
            /** @description Where the mentor lives; all null if no address is saved. */
            location: {
                /**
                 * @description City; null if not given.
                 * @example Lisbon
                 */
                city: string | null;
                /**
                 * @description Country, as the person writes it; null if not given.
                 * @example Portugal
                 */
                country: string | null;
                /**
                 * @description Country by its two letters of ISO 3166; null if there is none, or its name was not recognised.
                 * @example PT
                 */
                country_code: string | null;
                /**
                 * @description State, region or district; null if not given.
                 * @example Lisbon
                 */
                state: string | null;
            };
            /**
             * @description Full name, as the person writes it.
             * @example Ana Duarte
             */
            name: string;
            /**
             * Format: date-time
             * @description Start of the first session that can be booked; null if there is none.
             */
            next_available_at: string | null;
            /**
             * @description Ratings of the mentor; the same as `total_reviews`.
             * @example 24
             */
            rating_count: number;
            /**
             * @description Time zone of the mentor's calendar by its IANA name.
             * @example Europe/Lisbon
             */
            timezone: string;
            /**
             * @description Reviews of the mentor.
             * @example 24
             */
            total_reviews: number;
            /**
             * @description Sessions of the mentor that took place.
             * @example 57
             */
            total_sessions: number;
            /**
             * Format: uuid
             * @description Id of the mentor's account.
             */
            user_id: string;
            /**
             * @description Unique name in addresses; its owner can change it.
             * @example ana-duarte
             */
            username: string;
            /**
             * Format: date-time
             * @description End of the vacation; null if there is none, or if it has no end yet.
             * @example null
             */
            vacationEndsAt: string | null;
            /**
             * @description Whether the mentor is on vacation, and has no bookable times until it ends.
             * @example false
             */
            vacationMode: boolean;
            /**
             * @description Whole years of work, as the mentor told.
             * @example 12
             */
            years_of_experience: number;
        };
        /** @description The head of a person's page in the feed. */
        FeedProfile: {
            /**
             * @description Address of the picture; null without one.
             * @example https://api.example.com/media/01920000-0000-7000-8000-000000000010/large
             */
            avatar_url: string | null;
            /**
             * @description A few words about the person; null if there are none.
             * @example Runs and mentors teams.
             */
            bio: string | null;
            /**
             * @description How the caller stands to the person: the caller has asked (outgoing), was asked (incoming), or they are connected.
             * @enum {string}
             */
            connection_status: "none" | "pending_outgoing" | "pending_incoming" | "connected";
            /**
             * @description People the person is connected with.
             * @example 12
             */
            connections_count: number;
            /**
             * @description Address of the wide picture at the top of the profile; null without one.
             * @example https://api.example.com/media/01920000-0000-7000-8000-000000000011/large
             */
            cover_photo_url: string | null;
            /**
             * @description People who follow the person.
             * @example 48
             */
            followers_count: number;
            /**
             * @description People the person follows.
             * @example 17
             */
            following_count: number;
            /**
             * Format: uuid
             * @description Id of a person's account.
             */
            id: string;
            /**
             * @description Whether `connection_status` is `connected`.
             * @example false
             */
            is_connected: boolean;
            /**
             * @description Whether the caller follows the person, connected or not.
             * @example false
             */
            is_following: boolean;
            /**
             * @description Whether it is the caller.
             * @example false
             */
            is_me: boolean;
            /**
             * @description Full name, as the person writes it.
             * @example Ana Duarte
             */
            name: string;
            /**
             * @description Posts in the feed.
             * @example 5
             */
            posts_count: number;
            /**
             * @description Unique name in addresses; its owner can change it.
             * @example ana-duarte
             */
            username: string;
        };
        FollowUpOutsideWindow: {
            /** @description What is known of the failure. */
            data: {
                /**
                 * Format: date-time
                 * @description The next follow-up session begins at this moment at the earliest.
                 * @example 2027-03-26T00:00:00+00:00
                 */
                from: string;
                /**
                 * Format: date-time
                 * @description The next follow-up session begins before this moment.
                 * @example 2027-03-30T23:00:00+00:00
                 */
                until: string;
            };
            message: components["schemas"]["ErrorMessage"];
            status: components["schemas"]["ErrorStatus"];
        };
        GatewayRefused: {
            /** @description What is known of the failure. */
            data: {
                /**
                 * @description Why, in the gateway's own words if it gave any; may be empty.
                 * @example Charge ch_3Pq8TfLk2eZvKYlo has already been refunded.
                 */
                detail: string;
            };
            message: components["schemas"]["ErrorMessage"];
            status: components["schemas"]["ErrorStatus"];
        };
        /** @description A seat on a slot that the caller holds. */
        HeldSeat: {
            /**
             * Format: uuid
             * @description Id of a booking attempt: of all seats that were held by one call.
             */
            booking_attempt_id: string;
            /**
             * Format: date-time
             * @description End of the session, without the buffer after it.
             * @example 2027-03-14T15:00:00+00:00
             */
            ends_at: string;
            /**
             * Format: date-time
             * @description The seat is free again from then on, unless it has been booked.
             * @example 2027-03-08T10:05:00+00:00
             */
            expires_at: string;
            /**
             * @description Whether it belongs to a booking that waits for its payment; such a hold cannot be released.
             * @example false
             */
            is_in_checkout: boolean;
            /**
             * Format: uuid
             * @description Id of a mentor profile; not that of the account.
             */
            mentor_id: string;
            /**
             * Format: uuid
             * @description Id of a session type.
             */
            session_type_id: string;
            /**
             * Format: uuid
             * @description Id of a slot.
             */
            slot_id: string;
            /**
             * Format: date-time
             * @description Start of the session.
             * @example 2027-03-14T14:00:00+00:00
             */
            starts_at: string;
        };
        /** @description A page of the list. */
        HeldSeatPage: {
            /** @description The items of this page. */
            data: components["schemas"]["HeldSeat"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description Seats that were held by one call. */
        Hold: {
            /**
             * Format: uuid
             * @description Id of the booking attempt, with which the seats are booked or released.
             */
            booking_attempt_id: string;
            /**
             * Format: date-time
             * @description The seat is free again from then on, unless it has been booked.
             * @example 2027-03-08T10:05:00+00:00
             */
            expires_at: string;
            /** @description Ids of the slots with a held seat, by start. */
            held_slots: string[];
        };
        IdentityChangePasswordBody: {
            /**
             * @description The present password: required if the account has one, refused if it has none.
             * @example eleven quiet mornings
             */
            current_password?: string | null;
            /**
             * @description The new password, other than the present one.
             * @example correct horse battery
             */
            password: string;
            /**
             * @description The same as `password`.
             * @example correct horse battery
             */
            password_confirmation: string;
        };
        IdentityForgotPasswordBody: {
            /**
             * Format: email
             * @description Mail address of the account, in whatever case.
             * @example mika@example.com
             */
            email: string;
        };
        /** @description Your own profile, with everything of your account. */
        IdentityGetMeData: {
            /** @description The caller. */
            user: components["schemas"]["CurrentUser"];
        };
        IdentityGetMeSuccess: {
            data: components["schemas"]["IdentityGetMeData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description List where you are signed in. */
        IdentityListSessionsData: {
            /** @description The caller's own, last used first. */
            sessions: components["schemas"]["Session"][];
        };
        IdentityListSessionsSuccess: {
            data: components["schemas"]["IdentityListSessionsData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        IdentityLoginBody: {
            /**
             * Format: email
             * @description Mail address of the account, in whatever case.
             * @example mika@example.com
             */
            email: string;
            /**
             * @description The account's password.
             * @example correct horse battery
             */
            password: string;
        };
        /** @description Sign in: a full token, or a pending one that owes the second factor. */
        IdentityLoginData: {
            /**
             * @description False: the sign-in is complete.
             * @enum {boolean}
             */
            requires_two_factor: false;
            /**
             * @description Signs the caller's requests as `Authorization: Bearer <token>`. It holds for 30 days after each use.
             * @example 01920000-0000-7000-8000-000000000002|k3V0x5qW8yA
             */
            token: string;
            /** @description Whoever has signed in. */
            user: components["schemas"]["User"];
        } | {
            /**
             * @description True: the sign-in waits for a second factor.
             * @enum {boolean}
             */
            requires_two_factor: true;
            /**
             * @description A pending token: for 10 minutes it answers the challenge, and nothing else.
             * @example 01920000-0000-7000-8000-000000000002|k3V0x5qW8yA
             */
            token: string;
            /**
             * @description How the code comes that is asked for. By mail and by text message it is on its way.
             * @enum {string}
             */
            two_factor_method: "email" | "sms" | "totp";
        };
        IdentityLoginSuccess: {
            data: components["schemas"]["IdentityLoginData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        IdentityRegisterBody: {
            /**
             * Format: email
             * @description Mail address of the new account, which has to be proven. Its case makes no difference.
             * @example mika@example.com
             */
            email: string;
            /**
             * @description Full name. What nobody sees of it is taken out; something visible must be left.
             * @example Mika Sorensen
             */
            full_name: string;
            /**
             * @description Language of mails and notifications; what `Accept-Language` asks for unless it is said.
             * @example de-AT
             */
            locale?: string | null;
            /**
             * @description The new password, of any characters. A host may refuse one that many people have.
             * @example correct horse battery
             */
            password: string;
            /**
             * @description The same as `password`.
             * @example correct horse battery
             */
            password_confirmation: string;
            /**
             * @description Time zone by its IANA name; UTC unless it is said.
             * @example Europe/Berlin
             */
            timezone?: string | null;
        };
        /** @description Create an account; a link to verify its address is mailed. */
        IdentityRegisterData: {
            /** @description The new account, which cannot sign in before its address is proven. */
            user: components["schemas"]["User"];
        };
        IdentityRegisterSuccess: {
            data: components["schemas"]["IdentityRegisterData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        IdentityResendVerificationBody: {
            /**
             * Format: email
             * @description Mail address of the account, in whatever case.
             * @example mika@example.com
             */
            email: string;
        };
        IdentityResetPasswordBody: {
            /**
             * Format: email
             * @description The address that the link was mailed to; the token works for no other.
             * @example mika@example.com
             */
            email: string;
            /**
             * @description The new password, of any characters. A host may refuse one that many people have.
             * @example correct horse battery
             */
            password: string;
            /**
             * @description The same as `password`.
             * @example correct horse battery
             */
            password_confirmation: string;
            /**
             * @description The token out of the mailed link, which works once.
             * @example 01920000-0000-7000-8000-000000000005|w2Nf6Tj0LsA
             */
            token: string;
        };
        IdentityVerifyEmailBody: {
            /**
             * @description The token out of the mailed link, which works once.
             * @example YW9286wRokwb8Ys4Kd1VqE
             */
            token: string;
        };
        /** @description Verify an address by the mailed token; signs in and turns codes by mail on. */
        IdentityVerifyEmailData: {
            /**
             * @description Signs the caller's requests as `Authorization: Bearer <token>`. It holds for 30 days after each use.
             * @example 01920000-0000-7000-8000-000000000002|k3V0x5qW8yA
             */
            token: string;
            /** @description Whoever has signed in. */
            user: components["schemas"]["User"];
        };
        IdentityVerifyEmailSuccess: {
            data: components["schemas"]["IdentityVerifyEmailData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description The public profile of a user. */
        IdentityViewUserData: {
            /** @description The person. */
            user: components["schemas"]["PublicProfile"];
        };
        IdentityViewUserSuccess: {
            data: components["schemas"]["IdentityViewUserData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        InsufficientBalance: {
            /** @description What is known of the failure. */
            data: {
                /**
                 * @description What can be withdrawn now; 0 where the balance is below zero.
                 * @example {
                 *       "minor": 6800,
                 *       "major": "68.00",
                 *       "formatted": "€68.00"
                 *     }
                 */
                available: components["schemas"]["Money"];
            };
            message: components["schemas"]["ErrorMessage"];
            status: components["schemas"]["ErrorStatus"];
        };
        InvalidAccountInput: {
            /**
             * @description The sentences for each field that is at fault; those of nested fields by their path, as `slots.0.id`.
             * @example {
             *       "name_of_the_field": [
             *         "The name of the field field is required."
             *       ]
             *     }
             */
            errors: {
                [key: string]: string[];
            };
            message: components["schemas"]["ErrorMessage"];
        };
        InvalidInput: {
            /**
             * @description The sentences for each field that is at fault; those of nested fields by their path, as `slots.0.id`.
             * @example {
             *       "name_of_the_field": [
             *         "The name of the field field is required."
             *       ]
             *     }
             */
            data: {
                [key: string]: string[];
            };
            message: components["schemas"]["ErrorMessage"];
            status: components["schemas"]["ErrorStatus"];
        };
        /** @description An invoice for its buyer, without the platform's fee and the mentor's earnings. */
        Invoice: {
            /**
             * @description What the buyer paid.
             * @example {
             *       "minor": 8000,
             *       "major": "80.00",
             *       "formatted": "€80.00"
             *     }
             */
            amount: components["schemas"]["Money"];
            /** @description The person who paid. */
            buyer: {
                /**
                 * @description Email address of the buyer; null for an erased account.
                 * @example mika@example.com
                 */
                email: string | null;
                /**
                 * @description Name of the buyer.
                 * @example Mika Sorensen
                 */
                name: string;
            };
            /**
             * @description Currency of all its amounts.
             * @example EUR
             */
            currency: string;
            /**
             * @description What was paid for, in one line.
             * @example Career review with Ana Duarte
             */
            description: string;
            /**
             * Format: uuid
             * @description Id of the invoice, which is that of its payment.
             */
            id: string;
            /**
             * Format: date-time
             * @description When the invoice got its number, soon after the payment.
             */
            issued_at: string;
            /**
             * @description `amount - refunded`.
             * @example {
             *       "minor": 6000,
             *       "major": "60.00",
             *       "formatted": "€60.00"
             *     }
             */
            net_paid: components["schemas"]["Money"];
            /**
             * @description Number of the invoice; there are no gaps between them.
             * @example INV-000042
             */
            number: string;
            /**
             * Format: date-time
             * @description When the buyer paid.
             */
            paid_at: string;
            /**
             * @description Id of what was paid for, by `purpose`: such as that of the booking.
             * @example 01920000-0000-7000-8000-000000000001
             */
            purchasable_id: string;
            /**
             * @description What is paid for: a booking of sessions, a course, or a membership of a community.
             * @enum {string}
             */
            purpose: "booking" | "course" | "community";
            /**
             * @description The purpose for people.
             * @example Mentoring session
             */
            purpose_label: string;
            /**
             * @description Reference of the payment for people.
             * @example PAY-7K3M9QXZ2T4W
             */
            reference: string;
            /**
             * @description How much of it went back, lost disputes included.
             * @example {
             *       "minor": 2000,
             *       "major": "20.00",
             *       "formatted": "€20.00"
             *     }
             */
            refunded: components["schemas"]["Money"];
            /** @description All that went back, the earliest first; they add up to `refunded`. */
            refunds: components["schemas"]["InvoiceRefund"][];
            /** @description The mentor who sold it. */
            seller: {
                /**
                 * @description Full name of the mentor.
                 * @example Ana Duarte
                 */
                name: string;
                /**
                 * @description Username of the mentor.
                 * @example ana-duarte
                 */
                username: string;
            };
            /**
             * @description Status of the payment; only one that was paid has an invoice.
             * @example partially_refunded
             * @enum {string}
             */
            status: "succeeded" | "partially_refunded" | "refunded";
            /**
             * @description The status for people.
             * @example Partially Refunded
             */
            status_label: string;
        };
        /** @description A page of the list. */
        InvoicePage: {
            /** @description The items of this page. */
            data: components["schemas"]["Invoice"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description A part of an invoice that went back to the buyer. */
        InvoiceRefund: {
            /**
             * @description What went back.
             * @example {
             *       "minor": 2000,
             *       "major": "20.00",
             *       "formatted": "€20.00"
             *     }
             */
            amount: components["schemas"]["Money"];
            /**
             * @description Why it went back. `capacity_conflict`: the last seat was sold to somebody else while the checkout was open; `dispute`: the buyer's bank took it; `other`: not known.
             * @enum {string}
             */
            reason: "requested_by_customer" | "duplicate" | "fraudulent" | "capacity_conflict" | "platform_error" | "dispute" | "other";
            /**
             * Format: date-time
             * @description When it went back; null where nobody knows.
             */
            refunded_at: string | null;
        };
        /** @description One of your invoices, by the id of its payment. */
        InvoicesGetMenteeInvoiceData: {
            /** @description The invoice. */
            invoice: components["schemas"]["Invoice"];
        };
        InvoicesGetMenteeInvoiceSuccess: {
            data: components["schemas"]["InvoicesGetMenteeInvoiceData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description What you have paid in each currency, of all time or of some days of UTC. */
        InvoicesGetMenteeSummaryData: {
            /** @description What you have bought, by currency; without any that you never paid in. */
            buyer: components["schemas"]["BuyerTotals"][];
        };
        InvoicesGetMenteeSummarySuccess: {
            data: components["schemas"]["InvoicesGetMenteeSummaryData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description One invoice of what you have sold, by the id of its payment. */
        InvoicesGetMentorInvoiceData: {
            /** @description The invoice. */
            invoice: components["schemas"]["MentorInvoice"];
        };
        InvoicesGetMentorInvoiceSuccess: {
            data: components["schemas"]["InvoicesGetMentorInvoiceData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description What you have sold and what you have bought in each currency. */
        InvoicesGetMentorSummaryData: {
            /** @description What you have bought, by currency; without any that you never paid in. */
            buyer: components["schemas"]["BuyerTotals"][];
            /** @description What you have sold, by currency; without any that you never sold in. */
            seller: components["schemas"]["SellerTotals"][];
        };
        InvoicesGetMentorSummarySuccess: {
            data: components["schemas"]["InvoicesGetMentorSummaryData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description What you have paid, the last first; every renewal has an invoice of its own. Days are UTC's. */
        InvoicesListMenteeInvoicesData: {
            invoices: components["schemas"]["InvoicePage"];
        };
        InvoicesListMenteeInvoicesSuccess: {
            data: components["schemas"]["InvoicesListMenteeInvoicesData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description What others have paid you, the last first, with the platform's fee and what you are owed. */
        InvoicesListMentorInvoicesData: {
            invoices: components["schemas"]["MentorInvoicePage"];
        };
        InvoicesListMentorInvoicesSuccess: {
            data: components["schemas"]["InvoicesListMentorInvoicesData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        Location: {
            /**
             * @description Street and number; null if not given.
             * @example Rua Augusta 24
             */
            address: string | null;
            /**
             * @description City; null if not given.
             * @example Lisbon
             */
            city: string | null;
            /**
             * @description Country, as the person writes it; null if not given.
             * @example Portugal
             */
            country: string | null;
            /**
             * @description Country by its two letters of ISO 3166; null if there is none, or its name was not recognised.
             * @example PT
             */
            country_code: string | null;
            /**
             * @description State, region or district; null if not given.
             * @example Lisbon
             */
            state: string | null;
        };
        /** @description What a mentee sees first. */
        MenteeDashboard: {
            /** @description The best rated mentors, six at most, never the caller. */
            featured_mentors: components["schemas"]["FeaturedMentor"][];
            /** @description The caller's next sessions that are requested, paid or settled, five at most. */
            upcoming_sessions: components["schemas"]["Booking"][];
            /**
             * @description Number of all such sessions, shown or not.
             * @example 1
             */
            upcoming_sessions_count: number;
        };
        /** @description A mentor profile with its account, as admins see it. */
        MentorApplication: {
            /**
             * @description Status of the mentor profile: `pending` waits for an admin, `approved` can be booked, `rejected` may apply again, `suspended` cannot be booked until an admin reinstates it.
             * @example approved
             * @enum {string}
             */
            approval_status: "pending" | "approved" | "rejected" | "suspended";
            /**
             * @description The approval status for people, in English.
             * @example Approved
             */
            approval_status_label: string;
            /**
             * Format: date-time
             * @description When it was approved; null until then. A reinstatement does not change it.
             * @example 2027-03-02T10:00:00+00:00
             */
            approved_at: string | null;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2027-03-01T09:00:00+00:00
             */
            created_at: string;
            /**
             * @description Currency: a code of ISO 4217 in capitals.
             * @example EUR
             */
            currency: string;
            /** @description Expertise areas of the mentor. */
            expertise_areas: {
                /**
                 * Format: uuid
                 * @description Id of an expertise area.
                 */
                id: string;
                /**
                 * @description Its name.
                 * @example Software Engineering
                 */
                name: string;
            }[];
            /**
             * @description The mentor in one line.
             * @example Twelve years of back ends and the people behind them
             */
            headline: string;
            /**
             * @description Price of an hour, with as many decimals as the currency has.
             * @example 80.00
             */
            hourly_rate: string;
            /**
             * Format: uuid
             * @description Id of a mentor profile; not that of the account.
             */
            id: string;
            /**
             * @description Why the application was rejected, as the admin wrote it; null unless it is.
             * @example null
             */
            rejection_reason: string | null;
            /**
             * Format: date-time
             * @description When the mentor applied last.
             * @example 2027-03-01T09:00:00+00:00
             */
            submitted_at: string;
            /**
             * @description Time zone of the mentor by its IANA name.
             * @example Europe/Lisbon
             */
            timezone: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             * @example 2027-03-02T10:00:00+00:00
             */
            updated_at: string;
            /** @description Account of the mentor. */
            user: {
                /**
                 * @description Address of the avatar; null without one.
                 * @example https://api.example.com/media/01920000-0000-7000-8000-000000000001/large
                 */
                avatar_url: string | null;
                /**
                 * @description Email address of the account.
                 * @example ana@example.com
                 */
                email: string;
                /**
                 * @description Full name.
                 * @example Ana Duarte
                 */
                full_name: string;
                /**
                 * Format: uuid
                 * @description Id of a person's account.
                 */
                id: string;
                /**
                 * @description Name in the address of the profile.
                 * @example ana-duarte
                 */
                username: string;
            };
            /**
             * @description Years that the mentor has worked.
             * @example 12
             */
            years_of_experience: number;
        };
        /** @description A page of the list. */
        MentorApplicationPage: {
            /** @description The items of this page. */
            data: components["schemas"]["MentorApplication"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description A mentor, as lists show them. */
        MentorCard: {
            /**
             * @description Address of the picture; null without one.
             * @example https://api.example.com/media/01920000-0000-7000-8000-000000000010/large
             */
            avatar_url: string | null;
            /**
             * @description Mean of the ratings, in stars from 1 to 5 with two decimals; 0.00 without one.
             * @example 4.50
             */
            average_rating: string;
            /**
             * @description Currency of the hourly rate: a code of ISO 4217 in capitals.
             * @example EUR
             */
            currency: string;
            /** @description What the mentor knows, in the order of the catalogue. */
            expertise_areas: components["schemas"]["ProfileExpertiseArea"][];
            /**
             * @description 1 male, 2 female, 3 other, 4 prefers not to say; null if it was never declared.
             * @example 2
             * @enum {number|null}
             */
            gender: 1 | 2 | 3 | 4 | null;
            /**
             * @description The gender in words; null if it was never declared.
             * @example Female
             */
            gender_label: string | null;
            /**
             * @description What the mentor offers, in a line.
             * @example Twelve years of back ends and the people behind them
             */
            headline: string;
            /**
             * @description What the mentor asks for an hour, with the decimals of its currency.
             * @example 80.00
             */
            hourly_rate: string;
            /**
             * Format: uuid
             * @description Id of a mentor profile; not that of the account.
             */
            id: string;
            /**
             * @description Languages the mentor speaks, as the mentor writes them.
             * @example [
             *       "English",
             *       "Portuguese"
             *     ]
             */
            languages: string[];
            /** @description Where the mentor lives; all null if no address is saved. */
            location: {
                /**
                 * @description City; null if not given.
                 * @example Lisbon
                 */
                city: string | null;
                /**
                 * @description Country, as the person writes it; null if not given.
                 * @example Portugal
                 */
                country: string | null;
                /**
                 * @description Country by its two letters of ISO 3166; null if there is none, or its name was not recognised.
                 * @example PT
                 */
                country_code: string | null;
                /**
                 * @description State, region or district; null if not given.
                 * @example Lisbon
                 */
                state: string | null;
            };
            /**
             * @description Full name, as the person writes it.
             * @example Ana Duarte
             */
            name: string;
            /**
             * Format: date-time
             * @description Start of the first session that can be booked; null if there is none.
             */
            next_available_at: string | null;
            /**
             * @description Ratings of the mentor; the same as `total_reviews`.
             * @example 24
             */
            rating_count: number;
            /**
             * @description Time zone of the mentor's calendar by its IANA name.
             * @example Europe/Lisbon
             */
            timezone: string;
            /**
             * @description Reviews of the mentor.
             * @example 24
             */
            total_reviews: number;
            /**
             * @description Sessions of the mentor that took place.
             * @example 57
             */
            total_sessions: number;
            /**
             * Format: uuid
             * @description Id of the mentor's account.
             */
            user_id: string;
            /**
             * @description Unique name in addresses; its owner can change it.
             * @example ana-duarte
             */
            username: string;
            /**
             * Format: date-time
             * @description End of the vacation; null if there is none, or if it has no end yet.
             * @example null
             */
            vacationEndsAt: string | null;
            /**
             * @description Whether the mentor is on vacation, and has no bookable times until it ends.
             * @example false
             */
            vacationMode: boolean;
            /**
             * @description Whole years of work, as the mentor told.
             * @example 12
             */
            years_of_experience: number;
        };
        /** @description A page of the list. */
        MentorCardPage: {
            /** @description The items of this page. */
            data: components["schemas"]["MentorCard"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description What a mentor sees first, approved or not. */
        MentorDashboard: {
            /**
             * @description How the application stands. Only approved mentors are found and booked.
             * @example approved
             * @enum {string}
             */
            approval_status: "pending" | "approved" | "rejected" | "suspended";
            /**
             * @description The status in words.
             * @example Approved
             */
            approval_status_label: string;
            /** @description The mentor's own currency first, then every other one with a balance. */
            earnings: components["schemas"]["CurrencyBalances"][];
            /**
             * @description Says that the application waits; null once it is decided.
             * @example null
             */
            pending_approval_banner: components["schemas"]["PendingApprovalBanner"] | null;
            /**
             * @description Bookings that wait for the mentor's answer.
             * @example 2
             */
            pending_requests_count: number;
            /** @description How mentees rate the mentor. */
            ratings: {
                /**
                 * @description Mean of the ratings, in stars from 1 to 5 with two decimals; 0.00 without one.
                 * @example 4.50
                 */
                average_rating: string;
                rating_breakdown: components["schemas"]["RatingBreakdown"];
                /**
                 * @description Ratings of the mentor; the same as `total_reviews`.
                 * @example 24
                 */
                rating_count: number;
                /**
                 * @description Reviews of the mentor.
                 * @example 24
                 */
                total_reviews: number;
            };
            /**
             * @description Sessions of the mentor that took place.
             * @example 57
             */
            total_sessions: number;
            /** @description The mentor's next sessions that are settled, five at most. */
            upcoming_sessions: components["schemas"]["Booking"][];
            /**
             * @description Number of all such sessions, shown or not.
             * @example 1
             */
            upcoming_sessions_count: number;
        };
        /** @description An invoice for the mentor who sold it, without the buyer's address. */
        MentorInvoice: {
            /**
             * @description What the buyer paid.
             * @example {
             *       "minor": 8000,
             *       "major": "80.00",
             *       "formatted": "€80.00"
             *     }
             */
            amount: components["schemas"]["Money"];
            /** @description The person who paid; mentors do not see the address. */
            buyer: {
                /**
                 * @description Name of the buyer.
                 * @example Mika Sorensen
                 */
                name: string;
            };
            /**
             * @description Currency of all its amounts.
             * @example EUR
             */
            currency: string;
            /**
             * @description What was paid for, in one line.
             * @example Career review with Ana Duarte
             */
            description: string;
            /**
             * Format: uuid
             * @description Id of the invoice, which is that of its payment.
             */
            id: string;
            /**
             * Format: date-time
             * @description When the invoice got its number, soon after the payment.
             */
            issued_at: string;
            /**
             * @description What the mentor is owed: `amount - platform_fee - refunded`.
             * @example {
             *       "minor": 5100,
             *       "major": "51.00",
             *       "formatted": "€51.00"
             *     }
             */
            net_earning: components["schemas"]["Money"];
            /**
             * @description `amount - refunded`.
             * @example {
             *       "minor": 6000,
             *       "major": "60.00",
             *       "formatted": "€60.00"
             *     }
             */
            net_paid: components["schemas"]["Money"];
            /**
             * @description Number of the invoice; there are no gaps between them.
             * @example INV-000042
             */
            number: string;
            /**
             * Format: date-time
             * @description When the buyer paid.
             */
            paid_at: string;
            /**
             * @description The fee that the platform still keeps: less than at first where some went back.
             * @example {
             *       "minor": 900,
             *       "major": "9.00",
             *       "formatted": "€9.00"
             *     }
             */
            platform_fee: components["schemas"]["Money"];
            /**
             * @description Id of what was paid for, by `purpose`: such as that of the booking.
             * @example 01920000-0000-7000-8000-000000000001
             */
            purchasable_id: string;
            /**
             * @description What is paid for: a booking of sessions, a course, or a membership of a community.
             * @enum {string}
             */
            purpose: "booking" | "course" | "community";
            /**
             * @description The purpose for people.
             * @example Mentoring session
             */
            purpose_label: string;
            /**
             * @description Reference of the payment for people.
             * @example PAY-7K3M9QXZ2T4W
             */
            reference: string;
            /**
             * @description How much of it went back, lost disputes included.
             * @example {
             *       "minor": 2000,
             *       "major": "20.00",
             *       "formatted": "€20.00"
             *     }
             */
            refunded: components["schemas"]["Money"];
            /** @description All that went back, the earliest first; they add up to `refunded`. */
            refunds: components["schemas"]["InvoiceRefund"][];
            /** @description The mentor who sold it. */
            seller: {
                /**
                 * @description Full name of the mentor.
                 * @example Ana Duarte
                 */
                name: string;
                /**
                 * @description Username of the mentor.
                 * @example ana-duarte
                 */
                username: string;
            };
            /**
             * @description Status of the payment; only one that was paid has an invoice.
             * @example partially_refunded
             * @enum {string}
             */
            status: "succeeded" | "partially_refunded" | "refunded";
            /**
             * @description The status for people.
             * @example Partially Refunded
             */
            status_label: string;
        };
        /** @description A page of the list. */
        MentorInvoicePage: {
            /** @description The items of this page. */
            data: components["schemas"]["MentorInvoice"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description A mentor profile, as only its owner sees it. */
        MentorProfile: {
            /** @description The account's address; null if none is saved. */
            address: components["schemas"]["Address"] | null;
            /**
             * @description How the application stands. Only approved mentors are found and booked.
             * @example approved
             * @enum {string}
             */
            approval_status: "pending" | "approved" | "rejected" | "suspended";
            /**
             * @description The status in words.
             * @example Approved
             */
            approval_status_label: string;
            /**
             * Format: date-time
             * @description When the application was approved; null until then.
             * @example 2027-03-02T10:00:00+00:00
             */
            approved_at: string | null;
            /**
             * @description Mean of the ratings, in stars from 1 to 5 with two decimals; 0.00 without one.
             * @example 4.50
             */
            average_rating: string;
            /** @description Certificates of the mentor. */
            certifications: components["schemas"]["Certification"][];
            /**
             * @description Where the mentor works, which others do not see; null if not given.
             * @example Harbour Systems
             */
            company_or_institution: string | null;
            /**
             * Format: date-time
             * @description When the profile was made.
             * @example 2027-03-01T10:00:00+00:00
             */
            created_at: string;
            /**
             * @description Currency of the mentor's rate: a code of ISO 4217 in capitals.
             * @example EUR
             */
            currency: string;
            /** @description Studies of the person. */
            education: components["schemas"]["Education"][];
            /** @description Jobs of the person. */
            experiences: components["schemas"]["Experience"][];
            /** @description What the mentor knows, in the order of the catalogue. */
            expertise_areas: components["schemas"]["ProfileExpertiseArea"][];
            /**
             * @description What the mentor offers, in a line.
             * @example Twelve years of back ends and the people behind them
             */
            headline: string;
            /**
             * @description What the mentor asks for an hour, with the decimals of the mentor's currency.
             * @example 80.00
             */
            hourly_rate: string;
            /**
             * Format: uuid
             * @description Id of a mentor profile; not that of the account.
             */
            id: string;
            /**
             * @description Languages the mentor speaks, as the mentor writes them.
             * @example [
             *       "English",
             *       "Portuguese"
             *     ]
             */
            languages: string[];
            /**
             * @description Year of birth, which others do not see; null if not given.
             * @example 1987
             */
            legal_birth_year: number | null;
            /**
             * @description Name in the mentor's documents, which others do not see; null if not given.
             * @example Ana Maria Duarte
             */
            legal_name: string | null;
            /**
             * @description Profession, which others do not see; null if not given.
             * @example Software engineer
             */
            legal_profession: string | null;
            /**
             * @description Ratings of the mentor; the same as `total_reviews`.
             * @example 24
             */
            rating_count: number;
            /**
             * @description Why the last application was rejected; null if it was not.
             * @example null
             */
            rejection_reason: string | null;
            /**
             * @description Saved links of the account by network; networks without one are left out.
             * @example {
             *       "linkedin": "https://linkedin.com/in/ana-duarte"
             *     }
             */
            social_links: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @description When the mentor last applied.
             * @example 2027-03-01T10:00:00+00:00
             */
            submitted_at: string;
            /**
             * @description Time zone of the mentor's calendar by its IANA name.
             * @example Europe/Lisbon
             */
            timezone: string;
            /**
             * @description Reviews of the mentor.
             * @example 24
             */
            total_reviews: number;
            /**
             * @description Sessions of the mentor that took place.
             * @example 57
             */
            total_sessions: number;
            /**
             * Format: date-time
             * @description When the profile was last changed.
             * @example 2027-03-10T16:20:00+00:00
             */
            updated_at: string;
            /**
             * Format: uuid
             * @description Id of the mentor's account.
             */
            user_id: string;
            /**
             * Format: date-time
             * @description End of the vacation; null if there is none, or if it has no end yet.
             * @example null
             */
            vacationEndsAt: string | null;
            /**
             * @description Whether the mentor is on vacation, and has no bookable times until it ends.
             * @example false
             */
            vacationMode: boolean;
            /** @description Documents that prove who the mentor is, newest first. */
            verification_documents: components["schemas"]["VerificationDocument"][];
            /**
             * @description Whole years of work, as the mentor told.
             * @example 12
             */
            years_of_experience: number;
        };
        /** @description Find mentors who can be booked, by words, area, skill, language, country, price, rating and free time; you are not among them. */
        MentorSearchSearchData: {
            mentors: components["schemas"]["MentorCardPage"];
        };
        MentorSearchSearchSuccess: {
            data: components["schemas"]["MentorSearchSearchData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description An amount of money. */
        Money: {
            /**
             * @description The amount for people, with the sign of its currency.
             * @example €80.00
             */
            formatted: string;
            /**
             * @description The amount with as many decimals as its currency has.
             * @example 80.00
             */
            major: string;
            /**
             * @description The amount in the smallest unit of its currency, such as cents.
             * @example 8000
             */
            minor: number;
        };
        /** @description Something that you are told. */
        Notification: {
            /**
             * @description A sentence or two; may be empty.
             * @example Career planning with Mika Sorensen, Sunday, 14 March 2027, 15:00.
             */
            body: string;
            /**
             * @description The switch of the preferences that turns it off; null where nothing does.
             * @example sessions
             */
            category: string | null;
            /**
             * Format: date-time
             * @description When it happened last. The inbox is in this order.
             */
            changed_at: string;
            /**
             * @description How often it happened since you have read it last; more than 1 only for types that gather.
             * @example 1
             */
            count: number;
            /**
             * Format: date-time
             * @description When it happened first.
             */
            created_at: string;
            /**
             * @description What the texts are made of, by type: docs/notifications.md lists the fields of each.
             * @example {
             *       "title": "Career planning",
             *       "starts_at": "2027-03-14T14:00:00+00:00"
             *     }
             */
            data: {
                [key: string]: unknown;
            };
            /**
             * Format: uuid
             * @description Id of a notification: the same in the inbox, in its realtime frame and in the `Message-ID` of its mail.
             */
            id: string;
            /**
             * @description Whether you run the session; null for whatever is not about a session.
             * @example true
             */
            is_host: boolean | null;
            /**
             * @description How urgent it is.
             * @example high
             * @enum {string}
             */
            priority: "high" | "medium" | "low";
            /**
             * Format: date-time
             * @description When you have read it; null if you have not.
             */
            read_at: string | null;
            /**
             * @description Your part in the session or the deal; null where there are no parts.
             * @enum {string|null}
             */
            recipient_role: "mentor" | "mentee" | null;
            /**
             * @description The part in words; null as `recipient_role`.
             * @example Mentor
             */
            recipient_role_label: string | null;
            /**
             * @description Grows with each change of your inbox. The highest one that you know goes into `after`.
             * @example 42
             */
            revision: number;
            /** @description Who has done it; null without anybody, or if they cannot be seen any more. */
            sender: components["schemas"]["NotificationSender"] | null;
            /**
             * @description Picture of the sender; null without one, and as `sender_id`.
             * @example https://api.example.com/media/0192.webp
             */
            sender_avatar_url: string | null;
            /**
             * @description How many people have done it, with the sender.
             * @example 1
             */
            sender_count: number;
            /**
             * Format: uuid
             * @description Id of the sender; null without one, or if they cannot be seen any more.
             */
            sender_id: string | null;
            /**
             * @description Name of the sender; null as `sender_id`.
             * @example Mika Sorensen
             */
            sender_name: string | null;
            /**
             * @description Username of the sender; null as `sender_id`.
             * @example mika-sorensen
             */
            sender_username: string | null;
            /**
             * @description One line.
             * @example New session request: Career planning
             */
            title: string;
            /**
             * @description What happened. Its realtime frame is an event of this name.
             * @example session.booked
             */
            type: string;
            /**
             * @description The type in words.
             * @example Session booked
             */
            type_label: string;
            /**
             * @description Address of the page about it; null where there is none.
             * @example https://example.com/bookings/01920000-0000-7000-8000-000000000001
             */
            url: string | null;
        };
        /** @description A page of the list. */
        NotificationPage: {
            /** @description The items of this page. */
            data: components["schemas"]["Notification"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description The switches of one category. */
        NotificationPreference: {
            /**
             * @description Also the mails that are off until you ask for them.
             * @example false
             */
            all_emails: boolean;
            /**
             * @description Name of the category.
             * @example sessions
             * @enum {string}
             */
            category: "sessions" | "payments" | "messages" | "connections" | "posts" | "mentions" | "communities" | "courses" | "user_feedback" | "mentor_account";
            /** @description The channels of the category. */
            channels: {
                /**
                 * @description Mails.
                 * @example true
                 */
                email: boolean;
                /**
                 * @description Rows of the inbox and realtime frames.
                 * @example true
                 */
                in_app: boolean;
            };
            /**
             * @description What is told in it.
             * @example Bookings, changes and reminders of your sessions.
             */
            description: string;
            /**
             * @description False turns the whole category off.
             * @example true
             */
            is_enabled: boolean;
            /**
             * @description The category in words.
             * @example Sessions
             */
            label: string;
            /** @description Switches that cannot be changed, as nothing in the category goes by them. */
            locked: ("in_app" | "email" | "all_emails")[];
        };
        /** @description What you have chosen to be told, and how. */
        NotificationPreferences: {
            /**
             * @description Whether mails that are not urgent come gathered, at 08:00 local time.
             * @example off
             * @enum {string}
             */
            digest: "off" | "daily" | "weekly";
            /** @description Every category with its switches. */
            preferences: components["schemas"]["NotificationPreference"][];
            /** @description When mails wait; null for never. */
            quiet_hours: components["schemas"]["QuietHours"] | null;
            /**
             * @description Whether others see in a thread that you are online.
             * @example true
             */
            shows_presence: boolean;
        };
        NotificationsCountUnreadSuccess: {
            data: components["schemas"]["UnreadNotifications"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description Who has done what a notification tells of. */
        NotificationSender: {
            /**
             * @description Address of the picture; null without one.
             * @example https://api.example.com/media/0192.webp
             */
            avatar_url: string | null;
            /**
             * Format: uuid
             * @description Id of a person's account.
             */
            id: string;
            /**
             * @description Full name.
             * @example Mika Sorensen
             */
            name: string;
            /**
             * @description Name in the address of the profile.
             * @example mika-sorensen
             */
            username: string;
        };
        NotificationsGetPreferencesSuccess: {
            data: components["schemas"]["NotificationPreferences"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description Your inbox, what happened last first; or, with `after`, what has changed since you last asked. */
        NotificationsListNotificationsData: {
            notifications: components["schemas"]["NotificationPage"];
        };
        NotificationsListNotificationsSuccess: {
            data: components["schemas"]["NotificationsListNotificationsData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description Mark every notification of yours as read. */
        NotificationsReadAllNotificationsData: {
            /**
             * @description How many were unread.
             * @example 3
             */
            read_count: number;
            /** @description The same by tab. */
            tabs: {
                /**
                 * @description Unread ones in the tab of communities.
                 * @example 0
                 */
                communities: number;
                /**
                 * @description Unread ones in the tab of mentions.
                 * @example 1
                 */
                mention: number;
            };
            /**
             * @description Unread notifications, of all kinds.
             * @example 3
             */
            unread_count: number;
        };
        NotificationsReadAllNotificationsSuccess: {
            data: components["schemas"]["NotificationsReadAllNotificationsData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description Mark a notification as read. One that is read already keeps its moment. */
        NotificationsReadNotificationData: {
            notification: components["schemas"]["Notification"];
        };
        NotificationsReadNotificationSuccess: {
            data: components["schemas"]["NotificationsReadNotificationData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description Where a notification leads; to what it was part of where that is gone. Asking for it marks it as read. */
        NotificationsResolveNotificationData: {
            /**
             * @description Address of the page about it; null where there is none.
             * @example https://example.com/bookings/01920000-0000-7000-8000-000000000001
             */
            url: string | null;
        };
        NotificationsResolveNotificationSuccess: {
            data: components["schemas"]["NotificationsResolveNotificationData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        NotificationsUpdatePreferencesBody: {
            /**
             * @description Whether mails that are not urgent come gathered, at 08:00 local time.
             * @example off
             * @enum {string|null}
             */
            digest?: "off" | "daily" | "weekly" | null;
            /** @description Categories to be changed, and of each the switches. */
            preferences?: {
                /**
                 * @description Also the mails that are off until you ask for them.
                 * @example false
                 */
                all_emails?: boolean | null;
                /**
                 * @description Name of the category.
                 * @example sessions
                 * @enum {string}
                 */
                category: "sessions" | "payments" | "messages" | "connections" | "posts" | "mentions" | "communities" | "courses" | "user_feedback" | "mentor_account";
                /** @description The channels of the category; one of them at least. */
                channels?: {
                    /**
                     * @description Mails.
                     * @example true
                     */
                    email?: boolean | null;
                    /**
                     * @description Rows of the inbox and realtime frames.
                     * @example true
                     */
                    in_app?: boolean | null;
                } | null;
                /**
                 * @description False turns the whole category off.
                 * @example true
                 */
                is_enabled?: boolean | null;
            }[] | null;
            /** @description When mails wait; null turns it off. */
            quiet_hours?: {
                /**
                 * @description Local time from which mails wait.
                 * @example 22:00
                 */
                from: string;
                /**
                 * @description Local time until which they wait; of the next day where it is the earlier one.
                 * @example 07:00
                 */
                until: string;
            } | null;
            /**
             * @description Whether others see in a thread that you are online.
             * @example true
             */
            shows_presence?: boolean | null;
        };
        NotificationsUpdatePreferencesSuccess: {
            data: components["schemas"]["NotificationPreferences"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description End a sign-in with a provider: trade what it sent for a full token, or a pending one. */
        OauthCallbackData: {
            /**
             * @description Signs the caller's requests as `Authorization: Bearer <token>`. It holds for 30 days after each use.
             * @example 01920000-0000-7000-8000-000000000002|k3V0x5qW8yA
             */
            token: string;
            /** @description Whoever has signed in. */
            user: components["schemas"]["User"];
        } | {
            /**
             * @description True: the sign-in waits for a second factor.
             * @enum {boolean}
             */
            requires_two_factor: true;
            /**
             * @description A pending token: for 10 minutes it answers the challenge, and nothing else.
             * @example 01920000-0000-7000-8000-000000000002|k3V0x5qW8yA
             */
            token: string;
            /**
             * @description How the code comes that is asked for. By mail and by text message it is on its way.
             * @enum {string}
             */
            two_factor_method: "email" | "sms" | "totp";
        };
        OauthCallbackSuccess: {
            data: components["schemas"]["OauthCallbackData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description Begin to sign in with a provider: where to send the browser. */
        OauthRedirectData: {
            /**
             * @description Where the browser is sent to sign in at the provider, within 10 minutes.
             * @example https://accounts.google.com/o/oauth2/v2/auth?client_id=mentorkit&state=k3V0x5qW8yAh7Qm2Xc9ZtEw5Rk1Vb8Ny4Gs6Jd3Lf0P
             */
            redirect_url: string;
        };
        OauthRedirectSuccess: {
            data: components["schemas"]["OauthRedirectData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description Dates, or hours of a date, on which a mentor is not available. */
        OffDay: {
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2027-03-01T09:00:00+00:00
             */
            createdAt: string;
            /**
             * Format: uuid
             * @description Id of an off-day.
             */
            id: string;
            /**
             * @description Whether whole dates are off, not hours of one.
             * @example false
             */
            isFullDay: boolean;
            /**
             * @description Whether the mentor calls it a vacation.
             * @example false
             */
            isVacation: boolean;
            /**
             * Format: uuid
             * @description Id of a mentor profile; not that of the account.
             */
            mentorId: string;
            /**
             * Format: date
             * @description First date off, in the timezone of the mentor.
             * @example 2027-03-22
             */
            offFrom: string;
            /** @description The hours that are off; empty where whole dates are. */
            offTimeBlocks: components["schemas"]["TimeBlock"][];
            /**
             * Format: date
             * @description Last date off.
             * @example 2027-03-22
             */
            offUntil: string;
            /**
             * @description Note of the mentor, who alone sees it.
             * @example Dentist
             */
            reason: string | null;
            /**
             * Format: date-time
             * @description When it was changed last.
             * @example 2027-03-01T09:00:00+00:00
             */
            updatedAt: string;
        };
        /** @description A time at which a session is offered. */
        OfferedTime: {
            /**
             * Format: date-time
             * @description End of the session, without the buffer after it.
             * @example 2027-03-14T15:00:00+00:00
             */
            ends_at: string;
            /**
             * Format: uuid
             * @description Id of a session type.
             */
            session_type_id: string;
            /**
             * Format: date-time
             * @description Start of the session.
             * @example 2027-03-14T14:00:00+00:00
             */
            starts_at: string;
        };
        /** @description What somebody submitted for a role, with the profile that came of it. */
        Onboarding: {
            /** @description In the order of the questions; empty where none was answered. */
            answers: components["schemas"]["OnboardingAnswer"][];
            /**
             * @description How a mentor's application stands now; null for a mentee, who needs no approval.
             * @example approved
             * @enum {string|null}
             */
            approval_status: "pending" | "approved" | "rejected" | "suspended" | null;
            /**
             * @description The status in words; null for a mentee.
             * @example Approved
             */
            approval_status_label: string | null;
            /**
             * @description The profile now; null for a mentor.
             * @example null
             */
            mentee_profile: components["schemas"]["PublicMenteeProfile"] | null;
            /** @description The profile now; null for a mentee. */
            mentor_profile: components["schemas"]["MentorProfile"] | null;
            /**
             * @description The role that an onboarding is for.
             * @enum {string}
             */
            role: "mentor" | "mentee";
            /**
             * Format: date-time
             * @description When it was last submitted for this role.
             * @example 2027-03-01T10:00:00+00:00
             */
            submitted_at: string;
        };
        /** @description A stored answer with its question. */
        OnboardingAnswer: {
            /**
             * @description The `value` of an option, a list of them, a number or a text, by the type.
             * @example leadership
             */
            answer: string | number | string[];
            /**
             * Format: date-time
             * @description When it was answered.
             */
            answered_at: string;
            /**
             * @description The question as people read it.
             * @example What do you want to get better at?
             */
            question: string;
            /**
             * Format: uuid
             * @description Id of a question of the onboarding.
             */
            question_id: string;
            /**
             * @description How a question is answered: by one choice, several choices, a number, a line, or a longer text.
             * @enum {string}
             */
            type: "single_select" | "multi_select" | "number" | "text" | "textarea";
        };
        /** @description A question that an onboarding asks. */
        OnboardingQuestion: {
            /**
             * Format: uuid
             * @description Id of a question of the onboarding.
             */
            id: string;
            /** @description Whether an onboarding needs an answer to it. */
            is_required: boolean;
            /**
             * @description Largest number, most characters of a text, or most of several choices; null without a limit of its own.
             * @example 3
             */
            max: number | null;
            /**
             * @description Smallest number, fewest characters of a text, or fewest of several choices; null without a limit.
             * @example 1
             */
            min: number | null;
            /** @description What there is to choose from; null for the types that are no choice. */
            options: {
                /**
                 * @description What people read.
                 * @example Leading people
                 */
                label: string;
                /**
                 * @description What is sent as the answer.
                 * @example leadership
                 */
                value: string;
            }[] | null;
            /**
             * @description Place among the questions of the role, smallest first.
             * @example 1
             */
            position: number;
            /**
             * @description The question as people read it.
             * @example What do you want to get better at?
             */
            question: string;
            /**
             * @description The role that an onboarding is for.
             * @enum {string}
             */
            role: "mentor" | "mentee";
            /**
             * @description How a question is answered: by one choice, several choices, a number, a line, or a longer text.
             * @enum {string}
             */
            type: "single_select" | "multi_select" | "number" | "text" | "textarea";
        };
        /**
         * @description Where a chosen option has the options of another field.
         * @example branches
         */
        OptionsKey: string | null;
        /** @description Addresses of other pages, with the same filters. */
        PageLinks: {
            /**
             * @description Address of the first page.
             * @example https://api.example.com/api/v1/mentee/bookings?page=1
             */
            first: string | null;
            /**
             * @description Address of the last page; null behind a cursor.
             * @example https://api.example.com/api/v1/mentee/bookings?page=3
             */
            last: string | null;
            /**
             * @description Address of the next page; null on the last one.
             * @example https://api.example.com/api/v1/mentee/bookings?page=3
             */
            next: string | null;
            /**
             * @description Address of the page before; null on the first one, and behind a cursor.
             * @example https://api.example.com/api/v1/mentee/bookings?page=1
             */
            prev: string | null;
        };
        /** @description Which page this is of how many. */
        PageMeta: {
            /**
             * @description Number of this page, from 1; null behind a cursor.
             * @example 2
             */
            current_page: number | null;
            /**
             * @description Number of the first item here among all; null on an empty page, and behind a cursor.
             * @example 16
             */
            from: number | null;
            /**
             * @description Number of the last page; 1 where there is nothing.
             * @example 3
             */
            last_page: number;
            /**
             * @description Opens the next page as `?cursor=`; null on the last one.
             * @example WyJuZXdlc3QiLCIyMDI3LTAzLTE0VDE0OjAwOjAwLjAwMDAwMFoiXQ
             */
            next_cursor: string | null;
            /**
             * @description Address of the list without its query.
             * @example https://api.example.com/api/v1/mentee/bookings
             */
            path: string;
            /**
             * @description Most items of a page.
             * @example 15
             */
            per_page: number;
            /**
             * @description Number of the last item here among all; null on an empty page, and behind a cursor.
             * @example 30
             */
            to: number | null;
            /**
             * @description Items on all pages.
             * @example 42
             */
            total: number;
        };
        /** @description A passkey of the caller, without its key. */
        Passkey: {
            /**
             * @description `none`, or `packed` of a device that vouches for itself. Nothing depends on it.
             * @example none
             */
            attestation_type: string;
            /**
             * Format: date-time
             * @description When it was registered.
             * @example 2027-03-02T09:30:00+00:00
             */
            created_at: string;
            /**
             * @description Its name: as it was given, or the browser and system that it was made with.
             * @example Firefox on Linux
             */
            device_name: string;
            /**
             * Format: uuid
             * @description Id of a passkey here; not that of its credential.
             */
            id: string;
            /**
             * Format: date-time
             * @description When somebody last signed in or confirmed with it; null until then.
             */
            last_used_at: string | null;
        };
        /** @description What the browser's `navigator.credentials.get` gives, as `toJSON` writes it. */
        PasskeyAssertion: {
            /**
             * @description Id of the credential, base64url.
             * @example k3V0x5qW8yAb7Hn2Jd9TfQ
             */
            id: string;
            /**
             * @description The same as `id`.
             * @example k3V0x5qW8yAb7Hn2Jd9TfQ
             */
            rawId: string;
            /** @description The device's answer to the options. */
            response: {
                /**
                 * @description What the device says of the site, its user and its counter; base64url.
                 * @example SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAA
                 */
                authenticatorData: string;
                /**
                 * @description What the browser says of the call, with its challenge and origin; JSON in base64url.
                 * @example eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0
                 */
                clientDataJSON: string;
                /**
                 * @description Signature over both, by the private key; base64url.
                 * @example MEUCIQDx2fK1d7cQyJ8sV0n3rA
                 */
                signature: string;
                /**
                 * @description `user.id` of the options that the passkey was made with, base64url. Not every device sends it.
                 * @example b1Jc8Kx3Lm0
                 */
                userHandle?: string | null;
            };
            /**
             * @description The only kind of credential.
             * @enum {string}
             */
            type: "public-key";
        };
        /** @description What the browser's `navigator.credentials.create` gives, as `toJSON` writes it. */
        PasskeyAttestation: {
            /**
             * @description Id of the credential, base64url.
             * @example k3V0x5qW8yAb7Hn2Jd9TfQ
             */
            id: string;
            /**
             * @description The same as `id`.
             * @example k3V0x5qW8yAb7Hn2Jd9TfQ
             */
            rawId: string;
            /** @description The device's answer to the options. */
            response: {
                /**
                 * @description The new public key, with what the device says of itself; base64url.
                 * @example o2NmbXRkbm9uZWdhdHRTdG10oA
                 */
                attestationObject: string;
                /**
                 * @description What the browser says of the call, with its challenge and origin; JSON in base64url.
                 * @example eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0
                 */
                clientDataJSON: string;
                /**
                 * @description Ways to reach the device, such as `internal`, `hybrid` or `usb`. Left out: not known.
                 * @example [
                 *       "internal",
                 *       "hybrid"
                 *     ]
                 */
                transports?: string[] | null;
            };
            /**
             * @description The only kind of credential.
             * @enum {string}
             */
            type: "public-key";
        };
        /** @description What the browser's `PublicKeyCredential.parseCreationOptionsFromJSON` takes. */
        PasskeyCreationOptions: {
            /**
             * @description The device need not tell its make.
             * @enum {string}
             */
            attestation: "none";
            /** @description What the device must be able to do. */
            authenticatorSelection: {
                /**
                 * @description The same for older browsers.
                 * @enum {boolean}
                 */
                requireResidentKey: true;
                /**
                 * @description The device keeps the passkey, so that no name is typed.
                 * @enum {string}
                 */
                residentKey: "required";
                /**
                 * @description The device has to check its user, by a finger, a face or a PIN.
                 * @enum {string}
                 */
                userVerification: "required";
            };
            /**
             * @description What the device signs, base64url: for 5 minutes and one answer, right or wrong.
             * @example h7Qm2Xc9ZtEw5Rk1Vb8Ny4Gs6Jd3Lf0Pa2Uc7Ti9Oe1
             */
            challenge: string;
            /** @description Passkeys that the account has: a device with one of them makes no other. */
            excludeCredentials: {
                /**
                 * @description Id of the credential, base64url.
                 * @example p9Lw4Zs7Xe1Cv6Bn3Mk8Qa
                 */
                id: string;
                /**
                 * @description Ways to reach the device, such as `internal`, `hybrid` or `usb`.
                 * @example [
                 *       "internal",
                 *       "hybrid"
                 *     ]
                 */
                transports: string[];
                /**
                 * @description The only kind of credential.
                 * @enum {string}
                 */
                type: "public-key";
            }[];
            /** @description Algorithms of keys that are taken, the best one first. */
            pubKeyCredParams: {
                /**
                 * @description Number of the algorithm in COSE: -8 EdDSA, -7 ES256, -257 RS256.
                 * @example -8
                 */
                alg: number;
                /**
                 * @description The only kind of credential.
                 * @enum {string}
                 */
                type: "public-key";
            }[];
            /** @description The site that the passkey is for. */
            rp: {
                /**
                 * @description Domain that the passkey is for.
                 * @example example.com
                 */
                id: string;
                /**
                 * @description The site's name, for people.
                 * @example Mentorkit
                 */
                name: string;
            };
            /**
             * @description How long the browser waits, in milliseconds.
             * @example 300000
             */
            timeout: number;
            /** @description The account that the passkey is for. */
            user: {
                /**
                 * @description Full name, for people.
                 * @example Mika Sorensen
                 */
                displayName: string;
                /**
                 * @description Opaque id of the account for devices, base64url.
                 * @example b1Jc8Kx3Lm0
                 */
                id: string;
                /**
                 * @description Mail address of the account, for people.
                 * @example mika@example.com
                 */
                name: string;
            };
        };
        /** @description What the browser's `PublicKeyCredential.parseRequestOptionsFromJSON` takes. */
        PasskeyRequestOptions: {
            /**
             * @description What the device signs, base64url: for 5 minutes and one answer, right or wrong.
             * @example h7Qm2Xc9ZtEw5Rk1Vb8Ny4Gs6Jd3Lf0Pa2Uc7Ti9Oe1
             */
            challenge: string;
            /**
             * @description Domain that the passkey is for.
             * @example example.com
             */
            rpId: string;
            /**
             * @description How long the browser waits, in milliseconds.
             * @example 300000
             */
            timeout: number;
            /**
             * @description The device has to check its user, by a finger, a face or a PIN.
             * @enum {string}
             */
            userVerification: "required";
        };
        PasskeysAuthenticateBody: {
            /** @description The browser's answer to the options. */
            credential: components["schemas"]["PasskeyAssertion"];
        };
        /** @description Sign in with a passkey: a full token, no second factor. */
        PasskeysAuthenticateData: {
            /**
             * @description Signs the caller's requests as `Authorization: Bearer <token>`. It holds for 30 days after each use.
             * @example 01920000-0000-7000-8000-000000000002|k3V0x5qW8yA
             */
            token: string;
            /** @description Whoever has signed in. */
            user: components["schemas"]["User"];
        };
        /** @description Begin to sign in with a passkey: what the browser is asked for. */
        PasskeysAuthenticateOptionsData: {
            /** @description For the browser's WebAuthn API, as they are. */
            options: components["schemas"]["PasskeyRequestOptions"];
        };
        PasskeysAuthenticateOptionsSuccess: {
            data: components["schemas"]["PasskeysAuthenticateOptionsData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        PasskeysAuthenticateSuccess: {
            data: components["schemas"]["PasskeysAuthenticateData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description List your passkeys. */
        PasskeysListData: {
            /** @description All of the caller's. */
            passkeys: components["schemas"]["Passkey"][];
        };
        PasskeysListSuccess: {
            data: components["schemas"]["PasskeysListData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        PasskeysRegisterBody: {
            /** @description The browser's answer to the options. */
            credential: components["schemas"]["PasskeyAttestation"];
            /**
             * @description Name of the passkey. Left out: the browser and its system.
             * @example Mika's phone
             */
            device_name?: string | null;
        };
        /** @description Add the passkey that the browser has made. */
        PasskeysRegisterData: {
            /** @description The new passkey. */
            passkey: components["schemas"]["Passkey"];
        };
        /** @description Begin to add a passkey: what the browser is asked for. */
        PasskeysRegisterOptionsData: {
            /** @description For the browser's WebAuthn API, as they are. */
            options: components["schemas"]["PasskeyCreationOptions"];
        };
        PasskeysRegisterOptionsSuccess: {
            data: components["schemas"]["PasskeysRegisterOptionsData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        PasskeysRegisterSuccess: {
            data: components["schemas"]["PasskeysRegisterData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description Money of a payment that differs from what was expected, for an admin to decide about. */
        PaymentReview: {
            /**
             * @description What the gateway reports of the charge, the refund or the dispute.
             * @example {
             *       "minor": 7000,
             *       "major": "70.00",
             *       "formatted": "€70.00"
             *     }
             */
            actual: components["schemas"]["Money"];
            /**
             * @description Currency of `actual` and `returned`.
             * @example EUR
             */
            actual_currency: string;
            /**
             * Format: date-time
             * @description When the difference was found.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When an admin decided; null until then.
             */
            decided_at: string | null;
            /**
             * @description `accept`: sold for the received amount; `refund`: returned; `dismiss`: nothing done. Null until then.
             * @enum {string|null}
             */
            decision: "accept" | "refund" | "dismiss" | null;
            /**
             * @description What the payment was for.
             * @example {
             *       "minor": 8000,
             *       "major": "80.00",
             *       "formatted": "€80.00"
             *     }
             */
            expected: components["schemas"]["Money"];
            /**
             * @description Currency of `expected`.
             * @example EUR
             */
            expected_currency: string;
            /**
             * @description The gateway's id of the charge whose money waits; null where none does.
             * @example ch_3Pq8TfLk2eZvKYlo
             */
            gateway_charge_id: string | null;
            /**
             * Format: uuid
             * @description Id of a payment review.
             */
            id: string;
            /**
             * @description `charge_differs`: another amount or currency than asked for; `second_charge`: one more charge for something that is paid; `refund_differs` and `dispute_differs`: of more than was left.
             * @enum {string}
             */
            kind: "charge_differs" | "second_charge" | "refund_differs" | "dispute_differs";
            /**
             * @description Why, as the admin wrote it; null until the decision.
             * @example The buyer's bank took a fee. Accepted.
             */
            note: string | null;
            /**
             * Format: date-time
             * @description When the decision was carried out; null until then.
             */
            resolved_at: string | null;
            /**
             * @description How much of it went back to the buyer.
             * @example {
             *       "minor": 0,
             *       "major": "0.00",
             *       "formatted": "€0.00"
             *     }
             */
            returned: components["schemas"]["Money"];
            /** @description The payment that it is about. */
            transaction: components["schemas"]["Transaction"];
        };
        /** @description A page of the list. */
        PaymentReviewPage: {
            /** @description The items of this page. */
            data: components["schemas"]["PaymentReview"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        PaymentsGetStatusSuccess: {
            data: components["schemas"]["PaymentState"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description Payments whose amount or currency differs from what was asked, the oldest first. */
        PaymentsListPaymentReviewsData: {
            reviews: components["schemas"]["PaymentReviewPage"];
        };
        PaymentsListPaymentReviewsSuccess: {
            data: components["schemas"]["PaymentsListPaymentReviewsData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description How the gateway's books differ from ours, day by day, the newest first. */
        PaymentsListReconciliationData: {
            days: components["schemas"]["ReconciledDayPage"];
        };
        PaymentsListReconciliationSuccess: {
            data: components["schemas"]["PaymentsListReconciliationData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description Refunds that the gateway has refused and nobody has decided about, the oldest first. */
        PaymentsListRefundQueueData: {
            refunds: components["schemas"]["QueuedRefundPage"];
        };
        PaymentsListRefundQueueSuccess: {
            data: components["schemas"]["PaymentsListRefundQueueData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description List payments by status, purpose, mentor, payer or reference, the newest first. */
        PaymentsListTransactionsData: {
            transactions: components["schemas"]["TransactionPage"];
        };
        PaymentsListTransactionsSuccess: {
            data: components["schemas"]["PaymentsListTransactionsData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        PaymentsRefundTransactionBody: {
            /**
             * @description How much, in the smallest unit of the payment's currency. Left out: all that is left.
             * @example 2000
             */
            amount_minor?: number | null;
            /**
             * @description Why; written to the audit log.
             * @example Half an hour of the session was lost.
             */
            note: string;
            /**
             * @description Why. Left out: `platform_error`.
             * @example requested_by_customer
             * @enum {string|null}
             */
            reason?: "requested_by_customer" | "duplicate" | "fraudulent" | "capacity_conflict" | "platform_error" | null;
        };
        /** @description Give a part of a payment back, or all that is left of it. */
        PaymentsRefundTransactionData: {
            /** @description The payment, with its new refund. */
            transaction: components["schemas"]["Transaction"];
        };
        PaymentsRefundTransactionSuccess: {
            data: components["schemas"]["PaymentsRefundTransactionData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        PaymentsResolvePaymentReviewBody: {
            /**
             * @description `accept`: sell for the received amount; `refund`: return it; `dismiss`: do nothing.
             * @enum {string}
             */
            decision: "accept" | "refund" | "dismiss";
            /**
             * @description Why; written to the audit log.
             * @example Half an hour of the session was lost.
             */
            note: string;
        };
        /** @description Accept other money than asked for, give it back, or dismiss the review. */
        PaymentsResolvePaymentReviewData: {
            /** @description The review after the decision. */
            review: components["schemas"]["PaymentReview"];
        };
        PaymentsResolvePaymentReviewSuccess: {
            data: components["schemas"]["PaymentsResolvePaymentReviewData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        PaymentsResolveRefundBody: {
            /**
             * @description `retry` asks the gateway once more; `paid_elsewhere` says that the buyer has the money by other means; `waive` that nothing goes back.
             * @enum {string}
             */
            action: "retry" | "paid_elsewhere" | "waive";
            /**
             * @description Why; written to the audit log.
             * @example Half an hour of the session was lost.
             */
            note: string;
        };
        /** @description Decide about a refused refund: ask again, say that it was paid by other means, or waive it. */
        PaymentsResolveRefundData: {
            /** @description The payment after the decision. */
            transaction: components["schemas"]["Transaction"];
        };
        PaymentsResolveRefundSuccess: {
            data: components["schemas"]["PaymentsResolveRefundData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description How a payment stands, for its buyer. */
        PaymentState: {
            /**
             * Format: uuid
             * @description Id of the invoice, the same as that of the payment; null until it is paid.
             */
            invoice_id: string | null;
            /**
             * @description True for `pending` and `processing`: ask again in a while.
             * @example false
             */
            is_outstanding: boolean;
            /**
             * @description True for `succeeded` and `partially_refunded`. Only this is a success.
             * @example true
             */
            is_settled: boolean;
            /**
             * Format: uuid
             * @description Id of what is paid for, by `purpose`: such as that of the booking.
             */
            purchasable_id: string;
            /**
             * @description What is paid for: a booking of sessions, a course, or a membership of a community.
             * @enum {string}
             */
            purpose: "booking" | "course" | "community";
            /**
             * @description Reference of the payment for people.
             * @example PAY-7K3M9QXZ2T4W
             */
            reference: string;
            /**
             * @description How the payment stands. Success is told by `is_settled`, not by this.
             * @example succeeded
             * @enum {string}
             */
            status: "pending" | "processing" | "succeeded" | "failed" | "cancelled" | "expired" | "refunded" | "partially_refunded";
        };
        /** @description Where to send the money of a withdrawal, for admins. */
        PayoutMethod: {
            /**
             * Format: uuid
             * @description Id of the payout method, which may be deleted by now.
             */
            id: string;
            /**
             * @description Title of the method at the time of the request, masked.
             * @example Millennium BCP ****0154
             */
            title: string;
            /**
             * @description Key of the method's type.
             * @example bank_transfer
             */
            type: string;
            /**
             * @description What is needed to send the money, in full; null where it is gone, as that of an erased account.
             * @example [
             *       {
             *         "name": "bank_name",
             *         "label": "Bank",
             *         "value": "millennium_bcp",
             *         "text": "Millennium BCP",
             *         "routing_number": null
             *       },
             *       {
             *         "name": "account_number",
             *         "label": "Account number",
             *         "value": "PT50000201231234567890154",
             *         "text": "PT50000201231234567890154",
             *         "routing_number": null
             *       }
             *     ]
             */
            values: components["schemas"]["PayoutValue"][] | null;
        };
        PayoutMethodUnfit: {
            /** @description What is known of the failure. */
            data: {
                /**
                 * @description The currency that the method does not take; null where nothing can be sent to it: a card.
                 * @example EUR
                 */
                currency: string | null;
                /**
                 * @description Title of the payout method, masked.
                 * @example Millennium BCP ****0154
                 */
                title: string;
            };
            message: components["schemas"]["ErrorMessage"];
            status: components["schemas"]["ErrorStatus"];
        };
        /** @description One field of a payout method in full, for the admin who sends the money. */
        PayoutValue: {
            /**
             * @description What the field was called for people when it was filled in.
             * @example Account number
             */
            label: string;
            /**
             * @description Name of the field in the type of the method.
             * @example account_number
             */
            name: string;
            /**
             * @description Routing number of the chosen option, such as a branch of a bank; null where it has none.
             * @example null
             */
            routing_number: string | null;
            /**
             * @description The value for people: of a choice the label of the option, else the value itself.
             * @example PT50000201231234567890154
             */
            text: string;
            /**
             * @description The value in full; of a choice that of the option.
             * @example PT50000201231234567890154
             */
            value: string;
        };
        /** @description Says that an application waits for an admin. */
        PendingApprovalBanner: {
            /**
             * @description What the mentor can do meanwhile, in English.
             * @example You can set up your profile and your calendar already. Mentees can find and book you once you are approved.
             */
            message: string;
            /**
             * Format: date-time
             * @description When the mentor applied.
             */
            submitted_at: string;
            /**
             * @description What it is about, in English.
             * @example Your application is being reviewed
             */
            title: string;
        };
        /** @description Everything that is stored about you, as one file. */
        PersonalDataExportAllData: {
            /**
             * Format: date-time
             * @description When the export was made.
             */
            exported_at: string;
            /**
             * @description Everything that is stored of the caller but secrets, by kind; kinds without a record are left out.
             * @example {
             *       "users": [
             *         {
             *           "full_name": "Mika Sorensen",
             *           "username": "mika-sorensen",
             *           "email": "mika@example.com"
             *         }
             *       ]
             *     }
             */
            records: {
                [key: string]: {
                    [key: string]: unknown;
                }[];
            };
        };
        PersonalDataExportAllSuccess: {
            data: components["schemas"]["PersonalDataExportAllData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description The account's phone number. */
        PhoneStatus: {
            /**
             * @description The account's number in E.164; null if it has none.
             * @example +4930123456
             */
            phone_number: string | null;
            /**
             * Format: date-time
             * @description When the number was proven; null until then.
             */
            phone_verified_at: string | null;
        };
        /** @description The account's phone number, and where a code has gone. */
        PhoneUpdate: {
            /**
             * @description The number that a code was sent to; null if it was proven before, so that no code is needed.
             * @example +4930123456
             */
            code_sent_to: string | null;
            /**
             * @description The account's number in E.164. While text messages are a second factor, the former one until the new is proven.
             * @example +4930123456
             */
            phone_number: string | null;
            /**
             * Format: date-time
             * @description When `phone_number` was proven; null until then.
             * @example null
             */
            phone_verified_at: string | null;
        };
        /** @description An area that somebody has chosen, with its skills. */
        ProfileExpertiseArea: {
            /**
             * @description Id of the area in the catalogue, the same for everybody.
             * @example 01920000-0000-7000-8000-000000000021
             */
            expertise_area_id: string;
            /**
             * @description Id of the area on this profile.
             * @example 01920000-0000-7000-8000-000000000020
             */
            id: string;
            /**
             * @description Name of the area.
             * @example Software engineering
             */
            name: string;
            /** @description Chosen skills of the area, in the order of the catalogue. */
            skills: {
                /**
                 * @description Id of the skill in the catalogue, the same for everybody.
                 * @example 01920000-0000-7000-8000-000000000022
                 */
                id: string;
                /**
                 * @description Name of the skill.
                 * @example TypeScript
                 */
                name: string;
            }[];
        };
        /** @description Take away your avatar or your cover. */
        ProfileMediaRemoveMediaData: {
            /** @description The account as it is now. */
            user: components["schemas"]["User"];
        };
        ProfileMediaRemoveMediaSuccess: {
            data: components["schemas"]["ProfileMediaRemoveMediaData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        ProfileMediaUploadMediaBody: {
            /** @description The picture of the person: JPEG, PNG, WebP or GIF, 5 MB at most. Left out: as before. */
            avatar?: components["schemas"]["UploadedFile"] | null;
            /** @description The wide picture at the top of the profile: JPEG, PNG, WebP or GIF, 5 MB at most. Left out: as before. */
            cover?: components["schemas"]["UploadedFile"] | null;
        };
        /** @description Set your avatar, your cover or both: JPEG, PNG, WebP or GIF, at most 5 MB and 50 megapixels each. They are drawn anew, without what else the files hold. */
        ProfileMediaUploadMediaData: {
            /** @description The account as it is now. */
            user: components["schemas"]["User"];
        };
        ProfileMediaUploadMediaSuccess: {
            data: components["schemas"]["ProfileMediaUploadMediaData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        ProfilesAddCertificationBody: {
            /**
             * Format: uri
             * @description Where others can check it.
             * @example https://example.com/certificates/4f8a
             */
            credential_url?: string | null;
            /**
             * Format: date
             * @description Last day on which it holds, not before the day of issue.
             * @example 2027-05-31
             */
            expiry_date?: string | null;
            /**
             * Format: date
             * @description Day of issue.
             * @example 2024-05-31
             */
            issued_date?: string | null;
            /**
             * @description Who issued it.
             * @example Cloud Native Computing Foundation
             */
            issuing_organization: string;
            /**
             * @description Name of the certificate.
             * @example Certified Kubernetes Administrator
             */
            title: string;
        };
        /** @description Add a certification to your profile. */
        ProfilesAddCertificationData: {
            /** @description The entry as it is now. */
            certification: components["schemas"]["Certification"];
        };
        ProfilesAddCertificationSuccess: {
            data: components["schemas"]["ProfilesAddCertificationData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        ProfilesAddEducationBody: {
            /**
             * @description Whether the studies go on; the entry has no end then. Left out: no.
             * @example false
             */
            currently_studying?: boolean | null;
            /**
             * @description What was studied, or the degree.
             * @example MSc Computer Science
             */
            degree: string;
            /**
             * Format: date
             * @description Last day, not before the first; refused where the entry goes on.
             * @example 2024-05-31
             */
            end_date?: string | null;
            /**
             * @description School or university.
             * @example University of Lisbon
             */
            institution: string;
            /**
             * Format: date
             * @description First day.
             * @example 2019-03-01
             */
            start_date: string;
        };
        /** @description Add an education to your profile. */
        ProfilesAddEducationData: {
            /** @description The entry as it is now. */
            education: components["schemas"]["Education"];
        };
        ProfilesAddEducationSuccess: {
            data: components["schemas"]["ProfilesAddEducationData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        ProfilesAddExperienceBody: {
            /**
             * @description Whether the work goes on; the entry has no end then. Left out: no.
             * @example false
             */
            currently_working?: boolean | null;
            /**
             * @description What the work was.
             * @example Built the booking back end with a team of five.
             */
            description?: string | null;
            /**
             * @description What one was there.
             * @example Lead engineer
             */
            designation: string;
            /**
             * Format: date
             * @description Last day, not before the first; refused where the entry goes on.
             * @example 2024-05-31
             */
            end_date?: string | null;
            /**
             * @description Where the work was done.
             * @example Harbour Systems
             */
            organization: string;
            /**
             * Format: date
             * @description First day.
             * @example 2019-03-01
             */
            start_date: string;
        };
        /** @description Add an experience to your profile. */
        ProfilesAddExperienceData: {
            /** @description The entry as it is now. */
            experience: components["schemas"]["Experience"];
        };
        ProfilesAddExperienceSuccess: {
            data: components["schemas"]["ProfilesAddExperienceData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description Your own mentor profile, with its legal part. */
        ProfilesGetMentorProfileData: {
            /** @description The caller's own. */
            mentor_profile: components["schemas"]["MentorProfile"];
        };
        ProfilesGetMentorProfileSuccess: {
            data: components["schemas"]["ProfilesGetMentorProfileData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description What you have submitted, with your answers and what came of it. */
        ProfilesGetOnboardingData: {
            /** @description The caller's submission. */
            onboarding: components["schemas"]["Onboarding"];
        };
        ProfilesGetOnboardingSuccess: {
            data: components["schemas"]["ProfilesGetOnboardingData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description The areas that mentors choose from. */
        ProfilesListExpertiseAreasData: {
            /** @description The whole catalogue, in its order. */
            expertise_areas: components["schemas"]["ExpertiseArea"][];
        };
        ProfilesListExpertiseAreasSuccess: {
            data: components["schemas"]["ProfilesListExpertiseAreasData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description What the onboarding asks, of one role or of both. */
        ProfilesListOnboardingQuestionsData: {
            /** @description In the order in which they are asked. */
            questions: components["schemas"]["OnboardingQuestion"][];
        };
        ProfilesListOnboardingQuestionsSuccess: {
            data: components["schemas"]["ProfilesListOnboardingQuestionsData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        ProfilesSubmitOnboardingBody: {
            /** @description Answers to questions of the role, which replace all earlier ones. Left out: those stay. */
            answers?: {
                /**
                 * @description The `value` of an option, a list of them, a number or a text, as the question's type wants it. Null: no answer.
                 * @example leadership
                 */
                answer?: (string | number | string[]) | null;
                /**
                 * Format: uuid
                 * @description Id of a question of the onboarding.
                 */
                question_id: string;
            }[] | null;
            /**
             * @description Currency of the mentor's rate: a code of ISO 4217 in capitals. Mentors must send it.
             * @example EUR
             */
            currency?: string | null;
            /**
             * @description What the mentee does. Left out: as before. Not read of mentors.
             * @example Software engineer
             */
            current_role?: string | null;
            /** @description Areas of the catalogue that the mentor knows. Mentors must send one or more. */
            expertise_area_ids?: string[] | null;
            /**
             * @description What the mentor offers, in a line. Mentors must send it.
             * @example Twelve years of back ends and the people behind them
             */
            headline?: string | null;
            /**
             * @description What the mentor asks for an hour, with no more decimals than the currency has. Mentors must send it.
             * @example 80.00
             */
            hourly_rate?: (string | number) | null;
            /**
             * @description Languages the mentor speaks, by whatever name; each once, in whatever case. Left out: as before.
             * @example [
             *       "English",
             *       "Portuguese"
             *     ]
             */
            languages?: string[] | null;
            /**
             * @description A mentor's application waits for an approval; a mentee needs none.
             * @enum {string}
             */
            role: "mentor" | "mentee";
            /** @description Skills of these areas. Left out: none. */
            skill_ids?: string[] | null;
            /**
             * @description Time zone of the mentor's calendar by its IANA name. Mentors must send it.
             * @example Europe/Lisbon
             */
            timezone?: string | null;
            /**
             * @description Whole years of the mentor's work. Left out: 0.
             * @example 12
             */
            years_of_experience?: number | null;
        };
        /** @description Apply as a mentor, or complete a profile as a mentee. */
        ProfilesSubmitOnboardingData: {
            /** @description What was submitted, with the profile made of it. */
            onboarding: components["schemas"]["Onboarding"];
        };
        ProfilesSubmitOnboardingSuccess: {
            data: components["schemas"]["ProfilesSubmitOnboardingData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        ProfilesUpdateCertificationBody: {
            /**
             * Format: uri
             * @description Where others can check it. Null removes it; left out it stays.
             * @example https://example.com/certificates/4f8a
             */
            credential_url?: string | null;
            /**
             * Format: date
             * @description Last day on which it holds, not before the day of issue. Null removes it; left out it stays.
             * @example 2027-05-31
             */
            expiry_date?: string | null;
            /**
             * Format: date
             * @description Day of issue. Null removes it; left out it stays.
             * @example 2024-05-31
             */
            issued_date?: string | null;
            /**
             * @description Who issued it. Left out: as before.
             * @example Cloud Native Computing Foundation
             */
            issuing_organization?: string;
            /**
             * @description Name of the certificate. Left out: as before.
             * @example Certified Kubernetes Administrator
             */
            title?: string;
        };
        /** @description Edit a certification on your profile; fields that are left out stay as they are. */
        ProfilesUpdateCertificationData: {
            /** @description The entry as it is now. */
            certification: components["schemas"]["Certification"];
        };
        ProfilesUpdateCertificationSuccess: {
            data: components["schemas"]["ProfilesUpdateCertificationData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        ProfilesUpdateEducationBody: {
            /**
             * @description Whether the studies go on; the entry has no end then. Left out: as before.
             * @example false
             */
            currently_studying?: boolean;
            /**
             * @description What was studied, or the degree. Left out: as before.
             * @example MSc Computer Science
             */
            degree?: string;
            /**
             * Format: date
             * @description Last day, not before the first; refused where the entry goes on. Null removes it; left out it stays, unless the entry now goes on.
             * @example 2024-05-31
             */
            end_date?: string | null;
            /**
             * @description School or university. Left out: as before.
             * @example University of Lisbon
             */
            institution?: string;
            /**
             * Format: date
             * @description First day. Left out: as before.
             * @example 2019-03-01
             */
            start_date?: string;
        };
        /** @description Edit an education on your profile; fields that are left out stay as they are. */
        ProfilesUpdateEducationData: {
            /** @description The entry as it is now. */
            education: components["schemas"]["Education"];
        };
        ProfilesUpdateEducationSuccess: {
            data: components["schemas"]["ProfilesUpdateEducationData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        ProfilesUpdateExperienceBody: {
            /**
             * @description Whether the work goes on; the entry has no end then. Left out: as before.
             * @example false
             */
            currently_working?: boolean;
            /**
             * @description What the work was. Null removes it; left out it stays.
             * @example Built the booking back end with a team of five.
             */
            description?: string | null;
            /**
             * @description What one was there. Left out: as before.
             * @example Lead engineer
             */
            designation?: string;
            /**
             * Format: date
             * @description Last day, not before the first; refused where the entry goes on. Null removes it; left out it stays, unless the entry now goes on.
             * @example 2024-05-31
             */
            end_date?: string | null;
            /**
             * @description Where the work was done. Left out: as before.
             * @example Harbour Systems
             */
            organization?: string;
            /**
             * Format: date
             * @description First day. Left out: as before.
             * @example 2019-03-01
             */
            start_date?: string;
        };
        /** @description Edit an experience on your profile; fields that are left out stay as they are. */
        ProfilesUpdateExperienceData: {
            /** @description The entry as it is now. */
            experience: components["schemas"]["Experience"];
        };
        ProfilesUpdateExperienceSuccess: {
            data: components["schemas"]["ProfilesUpdateExperienceData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        ProfilesUpdateMenteeProfileBody: {
            /**
             * @description Another name of `profession`, which counts where both are sent.
             * @example Junior developer
             */
            current_role?: string | null;
            /** @description All chosen areas with their skills. Left out: as before. Not together with `expertise_area_ids`. */
            expertise?: {
                /**
                 * Format: uuid
                 * @description Id of an area of the catalogue.
                 */
                expertise_area_id: string;
                /** @description Skills of this area. Left out: none. */
                skill_ids?: string[] | null;
            }[];
            /** @description All chosen areas, which keep the skills that they had. Left out: as before. Not together with `expertise`. */
            expertise_area_ids?: string[];
            /**
             * @description What the mentee does. Null removes it; left out it stays.
             * @example Junior developer
             */
            profession?: string | null;
        };
        /** @description Edit your mentee profile; fields that are left out stay as they are. */
        ProfilesUpdateMenteeProfileData: {
            /** @description The profile as it is now. */
            mentee_profile: components["schemas"]["PublicMenteeProfile"];
        };
        ProfilesUpdateMenteeProfileSuccess: {
            data: components["schemas"]["ProfilesUpdateMenteeProfileData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        ProfilesUpdateMentorProfileBody: {
            /**
             * @description Where the mentor works, which others do not see. Null removes it; left out it stays.
             * @example Harbour Systems
             */
            company_or_institution?: string | null;
            /**
             * @description Currency of the rate; another one needs `hourly_rate` beside it. Left out: as before.
             * @example EUR
             */
            currency?: string;
            /** @description All chosen areas with their skills. Left out: as before. Not together with `expertise_area_ids`. */
            expertise?: {
                /**
                 * Format: uuid
                 * @description Id of an area of the catalogue.
                 */
                expertise_area_id: string;
                /** @description Skills of this area. Left out: none. */
                skill_ids?: string[] | null;
            }[];
            /** @description All chosen areas, which keep the skills that they had. Left out: as before. Not together with `expertise`. */
            expertise_area_ids?: string[];
            /**
             * @description What the mentor offers, in a line. Left out: as before.
             * @example Twelve years of back ends and the people behind them
             */
            headline?: string;
            /**
             * @description What the mentor asks for an hour, with no more decimals than the currency has. Left out: as before.
             * @example 80.00
             */
            hourly_rate?: string | number;
            /**
             * @description All languages the mentor speaks, by whatever name; each once, in whatever case. Left out: as before.
             * @example [
             *       "English",
             *       "Portuguese"
             *     ]
             */
            languages?: string[];
            /**
             * @description Year of birth, 13 years ago or more; others do not see it. Null removes it; left out it stays.
             * @example 1987
             */
            legal_birth_year?: number | null;
            /**
             * @description Name in the mentor's documents, which others do not see. Null removes it; left out it stays.
             * @example Ana Maria Duarte
             */
            legal_name?: string | null;
            /**
             * @description Profession, which others do not see. Null removes it; left out it stays.
             * @example Software engineer
             */
            legal_profession?: string | null;
            /**
             * @description Time zone of the mentor's calendar by its IANA name. Left out: as before.
             * @example Europe/Lisbon
             */
            timezone?: string;
            /**
             * @description Whole years of work. Left out: as before.
             * @example 12
             */
            years_of_experience?: number;
        };
        /** @description Edit your mentor profile, with its legal part; fields that are left out stay as they are. */
        ProfilesUpdateMentorProfileData: {
            /** @description The profile as it is now. */
            mentor_profile: components["schemas"]["MentorProfile"];
        };
        ProfilesUpdateMentorProfileSuccess: {
            data: components["schemas"]["ProfilesUpdateMentorProfileData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        ProfilesUpdateProfileBody: {
            /**
             * @description A longer text about oneself. Null removes it; left out it stays.
             * @example I write front ends and want to lead a team one day.
             */
            about?: string | null;
            /**
             * @description Street and number. Null removes it; left out it stays.
             * @example Torstrasse 12
             */
            address?: string | null;
            /**
             * @description A few words about oneself. Null removes it; left out it stays.
             * @example Learns to lead.
             */
            bio?: string | null;
            /**
             * @description City. Null removes it; left out it stays.
             * @example Berlin
             */
            city?: string | null;
            /**
             * @description Country by its English name or its code of ISO 3166; other texts are kept, and have no `country_code`. Null removes it; left out it stays.
             * @example Germany
             */
            country?: string | null;
            /**
             * @description Full name. What nobody sees of it is taken out; something visible must be left. Left out: as before.
             * @example Mika Sorensen
             */
            full_name?: string;
            /**
             * @description 1 male, 2 female, 3 other, 4 prefers not to say. Null takes a declaration back; left out it stays.
             * @enum {number|null}
             */
            gender?: 1 | 2 | 3 | 4 | null;
            /**
             * @description Language of mails and notifications by its tag in BCP 47. Left out: as before.
             * @example de-AT
             */
            locale?: string;
            /** @description Links by network: those that are left out stay. Null removes all of them. */
            social_links?: {
                /**
                 * Format: uri
                 * @description A link to behance.net or be.net. Null removes it; left out it stays.
                 * @example https://behance.net/mika
                 */
                behance?: string | null;
                /**
                 * Format: uri
                 * @description A link to dribbble.com. Null removes it; left out it stays.
                 * @example https://dribbble.com/mika
                 */
                dribbble?: string | null;
                /**
                 * Format: uri
                 * @description A link to facebook.com or fb.com. Null removes it; left out it stays.
                 * @example https://facebook.com/mika
                 */
                facebook?: string | null;
                /**
                 * Format: uri
                 * @description A link to github.com. Null removes it; left out it stays.
                 * @example https://github.com/mika
                 */
                github?: string | null;
                /**
                 * Format: uri
                 * @description A link to instagram.com. Null removes it; left out it stays.
                 * @example https://instagram.com/mika
                 */
                instagram?: string | null;
                /**
                 * Format: uri
                 * @description A link to linkedin.com. Null removes it; left out it stays.
                 * @example https://linkedin.com/mika
                 */
                linkedin?: string | null;
                /**
                 * Format: uri
                 * @description A link to medium.com. Null removes it; left out it stays.
                 * @example https://medium.com/mika
                 */
                medium?: string | null;
                /**
                 * Format: uri
                 * @description A link to twitch.tv. Null removes it; left out it stays.
                 * @example https://twitch.tv/mika
                 */
                twitch?: string | null;
                /**
                 * Format: uri
                 * @description The old name of `x`, which counts where both are sent.
                 * @example https://x.com/mika
                 */
                twitter?: string | null;
                /**
                 * Format: uri
                 * @description The person's own site, at any address. Null removes it; left out it stays.
                 * @example https://mika.example.com
                 */
                website?: string | null;
                /**
                 * Format: uri
                 * @description A link to x.com or twitter.com. Null removes it; left out it stays.
                 * @example https://x.com/mika
                 */
                x?: string | null;
                /**
                 * Format: uri
                 * @description A link to youtube.com or youtu.be. Null removes it; left out it stays.
                 * @example https://youtube.com/mika
                 */
                youtube?: string | null;
            } | null;
            /**
             * @description State, region or district. Null removes it; left out it stays.
             * @example Berlin
             */
            state?: string | null;
            /**
             * @description Time zone by its IANA name. Left out: as before.
             * @example Europe/Berlin
             */
            timezone?: string;
            /**
             * @description Unique name in addresses: small letters and digits with single hyphens between. Some words are reserved.
             * @example mika-sorensen
             */
            username?: string;
        };
        /** @description Edit what your account says about you; fields that are left out stay as they are. */
        ProfilesUpdateProfileData: {
            /** @description The account as it is now. */
            user: components["schemas"]["User"];
        };
        ProfilesUpdateProfileSuccess: {
            data: components["schemas"]["ProfilesUpdateProfileData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description What everybody who is signed in sees of a mentee, beside the account. */
        PublicMenteeProfile: {
            /**
             * @description Always empty: they are shown of mentors only.
             * @example []
             */
            certifications: components["schemas"]["Certification"][];
            /** @description Always null: nothing is kept of it yet. */
            company_or_institution: null;
            /**
             * Format: date-time
             * @description When the profile was made.
             * @example 2027-03-01T10:00:00+00:00
             */
            created_at: string;
            /** @description Studies of the person. */
            education: components["schemas"]["Education"][];
            /** @description Jobs of the person. */
            experiences: components["schemas"]["Experience"][];
            /** @description What the mentee is interested in, in the order of the catalogue. */
            expertise_areas: components["schemas"]["ProfileExpertiseArea"][];
            /**
             * @description Id of the mentee profile; not that of the account.
             * @example 01920000-0000-7000-8000-000000000040
             */
            id: string;
            /**
             * @description What the mentee does; null if nothing was said.
             * @example Junior developer
             */
            profession: string | null;
            /** @description Always null: nothing is kept of it yet. */
            relationship_since: null;
            /** @description Always null: nothing is kept of it yet. */
            relationship_status: null;
            /**
             * Format: date-time
             * @description When the profile was last changed.
             * @example 2027-03-10T16:20:00+00:00
             */
            updated_at: string;
        };
        /** @description What everybody who is signed in sees of a mentor, beside the account. */
        PublicMentorProfile: {
            /**
             * @description How the application stands. Only approved mentors are found and booked.
             * @example approved
             * @enum {string}
             */
            approval_status: "pending" | "approved" | "rejected" | "suspended";
            /**
             * @description The status in words.
             * @example Approved
             */
            approval_status_label: string;
            /**
             * @description Mean of the ratings, in stars from 1 to 5 with two decimals; 0.00 without one.
             * @example 4.50
             */
            average_rating: string;
            /** @description Certificates of the mentor. */
            certifications: components["schemas"]["Certification"][];
            /**
             * Format: date-time
             * @description When the profile was made.
             * @example 2027-03-01T10:00:00+00:00
             */
            created_at: string;
            /** @description Studies of the person. */
            education: components["schemas"]["Education"][];
            /** @description Jobs of the person. */
            experiences: components["schemas"]["Experience"][];
            /** @description What the mentor knows, in the order of the catalogue. */
            expertise_areas: components["schemas"]["ProfileExpertiseArea"][];
            /**
             * @description What the mentor offers, in a line.
             * @example Twelve years of back ends and the people behind them
             */
            headline: string;
            /**
             * @description What the mentor asks for an hour, with the decimals of the mentor's currency.
             * @example 80.00
             */
            hourly_rate: string;
            /**
             * Format: uuid
             * @description Id of a mentor profile; not that of the account.
             */
            id: string;
            /**
             * @description Ratings of the mentor; the same as `total_reviews`.
             * @example 24
             */
            rating_count: number;
            /**
             * @description Time zone of the mentor's calendar by its IANA name.
             * @example Europe/Lisbon
             */
            timezone: string;
            /**
             * @description Reviews of the mentor.
             * @example 24
             */
            total_reviews: number;
            /**
             * @description Sessions of the mentor that took place.
             * @example 57
             */
            total_sessions: number;
            /**
             * Format: date-time
             * @description When the profile was last changed.
             * @example 2027-03-10T16:20:00+00:00
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description End of the vacation; null if there is none, or if it has no end yet.
             * @example null
             */
            vacationEndsAt: string | null;
            /**
             * @description Whether the mentor is on vacation, and has no bookable times until it ends.
             * @example false
             */
            vacationMode: boolean;
            /**
             * @description Whole years of work, as the mentor told.
             * @example 12
             */
            years_of_experience: number;
        };
        /** @description A person, as others see them. */
        PublicProfile: {
            /**
             * @description A longer text about the person; null if there is none.
             * @example I have built back ends for twelve years and led teams for six of them.
             */
            about: string | null;
            /**
             * @description Address of the picture; null without one.
             * @example https://api.example.com/media/01920000-0000-7000-8000-000000000010/large
             */
            avatar_url: string | null;
            /**
             * @description A few words about the person; null if there are none.
             * @example Runs and mentors teams.
             */
            bio: string | null;
            /** @description The caller's chat with the person; null if there is none, and on one's own profile. */
            chat_thread: {
                /**
                 * @description Id of the thread.
                 * @example 01920000-0000-7000-8000-000000000050
                 */
                id: string;
                /** @description Whether the caller wrote first. */
                initiated_by_me: boolean;
                /** @description Whether both can write. */
                is_accepted: boolean;
                /**
                 * @description 1 while the other one has not accepted it, 2 afterwards.
                 * @example 2
                 */
                status: number;
                /**
                 * @description The status in words.
                 * @example Accepted
                 */
                status_label: string;
            } | null;
            /**
             * @description How the caller stands to the person: the caller has asked (outgoing), was asked (incoming), or they are connected.
             * @enum {string}
             */
            connection_status: "none" | "pending_outgoing" | "pending_incoming" | "connected";
            /**
             * @description People the person is connected with.
             * @example 12
             */
            connections_count: number;
            /**
             * @description Address of the wide picture at the top of the profile; null without one.
             * @example https://api.example.com/media/01920000-0000-7000-8000-000000000011/large
             */
            cover_photo_url: string | null;
            /**
             * @description People who follow the person.
             * @example 48
             */
            followers_count: number;
            /**
             * @description People the person follows.
             * @example 17
             */
            following_count: number;
            /**
             * @description 1 male, 2 female, 3 other, 4 prefers not to say; null if it was never declared.
             * @example 2
             * @enum {number|null}
             */
            gender: 1 | 2 | 3 | 4 | null;
            /**
             * @description The gender in words; null if it was never declared.
             * @example Female
             */
            gender_label: string | null;
            /**
             * Format: uuid
             * @description Id of a person's account.
             */
            id: string;
            /**
             * @description Whether `connection_status` is `connected`.
             * @example false
             */
            is_connected: boolean;
            /**
             * @description Whether the caller follows the person.
             * @example false
             */
            is_following: boolean;
            /**
             * @description Whether it is the caller's own profile.
             * @example false
             */
            is_me: boolean;
            /**
             * @description Languages the person speaks as a mentor; empty for mentees.
             * @example [
             *       "English",
             *       "Portuguese"
             *     ]
             */
            languages: string[];
            /** @description Where the person lives; all null if no address is saved. */
            location: components["schemas"]["Location"];
            /**
             * @description The profile of a mentee; null in another role.
             * @example null
             */
            mentee_profile: components["schemas"]["PublicMenteeProfile"] | null;
            /** @description The profile of a mentor; null in another role. */
            mentor_profile: components["schemas"]["PublicMentorProfile"] | null;
            /**
             * @description Full name, as the person writes it.
             * @example Ana Duarte
             */
            name: string;
            /**
             * @description Posts in the feed.
             * @example 5
             */
            posts_count: number;
            /**
             * @description As what the person is shown: whoever is both, as a mentor; null if neither.
             * @enum {string|null}
             */
            role: "mentor" | "mentee" | null;
            /** @description Links by network, always all of them. */
            social_links: components["schemas"]["SocialLinks"];
            /**
             * @description The person's time zone by its IANA name.
             * @example Europe/Lisbon
             */
            timezone: string;
            /**
             * @description Unique name in addresses; its owner can change it.
             * @example ana-duarte
             */
            username: string;
        };
        /** @description A refund that the gateway refused and nobody has decided about. */
        QueuedRefund: {
            /**
             * @description What goes back.
             * @example {
             *       "minor": 2000,
             *       "major": "20.00",
             *       "formatted": "€20.00"
             *     }
             */
            amount: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description When the refund was requested; of one made at the gateway itself when we learned of it.
             */
            created_at: string;
            /**
             * Format: uuid
             * @description Id of a refund.
             */
            id: string;
            /**
             * @description Why, as the admin wrote it; null where no admin asked for it.
             * @example Half an hour of the session was lost.
             */
            note: string | null;
            /**
             * @description Why money goes back. `capacity_conflict`: the last seat was sold to somebody else while the checkout was open.
             * @enum {string}
             */
            reason: "requested_by_customer" | "duplicate" | "fraudulent" | "capacity_conflict" | "platform_error";
            /**
             * @description Why it was refused, in the gateway's own words if it gave any; null where it was not.
             * @example The charge is too old to be refunded.
             */
            refusal: string | null;
            /**
             * @description Always `refused` here.
             * @example refused
             * @enum {string}
             */
            state: "requested" | "pending" | "succeeded" | "refused" | "waived";
            /**
             * Format: date-time
             * @description Always null here.
             * @example null
             */
            succeeded_at: string | null;
            /** @description The payment that it is of. */
            transaction: components["schemas"]["Transaction"];
        };
        /** @description A page of the list. */
        QueuedRefundPage: {
            /** @description The items of this page. */
            data: components["schemas"]["QueuedRefund"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description When mails wait, by the clock of your time zone. What is urgent goes out at once. */
        QuietHours: {
            /**
             * @description Local time from which mails wait.
             * @example 22:00
             */
            from: string;
            /**
             * @description Local time until which they wait; of the next day where it is the earlier one.
             * @example 07:00
             */
            until: string;
        };
        /** @description Reviews by their stars. */
        RatingBreakdown: {
            /**
             * @description Reviews with 1 of 5 stars; 0 as long as single reviews are not kept.
             * @example 0
             */
            1: number;
            /**
             * @description Reviews with 2 of 5 stars; 0 as long as single reviews are not kept.
             * @example 0
             */
            2: number;
            /**
             * @description Reviews with 3 of 5 stars; 0 as long as single reviews are not kept.
             * @example 0
             */
            3: number;
            /**
             * @description Reviews with 4 of 5 stars; 0 as long as single reviews are not kept.
             * @example 0
             */
            4: number;
            /**
             * @description Reviews with 5 of 5 stars; 0 as long as single reviews are not kept.
             * @example 0
             */
            5: number;
        };
        /** @description The books of one day, ours beside the gateway's. */
        ReconciledDay: {
            /**
             * Format: date-time
             * @description When they were compared last.
             */
            checked_at: string;
            /**
             * Format: date
             * @description The day, in UTC.
             */
            day: string;
            /** @description What differs; empty where the books agree. */
            differences: components["schemas"]["BooksDifference"][];
            /**
             * @description Name of the gateway whose books were compared.
             * @example stripe
             */
            gateway: string;
            /**
             * @description True where nothing differs.
             * @example false
             */
            is_balanced: boolean;
            /**
             * @description How many lines the gateway's books of the day have.
             * @example 12
             */
            records: number;
        };
        /** @description A page of the list. */
        ReconciledDayPage: {
            /** @description The items of this page. */
            data: components["schemas"]["ReconciledDay"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        RefundNotPossible: {
            /** @description What is known of the failure. */
            data: {
                /**
                 * @description `never_settled`: it was never paid; `nothing_left`: all went back; `bound`: the rest is being refunded or disputed; `no_charge`: the gateway has no charge of it; `too_much`: more than `refundable`.
                 * @example too_much
                 * @enum {string}
                 */
                obstacle: "never_settled" | "nothing_left" | "bound" | "no_charge" | "too_much";
                /**
                 * @description The most that can be refunded now; 0 before it is paid.
                 * @example {
                 *       "minor": 3000,
                 *       "major": "30.00",
                 *       "formatted": "€30.00"
                 *     }
                 */
                refundable: components["schemas"]["Money"];
            };
            message: components["schemas"]["ErrorMessage"];
            status: components["schemas"]["ErrorStatus"];
        };
        RefundUnanswered: {
            /** @description What is known of the failure. */
            data: {
                /**
                 * Format: uuid
                 * @description The refund, which stands and is sent again by itself; it may have been made already.
                 */
                refund_id: string;
            };
            message: components["schemas"]["ErrorMessage"];
            status: components["schemas"]["ErrorStatus"];
        };
        RefundUndecided: {
            /** @description What is known of the failure. */
            data: {
                /**
                 * Format: uuid
                 * @description The refund of this charge that the gateway has not answered for yet.
                 */
                refund_id: string;
            };
            message: components["schemas"]["ErrorMessage"];
            status: components["schemas"]["ErrorStatus"];
        };
        /** @description A report of wrong content. */
        Report: {
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2027-03-08T09:30:00+00:00
             */
            created_at: string;
            /**
             * @description Words of the reporter; null without any.
             * @example The same advertisement on every post.
             */
            details: string | null;
            /**
             * Format: uuid
             * @description Id of a report.
             */
            id: string;
            /**
             * @description What is wrong, as the reporter chose it.
             * @example spam
             * @enum {string}
             */
            reason: "spam" | "harassment" | "hate_speech" | "violence" | "nudity" | "misinformation" | "other";
            /** @description Who made the report. */
            reporter: {
                /**
                 * Format: uuid
                 * @description Id of a person's account.
                 */
                id: string;
                /**
                 * @description Full name.
                 * @example Mika Sorensen
                 */
                name: string;
                /**
                 * @description Name in the address of the profile.
                 * @example mika-sorensen
                 */
                username: string;
            };
            /**
             * @description What became of the report. Nothing acts on reports yet, so it stays `pending`.
             * @example pending
             * @enum {string}
             */
            status: "pending" | "reviewed" | "dismissed" | "actioned";
            /**
             * Format: uuid
             * @description Id of the reported content.
             */
            subject_id: string;
            /**
             * @description Kind of the reported content.
             * @example post
             * @enum {string}
             */
            subject_type: "post" | "comment" | "profile" | "message" | "review";
        };
        /** @description A page of the list. */
        ReportPage: {
            /** @description The items of this page. */
            data: components["schemas"]["Report"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description List what people have reported by status, reason and kind, the newest first. */
        ReportsListReportsData: {
            reports: components["schemas"]["ReportPage"];
        };
        ReportsListReportsSuccess: {
            data: components["schemas"]["ReportsListReportsData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description Let a rule count again. */
        SchedulingActivateAvailabilityRuleData: {
            /** @description The rule as it is now. */
            availability_rule: components["schemas"]["AvailabilityRule"];
        };
        SchedulingActivateAvailabilityRuleSuccess: {
            data: components["schemas"]["SchedulingActivateAvailabilityRuleData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        SchedulingCreateAvailabilityRuleBody: {
            /**
             * @description From 0 for Sunday to 6 for Saturday. Required of a weekly rule; ignored for every other type.
             * @example 0
             */
            day_of_week?: number | null;
            /**
             * @description Recurrence rule of iCalendar (RFC 5545). Required of a recurring rule; ignored for every other type.
             * @example FREQ=WEEKLY;BYDAY=SU
             */
            rrule?: string | null;
            /**
             * @description When the rule applies: on a day of each week, by a recurrence rule, or on one date. On a date with hours of several types `one_time` wins over `recurring`, and that over `regular_weekly`.
             * @example regular_weekly
             * @enum {string}
             */
            rule_type: "regular_weekly" | "recurring" | "one_time";
            /**
             * Format: uuid
             * @description Session type of the mentor that it opens hours for. Left out: all of them.
             */
            session_type_id?: string | null;
            /**
             * Format: date
             * @description Date in the timezone of the mentor, today or later. Required of a one-time rule; ignored for every other type.
             */
            specific_date?: string | null;
            /** @description Hours of each date on which the rule applies, in the timezone of the mentor. */
            time_blocks: components["schemas"]["TimeBlock"][];
            /**
             * Format: date
             * @description First date on which it applies, in the timezone of the mentor. Left out: today.
             * @example 2027-03-01
             */
            valid_from?: string | null;
            /**
             * Format: date
             * @description Last date on which it applies, no earlier than `valid_from`. Left out: it has no end.
             * @example 2027-06-30
             */
            valid_until?: string | null;
        };
        /** @description Say when you are available; slots follow from it. */
        SchedulingCreateAvailabilityRuleData: {
            /** @description The rule as it is now. */
            availability_rule: components["schemas"]["AvailabilityRule"];
        };
        SchedulingCreateAvailabilityRulesBody: {
            /** @description The new rules: all of them are made, or none. They may be the body itself, without this name. */
            availability_rules: {
                /**
                 * @description From 0 for Sunday to 6 for Saturday. Required of a weekly rule; ignored for every other type.
                 * @example 0
                 */
                day_of_week?: number | null;
                /**
                 * @description Recurrence rule of iCalendar (RFC 5545). Required of a recurring rule; ignored for every other type.
                 * @example FREQ=WEEKLY;BYDAY=SU
                 */
                rrule?: string | null;
                /**
                 * @description When the rule applies: on a day of each week, by a recurrence rule, or on one date. On a date with hours of several types `one_time` wins over `recurring`, and that over `regular_weekly`.
                 * @example regular_weekly
                 * @enum {string}
                 */
                rule_type: "regular_weekly" | "recurring" | "one_time";
                /**
                 * Format: uuid
                 * @description Session type of the mentor that it opens hours for. Left out: all of them.
                 */
                session_type_id?: string | null;
                /**
                 * Format: date
                 * @description Date in the timezone of the mentor, today or later. Required of a one-time rule; ignored for every other type.
                 */
                specific_date?: string | null;
                /** @description Hours of each date on which the rule applies, in the timezone of the mentor. */
                time_blocks: components["schemas"]["TimeBlock"][];
                /**
                 * Format: date
                 * @description First date on which it applies, in the timezone of the mentor. Left out: today.
                 * @example 2027-03-01
                 */
                valid_from?: string | null;
                /**
                 * Format: date
                 * @description Last date on which it applies, no earlier than `valid_from`. Left out: it has no end.
                 * @example 2027-06-30
                 */
                valid_until?: string | null;
            }[];
        };
        /** @description Create several rules of availability, all of them or none. */
        SchedulingCreateAvailabilityRulesData: {
            /** @description The new rules, in the order of the input. */
            availability_rules: components["schemas"]["AvailabilityRule"][];
        };
        SchedulingCreateAvailabilityRulesSuccess: {
            data: components["schemas"]["SchedulingCreateAvailabilityRulesData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        SchedulingCreateAvailabilityRuleSuccess: {
            data: components["schemas"]["SchedulingCreateAvailabilityRuleData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        SchedulingCreateOffDayBody: {
            /**
             * @description Whether whole dates are off. False: the hours of `off_time_blocks` on one date. Left out: true.
             * @example false
             */
            is_full_day?: boolean | null;
            /**
             * @description Whether the mentor calls it a vacation, which is the reason that explanations of slots give. Left out: false.
             * @example false
             */
            is_vacation?: boolean | null;
            /**
             * Format: date
             * @description First date off, in the timezone of the mentor. Today or later.
             * @example 2027-03-22
             */
            off_from: string;
            /** @description The hours that are off, in the timezone of the mentor; ignored where whole dates are. Required where `is_full_day` is false. */
            off_time_blocks?: components["schemas"]["TimeBlock"][] | null;
            /**
             * Format: date
             * @description Last date off, no earlier than `off_from`; the same date where only hours are off.
             * @example 2027-03-22
             */
            off_until: string;
            /**
             * @description Note of the mentor, who alone sees it.
             * @example Dentist
             */
            reason?: string | null;
        };
        /** @description Be away on some dates, or for some hours of one. */
        SchedulingCreateOffDayData: {
            /**
             * @description The next 500 slots with booked or held seats within the off-day. They stay as they are.
             * @example []
             */
            conflicts: components["schemas"]["Slot"][];
            /** @description The off-day as it is now. */
            off_day: components["schemas"]["OffDay"];
        };
        SchedulingCreateOffDaySuccess: {
            data: components["schemas"]["SchedulingCreateOffDayData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        SchedulingCreateSessionTypeBody: {
            /**
             * @description Minutes after each session in which the mentor has no other one. Left out: 15.
             * @example 15
             */
            buffer_after_minutes?: number | null;
            /**
             * @description Most sessions of the type on one date of the mentor, in their timezone. Left out: no limit.
             * @example 4
             */
            daily_limit?: number | null;
            /**
             * @description What happens in the session, in the words of the mentor. Left out: none.
             * @example We read your CV together and choose your next three steps.
             */
            description?: string | null;
            /**
             * @description Length of a session, in minutes.
             * @example 60
             */
            duration_minutes: number;
            /**
             * @description Sessions after the first one that belong to the same booking. Left out: 0.
             * @example 2
             */
            follow_up_count?: number | null;
            /**
             * @description Days by which a follow-up may be earlier or later than the interval says. Left out: 2.
             * @example 2
             */
            follow_up_flexibility_days?: number | null;
            /**
             * @description Days from one session of a booking to the next. Left out: 7.
             * @example 7
             */
            follow_up_interval_days?: number | null;
            /**
             * @description Whether it can be booked. Left out: true.
             * @example true
             */
            is_active?: boolean | null;
            /**
             * @description Whether it costs nothing, whatever `price` says. Left out: false.
             * @example false
             */
            is_free?: boolean | null;
            /**
             * @description Seats of a session; 1 is one-on-one. Left out: 1.
             * @example 1
             */
            max_capacity?: number | null;
            /**
             * @description Minutes before its start by which a session must be held; 0 asks for no notice. Left out: 0.
             * @example 120
             */
            minimum_notice_minutes?: number | null;
            /**
             * @description Price of a booking, follow-ups included, in the currency of the mentor and with no more decimals than it has. Required unless it is free.
             * @example 80.00
             */
            price?: (string | number) | null;
            /**
             * @description A label for people: nothing else depends on it. Left out: regular_weekly.
             * @example regular_weekly
             * @enum {string|null}
             */
            session_model?: "regular_weekly" | "recurring" | "one_time" | "package" | null;
            /**
             * @description Minutes from the start of one slot to that of the next. Left out: duration and buffer together.
             * @example 30
             */
            start_interval_minutes?: number | null;
            /**
             * @description Name of the session type.
             * @example Career review
             */
            title: string;
        };
        /** @description Create a kind of session that you offer. */
        SchedulingCreateSessionTypeData: {
            /** @description The session type as it is now. */
            session_type: components["schemas"]["SessionType"];
        };
        SchedulingCreateSessionTypeSuccess: {
            data: components["schemas"]["SchedulingCreateSessionTypeData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description Be back from vacation. */
        SchedulingEndVacationData: {
            /** @description The mentor profile, without a vacation. */
            mentor: components["schemas"]["MentorProfile"];
        };
        SchedulingEndVacationSuccess: {
            data: components["schemas"]["SchedulingEndVacationData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description One date with hours of its own. */
        SchedulingGetAvailabilityOverrideData: {
            /** @description The override as it is now. */
            availability_override: components["schemas"]["AvailabilityOverride"];
        };
        SchedulingGetAvailabilityOverrideSuccess: {
            data: components["schemas"]["SchedulingGetAvailabilityOverrideData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description One rule of your availability. */
        SchedulingGetAvailabilityRuleData: {
            /** @description The rule as it is now. */
            availability_rule: components["schemas"]["AvailabilityRule"];
        };
        SchedulingGetAvailabilityRuleSuccess: {
            data: components["schemas"]["SchedulingGetAvailabilityRuleData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description One off-day of yours. */
        SchedulingGetOffDayData: {
            /** @description The off-day as it is now. */
            off_day: components["schemas"]["OffDay"];
        };
        SchedulingGetOffDaySuccess: {
            data: components["schemas"]["SchedulingGetOffDayData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description One kind of session that you offer. */
        SchedulingGetSessionTypeData: {
            /** @description The session type as it is now. */
            session_type: components["schemas"]["SessionType"];
        };
        SchedulingGetSessionTypeSuccess: {
            data: components["schemas"]["SchedulingGetSessionTypeData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        SchedulingHoldSlotsBody: {
            /** @description Ids of the slots, all of one session type: one, and one more for each follow-up of it at most. All are held or none. */
            slot_ids: string[];
        };
        SchedulingHoldSlotsSuccess: {
            data: components["schemas"]["Hold"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description List the dates with hours of their own. */
        SchedulingListAvailabilityOverridesData: {
            /** @description The overrides, by date, the latest first. */
            availability_overrides: components["schemas"]["AvailabilityOverride"][];
        };
        SchedulingListAvailabilityOverridesSuccess: {
            data: components["schemas"]["SchedulingListAvailabilityOverridesData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description List when you are available. */
        SchedulingListAvailabilityRulesData: {
            /** @description The rules, the newest first, 1000 at most. */
            availability_rules: components["schemas"]["AvailabilityRule"][];
        };
        SchedulingListAvailabilityRulesSuccess: {
            data: components["schemas"]["SchedulingListAvailabilityRulesData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description List the seats that you hold. */
        SchedulingListHoldsData: {
            holds: components["schemas"]["HeldSeatPage"];
        };
        SchedulingListHoldsSuccess: {
            data: components["schemas"]["SchedulingListHoldsData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description List the dates on which you are away. */
        SchedulingListOffDaysData: {
            /** @description The off-days, by `offFrom`, the latest first. */
            off_days: components["schemas"]["OffDay"][];
        };
        SchedulingListOffDaysSuccess: {
            data: components["schemas"]["SchedulingListOffDaysData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description The slots of a kind of session that you offer, in a window of time; on demand with the reasons. */
        SchedulingListOwnSlotsData: {
            /** @description Why slots cannot be held, and why dates have no more. Only with `explain`. */
            explanation?: components["schemas"]["SlotsExplanation"];
            /** @description Slots of the session type that start within the window, by start, without cancelled ones. */
            slots: components["schemas"]["Slot"][];
        };
        SchedulingListOwnSlotsSuccess: {
            data: components["schemas"]["SchedulingListOwnSlotsData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description What a mentor offers. */
        SchedulingListPublicSessionTypesData: {
            /** @description All session types of the mentor, inactive ones included, the newest first. */
            session_types: components["schemas"]["SessionType"][];
        };
        SchedulingListPublicSessionTypesSuccess: {
            data: components["schemas"]["SchedulingListPublicSessionTypesData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description The slots of a kind of session in a window of time. */
        SchedulingListPublicSlotsData: {
            /** @description Slots of the session type that start within the window, by start, without cancelled ones. */
            slots: components["schemas"]["Slot"][];
        };
        SchedulingListPublicSlotsSuccess: {
            data: components["schemas"]["SchedulingListPublicSlotsData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description List the kinds of session that you offer. */
        SchedulingListSessionTypesData: {
            /** @description All session types of the mentor, inactive ones included, the newest first. */
            session_types: components["schemas"]["SessionType"][];
        };
        SchedulingListSessionTypesSuccess: {
            data: components["schemas"]["SchedulingListSessionTypesData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        SchedulingPreviewAvailabilityRuleBody: {
            /**
             * @description From 0 for Sunday to 6 for Saturday. Null: a weekly rule opens no hours. Left out: as before.
             * @example 0
             */
            day_of_week?: number | null;
            /** @description Whether it opens hours. Left out: as before. A new rule is active whatever it says. */
            is_active?: boolean;
            /**
             * @description Recurrence rule of iCalendar (RFC 5545). Null: a recurring rule opens no hours. Left out: as before.
             * @example FREQ=WEEKLY;BYDAY=SU
             */
            rrule?: string | null;
            /**
             * Format: uuid
             * @description Rule of the mentor that the other fields change. Left out: they make a new rule.
             */
            rule_id?: string | null;
            /**
             * @description Type of the rule. Required of a new rule; left out of a change: as before.
             * @example regular_weekly
             * @enum {string}
             */
            rule_type?: "regular_weekly" | "recurring" | "one_time";
            /**
             * Format: uuid
             * @description Session type of the mentor that it opens hours for. Null: all. Left out: as before.
             */
            session_type_id?: string | null;
            /**
             * Format: date
             * @description Date in the timezone of the mentor; a new one is today or later. Null: a one-time rule opens no hours. Left out: as before.
             */
            specific_date?: string | null;
            /** @description Hours of each date on which the rule applies, in the timezone of the mentor. Required of a new rule; left out of a change: as before. */
            time_blocks?: components["schemas"]["TimeBlock"][];
            /**
             * Format: date
             * @description First date on which it applies, in the timezone of the mentor. Left out: today for a new rule, else as before.
             * @example 2027-03-01
             */
            valid_from?: string | null;
            /**
             * Format: date
             * @description Last date on which it applies, no earlier than `valid_from`. Null: it has no end. Left out: as before.
             * @example 2027-06-30
             */
            valid_until?: string | null;
        };
        /** @description What a new rule, or a change of one, would add and take away; nothing is stored. */
        SchedulingPreviewAvailabilityRuleData: {
            /** @description What the rule would do. Nothing is stored. */
            preview: components["schemas"]["AvailabilityPreview"];
        };
        SchedulingPreviewAvailabilityRuleSuccess: {
            data: components["schemas"]["SchedulingPreviewAvailabilityRuleData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        SchedulingPutAvailabilityOverrideBody: {
            /**
             * Format: date
             * @description Date in the timezone of the mentor, today or later.
             */
            date: string;
            /**
             * Format: uuid
             * @description Session type of the mentor whose hours it sets. Left out: all of them.
             */
            session_type_id?: string | null;
            /** @description Hours of that date in the timezone of the mentor, in place of those of rules and of a former override. */
            time_slots: components["schemas"]["TimeBlock"][];
        };
        /** @description Give a date hours of its own, in place of your rules. */
        SchedulingPutAvailabilityOverrideData: {
            /** @description The override as it is now. */
            availability_override: components["schemas"]["AvailabilityOverride"];
            /**
             * @description The next 500 slots with booked or held seats on the date and outside of its new hours. They stay as they are.
             * @example []
             */
            conflicts: components["schemas"]["Slot"][];
            /** @description Whether the date had no override yet. False: the hours of the former one were replaced. */
            is_new: boolean;
        };
        SchedulingPutAvailabilityOverrideSuccess: {
            data: components["schemas"]["SchedulingPutAvailabilityOverrideData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        SchedulingStartVacationBody: {
            /**
             * Format: date
             * @description Last date of the vacation, after today, in the timezone of the mentor. Left out: until it is ended.
             * @example 2027-03-28
             */
            vacation_ends_at?: string | null;
        };
        /** @description Go on vacation, until a date or until you are back. */
        SchedulingStartVacationData: {
            /**
             * @description The next 500 slots with booked or held seats within the vacation. They stay as they are.
             * @example []
             */
            conflicts: components["schemas"]["Slot"][];
            /** @description The mentor profile, with the vacation. */
            mentor: components["schemas"]["MentorProfile"];
        };
        SchedulingStartVacationSuccess: {
            data: components["schemas"]["SchedulingStartVacationData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        SchedulingUpdateAvailabilityRuleBody: {
            /**
             * @description From 0 for Sunday to 6 for Saturday. Null: a weekly rule opens no hours. Left out: as before.
             * @example 0
             */
            day_of_week?: number | null;
            /** @description Whether it opens hours. Left out: as before. */
            is_active?: boolean;
            /**
             * @description Recurrence rule of iCalendar (RFC 5545). Null: a recurring rule opens no hours. Left out: as before.
             * @example FREQ=WEEKLY;BYDAY=SU
             */
            rrule?: string | null;
            /**
             * @description Type of the rule. Left out: as before. What belongs to another type is removed.
             * @example regular_weekly
             * @enum {string}
             */
            rule_type?: "regular_weekly" | "recurring" | "one_time";
            /**
             * Format: uuid
             * @description Session type of the mentor that it opens hours for. Null: all. Left out: as before.
             */
            session_type_id?: string | null;
            /**
             * Format: date
             * @description Date in the timezone of the mentor; a new one is today or later. Null: a one-time rule opens no hours. Left out: as before.
             */
            specific_date?: string | null;
            /** @description Hours of each date on which the rule applies, in the timezone of the mentor. Left out: as before. */
            time_blocks?: components["schemas"]["TimeBlock"][];
            /**
             * Format: date
             * @description First date on which it applies, in the timezone of the mentor. Left out: as before.
             * @example 2027-03-01
             */
            valid_from?: string;
            /**
             * Format: date
             * @description Last date on which it applies, no earlier than `valid_from`. Null: it has no end. Left out: as before.
             * @example 2027-06-30
             */
            valid_until?: string | null;
        };
        /** @description Change a rule of your availability. */
        SchedulingUpdateAvailabilityRuleData: {
            /** @description The rule as it is now. */
            availability_rule: components["schemas"]["AvailabilityRule"];
        };
        SchedulingUpdateAvailabilityRuleSuccess: {
            data: components["schemas"]["SchedulingUpdateAvailabilityRuleData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        SchedulingUpdateOffDayBody: {
            /**
             * @description Whether whole dates are off. False: the hours of `off_time_blocks` on one date. Left out: as before.
             * @example false
             */
            is_full_day?: boolean;
            /**
             * @description Whether the mentor calls it a vacation, which is the reason that explanations of slots give. Left out: as before.
             * @example false
             */
            is_vacation?: boolean;
            /**
             * Format: date
             * @description First date off, in the timezone of the mentor. A new one is today or later. Left out: as before.
             * @example 2027-03-22
             */
            off_from?: string;
            /** @description The hours that are off, in the timezone of the mentor; ignored where whole dates are. Null: none, which needs whole dates. Left out: as before. */
            off_time_blocks?: components["schemas"]["TimeBlock"][] | null;
            /**
             * Format: date
             * @description Last date off, no earlier than `off_from`; the same date where only hours are off. Left out: as before.
             * @example 2027-03-22
             */
            off_until?: string;
            /**
             * @description Note of the mentor, who alone sees it. Null: none. Left out: as before.
             * @example Dentist
             */
            reason?: string | null;
        };
        /** @description Change an off-day. */
        SchedulingUpdateOffDayData: {
            /**
             * @description The next 500 slots with booked or held seats within the off-day. They stay as they are.
             * @example []
             */
            conflicts: components["schemas"]["Slot"][];
            /** @description The off-day as it is now. */
            off_day: components["schemas"]["OffDay"];
        };
        SchedulingUpdateOffDaySuccess: {
            data: components["schemas"]["SchedulingUpdateOffDayData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        SchedulingUpdateSessionTypeBody: {
            /**
             * @description Minutes after each session in which the mentor has no other one. Left out: as before.
             * @example 15
             */
            buffer_after_minutes?: number;
            /**
             * @description Most sessions of the type on one date of the mentor, in their timezone. Null: no limit. Left out: as before.
             * @example 4
             */
            daily_limit?: number | null;
            /**
             * @description What happens in the session, in the words of the mentor. Null: none. Left out: as before.
             * @example We read your CV together and choose your next three steps.
             */
            description?: string | null;
            /**
             * @description Length of a session, in minutes. Left out: as before.
             * @example 60
             */
            duration_minutes?: number;
            /**
             * @description Sessions after the first one that belong to the same booking. Left out: as before.
             * @example 2
             */
            follow_up_count?: number;
            /**
             * @description Days by which a follow-up may be earlier or later than the interval says. Left out: as before.
             * @example 2
             */
            follow_up_flexibility_days?: number;
            /**
             * @description Days from one session of a booking to the next. Left out: as before.
             * @example 7
             */
            follow_up_interval_days?: number;
            /**
             * @description Whether it can be booked. Left out: as before.
             * @example true
             */
            is_active?: boolean;
            /**
             * @description Whether it costs nothing, whatever `price` says. Left out: as before.
             * @example false
             */
            is_free?: boolean;
            /**
             * @description Seats of a session; 1 is one-on-one. Left out: as before.
             * @example 1
             */
            max_capacity?: number;
            /**
             * @description Minutes before its start by which a session must be held; 0 asks for no notice. Left out: as before.
             * @example 120
             */
            minimum_notice_minutes?: number;
            /**
             * @description Price of a booking, follow-ups included, in the currency of the mentor and with no more decimals than it has. Required where a free type is free no longer; null only of a free one. Otherwise left out: as before.
             * @example 80.00
             */
            price?: (string | number) | null;
            /**
             * @description A label for people: nothing else depends on it. Left out: as before.
             * @example regular_weekly
             * @enum {string}
             */
            session_model?: "regular_weekly" | "recurring" | "one_time" | "package";
            /**
             * @description Minutes from the start of one slot to that of the next. Null: duration and buffer together. Left out: as before.
             * @example 30
             */
            start_interval_minutes?: number | null;
            /**
             * @description Name of the session type. Left out: as before.
             * @example Career review
             */
            title?: string;
        };
        /** @description Change a kind of session; what is booked stays as it is. */
        SchedulingUpdateSessionTypeData: {
            /** @description The session type as it is now. */
            session_type: components["schemas"]["SessionType"];
        };
        SchedulingUpdateSessionTypeSuccess: {
            data: components["schemas"]["SchedulingUpdateSessionTypeData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description What a mentor has sold in one currency. */
        SellerTotals: {
            /**
             * @description Currency of all amounts beside it; nothing is converted.
             * @example EUR
             */
            currency: string;
            /**
             * @description All that buyers paid.
             * @example {
             *       "minor": 24000,
             *       "major": "240.00",
             *       "formatted": "€240.00"
             *     }
             */
            gross: components["schemas"]["Money"];
            /**
             * @description How many invoices are counted, refunded ones included.
             * @example 3
             */
            invoices_count: number;
            /**
             * @description What the mentor is owed: `gross - platform_fee - refunded`.
             * @example {
             *       "minor": 18700,
             *       "major": "187.00",
             *       "formatted": "€187.00"
             *     }
             */
            net_earnings: components["schemas"]["Money"];
            /**
             * @description The fees that the platform still keeps.
             * @example {
             *       "minor": 3300,
             *       "major": "33.00",
             *       "formatted": "€33.00"
             *     }
             */
            platform_fee: components["schemas"]["Money"];
            /**
             * @description All of it that went back to them.
             * @example {
             *       "minor": 2000,
             *       "major": "20.00",
             *       "formatted": "€20.00"
             *     }
             */
            refunded: components["schemas"]["Money"];
        };
        /** @description A sign-in that is alive. */
        Session: {
            /**
             * Format: date-time
             * @description When the person signed in.
             * @example 2027-03-10T08:00:00+00:00
             */
            created_at: string;
            /**
             * @description Browser and system at the sign-in, as far as they were told.
             * @example Firefox on Linux
             */
            device_name: string;
            /**
             * Format: uuid
             * @description Id of a sign-in.
             */
            id: string;
            /**
             * @description Network address of the sign-in; null if it is not known.
             * @example 203.0.113.7
             */
            ip_address: string | null;
            /** @description Whether the request itself was made with it. */
            is_current: boolean;
            /**
             * Format: date-time
             * @description When the sign-in was last used, to the minute.
             */
            last_used_at: string;
        };
        /** @description A kind of session that a mentor offers. */
        SessionType: {
            /**
             * @description Minutes after each session in which the mentor has no other one.
             * @example 15
             */
            buffer_after_minutes: number;
            /**
             * Format: date-time
             * @description When it was made.
             * @example 2027-03-01T09:00:00+00:00
             */
            created_at: string;
            /**
             * @description Currency of the price: that of the mentor when the price was set.
             * @example EUR
             */
            currency: string;
            /**
             * @description Most sessions of the type on one date of the mentor, in their timezone; null where there is no limit.
             * @example 4
             */
            daily_limit: number | null;
            /**
             * @description What happens in the session, in the words of the mentor.
             * @example We read your CV together and choose your next three steps.
             */
            description: string | null;
            /**
             * @description Length of a session, in minutes.
             * @example 60
             */
            duration_minutes: number;
            /**
             * @description Sessions after the first one that belong to the same booking.
             * @example 2
             */
            follow_up_count: number;
            /**
             * @description Days by which a follow-up may be earlier or later than the interval says.
             * @example 2
             */
            follow_up_flexibility_days: number;
            /**
             * @description Days from one session of a booking to the next.
             * @example 7
             */
            follow_up_interval_days: number;
            /**
             * Format: uuid
             * @description Id of a session type.
             */
            id: string;
            /** @description Whether it can be booked. Lists include inactive types. */
            is_active: boolean;
            /**
             * @description Whether it costs nothing.
             * @example false
             */
            is_free: boolean;
            /**
             * @description Seats of a session; 1 is one-on-one.
             * @example 1
             */
            max_capacity: number;
            /**
             * Format: uuid
             * @description Id of a mentor profile; not that of the account.
             */
            mentor_id: string;
            /**
             * @description Minutes before its start by which a session must be held; 0 asks for no notice.
             * @example 120
             */
            minimum_notice_minutes: number;
            /**
             * @description Price of a booking, follow-ups included, with as many decimals as the currency has.
             * @example 80.00
             */
            price: string;
            /**
             * @description The price in the smallest unit of its currency, such as cents.
             * @example 8000
             */
            price_minor: number;
            /**
             * @description A label for people: nothing else depends on it.
             * @example regular_weekly
             * @enum {string}
             */
            session_model: "regular_weekly" | "recurring" | "one_time" | "package";
            /**
             * @description The session model for people, in English.
             * @example Regular Weekly
             */
            session_model_label: string;
            /**
             * @description Minutes from the start of one slot to that of the next; null where they are duration and buffer together.
             * @example 30
             */
            start_interval_minutes: number | null;
            /**
             * @description Name of the session type.
             * @example Career review
             */
            title: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             * @example 2027-03-01T09:00:00+00:00
             */
            updated_at: string;
        };
        /** @description A setting that admins change while the platform runs. */
        Setting: {
            /**
             * @description The value without a change by an admin.
             * @example 24
             */
            default: components["schemas"]["SettingValue"];
            /**
             * @description What it sets, in English.
             * @example Hours before the start within which a mentee who cancels an accepted session gets nothing back.
             */
            description: string;
            /**
             * @description Name of the setting: the domain, then what it sets with its unit.
             * @example bookings.cancellation_window_hours
             */
            key: string;
            /**
             * Format: date-time
             * @description When an admin changed it last; null while the default is in force.
             * @example 2027-03-02T10:00:00+00:00
             */
            updated_at: string | null;
            /**
             * @description The value in force, of the kind of `default`.
             * @example 48
             */
            value: components["schemas"]["SettingValue"];
        };
        /** @description A number, a text, true or false, a list of texts, or whole numbers by their keys, such as currencies. */
        SettingValue: number | string | boolean | string[] | {
            [key: string]: number;
        };
        /** @description A time at which a session of a mentor can take place. */
        Slot: {
            /**
             * Format: uuid
             * @description Override whose hours it comes from; null where a rule gave them.
             * @example null
             */
            availability_override_id: string | null;
            /**
             * Format: uuid
             * @description Rule whose hours it comes from; null where an override gave them.
             */
            availability_rule_id: string | null;
            /**
             * @description Seats that are neither booked nor held; 0 where another session of the mentor overlaps.
             * @example 1
             */
            available_seats: number;
            /**
             * Format: date-time
             * @description End of the buffer of the session type, in which the mentor has no other session.
             * @example 2027-03-14T15:15:00+00:00
             */
            buffer_ends_at: string;
            /**
             * @description Seats that are booked.
             * @example 0
             */
            current_capacity: number;
            /**
             * Format: date-time
             * @description End of the session, without the buffer after it.
             * @example 2027-03-14T15:00:00+00:00
             */
            ends_at: string;
            /**
             * Format: date-time
             * @description When the last hold on it expires; null without a hold. A hint for display.
             * @example null
             */
            held_until: string | null;
            /**
             * Format: uuid
             * @description Id of a slot.
             */
            id: string;
            /** @description Whether a seat can be held now, whatever the status says. Always false in lists of conflicts. */
            is_selectable: boolean;
            /**
             * @description Seats of the session; 1 is one-on-one.
             * @example 1
             */
            max_capacity: number;
            /**
             * Format: uuid
             * @description Id of a mentor profile; not that of the account.
             */
            mentor_id: string;
            /**
             * Format: uuid
             * @description Id of a session type.
             */
            session_type_id: string;
            /**
             * Format: date-time
             * @description Start of the session.
             * @example 2027-03-14T14:00:00+00:00
             */
            starts_at: string;
            /**
             * @description What becomes of it. By seats, its own or those of an overlapping session of the mentor: `available` has a free one, `held` none but those that are being booked, `booked` none at all. Blocked: `vacation_blocked` by a vacation or an off-day, `override_blocked` by an override of its date, `overwrite_blocked` by something else in its place, `cancelled` as the hours of the mentor give no slot there any more.
             * @example available
             * @enum {string}
             */
            status: "available" | "held" | "booked" | "cancelled" | "vacation_blocked" | "override_blocked" | "overwrite_blocked";
            /**
             * @description The status for people, in English.
             * @example Available
             */
            status_label: string;
        };
        /** @description Why a slot cannot be held. */
        SlotExplanation: {
            /** @description All reasons; of off-days that cover the slot at most three. */
            reasons: components["schemas"]["SlotReason"][];
            /**
             * Format: uuid
             * @description Id of a slot.
             */
            slot_id: string;
        };
        /** @description A reason why a slot cannot be held. */
        SlotReason: {
            /**
             * Format: uuid
             * @description For `override`: the override of that date. Null where it is gone.
             * @example null
             */
            availability_override_id: string | null;
            /**
             * @description For `mentor_busy`: the overlapping slot with booked or held seats. Null for every other reason.
             * @example null
             */
            busy_with: {
                /**
                 * Format: date-time
                 * @description End of its buffer.
                 * @example 2027-03-14T14:45:00+00:00
                 */
                buffer_ends_at: string;
                /**
                 * Format: date-time
                 * @description End of the other session, without its buffer.
                 * @example 2027-03-14T14:30:00+00:00
                 */
                ends_at: string;
                /**
                 * Format: uuid
                 * @description Id of a session type.
                 */
                session_type_id: string;
                /**
                 * Format: uuid
                 * @description Id of a slot.
                 */
                slot_id: string;
                /**
                 * Format: date-time
                 * @description Start of the other session.
                 * @example 2027-03-14T13:30:00+00:00
                 */
                starts_at: string;
                /**
                 * @description By its seats: `available` has a free one, `held` none but those that are being booked, `booked` none at all.
                 * @example booked
                 * @enum {string}
                 */
                status: "available" | "held" | "booked";
            } | null;
            /**
             * @description The reason for programs; `message` says what it means.
             * @example being_booked
             * @enum {string}
             */
            code: "not_approved" | "session_type_inactive" | "started" | "minimum_notice" | "daily_limit" | "off_day" | "vacation" | "override" | "overwritten" | "cancelled" | "fully_booked" | "being_booked" | "mentor_busy";
            /**
             * @description The reason for the mentor, in English.
             * @example All seats that are left are being booked.
             */
            message: string;
            /**
             * Format: uuid
             * @description For `off_day` and `vacation`: the off-day. Null where it is gone, and for a vacation without end.
             * @example null
             */
            off_day_id: string | null;
            /**
             * Format: date-time
             * @description For `being_booked`: when the last hold expires. Null for every other reason.
             * @example 2027-03-08T10:05:00+00:00
             */
            until: string | null;
        };
        /** @description Explains to a mentor what is on offer and what is not. */
        SlotsExplanation: {
            /** @description Dates of the window from today on, at most a year of them. Empty for a session type of another mentor. */
            dates: components["schemas"]["DateExplanation"][];
            /**
             * Format: date-time
             * @description How far ahead slots are made.
             * @example 2027-06-06T09:30:00+00:00
             */
            horizon_ends_at: string;
            /**
             * @description Reasons that close every slot of the session type.
             * @example []
             */
            reasons: components["schemas"]["SlotReason"][];
            /** @description The slots that cannot be held, by start. */
            slots: components["schemas"]["SlotExplanation"][];
            /**
             * @description Timezone of the mentor, in which the dates are meant.
             * @example Europe/Lisbon
             */
            timezone: string;
        };
        SlotsUnavailable: {
            /** @description What is known of the failure. */
            data: {
                /** @description Ids of the slots that cannot be held any more. */
                slot_ids: string[];
            };
            message: components["schemas"]["ErrorMessage"];
            status: components["schemas"]["ErrorStatus"];
        };
        SocialLinks: {
            /**
             * @description Link to Behance; null if none is saved.
             * @example https://behance.net/ana-duarte
             */
            behance: string | null;
            /**
             * @description Link to Dribbble; null if none is saved.
             * @example https://dribbble.com/ana-duarte
             */
            dribbble: string | null;
            /**
             * @description Link to Facebook; null if none is saved.
             * @example https://facebook.com/ana.duarte
             */
            facebook: string | null;
            /**
             * @description Link to GitHub; null if none is saved.
             * @example https://github.com/ana-duarte
             */
            github: string | null;
            /**
             * @description Link to Instagram; null if none is saved.
             * @example https://instagram.com/ana.duarte
             */
            instagram: string | null;
            /**
             * @description Link to LinkedIn; null if none is saved.
             * @example https://linkedin.com/in/ana-duarte
             */
            linkedin: string | null;
            /**
             * @description Link to Medium; null if none is saved.
             * @example https://medium.com/@ana-duarte
             */
            medium: string | null;
            /**
             * @description Link to Twitch; null if none is saved.
             * @example https://twitch.tv/ana_duarte
             */
            twitch: string | null;
            /**
             * @description Link to the person's own site; null if none is saved.
             * @example https://ana.example.com
             */
            website: string | null;
            /**
             * @description Link to X; null if none is saved.
             * @example https://x.com/ana_duarte
             */
            x: string | null;
            /**
             * @description Link to YouTube; null if none is saved.
             * @example https://youtube.com/@ana-duarte
             */
            youtube: string | null;
        };
        SuccessEnvelope: {
            /** @description Empty. */
            data: Record<string, never>;
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /**
         * @description Tells people what was done, in English.
         * @example Done.
         */
        SuccessMessage: string;
        /**
         * @description Whether it was done.
         * @enum {string}
         */
        SuccessStatus: "success";
        /** @description Somebody whom the caller may want to know. */
        SuggestedProfile: {
            /**
             * @description Address of the picture; null without one.
             * @example https://api.example.com/media/01920000-0000-7000-8000-000000000010/large
             */
            avatar_url: string | null;
            /**
             * @description A few words about the person; null if there are none.
             * @example Runs and mentors teams.
             */
            bio: string | null;
            /**
             * @description Always `none`: nobody else is suggested.
             * @example none
             * @enum {string}
             */
            connection_status: "none" | "pending_outgoing" | "pending_incoming" | "connected";
            /**
             * @description A mentor's headline; null for everybody else.
             * @example Engineering manager at Acme
             */
            headline: string | null;
            /**
             * Format: uuid
             * @description Id of a person's account.
             */
            id: string;
            /**
             * @description Whether `connection_status` is `connected`.
             * @example false
             */
            is_connected: boolean;
            /**
             * @description Whether the caller follows the person, connected or not.
             * @example false
             */
            is_following: boolean;
            /**
             * @description Whether it is the caller.
             * @example false
             */
            is_me: boolean;
            /**
             * @description People with whom both the caller and the person are connected.
             * @example 3
             */
            mutual_connections_count: number;
            /**
             * @description Full name, as the person writes it.
             * @example Ana Duarte
             */
            name: string;
            /**
             * @description As what the person is shown: whoever is both, as a mentor; null if neither.
             * @enum {string|null}
             */
            role: "mentor" | "mentee" | null;
            /**
             * @description Unique name in addresses; its owner can change it.
             * @example ana-duarte
             */
            username: string;
        };
        /** @description A page of the list. */
        SuggestedProfilePage: {
            /** @description The items of this page. */
            data: components["schemas"]["SuggestedProfile"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description Hours of a date. */
        TimeBlock: {
            /**
             * @description End, after the start; 24:00 is the end of the day.
             * @example 18:00
             */
            end_time: string;
            /**
             * @description Start, as hours and minutes in the timezone of the mentor.
             * @example 14:00
             */
            start_time: string;
        };
        TooManyFavourites: {
            /** @description What is known of the failure. */
            data: {
                /**
                 * @description How many favourites a person can have.
                 * @example 500
                 */
                limit: number;
            };
            message: components["schemas"]["ErrorMessage"];
            status: components["schemas"]["ErrorStatus"];
        };
        TooManyLiveAttempts: {
            /** @description What is known of the failure. */
            data: {
                /**
                 * @description Most booking attempts with held seats that the caller may have at once.
                 * @example 5
                 */
                limit: number;
            };
            message: components["schemas"]["ErrorMessage"];
            status: components["schemas"]["ErrorStatus"];
        };
        TooManyRequests: {
            /** @description What is known of the failure. */
            data: {
                /**
                 * @description Whole seconds until another try makes sense; the same as the header Retry-After.
                 * @example 30
                 */
                retry_after_seconds: number;
            };
            message: components["schemas"]["ErrorMessage"];
            status: components["schemas"]["ErrorStatus"];
        };
        /** @description An authenticator app that is being set up. It counts once a code of it has confirmed it. */
        TotpSetup: {
            /**
             * @description A link that opens an app on the same device.
             * @example otpauth://totp/Mentorkit:mika%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Mentorkit
             */
            otpauth_url: string;
            /**
             * @description The link as a picture for the app's camera: a PNG as a `data:` URL.
             * @example data:image/png;base64,iVBORw0KGgo=
             */
            qr_code_url: string;
            /**
             * @description The secret for typing it into an app, Base32.
             * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
             */
            secret: string;
        };
        /** @description A payment with its people and refunds, for admins. */
        Transaction: {
            /**
             * @description What the buyer pays.
             * @example {
             *       "minor": 8000,
             *       "major": "80.00",
             *       "formatted": "€80.00"
             *     }
             */
            amount: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description When its money became available to the mentor; null until it has.
             * @example 2027-03-21T14:05:00+00:00
             */
            cleared_at: string | null;
            /**
             * Format: date-time
             * @description When the hold ends; null until the delivery.
             * @example 2027-03-21T14:00:00+00:00
             */
            clears_at: string | null;
            /**
             * Format: date-time
             * @description When the payment was begun.
             */
            created_at: string;
            /**
             * @description Currency of all its amounts.
             * @example EUR
             */
            currency: string;
            /**
             * Format: date-time
             * @description When what was sold was delivered; null until then. The hold of its money begins.
             */
            delivered_at: string | null;
            /**
             * @description One line for the checkout page and the invoice.
             * @example Career review with Ana Duarte
             */
            description: string;
            /**
             * @description What the buyer's bank holds in open disputes.
             * @example {
             *       "minor": 0,
             *       "major": "0.00",
             *       "formatted": "€0.00"
             *     }
             */
            disputed: components["schemas"]["Money"];
            /**
             * @description Name of the payment gateway that takes the money.
             * @example stripe
             */
            gateway: string;
            /**
             * @description The gateway's id of the charge; null until it is known, which is not before the payment.
             * @example ch_3Pq8TfLk2eZvKYlo
             */
            gateway_charge_id: string | null;
            /**
             * Format: uuid
             * @description Id of a payment; once it is paid also that of its invoice.
             */
            id: string;
            /** @description The mentor who earns by it. */
            mentor: {
                /**
                 * @description Full name of the mentor.
                 * @example Ana Duarte
                 */
                full_name: string;
                /**
                 * Format: uuid
                 * @description Id of a mentor profile; not that of the account.
                 */
                id: string;
            };
            /**
             * @description What the mentor is owed: `amount - platform_fee - refunded`; 0 before it is paid.
             * @example {
             *       "minor": 5100,
             *       "major": "51.00",
             *       "formatted": "€51.00"
             *     }
             */
            net_earning: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description When it was paid; null until it is.
             */
            paid_at: string | null;
            /** @description The buyer. */
            payer: {
                /**
                 * @description Email address of the buyer.
                 * @example mika@example.com
                 */
                email: string;
                /**
                 * @description Full name of the buyer.
                 * @example Mika Sorensen
                 */
                full_name: string;
                /**
                 * Format: uuid
                 * @description Id of a person's account.
                 */
                id: string;
            };
            /**
             * @description The fee that the platform still keeps: less than at first where some went back.
             * @example {
             *       "minor": 900,
             *       "major": "9.00",
             *       "formatted": "€9.00"
             *     }
             */
            platform_fee: components["schemas"]["Money"];
            /**
             * @description The fee as it was at first, in the smallest unit of the currency.
             * @example 1200
             */
            platform_fee_minor: number;
            /**
             * Format: uuid
             * @description Id of what is paid for, by `purpose`: such as that of the booking.
             */
            purchasable_id: string;
            /**
             * @description What is paid for: a booking of sessions, a course, or a membership of a community.
             * @enum {string}
             */
            purpose: "booking" | "course" | "community";
            /**
             * @description Reference of the payment for people; its buyer knows it, too.
             * @example PAY-7K3M9QXZ2T4W
             */
            reference: string;
            /**
             * @description In refunds that are requested, under way, or refused and not decided about.
             * @example {
             *       "minor": 0,
             *       "major": "0.00",
             *       "formatted": "€0.00"
             *     }
             */
            refund_pending: components["schemas"]["Money"];
            /**
             * @description What can still be refunded; 0 before it is paid.
             * @example {
             *       "minor": 6000,
             *       "major": "60.00",
             *       "formatted": "€60.00"
             *     }
             */
            refundable: components["schemas"]["Money"];
            /**
             * @description What has gone back for good, lost disputes included.
             * @example {
             *       "minor": 2000,
             *       "major": "20.00",
             *       "formatted": "€20.00"
             *     }
             */
            refunded: components["schemas"]["Money"];
            /** @description All refunds of the payment, the oldest first. */
            refunds: components["schemas"]["AdminRefund"][];
            /**
             * @description How the payment stands.
             * @example partially_refunded
             * @enum {string}
             */
            status: "pending" | "processing" | "succeeded" | "failed" | "cancelled" | "expired" | "refunded" | "partially_refunded";
            /**
             * @description The status for people.
             * @example Partially Refunded
             */
            status_label: string;
            /**
             * Format: uuid
             * @description The subscription of whose period this is the payment; null for a single payment.
             * @example null
             */
            subscription_id: string | null;
        };
        /** @description A mentor's payout method, masked, for that mentor. */
        TransactionMethod: {
            /**
             * @description All that is kept of a card; null for other methods.
             * @example null
             */
            card: {
                /**
                 * @description Brand of the card, by its number; `Card` where it is none that we know.
                 * @example Visa
                 */
                brand: string;
                /**
                 * @description Month through which it is good; null where the type does not ask for it.
                 * @example 2028-12
                 */
                expiry: string | null;
                /**
                 * @description Name on the card; null where the type does not ask for it.
                 * @example Ana Duarte
                 */
                holder_name: string | null;
                /**
                 * @description The last four digits of its number.
                 * @example 4242
                 */
                last_four: string;
            } | null;
            /**
             * Format: date-time
             * @description When the mentor added it.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description Deprecated: the same as `created_at`.
             */
            createdAt: string;
            /**
             * @description Currencies that can be paid out by its type at present; null: all.
             * @example [
             *       "EUR"
             *     ]
             */
            currencies: string[] | null;
            /**
             * @description What was filled in, masked. Without a card's security code.
             * @example [
             *       {
             *         "name": "bank_name",
             *         "label": "Bank",
             *         "value": "Millennium BCP"
             *       },
             *       {
             *         "name": "account_number",
             *         "label": "Account number",
             *         "value": "****0154"
             *       }
             *     ]
             */
            fields: {
                /**
                 * @description Label of the field for people, as it was when it was filled in.
                 * @example Account number
                 */
                label: string;
                /**
                 * @description Name of the field in the type.
                 * @example account_number
                 */
                name: string;
                /**
                 * @description The value, masked; of a choice the label of the option.
                 * @example ****0154
                 */
                value: string;
            }[];
            /**
             * Format: uuid
             * @description Id of a payout method.
             */
            id: string;
            /**
             * @description Whether a withdrawal that names no method goes there. One of a mentor's methods is that.
             * @example true
             */
            is_default: boolean;
            /**
             * @description Whether money can be sent there: false for cards, which are only shown.
             * @example true
             */
            is_payable: boolean;
            /**
             * @description Deprecated: the same as `is_default`.
             * @example true
             */
            isDefault: boolean;
            /**
             * @description Title for people by the type's template, masked.
             * @example Millennium BCP ****0154
             */
            title: string;
            /**
             * @description Key of the method's type.
             * @example bank_transfer
             */
            type: string;
        };
        /** @description A field that a type of payout methods asks for. */
        TransactionMethodField: {
            /** @description The select field whose chosen option has the options of this one; null for all other fields. */
            depends_on: components["schemas"]["ControllingField"];
            /** @description Deprecated: the same as `depends_on`. */
            dependsOn: components["schemas"]["ControllingField"];
            /**
             * @description What the field takes, and how it is masked: `account_number` has 4 to 34 letters and digits, `number` up to 34 digits, `select` one of `options`. A card's number and security code are checked and not kept.
             * @example account_number
             * @enum {string}
             */
            input_type: "text" | "number" | "account_number" | "phone" | "email" | "select" | "card_number" | "card_expiry" | "card_holder" | "security_code";
            /**
             * @description Whether the field must be filled in.
             * @example true
             */
            is_required: boolean;
            /**
             * @description Label of the field for people.
             * @example Account number
             */
            label: string;
            /**
             * @description Name of the field in requests and answers, in the admin's own casing.
             * @example account_number
             */
            name: string;
            /** @description What can be chosen; null but for a select field without `depends_on`. An option has the options of dependent fields under their `options_key`. */
            options: ({
                /**
                 * @description Label of the option for people.
                 * @example Millennium BCP
                 */
                label: string;
                /**
                 * @description Routing number of a branch of a bank; null until it is known.
                 * @example 0020
                 */
                routing_number?: string | null;
                /**
                 * @description What is sent for this option.
                 * @example millennium_bcp
                 */
                value: string;
            } & {
                [key: string]: unknown;
            })[] | null;
            /** @description Where in that option they are; null where `depends_on` is. */
            options_key: components["schemas"]["OptionsKey"];
            /** @description Deprecated: the same as `options_key`. */
            options_source: components["schemas"]["OptionsKey"];
            /** @description Deprecated: the same as `options_key`. */
            optionsSource: components["schemas"]["OptionsKey"];
            /**
             * @description Deprecated: the same as `is_required`.
             * @example true
             */
            required: boolean;
        };
        /**
         * @description A field that a type of payout methods asks for.
         * @example {
         *       "name": "account_number",
         *       "label": "Account number",
         *       "input_type": "account_number",
         *       "is_required": true
         *     }
         */
        TransactionMethodFieldInput: {
            /**
             * @description For a select field: name of the select field whose chosen option has the options of this one.
             * @example bank_name
             */
            depends_on?: string | null;
            /**
             * @description What the field takes, and how it is masked: `account_number` has 4 to 34 letters and digits, `number` up to 34 digits, `select` one of `options`. A card's number and security code are checked and not kept.
             * @example account_number
             * @enum {string}
             */
            input_type: "text" | "number" | "account_number" | "phone" | "email" | "select" | "card_number" | "card_expiry" | "card_holder" | "security_code";
            /**
             * @description Whether the field must be filled in. Left out: it must.
             * @example true
             */
            is_required?: boolean | null;
            /**
             * @description Label of the field for people.
             * @example Account number
             */
            label: string;
            /**
             * @description Name of the field in requests and answers, in your own casing; no two fields of a type may differ only in that.
             * @example account_number
             */
            name: string;
            /**
             * @description Of a select field without `depends_on`, and required there: `{value, label, routing_number?}`, and lists of such under the `options_key` of the fields that depend on this one. At most 12,000 in a type.
             * @example [
             *       {
             *         "value": "millennium_bcp",
             *         "label": "Millennium BCP"
             *       }
             *     ]
             */
            options?: {
                [key: string]: unknown;
            }[] | null;
            /**
             * @description Only with `depends_on`, and required there: key of the options within the chosen option.
             * @example branches
             */
            options_key?: string | null;
        };
        TransactionMethodsAddMethodBody: {
            /**
             * @description The values by the names of the type's fields; of a choice that of the option. Others are ignored.
             * @example {
             *       "bank_name": "millennium_bcp",
             *       "account_number": "PT50000201231234567890154"
             *     }
             */
            fields?: {
                [key: string]: unknown;
            } | null;
            /**
             * @description Whether it becomes the default method. Left out: only if it is the first one.
             * @example true
             */
            is_default?: boolean | null;
            /**
             * @description Key of an active type.
             * @example bank_transfer
             */
            type: string;
        };
        /** @description Register a payout method; of a card only brand, last four, expiry and holder are kept. */
        TransactionMethodsAddMethodData: {
            /** @description The new method. */
            method: components["schemas"]["TransactionMethod"];
        };
        TransactionMethodsAddMethodSuccess: {
            data: components["schemas"]["TransactionMethodsAddMethodData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        TransactionMethodsCreateTypeBody: {
            /**
             * @description Currencies that can be paid out by it. Left out: all.
             * @example [
             *       "EUR"
             *     ]
             */
            currencies?: string[] | null;
            /**
             * @description What the type asks for. Fields of a card go with no other ones, and need its number.
             * @example [
             *       {
             *         "name": "bank_name",
             *         "label": "Bank",
             *         "input_type": "select",
             *         "options": [
             *           {
             *             "value": "millennium_bcp",
             *             "label": "Millennium BCP"
             *           },
             *           {
             *             "value": "novo_banco",
             *             "label": "Novo Banco"
             *           }
             *         ]
             *       },
             *       {
             *         "name": "account_number",
             *         "label": "Account number",
             *         "input_type": "account_number"
             *       }
             *     ]
             */
            fields: components["schemas"]["TransactionMethodFieldInput"][];
            /**
             * @description Whether mentors can choose it for new methods. Left out: they can.
             * @example true
             */
            is_active?: boolean | null;
            /**
             * @description Name of the type for people.
             * @example Bank transfer
             */
            name: string;
            /**
             * @description Title of the methods: names of fields in braces become their masked values. Not of a security code.
             * @example {bank_name} {account_number}
             */
            title_template: string;
            /**
             * @description Key of the type in requests and answers; no other has it, and it stays.
             * @example bank_transfer
             */
            type: string;
        };
        /** @description Define a kind of payout method and the fields that it asks for. */
        TransactionMethodsCreateTypeData: {
            /** @description The new type. */
            transaction_method_type: components["schemas"]["TransactionMethodType"];
        };
        TransactionMethodsCreateTypeSuccess: {
            data: components["schemas"]["TransactionMethodsCreateTypeData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description List all kinds of payout methods, inactive ones included. */
        TransactionMethodsListAllTypesData: {
            /** @description All types, inactive ones included, the oldest first; at most 50. */
            transaction_method_types: components["schemas"]["TransactionMethodType"][];
        };
        TransactionMethodsListAllTypesSuccess: {
            data: components["schemas"]["TransactionMethodsListAllTypesData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description List your payout methods, masked, the newest first. */
        TransactionMethodsListMethodsData: {
            /** @description Your payout methods, the newest first; at most 20. */
            methods: components["schemas"]["TransactionMethod"][];
            /** @description Deprecated: the same as `methods`. */
            transaction_methods: components["schemas"]["TransactionMethod"][];
        };
        TransactionMethodsListMethodsSuccess: {
            data: components["schemas"]["TransactionMethodsListMethodsData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description The kinds of payout methods that you can choose from, with the fields that they ask for. */
        TransactionMethodsListTypesData: {
            /** @description The active types, the oldest first. */
            types: components["schemas"]["TransactionMethodType"][];
        };
        TransactionMethodsListTypesSuccess: {
            data: components["schemas"]["TransactionMethodsListTypesData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description Make one of your payout methods the default. */
        TransactionMethodsMakeDefaultData: {
            /** @description The method, now the default one. */
            method: components["schemas"]["TransactionMethod"];
        };
        TransactionMethodsMakeDefaultSuccess: {
            data: components["schemas"]["TransactionMethodsMakeDefaultData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        TransactionMethodsUpdateTypeBody: {
            /**
             * @description Currencies that can be paid out by it; null: all. Left out: as before.
             * @example [
             *       "EUR"
             *     ]
             */
            currencies?: string[] | null;
            /**
             * @description What the type asks for. Fields of a card go with no other ones, and need its number.
             * @example [
             *       {
             *         "name": "bank_name",
             *         "label": "Bank",
             *         "input_type": "select",
             *         "options": [
             *           {
             *             "value": "millennium_bcp",
             *             "label": "Millennium BCP"
             *           },
             *           {
             *             "value": "novo_banco",
             *             "label": "Novo Banco"
             *           }
             *         ]
             *       },
             *       {
             *         "name": "account_number",
             *         "label": "Account number",
             *         "input_type": "account_number"
             *       }
             *     ]
             */
            fields?: components["schemas"]["TransactionMethodFieldInput"][];
            /**
             * @description Whether mentors can choose it for new methods. Left out: as before.
             * @example true
             */
            is_active?: boolean;
            /**
             * @description Name of the type for people.
             * @example Bank transfer
             */
            name?: string;
            /**
             * @description Title of the methods: names of fields in braces become their masked values. Not of a security code.
             * @example {bank_name} {account_number}
             */
            title_template?: string;
            /**
             * @description Only as it is: clients know the type by it. Left out: the same.
             * @example bank_transfer
             */
            type?: string;
        };
        /** @description Change a kind of payout method; methods that there are stay as they are. */
        TransactionMethodsUpdateTypeData: {
            /** @description The type after the change. */
            transaction_method_type: components["schemas"]["TransactionMethodType"];
        };
        TransactionMethodsUpdateTypeSuccess: {
            data: components["schemas"]["TransactionMethodsUpdateTypeData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description A type of payout methods, with the fields that it asks mentors for. */
        TransactionMethodType: {
            /**
             * Format: date-time
             * @description When an admin defined it.
             */
            created_at: string;
            /**
             * @description Currencies that can be paid out by it; null: all.
             * @example [
             *       "EUR"
             *     ]
             */
            currencies: string[] | null;
            /**
             * @description What it asks for, in this order.
             * @example [
             *       {
             *         "name": "bank_name",
             *         "label": "Bank",
             *         "input_type": "select",
             *         "is_required": true,
             *         "depends_on": null,
             *         "options_key": null,
             *         "options": [
             *           {
             *             "value": "millennium_bcp",
             *             "label": "Millennium BCP"
             *           }
             *         ],
             *         "required": true,
             *         "dependsOn": null,
             *         "options_source": null,
             *         "optionsSource": null
             *       },
             *       {
             *         "name": "account_number",
             *         "label": "Account number",
             *         "input_type": "account_number",
             *         "is_required": true,
             *         "depends_on": null,
             *         "options_key": null,
             *         "options": null,
             *         "required": true,
             *         "dependsOn": null,
             *         "options_source": null,
             *         "optionsSource": null
             *       }
             *     ]
             */
            fields: components["schemas"]["TransactionMethodField"][];
            /**
             * Format: uuid
             * @description Id of a type of payout methods.
             */
            id: string;
            /**
             * @description Whether mentors can choose it for new methods; those that there are stay.
             * @example true
             */
            is_active: boolean;
            /**
             * @description Whether money can be sent there: false for cards, which are only shown.
             * @example true
             */
            is_payable: boolean;
            /**
             * @description Name of the type for people.
             * @example Bank transfer
             */
            name: string;
            /**
             * @description Title of its methods: names of fields in braces become their masked values.
             * @example {bank_name} {account_number}
             */
            title_template: string;
            /**
             * @description Key of the type in requests and answers.
             * @example bank_transfer
             */
            type: string;
            /**
             * Format: date-time
             * @description When an admin changed it last; at first when it was defined.
             */
            updated_at: string;
        };
        /** @description A page of the list. */
        TransactionPage: {
            /** @description The items of this page. */
            data: components["schemas"]["Transaction"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        TransitionRefused: {
            /** @description What is known of the failure. */
            data: {
                /**
                 * @description What has been decided about a paid booking while its refund is under way; null where nothing has.
                 * @example null
                 * @enum {string|null}
                 */
                pending_decision: "declined" | "cancelled" | null;
                /**
                 * @description What has to hold first: `not_begun`: the session is still to begin; `not_over`: its last session is still to end; `lapsed_unpaid`: it was cancelled because nobody paid in time; `answer_in_time`: the mentor still has time to answer; `answer_overdue`: the mentor's time to answer is up; `session_over`: its last session has ended; `no_follow_up_open`: no follow-up can be scheduled any more; `completion_overdue`: nobody has completed it for long enough after its last session; `delivery_due`: the time has come at which its session would have ended; `sessions_covered`: its price covers that many sessions. Null: nothing helps in this status.
                 * @example session_over
                 * @enum {string|null}
                 */
                requires: "not_begun" | "not_over" | "lapsed_unpaid" | "answer_in_time" | "answer_overdue" | "session_over" | "no_follow_up_open" | "completion_overdue" | "delivery_due" | "sessions_covered" | null;
                /**
                 * @description Status that the booking is in; null where there is none yet.
                 * @example confirmed
                 * @enum {string|null}
                 */
                status: "pending_payment" | "requested" | "paid" | "confirmed" | "completed" | "cancelled" | "refunded" | null;
                /**
                 * @description What was to happen to the booking.
                 * @example complete
                 * @enum {string}
                 */
                trigger: "book_free" | "book_paid" | "request_appointment" | "settle" | "lose_seat" | "lapse" | "accept" | "decline" | "leave_unanswered" | "cancel_by_mentee" | "cancel_by_mentor" | "lose_mentor" | "lose_mentee" | "refund" | "refund_in_part" | "keep_payment" | "deliver_kept" | "schedule_follow_up" | "complete" | "auto_complete";
            };
            message: components["schemas"]["ErrorMessage"];
            status: components["schemas"]["ErrorStatus"];
        };
        /** @description A device that spares its user the second factor at a sign-in. */
        TrustedDevice: {
            /**
             * Format: date-time
             * @description When it was trusted.
             * @example 2027-03-10T08:00:00+00:00
             */
            created_at: string;
            /**
             * @description Browser and system, as far as they were told.
             * @example Firefox on Linux
             */
            device_name: string;
            /**
             * Format: date-time
             * @description When a sign-in asks for the second factor again.
             * @example 2027-04-09T08:00:00+00:00
             */
            expires_at: string;
            /**
             * Format: uuid
             * @description Id of a trusted device.
             */
            id: string;
            /**
             * @description Network address when it was trusted; null if it is not known.
             * @example 203.0.113.7
             */
            ip_address: string | null;
            /**
             * Format: date-time
             * @description When it last spared its user the second factor, or when it was trusted.
             */
            last_used_at: string;
        };
        TwoFactorChallengeBody: {
            /**
             * @description The code of the second factor.
             * @example 123456
             */
            code: string;
            /**
             * @description Where the code is from. Left out: the method that the sign-in asks for.
             * @enum {string|null}
             */
            method?: "email" | "sms" | "totp" | "backup_code" | null;
            /** @description Whether this device spares its user the second factor from now on. Left out: no. */
            trust_device?: boolean | null;
        };
        TwoFactorChallengeByBackupCodeBody: {
            /**
             * @description A backup code that is not used yet.
             * @example 3rae94ab
             */
            code: string;
            /** @description Whether this device spares its user the second factor from now on. Left out: no. */
            trust_device?: boolean | null;
        };
        /** @description Answer the challenge with a backup code, each of which works once. */
        TwoFactorChallengeByBackupCodeData: {
            /**
             * @description How many backup codes are not used yet.
             * @example 10
             */
            remaining_backup_codes: number;
            /**
             * @description Signs the caller's requests as `Authorization: Bearer <token>`. It holds for 30 days after each use.
             * @example 01920000-0000-7000-8000-000000000002|k3V0x5qW8yA
             */
            token: string;
            /**
             * @description Sent as `X-Trusted-Device`, it spares this device the second factor at a sign-in; null unless it was asked for.
             * @example 01920000-0000-7000-8000-000000000003|h7Qm2Xc9ZtE
             */
            trusted_device_token: string | null;
            /** @description Whoever has signed in. */
            user: components["schemas"]["User"];
        };
        TwoFactorChallengeByBackupCodeSuccess: {
            data: components["schemas"]["TwoFactorChallengeByBackupCodeData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description Answer the challenge of a sign-in with a code: trades the pending token for a full one. */
        TwoFactorChallengeData: {
            /**
             * @description Signs the caller's requests as `Authorization: Bearer <token>`. It holds for 30 days after each use.
             * @example 01920000-0000-7000-8000-000000000002|k3V0x5qW8yA
             */
            token: string;
            /**
             * @description Sent as `X-Trusted-Device`, it spares this device the second factor at a sign-in; null unless it was asked for.
             * @example 01920000-0000-7000-8000-000000000003|h7Qm2Xc9ZtE
             */
            trusted_device_token: string | null;
            /** @description Whoever has signed in. */
            user: components["schemas"]["User"];
        };
        TwoFactorChallengeSuccess: {
            data: components["schemas"]["TwoFactorChallengeData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        TwoFactorConfirmIdentityBody: {
            /**
             * @description The code of `method`. Left out: one is sent, or an app shows it; the same call with it confirms.
             * @example 123456
             */
            code?: string | null;
            /** @description A passkey's answer to the options of a sign-in. */
            credential?: components["schemas"]["PasskeyAssertion"] | null;
            /**
             * @description Where the code is from: `email` if the address is proven, or an enabled method.
             * @enum {string|null}
             */
            method?: "email" | "sms" | "totp" | "backup_code" | null;
            /**
             * @description The account's password, if it has one. One of `password`, `method` and `credential` must be sent.
             * @example correct horse battery
             */
            password?: string | null;
        };
        TwoFactorConfirmTotpBody: {
            /**
             * @description The code that the app shows now.
             * @example 123456
             */
            code: string;
        };
        TwoFactorConfirmTotpSuccess: {
            data: components["schemas"]["TwoFactorStatus"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        TwoFactorDisableBody: {
            /**
             * @description Of accounts without a password: of the default method, or a backup code. Left out: one is sent, or an app shows it.
             * @example 123456
             */
            code?: string | null;
            /**
             * @description The account's password; required if it has one.
             * @example correct horse battery
             */
            password?: string | null;
        };
        TwoFactorDisableMethodBody: {
            /**
             * @description The method to take away. `backup_code` is refused.
             * @enum {string}
             */
            method: "email" | "sms" | "totp" | "backup_code";
        };
        TwoFactorDisableMethodSuccess: {
            data: components["schemas"]["TwoFactorStatus"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        TwoFactorDisableSuccess: {
            data: components["schemas"]["TwoFactorStatus"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        TwoFactorEnableBody: {
            /**
             * @description The method that sign-ins ask for. `backup_code` is refused.
             * @enum {string}
             */
            method: "email" | "sms" | "totp" | "backup_code";
        };
        TwoFactorEnableMethodBody: {
            /**
             * @description The method to add beside the others. `backup_code` is refused.
             * @enum {string}
             */
            method: "email" | "sms" | "totp" | "backup_code";
        };
        TwoFactorEnableMethodSuccess: {
            data: components["schemas"]["TwoFactorStatus"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        TwoFactorEnableSuccess: {
            data: components["schemas"]["TwoFactorStatus"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description List the devices that spare you the second factor. */
        TwoFactorListTrustedDevicesData: {
            /** @description The caller's own that have not expired. */
            trusted_devices: components["schemas"]["TrustedDevice"][];
        };
        TwoFactorListTrustedDevicesSuccess: {
            data: components["schemas"]["TwoFactorListTrustedDevicesData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        TwoFactorLocked: {
            /** @description What is known of the failure. */
            data: {
                /**
                 * @description Whole seconds until another try makes sense; the same as the header Retry-After.
                 * @example 30
                 */
                retry_after_seconds: number;
            };
            message: components["schemas"]["ErrorMessage"];
            status: components["schemas"]["ErrorStatus"];
        };
        TwoFactorRegenerateBackupCodesSuccess: {
            data: components["schemas"]["TwoFactorStatus"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        TwoFactorSetDefaultMethodBody: {
            /**
             * @description An enabled method, which sign-ins ask for from now on. `backup_code` is refused.
             * @enum {string}
             */
            method: "email" | "sms" | "totp" | "backup_code";
        };
        TwoFactorSetDefaultMethodSuccess: {
            data: components["schemas"]["TwoFactorStatus"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        TwoFactorSetUpTotpSuccess: {
            data: components["schemas"]["TotpSetup"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        TwoFactorShowTotpQrCodeSuccess: {
            data: components["schemas"]["TotpSetup"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description The account's second factors, as they are now. */
        TwoFactorStatus: {
            /**
             * @description Ten new codes, each good once and shown this once; null where none were made.
             * @example [
             *       "3rae94ab",
             *       "7kq2m0zx",
             *       "w5d8hn1c",
             *       "p6t4v9ys",
             *       "0bg3xj7e",
             *       "m8f1rq5k",
             *       "z2c6wa4d",
             *       "9hv0tn3p",
             *       "e7s5yb8g",
             *       "j4x1kd6m"
             *     ]
             */
            backup_codes: string[] | null;
            /**
             * @description The method that a sign-in asks for; `email` while two-factor is off.
             * @enum {string}
             */
            default_two_factor_method: "email" | "sms" | "totp";
            /** @description Methods that can answer a sign-in; empty while two-factor is off. */
            enabled_two_factor_methods: ("email" | "sms" | "totp")[];
            /**
             * @description How many backup codes are not used yet.
             * @example 10
             */
            remaining_backup_codes: number;
            /** @description Whether a sign-in asks for a second factor. */
            two_factor_enabled: boolean;
        };
        TwoFactorSwitchMethodBody: {
            /**
             * @description The method to answer with; its code is sent. `backup_code` is refused.
             * @enum {string}
             */
            method: "email" | "sms" | "totp" | "backup_code";
        };
        /** @description Answer the challenge by another method, or have its code sent again. */
        TwoFactorSwitchMethodData: {
            /**
             * @description The method that the sign-in asks for now.
             * @enum {string}
             */
            method: "email" | "sms" | "totp" | "backup_code";
        };
        TwoFactorSwitchMethodSuccess: {
            data: components["schemas"]["TwoFactorSwitchMethodData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        TwoFactorUpdatePhoneBody: {
            /**
             * @description Phone number with its country code. Spaces and the like may be in it, and 00 for the +.
             * @example +4930123456
             */
            phone_number: string;
        };
        TwoFactorUpdatePhoneSuccess: {
            data: components["schemas"]["PhoneUpdate"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        TwoFactorVerifyPhoneBody: {
            /**
             * @description The code that was sent to the number.
             * @example 123456
             */
            code: string;
        };
        TwoFactorVerifyPhoneSuccess: {
            data: components["schemas"]["PhoneStatus"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description What badges show. */
        UnreadNotifications: {
            /** @description The same by tab. */
            tabs: {
                /**
                 * @description Unread ones in the tab of communities.
                 * @example 0
                 */
                communities: number;
                /**
                 * @description Unread ones in the tab of mentions.
                 * @example 1
                 */
                mention: number;
            };
            /**
             * @description Unread notifications, of all kinds.
             * @example 3
             */
            unread_count: number;
        };
        /**
         * Format: binary
         * @description A file of a multipart form.
         */
        UploadedFile: Blob;
        /** @description An account, as only its owner sees it. */
        User: {
            /**
             * @description A longer text about the person; null if there is none.
             * @example I write front ends and want to lead a team one day.
             */
            about: string | null;
            /**
             * @description Null if none is saved. Left out where only the account was read, as at a sign-in.
             * @example {
             *       "address": "Torstrasse 12",
             *       "city": "Berlin",
             *       "state": "Berlin",
             *       "country": "Germany"
             *     }
             */
            address?: components["schemas"]["Address"] | null;
            /**
             * @description Address of the picture; null without one.
             * @example https://api.example.com/media/01920000-0000-7000-8000-000000000010/large
             */
            avatar_url: string | null;
            /**
             * @description A few words about the person; null if there are none.
             * @example Learns to lead.
             */
            bio: string | null;
            /**
             * @description Address of the wide picture at the top of the profile; null without one.
             * @example https://api.example.com/media/01920000-0000-7000-8000-000000000011/large
             */
            cover_photo_url: string | null;
            /**
             * Format: date-time
             * @description When the account was made.
             * @example 2027-03-01T08:30:00+00:00
             */
            created_at: string;
            /**
             * @description The method that a sign-in asks for; `email` while two-factor is off.
             * @enum {string}
             */
            default_two_factor_method: "email" | "sms" | "totp" | "backup_code";
            /**
             * @description Address that mail goes to and that one signs in with.
             * @example mika@example.com
             */
            email: string;
            /**
             * Format: date-time
             * @description When the mail address was proven; null until then.
             * @example 2027-03-01T09:00:00+00:00
             */
            email_verified_at: string | null;
            /** @description Methods that can answer a sign-in; empty while two-factor is off. */
            enabled_two_factor_methods: ("email" | "sms" | "totp" | "backup_code")[];
            /**
             * @description Full name, as the person writes it.
             * @example Mika Sorensen
             */
            full_name: string;
            /**
             * @description 1 male, 2 female, 3 other, 4 prefers not to say; null if it was never declared.
             * @enum {number|null}
             */
            gender: 1 | 2 | 3 | 4 | null;
            /**
             * @description The gender in words; null if it was never declared.
             * @example Male
             */
            gender_label: string | null;
            /** @description False if one only signs in by a provider or a passkey; a password can then be set without the current one. */
            has_password: boolean;
            /**
             * Format: uuid
             * @description Id of a person's account.
             */
            id: string;
            /** @description False while the account is suspended. */
            is_active: boolean;
            /**
             * @description Language of the person's mails and notifications, a tag of BCP 47.
             * @example de-AT
             */
            locale: string;
            /**
             * @description Phone number in E.164; null if none was given.
             * @example +4930123456
             */
            phone_number: string | null;
            /**
             * Format: date-time
             * @description When the number was proven; null until then.
             * @example 2027-03-02T09:00:00+00:00
             */
            phone_verified_at: string | null;
            /** @description All roles of the account; one may have several. */
            roles: ("mentee" | "mentor" | "admin")[];
            /**
             * @description Saved links by network; networks without one are left out.
             * @example {
             *       "linkedin": "https://linkedin.com/in/mika-sorensen"
             *     }
             */
            social_links: {
                [key: string]: string;
            };
            /**
             * @description The person's time zone by its IANA name.
             * @example Europe/Berlin
             */
            timezone: string;
            /** @description Whether a sign-in asks for a second factor. */
            two_factor_enabled: boolean;
            /**
             * Format: date-time
             * @description When the account was last changed.
             * @example 2027-03-10T16:20:00+00:00
             */
            updated_at: string;
            /**
             * @description Unique name in addresses; its owner can change it.
             * @example mika-sorensen
             */
            username: string;
        };
        /** @description A document that proves who a mentor is. */
        VerificationDocument: {
            /**
             * @description What the reviewer wrote; always there after a rejection, null while the document waits.
             * @example null
             */
            adminNotes: string | null;
            /**
             * Format: date-time
             * @description When the document was first uploaded.
             */
            createdAt: string;
            /**
             * @description What the document is.
             * @enum {string}
             */
            documentType: "id_card" | "passport" | "driving_license";
            /**
             * @description The type in words.
             * @example National ID Card
             */
            documentTypeLabel: string;
            /**
             * @description Address of the file, for whoever is signed in and may see it.
             * @example https://api.example.com/api/v1/mentor/verification-documents/01920000-0000-7000-8000-000000000060/download
             */
            downloadUrl: string;
            /**
             * @description Size of the stored file in bytes.
             * @example 482113
             */
            fileSize: number;
            /**
             * @description Id of the document.
             * @example 01920000-0000-7000-8000-000000000060
             */
            id: string;
            /**
             * @description Type of the stored file: `application/pdf`, `image/jpeg` or `image/png`.
             * @example image/jpeg
             */
            mimeType: string;
            /**
             * @description Name of the file as it was uploaded.
             * @example id-card.jpg
             */
            originalName: string;
            /**
             * @description Whether the document waits for a review, or how that ended.
             * @enum {string}
             */
            status: "pending" | "approved" | "rejected";
            /**
             * @description The status in words.
             * @example Pending Review
             */
            statusLabel: string;
            /**
             * Format: date-time
             * @description When its file was last replaced, or when it was reviewed.
             */
            updatedAt: string;
        };
        /** @description The mentor whose document it is. */
        VerificationDocumentMentor: {
            /**
             * @description How the mentor's application stands.
             * @example approved
             * @enum {string}
             */
            approvalStatus: "pending" | "approved" | "rejected" | "suspended";
            /**
             * @description The status in words.
             * @example Approved
             */
            approvalStatusLabel: string;
            /**
             * @description Mail address of the account.
             * @example ana@example.com
             */
            email: string;
            /**
             * @description Full name of the account.
             * @example Ana Duarte
             */
            fullName: string;
            /**
             * Format: uuid
             * @description Id of a mentor profile; not that of the account.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of a person's account.
             */
            userId: string;
            /**
             * @description Username of the account.
             * @example ana-duarte
             */
            username: string;
        };
        /** @description Your verification documents, the newest first. */
        VerificationListDocumentsData: {
            /** @description The caller's own, newest first. */
            verification_documents: components["schemas"]["VerificationDocument"][];
        };
        VerificationListDocumentsSuccess: {
            data: components["schemas"]["VerificationListDocumentsData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description What waits for a review, the oldest first; or documents of another status, or all of them. */
        VerificationListDocumentsToReviewData: {
            verification_documents: components["schemas"]["AdminVerificationDocumentPage"];
        };
        VerificationListDocumentsToReviewSuccess: {
            data: components["schemas"]["VerificationListDocumentsToReviewData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        VerificationReplaceDocumentBody: {
            /** @description The new file, in place of the former one: PDF, JPEG or PNG, 5 MB at most. */
            document: components["schemas"]["UploadedFile"];
            /**
             * @description What the document is. Left out: as before.
             * @enum {string|null}
             */
            document_type?: "id_card" | "passport" | "driving_license" | null;
        };
        /** @description Replace the file of a document that is not approved; it waits for a review again. */
        VerificationReplaceDocumentData: {
            /** @description The document, which waits for a review. */
            verification_document: components["schemas"]["VerificationDocument"];
        };
        VerificationReplaceDocumentSuccess: {
            data: components["schemas"]["VerificationReplaceDocumentData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        VerificationReviewDocumentBody: {
            /**
             * @description What the mentor is told; required of a rejection.
             * @example The date of birth cannot be read.
             */
            notes?: string | null;
            /**
             * @description How the review ends.
             * @example rejected
             * @enum {string}
             */
            status: "approved" | "rejected";
            /**
             * @description Version of the file that was looked at: refused if the file was replaced since. Left out: whatever it is.
             * @example 1805032800000
             */
            version?: number | null;
        };
        /** @description Approve a pending document, or reject it with notes; the mentor is told either way. */
        VerificationReviewDocumentData: {
            /** @description The reviewed document. */
            verification_document: components["schemas"]["AdminVerificationDocument"];
        };
        VerificationReviewDocumentSuccess: {
            data: components["schemas"]["VerificationReviewDocumentData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        VerificationThrottled: {
            /** @description What is known of the failure. */
            data: {
                /**
                 * @description Whole seconds until another try makes sense; the same as the header Retry-After.
                 * @example 30
                 */
                retry_after_seconds: number;
            };
            message: components["schemas"]["ErrorMessage"];
            status: components["schemas"]["ErrorStatus"];
        };
        VerificationUploadDocumentsBody: {
            /**
             * @description What all of the files are.
             * @enum {string}
             */
            document_type: "id_card" | "passport" | "driving_license";
            /** @description Files, each of which becomes a document: PDF, JPEG or PNG, 5 MB each at most. */
            documents: components["schemas"]["UploadedFile"][];
        };
        /** @description Upload one to five files; each becomes a document of its own that waits for a review. */
        VerificationUploadDocumentsData: {
            /** @description The new documents, in the order of the files. */
            verification_documents: components["schemas"]["VerificationDocument"][];
        };
        VerificationUploadDocumentsSuccess: {
            data: components["schemas"]["VerificationUploadDocumentsData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description A mentor's request to be paid out, for that mentor. */
        Withdrawal: {
            /**
             * @description What is paid out.
             * @example {
             *       "minor": 6800,
             *       "major": "68.00",
             *       "formatted": "€68.00"
             *     }
             */
            amount: components["schemas"]["Money"];
            /**
             * Format: date-time
             * @description When an admin approved it; null until then.
             * @example 2027-03-15T09:00:00+00:00
             */
            approved_at: string | null;
            /**
             * Format: date-time
             * @description When it was requested.
             */
            created_at: string;
            /**
             * @description Currency of the amount.
             * @example EUR
             */
            currency: string;
            /**
             * Format: date-time
             * @description When an admin marked it as failed; null where none did.
             * @example null
             */
            failed_at: string | null;
            /**
             * @description Why the payout failed, for the mentor to read; null where it did not.
             * @example null
             */
            failure_reason: string | null;
            /**
             * Format: uuid
             * @description Id of a withdrawal.
             */
            id: string;
            /**
             * @description True while it is `pending`, `approved` or `processing`: its money is in review.
             * @example false
             */
            is_open: boolean;
            /** @description Where the money goes, as it was called at the request. */
            method: components["schemas"]["WithdrawalMethod"];
            /**
             * @description What the mentor wrote to the admins; null where it is nothing.
             * @example Rent is due on the 20th.
             */
            note: string | null;
            /**
             * Format: date-time
             * @description When an admin marked it as paid; null until then.
             * @example 2027-03-16T09:10:00+00:00
             */
            paid_at: string | null;
            /**
             * Format: date-time
             * @description When the money began to be sent; null until then.
             * @example 2027-03-16T09:00:00+00:00
             */
            processing_at: string | null;
            /**
             * @description The transfer as the bank or wallet names it; null until it is paid.
             * @example SEPA-20270316-4471
             */
            reference: string | null;
            /**
             * Format: date-time
             * @description When an admin rejected it; null where none did.
             * @example null
             */
            rejected_at: string | null;
            /**
             * @description Why an admin rejected it, for the mentor to read; null where none did.
             * @example null
             */
            rejection_reason: string | null;
            /**
             * @description `pending`: an admin has yet to decide; `approved`: the money is about to be sent; `processing`: it is being sent; `paid`, `rejected` and `failed` are final, and the last two return the money to the available balance.
             * @example paid
             * @enum {string}
             */
            status: "pending" | "approved" | "processing" | "paid" | "rejected" | "failed";
            /**
             * @description The status for people.
             * @example Paid
             */
            status_label: string;
            /**
             * Format: date-time
             * @description When its status changed last; at first when it was requested.
             * @example 2027-03-16T09:10:00+00:00
             */
            updated_at: string;
        };
        WithdrawalAlreadyOpen: {
            /** @description What is known of the failure. */
            data: {
                /**
                 * @description Currency of the withdrawal that is open: there is one at a time in each.
                 * @example EUR
                 */
                currency: string;
            };
            message: components["schemas"]["ErrorMessage"];
            status: components["schemas"]["ErrorStatus"];
        };
        /** @description The mentor who is paid out, for admins. */
        WithdrawalMentor: {
            /**
             * @description Email address of the mentor.
             * @example ana@example.com
             */
            email: string;
            /**
             * @description Full name of the mentor.
             * @example Ana Duarte
             */
            full_name: string;
            /**
             * Format: uuid
             * @description Id of the mentor profile.
             */
            id: string;
            /**
             * Format: uuid
             * @description Id of the mentor's account.
             */
            user_id: string;
            /**
             * @description Username of the mentor.
             * @example ana-duarte
             */
            username: string;
        };
        /** @description Where the money of a withdrawal goes, as it was called when the withdrawal was requested. */
        WithdrawalMethod: {
            /**
             * Format: uuid
             * @description Id of the payout method, which may be deleted by now.
             */
            id: string;
            /**
             * @description Title of the method at the time of the request, masked.
             * @example Millennium BCP ****0154
             */
            title: string;
            /**
             * @description Key of the method's type.
             * @example bank_transfer
             */
            type: string;
        };
        WithdrawalMoveRefused: {
            /** @description What is known of the failure. */
            data: {
                /**
                 * @description The status that the withdrawal is in.
                 * @example paid
                 * @enum {string}
                 */
                status: "pending" | "approved" | "processing" | "paid" | "rejected" | "failed";
                /**
                 * @description What the admin wanted to do.
                 * @example reject
                 * @enum {string}
                 */
                trigger: "approve" | "reject" | "process" | "pay" | "fail";
            };
            message: components["schemas"]["ErrorMessage"];
            status: components["schemas"]["ErrorStatus"];
        };
        /** @description A page of the list. */
        WithdrawalPage: {
            /** @description The items of this page. */
            data: components["schemas"]["Withdrawal"][];
            links: components["schemas"]["PageLinks"];
            meta: components["schemas"]["PageMeta"];
        };
        /** @description Approve a pending withdrawal: its money may be sent. */
        WithdrawalsApproveWithdrawalData: {
            /** @description The withdrawal after the change. */
            withdrawal: components["schemas"]["AdminWithdrawal"];
        };
        WithdrawalsApproveWithdrawalSuccess: {
            data: components["schemas"]["WithdrawalsApproveWithdrawalData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        WithdrawalsFailWithdrawalBody: {
            /**
             * @description Why; the mentor is told it.
             * @example The bank sent it back.
             */
            reason: string;
        };
        /** @description Say that the money could not be sent, and why; it is available again. */
        WithdrawalsFailWithdrawalData: {
            /** @description The withdrawal after the change. */
            withdrawal: components["schemas"]["AdminWithdrawal"];
        };
        WithdrawalsFailWithdrawalSuccess: {
            data: components["schemas"]["WithdrawalsFailWithdrawalData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description One of your withdrawals. */
        WithdrawalsGetWithdrawalData: {
            /** @description The withdrawal. */
            withdrawal: components["schemas"]["Withdrawal"];
        };
        WithdrawalsGetWithdrawalSuccess: {
            data: components["schemas"]["WithdrawalsGetWithdrawalData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description List withdrawals by status, currency and mentor, the newest first. */
        WithdrawalsListAllWithdrawalsData: {
            withdrawals: components["schemas"]["AdminWithdrawalPage"];
        };
        WithdrawalsListAllWithdrawalsSuccess: {
            data: components["schemas"]["WithdrawalsListAllWithdrawalsData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description List your withdrawals, filtered by status and currency, the newest first. */
        WithdrawalsListWithdrawalsData: {
            withdrawals: components["schemas"]["WithdrawalPage"];
        };
        WithdrawalsListWithdrawalsSuccess: {
            data: components["schemas"]["WithdrawalsListWithdrawalsData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        WithdrawalsPayWithdrawalBody: {
            /**
             * @description The transfer as the bank or wallet names it; the mentor sees it.
             * @example SEPA-20270316-4471
             */
            reference: string;
        };
        /** @description Say that the money was sent, with the reference of the transfer. */
        WithdrawalsPayWithdrawalData: {
            /** @description The withdrawal after the change. */
            withdrawal: components["schemas"]["AdminWithdrawal"];
        };
        WithdrawalsPayWithdrawalSuccess: {
            data: components["schemas"]["WithdrawalsPayWithdrawalData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        /** @description Say that the money of an approved withdrawal is being sent. */
        WithdrawalsProcessWithdrawalData: {
            /** @description The withdrawal after the change. */
            withdrawal: components["schemas"]["AdminWithdrawal"];
        };
        WithdrawalsProcessWithdrawalSuccess: {
            data: components["schemas"]["WithdrawalsProcessWithdrawalData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        WithdrawalsRejectWithdrawalBody: {
            /**
             * @description Why; the mentor is told it.
             * @example The account is not in your name.
             */
            reason: string;
        };
        /** @description Reject a pending withdrawal with a reason that the mentor is told; the money is available again. */
        WithdrawalsRejectWithdrawalData: {
            /** @description The withdrawal after the change. */
            withdrawal: components["schemas"]["AdminWithdrawal"];
        };
        WithdrawalsRejectWithdrawalSuccess: {
            data: components["schemas"]["WithdrawalsRejectWithdrawalData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
        WithdrawalsRequestWithdrawalBody: {
            /**
             * @description How much, in the smallest unit of the currency. Each currency has a minimum; the balance is the maximum.
             * @example 6800
             */
            amount_minor: number;
            /**
             * @description In which currency; nothing is converted.
             * @example EUR
             */
            currency: string;
            /**
             * @description Anything that the admins should know.
             * @example Rent is due on the 20th.
             */
            note?: string | null;
            /**
             * Format: uuid
             * @description Where to send the money: one of your payout methods. Left out: the default one.
             */
            transaction_method_id?: string | null;
        };
        /** @description Request a withdrawal; its amount leaves your available balance at once. */
        WithdrawalsRequestWithdrawalData: {
            /** @description The new withdrawal. */
            withdrawal: components["schemas"]["Withdrawal"];
        };
        WithdrawalsRequestWithdrawalSuccess: {
            data: components["schemas"]["WithdrawalsRequestWithdrawalData"];
            message: components["schemas"]["SuccessMessage"];
            status: components["schemas"]["SuccessStatus"];
        };
    };
    responses: {
        /**
         * @description `AdminProtected`: The account of an admin cannot be suspended or banned, and that of the last one cannot be deleted. Only operators remove admins: an admin must not lock out the others, and one must remain.
         *
         *     `AccountMoveNotPossible`: This account is already suspended.
         *
         *     `InvalidInput`: Fields are at fault; `data` says which ones, and why.
         */
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
        /**
         * @description `ApprovalNotPossible`: Cannot approve a mentor whose approval status is Rejected. The application is in no state for this decision.
         *
         *     `InvalidInput`: Fields are at fault; `data` says which ones, and why.
         */
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
        /** @description `BadRequest`: The request cannot be read: its path, its query or its body is malformed. */
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
        /** @description `BookingNotFound`: Booking not found. */
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
        /**
         * @description `CalendarFull`: You cannot have more than 200 active availability rules. The calendar would exceed its maximum size.
         *
         *     `IdempotencyKeyReused`: This idempotency key was already used for a different request. A new call needs a new key.
         *
         *     `InvalidInput`: Fields are at fault; `data` says which ones, and why.
         */
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
        /**
         * @description `CalendarFull`: You cannot have more than 200 active availability rules. The calendar would exceed its maximum size.
         *
         *     `InvalidInput`: Fields are at fault; `data` says which ones, and why.
         */
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
        /**
         * @description `CareerListFull`: You can have 50 entries in this list at most. Delete one before you add another.
         *
         *     `IdempotencyKeyReused`: This idempotency key was already used for a different request. A new call needs a new key.
         *
         *     `InvalidInput`: Fields are at fault; `errors` says which ones, and why.
         */
        CareerListFullOrIdempotencyKeyReusedOrInvalidInput: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "CareerListFull" | "IdempotencyKeyReused" | "InvalidInput";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidAccountInput"];
            };
        };
        /** @description `CertificationNotFound`: Certification not found. The same for an entry of another user. */
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
        /**
         * @description `CodeThrottled`: Please wait before requesting another code.
         *
         *     `TooManyRequests`: Too many attempts. Please try again later.
         *
         *     `TooManyBodies`: Too many requests from your address are still being sent. Try again in a moment.
         */
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
        /** @description `DocumentNotFound`: Verification document not found. The same for another mentor's document. */
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
        /** @description `EducationNotFound`: Education not found. The same for an entry of another user. */
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
        /** @description `ExperienceNotFound`: Experience not found. The same for an entry of another user. */
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
        /** @description `Forbidden`: This action is unauthorized. The caller is signed in, but not as what the operation is for: an admin, or somebody who still owes the second factor. */
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
        /** @description `GatewayUnavailable`: The payment gateway could not be reached. Please try again. Nothing useful was answered: the same call may succeed later. */
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
        /** @description `IdempotencyKeyInFlight`: A request with this idempotency key is still in progress. Call again with the same key in a moment: it gets the answer of the first call. */
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
        /** @description `InvalidInput`: Fields are at fault; `errors` says which ones, and why. */
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
        /** @description `InvalidInput`: Fields are at fault; `data` says which ones, and why. */
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
        /** @description `InvoiceNotFound`: Invoice not found. The same for another user's invoice, and for a payment that never settled. */
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
        /** @description `MentorProfileNotFound`: Mentor profile not found. The caller has none, which comes with the application as a mentor; or the profile that is named does not exist. */
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
        /**
         * @description `MentorProfileNotFound`: Mentor profile not found. The caller has none, which comes with the application as a mentor; or the profile that is named does not exist.
         *
         *     `AvailabilityOverrideNotFound`: Availability override not found.
         */
        MentorProfileNotFoundOrAvailabilityOverrideNotFound: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "MentorProfileNotFound" | "AvailabilityOverrideNotFound";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /**
         * @description `MentorProfileNotFound`: Mentor profile not found. The caller has none, which comes with the application as a mentor; or the profile that is named does not exist.
         *
         *     `AvailabilityRuleNotFound`: Availability rule not found.
         */
        MentorProfileNotFoundOrAvailabilityRuleNotFound: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "MentorProfileNotFound" | "AvailabilityRuleNotFound";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /**
         * @description `MentorProfileNotFound`: Mentor profile not found. The caller has none, which comes with the application as a mentor; or the profile that is named does not exist.
         *
         *     `BookingNotFound`: Booking not found.
         */
        MentorProfileNotFoundOrBookingNotFound: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "MentorProfileNotFound" | "BookingNotFound";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /**
         * @description `MentorProfileNotFound`: Mentor profile not found. The caller has none, which comes with the application as a mentor; or the profile that is named does not exist.
         *
         *     `DocumentNotFound`: Verification document not found. The same for another mentor's document.
         */
        MentorProfileNotFoundOrDocumentNotFound: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "MentorProfileNotFound" | "DocumentNotFound";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /**
         * @description `MentorProfileNotFound`: Mentor profile not found. The caller has none, which comes with the application as a mentor; or the profile that is named does not exist.
         *
         *     `InvoiceNotFound`: Invoice not found. The same for another user's invoice, and for a payment that never settled.
         */
        MentorProfileNotFoundOrInvoiceNotFound: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "MentorProfileNotFound" | "InvoiceNotFound";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /**
         * @description `MentorProfileNotFound`: Mentor profile not found. The caller has none, which comes with the application as a mentor; or the profile that is named does not exist.
         *
         *     `OffDayNotFound`: Off-day not found.
         */
        MentorProfileNotFoundOrOffDayNotFound: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "MentorProfileNotFound" | "OffDayNotFound";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /**
         * @description `MentorProfileNotFound`: Mentor profile not found. The caller has none, which comes with the application as a mentor; or the profile that is named does not exist.
         *
         *     `SessionTypeNotFound`: Session type not found.
         */
        MentorProfileNotFoundOrSessionTypeNotFound: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "MentorProfileNotFound" | "SessionTypeNotFound";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /**
         * @description `MentorProfileNotFound`: Mentor profile not found. The caller has none, which comes with the application as a mentor; or the profile that is named does not exist.
         *
         *     `TransactionMethodNotFound`: Transaction method not found.
         */
        MentorProfileNotFoundOrTransactionMethodNotFound: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "MentorProfileNotFound" | "TransactionMethodNotFound";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description `MethodTypeNotFound`: Transaction method type not found. */
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
        /** @description `NotificationNotFound`: Notification not found. It is not there, has been deleted, or is somebody else's. */
        NotificationNotFound: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "NotificationNotFound";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /**
         * @description `NotWithOneself`: You cannot do this with yourself. The id is the caller's own.
         *
         *     `InvalidInput`: Fields are at fault; `data` says which ones, and why.
         */
        NotWithOneselfOrInvalidInput: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "NotWithOneself" | "InvalidInput";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
            };
        };
        /** @description `OnboardingNotFound`: Onboarding record not found. The caller's account does not exist. */
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
        /** @description `PayloadTooLarge`: The request body is too large. */
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
        /** @description `PreconditionFailed`: The file is not the one that the request names. */
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
        /** @description `RangeNotSatisfiable`: The file has none of these bytes. */
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
        /**
         * @description `RefundNotPossible`: No more than €30.00 of this transaction can be refunded.
         *
         *     `RefundUndecided`: The gateway has not answered yet for the refund 01920000-0000-7000-8000-000000000001 of this transaction. A second refund might return the same money twice.
         *
         *     `IdempotencyKeyReused`: This idempotency key was already used for a different request. A new call needs a new key.
         *
         *     `InvalidInput`: Fields are at fault; `data` says which ones, and why.
         */
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
        /**
         * @description `RefundUnanswered`: The refund is noted and will be asked for again. Do not repeat it. The gateway has not answered. The refund stands and is sent again by itself; it may have been made already.
         *
         *     `GatewayRefused`: The payment gateway refused the request. The gateway will not do it; another try alone changes nothing.
         */
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
        /** @description `RequestTimeout`: The request body did not arrive in time. */
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
        /** @description `ServerError`: Server error. */
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
        /** @description `ServiceUnavailable`: The service is not available right now. Try again in a moment. */
        ServiceUnavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "ServiceUnavailable";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description `TooManyBodies`: Too many requests from your address are still being sent. Try again in a moment. */
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
        /** @description `TooManyRequests`: Too many attempts. Please try again later. */
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
        /**
         * @description `TooManyRequests`: Too many attempts. Please try again later.
         *
         *     `TooManyBodies`: Too many requests from your address are still being sent. Try again in a moment.
         */
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
        /**
         * @description `TransitionRefused`: This booking cannot be completed unless its last session has ended. The booking is in no status for this, or something has to hold first.
         *
         *     `InvalidInput`: Fields are at fault; `data` says which ones, and why.
         */
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
        /**
         * @description `TransitionRefused`: This booking cannot be completed unless its last session has ended. The booking is in no status for this, or something has to hold first.
         *
         *     `PaymentUnderway`: A payment for this is already being processed. Another checkout of this purchase, or money for it, is under way.
         *
         *     `IdempotencyKeyReused`: This idempotency key was already used for a different request. A new call needs a new key.
         *
         *     `InvalidInput`: Fields are at fault; `data` says which ones, and why.
         */
        TransitionRefusedOrPaymentUnderwayOrIdempotencyKeyReusedOrInvalidInput: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "TransitionRefused" | "PaymentUnderway" | "IdempotencyKeyReused" | "InvalidInput";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TransitionRefused"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
            };
        };
        /**
         * @description `TwoFactorLocked`: Too many wrong codes. Please try again later.
         *
         *     `CodeThrottled`: Please wait before requesting another code.
         *
         *     `TooManyRequests`: Too many attempts. Please try again later.
         *
         *     `TooManyBodies`: Too many requests from your address are still being sent. Try again in a moment.
         */
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
        /**
         * @description `TwoFactorLocked`: Too many wrong codes. Please try again later.
         *
         *     `TooManyRequests`: Too many attempts. Please try again later.
         *
         *     `TooManyBodies`: Too many requests from your address are still being sent. Try again in a moment.
         */
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
        /** @description `TwoFactorRequired`: Two-factor authentication required. The sign-in still owes its second factor: answer its challenge (`twoFactor.challenge`). */
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
        /**
         * @description `TwoFactorRequired`: Two-factor authentication required. The sign-in still owes its second factor: answer its challenge (`twoFactor.challenge`).
         *
         *     `Forbidden`: This action is unauthorized. The caller is signed in, but not as what the operation is for: an admin, or somebody who still owes the second factor.
         */
        TwoFactorRequiredOrForbidden: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "TwoFactorRequired" | "Forbidden";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /**
         * @description `TwoFactorRequired`: Two-factor authentication required. The sign-in still owes its second factor: answer its challenge (`twoFactor.challenge`).
         *
         *     `FreshSignInRequired`: Please confirm that it is you. The last proof of identity on this token is too old: give another one (`twoFactor.confirmIdentity`), then call again.
         */
        TwoFactorRequiredOrFreshSignInRequired: {
            headers: {
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "TwoFactorRequired" | "FreshSignInRequired";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description `Unauthenticated`: Unauthenticated. No token came with the call, or one that is unknown or has ended: sign in. */
        Unauthenticated: {
            headers: {
                "WWW-Authenticate": components["headers"]["Challenge"];
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "Unauthenticated";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /**
         * @description `Unauthenticated`: Unauthenticated. No token came with the call, or one that is unknown or has ended: sign in.
         *
         *     `ChallengeOver`: This sign-in has expired. Please sign in again. The pending token was used or has expired.
         */
        UnauthenticatedOrChallengeOver: {
            headers: {
                "WWW-Authenticate": components["headers"]["Challenge"];
                /** @description Tells failures of one status apart. */
                "X-Error-Code"?: "Unauthenticated" | "ChallengeOver";
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorEnvelope"];
            };
        };
        /** @description `UnsupportedMediaType`: The body is of no type that is taken here. */
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
        /** @description `UserNotFound`: User not found. */
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
        /**
         * @description `WithdrawalMoveRefused`: This withdrawal cannot be rejected: it is paid. The withdrawal is in no status for this.
         *
         *     `IdempotencyKeyReused`: This idempotency key was already used for a different request. A new call needs a new key.
         *
         *     `InvalidInput`: Fields are at fault; `data` says which ones, and why.
         */
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
        /**
         * @description `WithdrawalMoveRefused`: This withdrawal cannot be rejected: it is paid. The withdrawal is in no status for this.
         *
         *     `InvalidInput`: Fields are at fault; `data` says which ones, and why.
         */
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
        /** @description `WithdrawalNotFound`: Withdrawal not found. */
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
        /**
         * @description Only invoices in this currency.
         * @example EUR
         */
        Currency: string | null;
        /** @description `next_cursor` of the page before. Nothing comes twice and nothing is missed, whatever comes and goes meanwhile. */
        Cursor: string | null;
        /**
         * @description Only what was paid on this day of UTC or later. Left out: from the beginning.
         * @example 2027-03-01
         */
        From: string | null;
        /**
         * @description Id of a booking.
         * @example 01920000-0000-7000-8000-000000000001
         */
        Id: string;
        /**
         * @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect.
         * @example booking-7f3c1d
         */
        IdempotencyKey: string;
        /**
         * @description The ETag of the file that the parts are wanted of; of another one all is answered.
         * @example "3f2a9c"
         */
        IfRange: string;
        /**
         * @description Id of a mentor profile; not that of the account.
         * @example 01920000-0000-7000-8000-000000000001
         */
        MentorId: string;
        /**
         * @description Number of the page, from 1. Not together with `cursor`.
         * @example 1
         */
        Page: number;
        /**
         * @description Items of a page, 50 at most; 15 unless it is said.
         * @example 15
         */
        PerPage: number;
        /**
         * @description True changes nothing, and tells what the cancellation would do with the money. Left out: false.
         * @example false
         */
        Preview: boolean | null;
        /**
         * @description Whose account one signs in with. A host may have set up some of them only.
         * @example google
         */
        Provider: "google" | "linkedin-openid" | "github";
        /**
         * @description Only invoices for this.
         * @example booking
         */
        Purpose: "booking" | "course" | "community" | null;
        /**
         * @description Asks for parts: `bytes=0-499`, `bytes=-500`, or up to 16 ranges at once.
         * @example bytes=0-499
         */
        Range: string;
        /**
         * @description Id of a session type.
         * @example 01920000-0000-7000-8000-000000000001
         */
        SessionTypeId: string;
        /**
         * @description By start of the first session: `starts_at` the earliest first, `-starts_at` the latest first, which is also what comes where it is left out.
         * @example -starts_at
         */
        Sort: "starts_at" | "-starts_at" | null;
        /**
         * @description Only bookings of this status, or of several: `?status[]=paid&status[]=confirmed`. Left out: of every status.
         * @example confirmed
         */
        Status: (("pending_payment" | "requested" | "paid" | "confirmed" | "completed" | "cancelled" | "refunded") | ("pending_payment" | "requested" | "paid" | "confirmed" | "completed" | "cancelled" | "refunded")[]) | null;
        /**
         * @description Only what was paid on this day of UTC or earlier; not before `from`. Left out: until now.
         * @example 2027-03-31
         */
        To: string | null;
        /**
         * @description Only bookings with a session that starts before; with `from` it is the same session. Left out: whenever.
         * @example 2027-04-01T00:00:00+00:00
         */
        Until: string | null;
        /**
         * @description Id of a person's account.
         * @example 01920000-0000-7000-8000-000000000001
         */
        User: string;
        /**
         * @description Id of a person's account.
         * @example 01920000-0000-7000-8000-000000000001
         */
        UserId: string;
        /**
         * @description Username of the person.
         * @example ana-duarte
         */
        Username: string;
    };
    requestBodies: never;
    headers: {
        /** @description Which kind of token the host takes: `Bearer`. */
        Challenge: string;
        /** @description Names the request in the host's log. */
        RequestId: string;
        /** @description Seconds until it is worth another try. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "broadcasting.authorizeChannel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description In a form the names of nested fields are written "poll[question]", "poll[options][0]" or "tags[]". */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "socket_id": "609382145.1846602345",
                 *       "channel_name": "private-users.0198c5a0-0000-7000-8000-000000000001.notifications"
                 *     }
                 */
                "application/json": components["schemas"]["BroadcastingAuthorizeChannelBody"];
                /**
                 * @example {
                 *       "socket_id": "609382145.1846602345",
                 *       "channel_name": "private-users.0198c5a0-0000-7000-8000-000000000001.notifications"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["BroadcastingAuthorizeChannelBody"];
                /**
                 * @example {
                 *       "socket_id": "609382145.1846602345",
                 *       "channel_name": "private-users.0198c5a0-0000-7000-8000-000000000001.notifications"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["BroadcastingAuthorizeChannelBody"];
            };
        };
        responses: {
            /** @description Channel authorized. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The key of the host and the signature of connection, channel and `channel_data`.
                         * @example mentorkit:5d9b0d5ed4b2d8a1c4f0e3a7b6c9d2e1f0a3b6c9d2e5f8a1b4c7d0e3f6a9b2c5
                         */
                        auth: string;
                        /**
                         * @description JSON that belongs to the signature: who listens.
                         * @example {"user_id":"0198c5a0-0000-7000-8000-000000000001"}
                         */
                        channel_data: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /**
             * @description `TwoFactorRequired`: Two-factor authentication required. The sign-in still owes its second factor: answer its challenge (`twoFactor.challenge`).
             *
             *     `ChannelForbidden`: You cannot listen to this channel. The channel is somebody else's, or does not exist; or it is that of a thread in which the caller is not, which is not accepted, or where one of the two shows nobody that they are online.
             */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired" | "ChannelForbidden";
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
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequestsOrTooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
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
            /**
             * @description `TwoFactorNotEnabled`: Two-factor authentication is not enabled.
             *
             *     `InvalidInput`: Fields are at fault; `errors` says which ones, and why.
             */
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
            /**
             * @description `InvalidCode`: The code is invalid or has expired. The same for a wrong, expired, used or foreign code.
             *
             *     `MethodNotEnabled`: This two-factor method is not enabled.
             *
             *     `InvalidInput`: Fields are at fault; `errors` says which ones, and why.
             */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidCode" | "MethodNotEnabled" | "InvalidInput";
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
                 *       "code": "3rae94ab",
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
            /**
             * @description `InvalidCode`: The code is invalid or has expired. The same for a wrong, expired, used or foreign code.
             *
             *     `InvalidInput`: Fields are at fault; `errors` says which ones, and why.
             */
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
            /**
             * @description `BackupCodesAreNoMethod`: Backup codes are a fallback and cannot be chosen as a method.
             *
             *     `MethodNotEnabled`: This two-factor method is not enabled.
             *
             *     `InvalidInput`: Fields are at fault; `errors` says which ones, and why.
             */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BackupCodesAreNoMethod" | "MethodNotEnabled" | "InvalidInput";
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
    "twoFactor.disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
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
            /**
             * @description `TwoFactorNotEnabled`: Two-factor authentication is not enabled.
             *
             *     `IncorrectPassword`: The password is incorrect.
             *
             *     `CodeRequired`: Please confirm with the code that we have just sent you. The account has no password, so a code was sent; repeat the call with it.
             *
             *     `InvalidCode`: The code is invalid or has expired. The same for a wrong, expired, used or foreign code.
             *
             *     `InvalidInput`: Fields are at fault; `errors` says which ones, and why.
             */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorNotEnabled" | "IncorrectPassword" | "CodeRequired" | "InvalidCode" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["CodeRequired"] | components["schemas"]["InvalidAccountInput"];
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
            /**
             * @description `BackupCodesAreNoMethod`: Backup codes are a fallback and cannot be chosen as a method.
             *
             *     `PhoneNotVerified`: Please verify your phone number first.
             *
             *     `SmsUnavailable`: Text messages are not available. The host cannot send texts.
             *
             *     `TotpNotConfirmed`: Please set up your authenticator app and confirm it with a code first.
             *
             *     `InvalidInput`: Fields are at fault; `errors` says which ones, and why.
             */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BackupCodesAreNoMethod" | "PhoneNotVerified" | "SmsUnavailable" | "TotpNotConfirmed" | "InvalidInput";
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
            /**
             * @description `BackupCodesAreNoMethod`: Backup codes are a fallback and cannot be chosen as a method.
             *
             *     `MethodNotEnabled`: This two-factor method is not enabled.
             *
             *     `LastMethod`: This is your only two-factor method. Enable another one first, or turn two-factor authentication off.
             *
             *     `InvalidInput`: Fields are at fault; `errors` says which ones, and why.
             */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BackupCodesAreNoMethod" | "MethodNotEnabled" | "LastMethod" | "InvalidInput";
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
            /**
             * @description `TwoFactorNotEnabled`: Two-factor authentication is not enabled.
             *
             *     `BackupCodesAreNoMethod`: Backup codes are a fallback and cannot be chosen as a method.
             *
             *     `PhoneNotVerified`: Please verify your phone number first.
             *
             *     `SmsUnavailable`: Text messages are not available. The host cannot send texts.
             *
             *     `TotpNotConfirmed`: Please set up your authenticator app and confirm it with a code first.
             *
             *     `InvalidInput`: Fields are at fault; `errors` says which ones, and why.
             */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorNotEnabled" | "BackupCodesAreNoMethod" | "PhoneNotVerified" | "SmsUnavailable" | "TotpNotConfirmed" | "InvalidInput";
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
            /**
             * @description `BackupCodesAreNoMethod`: Backup codes are a fallback and cannot be chosen as a method.
             *
             *     `MethodNotEnabled`: This two-factor method is not enabled.
             *
             *     `SmsUnavailable`: Text messages are not available. The host cannot send texts.
             *
             *     `InvalidInput`: Fields are at fault; `errors` says which ones, and why.
             */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BackupCodesAreNoMethod" | "MethodNotEnabled" | "SmsUnavailable" | "InvalidInput";
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
            /**
             * @description `NoTotpSetup`: No authenticator app is being set up. No set-up waits for its confirmation: begin one.
             *
             *     `InvalidCode`: The code is invalid or has expired. The same for a wrong, expired, used or foreign code.
             *
             *     `InvalidInput`: Fields are at fault; `errors` says which ones, and why.
             */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "NoTotpSetup" | "InvalidCode" | "InvalidInput";
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
            /** @description `NoTotpSetup`: No authenticator app is being set up. No set-up waits for its confirmation: begin one. */
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
                /**
                 * @description Id of a trusted device.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
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
            /** @description `TrustedDeviceNotFound`: Trusted device not found. */
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
                /**
                 * @description Only entries with exactly this action. Left out: with any.
                 * @example user.suspended
                 */
                action?: string | null;
                /**
                 * @description Only what this admin did. Left out: what anybody did.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                actor_id?: string | null;
                /** @description `next_cursor` of the page before. Nothing comes twice and nothing is missed, whatever comes and goes meanwhile. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only entries of then or later. Left out: however old.
                 * @example 2027-03-01T00:00:00+00:00
                 */
                from?: string | null;
                /**
                 * @description Number of the page, from 1. Not together with `cursor`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items of a page, 50 at most; 15 unless it is said.
                 * @example 15
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only what was done to the subject with this id. Left out: to any.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                subject_id?: string | null;
                /**
                 * @description Only what was done to this kind of subject. Left out: to any.
                 * @example user
                 */
                subject_type?: string | null;
                /**
                 * @description Only entries of before. Left out: up to now.
                 * @example 2027-04-01T00:00:00+00:00
                 */
                until?: string | null;
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
                /** @description `next_cursor` of the page before. Nothing comes twice and nothing is missed, whatever comes and goes meanwhile. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only dead letters of this lane. Left out: of every one.
                 * @example mail
                 */
                lane?: "effects" | "realtime" | "mail" | "texts" | null;
                /**
                 * @description Number of the page, from 1. Not together with `cursor`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items of a page, 50 at most; 15 unless it is said.
                 * @example 15
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only dead letters of events of this type. Left out: of every one.
                 * @example bookings.BookingPaid
                 */
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
        requestBody?: {
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
                /** @description `next_cursor` of the page before. Nothing comes twice and nothing is missed, whatever comes and goes meanwhile. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Number of the page, from 1. Not together with `cursor`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items of a page, 50 at most; 15 unless it is said.
                 * @example 15
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only mentors of this approval status. Left out: all of them.
                 * @example pending
                 */
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
                /**
                 * @description Id of a mentor profile; not that of the account.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
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
                /**
                 * @description Id of a mentor profile; not that of the account.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
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
                /**
                 * @description Id of a mentor profile; not that of the account.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Please tell more of what you have worked on."
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
                /**
                 * @description Id of a mentor profile; not that of the account.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Three sessions in a row without the mentor."
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
                /** @description `next_cursor` of the page before. Nothing comes twice and nothing is missed, whatever comes and goes meanwhile. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Number of the page, from 1. Not together with `cursor`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items of a page, 50 at most; 15 unless it is said.
                 * @example 15
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description `open`: a decision is to be made or carried out; `resolved`: both are done. Left out: `open`.
                 * @example open
                 */
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
                /**
                 * @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect.
                 * @example booking-7f3c1d
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of a payment review.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "accept",
                 *       "note": "Half an hour of the session was lost."
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
            /** @description `PaymentReviewNotFound`: Payment review not found. */
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
            /**
             * @description `AlreadyDecided`: Somebody has already decided about this.
             *
             *     `DecisionNotPossible`: There is no payment that could be accepted. The decision does not fit this kind of review.
             *
             *     `IdempotencyKeyReused`: This idempotency key was already used for a different request. A new call needs a new key.
             *
             *     `InvalidInput`: Fields are at fault; `data` says which ones, and why.
             */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "AlreadyDecided" | "DecisionNotPossible" | "IdempotencyKeyReused" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["DecisionNotPossible"] | components["schemas"]["InvalidInput"];
                };
            };
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            /**
             * @description `GatewayUnavailable`: The payment gateway could not be reached. Please try again. Nothing useful was answered: the same call may succeed later.
             *
             *     `GatewayRefused`: The payment gateway refused the request. The gateway will not do it; another try alone changes nothing.
             */
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
                /** @description `next_cursor` of the page before. Nothing comes twice and nothing is missed, whatever comes and goes meanwhile. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only this day, in UTC.
                 * @example 2027-03-14
                 */
                day?: string | null;
                /**
                 * @description True: only days on which something differs. Left out: all days.
                 * @example true
                 */
                only_differences?: boolean | null;
                /**
                 * @description Number of the page, from 1. Not together with `cursor`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items of a page, 50 at most; 15 unless it is said.
                 * @example 15
                 */
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
                /** @description `next_cursor` of the page before. Nothing comes twice and nothing is missed, whatever comes and goes meanwhile. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Number of the page, from 1. Not together with `cursor`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items of a page, 50 at most; 15 unless it is said.
                 * @example 15
                 */
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
                /**
                 * @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect.
                 * @example booking-7f3c1d
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of a refund.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "retry",
                 *       "note": "Half an hour of the session was lost."
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
            /** @description `RefundNotQueued`: Refund not found in the queue. */
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
                /** @description `next_cursor` of the page before. Nothing comes twice and nothing is missed, whatever comes and goes meanwhile. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Number of the page, from 1. Not together with `cursor`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items of a page, 50 at most; 15 unless it is said.
                 * @example 15
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only reports for this reason. Left out: for every one.
                 * @example spam
                 */
                reason?: "spam" | "harassment" | "hate_speech" | "violence" | "nudity" | "misinformation" | "other" | null;
                /**
                 * @description Only reports of this status. Left out: of every one.
                 * @example pending
                 */
                status?: "pending" | "reviewed" | "dismissed" | "actioned" | null;
                /**
                 * @description Only reports of this kind of content. Left out: of every kind.
                 * @example post
                 */
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
                 *         "bookings.cancellation_window_hours": 48
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
            /**
             * @description `TwoFactorRequired`: Two-factor authentication required. The sign-in still owes its second factor: answer its challenge (`twoFactor.challenge`).
             *
             *     `Forbidden`: This action is unauthorized. The caller is signed in, but not as what the operation is for: an admin, or somebody who still owes the second factor.
             *
             *     `FreshSignInRequired`: Please confirm that it is you. The last proof of identity on this token is too old: give another one (`twoFactor.confirmIdentity`), then call again.
             */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired" | "Forbidden" | "FreshSignInRequired";
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
                /**
                 * @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect.
                 * @example booking-7f3c1d
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "bank_transfer",
                 *       "name": "Bank transfer",
                 *       "title_template": "{bank_name} {account_number}",
                 *       "currencies": [
                 *         "EUR"
                 *       ],
                 *       "is_active": true,
                 *       "fields": [
                 *         {
                 *           "name": "bank_name",
                 *           "label": "Bank",
                 *           "input_type": "select",
                 *           "options": [
                 *             {
                 *               "value": "millennium_bcp",
                 *               "label": "Millennium BCP"
                 *             },
                 *             {
                 *               "value": "novo_banco",
                 *               "label": "Novo Banco"
                 *             }
                 *           ]
                 *         },
                 *         {
                 *           "name": "account_number",
                 *           "label": "Account number",
                 *           "input_type": "account_number"
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
            /**
             * @description `TooManyMethodTypes`: There are as many transaction method types as there can be. Delete one before you add another.
             *
             *     `IdempotencyKeyReused`: This idempotency key was already used for a different request. A new call needs a new key.
             *
             *     `InvalidInput`: Fields are at fault; `data` says which ones, and why.
             */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TooManyMethodTypes" | "IdempotencyKeyReused" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
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
                /**
                 * @description Id of a type of payout methods.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "type": "bank_transfer",
                 *       "name": "Bank transfer",
                 *       "title_template": "{bank_name} {account_number}",
                 *       "currencies": [
                 *         "EUR"
                 *       ],
                 *       "is_active": true,
                 *       "fields": [
                 *         {
                 *           "name": "bank_name",
                 *           "label": "Bank",
                 *           "input_type": "select",
                 *           "options": [
                 *             {
                 *               "value": "millennium_bcp",
                 *               "label": "Millennium BCP"
                 *             },
                 *             {
                 *               "value": "novo_banco",
                 *               "label": "Novo Banco"
                 *             }
                 *           ]
                 *         },
                 *         {
                 *           "name": "account_number",
                 *           "label": "Account number",
                 *           "input_type": "account_number"
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
                /**
                 * @description Id of a type of payout methods.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
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
            /**
             * @description `MethodTypeInUse`: There are payout methods of this type. Deactivate it instead.
             *
             *     `InvalidInput`: Fields are at fault; `data` says which ones, and why.
             */
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
                /**
                 * @description Id of a type of payout methods.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "type": "bank_transfer",
                 *       "name": "Bank transfer",
                 *       "title_template": "{bank_name} {account_number}",
                 *       "currencies": [
                 *         "EUR"
                 *       ],
                 *       "is_active": true,
                 *       "fields": [
                 *         {
                 *           "name": "bank_name",
                 *           "label": "Bank",
                 *           "input_type": "select",
                 *           "options": [
                 *             {
                 *               "value": "millennium_bcp",
                 *               "label": "Millennium BCP"
                 *             },
                 *             {
                 *               "value": "novo_banco",
                 *               "label": "Novo Banco"
                 *             }
                 *           ]
                 *         },
                 *         {
                 *           "name": "account_number",
                 *           "label": "Account number",
                 *           "input_type": "account_number"
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
                /** @description `next_cursor` of the page before. Nothing comes twice and nothing is missed, whatever comes and goes meanwhile. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only payments to this mentor: the id of the profile, not of the account.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                mentor?: string | null;
                /**
                 * @description Number of the page, from 1. Not together with `cursor`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Only payments of this buyer.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                payer?: string | null;
                /**
                 * @description Items of a page, 50 at most; 15 unless it is said.
                 * @example 15
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only payments for this.
                 * @example booking
                 */
                purpose?: "booking" | "course" | "community" | null;
                /**
                 * @description Only the payment with exactly this reference.
                 * @example PAY-7K3M9QXZ2T4W
                 */
                reference?: string | null;
                /**
                 * @description Only payments that stand so.
                 * @example succeeded
                 */
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
                /**
                 * @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect.
                 * @example booking-7f3c1d
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of the payment.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                transactionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "note": "Half an hour of the session was lost.",
                 *       "amount_minor": 2000,
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
            /** @description `TransactionNotFound`: Transaction not found. */
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
                /** @description `next_cursor` of the page before. Nothing comes twice and nothing is missed, whatever comes and goes meanwhile. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Number of the page, from 1. Not together with `cursor`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items of a page, 50 at most; 15 unless it is said.
                 * @example 15
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Part of the full name, the username or the email address, in capitals or not. Left out: everybody.
                 * @example sorensen
                 */
                q?: string | null;
                /**
                 * @description Only accounts with this role. Left out: with any.
                 * @example mentee
                 */
                role?: "mentee" | "mentor" | "admin" | null;
                /**
                 * @description Only accounts of this status. Left out: of any.
                 * @example active
                 */
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
                /**
                 * @description Id of a person's account.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Threatened another member."
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
                /**
                 * @description Id of a person's account.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The report turned out to be wrong."
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
            /**
             * @description `AccountMoveNotPossible`: This account is already suspended.
             *
             *     `InvalidInput`: Fields are at fault; `data` says which ones, and why.
             */
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
                /**
                 * @description Id of a person's account.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Advertisements in every message."
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
                /** @description `next_cursor` of the page before. Nothing comes twice and nothing is missed, whatever comes and goes meanwhile. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only documents of this type.
                 * @example id_card
                 */
                document_type?: "id_card" | "passport" | "driving_license" | null;
                /**
                 * @description Only documents of the mentor with this profile.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                mentor_id?: string | null;
                /**
                 * @description Number of the page, from 1. Not together with `cursor`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items of a page, 50 at most; 15 unless it is said.
                 * @example 15
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only documents with this status, or all. Left out: those that wait for a review.
                 * @example pending
                 */
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
                /**
                 * @description The ETag of the file that the parts are wanted of; of another one all is answered.
                 * @example "3f2a9c"
                 */
                "If-Range"?: components["parameters"]["IfRange"];
                /**
                 * @description Asks for parts: `bytes=0-499`, `bytes=-500`, or up to 16 ranges at once.
                 * @example bytes=0-499
                 */
                Range?: components["parameters"]["Range"];
            };
            path: {
                /**
                 * @description Id of a verification document.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
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
                /**
                 * @description Id of a verification document.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "rejected",
                 *       "notes": "The date of birth cannot be read.",
                 *       "version": 1805032800000
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
            /** @description `DocumentReplaced`: The mentor has replaced this document. Please look at the new file. The file was replaced since the reviewer looked. */
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
            /**
             * @description `DocumentNotPending`: This verification document cannot be reviewed: it is approved. Reviewed by another admin, or not replaced since.
             *
             *     `InvalidInput`: Fields are at fault; `data` says which ones, and why.
             */
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
                /**
                 * @description Only withdrawals in this currency.
                 * @example EUR
                 */
                currency?: string | null;
                /** @description `next_cursor` of the page before. Nothing comes twice and nothing is missed, whatever comes and goes meanwhile. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only this mentor's: the id of the profile, not of the account.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                mentor?: string | null;
                /**
                 * @description Number of the page, from 1. Not together with `cursor`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items of a page, 50 at most; 15 unless it is said.
                 * @example 15
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only withdrawals in this status.
                 * @example pending
                 */
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
                /**
                 * @description Id of a withdrawal.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
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
                /**
                 * @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect.
                 * @example booking-7f3c1d
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of a withdrawal.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The bank sent it back."
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
                /**
                 * @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect.
                 * @example booking-7f3c1d
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of a withdrawal.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reference": "SEPA-20270316-4471"
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
                /**
                 * @description Id of a withdrawal.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
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
                /**
                 * @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect.
                 * @example booking-7f3c1d
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of a withdrawal.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The account is not in your name."
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
    "connections.listBlockedUsers": {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before. Nothing comes twice and nothing is missed, whatever comes and goes meanwhile. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Number of the page, from 1. Not together with `cursor`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items of a page, 50 at most; 15 unless it is said.
                 * @example 15
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Blocked users retrieved. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionsListBlockedUsersSuccess"];
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
    "twoFactor.confirmIdentity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
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
            /**
             * @description `IncorrectPassword`: The password is incorrect.
             *
             *     `MethodNotEnabled`: This two-factor method is not enabled.
             *
             *     `SmsUnavailable`: Text messages are not available. The host cannot send texts.
             *
             *     `CodeRequired`: Please confirm with the code that we have just sent you. The account has no password, so a code was sent; repeat the call with it.
             *
             *     `InvalidCode`: The code is invalid or has expired. The same for a wrong, expired, used or foreign code.
             *
             *     `PasskeyNotVerified`: The passkey could not be verified. Please try again. The same for every fault of the passkey or its challenge. Ask for new options, then try again.
             *
             *     `InvalidInput`: Fields are at fault; `errors` says which ones, and why.
             */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "IncorrectPassword" | "MethodNotEnabled" | "SmsUnavailable" | "CodeRequired" | "InvalidCode" | "PasskeyNotVerified" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["CodeRequired"] | components["schemas"]["InvalidAccountInput"];
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
    "connections.listConnections": {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before. Nothing comes twice and nothing is missed, whatever comes and goes meanwhile. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Number of the page, from 1. Not together with `cursor`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items of a page, 50 at most; 15 unless it is said.
                 * @example 15
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Connections retrieved. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionsListConnectionsSuccess"];
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
    "connections.requestConnection": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a person's account.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description You are connected now. Or: The connection request is waiting for an answer. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionsRequestConnectionSuccess"];
                };
            };
            /** @description Connection request sent. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionsRequestConnectionSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["UserNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `NotWithOneself`: You cannot do this with yourself. The id is the caller's own.
             *
             *     `AlreadyConnected`: You are already connected.
             *
             *     `PersonUnreachable`: This is not possible between you and this person. One of the two has blocked the other. Nobody is told who.
             *
             *     `InvalidInput`: Fields are at fault; `data` says which ones, and why.
             */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "NotWithOneself" | "AlreadyConnected" | "PersonUnreachable" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
                };
            };
            429: components["responses"]["TooManyRequestsOrTooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "connections.removeConnection": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a person's account.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Connection removed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionsRemoveConnectionSuccess"];
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
    "connections.acceptConnection": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a person's account.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Connection request accepted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionsAcceptConnectionSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            /** @description `ConnectionRequestNotFound`: Connection request not found. */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ConnectionRequestNotFound";
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
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "connections.listPendingConnections": {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before. Nothing comes twice and nothing is missed, whatever comes and goes meanwhile. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Number of the page, from 1. Not together with `cursor`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items of a page, 50 at most; 15 unless it is said.
                 * @example 15
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pending connection requests retrieved. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionsListPendingConnectionsSuccess"];
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
    "connections.listSentConnections": {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before. Nothing comes twice and nothing is missed, whatever comes and goes meanwhile. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Number of the page, from 1. Not together with `cursor`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items of a page, 50 at most; 15 unless it is said.
                 * @example 15
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent connection requests retrieved. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionsListSentConnectionsSuccess"];
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
    "connections.listSuggestions": {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before. Nothing comes twice and nothing is missed, whatever comes and goes meanwhile. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Number of the page, from 1. Not together with `cursor`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items of a page, 50 at most; 15 unless it is said.
                 * @example 15
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Suggestions retrieved. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionsListSuggestionsSuccess"];
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
    "connections.dismissSuggestion": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a person's account.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Suggestion dismissed. */
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
            404: components["responses"]["UserNotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "connections.follow": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a person's account.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description User followed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionsFollowSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["UserNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `NotWithOneself`: You cannot do this with yourself. The id is the caller's own.
             *
             *     `PersonUnreachable`: This is not possible between you and this person. One of the two has blocked the other. Nobody is told who.
             *
             *     `InvalidInput`: Fields are at fault; `data` says which ones, and why.
             */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "NotWithOneself" | "PersonUnreachable" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
                };
            };
            429: components["responses"]["TooManyRequestsOrTooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "connections.unfollow": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a person's account.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description User unfollowed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionsUnfollowSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["UserNotFound"];
            422: components["responses"]["NotWithOneselfOrInvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "connections.viewFeedProfile": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Username of the person.
                 * @example ana-duarte
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Profile retrieved. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionsViewFeedProfileSuccess"];
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
    "connections.listConnectionsOfUser": {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before. Nothing comes twice and nothing is missed, whatever comes and goes meanwhile. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Number of the page, from 1. Not together with `cursor`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items of a page, 50 at most; 15 unless it is said.
                 * @example 15
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description Username of the person.
                 * @example ana-duarte
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Connections retrieved. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionsListConnectionsOfUserSuccess"];
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
    "connections.listFollowers": {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before. Nothing comes twice and nothing is missed, whatever comes and goes meanwhile. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Number of the page, from 1. Not together with `cursor`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items of a page, 50 at most; 15 unless it is said.
                 * @example 15
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description Username of the person.
                 * @example ana-duarte
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Followers retrieved. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionsListFollowersSuccess"];
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
    "connections.listFollowing": {
        parameters: {
            query?: {
                /** @description `next_cursor` of the page before. Nothing comes twice and nothing is missed, whatever comes and goes meanwhile. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Number of the page, from 1. Not together with `cursor`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items of a page, 50 at most; 15 unless it is said.
                 * @example 15
                 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                /**
                 * @description Username of the person.
                 * @example ana-duarte
                 */
                username: components["parameters"]["Username"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Following retrieved. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionsListFollowingSuccess"];
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
                /**
                 * @description Token of a trusted device, which spares the second factor. That of another account is ignored.
                 * @example 01920000-0000-7000-8000-000000000003|h7Qm2Xc9ZtE
                 */
                "x-trusted-device"?: string | null;
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
            /**
             * @description `InvalidCredentials`: Invalid credentials. The same for an unknown address, a wrong password and an account without a password.
             *
             *     `AccountBanned`: Your account has been banned.
             *
             *     `AccountInactive`: Your account is inactive.
             *
             *     `EmailNotVerified`: Please verify your email address first.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Challenge"];
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidCredentials" | "AccountBanned" | "AccountInactive" | "EmailNotVerified";
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
            /** @description `AccountStillNeeded`: You still have open sessions. Please complete or cancel them first. */
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
            /** @description `AdminProtected`: The account of an admin cannot be suspended or banned, and that of the last one cannot be deleted. Only operators remove admins: an admin must not lock out the others, and one must remain. */
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
                /**
                 * @description Only what was paid on this day of UTC or later. Left out: from the beginning.
                 * @example 2027-03-01
                 */
                from?: components["parameters"]["From"];
                /**
                 * @description Only what was paid on this day of UTC or earlier; not before `from`. Left out: until now.
                 * @example 2027-03-31
                 */
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
                /** @description `next_cursor` of the page before. Nothing comes twice and nothing is missed, whatever comes and goes meanwhile. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only bookings with a session that starts then or later. Left out: whenever.
                 * @example 2027-03-01T00:00:00+00:00
                 */
                from?: string | null;
                /**
                 * @description Only bookings with this mentor. Left out: with every one.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                mentor_id?: string | null;
                /**
                 * @description Number of the page, from 1. Not together with `cursor`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items of a page, 50 at most; 15 unless it is said.
                 * @example 15
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description By start of the first session: `starts_at` the earliest first, `-starts_at` the latest first, which is also what comes where it is left out.
                 * @example -starts_at
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Only bookings of this status, or of several: `?status[]=paid&status[]=confirmed`. Left out: of every status.
                 * @example confirmed
                 */
                status?: components["parameters"]["Status"];
                /**
                 * @description Only bookings with a session that starts before; with `from` it is the same session. Left out: whenever.
                 * @example 2027-04-01T00:00:00+00:00
                 */
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
                /**
                 * @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect.
                 * @example booking-7f3c1d
                 */
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
                 *       "note": "I would like to talk about my move into management."
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
            /**
             * @description `ReservationLapsed`: The seat reservation has lapsed. Please choose a slot again. The hold has expired, or a newer attempt took some of the seats.
             *
             *     `AttemptAlreadyBooked`: This booking attempt has already been booked.
             *
             *     `OwnSession`: You cannot book a session with yourself.
             *
             *     `NotBookable`: This session can no longer be booked. The mentor is not approved, or no longer offers this type of session.
             *
             *     `IdempotencyKeyReused`: This idempotency key was already used for a different request. A new call needs a new key.
             *
             *     `InvalidInput`: Fields are at fault; `data` says which ones, and why.
             */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ReservationLapsed" | "AttemptAlreadyBooked" | "OwnSession" | "NotBookable" | "IdempotencyKeyReused" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["AttemptAlreadyBooked"] | components["schemas"]["InvalidInput"];
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
                /**
                 * @description Id of a booking.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
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
                /**
                 * @description Id of a booking.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
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
                /**
                 * @description True changes nothing, and tells what the cancellation would do with the money. Left out: false.
                 * @example false
                 */
                preview?: components["parameters"]["Preview"];
            };
            header?: {
                /**
                 * @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect.
                 * @example booking-7f3c1d
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of a booking.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "I am travelling that day."
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
                /**
                 * @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect.
                 * @example booking-7f3c1d
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of a booking.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
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
            /**
             * @description `NoFollowUpLeft`: No follow-up session of this booking is left to schedule. Every session of the package has its date, or there are none but the first.
             *
             *     `FollowUpOutsideWindow`: The next follow-up session must begin from 2027-03-26T00:00:00+00:00 on and before 2027-03-30T23:00:00+00:00.
             *
             *     `ReservationLapsed`: The seat reservation has lapsed. Please choose a slot again. The hold has expired, or a newer attempt took some of the seats.
             *
             *     `AttemptAlreadyBooked`: This booking attempt has already been booked.
             *
             *     `NotBookable`: This session can no longer be booked. The mentor is not approved, or no longer offers this type of session.
             *
             *     `TransitionRefused`: This booking cannot be completed unless its last session has ended. The booking is in no status for this, or something has to hold first.
             *
             *     `IdempotencyKeyReused`: This idempotency key was already used for a different request. A new call needs a new key.
             *
             *     `InvalidInput`: Fields are at fault; `data` says which ones, and why.
             */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "NoFollowUpLeft" | "FollowUpOutsideWindow" | "ReservationLapsed" | "AttemptAlreadyBooked" | "NotBookable" | "TransitionRefused" | "IdempotencyKeyReused" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["FollowUpOutsideWindow"] | components["schemas"]["AttemptAlreadyBooked"] | components["schemas"]["TransitionRefused"] | components["schemas"]["InvalidInput"];
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
                /**
                 * @description Id of a booking.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
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
            /**
             * @description `CostsNothing`: This booking costs nothing.
             *
             *     `AlreadyPaid`: This booking has already been paid.
             *
             *     `NotAcceptedYet`: This booking can be paid once its mentor has accepted it. Appointments are paid once the mentor has accepted them.
             *
             *     `NotBookable`: This session can no longer be booked. The mentor is not approved, or no longer offers this type of session.
             *
             *     `PaymentUnderway`: A payment for this is already being processed. Another checkout of this purchase, or money for it, is under way.
             *
             *     `ReservationLapsed`: The seat reservation has lapsed. Please choose a slot again. The hold has expired, or a newer attempt took some of the seats.
             *
             *     `InvalidInput`: Fields are at fault; `data` says which ones, and why.
             */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "CostsNothing" | "AlreadyPaid" | "NotAcceptedYet" | "NotBookable" | "PaymentUnderway" | "ReservationLapsed" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
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
                /** @description `next_cursor` of the page before. Nothing comes twice and nothing is missed, whatever comes and goes meanwhile. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Number of the page, from 1. Not together with `cursor`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items of a page, 50 at most; 15 unless it is said.
                 * @example 15
                 */
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
                /**
                 * @description Id of a mentor profile; not that of the account.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
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
            /**
             * @description `TooManyFavourites`: You already have 500 favourites. Remove one of them before you add another.
             *
             *     `InvalidInput`: Fields are at fault; `data` says which ones, and why.
             */
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
                /**
                 * @description Id of a mentor profile; not that of the account.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
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
                /** @description `next_cursor` of the page before. Nothing comes twice and nothing is missed, whatever comes and goes meanwhile. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Number of the page, from 1. Not together with `cursor`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items of a page, 50 at most; 15 unless it is said.
                 * @example 15
                 */
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
                /**
                 * @description Only invoices in this currency.
                 * @example EUR
                 */
                currency?: components["parameters"]["Currency"];
                /** @description `next_cursor` of the page before. Nothing comes twice and nothing is missed, whatever comes and goes meanwhile. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only what was paid on this day of UTC or later. Left out: from the beginning.
                 * @example 2027-03-01
                 */
                from?: components["parameters"]["From"];
                /**
                 * @description Number of the page, from 1. Not together with `cursor`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items of a page, 50 at most; 15 unless it is said.
                 * @example 15
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only invoices for this.
                 * @example booking
                 */
                purpose?: components["parameters"]["Purpose"];
                /**
                 * @description Only invoices in this status.
                 * @example succeeded
                 */
                status?: "succeeded" | "partially_refunded" | "refunded" | null;
                /**
                 * @description Only what was paid on this day of UTC or earlier; not before `from`. Left out: until now.
                 * @example 2027-03-31
                 */
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
                /**
                 * @description Id of the invoice, which is that of its payment.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
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
                /**
                 * @description Id of the invoice, which is that of its payment.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
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
                /**
                 * @description Only mentors with a bookable session that starts at or after it. Left out beside `available_until`: now.
                 * @example 2027-03-15T00:00:00+00:00
                 */
                available_from?: string | null;
                /**
                 * @description Only mentors with a bookable session that starts before it.
                 * @example 2027-03-22T00:00:00+00:00
                 */
                available_until?: string | null;
                /**
                 * @description Only mentors who live there: two letters of ISO 3166, or the saved name.
                 * @example PT
                 */
                country?: string | null;
                /**
                 * @description Only mentors with rates in this currency of ISO 4217.
                 * @example EUR
                 */
                currency?: string | null;
                /** @description `next_cursor` of the page before. Nothing comes twice and nothing is missed, whatever comes and goes meanwhile. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description One area, or several of which a mentor has at least one: `?expertise[]=…&expertise[]=…`.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                expertise?: (string | string[]) | null;
                /**
                 * @description Lowest average rating in stars. Mentors without a rating are left out then.
                 * @example 4
                 */
                "filter[rating]"?: number | null;
                /**
                 * @description Only mentors who declared it: 1 male, 2 female, 3 other, 4 prefers not to say.
                 * @example 1
                 */
                gender?: 1 | 2 | 3 | 4 | null;
                /**
                 * @description Only mentors who speak it, as they write it, in any case.
                 * @example English
                 */
                language?: string | null;
                /**
                 * @description Highest hourly rate, in each mentor's own currency; `currency` makes it comparable.
                 * @example 80.00
                 */
                max_price?: (string | number) | null;
                /**
                 * @description Lowest hourly rate, in each mentor's own currency; `currency` makes it comparable.
                 * @example 80.00
                 */
                min_price?: (string | number) | null;
                /**
                 * @description Number of the page, from 1. Not together with `cursor`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items of a page, 50 at most; 15 unless it is said.
                 * @example 15
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Words that begin words of a name, headline, area or skill; all must, or similar ones count. Eight are read.
                 * @example leadership
                 */
                q?: string | null;
                /**
                 * @description Only mentors with this skill.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                skill?: string | null;
                /**
                 * @description Best rated (of these the most often rated), cheapest, dearest, most experienced, or newest first. Left out: rating.
                 * @example rating
                 */
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
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "profession": "Junior developer",
                 *       "current_role": "Junior developer",
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
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "profession": "Junior developer",
                 *       "current_role": "Junior developer",
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
                /**
                 * @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect.
                 * @example booking-7f3c1d
                 */
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
                 *           "start_time": "14:00",
                 *           "end_time": "18:00"
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
                /**
                 * @description Id of an availability override.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
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
                /**
                 * @description Id of an availability override.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
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
                /**
                 * @description True: only active rules. False or left out: inactive ones as well.
                 * @example true
                 */
                is_active?: boolean | null;
                /**
                 * @description Only rules of this session type, without those for all types. Left out: every rule.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
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
                /**
                 * @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect.
                 * @example booking-7f3c1d
                 */
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
                 *       "day_of_week": 0,
                 *       "time_blocks": [
                 *         {
                 *           "start_time": "14:00",
                 *           "end_time": "18:00"
                 *         }
                 *       ],
                 *       "rrule": "FREQ=WEEKLY;BYDAY=SU",
                 *       "specific_date": "2027-03-14",
                 *       "valid_from": "2027-03-01",
                 *       "valid_until": "2027-06-30"
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
                /**
                 * @description Id of an availability rule.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
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
                /**
                 * @description Id of an availability rule.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "session_type_id": "01920000-0000-7000-8000-000000000001",
                 *       "rule_type": "regular_weekly",
                 *       "day_of_week": 0,
                 *       "time_blocks": [
                 *         {
                 *           "start_time": "14:00",
                 *           "end_time": "18:00"
                 *         }
                 *       ],
                 *       "rrule": "FREQ=WEEKLY;BYDAY=SU",
                 *       "specific_date": "2027-03-14",
                 *       "valid_from": "2027-03-01",
                 *       "valid_until": "2027-06-30",
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
                /**
                 * @description Id of an availability rule.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
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
                /**
                 * @description Id of an availability rule.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "session_type_id": "01920000-0000-7000-8000-000000000001",
                 *       "rule_type": "regular_weekly",
                 *       "day_of_week": 0,
                 *       "time_blocks": [
                 *         {
                 *           "start_time": "14:00",
                 *           "end_time": "18:00"
                 *         }
                 *       ],
                 *       "rrule": "FREQ=WEEKLY;BYDAY=SU",
                 *       "specific_date": "2027-03-14",
                 *       "valid_from": "2027-03-01",
                 *       "valid_until": "2027-06-30",
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
                /**
                 * @description Id of an availability rule.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
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
                /**
                 * @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect.
                 * @example booking-7f3c1d
                 */
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
                 *           "day_of_week": 0,
                 *           "time_blocks": [
                 *             {
                 *               "start_time": "14:00",
                 *               "end_time": "18:00"
                 *             }
                 *           ],
                 *           "rrule": "FREQ=WEEKLY;BYDAY=SU",
                 *           "specific_date": "2027-03-14",
                 *           "valid_from": "2027-03-01",
                 *           "valid_until": "2027-06-30"
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
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "rule_id": "01920000-0000-7000-8000-000000000001",
                 *       "session_type_id": "01920000-0000-7000-8000-000000000001",
                 *       "rule_type": "regular_weekly",
                 *       "day_of_week": 0,
                 *       "time_blocks": [
                 *         {
                 *           "start_time": "14:00",
                 *           "end_time": "18:00"
                 *         }
                 *       ],
                 *       "rrule": "FREQ=WEEKLY;BYDAY=SU",
                 *       "specific_date": "2027-03-14",
                 *       "valid_from": "2027-03-01",
                 *       "valid_until": "2027-06-30",
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
                /**
                 * @description Only what was paid on this day of UTC or later. Left out: from the beginning.
                 * @example 2027-03-01
                 */
                from?: components["parameters"]["From"];
                /**
                 * @description Only what was paid on this day of UTC or earlier; not before `from`. Left out: until now.
                 * @example 2027-03-31
                 */
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
                /** @description `next_cursor` of the page before. Nothing comes twice and nothing is missed, whatever comes and goes meanwhile. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only bookings with a session that starts then or later. Left out: whenever.
                 * @example 2027-03-01T00:00:00+00:00
                 */
                from?: string | null;
                /**
                 * @description Only bookings of this mentee. Left out: of every one.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                mentee_id?: string | null;
                /**
                 * @description Number of the page, from 1. Not together with `cursor`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items of a page, 50 at most; 15 unless it is said.
                 * @example 15
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description By start of the first session: `starts_at` the earliest first, `-starts_at` the latest first, which is also what comes where it is left out.
                 * @example -starts_at
                 */
                sort?: components["parameters"]["Sort"];
                /**
                 * @description Only bookings of this status, or of several: `?status[]=paid&status[]=confirmed`. Left out: of every status.
                 * @example confirmed
                 */
                status?: components["parameters"]["Status"];
                /**
                 * @description Only bookings with a session that starts before; with `from` it is the same session. Left out: whenever.
                 * @example 2027-04-01T00:00:00+00:00
                 */
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
                /**
                 * @description Id of a booking.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
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
                /**
                 * @description Id of a booking.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "note": "Please bring your CV."
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
                /**
                 * @description Id of a booking.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
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
                /**
                 * @description True changes nothing, and tells what the cancellation would do with the money. Left out: false.
                 * @example false
                 */
                preview?: components["parameters"]["Preview"];
            };
            header?: {
                /**
                 * @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect.
                 * @example booking-7f3c1d
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of a booking.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "I am travelling that day."
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
                /**
                 * @description Id of a booking.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "summary": "We chose two roles to apply for and wrote a new opening for the CV."
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
                /**
                 * @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect.
                 * @example booking-7f3c1d
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Id of a booking.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "reason": "I am not the right person for this topic."
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
            /**
             * @description `TransitionRefused`: This booking cannot be completed unless its last session has ended. The booking is in no status for this, or something has to hold first.
             *
             *     `IdempotencyKeyReused`: This idempotency key was already used for a different request. A new call needs a new key.
             *
             *     `InvalidInput`: Fields are at fault; `data` says which ones, and why.
             */
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
                /**
                 * @description Only earnings in this currency, which has to be one that is paid out. Nothing is converted.
                 * @example EUR
                 */
                currency: string;
                /**
                 * @description A day of the first point, in your zone. Left out: as many points as usual up to `to`, which are 30 days, 12 months or 5 years.
                 * @example 2027-03-01
                 */
                from?: string | null;
                /**
                 * @description What one point covers: a day, a month or a year of your zone. At most 366 days, 60 months or 20 years. Left out: `daily`.
                 * @example daily
                 */
                interval?: "daily" | "monthly" | "yearly" | null;
                /**
                 * @description A day of the last point, in your zone; not before `from`. Left out: today.
                 * @example 2027-03-14
                 */
                to?: string | null;
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
                /**
                 * @description Days that end today, in the mentor's zone. It changes only `change_percent` and the sparkline. Left out: `30d`.
                 * @example 30d
                 */
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
                /**
                 * @description Only invoices in this currency.
                 * @example EUR
                 */
                currency?: components["parameters"]["Currency"];
                /** @description `next_cursor` of the page before. Nothing comes twice and nothing is missed, whatever comes and goes meanwhile. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only what was paid on this day of UTC or later. Left out: from the beginning.
                 * @example 2027-03-01
                 */
                from?: components["parameters"]["From"];
                /**
                 * @description Number of the page, from 1. Not together with `cursor`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items of a page, 50 at most; 15 unless it is said.
                 * @example 15
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only invoices for this.
                 * @example booking
                 */
                purpose?: components["parameters"]["Purpose"];
                /**
                 * @description Only invoices in this status.
                 * @example succeeded
                 */
                status?: "succeeded" | "partially_refunded" | "refunded" | null;
                /**
                 * @description Only what was paid on this day of UTC or earlier; not before `from`. Left out: until now.
                 * @example 2027-03-31
                 */
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
                /**
                 * @description Id of the invoice, which is that of its payment.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
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
                /**
                 * @description Id of the invoice, which is that of its payment.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
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
                /**
                 * @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect.
                 * @example booking-7f3c1d
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "off_from": "2027-03-22",
                 *       "off_until": "2027-03-22",
                 *       "reason": "Dentist",
                 *       "is_full_day": false,
                 *       "is_vacation": false,
                 *       "off_time_blocks": [
                 *         {
                 *           "start_time": "14:00",
                 *           "end_time": "18:00"
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
                /**
                 * @description Id of an off-day.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
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
                /**
                 * @description Id of an off-day.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "off_from": "2027-03-22",
                 *       "off_until": "2027-03-22",
                 *       "reason": "Dentist",
                 *       "is_full_day": false,
                 *       "is_vacation": false,
                 *       "off_time_blocks": [
                 *         {
                 *           "start_time": "14:00",
                 *           "end_time": "18:00"
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
                /**
                 * @description Id of an off-day.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
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
                /**
                 * @description Id of an off-day.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "off_from": "2027-03-22",
                 *       "off_until": "2027-03-22",
                 *       "reason": "Dentist",
                 *       "is_full_day": false,
                 *       "is_vacation": false,
                 *       "off_time_blocks": [
                 *         {
                 *           "start_time": "14:00",
                 *           "end_time": "18:00"
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
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "headline": "Twelve years of back ends and the people behind them",
                 *       "timezone": "Europe/Lisbon",
                 *       "currency": "EUR",
                 *       "hourly_rate": "80.00",
                 *       "years_of_experience": 12,
                 *       "languages": [
                 *         "English",
                 *         "Portuguese"
                 *       ],
                 *       "expertise": [
                 *         {
                 *           "expertise_area_id": "01920000-0000-7000-8000-000000000001",
                 *           "skill_ids": [
                 *             "01920000-0000-7000-8000-000000000001"
                 *           ]
                 *         }
                 *       ],
                 *       "legal_name": "Ana Maria Duarte",
                 *       "legal_birth_year": 1987,
                 *       "legal_profession": "Software engineer",
                 *       "company_or_institution": "Harbour Systems"
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
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "headline": "Twelve years of back ends and the people behind them",
                 *       "timezone": "Europe/Lisbon",
                 *       "currency": "EUR",
                 *       "hourly_rate": "80.00",
                 *       "years_of_experience": 12,
                 *       "languages": [
                 *         "English",
                 *         "Portuguese"
                 *       ],
                 *       "expertise": [
                 *         {
                 *           "expertise_area_id": "01920000-0000-7000-8000-000000000001",
                 *           "skill_ids": [
                 *             "01920000-0000-7000-8000-000000000001"
                 *           ]
                 *         }
                 *       ],
                 *       "legal_name": "Ana Maria Duarte",
                 *       "legal_birth_year": 1987,
                 *       "legal_profession": "Software engineer",
                 *       "company_or_institution": "Harbour Systems"
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
                /**
                 * @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect.
                 * @example booking-7f3c1d
                 */
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
                 *       "description": "We read your CV together and choose your next three steps.",
                 *       "session_model": "regular_weekly",
                 *       "duration_minutes": 60,
                 *       "buffer_after_minutes": 15,
                 *       "is_free": false,
                 *       "price": "80.00",
                 *       "max_capacity": 1,
                 *       "follow_up_count": 2,
                 *       "follow_up_interval_days": 7,
                 *       "follow_up_flexibility_days": 2,
                 *       "minimum_notice_minutes": 120,
                 *       "daily_limit": 4,
                 *       "start_interval_minutes": 30,
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
                /**
                 * @description Id of a session type.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
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
                /**
                 * @description Id of a session type.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Career review",
                 *       "description": "We read your CV together and choose your next three steps.",
                 *       "session_model": "regular_weekly",
                 *       "duration_minutes": 60,
                 *       "buffer_after_minutes": 15,
                 *       "is_free": false,
                 *       "price": "80.00",
                 *       "max_capacity": 1,
                 *       "follow_up_count": 2,
                 *       "follow_up_interval_days": 7,
                 *       "follow_up_flexibility_days": 2,
                 *       "minimum_notice_minutes": 120,
                 *       "daily_limit": 4,
                 *       "start_interval_minutes": 30,
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
                /**
                 * @description Id of a session type.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
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
                /**
                 * @description Id of a session type.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Career review",
                 *       "description": "We read your CV together and choose your next three steps.",
                 *       "session_model": "regular_weekly",
                 *       "duration_minutes": 60,
                 *       "buffer_after_minutes": 15,
                 *       "is_free": false,
                 *       "price": "80.00",
                 *       "max_capacity": 1,
                 *       "follow_up_count": 2,
                 *       "follow_up_interval_days": 7,
                 *       "follow_up_flexibility_days": 2,
                 *       "minimum_notice_minutes": 120,
                 *       "daily_limit": 4,
                 *       "start_interval_minutes": 30,
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
                /**
                 * @description True adds `explanation`; the window may then be 92 days at most. Left out: false.
                 * @example true
                 */
                explain?: boolean | null;
                /**
                 * @description Slots that start then or later. Left out: now.
                 * @example 2027-03-08T00:00:00+00:00
                 */
                from?: string | null;
                /**
                 * @description Slots that start before. Left out: 90 days from now.
                 * @example 2027-03-22T00:00:00+00:00
                 */
                until?: string | null;
            };
            header?: never;
            path: {
                /**
                 * @description Id of a session type.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
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
                /**
                 * @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect.
                 * @example booking-7f3c1d
                 */
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
            /**
             * @description `SlotsNotFound`: One or more slots not found.
             *
             *     `SlotsUnavailable`: Slots no longer available: 01920000-0000-7000-8000-000000000001
             *
             *     `IdempotencyKeyInFlight`: A request with this idempotency key is still in progress. Call again with the same key in a moment: it gets the answer of the first call.
             */
            409: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "SlotsNotFound" | "SlotsUnavailable" | "IdempotencyKeyInFlight";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["SlotsUnavailable"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description `TooManyLiveAttempts`: You already hold seats in 5 open bookings. Finish or release one of them first.
             *
             *     `IdempotencyKeyReused`: This idempotency key was already used for a different request. A new call needs a new key.
             *
             *     `InvalidInput`: Fields are at fault; `data` says which ones, and why.
             */
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
                /**
                 * @description Id of a booking attempt: of all seats that were held by one call.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
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
            /** @description `HoldNotFound`: Hold not found. The same for another user's attempt. */
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
            /**
             * @description `HoldInCheckout`: These seats belong to a booking in checkout. Cancel the booking to release them.
             *
             *     `InvalidInput`: Fields are at fault; `data` says which ones, and why.
             */
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
                /**
                 * @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect.
                 * @example booking-7f3c1d
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "bank_transfer",
                 *       "fields": {
                 *         "bank_name": "millennium_bcp",
                 *         "account_number": "PT50000201231234567890154"
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
            /**
             * @description `TooManyTransactionMethods`: You have as many payout methods as you can have. Delete one before you add another.
             *
             *     `IdempotencyKeyReused`: This idempotency key was already used for a different request. A new call needs a new key.
             *
             *     `InvalidInput`: Fields are at fault; `data` says which ones, and why.
             */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TooManyTransactionMethods" | "IdempotencyKeyReused" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
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
                /**
                 * @description Id of a payout method.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
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
            /**
             * @description `MethodHasOpenWithdrawal`: This payout method has an open withdrawal and cannot be deleted.
             *
             *     `InvalidInput`: Fields are at fault; `data` says which ones, and why.
             */
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
                /**
                 * @description Id of a payout method.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
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
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "vacation_ends_at": "2027-03-28"
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
            /**
             * @description `DocumentTypeApproved`: Your Passport has already been approved and cannot be replaced.
             *
             *     `TooManyDocuments`: You can have 50 verification documents at most. Delete one before you upload another.
             *
             *     `InvalidInput`: Fields are at fault; `data` says which ones, and why.
             */
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
                /**
                 * @description Id of a verification document.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
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
            /**
             * @description `DocumentLocked`: An approved verification document cannot be deleted.
             *
             *     `DocumentTypeApproved`: Your Passport has already been approved and cannot be replaced.
             *
             *     `InvalidInput`: Fields are at fault; `data` says which ones, and why.
             */
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
                /**
                 * @description Id of a verification document.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
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
            /**
             * @description `DocumentLocked`: An approved verification document cannot be deleted.
             *
             *     `InvalidInput`: Fields are at fault; `data` says which ones, and why.
             */
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
                /**
                 * @description The ETag of the file that the parts are wanted of; of another one all is answered.
                 * @example "3f2a9c"
                 */
                "If-Range"?: components["parameters"]["IfRange"];
                /**
                 * @description Asks for parts: `bytes=0-499`, `bytes=-500`, or up to 16 ranges at once.
                 * @example bytes=0-499
                 */
                Range?: components["parameters"]["Range"];
            };
            path: {
                /**
                 * @description Id of a verification document.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
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
                /**
                 * @description Only withdrawals in this currency.
                 * @example EUR
                 */
                currency?: string | null;
                /** @description `next_cursor` of the page before. Nothing comes twice and nothing is missed, whatever comes and goes meanwhile. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Number of the page, from 1. Not together with `cursor`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items of a page, 50 at most; 15 unless it is said.
                 * @example 15
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only withdrawals in this status.
                 * @example pending
                 */
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
                /**
                 * @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect.
                 * @example booking-7f3c1d
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount_minor": 6800,
                 *       "currency": "EUR",
                 *       "transaction_method_id": "01920000-0000-7000-8000-000000000001",
                 *       "note": "Rent is due on the 20th."
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
            /**
             * @description `BelowWithdrawalMinimum`: The minimum withdrawal is €50.00.
             *
             *     `InsufficientBalance`: You can withdraw €68.00 at most.
             *
             *     `WithdrawalAlreadyOpen`: You already have an open withdrawal in EUR.
             *
             *     `NoPayoutMethod`: Please add a payout method first.
             *
             *     `PayoutMethodUnfit`: Millennium BCP ****0154 cannot be paid out to in EUR. A card, or a method of a type that does not support the currency.
             *
             *     `IdempotencyKeyReused`: This idempotency key was already used for a different request. A new call needs a new key.
             *
             *     `InvalidInput`: Fields are at fault; `data` says which ones, and why.
             */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BelowWithdrawalMinimum" | "InsufficientBalance" | "WithdrawalAlreadyOpen" | "NoPayoutMethod" | "PayoutMethodUnfit" | "IdempotencyKeyReused" | "InvalidInput";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BelowWithdrawalMinimum"] | components["schemas"]["InsufficientBalance"] | components["schemas"]["WithdrawalAlreadyOpen"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["PayoutMethodUnfit"] | components["schemas"]["InvalidInput"];
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
                /**
                 * @description Id of a withdrawal.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
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
            /**
             * @description `MentorProfileNotFound`: Mentor profile not found. The caller has none, which comes with the application as a mentor; or the profile that is named does not exist.
             *
             *     `WithdrawalNotFound`: Withdrawal not found.
             */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound" | "WithdrawalNotFound";
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
    "notifications.getPreferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Notification preferences fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsGetPreferencesSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "notifications.updatePreferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "preferences": [
                 *         {
                 *           "category": "sessions",
                 *           "is_enabled": true,
                 *           "channels": {
                 *             "in_app": true,
                 *             "email": true
                 *           },
                 *           "all_emails": false
                 *         }
                 *       ],
                 *       "quiet_hours": {
                 *         "from": "22:00",
                 *         "until": "07:00"
                 *       },
                 *       "digest": "off",
                 *       "shows_presence": true
                 *     }
                 */
                "application/json": components["schemas"]["NotificationsUpdatePreferencesBody"];
            };
        };
        responses: {
            /** @description Notification preferences updated successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsUpdatePreferencesSuccess"];
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
    "notifications.listNotifications": {
        parameters: {
            query?: {
                /**
                 * @description A revision: what has changed since, the oldest change first. What has been deleted is not told.
                 * @example 41
                 */
                after?: number | null;
                /** @description `next_cursor` of the page before. Nothing comes twice and nothing is missed, whatever comes and goes meanwhile. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Number of the page, from 1. Not together with `cursor`.
                 * @example 1
                 */
                page?: components["parameters"]["Page"];
                /**
                 * @description Items of a page, 50 at most; 15 unless it is said.
                 * @example 15
                 */
                per_page?: components["parameters"]["PerPage"];
                /**
                 * @description Only unread or read ones, only mentions, or only what happens in communities; everything without it.
                 * @example unread
                 */
                tab?: "unread" | "read" | "mention" | "communities" | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Notifications fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsListNotificationsSuccess"];
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
    "notifications.deleteNotification": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a notification: the same in the inbox, in its realtime frame and in the `Message-ID` of its mail.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Notification deleted successfully. */
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
            404: components["responses"]["NotificationNotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "notifications.readNotification": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a notification: the same in the inbox, in its realtime frame and in the `Message-ID` of its mail.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Notification marked as read. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsReadNotificationSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["NotificationNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "notifications.resolveNotification": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a notification: the same in the inbox, in its realtime frame and in the `Message-ID` of its mail.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Notification resolved successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsResolveNotificationSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["NotificationNotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "notifications.readAllNotifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All notifications marked as read. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsReadAllNotificationsSuccess"];
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
    "notifications.countUnread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unread count fetched successfully. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationsCountUnreadSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "oauth.callback": {
        parameters: {
            query?: {
                /**
                 * @description What the provider gives for the sign-in; it works once.
                 * @example 4/0AbCdEf1Gh2Ij3Kl
                 */
                code?: string | null;
                /**
                 * @description Sent by a provider in place of a code, for instance after a refusal by the user.
                 * @example access_denied
                 */
                error?: string | null;
                /**
                 * @description The provider's own name for itself, where it sends one (RFC 9207).
                 * @example https://accounts.google.com
                 */
                iss?: string | null;
                /**
                 * @description The state out of `redirect_url`, for one use within 10 minutes.
                 * @example k3V0x5qW8yAh7Qm2Xc9ZtEw5Rk1Vb8Ny4Gs6Jd3Lf0P
                 */
                state?: string | null;
            };
            header?: never;
            path: {
                /**
                 * @description Whose account one signs in with. A host may have set up some of them only.
                 * @example google
                 */
                provider: components["parameters"]["Provider"];
            };
            cookie?: {
                /**
                 * @description The secret that the browser was given when the sign-in began.
                 * @example pV3k8Qm1Zt6Xc9Rb2Nw7Js4Hf0Ld5Gy8Ua3Te6Oi1Kx
                 */
                mentorkit_oauth?: string | null;
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
            /**
             * @description `OAuthAuthenticationFailed`: OAuth authentication failed.
             *
             *     `ServerError`: Server error.
             */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "OAuthAuthenticationFailed" | "ServerError";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
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
                /**
                 * @description Whose account one signs in with. A host may have set up some of them only.
                 * @example google
                 */
                provider: components["parameters"]["Provider"];
            };
            cookie?: {
                /**
                 * @description The browser's secret of a sign-in that it began before: two tabs share it.
                 * @example pV3k8Qm1Zt6Xc9Rb2Nw7Js4Hf0Ld5Gy8Ua3Te6Oi1Kx
                 */
                mentorkit_oauth?: string | null;
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
            /**
             * @description `OAuthRedirectFailed`: Failed to generate OAuth redirect.
             *
             *     `ServerError`: Server error.
             */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "OAuthRedirectFailed" | "ServerError";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "profiles.getOnboarding": {
        parameters: {
            query?: {
                /**
                 * @description The role that was onboarded. Left out: the one submitted last.
                 * @example mentor
                 */
                role?: "mentor" | "mentee" | null;
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
                /**
                 * @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect.
                 * @example booking-7f3c1d
                 */
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
                 *       "timezone": "Europe/Lisbon",
                 *       "currency": "EUR",
                 *       "expertise_area_ids": [
                 *         "01920000-0000-7000-8000-000000000001"
                 *       ],
                 *       "skill_ids": [
                 *         "01920000-0000-7000-8000-000000000001"
                 *       ],
                 *       "languages": [
                 *         "English",
                 *         "Portuguese"
                 *       ],
                 *       "hourly_rate": "80.00",
                 *       "years_of_experience": 12,
                 *       "current_role": "Software engineer",
                 *       "answers": [
                 *         {
                 *           "question_id": "01920000-0000-7000-8000-000000000001",
                 *           "answer": "leadership"
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
            /**
             * @description `ApplicationNotPossible`: Your mentor application is already waiting for approval. A mentor applies once, and again only after a rejection.
             *
             *     `IdempotencyKeyReused`: This idempotency key was already used for a different request. A new call needs a new key.
             *
             *     `InvalidInput`: Fields are at fault; `errors` says which ones, and why.
             */
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
                /**
                 * @description Only questions of this role. Left out: of both.
                 * @example mentor
                 */
                role?: "mentor" | "mentee" | null;
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
                /**
                 * @description Id of a passkey here; not that of its credential.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
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
            /** @description `PasskeyNotFound`: Passkey not found. */
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
                 *         "id": "k3V0x5qW8yAb7Hn2Jd9TfQ",
                 *         "rawId": "k3V0x5qW8yAb7Hn2Jd9TfQ",
                 *         "type": "public-key",
                 *         "response": {
                 *           "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0",
                 *           "authenticatorData": "SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAA",
                 *           "signature": "MEUCIQDx2fK1d7cQyJ8sV0n3rA",
                 *           "userHandle": "b1Jc8Kx3Lm0"
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
            /** @description `PasskeySignInRefused`: You could not be signed in with this passkey. The same for every reason, so that nothing about passkeys and accounts leaks. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["Challenge"];
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
                 *         "id": "k3V0x5qW8yAb7Hn2Jd9TfQ",
                 *         "rawId": "k3V0x5qW8yAb7Hn2Jd9TfQ",
                 *         "type": "public-key",
                 *         "response": {
                 *           "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0",
                 *           "attestationObject": "o2NmbXRkbm9uZWdhdHRTdG10oA",
                 *           "transports": [
                 *             "internal",
                 *             "hybrid"
                 *           ]
                 *         }
                 *       },
                 *       "device_name": "Mika's phone"
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
            /**
             * @description `PasskeyNotVerified`: The passkey could not be verified. Please try again. The same for every fault of the passkey or its challenge. Ask for new options, then try again.
             *
             *     `PasskeyAlreadyRegistered`: This passkey is already registered. On this account or on another one.
             *
             *     `TooManyPasskeys`: Your account has as many passkeys as it can have. Remove one before you add another.
             *
             *     `InvalidInput`: Fields are at fault; `errors` says which ones, and why.
             */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PasskeyNotVerified" | "PasskeyAlreadyRegistered" | "TooManyPasskeys" | "InvalidInput";
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
            /**
             * @description `TooManyPasskeys`: Your account has as many passkeys as it can have. Remove one before you add another.
             *
             *     `EmailNotVerified`: Please verify your email address first.
             *
             *     `InvalidInput`: Fields are at fault; `errors` says which ones, and why.
             */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TooManyPasskeys" | "EmailNotVerified" | "InvalidInput";
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
                 *       "current_password": "eleven quiet mornings",
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
            /**
             * @description `IncorrectCurrentPassword`: Current password is incorrect.
             *
             *     `InvalidInput`: Fields are at fault; `errors` says which ones, and why.
             */
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
                /**
                 * @description Id of the checkout session, as the gateway adds it to the page that it returns the buyer to.
                 * @example cs_4f8a
                 */
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
            /** @description `PaymentNotFound`: Payment session not found. The same for another user's payment. */
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
            /**
             * @description `SmsUnavailable`: Text messages are not available. The host cannot send texts.
             *
             *     `InvalidInput`: Fields are at fault; `errors` says which ones, and why.
             */
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
            /**
             * @description `NoPhoneToVerify`: There is no phone number to verify. Please request a code first. No code was sent, or it was used.
             *
             *     `InvalidCode`: The code is invalid or has expired. The same for a wrong, expired, used or foreign code.
             *
             *     `InvalidInput`: Fields are at fault; `errors` says which ones, and why.
             */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "NoPhoneToVerify" | "InvalidCode" | "InvalidInput";
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
    "profiles.updateProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "full_name": "Mika Sorensen",
                 *       "username": "mika-sorensen",
                 *       "bio": "Learns to lead.",
                 *       "about": "I write front ends and want to lead a team one day.",
                 *       "gender": 1,
                 *       "timezone": "Europe/Berlin",
                 *       "locale": "de-AT",
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
                 *         "website": "https://mika.example.com",
                 *         "twitter": "https://x.com/mika"
                 *       },
                 *       "address": "Torstrasse 12",
                 *       "city": "Berlin",
                 *       "state": "Berlin",
                 *       "country": "Germany"
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
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "full_name": "Mika Sorensen",
                 *       "username": "mika-sorensen",
                 *       "bio": "Learns to lead.",
                 *       "about": "I write front ends and want to lead a team one day.",
                 *       "gender": 1,
                 *       "timezone": "Europe/Berlin",
                 *       "locale": "de-AT",
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
                 *         "website": "https://mika.example.com",
                 *         "twitter": "https://x.com/mika"
                 *       },
                 *       "address": "Torstrasse 12",
                 *       "city": "Berlin",
                 *       "state": "Berlin",
                 *       "country": "Germany"
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
                /**
                 * @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect.
                 * @example booking-7f3c1d
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Certified Kubernetes Administrator",
                 *       "issuing_organization": "Cloud Native Computing Foundation",
                 *       "issued_date": "2024-05-31",
                 *       "expiry_date": "2027-05-31",
                 *       "credential_url": "https://example.com/certificates/4f8a"
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
                /**
                 * @description Id of a certificate in one's career.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Certified Kubernetes Administrator",
                 *       "issuing_organization": "Cloud Native Computing Foundation",
                 *       "issued_date": "2024-05-31",
                 *       "expiry_date": "2027-05-31",
                 *       "credential_url": "https://example.com/certificates/4f8a"
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
                /**
                 * @description Id of a certificate in one's career.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
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
                /**
                 * @description Id of a certificate in one's career.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "title": "Certified Kubernetes Administrator",
                 *       "issuing_organization": "Cloud Native Computing Foundation",
                 *       "issued_date": "2024-05-31",
                 *       "expiry_date": "2027-05-31",
                 *       "credential_url": "https://example.com/certificates/4f8a"
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
                /**
                 * @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect.
                 * @example booking-7f3c1d
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "institution": "University of Lisbon",
                 *       "degree": "MSc Computer Science",
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
                /**
                 * @description Id of studies in one's career.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "institution": "University of Lisbon",
                 *       "degree": "MSc Computer Science",
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
                /**
                 * @description Id of studies in one's career.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
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
                /**
                 * @description Id of studies in one's career.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "institution": "University of Lisbon",
                 *       "degree": "MSc Computer Science",
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
                /**
                 * @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect.
                 * @example booking-7f3c1d
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "organization": "Harbour Systems",
                 *       "designation": "Lead engineer",
                 *       "description": "Built the booking back end with a team of five.",
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
                /**
                 * @description Id of a job in one's career.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "organization": "Harbour Systems",
                 *       "designation": "Lead engineer",
                 *       "description": "Built the booking back end with a team of five.",
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
                /**
                 * @description Id of a job in one's career.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
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
                /**
                 * @description Id of a job in one's career.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "organization": "Harbour Systems",
                 *       "designation": "Lead engineer",
                 *       "description": "Built the booking back end with a team of five.",
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
        requestBody?: {
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
                /**
                 * @description The picture of a person, or the wide one at the top of the profile.
                 * @example avatar
                 */
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
            /**
             * @description `ProfileImageNotFound`: Image not found. The same for an unknown, replaced or removed image, and for an account that others cannot see.
             *
             *     `UserNotFound`: User not found.
             */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ProfileImageNotFound" | "UserNotFound";
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
    "scheduling.listPublicSessionTypes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a mentor profile; not that of the account.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
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
                /**
                 * @description Slots that start then or later. Left out: now.
                 * @example 2027-03-08T00:00:00+00:00
                 */
                from?: string | null;
                /**
                 * @description Slots that start before. Left out: 90 days from now.
                 * @example 2027-03-22T00:00:00+00:00
                 */
                until?: string | null;
            };
            header?: never;
            path: {
                /**
                 * @description Id of a mentor profile; not that of the account.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                mentor_id: components["parameters"]["MentorId"];
                /**
                 * @description Id of a session type.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
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
                 *       "timezone": "Europe/Berlin",
                 *       "locale": "de-AT"
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
            /**
             * @description `VerificationThrottled`: Please wait before requesting another verification email.
             *
             *     `EmailAlreadyVerified`: This email address is already verified.
             *
             *     `AccountNotFound`: No account exists for this email address.
             *
             *     `TooManyRequests`: Too many attempts. Please try again later.
             *
             *     `TooManyBodies`: Too many requests from your address are still being sent. Try again in a moment.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "VerificationThrottled" | "EmailAlreadyVerified" | "AccountNotFound" | "TooManyRequests" | "TooManyBodies";
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationThrottled"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["TooManyRequests"];
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
                 *       "token": "01920000-0000-7000-8000-000000000005|w2Nf6Tj0LsA",
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
            /**
             * @description `InvalidPasswordReset`: This password reset link is invalid or has expired. Please request a new one. The same for an unknown, expired or used link, and for one of another address.
             *
             *     `InvalidInput`: Fields are at fault; `errors` says which ones, and why.
             */
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
                /**
                 * @description Id of a sign-in.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
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
            /** @description `SessionNotFound`: Session not found. */
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
                /**
                 * @description Username of the person.
                 * @example ana-duarte
                 */
                username: components["parameters"]["Username"];
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
    "connections.blockUser": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a person's account.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                user: components["parameters"]["User"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description User blocked. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionsBlockUserSuccess"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["TwoFactorRequired"];
            404: components["responses"]["UserNotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["NotWithOneselfOrInvalidInput"];
            429: components["responses"]["TooManyRequestsOrTooManyBodies"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    "connections.unblockUser": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a person's account.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                user: components["parameters"]["User"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description User unblocked. */
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
                 *       "token": "YW9286wRokwb8Ys4Kd1VqE"
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
            /**
             * @description `InvalidVerificationToken`: Invalid verification token.
             *
             *     `VerificationTokenExpired`: Verification token has expired. Please request a new one.
             *
             *     `AccountBanned`: Your account has been banned.
             *
             *     `AccountInactive`: Your account is inactive.
             *
             *     `InvalidInput`: Fields are at fault; `errors` says which ones, and why.
             */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidVerificationToken" | "VerificationTokenExpired" | "AccountBanned" | "AccountInactive" | "InvalidInput";
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
    "calendarFeeds.readFeed": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The last part of the address, without `.ics`. It alone opens the calendar.
                 * @example q3v0x5qW8yA2mXc9ZtEh7Qm2kLr4TnB6pJ1sD0fGuYw
                 */
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
            /** @description `CalendarFeedNotFound`: Calendar not found. The same for every invalid address, whatever the reason. */
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
                /**
                 * @description When the gateway sent it, and its signature of just these bytes. Refused without one, and when old.
                 * @example t=1805032800,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd
                 */
                "gateway-signature"?: string | null;
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
            /**
             * @description `InvalidSignature`: Invalid gateway signature. A webhook without a valid signature, or signed too long ago.
             *
             *     `BadRequest`: The request cannot be read: its path, its query or its body is malformed.
             */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidSignature" | "BadRequest";
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
                /**
                 * @description The ETag of the file that the parts are wanted of; of another one all is answered.
                 * @example "3f2a9c"
                 */
                "If-Range"?: components["parameters"]["IfRange"];
                /**
                 * @description Asks for parts: `bytes=0-499`, `bytes=-500`, or up to 16 ranges at once.
                 * @example bytes=0-499
                 */
                Range?: components["parameters"]["Range"];
            };
            path: {
                /**
                 * @description Id of an image, out of the address that a profile tells.
                 * @example 01920000-0000-7000-8000-000000000001
                 */
                id: string;
                /**
                 * @description Avatars are 512, 256 and 96 pixels wide at most; covers 1600 and 800, and never small.
                 * @example large
                 */
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
            /** @description `ProfileImageNotFound`: Image not found. The same for an unknown, replaced or removed image, and for an account that others cannot see. */
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
