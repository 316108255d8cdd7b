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
    "/api/v1/mentee/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List your bookings, filtered by status. */
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
    "/api/v1/mentor/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List bookings of your sessions, filtered by status. */
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
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
    "/api/v1/oauth/{provider}/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** End a sign-in with a provider: trade what it sent for a full token. */
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
        get?: never;
        put?: never;
        /** Apply as a mentor, or complete a profile as a mentee. */
        post: operations["profiles.submitOnboarding"];
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
            succeeded_at: string | null;
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
                booking_id: string | null;
            };
            message: string;
            /** @enum {string} */
            status: "error";
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
            sessionTypeId: string | null;
            specificDate: string | null;
            timeBlocks: components["schemas"]["TimeBlock"][];
            /** Format: date-time */
            updatedAt: string;
            /** Format: date */
            validFrom: string;
            validUntil: string | null;
        };
        Booking: {
            acceptedAt: string | null;
            cancelledAt: string | null;
            closedBecause: ("payment_lapsed" | "capacity_conflict" | "declined" | "unanswered" | "refunded") | null;
            completedAt: string | null;
            /** Format: date-time */
            concludesAt: string;
            /** Format: date-time */
            createdAt: string;
            /** @example USD */
            currency: string;
            declinedAt: string | null;
            declineReason: string | null;
            /** Format: date-time */
            endsAt: string;
            /** Format: uuid */
            id: string;
            isFree: boolean;
            mentee: components["schemas"]["BookingMentee"];
            mentor: components["schemas"]["BookingMentor"];
            note: string | null;
            paidAt: string | null;
            paymentExpiresAt: string | null;
            paymentStatus: ("pending" | "processing" | "succeeded" | "failed" | "cancelled" | "expired" | "refunded" | "partially_refunded") | null;
            pendingDecision: "declined" | null;
            price: string;
            priceMinor: number;
            refundedAt: string | null;
            respondBy: string | null;
            sessionType: components["schemas"]["BookingSessionType"];
            slots: components["schemas"]["BookingSlot"][];
            /** Format: date-time */
            startsAt: string;
            /** @enum {string} */
            status: "pending_payment" | "requested" | "paid" | "confirmed" | "completed" | "cancelled" | "refunded";
            statusLabel: string;
            /** Format: date-time */
            updatedAt: string;
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
        BookingSessionType: {
            durationMinutes: number;
            /** Format: uuid */
            id: string;
            title: string;
        };
        BookingSlot: {
            /** Format: date-time */
            endsAt: string;
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            startsAt: string;
        };
        CalendarFeed: {
            /** Format: date-time */
            created_at: string;
            url: string;
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
        Certification: {
            credential_url: string | null;
            expiry_date: string | null;
            id: string;
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
            email_verified_at: string | null;
            enabled_two_factor_methods: ("email" | "sms" | "totp" | "backup_code")[];
            followers_count: number;
            following_count: number;
            full_name: string;
            gender: (1 | 2 | 3 | 4) | null;
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
            phone_verified_at: string | null;
            posts_count: number;
            role: ("mentor" | "mentee") | null;
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
        DateExplanation: {
            blocked_count: number;
            /** Format: date */
            date: string;
            off: ("whole" | "partly") | null;
            reasons: components["schemas"]["DateReason"][];
            replaced: {
                /** @enum {string} */
                source: "override" | "one_time" | "recurring" | "regular_weekly";
                source_ids: string[];
            }[];
            slot_count: number;
            source: ("override" | "one_time" | "recurring" | "regular_weekly") | null;
            source_ids: string[];
        };
        DateReason: {
            /** @enum {string} */
            code: "no_hours" | "skipped_by_zone" | "off_day" | "vacation" | "block_too_short" | "swallowed_by_clock_change" | "outside_window" | "beyond_horizon";
            message: string;
            off_day_id: string | null;
        };
        DecisionNotPossible: {
            data: {
                /** @enum {string} */
                obstacle: "nothing_to_accept" | "other_currency" | "no_charge" | "paid_already";
            };
            message: string;
            /** @enum {string} */
            status: "error";
        };
        EarningsPoint: {
            /** Format: date */
            date: string;
            earned: components["schemas"]["Money"];
            label: string;
            net: components["schemas"]["Money"];
            refunded: components["schemas"]["Money"];
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
        Hold: {
            /** Format: uuid */
            booking_attempt_id: string;
            /** Format: date-time */
            expires_at: string;
            held_slots: string[];
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
        MentorApplication: {
            /** @enum {string} */
            approval_status: "pending" | "approved" | "rejected" | "suspended";
            approval_status_label: string;
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
        MentorProfile: {
            address: components["schemas"]["Address"] | null;
            /** @enum {string} */
            approval_status: "pending" | "approved" | "rejected" | "suspended";
            approval_status_label: string;
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
            vacationEndsAt: string | null;
            vacationMode: boolean;
            verification_documents: components["schemas"]["VerificationDocument"][];
            years_of_experience: number;
        };
        Money: {
            formatted: string;
            major: string;
            minor: number;
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
            approval_status: ("pending" | "approved" | "rejected" | "suspended") | null;
            approval_status_label: string | null;
            mentee_profile: components["schemas"]["PublicMenteeProfile"] | null;
            mentor_profile: components["schemas"]["MentorProfile"] | null;
            /** @enum {string} */
            role: "mentor" | "mentee";
            /** Format: date-time */
            submitted_at: string;
        };
        PageLinks: {
            first: string | null;
            last: string | null;
            next: string | null;
            prev: string | null;
        };
        PageMeta: {
            current_page: number;
            from: number | null;
            last_page: number;
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
                /**
                 * maxItems(10)
                 * @description an array of at most 10 item(s)
                 */
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
        PaymentReview: {
            actual: components["schemas"]["Money"];
            /** @example USD */
            actual_currency: string;
            /** Format: date-time */
            created_at: string;
            decided_at: string | null;
            decision: ("accept" | "refund" | "dismiss") | null;
            expected: components["schemas"]["Money"];
            /** @example USD */
            expected_currency: string;
            gateway_charge_id: string | null;
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "charge_differs" | "second_charge" | "refund_differs" | "dispute_differs";
            note: string | null;
            resolved_at: string | null;
            returned: components["schemas"]["Money"];
            transaction: components["schemas"]["Transaction"];
        };
        PaymentState: {
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
        PhoneStatus: {
            phone_number: string | null;
            phone_verified_at: string | null;
        };
        PhoneUpdate: {
            code_sent_to: string | null;
            phone_number: string | null;
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
            gender: (1 | 2 | 3 | 4) | null;
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
            role: ("mentor" | "mentee") | null;
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
            succeeded_at: string | null;
            transaction: components["schemas"]["Transaction"];
        };
        RefundNotPossible: {
            data: {
                /** @enum {string} */
                obstacle: "never_settled" | "nothing_left" | "no_charge" | "too_much";
                refundable: string;
            };
            message: string;
            /** @enum {string} */
            status: "error";
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
        Slot: {
            availability_override_id: string | null;
            availability_rule_id: string | null;
            available_seats: number;
            /** Format: date-time */
            buffer_ends_at: string;
            current_capacity: number;
            /** Format: date-time */
            ends_at: string;
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
            off_day_id: string | null;
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
        TimeBlock: {
            end_time: string;
            start_time: string;
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
            cleared_at: string | null;
            clears_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** @example USD */
            currency: string;
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
        TransitionRefused: {
            data: {
                requires: ("not_begun" | "lapsed_unpaid" | "answer_in_time" | "answer_overdue" | "session_over" | "completion_overdue" | "paid_for") | null;
                status: ("pending_payment" | "requested" | "paid" | "confirmed" | "completed" | "cancelled" | "refunded") | null;
                /** @enum {string} */
                trigger: "book_free" | "book_paid" | "settle" | "lose_seat" | "lapse" | "accept" | "decline" | "leave_unanswered" | "refund" | "complete" | "auto_complete";
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
        TwoFactorLocked: {
            data: {
                retry_after_seconds: number;
            };
            message: string;
            /** @enum {string} */
            status: "error";
        };
        TwoFactorStatus: {
            backup_codes: string[] | null;
            /** @enum {string} */
            default_two_factor_method: "email" | "sms" | "totp";
            enabled_two_factor_methods: ("email" | "sms" | "totp")[];
            remaining_backup_codes: number;
            two_factor_enabled: boolean;
        };
        User: {
            about: string | null;
            avatar_url: string | null;
            bio: string | null;
            cover_photo_url: string | null;
            /** Format: date-time */
            created_at: string;
            /** @enum {string} */
            default_two_factor_method: "email" | "sms" | "totp" | "backup_code";
            email: string;
            email_verified_at: string | null;
            enabled_two_factor_methods: ("email" | "sms" | "totp" | "backup_code")[];
            full_name: string;
            gender: (1 | 2 | 3 | 4) | null;
            gender_label: string | null;
            has_password: boolean;
            /** Format: uuid */
            id: string;
            is_active: boolean;
            phone_number: string | null;
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
        VerificationThrottled: {
            data: {
                retry_after_seconds: number;
            };
            message: string;
            /** @enum {string} */
            status: "error";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "two_factor_enabled": true,
                     *         "default_two_factor_method": "email",
                     *         "enabled_two_factor_methods": [
                     *           "email"
                     *         ],
                     *         "backup_codes": [
                     *           "3rae94ab"
                     *         ],
                     *         "remaining_backup_codes": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["TwoFactorStatus"];
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorNotEnabled, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorNotEnabled" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidAccountInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                "application/json": {
                    code: string;
                    method?: ("email" | "sms" | "totp" | "backup_code") | null;
                    trust_device?: boolean | null;
                };
            };
        };
        responses: {
            /** @description Login successful. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "user": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "full_name": "Mika Sorensen",
                     *           "username": "mika-sorensen",
                     *           "email": "text",
                     *           "avatar_url": "text",
                     *           "cover_photo_url": "text",
                     *           "bio": "text",
                     *           "about": "text",
                     *           "gender": 1,
                     *           "gender_label": "text",
                     *           "social_links": {
                     *             "field": "text"
                     *           },
                     *           "timezone": "Europe/Lisbon",
                     *           "is_active": true,
                     *           "email_verified_at": "2027-03-14T14:00:00+00:00",
                     *           "has_password": true,
                     *           "two_factor_enabled": true,
                     *           "default_two_factor_method": "email",
                     *           "enabled_two_factor_methods": [
                     *             "email"
                     *           ],
                     *           "phone_number": "+4930123456",
                     *           "phone_verified_at": "2027-03-14T14:00:00+00:00",
                     *           "roles": [
                     *             "mentee"
                     *           ],
                     *           "created_at": "2027-03-14T14:00:00+00:00",
                     *           "updated_at": "2027-03-14T14:00:00+00:00"
                     *         },
                     *         "token": "01920000-0000-7000-8000-000000000002|k3V0x5qW8yA",
                     *         "trusted_device_token": "01920000-0000-7000-8000-000000000003|h7Qm2Xc9ZtE"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            token: string;
                            trusted_device_token: string | null;
                            user: components["schemas"]["User"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated, ChallengeOver */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated" | "ChallengeOver";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Forbidden";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidCode, MethodNotEnabled, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidCode" | "MethodNotEnabled" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidAccountInput"];
                };
            };
            /** @description TwoFactorLocked, TooManyRequests */
            429: {
                headers: {
                    /** @description Seconds until it is worth another try. */
                    "Retry-After"?: number;
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorLocked" | "TooManyRequests";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorLocked"] | components["schemas"]["TooManyRequests"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                "application/json": {
                    code: string;
                    trust_device?: boolean | null;
                };
            };
        };
        responses: {
            /** @description Login successful. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "user": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "full_name": "Mika Sorensen",
                     *           "username": "mika-sorensen",
                     *           "email": "text",
                     *           "avatar_url": "text",
                     *           "cover_photo_url": "text",
                     *           "bio": "text",
                     *           "about": "text",
                     *           "gender": 1,
                     *           "gender_label": "text",
                     *           "social_links": {
                     *             "field": "text"
                     *           },
                     *           "timezone": "Europe/Lisbon",
                     *           "is_active": true,
                     *           "email_verified_at": "2027-03-14T14:00:00+00:00",
                     *           "has_password": true,
                     *           "two_factor_enabled": true,
                     *           "default_two_factor_method": "email",
                     *           "enabled_two_factor_methods": [
                     *             "email"
                     *           ],
                     *           "phone_number": "+4930123456",
                     *           "phone_verified_at": "2027-03-14T14:00:00+00:00",
                     *           "roles": [
                     *             "mentee"
                     *           ],
                     *           "created_at": "2027-03-14T14:00:00+00:00",
                     *           "updated_at": "2027-03-14T14:00:00+00:00"
                     *         },
                     *         "token": "01920000-0000-7000-8000-000000000002|k3V0x5qW8yA",
                     *         "trusted_device_token": "01920000-0000-7000-8000-000000000003|h7Qm2Xc9ZtE",
                     *         "remaining_backup_codes": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            remaining_backup_codes: number;
                            token: string;
                            trusted_device_token: string | null;
                            user: components["schemas"]["User"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated, ChallengeOver */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated" | "ChallengeOver";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Forbidden";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidCode, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidCode" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidAccountInput"];
                };
            };
            /** @description TwoFactorLocked, TooManyRequests */
            429: {
                headers: {
                    /** @description Seconds until it is worth another try. */
                    "Retry-After"?: number;
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorLocked" | "TooManyRequests";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorLocked"] | components["schemas"]["TooManyRequests"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                "application/json": {
                    /** @enum {string} */
                    method: "email" | "sms" | "totp" | "backup_code";
                };
            };
        };
        responses: {
            /** @description Default two-factor method updated. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "two_factor_enabled": true,
                     *         "default_two_factor_method": "email",
                     *         "enabled_two_factor_methods": [
                     *           "email"
                     *         ],
                     *         "backup_codes": [
                     *           "3rae94ab"
                     *         ],
                     *         "remaining_backup_codes": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["TwoFactorStatus"];
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description BackupCodesAreNoMethod, MethodNotEnabled, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BackupCodesAreNoMethod" | "MethodNotEnabled" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidAccountInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                 *       "password": "correct horse battery",
                 *       "code": "123456"
                 *     }
                 */
                "application/json": {
                    code?: string | null;
                    password?: string | null;
                };
            };
        };
        responses: {
            /** @description Two-factor authentication disabled. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "two_factor_enabled": true,
                     *         "default_two_factor_method": "email",
                     *         "enabled_two_factor_methods": [
                     *           "email"
                     *         ],
                     *         "backup_codes": [
                     *           "3rae94ab"
                     *         ],
                     *         "remaining_backup_codes": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["TwoFactorStatus"];
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorNotEnabled, IncorrectPassword, CodeRequired, InvalidCode, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorNotEnabled" | "IncorrectPassword" | "CodeRequired" | "InvalidCode" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["CodeRequired"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidAccountInput"];
                };
            };
            /** @description TwoFactorLocked, CodeThrottled, TooManyRequests */
            429: {
                headers: {
                    /** @description Seconds until it is worth another try. */
                    "Retry-After"?: number;
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorLocked" | "CodeThrottled" | "TooManyRequests";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorLocked"] | components["schemas"]["CodeThrottled"] | components["schemas"]["TooManyRequests"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                "application/json": {
                    /** @enum {string} */
                    method: "email" | "sms" | "totp" | "backup_code";
                };
            };
        };
        responses: {
            /** @description Two-factor authentication enabled. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "two_factor_enabled": true,
                     *         "default_two_factor_method": "email",
                     *         "enabled_two_factor_methods": [
                     *           "email"
                     *         ],
                     *         "backup_codes": [
                     *           "3rae94ab"
                     *         ],
                     *         "remaining_backup_codes": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["TwoFactorStatus"];
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description BackupCodesAreNoMethod, PhoneNotVerified, SmsUnavailable, TotpNotConfirmed, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BackupCodesAreNoMethod" | "PhoneNotVerified" | "SmsUnavailable" | "TotpNotConfirmed" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidAccountInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                "application/json": {
                    /** @enum {string} */
                    method: "email" | "sms" | "totp" | "backup_code";
                };
            };
        };
        responses: {
            /** @description Two-factor method disabled. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "two_factor_enabled": true,
                     *         "default_two_factor_method": "email",
                     *         "enabled_two_factor_methods": [
                     *           "email"
                     *         ],
                     *         "backup_codes": [
                     *           "3rae94ab"
                     *         ],
                     *         "remaining_backup_codes": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["TwoFactorStatus"];
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description BackupCodesAreNoMethod, MethodNotEnabled, LastMethod, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BackupCodesAreNoMethod" | "MethodNotEnabled" | "LastMethod" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidAccountInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                "application/json": {
                    /** @enum {string} */
                    method: "email" | "sms" | "totp" | "backup_code";
                };
            };
        };
        responses: {
            /** @description Two-factor method enabled. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "two_factor_enabled": true,
                     *         "default_two_factor_method": "email",
                     *         "enabled_two_factor_methods": [
                     *           "email"
                     *         ],
                     *         "backup_codes": [
                     *           "3rae94ab"
                     *         ],
                     *         "remaining_backup_codes": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["TwoFactorStatus"];
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorNotEnabled, BackupCodesAreNoMethod, PhoneNotVerified, SmsUnavailable, TotpNotConfirmed, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorNotEnabled" | "BackupCodesAreNoMethod" | "PhoneNotVerified" | "SmsUnavailable" | "TotpNotConfirmed" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidAccountInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                "application/json": {
                    /** @enum {string} */
                    method: "email" | "sms" | "totp" | "backup_code";
                };
            };
        };
        responses: {
            /** @description Two-factor method switched. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "method": "email"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /** @enum {string} */
                            method: "email" | "sms" | "totp" | "backup_code";
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated, ChallengeOver */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated" | "ChallengeOver";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Forbidden";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description BackupCodesAreNoMethod, MethodNotEnabled, SmsUnavailable, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BackupCodesAreNoMethod" | "MethodNotEnabled" | "SmsUnavailable" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidAccountInput"];
                };
            };
            /** @description CodeThrottled, TooManyRequests */
            429: {
                headers: {
                    /** @description Seconds until it is worth another try. */
                    "Retry-After"?: number;
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "CodeThrottled" | "TooManyRequests";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeThrottled"] | components["schemas"]["TooManyRequests"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Authenticator app confirmed. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "two_factor_enabled": true,
                     *         "default_two_factor_method": "email",
                     *         "enabled_two_factor_methods": [
                     *           "email"
                     *         ],
                     *         "backup_codes": [
                     *           "3rae94ab"
                     *         ],
                     *         "remaining_backup_codes": 1
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["TwoFactorStatus"];
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description NoTotpSetup, InvalidCode, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "NoTotpSetup" | "InvalidCode" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidAccountInput"];
                };
            };
            /** @description TwoFactorLocked, TooManyRequests */
            429: {
                headers: {
                    /** @description Seconds until it is worth another try. */
                    "Retry-After"?: number;
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorLocked" | "TooManyRequests";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorLocked"] | components["schemas"]["TooManyRequests"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
                     *         "otpauth_url": "otpauth://totp/Mentorkit:mika%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Mentorkit",
                     *         "qr_code_url": "data:image/png;base64,iVBORw0KGgo="
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["TotpSetup"];
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description NoTotpSetup */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "NoTotpSetup";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TooManyRequests */
            429: {
                headers: {
                    /** @description Seconds until it is worth another try. */
                    "Retry-After"?: number;
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TooManyRequests";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "secret": "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
                     *         "otpauth_url": "otpauth://totp/Mentorkit:mika%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Mentorkit",
                     *         "qr_code_url": "data:image/png;base64,iVBORw0KGgo="
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["TotpSetup"];
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidAccountInput"];
                };
            };
            /** @description TooManyRequests */
            429: {
                headers: {
                    /** @description Seconds until it is worth another try. */
                    "Retry-After"?: number;
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TooManyRequests";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "trusted_devices": [
                     *           {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "device_name": "Firefox on Linux",
                     *             "ip_address": "203.0.113.7",
                     *             "last_used_at": "2027-03-14T14:00:00+00:00",
                     *             "expires_at": "2027-03-14T14:00:00+00:00",
                     *             "created_at": "2027-03-14T14:00:00+00:00"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            trusted_devices: components["schemas"]["TrustedDevice"][];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        data: Record<string, never>;
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TrustedDeviceNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TrustedDeviceNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidAccountInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "admin.listMentors": {
        parameters: {
            query?: {
                /**
                 * @description a number less than or equal to 1000000
                 * @example 1
                 */
                page?: number;
                /**
                 * @description a number between 1 and 50
                 * @example 1
                 */
                per_page?: number;
                /** @example pending */
                status?: ("pending" | "approved" | "rejected" | "suspended") | null;
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "mentors": {
                     *           "data": [
                     *             {
                     *               "id": "01920000-0000-7000-8000-000000000001",
                     *               "user": {
                     *                 "id": "01920000-0000-7000-8000-000000000001",
                     *                 "full_name": "Mika Sorensen",
                     *                 "username": "mika-sorensen",
                     *                 "email": "text",
                     *                 "avatar_url": "text"
                     *               },
                     *               "headline": "Twelve years of back ends and the people behind them",
                     *               "expertise_areas": [
                     *                 {
                     *                   "id": "01920000-0000-7000-8000-000000000001",
                     *                   "name": "Mika Sorensen"
                     *                 }
                     *               ],
                     *               "years_of_experience": 1,
                     *               "hourly_rate": "80.00",
                     *               "currency": "USD",
                     *               "timezone": "Europe/Lisbon",
                     *               "approval_status": "pending",
                     *               "approval_status_label": "text",
                     *               "rejection_reason": "text",
                     *               "submitted_at": "2027-03-14T14:00:00+00:00",
                     *               "approved_at": "2027-03-14T14:00:00+00:00",
                     *               "created_at": "2027-03-14T14:00:00+00:00",
                     *               "updated_at": "2027-03-14T14:00:00+00:00"
                     *             }
                     *           ],
                     *           "links": {
                     *             "first": "https://api.example.com/api/v1/mentee/holds?page=1",
                     *             "last": "text",
                     *             "prev": "text",
                     *             "next": "text"
                     *           },
                     *           "meta": {
                     *             "current_page": 1,
                     *             "from": 1,
                     *             "last_page": 1,
                     *             "path": "https://api.example.com/api/v1/mentee/holds",
                     *             "per_page": 1,
                     *             "to": 1,
                     *             "total": 1
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            mentors: {
                                data: components["schemas"]["MentorApplication"][];
                                links: components["schemas"]["PageLinks"];
                                meta: components["schemas"]["PageMeta"];
                            };
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired, Forbidden */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired" | "Forbidden";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "admin.approveMentor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mentor approved successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "mentor": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "user": {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "full_name": "Mika Sorensen",
                     *             "username": "mika-sorensen",
                     *             "email": "text",
                     *             "avatar_url": "text"
                     *           },
                     *           "headline": "Twelve years of back ends and the people behind them",
                     *           "expertise_areas": [
                     *             {
                     *               "id": "01920000-0000-7000-8000-000000000001",
                     *               "name": "Mika Sorensen"
                     *             }
                     *           ],
                     *           "years_of_experience": 1,
                     *           "hourly_rate": "80.00",
                     *           "currency": "USD",
                     *           "timezone": "Europe/Lisbon",
                     *           "approval_status": "pending",
                     *           "approval_status_label": "text",
                     *           "rejection_reason": "text",
                     *           "submitted_at": "2027-03-14T14:00:00+00:00",
                     *           "approved_at": "2027-03-14T14:00:00+00:00",
                     *           "created_at": "2027-03-14T14:00:00+00:00",
                     *           "updated_at": "2027-03-14T14:00:00+00:00"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            mentor: components["schemas"]["MentorApplication"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired, Forbidden */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired" | "Forbidden";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ApprovalNotPossible, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ApprovalNotPossible" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalNotPossible"] | components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "admin.rejectMentor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: string;
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
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Mentor rejected successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "mentor": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "user": {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "full_name": "Mika Sorensen",
                     *             "username": "mika-sorensen",
                     *             "email": "text",
                     *             "avatar_url": "text"
                     *           },
                     *           "headline": "Twelve years of back ends and the people behind them",
                     *           "expertise_areas": [
                     *             {
                     *               "id": "01920000-0000-7000-8000-000000000001",
                     *               "name": "Mika Sorensen"
                     *             }
                     *           ],
                     *           "years_of_experience": 1,
                     *           "hourly_rate": "80.00",
                     *           "currency": "USD",
                     *           "timezone": "Europe/Lisbon",
                     *           "approval_status": "pending",
                     *           "approval_status_label": "text",
                     *           "rejection_reason": "text",
                     *           "submitted_at": "2027-03-14T14:00:00+00:00",
                     *           "approved_at": "2027-03-14T14:00:00+00:00",
                     *           "created_at": "2027-03-14T14:00:00+00:00",
                     *           "updated_at": "2027-03-14T14:00:00+00:00"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            mentor: components["schemas"]["MentorApplication"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired, Forbidden */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired" | "Forbidden";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ApprovalNotPossible, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ApprovalNotPossible" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalNotPossible"] | components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "payments.listPaymentReviews": {
        parameters: {
            query?: {
                /**
                 * @description a number less than or equal to 1000000
                 * @example 1
                 */
                page?: number;
                /**
                 * @description a number between 1 and 50
                 * @example 1
                 */
                per_page?: number;
                /** @example open */
                status?: ("open" | "resolved") | null;
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "reviews": {
                     *           "data": [
                     *             {
                     *               "id": "01920000-0000-7000-8000-000000000001",
                     *               "kind": "charge_differs",
                     *               "expected": {
                     *                 "minor": 1,
                     *                 "major": "80.00",
                     *                 "formatted": "€80.00"
                     *               },
                     *               "expected_currency": "USD",
                     *               "actual": {
                     *                 "minor": 1,
                     *                 "major": "80.00",
                     *                 "formatted": "€80.00"
                     *               },
                     *               "actual_currency": "USD",
                     *               "gateway_charge_id": "text",
                     *               "returned": {
                     *                 "minor": 1,
                     *                 "major": "80.00",
                     *                 "formatted": "€80.00"
                     *               },
                     *               "decision": "accept",
                     *               "note": "text",
                     *               "created_at": "2027-03-14T14:00:00+00:00",
                     *               "decided_at": "2027-03-14T14:00:00+00:00",
                     *               "resolved_at": "2027-03-14T14:00:00+00:00",
                     *               "transaction": {
                     *                 "id": "01920000-0000-7000-8000-000000000001",
                     *                 "reference": "PAY-7K3M9QXZ2T4W",
                     *                 "purpose": "booking",
                     *                 "purchasable_id": "01920000-0000-7000-8000-000000000001",
                     *                 "subscription_id": "01920000-0000-7000-8000-000000000001",
                     *                 "status": "pending",
                     *                 "status_label": "text",
                     *                 "currency": "USD",
                     *                 "amount": {
                     *                   "minor": 1,
                     *                   "major": "80.00",
                     *                   "formatted": "€80.00"
                     *                 },
                     *                 "platform_fee": {
                     *                   "minor": 1,
                     *                   "major": "80.00",
                     *                   "formatted": "€80.00"
                     *                 },
                     *                 "platform_fee_minor": 1,
                     *                 "refunded": {
                     *                   "minor": 1,
                     *                   "major": "80.00",
                     *                   "formatted": "€80.00"
                     *                 },
                     *                 "refund_pending": {
                     *                   "minor": 1,
                     *                   "major": "80.00",
                     *                   "formatted": "€80.00"
                     *                 },
                     *                 "disputed": {
                     *                   "minor": 1,
                     *                   "major": "80.00",
                     *                   "formatted": "€80.00"
                     *                 },
                     *                 "refundable": {
                     *                   "minor": 1,
                     *                   "major": "80.00",
                     *                   "formatted": "€80.00"
                     *                 },
                     *                 "net_earning": {
                     *                   "minor": 1,
                     *                   "major": "80.00",
                     *                   "formatted": "€80.00"
                     *                 },
                     *                 "payer": {
                     *                   "id": "01920000-0000-7000-8000-000000000001",
                     *                   "full_name": "Mika Sorensen",
                     *                   "email": "text"
                     *                 },
                     *                 "mentor": {
                     *                   "id": "01920000-0000-7000-8000-000000000001",
                     *                   "full_name": "Mika Sorensen"
                     *                 },
                     *                 "gateway": "text",
                     *                 "gateway_charge_id": "text",
                     *                 "refunds": [
                     *                   {
                     *                     "id": "01920000-0000-7000-8000-000000000001",
                     *                     "amount": {
                     *                       "minor": 1,
                     *                       "major": "80.00",
                     *                       "formatted": "€80.00"
                     *                     },
                     *                     "reason": "requested_by_customer",
                     *                     "state": "requested",
                     *                     "note": "text",
                     *                     "refusal": "text",
                     *                     "created_at": "2027-03-14T14:00:00+00:00",
                     *                     "succeeded_at": "2027-03-14T14:00:00+00:00"
                     *                   }
                     *                 ],
                     *                 "created_at": "2027-03-14T14:00:00+00:00",
                     *                 "paid_at": "2027-03-14T14:00:00+00:00",
                     *                 "delivered_at": "2027-03-14T14:00:00+00:00",
                     *                 "clears_at": "2027-03-14T14:00:00+00:00",
                     *                 "cleared_at": "2027-03-14T14:00:00+00:00",
                     *                 "description": "text"
                     *               }
                     *             }
                     *           ],
                     *           "links": {
                     *             "first": "https://api.example.com/api/v1/mentee/holds?page=1",
                     *             "last": "text",
                     *             "prev": "text",
                     *             "next": "text"
                     *           },
                     *           "meta": {
                     *             "current_page": 1,
                     *             "from": 1,
                     *             "last_page": 1,
                     *             "path": "https://api.example.com/api/v1/mentee/holds",
                     *             "per_page": 1,
                     *             "to": 1,
                     *             "total": 1
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            reviews: {
                                data: components["schemas"]["PaymentReview"][];
                                links: components["schemas"]["PageLinks"];
                                meta: components["schemas"]["PageMeta"];
                            };
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired, Forbidden */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired" | "Forbidden";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "payments.resolvePaymentReview": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: string;
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
                "application/json": {
                    /** @enum {string} */
                    decision: "accept" | "refund" | "dismiss";
                    note: string;
                };
            };
        };
        responses: {
            /** @description Payment review resolved successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "review": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "kind": "charge_differs",
                     *           "expected": {
                     *             "minor": 1,
                     *             "major": "80.00",
                     *             "formatted": "€80.00"
                     *           },
                     *           "expected_currency": "USD",
                     *           "actual": {
                     *             "minor": 1,
                     *             "major": "80.00",
                     *             "formatted": "€80.00"
                     *           },
                     *           "actual_currency": "USD",
                     *           "gateway_charge_id": "text",
                     *           "returned": {
                     *             "minor": 1,
                     *             "major": "80.00",
                     *             "formatted": "€80.00"
                     *           },
                     *           "decision": "accept",
                     *           "note": "text",
                     *           "created_at": "2027-03-14T14:00:00+00:00",
                     *           "decided_at": "2027-03-14T14:00:00+00:00",
                     *           "resolved_at": "2027-03-14T14:00:00+00:00",
                     *           "transaction": {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "reference": "PAY-7K3M9QXZ2T4W",
                     *             "purpose": "booking",
                     *             "purchasable_id": "01920000-0000-7000-8000-000000000001",
                     *             "subscription_id": "01920000-0000-7000-8000-000000000001",
                     *             "status": "pending",
                     *             "status_label": "text",
                     *             "currency": "USD",
                     *             "amount": {
                     *               "minor": 1,
                     *               "major": "80.00",
                     *               "formatted": "€80.00"
                     *             },
                     *             "platform_fee": {
                     *               "minor": 1,
                     *               "major": "80.00",
                     *               "formatted": "€80.00"
                     *             },
                     *             "platform_fee_minor": 1,
                     *             "refunded": {
                     *               "minor": 1,
                     *               "major": "80.00",
                     *               "formatted": "€80.00"
                     *             },
                     *             "refund_pending": {
                     *               "minor": 1,
                     *               "major": "80.00",
                     *               "formatted": "€80.00"
                     *             },
                     *             "disputed": {
                     *               "minor": 1,
                     *               "major": "80.00",
                     *               "formatted": "€80.00"
                     *             },
                     *             "refundable": {
                     *               "minor": 1,
                     *               "major": "80.00",
                     *               "formatted": "€80.00"
                     *             },
                     *             "net_earning": {
                     *               "minor": 1,
                     *               "major": "80.00",
                     *               "formatted": "€80.00"
                     *             },
                     *             "payer": {
                     *               "id": "01920000-0000-7000-8000-000000000001",
                     *               "full_name": "Mika Sorensen",
                     *               "email": "text"
                     *             },
                     *             "mentor": {
                     *               "id": "01920000-0000-7000-8000-000000000001",
                     *               "full_name": "Mika Sorensen"
                     *             },
                     *             "gateway": "text",
                     *             "gateway_charge_id": "text",
                     *             "refunds": [
                     *               {
                     *                 "id": "01920000-0000-7000-8000-000000000001",
                     *                 "amount": {
                     *                   "minor": 1,
                     *                   "major": "80.00",
                     *                   "formatted": "€80.00"
                     *                 },
                     *                 "reason": "requested_by_customer",
                     *                 "state": "requested",
                     *                 "note": "text",
                     *                 "refusal": "text",
                     *                 "created_at": "2027-03-14T14:00:00+00:00",
                     *                 "succeeded_at": "2027-03-14T14:00:00+00:00"
                     *               }
                     *             ],
                     *             "created_at": "2027-03-14T14:00:00+00:00",
                     *             "paid_at": "2027-03-14T14:00:00+00:00",
                     *             "delivered_at": "2027-03-14T14:00:00+00:00",
                     *             "clears_at": "2027-03-14T14:00:00+00:00",
                     *             "cleared_at": "2027-03-14T14:00:00+00:00",
                     *             "description": "text"
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            review: components["schemas"]["PaymentReview"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired, Forbidden */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired" | "Forbidden";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PaymentReviewNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PaymentReviewNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description IdempotencyKeyInFlight */
            409: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "IdempotencyKeyInFlight";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description AlreadyDecided, DecisionNotPossible, IdempotencyKeyReused, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "AlreadyDecided" | "DecisionNotPossible" | "IdempotencyKeyReused" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["DecisionNotPossible"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description GatewayUnavailable, GatewayRefused */
            502: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "GatewayUnavailable" | "GatewayRefused";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["GatewayRefused"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "payments.listRefundQueue": {
        parameters: {
            query?: {
                /**
                 * @description a number less than or equal to 1000000
                 * @example 1
                 */
                page?: number;
                /**
                 * @description a number between 1 and 50
                 * @example 1
                 */
                per_page?: number;
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "refunds": {
                     *           "data": [
                     *             {
                     *               "id": "01920000-0000-7000-8000-000000000001",
                     *               "amount": {
                     *                 "minor": 1,
                     *                 "major": "80.00",
                     *                 "formatted": "€80.00"
                     *               },
                     *               "reason": "requested_by_customer",
                     *               "state": "requested",
                     *               "note": "text",
                     *               "refusal": "text",
                     *               "created_at": "2027-03-14T14:00:00+00:00",
                     *               "succeeded_at": "2027-03-14T14:00:00+00:00",
                     *               "transaction": {
                     *                 "id": "01920000-0000-7000-8000-000000000001",
                     *                 "reference": "PAY-7K3M9QXZ2T4W",
                     *                 "purpose": "booking",
                     *                 "purchasable_id": "01920000-0000-7000-8000-000000000001",
                     *                 "subscription_id": "01920000-0000-7000-8000-000000000001",
                     *                 "status": "pending",
                     *                 "status_label": "text",
                     *                 "currency": "USD",
                     *                 "amount": {
                     *                   "minor": 1,
                     *                   "major": "80.00",
                     *                   "formatted": "€80.00"
                     *                 },
                     *                 "platform_fee": {
                     *                   "minor": 1,
                     *                   "major": "80.00",
                     *                   "formatted": "€80.00"
                     *                 },
                     *                 "platform_fee_minor": 1,
                     *                 "refunded": {
                     *                   "minor": 1,
                     *                   "major": "80.00",
                     *                   "formatted": "€80.00"
                     *                 },
                     *                 "refund_pending": {
                     *                   "minor": 1,
                     *                   "major": "80.00",
                     *                   "formatted": "€80.00"
                     *                 },
                     *                 "disputed": {
                     *                   "minor": 1,
                     *                   "major": "80.00",
                     *                   "formatted": "€80.00"
                     *                 },
                     *                 "refundable": {
                     *                   "minor": 1,
                     *                   "major": "80.00",
                     *                   "formatted": "€80.00"
                     *                 },
                     *                 "net_earning": {
                     *                   "minor": 1,
                     *                   "major": "80.00",
                     *                   "formatted": "€80.00"
                     *                 },
                     *                 "payer": {
                     *                   "id": "01920000-0000-7000-8000-000000000001",
                     *                   "full_name": "Mika Sorensen",
                     *                   "email": "text"
                     *                 },
                     *                 "mentor": {
                     *                   "id": "01920000-0000-7000-8000-000000000001",
                     *                   "full_name": "Mika Sorensen"
                     *                 },
                     *                 "gateway": "text",
                     *                 "gateway_charge_id": "text",
                     *                 "refunds": [
                     *                   {
                     *                     "id": "01920000-0000-7000-8000-000000000001",
                     *                     "amount": {
                     *                       "minor": 1,
                     *                       "major": "80.00",
                     *                       "formatted": "€80.00"
                     *                     },
                     *                     "reason": "requested_by_customer",
                     *                     "state": "requested",
                     *                     "note": "text",
                     *                     "refusal": "text",
                     *                     "created_at": "2027-03-14T14:00:00+00:00",
                     *                     "succeeded_at": "2027-03-14T14:00:00+00:00"
                     *                   }
                     *                 ],
                     *                 "created_at": "2027-03-14T14:00:00+00:00",
                     *                 "paid_at": "2027-03-14T14:00:00+00:00",
                     *                 "delivered_at": "2027-03-14T14:00:00+00:00",
                     *                 "clears_at": "2027-03-14T14:00:00+00:00",
                     *                 "cleared_at": "2027-03-14T14:00:00+00:00",
                     *                 "description": "text"
                     *               }
                     *             }
                     *           ],
                     *           "links": {
                     *             "first": "https://api.example.com/api/v1/mentee/holds?page=1",
                     *             "last": "text",
                     *             "prev": "text",
                     *             "next": "text"
                     *           },
                     *           "meta": {
                     *             "current_page": 1,
                     *             "from": 1,
                     *             "last_page": 1,
                     *             "path": "https://api.example.com/api/v1/mentee/holds",
                     *             "per_page": 1,
                     *             "to": 1,
                     *             "total": 1
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            refunds: {
                                data: components["schemas"]["QueuedRefund"][];
                                links: components["schemas"]["PageLinks"];
                                meta: components["schemas"]["PageMeta"];
                            };
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired, Forbidden */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired" | "Forbidden";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "payments.resolveRefund": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: string;
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
                "application/json": {
                    /** @enum {string} */
                    action: "retry" | "paid_elsewhere" | "waive";
                    note: string;
                };
            };
        };
        responses: {
            /** @description Refund resolved successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "transaction": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "reference": "PAY-7K3M9QXZ2T4W",
                     *           "purpose": "booking",
                     *           "purchasable_id": "01920000-0000-7000-8000-000000000001",
                     *           "subscription_id": "01920000-0000-7000-8000-000000000001",
                     *           "status": "pending",
                     *           "status_label": "text",
                     *           "currency": "USD",
                     *           "amount": {
                     *             "minor": 1,
                     *             "major": "80.00",
                     *             "formatted": "€80.00"
                     *           },
                     *           "platform_fee": {
                     *             "minor": 1,
                     *             "major": "80.00",
                     *             "formatted": "€80.00"
                     *           },
                     *           "platform_fee_minor": 1,
                     *           "refunded": {
                     *             "minor": 1,
                     *             "major": "80.00",
                     *             "formatted": "€80.00"
                     *           },
                     *           "refund_pending": {
                     *             "minor": 1,
                     *             "major": "80.00",
                     *             "formatted": "€80.00"
                     *           },
                     *           "disputed": {
                     *             "minor": 1,
                     *             "major": "80.00",
                     *             "formatted": "€80.00"
                     *           },
                     *           "refundable": {
                     *             "minor": 1,
                     *             "major": "80.00",
                     *             "formatted": "€80.00"
                     *           },
                     *           "net_earning": {
                     *             "minor": 1,
                     *             "major": "80.00",
                     *             "formatted": "€80.00"
                     *           },
                     *           "payer": {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "full_name": "Mika Sorensen",
                     *             "email": "text"
                     *           },
                     *           "mentor": {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "full_name": "Mika Sorensen"
                     *           },
                     *           "gateway": "text",
                     *           "gateway_charge_id": "text",
                     *           "refunds": [
                     *             {
                     *               "id": "01920000-0000-7000-8000-000000000001",
                     *               "amount": {
                     *                 "minor": 1,
                     *                 "major": "80.00",
                     *                 "formatted": "€80.00"
                     *               },
                     *               "reason": "requested_by_customer",
                     *               "state": "requested",
                     *               "note": "text",
                     *               "refusal": "text",
                     *               "created_at": "2027-03-14T14:00:00+00:00",
                     *               "succeeded_at": "2027-03-14T14:00:00+00:00"
                     *             }
                     *           ],
                     *           "created_at": "2027-03-14T14:00:00+00:00",
                     *           "paid_at": "2027-03-14T14:00:00+00:00",
                     *           "delivered_at": "2027-03-14T14:00:00+00:00",
                     *           "clears_at": "2027-03-14T14:00:00+00:00",
                     *           "cleared_at": "2027-03-14T14:00:00+00:00",
                     *           "description": "text"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            transaction: components["schemas"]["Transaction"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired, Forbidden */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired" | "Forbidden";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RefundNotQueued */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RefundNotQueued";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description IdempotencyKeyInFlight */
            409: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "IdempotencyKeyInFlight";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description IdempotencyKeyReused, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "IdempotencyKeyReused" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description GatewayUnavailable, GatewayRefused */
            502: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "GatewayUnavailable" | "GatewayRefused";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["GatewayRefused"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "transaction_method_types": [
                     *           {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "type": "text",
                     *             "name": "Mika Sorensen",
                     *             "title_template": "text",
                     *             "currencies": [
                     *               "USD"
                     *             ],
                     *             "is_payable": true,
                     *             "is_active": true,
                     *             "fields": [
                     *               {
                     *                 "name": "Mika Sorensen",
                     *                 "label": "text",
                     *                 "input_type": "text",
                     *                 "is_required": true,
                     *                 "depends_on": "text",
                     *                 "options_key": "text",
                     *                 "options": [
                     *                   {
                     *                     "value": "text",
                     *                     "label": "text",
                     *                     "routing_number": "text"
                     *                   }
                     *                 ],
                     *                 "required": true,
                     *                 "dependsOn": "text",
                     *                 "options_source": "text",
                     *                 "optionsSource": "text"
                     *               }
                     *             ],
                     *             "created_at": "2027-03-14T14:00:00+00:00",
                     *             "updated_at": "2027-03-14T14:00:00+00:00"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            transaction_method_types: components["schemas"]["TransactionMethodType"][];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired, Forbidden */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired" | "Forbidden";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "transactionMethods.createType": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect. */
                "Idempotency-Key"?: string;
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
                 *           "label": "text",
                 *           "input_type": "text",
                 *           "is_required": true,
                 *           "depends_on": "text",
                 *           "options_key": "account_number",
                 *           "options": [
                 *             {
                 *               "field": null
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /**
                     * maxItems(50)
                     * @description an array of at most 50 item(s)
                     */
                    currencies?: string[] | null;
                    /**
                     * maxItems(30)
                     * @description an array of at most 30 item(s)
                     */
                    fields: components["schemas"]["TransactionMethodFieldInput"][];
                    is_active?: boolean | null;
                    name: string;
                    title_template: string;
                    /** @example nagad */
                    type: string;
                };
            };
        };
        responses: {
            /** @description Transaction method type created successfully. */
            201: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "transaction_method_type": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "type": "text",
                     *           "name": "Mika Sorensen",
                     *           "title_template": "text",
                     *           "currencies": [
                     *             "USD"
                     *           ],
                     *           "is_payable": true,
                     *           "is_active": true,
                     *           "fields": [
                     *             {
                     *               "name": "Mika Sorensen",
                     *               "label": "text",
                     *               "input_type": "text",
                     *               "is_required": true,
                     *               "depends_on": "text",
                     *               "options_key": "text",
                     *               "options": [
                     *                 {
                     *                   "value": "text",
                     *                   "label": "text",
                     *                   "routing_number": "text"
                     *                 }
                     *               ],
                     *               "required": true,
                     *               "dependsOn": "text",
                     *               "options_source": "text",
                     *               "optionsSource": "text"
                     *             }
                     *           ],
                     *           "created_at": "2027-03-14T14:00:00+00:00",
                     *           "updated_at": "2027-03-14T14:00:00+00:00"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            transaction_method_type: components["schemas"]["TransactionMethodType"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired, Forbidden */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired" | "Forbidden";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description IdempotencyKeyInFlight */
            409: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "IdempotencyKeyInFlight";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TooManyMethodTypes, IdempotencyKeyReused, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TooManyMethodTypes" | "IdempotencyKeyReused" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "transactionMethods.updateType": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: string;
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
                 *           "label": "text",
                 *           "input_type": "text",
                 *           "is_required": true,
                 *           "depends_on": "text",
                 *           "options_key": "account_number",
                 *           "options": [
                 *             {
                 *               "field": null
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    currencies?: string[] | null;
                    /**
                     * maxItems(30)
                     * @description an array of at most 30 item(s)
                     */
                    fields?: components["schemas"]["TransactionMethodFieldInput"][];
                    is_active?: boolean;
                    name?: string;
                    title_template?: string;
                    /** @example nagad */
                    type?: string;
                };
            };
        };
        responses: {
            /** @description Transaction method type updated successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "transaction_method_type": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "type": "text",
                     *           "name": "Mika Sorensen",
                     *           "title_template": "text",
                     *           "currencies": [
                     *             "USD"
                     *           ],
                     *           "is_payable": true,
                     *           "is_active": true,
                     *           "fields": [
                     *             {
                     *               "name": "Mika Sorensen",
                     *               "label": "text",
                     *               "input_type": "text",
                     *               "is_required": true,
                     *               "depends_on": "text",
                     *               "options_key": "text",
                     *               "options": [
                     *                 {
                     *                   "value": "text",
                     *                   "label": "text",
                     *                   "routing_number": "text"
                     *                 }
                     *               ],
                     *               "required": true,
                     *               "dependsOn": "text",
                     *               "options_source": "text",
                     *               "optionsSource": "text"
                     *             }
                     *           ],
                     *           "created_at": "2027-03-14T14:00:00+00:00",
                     *           "updated_at": "2027-03-14T14:00:00+00:00"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            transaction_method_type: components["schemas"]["TransactionMethodType"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired, Forbidden */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired" | "Forbidden";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MethodTypeNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MethodTypeNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "transactionMethods.deleteType": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Transaction method type deleted successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        data: Record<string, never>;
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired, Forbidden */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired" | "Forbidden";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MethodTypeNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MethodTypeNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MethodTypeInUse, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MethodTypeInUse" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "transactionMethods.updateType.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: string;
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
                 *           "label": "text",
                 *           "input_type": "text",
                 *           "is_required": true,
                 *           "depends_on": "text",
                 *           "options_key": "account_number",
                 *           "options": [
                 *             {
                 *               "field": null
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    currencies?: string[] | null;
                    /**
                     * maxItems(30)
                     * @description an array of at most 30 item(s)
                     */
                    fields?: components["schemas"]["TransactionMethodFieldInput"][];
                    is_active?: boolean;
                    name?: string;
                    title_template?: string;
                    /** @example nagad */
                    type?: string;
                };
            };
        };
        responses: {
            /** @description Transaction method type updated successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "transaction_method_type": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "type": "text",
                     *           "name": "Mika Sorensen",
                     *           "title_template": "text",
                     *           "currencies": [
                     *             "USD"
                     *           ],
                     *           "is_payable": true,
                     *           "is_active": true,
                     *           "fields": [
                     *             {
                     *               "name": "Mika Sorensen",
                     *               "label": "text",
                     *               "input_type": "text",
                     *               "is_required": true,
                     *               "depends_on": "text",
                     *               "options_key": "text",
                     *               "options": [
                     *                 {
                     *                   "value": "text",
                     *                   "label": "text",
                     *                   "routing_number": "text"
                     *                 }
                     *               ],
                     *               "required": true,
                     *               "dependsOn": "text",
                     *               "options_source": "text",
                     *               "optionsSource": "text"
                     *             }
                     *           ],
                     *           "created_at": "2027-03-14T14:00:00+00:00",
                     *           "updated_at": "2027-03-14T14:00:00+00:00"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            transaction_method_type: components["schemas"]["TransactionMethodType"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired, Forbidden */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired" | "Forbidden";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MethodTypeNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MethodTypeNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "payments.listTransactions": {
        parameters: {
            query?: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                mentor?: string | null;
                /**
                 * @description a number less than or equal to 1000000
                 * @example 1
                 */
                page?: number;
                /** @example 01920000-0000-7000-8000-000000000001 */
                payer?: string | null;
                /**
                 * @description a number between 1 and 50
                 * @example 1
                 */
                per_page?: number;
                /** @example booking */
                purpose?: ("booking" | "course" | "community") | null;
                /** @example PAY-7K3M9QXZ2T4W */
                reference?: string | null;
                /** @example pending */
                status?: ("pending" | "processing" | "succeeded" | "failed" | "cancelled" | "expired" | "refunded" | "partially_refunded") | null;
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "transactions": {
                     *           "data": [
                     *             {
                     *               "id": "01920000-0000-7000-8000-000000000001",
                     *               "reference": "PAY-7K3M9QXZ2T4W",
                     *               "purpose": "booking",
                     *               "purchasable_id": "01920000-0000-7000-8000-000000000001",
                     *               "subscription_id": "01920000-0000-7000-8000-000000000001",
                     *               "status": "pending",
                     *               "status_label": "text",
                     *               "currency": "USD",
                     *               "amount": {
                     *                 "minor": 1,
                     *                 "major": "80.00",
                     *                 "formatted": "€80.00"
                     *               },
                     *               "platform_fee": {
                     *                 "minor": 1,
                     *                 "major": "80.00",
                     *                 "formatted": "€80.00"
                     *               },
                     *               "platform_fee_minor": 1,
                     *               "refunded": {
                     *                 "minor": 1,
                     *                 "major": "80.00",
                     *                 "formatted": "€80.00"
                     *               },
                     *               "refund_pending": {
                     *                 "minor": 1,
                     *                 "major": "80.00",
                     *                 "formatted": "€80.00"
                     *               },
                     *               "disputed": {
                     *                 "minor": 1,
                     *                 "major": "80.00",
                     *                 "formatted": "€80.00"
                     *               },
                     *               "refundable": {
                     *                 "minor": 1,
                     *                 "major": "80.00",
                     *                 "formatted": "€80.00"
                     *               },
                     *               "net_earning": {
                     *                 "minor": 1,
                     *                 "major": "80.00",
                     *                 "formatted": "€80.00"
                     *               },
                     *               "payer": {
                     *                 "id": "01920000-0000-7000-8000-000000000001",
                     *                 "full_name": "Mika Sorensen",
                     *                 "email": "text"
                     *               },
                     *               "mentor": {
                     *                 "id": "01920000-0000-7000-8000-000000000001",
                     *                 "full_name": "Mika Sorensen"
                     *               },
                     *               "gateway": "text",
                     *               "gateway_charge_id": "text",
                     *               "refunds": [
                     *                 {
                     *                   "id": "01920000-0000-7000-8000-000000000001",
                     *                   "amount": {
                     *                     "minor": 1,
                     *                     "major": "80.00",
                     *                     "formatted": "€80.00"
                     *                   },
                     *                   "reason": "requested_by_customer",
                     *                   "state": "requested",
                     *                   "note": "text",
                     *                   "refusal": "text",
                     *                   "created_at": "2027-03-14T14:00:00+00:00",
                     *                   "succeeded_at": "2027-03-14T14:00:00+00:00"
                     *                 }
                     *               ],
                     *               "created_at": "2027-03-14T14:00:00+00:00",
                     *               "paid_at": "2027-03-14T14:00:00+00:00",
                     *               "delivered_at": "2027-03-14T14:00:00+00:00",
                     *               "clears_at": "2027-03-14T14:00:00+00:00",
                     *               "cleared_at": "2027-03-14T14:00:00+00:00",
                     *               "description": "text"
                     *             }
                     *           ],
                     *           "links": {
                     *             "first": "https://api.example.com/api/v1/mentee/holds?page=1",
                     *             "last": "text",
                     *             "prev": "text",
                     *             "next": "text"
                     *           },
                     *           "meta": {
                     *             "current_page": 1,
                     *             "from": 1,
                     *             "last_page": 1,
                     *             "path": "https://api.example.com/api/v1/mentee/holds",
                     *             "per_page": 1,
                     *             "to": 1,
                     *             "total": 1
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            transactions: {
                                data: components["schemas"]["Transaction"][];
                                links: components["schemas"]["PageLinks"];
                                meta: components["schemas"]["PageMeta"];
                            };
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired, Forbidden */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired" | "Forbidden";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "payments.refundTransaction": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect. */
                "Idempotency-Key"?: string;
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
                "application/json": {
                    /**
                     * lessThanOrEqualTo(9007199254740991)
                     * @description a number less than or equal to 9007199254740991
                     */
                    amount_minor?: number | null;
                    note: string;
                    reason?: ("requested_by_customer" | "duplicate" | "fraudulent" | "capacity_conflict" | "platform_error") | null;
                };
            };
        };
        responses: {
            /** @description Refund issued successfully. The funds arrive within 5 working days. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "transaction": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "reference": "PAY-7K3M9QXZ2T4W",
                     *           "purpose": "booking",
                     *           "purchasable_id": "01920000-0000-7000-8000-000000000001",
                     *           "subscription_id": "01920000-0000-7000-8000-000000000001",
                     *           "status": "pending",
                     *           "status_label": "text",
                     *           "currency": "USD",
                     *           "amount": {
                     *             "minor": 1,
                     *             "major": "80.00",
                     *             "formatted": "€80.00"
                     *           },
                     *           "platform_fee": {
                     *             "minor": 1,
                     *             "major": "80.00",
                     *             "formatted": "€80.00"
                     *           },
                     *           "platform_fee_minor": 1,
                     *           "refunded": {
                     *             "minor": 1,
                     *             "major": "80.00",
                     *             "formatted": "€80.00"
                     *           },
                     *           "refund_pending": {
                     *             "minor": 1,
                     *             "major": "80.00",
                     *             "formatted": "€80.00"
                     *           },
                     *           "disputed": {
                     *             "minor": 1,
                     *             "major": "80.00",
                     *             "formatted": "€80.00"
                     *           },
                     *           "refundable": {
                     *             "minor": 1,
                     *             "major": "80.00",
                     *             "formatted": "€80.00"
                     *           },
                     *           "net_earning": {
                     *             "minor": 1,
                     *             "major": "80.00",
                     *             "formatted": "€80.00"
                     *           },
                     *           "payer": {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "full_name": "Mika Sorensen",
                     *             "email": "text"
                     *           },
                     *           "mentor": {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "full_name": "Mika Sorensen"
                     *           },
                     *           "gateway": "text",
                     *           "gateway_charge_id": "text",
                     *           "refunds": [
                     *             {
                     *               "id": "01920000-0000-7000-8000-000000000001",
                     *               "amount": {
                     *                 "minor": 1,
                     *                 "major": "80.00",
                     *                 "formatted": "€80.00"
                     *               },
                     *               "reason": "requested_by_customer",
                     *               "state": "requested",
                     *               "note": "text",
                     *               "refusal": "text",
                     *               "created_at": "2027-03-14T14:00:00+00:00",
                     *               "succeeded_at": "2027-03-14T14:00:00+00:00"
                     *             }
                     *           ],
                     *           "created_at": "2027-03-14T14:00:00+00:00",
                     *           "paid_at": "2027-03-14T14:00:00+00:00",
                     *           "delivered_at": "2027-03-14T14:00:00+00:00",
                     *           "clears_at": "2027-03-14T14:00:00+00:00",
                     *           "cleared_at": "2027-03-14T14:00:00+00:00",
                     *           "description": "text"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            transaction: components["schemas"]["Transaction"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired, Forbidden */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired" | "Forbidden";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TransactionNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TransactionNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description IdempotencyKeyInFlight */
            409: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "IdempotencyKeyInFlight";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RefundNotPossible, IdempotencyKeyReused, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RefundNotPossible" | "IdempotencyKeyReused" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefundNotPossible"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description GatewayUnavailable, GatewayRefused */
            502: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "GatewayUnavailable" | "GatewayRefused";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["GatewayRefused"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "expertise_areas": [
                     *           {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "name": "Mika Sorensen",
                     *             "skills": [
                     *               {
                     *                 "id": "01920000-0000-7000-8000-000000000001",
                     *                 "name": "Mika Sorensen"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            expertise_areas: components["schemas"]["ExpertiseArea"][];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description If an account exists for that email address, a password reset link is on its way. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        data: Record<string, never>;
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidAccountInput"];
                };
            };
            /** @description TooManyRequests */
            429: {
                headers: {
                    /** @description Seconds until it is worth another try. */
                    "Retry-After"?: number;
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TooManyRequests";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                "application/json": {
                    /** Format: email */
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Login successful. Or: Two-factor authentication required. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "user": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "full_name": "Mika Sorensen",
                     *           "username": "mika-sorensen",
                     *           "email": "text",
                     *           "avatar_url": "text",
                     *           "cover_photo_url": "text",
                     *           "bio": "text",
                     *           "about": "text",
                     *           "gender": 1,
                     *           "gender_label": "text",
                     *           "social_links": {
                     *             "field": "text"
                     *           },
                     *           "timezone": "Europe/Lisbon",
                     *           "is_active": true,
                     *           "email_verified_at": "2027-03-14T14:00:00+00:00",
                     *           "has_password": true,
                     *           "two_factor_enabled": true,
                     *           "default_two_factor_method": "email",
                     *           "enabled_two_factor_methods": [
                     *             "email"
                     *           ],
                     *           "phone_number": "+4930123456",
                     *           "phone_verified_at": "2027-03-14T14:00:00+00:00",
                     *           "roles": [
                     *             "mentee"
                     *           ],
                     *           "created_at": "2027-03-14T14:00:00+00:00",
                     *           "updated_at": "2027-03-14T14:00:00+00:00"
                     *         },
                     *         "token": "01920000-0000-7000-8000-000000000002|k3V0x5qW8yA",
                     *         "requires_two_factor": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
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
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidCredentials, AccountBanned, AccountInactive, EmailNotVerified */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidCredentials" | "AccountBanned" | "AccountInactive" | "EmailNotVerified";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidAccountInput"];
                };
            };
            /** @description TooManyRequests */
            429: {
                headers: {
                    /** @description Seconds until it is worth another try. */
                    "Retry-After"?: number;
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TooManyRequests";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        data: Record<string, never>;
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "user": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "username": "mika-sorensen",
                     *           "name": "Mika Sorensen",
                     *           "bio": "text",
                     *           "about": "text",
                     *           "gender": 1,
                     *           "gender_label": "text",
                     *           "avatar_url": "text",
                     *           "cover_photo_url": "text",
                     *           "timezone": "Europe/Lisbon",
                     *           "languages": [
                     *             "text"
                     *           ],
                     *           "location": {
                     *             "address": "text",
                     *             "city": "text",
                     *             "state": "text",
                     *             "country": "text",
                     *             "country_code": "text"
                     *           },
                     *           "social_links": {
                     *             "linkedin": "text",
                     *             "x": "text",
                     *             "instagram": "text",
                     *             "facebook": "text",
                     *             "github": "text",
                     *             "youtube": "text",
                     *             "dribbble": "text",
                     *             "behance": "text",
                     *             "medium": "text",
                     *             "twitch": "text",
                     *             "website": "text"
                     *           },
                     *           "connections_count": 1,
                     *           "posts_count": 1,
                     *           "followers_count": 1,
                     *           "following_count": 1,
                     *           "connection_status": "none",
                     *           "is_connected": true,
                     *           "is_following": true,
                     *           "is_me": true,
                     *           "chat_thread": {
                     *             "id": "text",
                     *             "status": 1,
                     *             "status_label": "text",
                     *             "is_accepted": true,
                     *             "initiated_by_me": true
                     *           },
                     *           "role": "mentor",
                     *           "mentor_profile": {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "headline": "Twelve years of back ends and the people behind them",
                     *             "expertise_areas": [
                     *               {
                     *                 "id": "text",
                     *                 "expertise_area_id": "text",
                     *                 "name": "Mika Sorensen",
                     *                 "skills": [
                     *                   {
                     *                     "id": "text",
                     *                     "name": "Mika Sorensen"
                     *                   }
                     *                 ]
                     *               }
                     *             ],
                     *             "years_of_experience": 1,
                     *             "hourly_rate": "80.00",
                     *             "approval_status": "pending",
                     *             "approval_status_label": "text",
                     *             "average_rating": "text",
                     *             "rating_count": 1,
                     *             "total_reviews": 1,
                     *             "total_sessions": 1,
                     *             "timezone": "Europe/Lisbon",
                     *             "vacationMode": true,
                     *             "vacationEndsAt": "2027-03-14T14:00:00+00:00",
                     *             "experiences": [
                     *               {
                     *                 "id": "text",
                     *                 "organization": "text",
                     *                 "designation": "text",
                     *                 "currently_working": true,
                     *                 "start_date": "2027-03-14",
                     *                 "end_date": "2027-03-14",
                     *                 "created_at": "2027-03-14T14:00:00+00:00",
                     *                 "updated_at": "2027-03-14T14:00:00+00:00",
                     *                 "description": "text"
                     *               }
                     *             ],
                     *             "education": [
                     *               {
                     *                 "id": "text",
                     *                 "institution": "text",
                     *                 "degree": "text",
                     *                 "currently_studying": true,
                     *                 "start_date": "2027-03-14",
                     *                 "end_date": "2027-03-14",
                     *                 "created_at": "2027-03-14T14:00:00+00:00",
                     *                 "updated_at": "2027-03-14T14:00:00+00:00"
                     *               }
                     *             ],
                     *             "certifications": [
                     *               {
                     *                 "id": "text",
                     *                 "issuing_organization": "text",
                     *                 "issued_date": "2027-03-14",
                     *                 "expiry_date": "2027-03-14",
                     *                 "credential_url": "text",
                     *                 "title": "Career review"
                     *               }
                     *             ],
                     *             "created_at": "2027-03-14T14:00:00+00:00",
                     *             "updated_at": "2027-03-14T14:00:00+00:00"
                     *           },
                     *           "mentee_profile": {
                     *             "id": "text",
                     *             "profession": "text",
                     *             "company_or_institution": null,
                     *             "relationship_status": null,
                     *             "relationship_since": null,
                     *             "expertise_areas": [
                     *               {
                     *                 "id": "text",
                     *                 "expertise_area_id": "text",
                     *                 "name": "Mika Sorensen",
                     *                 "skills": [
                     *                   {
                     *                     "id": "text",
                     *                     "name": "Mika Sorensen"
                     *                   }
                     *                 ]
                     *               }
                     *             ],
                     *             "experiences": [
                     *               {
                     *                 "id": "text",
                     *                 "organization": "text",
                     *                 "designation": "text",
                     *                 "currently_working": true,
                     *                 "start_date": "2027-03-14",
                     *                 "end_date": "2027-03-14",
                     *                 "created_at": "2027-03-14T14:00:00+00:00",
                     *                 "updated_at": "2027-03-14T14:00:00+00:00",
                     *                 "description": "text"
                     *               }
                     *             ],
                     *             "education": [
                     *               {
                     *                 "id": "text",
                     *                 "institution": "text",
                     *                 "degree": "text",
                     *                 "currently_studying": true,
                     *                 "start_date": "2027-03-14",
                     *                 "end_date": "2027-03-14",
                     *                 "created_at": "2027-03-14T14:00:00+00:00",
                     *                 "updated_at": "2027-03-14T14:00:00+00:00"
                     *               }
                     *             ],
                     *             "certifications": [
                     *               {
                     *                 "id": "text",
                     *                 "issuing_organization": "text",
                     *                 "issued_date": "2027-03-14",
                     *                 "expiry_date": "2027-03-14",
                     *                 "credential_url": "text",
                     *                 "title": "Career review"
                     *               }
                     *             ],
                     *             "created_at": "2027-03-14T14:00:00+00:00",
                     *             "updated_at": "2027-03-14T14:00:00+00:00"
                     *           },
                     *           "email": "text",
                     *           "email_verified_at": "2027-03-14T14:00:00+00:00",
                     *           "has_password": true,
                     *           "two_factor_enabled": true,
                     *           "default_two_factor_method": "email",
                     *           "enabled_two_factor_methods": [
                     *             "email"
                     *           ],
                     *           "phone_number": "+4930123456",
                     *           "phone_verified_at": "2027-03-14T14:00:00+00:00",
                     *           "is_active": true,
                     *           "roles": [
                     *             "mentee"
                     *           ],
                     *           "address": {
                     *             "address": "text",
                     *             "city": "text",
                     *             "state": "text",
                     *             "country": "text"
                     *           },
                     *           "full_name": "Mika Sorensen",
                     *           "created_at": "2027-03-14T14:00:00+00:00",
                     *           "updated_at": "2027-03-14T14:00:00+00:00"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            user: components["schemas"]["CurrentUser"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UserNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UserNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        data: Record<string, never>;
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description AccountStillNeeded */
            409: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "AccountStillNeeded";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountStillNeeded"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "exported_at": "2027-03-14T14:00:00+00:00",
                     *         "records": {
                     *           "field": [
                     *             {
                     *               "field": null
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /** Format: date-time */
                            exported_at: string;
                            records: {
                                [key: string]: {
                                    [key: string]: unknown;
                                }[];
                            };
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TooManyRequests */
            429: {
                headers: {
                    /** @description Seconds until it is worth another try. */
                    "Retry-After"?: number;
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TooManyRequests";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "bookings.listMenteeBookings": {
        parameters: {
            query?: {
                /**
                 * @description a number less than or equal to 1000000
                 * @example 1
                 */
                page?: number;
                /**
                 * @description a number between 1 and 50
                 * @example 1
                 */
                per_page?: number;
                /** @example pending_payment */
                status?: ("pending_payment" | "requested" | "paid" | "confirmed" | "completed" | "cancelled" | "refunded") | null;
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "bookings": {
                     *           "data": [
                     *             {
                     *               "id": "01920000-0000-7000-8000-000000000001",
                     *               "status": "pending_payment",
                     *               "statusLabel": "text",
                     *               "pendingDecision": "declined",
                     *               "closedBecause": "payment_lapsed",
                     *               "mentor": {
                     *                 "id": "01920000-0000-7000-8000-000000000001",
                     *                 "name": "Mika Sorensen",
                     *                 "username": "mika-sorensen",
                     *                 "avatarUrl": "text"
                     *               },
                     *               "mentee": {
                     *                 "id": "01920000-0000-7000-8000-000000000001",
                     *                 "name": "Mika Sorensen",
                     *                 "username": "mika-sorensen",
                     *                 "avatarUrl": "text"
                     *               },
                     *               "sessionType": {
                     *                 "id": "01920000-0000-7000-8000-000000000001",
                     *                 "durationMinutes": 1,
                     *                 "title": "Career review"
                     *               },
                     *               "startsAt": "2027-03-14T14:00:00+00:00",
                     *               "endsAt": "2027-03-14T14:00:00+00:00",
                     *               "concludesAt": "2027-03-14T14:00:00+00:00",
                     *               "slots": [
                     *                 {
                     *                   "id": "01920000-0000-7000-8000-000000000001",
                     *                   "startsAt": "2027-03-14T14:00:00+00:00",
                     *                   "endsAt": "2027-03-14T14:00:00+00:00"
                     *                 }
                     *               ],
                     *               "price": "80.00",
                     *               "priceMinor": 1,
                     *               "currency": "USD",
                     *               "isFree": true,
                     *               "paymentStatus": "pending",
                     *               "paymentExpiresAt": "2027-03-14T14:00:00+00:00",
                     *               "respondBy": "2027-03-14T14:00:00+00:00",
                     *               "note": "text",
                     *               "declineReason": "text",
                     *               "paidAt": "2027-03-14T14:00:00+00:00",
                     *               "acceptedAt": "2027-03-14T14:00:00+00:00",
                     *               "declinedAt": "2027-03-14T14:00:00+00:00",
                     *               "completedAt": "2027-03-14T14:00:00+00:00",
                     *               "cancelledAt": "2027-03-14T14:00:00+00:00",
                     *               "refundedAt": "2027-03-14T14:00:00+00:00",
                     *               "createdAt": "2027-03-14T14:00:00+00:00",
                     *               "updatedAt": "2027-03-14T14:00:00+00:00"
                     *             }
                     *           ],
                     *           "links": {
                     *             "first": "https://api.example.com/api/v1/mentee/holds?page=1",
                     *             "last": "text",
                     *             "prev": "text",
                     *             "next": "text"
                     *           },
                     *           "meta": {
                     *             "current_page": 1,
                     *             "from": 1,
                     *             "last_page": 1,
                     *             "path": "https://api.example.com/api/v1/mentee/holds",
                     *             "per_page": 1,
                     *             "to": 1,
                     *             "total": 1
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            bookings: {
                                data: components["schemas"]["Booking"][];
                                links: components["schemas"]["PageLinks"];
                                meta: components["schemas"]["PageMeta"];
                            };
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "bookings.createBooking": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect. */
                "Idempotency-Key"?: string;
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
                "application/json": {
                    /** Format: uuid */
                    booking_attempt_id: string;
                    note?: string | null;
                };
            };
        };
        responses: {
            /** @description Booking created successfully. */
            201: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "booking": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "status": "pending_payment",
                     *           "statusLabel": "text",
                     *           "pendingDecision": "declined",
                     *           "closedBecause": "payment_lapsed",
                     *           "mentor": {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "name": "Mika Sorensen",
                     *             "username": "mika-sorensen",
                     *             "avatarUrl": "text"
                     *           },
                     *           "mentee": {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "name": "Mika Sorensen",
                     *             "username": "mika-sorensen",
                     *             "avatarUrl": "text"
                     *           },
                     *           "sessionType": {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "durationMinutes": 1,
                     *             "title": "Career review"
                     *           },
                     *           "startsAt": "2027-03-14T14:00:00+00:00",
                     *           "endsAt": "2027-03-14T14:00:00+00:00",
                     *           "concludesAt": "2027-03-14T14:00:00+00:00",
                     *           "slots": [
                     *             {
                     *               "id": "01920000-0000-7000-8000-000000000001",
                     *               "startsAt": "2027-03-14T14:00:00+00:00",
                     *               "endsAt": "2027-03-14T14:00:00+00:00"
                     *             }
                     *           ],
                     *           "price": "80.00",
                     *           "priceMinor": 1,
                     *           "currency": "USD",
                     *           "isFree": true,
                     *           "paymentStatus": "pending",
                     *           "paymentExpiresAt": "2027-03-14T14:00:00+00:00",
                     *           "respondBy": "2027-03-14T14:00:00+00:00",
                     *           "note": "text",
                     *           "declineReason": "text",
                     *           "paidAt": "2027-03-14T14:00:00+00:00",
                     *           "acceptedAt": "2027-03-14T14:00:00+00:00",
                     *           "declinedAt": "2027-03-14T14:00:00+00:00",
                     *           "completedAt": "2027-03-14T14:00:00+00:00",
                     *           "cancelledAt": "2027-03-14T14:00:00+00:00",
                     *           "refundedAt": "2027-03-14T14:00:00+00:00",
                     *           "createdAt": "2027-03-14T14:00:00+00:00",
                     *           "updatedAt": "2027-03-14T14:00:00+00:00"
                     *         },
                     *         "payment_url": "https://api.example.com/gateway/offline/cs_4f8a",
                     *         "expires_at": "2027-03-14T14:00:00+00:00"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            booking: components["schemas"]["Booking"];
                            expires_at: string | null;
                            payment_url: string | null;
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description IdempotencyKeyInFlight */
            409: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "IdempotencyKeyInFlight";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ReservationLapsed, AttemptAlreadyBooked, OwnSession, NotBookable, IdempotencyKeyReused, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ReservationLapsed" | "AttemptAlreadyBooked" | "OwnSession" | "NotBookable" | "IdempotencyKeyReused" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["AttemptAlreadyBooked"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description GatewayUnavailable */
            502: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "GatewayUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "bookings.getMenteeBooking": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Booking fetched successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "booking": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "status": "pending_payment",
                     *           "statusLabel": "text",
                     *           "pendingDecision": "declined",
                     *           "closedBecause": "payment_lapsed",
                     *           "mentor": {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "name": "Mika Sorensen",
                     *             "username": "mika-sorensen",
                     *             "avatarUrl": "text"
                     *           },
                     *           "mentee": {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "name": "Mika Sorensen",
                     *             "username": "mika-sorensen",
                     *             "avatarUrl": "text"
                     *           },
                     *           "sessionType": {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "durationMinutes": 1,
                     *             "title": "Career review"
                     *           },
                     *           "startsAt": "2027-03-14T14:00:00+00:00",
                     *           "endsAt": "2027-03-14T14:00:00+00:00",
                     *           "concludesAt": "2027-03-14T14:00:00+00:00",
                     *           "slots": [
                     *             {
                     *               "id": "01920000-0000-7000-8000-000000000001",
                     *               "startsAt": "2027-03-14T14:00:00+00:00",
                     *               "endsAt": "2027-03-14T14:00:00+00:00"
                     *             }
                     *           ],
                     *           "price": "80.00",
                     *           "priceMinor": 1,
                     *           "currency": "USD",
                     *           "isFree": true,
                     *           "paymentStatus": "pending",
                     *           "paymentExpiresAt": "2027-03-14T14:00:00+00:00",
                     *           "respondBy": "2027-03-14T14:00:00+00:00",
                     *           "note": "text",
                     *           "declineReason": "text",
                     *           "paidAt": "2027-03-14T14:00:00+00:00",
                     *           "acceptedAt": "2027-03-14T14:00:00+00:00",
                     *           "declinedAt": "2027-03-14T14:00:00+00:00",
                     *           "completedAt": "2027-03-14T14:00:00+00:00",
                     *           "cancelledAt": "2027-03-14T14:00:00+00:00",
                     *           "refundedAt": "2027-03-14T14:00:00+00:00",
                     *           "createdAt": "2027-03-14T14:00:00+00:00",
                     *           "updatedAt": "2027-03-14T14:00:00+00:00"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            booking: components["schemas"]["Booking"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description BookingNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BookingNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "bookings.getPaymentLink": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Payment link fetched successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "payment_url": "https://api.example.com/gateway/offline/cs_4f8a",
                     *         "expires_at": "2027-03-14T14:00:00+00:00"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /** Format: date-time */
                            expires_at: string;
                            payment_url: string;
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description BookingNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BookingNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description CostsNothing, AlreadyPaid, ReservationLapsed, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "CostsNothing" | "AlreadyPaid" | "ReservationLapsed" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description GatewayUnavailable */
            502: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "GatewayUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "scheduling.listHolds": {
        parameters: {
            query?: {
                /**
                 * @description a number less than or equal to 1000000
                 * @example 1
                 */
                page?: number;
                /**
                 * @description a number between 1 and 50
                 * @example 1
                 */
                per_page?: number;
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "holds": {
                     *           "data": [
                     *             {
                     *               "booking_attempt_id": "01920000-0000-7000-8000-000000000001",
                     *               "slot_id": "01920000-0000-7000-8000-000000000001",
                     *               "mentor_id": "01920000-0000-7000-8000-000000000001",
                     *               "session_type_id": "01920000-0000-7000-8000-000000000001",
                     *               "starts_at": "2027-03-14T14:00:00+00:00",
                     *               "ends_at": "2027-03-14T14:00:00+00:00",
                     *               "expires_at": "2027-03-14T14:00:00+00:00",
                     *               "is_in_checkout": true
                     *             }
                     *           ],
                     *           "links": {
                     *             "first": "https://api.example.com/api/v1/mentee/holds?page=1",
                     *             "last": "text",
                     *             "prev": "text",
                     *             "next": "text"
                     *           },
                     *           "meta": {
                     *             "current_page": 1,
                     *             "from": 1,
                     *             "last_page": 1,
                     *             "path": "https://api.example.com/api/v1/mentee/holds",
                     *             "per_page": 1,
                     *             "to": 1,
                     *             "total": 1
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            holds: {
                                data: components["schemas"]["HeldSeat"][];
                                links: components["schemas"]["PageLinks"];
                                meta: components["schemas"]["PageMeta"];
                            };
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "availability_overrides": [
                     *           {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "mentorId": "01920000-0000-7000-8000-000000000001",
                     *             "sessionTypeId": "01920000-0000-7000-8000-000000000001",
                     *             "date": "2027-03-14",
                     *             "timeSlots": [
                     *               {
                     *                 "start_time": "09:00",
                     *                 "end_time": "12:00"
                     *               }
                     *             ],
                     *             "createdAt": "2027-03-14T14:00:00+00:00",
                     *             "updatedAt": "2027-03-14T14:00:00+00:00"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            availability_overrides: components["schemas"]["AvailabilityOverride"][];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "scheduling.putAvailabilityOverride": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect. */
                "Idempotency-Key"?: string;
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
                "application/json": {
                    /** Format: date */
                    date: string;
                    session_type_id?: string | null;
                    /**
                     * maxItems(96)
                     * @description an array of at most 96 item(s)
                     */
                    time_slots: components["schemas"]["TimeBlock"][];
                };
            };
        };
        responses: {
            /** @description Availability override updated successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "availability_override": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "mentorId": "01920000-0000-7000-8000-000000000001",
                     *           "sessionTypeId": "01920000-0000-7000-8000-000000000001",
                     *           "date": "2027-03-14",
                     *           "timeSlots": [
                     *             {
                     *               "start_time": "09:00",
                     *               "end_time": "12:00"
                     *             }
                     *           ],
                     *           "createdAt": "2027-03-14T14:00:00+00:00",
                     *           "updatedAt": "2027-03-14T14:00:00+00:00"
                     *         },
                     *         "is_new": true,
                     *         "conflicts": [
                     *           {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "mentor_id": "01920000-0000-7000-8000-000000000001",
                     *             "session_type_id": "01920000-0000-7000-8000-000000000001",
                     *             "availability_rule_id": "01920000-0000-7000-8000-000000000001",
                     *             "availability_override_id": "01920000-0000-7000-8000-000000000001",
                     *             "starts_at": "2027-03-14T14:00:00+00:00",
                     *             "ends_at": "2027-03-14T14:00:00+00:00",
                     *             "buffer_ends_at": "2027-03-14T14:00:00+00:00",
                     *             "held_until": "2027-03-14T14:00:00+00:00",
                     *             "status": "available",
                     *             "status_label": "text",
                     *             "is_selectable": true,
                     *             "max_capacity": 1,
                     *             "current_capacity": 1,
                     *             "available_seats": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            availability_override: components["schemas"]["AvailabilityOverride"];
                            conflicts: components["schemas"]["Slot"][];
                            is_new: boolean;
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description Availability override created successfully. */
            201: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "availability_override": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "mentorId": "01920000-0000-7000-8000-000000000001",
                     *           "sessionTypeId": "01920000-0000-7000-8000-000000000001",
                     *           "date": "2027-03-14",
                     *           "timeSlots": [
                     *             {
                     *               "start_time": "09:00",
                     *               "end_time": "12:00"
                     *             }
                     *           ],
                     *           "createdAt": "2027-03-14T14:00:00+00:00",
                     *           "updatedAt": "2027-03-14T14:00:00+00:00"
                     *         },
                     *         "is_new": true,
                     *         "conflicts": [
                     *           {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "mentor_id": "01920000-0000-7000-8000-000000000001",
                     *             "session_type_id": "01920000-0000-7000-8000-000000000001",
                     *             "availability_rule_id": "01920000-0000-7000-8000-000000000001",
                     *             "availability_override_id": "01920000-0000-7000-8000-000000000001",
                     *             "starts_at": "2027-03-14T14:00:00+00:00",
                     *             "ends_at": "2027-03-14T14:00:00+00:00",
                     *             "buffer_ends_at": "2027-03-14T14:00:00+00:00",
                     *             "held_until": "2027-03-14T14:00:00+00:00",
                     *             "status": "available",
                     *             "status_label": "text",
                     *             "is_selectable": true,
                     *             "max_capacity": 1,
                     *             "current_capacity": 1,
                     *             "available_seats": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            availability_override: components["schemas"]["AvailabilityOverride"];
                            conflicts: components["schemas"]["Slot"][];
                            is_new: boolean;
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description IdempotencyKeyInFlight */
            409: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "IdempotencyKeyInFlight";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description CalendarFull, IdempotencyKeyReused, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "CalendarFull" | "IdempotencyKeyReused" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFull"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "scheduling.getAvailabilityOverride": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Availability override fetched successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "availability_override": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "mentorId": "01920000-0000-7000-8000-000000000001",
                     *           "sessionTypeId": "01920000-0000-7000-8000-000000000001",
                     *           "date": "2027-03-14",
                     *           "timeSlots": [
                     *             {
                     *               "start_time": "09:00",
                     *               "end_time": "12:00"
                     *             }
                     *           ],
                     *           "createdAt": "2027-03-14T14:00:00+00:00",
                     *           "updatedAt": "2027-03-14T14:00:00+00:00"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            availability_override: components["schemas"]["AvailabilityOverride"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound, AvailabilityOverrideNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound" | "AvailabilityOverrideNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "scheduling.deleteAvailabilityOverride": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Availability override deleted successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        data: Record<string, never>;
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound, AvailabilityOverrideNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound" | "AvailabilityOverrideNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "availability_rules": [
                     *           {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "mentorId": "01920000-0000-7000-8000-000000000001",
                     *             "sessionTypeId": "01920000-0000-7000-8000-000000000001",
                     *             "ruleType": "regular_weekly",
                     *             "ruleTypeLabel": "text",
                     *             "dayOfWeek": 1,
                     *             "timeBlocks": [
                     *               {
                     *                 "start_time": "09:00",
                     *                 "end_time": "12:00"
                     *               }
                     *             ],
                     *             "rrule": "FREQ=WEEKLY;BYDAY=MO",
                     *             "specificDate": "2027-03-14",
                     *             "validFrom": "2027-03-14",
                     *             "validUntil": "2027-03-14",
                     *             "isActive": true,
                     *             "createdAt": "2027-03-14T14:00:00+00:00",
                     *             "updatedAt": "2027-03-14T14:00:00+00:00"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            availability_rules: components["schemas"]["AvailabilityRule"][];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "scheduling.createAvailabilityRule": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect. */
                "Idempotency-Key"?: string;
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
                "application/json": {
                    /**
                     * between(0, 6)
                     * @description a number between 0 and 6
                     */
                    day_of_week?: number | null;
                    rrule?: string | null;
                    /** @enum {string} */
                    rule_type: "regular_weekly" | "recurring" | "one_time";
                    session_type_id?: string | null;
                    specific_date?: string | null;
                    /**
                     * maxItems(96)
                     * @description an array of at most 96 item(s)
                     */
                    time_blocks: components["schemas"]["TimeBlock"][];
                    valid_from?: string | null;
                    valid_until?: string | null;
                };
            };
        };
        responses: {
            /** @description Availability rule created successfully. */
            201: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "availability_rule": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "mentorId": "01920000-0000-7000-8000-000000000001",
                     *           "sessionTypeId": "01920000-0000-7000-8000-000000000001",
                     *           "ruleType": "regular_weekly",
                     *           "ruleTypeLabel": "text",
                     *           "dayOfWeek": 1,
                     *           "timeBlocks": [
                     *             {
                     *               "start_time": "09:00",
                     *               "end_time": "12:00"
                     *             }
                     *           ],
                     *           "rrule": "FREQ=WEEKLY;BYDAY=MO",
                     *           "specificDate": "2027-03-14",
                     *           "validFrom": "2027-03-14",
                     *           "validUntil": "2027-03-14",
                     *           "isActive": true,
                     *           "createdAt": "2027-03-14T14:00:00+00:00",
                     *           "updatedAt": "2027-03-14T14:00:00+00:00"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            availability_rule: components["schemas"]["AvailabilityRule"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description IdempotencyKeyInFlight */
            409: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "IdempotencyKeyInFlight";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description CalendarFull, IdempotencyKeyReused, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "CalendarFull" | "IdempotencyKeyReused" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFull"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "scheduling.getAvailabilityRule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Availability rule fetched successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "availability_rule": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "mentorId": "01920000-0000-7000-8000-000000000001",
                     *           "sessionTypeId": "01920000-0000-7000-8000-000000000001",
                     *           "ruleType": "regular_weekly",
                     *           "ruleTypeLabel": "text",
                     *           "dayOfWeek": 1,
                     *           "timeBlocks": [
                     *             {
                     *               "start_time": "09:00",
                     *               "end_time": "12:00"
                     *             }
                     *           ],
                     *           "rrule": "FREQ=WEEKLY;BYDAY=MO",
                     *           "specificDate": "2027-03-14",
                     *           "validFrom": "2027-03-14",
                     *           "validUntil": "2027-03-14",
                     *           "isActive": true,
                     *           "createdAt": "2027-03-14T14:00:00+00:00",
                     *           "updatedAt": "2027-03-14T14:00:00+00:00"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            availability_rule: components["schemas"]["AvailabilityRule"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound, AvailabilityRuleNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound" | "AvailabilityRuleNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "scheduling.updateAvailabilityRule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: string;
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
                "application/json": {
                    day_of_week?: number | null;
                    is_active?: boolean;
                    rrule?: string | null;
                    /** @enum {string} */
                    rule_type?: "regular_weekly" | "recurring" | "one_time";
                    session_type_id?: string | null;
                    specific_date?: string | null;
                    /**
                     * maxItems(96)
                     * @description an array of at most 96 item(s)
                     */
                    time_blocks?: components["schemas"]["TimeBlock"][];
                    /** Format: date */
                    valid_from?: string;
                    valid_until?: string | null;
                };
            };
        };
        responses: {
            /** @description Availability rule updated successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "availability_rule": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "mentorId": "01920000-0000-7000-8000-000000000001",
                     *           "sessionTypeId": "01920000-0000-7000-8000-000000000001",
                     *           "ruleType": "regular_weekly",
                     *           "ruleTypeLabel": "text",
                     *           "dayOfWeek": 1,
                     *           "timeBlocks": [
                     *             {
                     *               "start_time": "09:00",
                     *               "end_time": "12:00"
                     *             }
                     *           ],
                     *           "rrule": "FREQ=WEEKLY;BYDAY=MO",
                     *           "specificDate": "2027-03-14",
                     *           "validFrom": "2027-03-14",
                     *           "validUntil": "2027-03-14",
                     *           "isActive": true,
                     *           "createdAt": "2027-03-14T14:00:00+00:00",
                     *           "updatedAt": "2027-03-14T14:00:00+00:00"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            availability_rule: components["schemas"]["AvailabilityRule"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound, AvailabilityRuleNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound" | "AvailabilityRuleNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description CalendarFull, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "CalendarFull" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFull"] | components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "scheduling.deactivateAvailabilityRule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Availability rule deactivated successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        data: Record<string, never>;
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound, AvailabilityRuleNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound" | "AvailabilityRuleNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "scheduling.updateAvailabilityRule.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: string;
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
                "application/json": {
                    day_of_week?: number | null;
                    is_active?: boolean;
                    rrule?: string | null;
                    /** @enum {string} */
                    rule_type?: "regular_weekly" | "recurring" | "one_time";
                    session_type_id?: string | null;
                    specific_date?: string | null;
                    /**
                     * maxItems(96)
                     * @description an array of at most 96 item(s)
                     */
                    time_blocks?: components["schemas"]["TimeBlock"][];
                    /** Format: date */
                    valid_from?: string;
                    valid_until?: string | null;
                };
            };
        };
        responses: {
            /** @description Availability rule updated successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "availability_rule": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "mentorId": "01920000-0000-7000-8000-000000000001",
                     *           "sessionTypeId": "01920000-0000-7000-8000-000000000001",
                     *           "ruleType": "regular_weekly",
                     *           "ruleTypeLabel": "text",
                     *           "dayOfWeek": 1,
                     *           "timeBlocks": [
                     *             {
                     *               "start_time": "09:00",
                     *               "end_time": "12:00"
                     *             }
                     *           ],
                     *           "rrule": "FREQ=WEEKLY;BYDAY=MO",
                     *           "specificDate": "2027-03-14",
                     *           "validFrom": "2027-03-14",
                     *           "validUntil": "2027-03-14",
                     *           "isActive": true,
                     *           "createdAt": "2027-03-14T14:00:00+00:00",
                     *           "updatedAt": "2027-03-14T14:00:00+00:00"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            availability_rule: components["schemas"]["AvailabilityRule"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound, AvailabilityRuleNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound" | "AvailabilityRuleNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description CalendarFull, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "CalendarFull" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFull"] | components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "scheduling.activateAvailabilityRule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Availability rule activated successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "availability_rule": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "mentorId": "01920000-0000-7000-8000-000000000001",
                     *           "sessionTypeId": "01920000-0000-7000-8000-000000000001",
                     *           "ruleType": "regular_weekly",
                     *           "ruleTypeLabel": "text",
                     *           "dayOfWeek": 1,
                     *           "timeBlocks": [
                     *             {
                     *               "start_time": "09:00",
                     *               "end_time": "12:00"
                     *             }
                     *           ],
                     *           "rrule": "FREQ=WEEKLY;BYDAY=MO",
                     *           "specificDate": "2027-03-14",
                     *           "validFrom": "2027-03-14",
                     *           "validUntil": "2027-03-14",
                     *           "isActive": true,
                     *           "createdAt": "2027-03-14T14:00:00+00:00",
                     *           "updatedAt": "2027-03-14T14:00:00+00:00"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            availability_rule: components["schemas"]["AvailabilityRule"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound, AvailabilityRuleNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound" | "AvailabilityRuleNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description CalendarFull, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "CalendarFull" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFull"] | components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "scheduling.createAvailabilityRules": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect. */
                "Idempotency-Key"?: string;
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
                "application/json": {
                    /**
                     * maxItems(100)
                     * @description an array of at most 100 item(s)
                     */
                    availability_rules: {
                        /**
                         * between(0, 6)
                         * @description a number between 0 and 6
                         */
                        day_of_week?: number | null;
                        rrule?: string | null;
                        /** @enum {string} */
                        rule_type: "regular_weekly" | "recurring" | "one_time";
                        session_type_id?: string | null;
                        specific_date?: string | null;
                        /**
                         * maxItems(96)
                         * @description an array of at most 96 item(s)
                         */
                        time_blocks: components["schemas"]["TimeBlock"][];
                        valid_from?: string | null;
                        valid_until?: string | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description Availability rules created successfully. */
            201: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "availability_rules": [
                     *           {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "mentorId": "01920000-0000-7000-8000-000000000001",
                     *             "sessionTypeId": "01920000-0000-7000-8000-000000000001",
                     *             "ruleType": "regular_weekly",
                     *             "ruleTypeLabel": "text",
                     *             "dayOfWeek": 1,
                     *             "timeBlocks": [
                     *               {
                     *                 "start_time": "09:00",
                     *                 "end_time": "12:00"
                     *               }
                     *             ],
                     *             "rrule": "FREQ=WEEKLY;BYDAY=MO",
                     *             "specificDate": "2027-03-14",
                     *             "validFrom": "2027-03-14",
                     *             "validUntil": "2027-03-14",
                     *             "isActive": true,
                     *             "createdAt": "2027-03-14T14:00:00+00:00",
                     *             "updatedAt": "2027-03-14T14:00:00+00:00"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            availability_rules: components["schemas"]["AvailabilityRule"][];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description IdempotencyKeyInFlight */
            409: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "IdempotencyKeyInFlight";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description CalendarFull, IdempotencyKeyReused, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "CalendarFull" | "IdempotencyKeyReused" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFull"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                "application/json": {
                    day_of_week?: number | null;
                    is_active?: boolean;
                    rrule?: string | null;
                    rule_id?: string | null;
                    /** @enum {string} */
                    rule_type?: "regular_weekly" | "recurring" | "one_time";
                    session_type_id?: string | null;
                    specific_date?: string | null;
                    /**
                     * maxItems(96)
                     * @description an array of at most 96 item(s)
                     */
                    time_blocks?: components["schemas"]["TimeBlock"][];
                    valid_from?: string | null;
                    valid_until?: string | null;
                };
            };
        };
        responses: {
            /** @description Availability rule previewed successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "preview": {
                     *           "from": "2027-03-14T14:00:00+00:00",
                     *           "until": "2027-03-14T14:00:00+00:00",
                     *           "added_total": 1,
                     *           "added": [
                     *             {
                     *               "session_type_id": "01920000-0000-7000-8000-000000000001",
                     *               "starts_at": "2027-03-14T14:00:00+00:00",
                     *               "ends_at": "2027-03-14T14:00:00+00:00"
                     *             }
                     *           ],
                     *           "removed_total": 1,
                     *           "removed": [
                     *             {
                     *               "session_type_id": "01920000-0000-7000-8000-000000000001",
                     *               "starts_at": "2027-03-14T14:00:00+00:00",
                     *               "ends_at": "2027-03-14T14:00:00+00:00"
                     *             }
                     *           ],
                     *           "conflicts_total": 1,
                     *           "conflicts": [
                     *             {
                     *               "id": "01920000-0000-7000-8000-000000000001",
                     *               "mentor_id": "01920000-0000-7000-8000-000000000001",
                     *               "session_type_id": "01920000-0000-7000-8000-000000000001",
                     *               "availability_rule_id": "01920000-0000-7000-8000-000000000001",
                     *               "availability_override_id": "01920000-0000-7000-8000-000000000001",
                     *               "starts_at": "2027-03-14T14:00:00+00:00",
                     *               "ends_at": "2027-03-14T14:00:00+00:00",
                     *               "buffer_ends_at": "2027-03-14T14:00:00+00:00",
                     *               "held_until": "2027-03-14T14:00:00+00:00",
                     *               "status": "available",
                     *               "status_label": "text",
                     *               "is_selectable": true,
                     *               "max_capacity": 1,
                     *               "current_capacity": 1,
                     *               "available_seats": 1
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            preview: components["schemas"]["AvailabilityPreview"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound, AvailabilityRuleNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound" | "AvailabilityRuleNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "bookings.listMentorBookings": {
        parameters: {
            query?: {
                /**
                 * @description a number less than or equal to 1000000
                 * @example 1
                 */
                page?: number;
                /**
                 * @description a number between 1 and 50
                 * @example 1
                 */
                per_page?: number;
                /** @example pending_payment */
                status?: ("pending_payment" | "requested" | "paid" | "confirmed" | "completed" | "cancelled" | "refunded") | null;
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "bookings": {
                     *           "data": [
                     *             {
                     *               "id": "01920000-0000-7000-8000-000000000001",
                     *               "status": "pending_payment",
                     *               "statusLabel": "text",
                     *               "pendingDecision": "declined",
                     *               "closedBecause": "payment_lapsed",
                     *               "mentor": {
                     *                 "id": "01920000-0000-7000-8000-000000000001",
                     *                 "name": "Mika Sorensen",
                     *                 "username": "mika-sorensen",
                     *                 "avatarUrl": "text"
                     *               },
                     *               "mentee": {
                     *                 "id": "01920000-0000-7000-8000-000000000001",
                     *                 "name": "Mika Sorensen",
                     *                 "username": "mika-sorensen",
                     *                 "avatarUrl": "text"
                     *               },
                     *               "sessionType": {
                     *                 "id": "01920000-0000-7000-8000-000000000001",
                     *                 "durationMinutes": 1,
                     *                 "title": "Career review"
                     *               },
                     *               "startsAt": "2027-03-14T14:00:00+00:00",
                     *               "endsAt": "2027-03-14T14:00:00+00:00",
                     *               "concludesAt": "2027-03-14T14:00:00+00:00",
                     *               "slots": [
                     *                 {
                     *                   "id": "01920000-0000-7000-8000-000000000001",
                     *                   "startsAt": "2027-03-14T14:00:00+00:00",
                     *                   "endsAt": "2027-03-14T14:00:00+00:00"
                     *                 }
                     *               ],
                     *               "price": "80.00",
                     *               "priceMinor": 1,
                     *               "currency": "USD",
                     *               "isFree": true,
                     *               "paymentStatus": "pending",
                     *               "paymentExpiresAt": "2027-03-14T14:00:00+00:00",
                     *               "respondBy": "2027-03-14T14:00:00+00:00",
                     *               "note": "text",
                     *               "declineReason": "text",
                     *               "paidAt": "2027-03-14T14:00:00+00:00",
                     *               "acceptedAt": "2027-03-14T14:00:00+00:00",
                     *               "declinedAt": "2027-03-14T14:00:00+00:00",
                     *               "completedAt": "2027-03-14T14:00:00+00:00",
                     *               "cancelledAt": "2027-03-14T14:00:00+00:00",
                     *               "refundedAt": "2027-03-14T14:00:00+00:00",
                     *               "createdAt": "2027-03-14T14:00:00+00:00",
                     *               "updatedAt": "2027-03-14T14:00:00+00:00"
                     *             }
                     *           ],
                     *           "links": {
                     *             "first": "https://api.example.com/api/v1/mentee/holds?page=1",
                     *             "last": "text",
                     *             "prev": "text",
                     *             "next": "text"
                     *           },
                     *           "meta": {
                     *             "current_page": 1,
                     *             "from": 1,
                     *             "last_page": 1,
                     *             "path": "https://api.example.com/api/v1/mentee/holds",
                     *             "per_page": 1,
                     *             "to": 1,
                     *             "total": 1
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            bookings: {
                                data: components["schemas"]["Booking"][];
                                links: components["schemas"]["PageLinks"];
                                meta: components["schemas"]["PageMeta"];
                            };
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "bookings.getMentorBooking": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Booking fetched successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "booking": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "status": "pending_payment",
                     *           "statusLabel": "text",
                     *           "pendingDecision": "declined",
                     *           "closedBecause": "payment_lapsed",
                     *           "mentor": {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "name": "Mika Sorensen",
                     *             "username": "mika-sorensen",
                     *             "avatarUrl": "text"
                     *           },
                     *           "mentee": {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "name": "Mika Sorensen",
                     *             "username": "mika-sorensen",
                     *             "avatarUrl": "text"
                     *           },
                     *           "sessionType": {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "durationMinutes": 1,
                     *             "title": "Career review"
                     *           },
                     *           "startsAt": "2027-03-14T14:00:00+00:00",
                     *           "endsAt": "2027-03-14T14:00:00+00:00",
                     *           "concludesAt": "2027-03-14T14:00:00+00:00",
                     *           "slots": [
                     *             {
                     *               "id": "01920000-0000-7000-8000-000000000001",
                     *               "startsAt": "2027-03-14T14:00:00+00:00",
                     *               "endsAt": "2027-03-14T14:00:00+00:00"
                     *             }
                     *           ],
                     *           "price": "80.00",
                     *           "priceMinor": 1,
                     *           "currency": "USD",
                     *           "isFree": true,
                     *           "paymentStatus": "pending",
                     *           "paymentExpiresAt": "2027-03-14T14:00:00+00:00",
                     *           "respondBy": "2027-03-14T14:00:00+00:00",
                     *           "note": "text",
                     *           "declineReason": "text",
                     *           "paidAt": "2027-03-14T14:00:00+00:00",
                     *           "acceptedAt": "2027-03-14T14:00:00+00:00",
                     *           "declinedAt": "2027-03-14T14:00:00+00:00",
                     *           "completedAt": "2027-03-14T14:00:00+00:00",
                     *           "cancelledAt": "2027-03-14T14:00:00+00:00",
                     *           "refundedAt": "2027-03-14T14:00:00+00:00",
                     *           "createdAt": "2027-03-14T14:00:00+00:00",
                     *           "updatedAt": "2027-03-14T14:00:00+00:00"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            booking: components["schemas"]["Booking"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound, BookingNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound" | "BookingNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "bookings.acceptBooking": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Booking accepted successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "booking": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "status": "pending_payment",
                     *           "statusLabel": "text",
                     *           "pendingDecision": "declined",
                     *           "closedBecause": "payment_lapsed",
                     *           "mentor": {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "name": "Mika Sorensen",
                     *             "username": "mika-sorensen",
                     *             "avatarUrl": "text"
                     *           },
                     *           "mentee": {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "name": "Mika Sorensen",
                     *             "username": "mika-sorensen",
                     *             "avatarUrl": "text"
                     *           },
                     *           "sessionType": {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "durationMinutes": 1,
                     *             "title": "Career review"
                     *           },
                     *           "startsAt": "2027-03-14T14:00:00+00:00",
                     *           "endsAt": "2027-03-14T14:00:00+00:00",
                     *           "concludesAt": "2027-03-14T14:00:00+00:00",
                     *           "slots": [
                     *             {
                     *               "id": "01920000-0000-7000-8000-000000000001",
                     *               "startsAt": "2027-03-14T14:00:00+00:00",
                     *               "endsAt": "2027-03-14T14:00:00+00:00"
                     *             }
                     *           ],
                     *           "price": "80.00",
                     *           "priceMinor": 1,
                     *           "currency": "USD",
                     *           "isFree": true,
                     *           "paymentStatus": "pending",
                     *           "paymentExpiresAt": "2027-03-14T14:00:00+00:00",
                     *           "respondBy": "2027-03-14T14:00:00+00:00",
                     *           "note": "text",
                     *           "declineReason": "text",
                     *           "paidAt": "2027-03-14T14:00:00+00:00",
                     *           "acceptedAt": "2027-03-14T14:00:00+00:00",
                     *           "declinedAt": "2027-03-14T14:00:00+00:00",
                     *           "completedAt": "2027-03-14T14:00:00+00:00",
                     *           "cancelledAt": "2027-03-14T14:00:00+00:00",
                     *           "refundedAt": "2027-03-14T14:00:00+00:00",
                     *           "createdAt": "2027-03-14T14:00:00+00:00",
                     *           "updatedAt": "2027-03-14T14:00:00+00:00"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            booking: components["schemas"]["Booking"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound, BookingNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound" | "BookingNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TransitionRefused, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TransitionRefused" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransitionRefused"] | components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "bookings.completeBooking": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Booking completed successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "booking": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "status": "pending_payment",
                     *           "statusLabel": "text",
                     *           "pendingDecision": "declined",
                     *           "closedBecause": "payment_lapsed",
                     *           "mentor": {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "name": "Mika Sorensen",
                     *             "username": "mika-sorensen",
                     *             "avatarUrl": "text"
                     *           },
                     *           "mentee": {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "name": "Mika Sorensen",
                     *             "username": "mika-sorensen",
                     *             "avatarUrl": "text"
                     *           },
                     *           "sessionType": {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "durationMinutes": 1,
                     *             "title": "Career review"
                     *           },
                     *           "startsAt": "2027-03-14T14:00:00+00:00",
                     *           "endsAt": "2027-03-14T14:00:00+00:00",
                     *           "concludesAt": "2027-03-14T14:00:00+00:00",
                     *           "slots": [
                     *             {
                     *               "id": "01920000-0000-7000-8000-000000000001",
                     *               "startsAt": "2027-03-14T14:00:00+00:00",
                     *               "endsAt": "2027-03-14T14:00:00+00:00"
                     *             }
                     *           ],
                     *           "price": "80.00",
                     *           "priceMinor": 1,
                     *           "currency": "USD",
                     *           "isFree": true,
                     *           "paymentStatus": "pending",
                     *           "paymentExpiresAt": "2027-03-14T14:00:00+00:00",
                     *           "respondBy": "2027-03-14T14:00:00+00:00",
                     *           "note": "text",
                     *           "declineReason": "text",
                     *           "paidAt": "2027-03-14T14:00:00+00:00",
                     *           "acceptedAt": "2027-03-14T14:00:00+00:00",
                     *           "declinedAt": "2027-03-14T14:00:00+00:00",
                     *           "completedAt": "2027-03-14T14:00:00+00:00",
                     *           "cancelledAt": "2027-03-14T14:00:00+00:00",
                     *           "refundedAt": "2027-03-14T14:00:00+00:00",
                     *           "createdAt": "2027-03-14T14:00:00+00:00",
                     *           "updatedAt": "2027-03-14T14:00:00+00:00"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            booking: components["schemas"]["Booking"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound, BookingNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound" | "BookingNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TransitionRefused, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TransitionRefused" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransitionRefused"] | components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "bookings.declineBooking": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: string;
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
                "application/json": {
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description Booking declined successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "booking": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "status": "pending_payment",
                     *           "statusLabel": "text",
                     *           "pendingDecision": "declined",
                     *           "closedBecause": "payment_lapsed",
                     *           "mentor": {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "name": "Mika Sorensen",
                     *             "username": "mika-sorensen",
                     *             "avatarUrl": "text"
                     *           },
                     *           "mentee": {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "name": "Mika Sorensen",
                     *             "username": "mika-sorensen",
                     *             "avatarUrl": "text"
                     *           },
                     *           "sessionType": {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "durationMinutes": 1,
                     *             "title": "Career review"
                     *           },
                     *           "startsAt": "2027-03-14T14:00:00+00:00",
                     *           "endsAt": "2027-03-14T14:00:00+00:00",
                     *           "concludesAt": "2027-03-14T14:00:00+00:00",
                     *           "slots": [
                     *             {
                     *               "id": "01920000-0000-7000-8000-000000000001",
                     *               "startsAt": "2027-03-14T14:00:00+00:00",
                     *               "endsAt": "2027-03-14T14:00:00+00:00"
                     *             }
                     *           ],
                     *           "price": "80.00",
                     *           "priceMinor": 1,
                     *           "currency": "USD",
                     *           "isFree": true,
                     *           "paymentStatus": "pending",
                     *           "paymentExpiresAt": "2027-03-14T14:00:00+00:00",
                     *           "respondBy": "2027-03-14T14:00:00+00:00",
                     *           "note": "text",
                     *           "declineReason": "text",
                     *           "paidAt": "2027-03-14T14:00:00+00:00",
                     *           "acceptedAt": "2027-03-14T14:00:00+00:00",
                     *           "declinedAt": "2027-03-14T14:00:00+00:00",
                     *           "completedAt": "2027-03-14T14:00:00+00:00",
                     *           "cancelledAt": "2027-03-14T14:00:00+00:00",
                     *           "refundedAt": "2027-03-14T14:00:00+00:00",
                     *           "createdAt": "2027-03-14T14:00:00+00:00",
                     *           "updatedAt": "2027-03-14T14:00:00+00:00"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            booking: components["schemas"]["Booking"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound, BookingNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound" | "BookingNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description IdempotencyKeyInFlight */
            409: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "IdempotencyKeyInFlight";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TransitionRefused, IdempotencyKeyReused, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TransitionRefused" | "IdempotencyKeyReused" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransitionRefused"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "calendar_feed": {
                     *           "url": "text",
                     *           "created_at": "2027-03-14T14:00:00+00:00"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            calendar_feed: components["schemas"]["CalendarFeed"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        data: Record<string, never>;
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "earnings.getSummary": {
        parameters: {
            query?: {
                /** @example 7d */
                period?: ("7d" | "30d" | "90d" | "365d") | null;
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "currency": "USD",
                     *         "lifetime_earned": {
                     *           "minor": 1,
                     *           "major": "80.00",
                     *           "formatted": "€80.00"
                     *         },
                     *         "pending_clearance": {
                     *           "minor": 1,
                     *           "major": "80.00",
                     *           "formatted": "€80.00"
                     *         },
                     *         "available_balance": {
                     *           "minor": 1,
                     *           "major": "80.00",
                     *           "formatted": "€80.00"
                     *         },
                     *         "in_review": {
                     *           "minor": 1,
                     *           "major": "80.00",
                     *           "formatted": "€80.00"
                     *         },
                     *         "withdrawn_total": {
                     *           "minor": 1,
                     *           "major": "80.00",
                     *           "formatted": "€80.00"
                     *         },
                     *         "change_percent": 1,
                     *         "sparkline": [
                     *           {
                     *             "label": "text",
                     *             "date": "2027-03-14",
                     *             "earned": {
                     *               "minor": 1,
                     *               "major": "80.00",
                     *               "formatted": "€80.00"
                     *             },
                     *             "refunded": {
                     *               "minor": 1,
                     *               "major": "80.00",
                     *               "formatted": "€80.00"
                     *             },
                     *             "net": {
                     *               "minor": 1,
                     *               "major": "80.00",
                     *               "formatted": "€80.00"
                     *             }
                     *           }
                     *         ],
                     *         "sparkline_interval": "daily",
                     *         "clearance_hold_days": 1,
                     *         "currencies": [
                     *           {
                     *             "currency": "USD",
                     *             "lifetime_earned": {
                     *               "minor": 1,
                     *               "major": "80.00",
                     *               "formatted": "€80.00"
                     *             },
                     *             "pending_clearance": {
                     *               "minor": 1,
                     *               "major": "80.00",
                     *               "formatted": "€80.00"
                     *             },
                     *             "available_balance": {
                     *               "minor": 1,
                     *               "major": "80.00",
                     *               "formatted": "€80.00"
                     *             },
                     *             "in_review": {
                     *               "minor": 1,
                     *               "major": "80.00",
                     *               "formatted": "€80.00"
                     *             },
                     *             "withdrawn_total": {
                     *               "minor": 1,
                     *               "major": "80.00",
                     *               "formatted": "€80.00"
                     *             },
                     *             "change_percent": 1,
                     *             "sparkline": [
                     *               {
                     *                 "label": "text",
                     *                 "date": "2027-03-14",
                     *                 "earned": {
                     *                   "minor": 1,
                     *                   "major": "80.00",
                     *                   "formatted": "€80.00"
                     *                 },
                     *                 "refunded": {
                     *                   "minor": 1,
                     *                   "major": "80.00",
                     *                   "formatted": "€80.00"
                     *                 },
                     *                 "net": {
                     *                   "minor": 1,
                     *                   "major": "80.00",
                     *                   "formatted": "€80.00"
                     *                 }
                     *               }
                     *             ],
                     *             "sparkline_interval": "daily",
                     *             "clearance_hold_days": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["EarningsSummary"];
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "off_days": [
                     *           {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "mentorId": "01920000-0000-7000-8000-000000000001",
                     *             "offFrom": "2027-03-14",
                     *             "offUntil": "2027-03-14",
                     *             "reason": "text",
                     *             "isFullDay": true,
                     *             "offTimeBlocks": [
                     *               {
                     *                 "start_time": "09:00",
                     *                 "end_time": "12:00"
                     *               }
                     *             ],
                     *             "isVacation": true,
                     *             "createdAt": "2027-03-14T14:00:00+00:00",
                     *             "updatedAt": "2027-03-14T14:00:00+00:00"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            off_days: components["schemas"]["OffDay"][];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "scheduling.createOffDay": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect. */
                "Idempotency-Key"?: string;
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
                "application/json": {
                    is_full_day?: boolean | null;
                    is_vacation?: boolean | null;
                    /** Format: date */
                    off_from: string;
                    /**
                     * maxItems(96)
                     * @description an array of at most 96 item(s)
                     */
                    off_time_blocks?: components["schemas"]["TimeBlock"][] | null;
                    /** Format: date */
                    off_until: string;
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description Off-day created successfully. */
            201: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "off_day": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "mentorId": "01920000-0000-7000-8000-000000000001",
                     *           "offFrom": "2027-03-14",
                     *           "offUntil": "2027-03-14",
                     *           "reason": "text",
                     *           "isFullDay": true,
                     *           "offTimeBlocks": [
                     *             {
                     *               "start_time": "09:00",
                     *               "end_time": "12:00"
                     *             }
                     *           ],
                     *           "isVacation": true,
                     *           "createdAt": "2027-03-14T14:00:00+00:00",
                     *           "updatedAt": "2027-03-14T14:00:00+00:00"
                     *         },
                     *         "conflicts": [
                     *           {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "mentor_id": "01920000-0000-7000-8000-000000000001",
                     *             "session_type_id": "01920000-0000-7000-8000-000000000001",
                     *             "availability_rule_id": "01920000-0000-7000-8000-000000000001",
                     *             "availability_override_id": "01920000-0000-7000-8000-000000000001",
                     *             "starts_at": "2027-03-14T14:00:00+00:00",
                     *             "ends_at": "2027-03-14T14:00:00+00:00",
                     *             "buffer_ends_at": "2027-03-14T14:00:00+00:00",
                     *             "held_until": "2027-03-14T14:00:00+00:00",
                     *             "status": "available",
                     *             "status_label": "text",
                     *             "is_selectable": true,
                     *             "max_capacity": 1,
                     *             "current_capacity": 1,
                     *             "available_seats": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            conflicts: components["schemas"]["Slot"][];
                            off_day: components["schemas"]["OffDay"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description IdempotencyKeyInFlight */
            409: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "IdempotencyKeyInFlight";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description CalendarFull, IdempotencyKeyReused, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "CalendarFull" | "IdempotencyKeyReused" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFull"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "scheduling.getOffDay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Off-day fetched successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "off_day": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "mentorId": "01920000-0000-7000-8000-000000000001",
                     *           "offFrom": "2027-03-14",
                     *           "offUntil": "2027-03-14",
                     *           "reason": "text",
                     *           "isFullDay": true,
                     *           "offTimeBlocks": [
                     *             {
                     *               "start_time": "09:00",
                     *               "end_time": "12:00"
                     *             }
                     *           ],
                     *           "isVacation": true,
                     *           "createdAt": "2027-03-14T14:00:00+00:00",
                     *           "updatedAt": "2027-03-14T14:00:00+00:00"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            off_day: components["schemas"]["OffDay"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound, OffDayNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound" | "OffDayNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "scheduling.updateOffDay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: string;
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
                "application/json": {
                    is_full_day?: boolean;
                    is_vacation?: boolean;
                    /** Format: date */
                    off_from?: string;
                    off_time_blocks?: components["schemas"]["TimeBlock"][] | null;
                    /** Format: date */
                    off_until?: string;
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description Off-day updated successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "off_day": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "mentorId": "01920000-0000-7000-8000-000000000001",
                     *           "offFrom": "2027-03-14",
                     *           "offUntil": "2027-03-14",
                     *           "reason": "text",
                     *           "isFullDay": true,
                     *           "offTimeBlocks": [
                     *             {
                     *               "start_time": "09:00",
                     *               "end_time": "12:00"
                     *             }
                     *           ],
                     *           "isVacation": true,
                     *           "createdAt": "2027-03-14T14:00:00+00:00",
                     *           "updatedAt": "2027-03-14T14:00:00+00:00"
                     *         },
                     *         "conflicts": [
                     *           {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "mentor_id": "01920000-0000-7000-8000-000000000001",
                     *             "session_type_id": "01920000-0000-7000-8000-000000000001",
                     *             "availability_rule_id": "01920000-0000-7000-8000-000000000001",
                     *             "availability_override_id": "01920000-0000-7000-8000-000000000001",
                     *             "starts_at": "2027-03-14T14:00:00+00:00",
                     *             "ends_at": "2027-03-14T14:00:00+00:00",
                     *             "buffer_ends_at": "2027-03-14T14:00:00+00:00",
                     *             "held_until": "2027-03-14T14:00:00+00:00",
                     *             "status": "available",
                     *             "status_label": "text",
                     *             "is_selectable": true,
                     *             "max_capacity": 1,
                     *             "current_capacity": 1,
                     *             "available_seats": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            conflicts: components["schemas"]["Slot"][];
                            off_day: components["schemas"]["OffDay"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound, OffDayNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound" | "OffDayNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description CalendarFull, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "CalendarFull" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFull"] | components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "scheduling.deleteOffDay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Off-day deleted successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        data: Record<string, never>;
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound, OffDayNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound" | "OffDayNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "scheduling.updateOffDay.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: string;
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
                "application/json": {
                    is_full_day?: boolean;
                    is_vacation?: boolean;
                    /** Format: date */
                    off_from?: string;
                    off_time_blocks?: components["schemas"]["TimeBlock"][] | null;
                    /** Format: date */
                    off_until?: string;
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description Off-day updated successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "off_day": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "mentorId": "01920000-0000-7000-8000-000000000001",
                     *           "offFrom": "2027-03-14",
                     *           "offUntil": "2027-03-14",
                     *           "reason": "text",
                     *           "isFullDay": true,
                     *           "offTimeBlocks": [
                     *             {
                     *               "start_time": "09:00",
                     *               "end_time": "12:00"
                     *             }
                     *           ],
                     *           "isVacation": true,
                     *           "createdAt": "2027-03-14T14:00:00+00:00",
                     *           "updatedAt": "2027-03-14T14:00:00+00:00"
                     *         },
                     *         "conflicts": [
                     *           {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "mentor_id": "01920000-0000-7000-8000-000000000001",
                     *             "session_type_id": "01920000-0000-7000-8000-000000000001",
                     *             "availability_rule_id": "01920000-0000-7000-8000-000000000001",
                     *             "availability_override_id": "01920000-0000-7000-8000-000000000001",
                     *             "starts_at": "2027-03-14T14:00:00+00:00",
                     *             "ends_at": "2027-03-14T14:00:00+00:00",
                     *             "buffer_ends_at": "2027-03-14T14:00:00+00:00",
                     *             "held_until": "2027-03-14T14:00:00+00:00",
                     *             "status": "available",
                     *             "status_label": "text",
                     *             "is_selectable": true,
                     *             "max_capacity": 1,
                     *             "current_capacity": 1,
                     *             "available_seats": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            conflicts: components["schemas"]["Slot"][];
                            off_day: components["schemas"]["OffDay"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound, OffDayNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound" | "OffDayNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description CalendarFull, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "CalendarFull" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFull"] | components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "mentor_profile": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "headline": "Twelve years of back ends and the people behind them",
                     *           "expertise_areas": [
                     *             {
                     *               "id": "text",
                     *               "expertise_area_id": "text",
                     *               "name": "Mika Sorensen",
                     *               "skills": [
                     *                 {
                     *                   "id": "text",
                     *                   "name": "Mika Sorensen"
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "years_of_experience": 1,
                     *           "hourly_rate": "80.00",
                     *           "approval_status": "pending",
                     *           "approval_status_label": "text",
                     *           "average_rating": "text",
                     *           "rating_count": 1,
                     *           "total_reviews": 1,
                     *           "total_sessions": 1,
                     *           "timezone": "Europe/Lisbon",
                     *           "vacationMode": true,
                     *           "vacationEndsAt": "2027-03-14T14:00:00+00:00",
                     *           "experiences": [
                     *             {
                     *               "id": "text",
                     *               "organization": "text",
                     *               "designation": "text",
                     *               "currently_working": true,
                     *               "start_date": "2027-03-14",
                     *               "end_date": "2027-03-14",
                     *               "created_at": "2027-03-14T14:00:00+00:00",
                     *               "updated_at": "2027-03-14T14:00:00+00:00",
                     *               "description": "text"
                     *             }
                     *           ],
                     *           "education": [
                     *             {
                     *               "id": "text",
                     *               "institution": "text",
                     *               "degree": "text",
                     *               "currently_studying": true,
                     *               "start_date": "2027-03-14",
                     *               "end_date": "2027-03-14",
                     *               "created_at": "2027-03-14T14:00:00+00:00",
                     *               "updated_at": "2027-03-14T14:00:00+00:00"
                     *             }
                     *           ],
                     *           "certifications": [
                     *             {
                     *               "id": "text",
                     *               "issuing_organization": "text",
                     *               "issued_date": "2027-03-14",
                     *               "expiry_date": "2027-03-14",
                     *               "credential_url": "text",
                     *               "title": "Career review"
                     *             }
                     *           ],
                     *           "created_at": "2027-03-14T14:00:00+00:00",
                     *           "updated_at": "2027-03-14T14:00:00+00:00",
                     *           "user_id": "01920000-0000-7000-8000-000000000001",
                     *           "currency": "USD",
                     *           "languages": [
                     *             "text"
                     *           ],
                     *           "legal_name": "text",
                     *           "legal_birth_year": 1,
                     *           "legal_profession": "text",
                     *           "company_or_institution": "text",
                     *           "social_links": {
                     *             "field": "text"
                     *           },
                     *           "address": {
                     *             "address": "text",
                     *             "city": "text",
                     *             "state": "text",
                     *             "country": "text"
                     *           },
                     *           "verification_documents": [
                     *             {
                     *               "id": "text",
                     *               "documentType": "id_card",
                     *               "documentTypeLabel": "text",
                     *               "originalName": "text",
                     *               "mimeType": "text",
                     *               "fileSize": 1,
                     *               "status": "pending",
                     *               "statusLabel": "text",
                     *               "adminNotes": "text",
                     *               "downloadUrl": "text",
                     *               "createdAt": "2027-03-14T14:00:00+00:00",
                     *               "updatedAt": "2027-03-14T14:00:00+00:00"
                     *             }
                     *           ],
                     *           "rejection_reason": "text",
                     *           "submitted_at": "2027-03-14T14:00:00+00:00",
                     *           "approved_at": "2027-03-14T14:00:00+00:00"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            mentor_profile: components["schemas"]["MentorProfile"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "session_types": [
                     *           {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "mentor_id": "01920000-0000-7000-8000-000000000001",
                     *             "session_model": "regular_weekly",
                     *             "session_model_label": "text",
                     *             "duration_minutes": 1,
                     *             "buffer_after_minutes": 1,
                     *             "is_free": true,
                     *             "price": "80.00",
                     *             "currency": "USD",
                     *             "price_minor": 1,
                     *             "max_capacity": 1,
                     *             "follow_up_count": 1,
                     *             "follow_up_interval_days": 1,
                     *             "follow_up_flexibility_days": 1,
                     *             "minimum_notice_minutes": 1,
                     *             "daily_limit": 1,
                     *             "start_interval_minutes": 1,
                     *             "is_active": true,
                     *             "created_at": "2027-03-14T14:00:00+00:00",
                     *             "updated_at": "2027-03-14T14:00:00+00:00",
                     *             "title": "Career review",
                     *             "description": "text"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            session_types: components["schemas"]["SessionType"][];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "scheduling.createSessionType": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
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
                 *       "is_active": true,
                 *       "title": "Career review",
                 *       "description": "text"
                 *     }
                 */
                "application/json": {
                    /**
                     * between(0, 120)
                     * @description a number between 0 and 120
                     */
                    buffer_after_minutes?: number | null;
                    /**
                     * between(1, 1000)
                     * @description a number between 1 and 1000
                     */
                    daily_limit?: number | null;
                    description?: string | null;
                    /**
                     * between(5, 1440)
                     * @description a number between 5 and 1440
                     */
                    duration_minutes: number;
                    /**
                     * between(0, 52)
                     * @description a number between 0 and 52
                     */
                    follow_up_count?: number | null;
                    /**
                     * between(0, 365)
                     * @description a number between 0 and 365
                     */
                    follow_up_flexibility_days?: number | null;
                    /**
                     * between(1, 365)
                     * @description a number between 1 and 365
                     */
                    follow_up_interval_days?: number | null;
                    is_active?: boolean | null;
                    is_free?: boolean | null;
                    /**
                     * between(1, 1000)
                     * @description a number between 1 and 1000
                     */
                    max_capacity?: number | null;
                    /**
                     * between(0, 129600)
                     * @description a number between 0 and 129600
                     */
                    minimum_notice_minutes?: number | null;
                    price?: (string | number) | null;
                    session_model?: ("regular_weekly" | "recurring" | "one_time" | "package") | null;
                    /**
                     * between(5, 1440)
                     * @description a number between 5 and 1440
                     */
                    start_interval_minutes?: number | null;
                    title: string;
                };
            };
        };
        responses: {
            /** @description Session type created successfully. */
            201: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "session_type": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "mentor_id": "01920000-0000-7000-8000-000000000001",
                     *           "session_model": "regular_weekly",
                     *           "session_model_label": "text",
                     *           "duration_minutes": 1,
                     *           "buffer_after_minutes": 1,
                     *           "is_free": true,
                     *           "price": "80.00",
                     *           "currency": "USD",
                     *           "price_minor": 1,
                     *           "max_capacity": 1,
                     *           "follow_up_count": 1,
                     *           "follow_up_interval_days": 1,
                     *           "follow_up_flexibility_days": 1,
                     *           "minimum_notice_minutes": 1,
                     *           "daily_limit": 1,
                     *           "start_interval_minutes": 1,
                     *           "is_active": true,
                     *           "created_at": "2027-03-14T14:00:00+00:00",
                     *           "updated_at": "2027-03-14T14:00:00+00:00",
                     *           "title": "Career review",
                     *           "description": "text"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            session_type: components["schemas"]["SessionType"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description IdempotencyKeyInFlight */
            409: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "IdempotencyKeyInFlight";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description CalendarFull, IdempotencyKeyReused, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "CalendarFull" | "IdempotencyKeyReused" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFull"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "scheduling.getSessionType": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Session type fetched successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "session_type": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "mentor_id": "01920000-0000-7000-8000-000000000001",
                     *           "session_model": "regular_weekly",
                     *           "session_model_label": "text",
                     *           "duration_minutes": 1,
                     *           "buffer_after_minutes": 1,
                     *           "is_free": true,
                     *           "price": "80.00",
                     *           "currency": "USD",
                     *           "price_minor": 1,
                     *           "max_capacity": 1,
                     *           "follow_up_count": 1,
                     *           "follow_up_interval_days": 1,
                     *           "follow_up_flexibility_days": 1,
                     *           "minimum_notice_minutes": 1,
                     *           "daily_limit": 1,
                     *           "start_interval_minutes": 1,
                     *           "is_active": true,
                     *           "created_at": "2027-03-14T14:00:00+00:00",
                     *           "updated_at": "2027-03-14T14:00:00+00:00",
                     *           "title": "Career review",
                     *           "description": "text"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            session_type: components["schemas"]["SessionType"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound, SessionTypeNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound" | "SessionTypeNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "scheduling.updateSessionType": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
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
                 *       "is_active": true,
                 *       "title": "Career review",
                 *       "description": "text"
                 *     }
                 */
                "application/json": {
                    /**
                     * between(0, 120)
                     * @description a number between 0 and 120
                     */
                    buffer_after_minutes?: number;
                    daily_limit?: number | null;
                    description?: string | null;
                    /**
                     * between(5, 1440)
                     * @description a number between 5 and 1440
                     */
                    duration_minutes?: number;
                    /**
                     * between(0, 52)
                     * @description a number between 0 and 52
                     */
                    follow_up_count?: number;
                    /**
                     * between(0, 365)
                     * @description a number between 0 and 365
                     */
                    follow_up_flexibility_days?: number;
                    /**
                     * between(1, 365)
                     * @description a number between 1 and 365
                     */
                    follow_up_interval_days?: number;
                    is_active?: boolean;
                    is_free?: boolean;
                    /**
                     * between(1, 1000)
                     * @description a number between 1 and 1000
                     */
                    max_capacity?: number;
                    /**
                     * between(0, 129600)
                     * @description a number between 0 and 129600
                     */
                    minimum_notice_minutes?: number;
                    price?: (string | number) | null;
                    /** @enum {string} */
                    session_model?: "regular_weekly" | "recurring" | "one_time" | "package";
                    start_interval_minutes?: number | null;
                    title?: string;
                };
            };
        };
        responses: {
            /** @description Session type updated successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "session_type": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "mentor_id": "01920000-0000-7000-8000-000000000001",
                     *           "session_model": "regular_weekly",
                     *           "session_model_label": "text",
                     *           "duration_minutes": 1,
                     *           "buffer_after_minutes": 1,
                     *           "is_free": true,
                     *           "price": "80.00",
                     *           "currency": "USD",
                     *           "price_minor": 1,
                     *           "max_capacity": 1,
                     *           "follow_up_count": 1,
                     *           "follow_up_interval_days": 1,
                     *           "follow_up_flexibility_days": 1,
                     *           "minimum_notice_minutes": 1,
                     *           "daily_limit": 1,
                     *           "start_interval_minutes": 1,
                     *           "is_active": true,
                     *           "created_at": "2027-03-14T14:00:00+00:00",
                     *           "updated_at": "2027-03-14T14:00:00+00:00",
                     *           "title": "Career review",
                     *           "description": "text"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            session_type: components["schemas"]["SessionType"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound, SessionTypeNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound" | "SessionTypeNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description CalendarFull, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "CalendarFull" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFull"] | components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "scheduling.deactivateSessionType": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Session type deactivated successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        data: Record<string, never>;
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound, SessionTypeNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound" | "SessionTypeNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "scheduling.updateSessionType.patch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
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
                 *       "is_active": true,
                 *       "title": "Career review",
                 *       "description": "text"
                 *     }
                 */
                "application/json": {
                    /**
                     * between(0, 120)
                     * @description a number between 0 and 120
                     */
                    buffer_after_minutes?: number;
                    daily_limit?: number | null;
                    description?: string | null;
                    /**
                     * between(5, 1440)
                     * @description a number between 5 and 1440
                     */
                    duration_minutes?: number;
                    /**
                     * between(0, 52)
                     * @description a number between 0 and 52
                     */
                    follow_up_count?: number;
                    /**
                     * between(0, 365)
                     * @description a number between 0 and 365
                     */
                    follow_up_flexibility_days?: number;
                    /**
                     * between(1, 365)
                     * @description a number between 1 and 365
                     */
                    follow_up_interval_days?: number;
                    is_active?: boolean;
                    is_free?: boolean;
                    /**
                     * between(1, 1000)
                     * @description a number between 1 and 1000
                     */
                    max_capacity?: number;
                    /**
                     * between(0, 129600)
                     * @description a number between 0 and 129600
                     */
                    minimum_notice_minutes?: number;
                    price?: (string | number) | null;
                    /** @enum {string} */
                    session_model?: "regular_weekly" | "recurring" | "one_time" | "package";
                    start_interval_minutes?: number | null;
                    title?: string;
                };
            };
        };
        responses: {
            /** @description Session type updated successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "session_type": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "mentor_id": "01920000-0000-7000-8000-000000000001",
                     *           "session_model": "regular_weekly",
                     *           "session_model_label": "text",
                     *           "duration_minutes": 1,
                     *           "buffer_after_minutes": 1,
                     *           "is_free": true,
                     *           "price": "80.00",
                     *           "currency": "USD",
                     *           "price_minor": 1,
                     *           "max_capacity": 1,
                     *           "follow_up_count": 1,
                     *           "follow_up_interval_days": 1,
                     *           "follow_up_flexibility_days": 1,
                     *           "minimum_notice_minutes": 1,
                     *           "daily_limit": 1,
                     *           "start_interval_minutes": 1,
                     *           "is_active": true,
                     *           "created_at": "2027-03-14T14:00:00+00:00",
                     *           "updated_at": "2027-03-14T14:00:00+00:00",
                     *           "title": "Career review",
                     *           "description": "text"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            session_type: components["schemas"]["SessionType"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound, SessionTypeNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound" | "SessionTypeNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description CalendarFull, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "CalendarFull" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFull"] | components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "scheduling.listOwnSlots": {
        parameters: {
            query?: {
                /** @example true */
                explain?: boolean | null;
                /**
                 * @description a DateTime.Utc instance
                 * @example 2027-03-14T14:00:00+00:00
                 */
                from?: string | null;
                /**
                 * @description a DateTime.Utc instance
                 * @example 2027-03-14T14:00:00+00:00
                 */
                until?: string | null;
            };
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                session_type_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Slots fetched successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "slots": [
                     *           {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "mentor_id": "01920000-0000-7000-8000-000000000001",
                     *             "session_type_id": "01920000-0000-7000-8000-000000000001",
                     *             "availability_rule_id": "01920000-0000-7000-8000-000000000001",
                     *             "availability_override_id": "01920000-0000-7000-8000-000000000001",
                     *             "starts_at": "2027-03-14T14:00:00+00:00",
                     *             "ends_at": "2027-03-14T14:00:00+00:00",
                     *             "buffer_ends_at": "2027-03-14T14:00:00+00:00",
                     *             "held_until": "2027-03-14T14:00:00+00:00",
                     *             "status": "available",
                     *             "status_label": "text",
                     *             "is_selectable": true,
                     *             "max_capacity": 1,
                     *             "current_capacity": 1,
                     *             "available_seats": 1
                     *           }
                     *         ],
                     *         "explanation": {
                     *           "timezone": "Europe/Lisbon",
                     *           "horizon_ends_at": "2027-03-14T14:00:00+00:00",
                     *           "reasons": [
                     *             {
                     *               "code": "not_approved",
                     *               "message": "text",
                     *               "until": "2027-03-14T14:00:00+00:00",
                     *               "off_day_id": "01920000-0000-7000-8000-000000000001",
                     *               "availability_override_id": "01920000-0000-7000-8000-000000000001",
                     *               "busy_with": {
                     *                 "slot_id": "01920000-0000-7000-8000-000000000001",
                     *                 "session_type_id": "01920000-0000-7000-8000-000000000001",
                     *                 "starts_at": "2027-03-14T14:00:00+00:00",
                     *                 "ends_at": "2027-03-14T14:00:00+00:00",
                     *                 "buffer_ends_at": "2027-03-14T14:00:00+00:00",
                     *                 "status": "available"
                     *               }
                     *             }
                     *           ],
                     *           "slots": [
                     *             {
                     *               "slot_id": "01920000-0000-7000-8000-000000000001",
                     *               "reasons": [
                     *                 {
                     *                   "code": "not_approved",
                     *                   "message": "text",
                     *                   "until": "2027-03-14T14:00:00+00:00",
                     *                   "off_day_id": "01920000-0000-7000-8000-000000000001",
                     *                   "availability_override_id": "01920000-0000-7000-8000-000000000001",
                     *                   "busy_with": {
                     *                     "slot_id": "01920000-0000-7000-8000-000000000001",
                     *                     "session_type_id": "01920000-0000-7000-8000-000000000001",
                     *                     "starts_at": "2027-03-14T14:00:00+00:00",
                     *                     "ends_at": "2027-03-14T14:00:00+00:00",
                     *                     "buffer_ends_at": "2027-03-14T14:00:00+00:00",
                     *                     "status": "available"
                     *                   }
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "dates": [
                     *             {
                     *               "date": "2027-03-14",
                     *               "source": "override",
                     *               "source_ids": [
                     *                 "01920000-0000-7000-8000-000000000001"
                     *               ],
                     *               "replaced": [
                     *                 {
                     *                   "source": "override",
                     *                   "source_ids": [
                     *                     "01920000-0000-7000-8000-000000000001"
                     *                   ]
                     *                 }
                     *               ],
                     *               "off": "whole",
                     *               "slot_count": 1,
                     *               "blocked_count": 1,
                     *               "reasons": [
                     *                 {
                     *                   "code": "no_hours",
                     *                   "message": "text",
                     *                   "off_day_id": "01920000-0000-7000-8000-000000000001"
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            explanation?: components["schemas"]["SlotsExplanation"];
                            slots: components["schemas"]["Slot"][];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "scheduling.holdSlots": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect. */
                "Idempotency-Key"?: string;
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
                "application/json": {
                    slot_ids: string[];
                };
            };
        };
        responses: {
            /** @description Slots held successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "booking_attempt_id": "01920000-0000-7000-8000-000000000001",
                     *         "held_slots": [
                     *           "01920000-0000-7000-8000-000000000001"
                     *         ],
                     *         "expires_at": "2027-03-14T14:00:00+00:00"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Hold"];
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description SlotsNotFound, SlotsUnavailable, IdempotencyKeyInFlight */
            409: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "SlotsNotFound" | "SlotsUnavailable" | "IdempotencyKeyInFlight";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["SlotsUnavailable"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TooManyLiveAttempts, IdempotencyKeyReused, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TooManyLiveAttempts" | "IdempotencyKeyReused" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyLiveAttempts"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        data: Record<string, never>;
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description HoldNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "HoldNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "methods": [
                     *           {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "type": "text",
                     *             "is_payable": true,
                     *             "currencies": [
                     *               "USD"
                     *             ],
                     *             "fields": [
                     *               {
                     *                 "name": "Mika Sorensen",
                     *                 "label": "text",
                     *                 "value": "text"
                     *               }
                     *             ],
                     *             "card": {
                     *               "brand": "text",
                     *               "last_four": "text",
                     *               "expiry": "text",
                     *               "holder_name": "text"
                     *             },
                     *             "is_default": true,
                     *             "created_at": "2027-03-14T14:00:00+00:00",
                     *             "isDefault": true,
                     *             "createdAt": "2027-03-14T14:00:00+00:00",
                     *             "title": "Career review"
                     *           }
                     *         ],
                     *         "transaction_methods": [
                     *           {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "type": "text",
                     *             "is_payable": true,
                     *             "currencies": [
                     *               "USD"
                     *             ],
                     *             "fields": [
                     *               {
                     *                 "name": "Mika Sorensen",
                     *                 "label": "text",
                     *                 "value": "text"
                     *               }
                     *             ],
                     *             "card": {
                     *               "brand": "text",
                     *               "last_four": "text",
                     *               "expiry": "text",
                     *               "holder_name": "text"
                     *             },
                     *             "is_default": true,
                     *             "created_at": "2027-03-14T14:00:00+00:00",
                     *             "isDefault": true,
                     *             "createdAt": "2027-03-14T14:00:00+00:00",
                     *             "title": "Career review"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            methods: components["schemas"]["TransactionMethod"][];
                            transaction_methods: components["schemas"]["TransactionMethod"][];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "transactionMethods.addMethod": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect. */
                "Idempotency-Key"?: string;
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
                "application/json": {
                    fields?: {
                        [key: string]: unknown;
                    } | null;
                    is_default?: boolean | null;
                    type: string;
                };
            };
        };
        responses: {
            /** @description Transaction method created successfully. */
            201: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "method": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "type": "text",
                     *           "is_payable": true,
                     *           "currencies": [
                     *             "USD"
                     *           ],
                     *           "fields": [
                     *             {
                     *               "name": "Mika Sorensen",
                     *               "label": "text",
                     *               "value": "text"
                     *             }
                     *           ],
                     *           "card": {
                     *             "brand": "text",
                     *             "last_four": "text",
                     *             "expiry": "text",
                     *             "holder_name": "text"
                     *           },
                     *           "is_default": true,
                     *           "created_at": "2027-03-14T14:00:00+00:00",
                     *           "isDefault": true,
                     *           "createdAt": "2027-03-14T14:00:00+00:00",
                     *           "title": "Career review"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            method: components["schemas"]["TransactionMethod"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description IdempotencyKeyInFlight */
            409: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "IdempotencyKeyInFlight";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TooManyTransactionMethods, IdempotencyKeyReused, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TooManyTransactionMethods" | "IdempotencyKeyReused" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "transactionMethods.deleteMethod": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Transaction method deleted successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        data: Record<string, never>;
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound, TransactionMethodNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound" | "TransactionMethodNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MethodHasOpenWithdrawal, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MethodHasOpenWithdrawal" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "transactionMethods.makeDefault": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default transaction method updated successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "method": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "type": "text",
                     *           "is_payable": true,
                     *           "currencies": [
                     *             "USD"
                     *           ],
                     *           "fields": [
                     *             {
                     *               "name": "Mika Sorensen",
                     *               "label": "text",
                     *               "value": "text"
                     *             }
                     *           ],
                     *           "card": {
                     *             "brand": "text",
                     *             "last_four": "text",
                     *             "expiry": "text",
                     *             "holder_name": "text"
                     *           },
                     *           "is_default": true,
                     *           "created_at": "2027-03-14T14:00:00+00:00",
                     *           "isDefault": true,
                     *           "createdAt": "2027-03-14T14:00:00+00:00",
                     *           "title": "Career review"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            method: components["schemas"]["TransactionMethod"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound, TransactionMethodNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound" | "TransactionMethodNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "types": [
                     *           {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "type": "text",
                     *             "name": "Mika Sorensen",
                     *             "title_template": "text",
                     *             "currencies": [
                     *               "USD"
                     *             ],
                     *             "is_payable": true,
                     *             "is_active": true,
                     *             "fields": [
                     *               {
                     *                 "name": "Mika Sorensen",
                     *                 "label": "text",
                     *                 "input_type": "text",
                     *                 "is_required": true,
                     *                 "depends_on": "text",
                     *                 "options_key": "text",
                     *                 "options": [
                     *                   {
                     *                     "value": "text",
                     *                     "label": "text",
                     *                     "routing_number": "text"
                     *                   }
                     *                 ],
                     *                 "required": true,
                     *                 "dependsOn": "text",
                     *                 "options_source": "text",
                     *                 "optionsSource": "text"
                     *               }
                     *             ],
                     *             "created_at": "2027-03-14T14:00:00+00:00",
                     *             "updated_at": "2027-03-14T14:00:00+00:00"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            types: components["schemas"]["TransactionMethodType"][];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                "application/json": {
                    vacation_ends_at?: string | null;
                };
            };
        };
        responses: {
            /** @description Vacation mode enabled successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "mentor": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "headline": "Twelve years of back ends and the people behind them",
                     *           "expertise_areas": [
                     *             {
                     *               "id": "text",
                     *               "expertise_area_id": "text",
                     *               "name": "Mika Sorensen",
                     *               "skills": [
                     *                 {
                     *                   "id": "text",
                     *                   "name": "Mika Sorensen"
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "years_of_experience": 1,
                     *           "hourly_rate": "80.00",
                     *           "approval_status": "pending",
                     *           "approval_status_label": "text",
                     *           "average_rating": "text",
                     *           "rating_count": 1,
                     *           "total_reviews": 1,
                     *           "total_sessions": 1,
                     *           "timezone": "Europe/Lisbon",
                     *           "vacationMode": true,
                     *           "vacationEndsAt": "2027-03-14T14:00:00+00:00",
                     *           "experiences": [
                     *             {
                     *               "id": "text",
                     *               "organization": "text",
                     *               "designation": "text",
                     *               "currently_working": true,
                     *               "start_date": "2027-03-14",
                     *               "end_date": "2027-03-14",
                     *               "created_at": "2027-03-14T14:00:00+00:00",
                     *               "updated_at": "2027-03-14T14:00:00+00:00",
                     *               "description": "text"
                     *             }
                     *           ],
                     *           "education": [
                     *             {
                     *               "id": "text",
                     *               "institution": "text",
                     *               "degree": "text",
                     *               "currently_studying": true,
                     *               "start_date": "2027-03-14",
                     *               "end_date": "2027-03-14",
                     *               "created_at": "2027-03-14T14:00:00+00:00",
                     *               "updated_at": "2027-03-14T14:00:00+00:00"
                     *             }
                     *           ],
                     *           "certifications": [
                     *             {
                     *               "id": "text",
                     *               "issuing_organization": "text",
                     *               "issued_date": "2027-03-14",
                     *               "expiry_date": "2027-03-14",
                     *               "credential_url": "text",
                     *               "title": "Career review"
                     *             }
                     *           ],
                     *           "created_at": "2027-03-14T14:00:00+00:00",
                     *           "updated_at": "2027-03-14T14:00:00+00:00",
                     *           "user_id": "01920000-0000-7000-8000-000000000001",
                     *           "currency": "USD",
                     *           "languages": [
                     *             "text"
                     *           ],
                     *           "legal_name": "text",
                     *           "legal_birth_year": 1,
                     *           "legal_profession": "text",
                     *           "company_or_institution": "text",
                     *           "social_links": {
                     *             "field": "text"
                     *           },
                     *           "address": {
                     *             "address": "text",
                     *             "city": "text",
                     *             "state": "text",
                     *             "country": "text"
                     *           },
                     *           "verification_documents": [
                     *             {
                     *               "id": "text",
                     *               "documentType": "id_card",
                     *               "documentTypeLabel": "text",
                     *               "originalName": "text",
                     *               "mimeType": "text",
                     *               "fileSize": 1,
                     *               "status": "pending",
                     *               "statusLabel": "text",
                     *               "adminNotes": "text",
                     *               "downloadUrl": "text",
                     *               "createdAt": "2027-03-14T14:00:00+00:00",
                     *               "updatedAt": "2027-03-14T14:00:00+00:00"
                     *             }
                     *           ],
                     *           "rejection_reason": "text",
                     *           "submitted_at": "2027-03-14T14:00:00+00:00",
                     *           "approved_at": "2027-03-14T14:00:00+00:00"
                     *         },
                     *         "conflicts": [
                     *           {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "mentor_id": "01920000-0000-7000-8000-000000000001",
                     *             "session_type_id": "01920000-0000-7000-8000-000000000001",
                     *             "availability_rule_id": "01920000-0000-7000-8000-000000000001",
                     *             "availability_override_id": "01920000-0000-7000-8000-000000000001",
                     *             "starts_at": "2027-03-14T14:00:00+00:00",
                     *             "ends_at": "2027-03-14T14:00:00+00:00",
                     *             "buffer_ends_at": "2027-03-14T14:00:00+00:00",
                     *             "held_until": "2027-03-14T14:00:00+00:00",
                     *             "status": "available",
                     *             "status_label": "text",
                     *             "is_selectable": true,
                     *             "max_capacity": 1,
                     *             "current_capacity": 1,
                     *             "available_seats": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            conflicts: components["schemas"]["Slot"][];
                            mentor: components["schemas"]["MentorProfile"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "mentor": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "headline": "Twelve years of back ends and the people behind them",
                     *           "expertise_areas": [
                     *             {
                     *               "id": "text",
                     *               "expertise_area_id": "text",
                     *               "name": "Mika Sorensen",
                     *               "skills": [
                     *                 {
                     *                   "id": "text",
                     *                   "name": "Mika Sorensen"
                     *                 }
                     *               ]
                     *             }
                     *           ],
                     *           "years_of_experience": 1,
                     *           "hourly_rate": "80.00",
                     *           "approval_status": "pending",
                     *           "approval_status_label": "text",
                     *           "average_rating": "text",
                     *           "rating_count": 1,
                     *           "total_reviews": 1,
                     *           "total_sessions": 1,
                     *           "timezone": "Europe/Lisbon",
                     *           "vacationMode": true,
                     *           "vacationEndsAt": "2027-03-14T14:00:00+00:00",
                     *           "experiences": [
                     *             {
                     *               "id": "text",
                     *               "organization": "text",
                     *               "designation": "text",
                     *               "currently_working": true,
                     *               "start_date": "2027-03-14",
                     *               "end_date": "2027-03-14",
                     *               "created_at": "2027-03-14T14:00:00+00:00",
                     *               "updated_at": "2027-03-14T14:00:00+00:00",
                     *               "description": "text"
                     *             }
                     *           ],
                     *           "education": [
                     *             {
                     *               "id": "text",
                     *               "institution": "text",
                     *               "degree": "text",
                     *               "currently_studying": true,
                     *               "start_date": "2027-03-14",
                     *               "end_date": "2027-03-14",
                     *               "created_at": "2027-03-14T14:00:00+00:00",
                     *               "updated_at": "2027-03-14T14:00:00+00:00"
                     *             }
                     *           ],
                     *           "certifications": [
                     *             {
                     *               "id": "text",
                     *               "issuing_organization": "text",
                     *               "issued_date": "2027-03-14",
                     *               "expiry_date": "2027-03-14",
                     *               "credential_url": "text",
                     *               "title": "Career review"
                     *             }
                     *           ],
                     *           "created_at": "2027-03-14T14:00:00+00:00",
                     *           "updated_at": "2027-03-14T14:00:00+00:00",
                     *           "user_id": "01920000-0000-7000-8000-000000000001",
                     *           "currency": "USD",
                     *           "languages": [
                     *             "text"
                     *           ],
                     *           "legal_name": "text",
                     *           "legal_birth_year": 1,
                     *           "legal_profession": "text",
                     *           "company_or_institution": "text",
                     *           "social_links": {
                     *             "field": "text"
                     *           },
                     *           "address": {
                     *             "address": "text",
                     *             "city": "text",
                     *             "state": "text",
                     *             "country": "text"
                     *           },
                     *           "verification_documents": [
                     *             {
                     *               "id": "text",
                     *               "documentType": "id_card",
                     *               "documentTypeLabel": "text",
                     *               "originalName": "text",
                     *               "mimeType": "text",
                     *               "fileSize": 1,
                     *               "status": "pending",
                     *               "statusLabel": "text",
                     *               "adminNotes": "text",
                     *               "downloadUrl": "text",
                     *               "createdAt": "2027-03-14T14:00:00+00:00",
                     *               "updatedAt": "2027-03-14T14:00:00+00:00"
                     *             }
                     *           ],
                     *           "rejection_reason": "text",
                     *           "submitted_at": "2027-03-14T14:00:00+00:00",
                     *           "approved_at": "2027-03-14T14:00:00+00:00"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            mentor: components["schemas"]["MentorProfile"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description MentorProfileNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "MentorProfileNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                provider: "google" | "linkedin-openid" | "github";
            };
            cookie?: {
                mentorkit_oauth?: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description OAuth login successful. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "user": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "full_name": "Mika Sorensen",
                     *           "username": "mika-sorensen",
                     *           "email": "text",
                     *           "avatar_url": "text",
                     *           "cover_photo_url": "text",
                     *           "bio": "text",
                     *           "about": "text",
                     *           "gender": 1,
                     *           "gender_label": "text",
                     *           "social_links": {
                     *             "field": "text"
                     *           },
                     *           "timezone": "Europe/Lisbon",
                     *           "is_active": true,
                     *           "email_verified_at": "2027-03-14T14:00:00+00:00",
                     *           "has_password": true,
                     *           "two_factor_enabled": true,
                     *           "default_two_factor_method": "email",
                     *           "enabled_two_factor_methods": [
                     *             "email"
                     *           ],
                     *           "phone_number": "+4930123456",
                     *           "phone_verified_at": "2027-03-14T14:00:00+00:00",
                     *           "roles": [
                     *             "mentee"
                     *           ],
                     *           "created_at": "2027-03-14T14:00:00+00:00",
                     *           "updated_at": "2027-03-14T14:00:00+00:00"
                     *         },
                     *         "token": "01920000-0000-7000-8000-000000000002|k3V0x5qW8yA"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            token: string;
                            user: components["schemas"]["User"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description TooManyRequests */
            429: {
                headers: {
                    /** @description Seconds until it is worth another try. */
                    "Retry-After"?: number;
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TooManyRequests";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description OAuthAuthenticationFailed, ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "OAuthAuthenticationFailed" | "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "oauth.redirect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example google */
                provider: "google" | "linkedin-openid" | "github";
            };
            cookie?: {
                mentorkit_oauth?: string;
            };
        };
        requestBody?: never;
        responses: {
            /** @description OAuth redirect URL generated. */
            200: {
                headers: {
                    /** @description mentorkit_oauth, for 600 seconds and no script. */
                    "Set-Cookie"?: string;
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "redirect_url": "https://accounts.google.com/o/oauth2/v2/auth?client_id=mentorkit&state=k3V0x5qW8yA"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            redirect_url: string;
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description TooManyRequests */
            429: {
                headers: {
                    /** @description Seconds until it is worth another try. */
                    "Retry-After"?: number;
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TooManyRequests";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description OAuthRedirectFailed, ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "OAuthRedirectFailed" | "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "profiles.submitOnboarding": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeating the call with the same key answers as the first one did, for 24 hours, without a second effect. */
                "Idempotency-Key"?: string;
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
                 *       "hourly_rate": "80.00",
                 *       "years_of_experience": 1,
                 *       "current_role": "text"
                 *     }
                 */
                "application/json": {
                    /** @example USD */
                    currency?: string | null;
                    current_role?: string | null;
                    /**
                     * maxItems(10)
                     * @description an array of at most 10 item(s)
                     */
                    expertise_area_ids?: string[] | null;
                    headline?: string | null;
                    hourly_rate?: (string | number) | null;
                    /** @enum {string} */
                    role: "mentor" | "mentee";
                    /** @example Europe/Berlin */
                    timezone?: string | null;
                    /**
                     * between(0, 80)
                     * @description a number between 0 and 80
                     */
                    years_of_experience?: number | null;
                };
            };
        };
        responses: {
            /** @description Onboarding submitted successfully. */
            201: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "onboarding": {
                     *           "role": "mentor",
                     *           "submitted_at": "2027-03-14T14:00:00+00:00",
                     *           "approval_status": "pending",
                     *           "approval_status_label": "text",
                     *           "mentor_profile": {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "headline": "Twelve years of back ends and the people behind them",
                     *             "expertise_areas": [
                     *               {
                     *                 "id": "text",
                     *                 "expertise_area_id": "text",
                     *                 "name": "Mika Sorensen",
                     *                 "skills": [
                     *                   {
                     *                     "id": "text",
                     *                     "name": "Mika Sorensen"
                     *                   }
                     *                 ]
                     *               }
                     *             ],
                     *             "years_of_experience": 1,
                     *             "hourly_rate": "80.00",
                     *             "approval_status": "pending",
                     *             "approval_status_label": "text",
                     *             "average_rating": "text",
                     *             "rating_count": 1,
                     *             "total_reviews": 1,
                     *             "total_sessions": 1,
                     *             "timezone": "Europe/Lisbon",
                     *             "vacationMode": true,
                     *             "vacationEndsAt": "2027-03-14T14:00:00+00:00",
                     *             "experiences": [
                     *               {
                     *                 "id": "text",
                     *                 "organization": "text",
                     *                 "designation": "text",
                     *                 "currently_working": true,
                     *                 "start_date": "2027-03-14",
                     *                 "end_date": "2027-03-14",
                     *                 "created_at": "2027-03-14T14:00:00+00:00",
                     *                 "updated_at": "2027-03-14T14:00:00+00:00",
                     *                 "description": "text"
                     *               }
                     *             ],
                     *             "education": [
                     *               {
                     *                 "id": "text",
                     *                 "institution": "text",
                     *                 "degree": "text",
                     *                 "currently_studying": true,
                     *                 "start_date": "2027-03-14",
                     *                 "end_date": "2027-03-14",
                     *                 "created_at": "2027-03-14T14:00:00+00:00",
                     *                 "updated_at": "2027-03-14T14:00:00+00:00"
                     *               }
                     *             ],
                     *             "certifications": [
                     *               {
                     *                 "id": "text",
                     *                 "issuing_organization": "text",
                     *                 "issued_date": "2027-03-14",
                     *                 "expiry_date": "2027-03-14",
                     *                 "credential_url": "text",
                     *                 "title": "Career review"
                     *               }
                     *             ],
                     *             "created_at": "2027-03-14T14:00:00+00:00",
                     *             "updated_at": "2027-03-14T14:00:00+00:00",
                     *             "user_id": "01920000-0000-7000-8000-000000000001",
                     *             "currency": "USD",
                     *             "languages": [
                     *               "text"
                     *             ],
                     *             "legal_name": "text",
                     *             "legal_birth_year": 1,
                     *             "legal_profession": "text",
                     *             "company_or_institution": "text",
                     *             "social_links": {
                     *               "field": "text"
                     *             },
                     *             "address": {
                     *               "address": "text",
                     *               "city": "text",
                     *               "state": "text",
                     *               "country": "text"
                     *             },
                     *             "verification_documents": [
                     *               {
                     *                 "id": "text",
                     *                 "documentType": "id_card",
                     *                 "documentTypeLabel": "text",
                     *                 "originalName": "text",
                     *                 "mimeType": "text",
                     *                 "fileSize": 1,
                     *                 "status": "pending",
                     *                 "statusLabel": "text",
                     *                 "adminNotes": "text",
                     *                 "downloadUrl": "text",
                     *                 "createdAt": "2027-03-14T14:00:00+00:00",
                     *                 "updatedAt": "2027-03-14T14:00:00+00:00"
                     *               }
                     *             ],
                     *             "rejection_reason": "text",
                     *             "submitted_at": "2027-03-14T14:00:00+00:00",
                     *             "approved_at": "2027-03-14T14:00:00+00:00"
                     *           },
                     *           "mentee_profile": {
                     *             "id": "text",
                     *             "profession": "text",
                     *             "company_or_institution": null,
                     *             "relationship_status": null,
                     *             "relationship_since": null,
                     *             "expertise_areas": [
                     *               {
                     *                 "id": "text",
                     *                 "expertise_area_id": "text",
                     *                 "name": "Mika Sorensen",
                     *                 "skills": [
                     *                   {
                     *                     "id": "text",
                     *                     "name": "Mika Sorensen"
                     *                   }
                     *                 ]
                     *               }
                     *             ],
                     *             "experiences": [
                     *               {
                     *                 "id": "text",
                     *                 "organization": "text",
                     *                 "designation": "text",
                     *                 "currently_working": true,
                     *                 "start_date": "2027-03-14",
                     *                 "end_date": "2027-03-14",
                     *                 "created_at": "2027-03-14T14:00:00+00:00",
                     *                 "updated_at": "2027-03-14T14:00:00+00:00",
                     *                 "description": "text"
                     *               }
                     *             ],
                     *             "education": [
                     *               {
                     *                 "id": "text",
                     *                 "institution": "text",
                     *                 "degree": "text",
                     *                 "currently_studying": true,
                     *                 "start_date": "2027-03-14",
                     *                 "end_date": "2027-03-14",
                     *                 "created_at": "2027-03-14T14:00:00+00:00",
                     *                 "updated_at": "2027-03-14T14:00:00+00:00"
                     *               }
                     *             ],
                     *             "certifications": [
                     *               {
                     *                 "id": "text",
                     *                 "issuing_organization": "text",
                     *                 "issued_date": "2027-03-14",
                     *                 "expiry_date": "2027-03-14",
                     *                 "credential_url": "text",
                     *                 "title": "Career review"
                     *               }
                     *             ],
                     *             "created_at": "2027-03-14T14:00:00+00:00",
                     *             "updated_at": "2027-03-14T14:00:00+00:00"
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            onboarding: components["schemas"]["Onboarding"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description OnboardingNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "OnboardingNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description IdempotencyKeyInFlight */
            409: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "IdempotencyKeyInFlight";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ApplicationNotPossible, IdempotencyKeyReused, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ApplicationNotPossible" | "IdempotencyKeyReused" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationNotPossible"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidAccountInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "passkeys": [
                     *           {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "device_name": "Firefox on Linux",
                     *             "attestation_type": "text",
                     *             "last_used_at": "2027-03-14T14:00:00+00:00",
                     *             "created_at": "2027-03-14T14:00:00+00:00"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            passkeys: components["schemas"]["Passkey"][];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "passkeys.remove": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Passkey removed successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        data: Record<string, never>;
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PasskeyNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PasskeyNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidAccountInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                "application/json": {
                    credential: components["schemas"]["PasskeyAssertion"];
                };
            };
        };
        responses: {
            /** @description Login successful. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "user": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "full_name": "Mika Sorensen",
                     *           "username": "mika-sorensen",
                     *           "email": "text",
                     *           "avatar_url": "text",
                     *           "cover_photo_url": "text",
                     *           "bio": "text",
                     *           "about": "text",
                     *           "gender": 1,
                     *           "gender_label": "text",
                     *           "social_links": {
                     *             "field": "text"
                     *           },
                     *           "timezone": "Europe/Lisbon",
                     *           "is_active": true,
                     *           "email_verified_at": "2027-03-14T14:00:00+00:00",
                     *           "has_password": true,
                     *           "two_factor_enabled": true,
                     *           "default_two_factor_method": "email",
                     *           "enabled_two_factor_methods": [
                     *             "email"
                     *           ],
                     *           "phone_number": "+4930123456",
                     *           "phone_verified_at": "2027-03-14T14:00:00+00:00",
                     *           "roles": [
                     *             "mentee"
                     *           ],
                     *           "created_at": "2027-03-14T14:00:00+00:00",
                     *           "updated_at": "2027-03-14T14:00:00+00:00"
                     *         },
                     *         "token": "01920000-0000-7000-8000-000000000002|k3V0x5qW8yA"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            token: string;
                            user: components["schemas"]["User"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PasskeySignInRefused */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PasskeySignInRefused";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidAccountInput"];
                };
            };
            /** @description TooManyRequests */
            429: {
                headers: {
                    /** @description Seconds until it is worth another try. */
                    "Retry-After"?: number;
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TooManyRequests";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "options": {
                     *           "rpId": "text",
                     *           "challenge": "text",
                     *           "timeout": 1,
                     *           "userVerification": "required"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            options: components["schemas"]["PasskeyRequestOptions"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidAccountInput"];
                };
            };
            /** @description TooManyRequests */
            429: {
                headers: {
                    /** @description Seconds until it is worth another try. */
                    "Retry-After"?: number;
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TooManyRequests";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                "application/json": {
                    credential: components["schemas"]["PasskeyAttestation"];
                    device_name?: string | null;
                };
            };
        };
        responses: {
            /** @description Passkey registered successfully. */
            201: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "passkey": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "device_name": "Firefox on Linux",
                     *           "attestation_type": "text",
                     *           "last_used_at": "2027-03-14T14:00:00+00:00",
                     *           "created_at": "2027-03-14T14:00:00+00:00"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            passkey: components["schemas"]["Passkey"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PasskeyNotVerified, PasskeyAlreadyRegistered, TooManyPasskeys, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PasskeyNotVerified" | "PasskeyAlreadyRegistered" | "TooManyPasskeys" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidAccountInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "options": {
                     *           "rp": {
                     *             "id": "text",
                     *             "name": "Mika Sorensen"
                     *           },
                     *           "user": {
                     *             "id": "text",
                     *             "name": "Mika Sorensen",
                     *             "displayName": "text"
                     *           },
                     *           "challenge": "text",
                     *           "pubKeyCredParams": [
                     *             {
                     *               "type": "public-key",
                     *               "alg": 1
                     *             }
                     *           ],
                     *           "timeout": 1,
                     *           "excludeCredentials": [
                     *             {
                     *               "type": "public-key",
                     *               "id": "text",
                     *               "transports": [
                     *                 "text"
                     *               ]
                     *             }
                     *           ],
                     *           "authenticatorSelection": {
                     *             "residentKey": "required",
                     *             "requireResidentKey": true,
                     *             "userVerification": "required"
                     *           },
                     *           "attestation": "none"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            options: components["schemas"]["PasskeyCreationOptions"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UserNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UserNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TooManyPasskeys, EmailNotVerified, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TooManyPasskeys" | "EmailNotVerified" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidAccountInput"];
                };
            };
            /** @description TooManyRequests */
            429: {
                headers: {
                    /** @description Seconds until it is worth another try. */
                    "Retry-After"?: number;
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TooManyRequests";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                "application/json": {
                    current_password?: string | null;
                    password: string;
                    password_confirmation: string;
                };
            };
        };
        responses: {
            /** @description Password changed successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        data: Record<string, never>;
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description IncorrectCurrentPassword, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "IncorrectCurrentPassword" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidAccountInput"];
                };
            };
            /** @description TooManyRequests */
            429: {
                headers: {
                    /** @description Seconds until it is worth another try. */
                    "Retry-After"?: number;
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TooManyRequests";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "status": "pending",
                     *         "is_settled": true,
                     *         "is_outstanding": true,
                     *         "invoice_id": "01920000-0000-7000-8000-000000000001",
                     *         "reference": "PAY-7K3M9QXZ2T4W",
                     *         "purpose": "booking",
                     *         "purchasable_id": "01920000-0000-7000-8000-000000000001"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["PaymentState"];
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PaymentNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PaymentNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                "application/json": {
                    phone_number: string;
                };
            };
        };
        responses: {
            /** @description A verification code has been sent to the phone number. Or: This phone number is already verified. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "phone_number": "+4930123456",
                     *         "phone_verified_at": "2027-03-14T14:00:00+00:00",
                     *         "code_sent_to": "+4930123456"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["PhoneUpdate"];
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description SmsUnavailable, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "SmsUnavailable" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidAccountInput"];
                };
            };
            /** @description CodeThrottled, TooManyRequests */
            429: {
                headers: {
                    /** @description Seconds until it is worth another try. */
                    "Retry-After"?: number;
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "CodeThrottled" | "TooManyRequests";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeThrottled"] | components["schemas"]["TooManyRequests"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description Phone number verified. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "phone_number": "+4930123456",
                     *         "phone_verified_at": "2027-03-14T14:00:00+00:00"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["PhoneStatus"];
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description NoPhoneToVerify, InvalidCode, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "NoPhoneToVerify" | "InvalidCode" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidAccountInput"];
                };
            };
            /** @description TwoFactorLocked, TooManyRequests */
            429: {
                headers: {
                    /** @description Seconds until it is worth another try. */
                    "Retry-After"?: number;
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorLocked" | "TooManyRequests";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TwoFactorLocked"] | components["schemas"]["TooManyRequests"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "scheduling.listPublicSessionTypes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                mentor_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Session types fetched successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "session_types": [
                     *           {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "mentor_id": "01920000-0000-7000-8000-000000000001",
                     *             "session_model": "regular_weekly",
                     *             "session_model_label": "text",
                     *             "duration_minutes": 1,
                     *             "buffer_after_minutes": 1,
                     *             "is_free": true,
                     *             "price": "80.00",
                     *             "currency": "USD",
                     *             "price_minor": 1,
                     *             "max_capacity": 1,
                     *             "follow_up_count": 1,
                     *             "follow_up_interval_days": 1,
                     *             "follow_up_flexibility_days": 1,
                     *             "minimum_notice_minutes": 1,
                     *             "daily_limit": 1,
                     *             "start_interval_minutes": 1,
                     *             "is_active": true,
                     *             "created_at": "2027-03-14T14:00:00+00:00",
                     *             "updated_at": "2027-03-14T14:00:00+00:00",
                     *             "title": "Career review",
                     *             "description": "text"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            session_types: components["schemas"]["SessionType"][];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
    "scheduling.listPublicSlots": {
        parameters: {
            query?: {
                /**
                 * @description a DateTime.Utc instance
                 * @example 2027-03-14T14:00:00+00:00
                 */
                from?: string | null;
                /**
                 * @description a DateTime.Utc instance
                 * @example 2027-03-14T14:00:00+00:00
                 */
                until?: string | null;
            };
            header?: never;
            path: {
                /** @example 01920000-0000-7000-8000-000000000001 */
                mentor_id: string;
                /** @example 01920000-0000-7000-8000-000000000001 */
                session_type_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Slots fetched successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "slots": [
                     *           {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "mentor_id": "01920000-0000-7000-8000-000000000001",
                     *             "session_type_id": "01920000-0000-7000-8000-000000000001",
                     *             "availability_rule_id": "01920000-0000-7000-8000-000000000001",
                     *             "availability_override_id": "01920000-0000-7000-8000-000000000001",
                     *             "starts_at": "2027-03-14T14:00:00+00:00",
                     *             "ends_at": "2027-03-14T14:00:00+00:00",
                     *             "buffer_ends_at": "2027-03-14T14:00:00+00:00",
                     *             "held_until": "2027-03-14T14:00:00+00:00",
                     *             "status": "available",
                     *             "status_label": "text",
                     *             "is_selectable": true,
                     *             "max_capacity": 1,
                     *             "current_capacity": 1,
                     *             "available_seats": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            slots: components["schemas"]["Slot"][];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                "application/json": {
                    /** Format: email */
                    email: string;
                    full_name: string;
                    password: string;
                    password_confirmation: string;
                    /** @example Europe/Berlin */
                    timezone?: string | null;
                };
            };
        };
        responses: {
            /** @description Registration successful, check email. */
            201: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "user": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "full_name": "Mika Sorensen",
                     *           "username": "mika-sorensen",
                     *           "email": "text",
                     *           "avatar_url": "text",
                     *           "cover_photo_url": "text",
                     *           "bio": "text",
                     *           "about": "text",
                     *           "gender": 1,
                     *           "gender_label": "text",
                     *           "social_links": {
                     *             "field": "text"
                     *           },
                     *           "timezone": "Europe/Lisbon",
                     *           "is_active": true,
                     *           "email_verified_at": "2027-03-14T14:00:00+00:00",
                     *           "has_password": true,
                     *           "two_factor_enabled": true,
                     *           "default_two_factor_method": "email",
                     *           "enabled_two_factor_methods": [
                     *             "email"
                     *           ],
                     *           "phone_number": "+4930123456",
                     *           "phone_verified_at": "2027-03-14T14:00:00+00:00",
                     *           "roles": [
                     *             "mentee"
                     *           ],
                     *           "created_at": "2027-03-14T14:00:00+00:00",
                     *           "updated_at": "2027-03-14T14:00:00+00:00"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            user: components["schemas"]["User"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidAccountInput"];
                };
            };
            /** @description TooManyRequests */
            429: {
                headers: {
                    /** @description Seconds until it is worth another try. */
                    "Retry-After"?: number;
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TooManyRequests";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Verification email has been resent. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        data: Record<string, never>;
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidAccountInput"];
                };
            };
            /** @description VerificationThrottled, EmailAlreadyVerified, AccountNotFound, TooManyRequests */
            429: {
                headers: {
                    /** @description Seconds until it is worth another try. */
                    "Retry-After"?: number;
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "VerificationThrottled" | "EmailAlreadyVerified" | "AccountNotFound" | "TooManyRequests";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerificationThrottled"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["TooManyRequests"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                "application/json": {
                    /** Format: email */
                    email: string;
                    password: string;
                    password_confirmation: string;
                    token: string;
                };
            };
        };
        responses: {
            /** @description Password reset successfully. You can now log in with your new password. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        data: Record<string, never>;
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidPasswordReset, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidPasswordReset" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidAccountInput"];
                };
            };
            /** @description TooManyRequests */
            429: {
                headers: {
                    /** @description Seconds until it is worth another try. */
                    "Retry-After"?: number;
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TooManyRequests";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "sessions": [
                     *           {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "device_name": "Firefox on Linux",
                     *             "ip_address": "203.0.113.7",
                     *             "last_used_at": "2027-03-14T14:00:00+00:00",
                     *             "is_current": true,
                     *             "created_at": "2027-03-14T14:00:00+00:00"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            sessions: components["schemas"]["Session"][];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        data: Record<string, never>;
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description SessionNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "SessionNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "user": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "username": "mika-sorensen",
                     *           "name": "Mika Sorensen",
                     *           "bio": "text",
                     *           "about": "text",
                     *           "gender": 1,
                     *           "gender_label": "text",
                     *           "avatar_url": "text",
                     *           "cover_photo_url": "text",
                     *           "timezone": "Europe/Lisbon",
                     *           "languages": [
                     *             "text"
                     *           ],
                     *           "location": {
                     *             "address": "text",
                     *             "city": "text",
                     *             "state": "text",
                     *             "country": "text",
                     *             "country_code": "text"
                     *           },
                     *           "social_links": {
                     *             "linkedin": "text",
                     *             "x": "text",
                     *             "instagram": "text",
                     *             "facebook": "text",
                     *             "github": "text",
                     *             "youtube": "text",
                     *             "dribbble": "text",
                     *             "behance": "text",
                     *             "medium": "text",
                     *             "twitch": "text",
                     *             "website": "text"
                     *           },
                     *           "connections_count": 1,
                     *           "posts_count": 1,
                     *           "followers_count": 1,
                     *           "following_count": 1,
                     *           "connection_status": "none",
                     *           "is_connected": true,
                     *           "is_following": true,
                     *           "is_me": true,
                     *           "chat_thread": {
                     *             "id": "text",
                     *             "status": 1,
                     *             "status_label": "text",
                     *             "is_accepted": true,
                     *             "initiated_by_me": true
                     *           },
                     *           "role": "mentor",
                     *           "mentor_profile": {
                     *             "id": "01920000-0000-7000-8000-000000000001",
                     *             "headline": "Twelve years of back ends and the people behind them",
                     *             "expertise_areas": [
                     *               {
                     *                 "id": "text",
                     *                 "expertise_area_id": "text",
                     *                 "name": "Mika Sorensen",
                     *                 "skills": [
                     *                   {
                     *                     "id": "text",
                     *                     "name": "Mika Sorensen"
                     *                   }
                     *                 ]
                     *               }
                     *             ],
                     *             "years_of_experience": 1,
                     *             "hourly_rate": "80.00",
                     *             "approval_status": "pending",
                     *             "approval_status_label": "text",
                     *             "average_rating": "text",
                     *             "rating_count": 1,
                     *             "total_reviews": 1,
                     *             "total_sessions": 1,
                     *             "timezone": "Europe/Lisbon",
                     *             "vacationMode": true,
                     *             "vacationEndsAt": "2027-03-14T14:00:00+00:00",
                     *             "experiences": [
                     *               {
                     *                 "id": "text",
                     *                 "organization": "text",
                     *                 "designation": "text",
                     *                 "currently_working": true,
                     *                 "start_date": "2027-03-14",
                     *                 "end_date": "2027-03-14",
                     *                 "created_at": "2027-03-14T14:00:00+00:00",
                     *                 "updated_at": "2027-03-14T14:00:00+00:00",
                     *                 "description": "text"
                     *               }
                     *             ],
                     *             "education": [
                     *               {
                     *                 "id": "text",
                     *                 "institution": "text",
                     *                 "degree": "text",
                     *                 "currently_studying": true,
                     *                 "start_date": "2027-03-14",
                     *                 "end_date": "2027-03-14",
                     *                 "created_at": "2027-03-14T14:00:00+00:00",
                     *                 "updated_at": "2027-03-14T14:00:00+00:00"
                     *               }
                     *             ],
                     *             "certifications": [
                     *               {
                     *                 "id": "text",
                     *                 "issuing_organization": "text",
                     *                 "issued_date": "2027-03-14",
                     *                 "expiry_date": "2027-03-14",
                     *                 "credential_url": "text",
                     *                 "title": "Career review"
                     *               }
                     *             ],
                     *             "created_at": "2027-03-14T14:00:00+00:00",
                     *             "updated_at": "2027-03-14T14:00:00+00:00"
                     *           },
                     *           "mentee_profile": {
                     *             "id": "text",
                     *             "profession": "text",
                     *             "company_or_institution": null,
                     *             "relationship_status": null,
                     *             "relationship_since": null,
                     *             "expertise_areas": [
                     *               {
                     *                 "id": "text",
                     *                 "expertise_area_id": "text",
                     *                 "name": "Mika Sorensen",
                     *                 "skills": [
                     *                   {
                     *                     "id": "text",
                     *                     "name": "Mika Sorensen"
                     *                   }
                     *                 ]
                     *               }
                     *             ],
                     *             "experiences": [
                     *               {
                     *                 "id": "text",
                     *                 "organization": "text",
                     *                 "designation": "text",
                     *                 "currently_working": true,
                     *                 "start_date": "2027-03-14",
                     *                 "end_date": "2027-03-14",
                     *                 "created_at": "2027-03-14T14:00:00+00:00",
                     *                 "updated_at": "2027-03-14T14:00:00+00:00",
                     *                 "description": "text"
                     *               }
                     *             ],
                     *             "education": [
                     *               {
                     *                 "id": "text",
                     *                 "institution": "text",
                     *                 "degree": "text",
                     *                 "currently_studying": true,
                     *                 "start_date": "2027-03-14",
                     *                 "end_date": "2027-03-14",
                     *                 "created_at": "2027-03-14T14:00:00+00:00",
                     *                 "updated_at": "2027-03-14T14:00:00+00:00"
                     *               }
                     *             ],
                     *             "certifications": [
                     *               {
                     *                 "id": "text",
                     *                 "issuing_organization": "text",
                     *                 "issued_date": "2027-03-14",
                     *                 "expiry_date": "2027-03-14",
                     *                 "credential_url": "text",
                     *                 "title": "Career review"
                     *               }
                     *             ],
                     *             "created_at": "2027-03-14T14:00:00+00:00",
                     *             "updated_at": "2027-03-14T14:00:00+00:00"
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            user: components["schemas"]["PublicProfile"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "Unauthenticated";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description TwoFactorRequired */
            403: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TwoFactorRequired";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UserNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UserNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Email verified successfully. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {
                     *         "user": {
                     *           "id": "01920000-0000-7000-8000-000000000001",
                     *           "full_name": "Mika Sorensen",
                     *           "username": "mika-sorensen",
                     *           "email": "text",
                     *           "avatar_url": "text",
                     *           "cover_photo_url": "text",
                     *           "bio": "text",
                     *           "about": "text",
                     *           "gender": 1,
                     *           "gender_label": "text",
                     *           "social_links": {
                     *             "field": "text"
                     *           },
                     *           "timezone": "Europe/Lisbon",
                     *           "is_active": true,
                     *           "email_verified_at": "2027-03-14T14:00:00+00:00",
                     *           "has_password": true,
                     *           "two_factor_enabled": true,
                     *           "default_two_factor_method": "email",
                     *           "enabled_two_factor_methods": [
                     *             "email"
                     *           ],
                     *           "phone_number": "+4930123456",
                     *           "phone_verified_at": "2027-03-14T14:00:00+00:00",
                     *           "roles": [
                     *             "mentee"
                     *           ],
                     *           "created_at": "2027-03-14T14:00:00+00:00",
                     *           "updated_at": "2027-03-14T14:00:00+00:00"
                     *         },
                     *         "token": "01920000-0000-7000-8000-000000000002|k3V0x5qW8yA"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            token: string;
                            user: components["schemas"]["User"];
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidVerificationToken, VerificationTokenExpired, AccountBanned, AccountInactive, InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidVerificationToken" | "VerificationTokenExpired" | "AccountBanned" | "AccountInactive" | "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"] | components["schemas"]["InvalidAccountInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example text */
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
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description CalendarFeedNotFound */
            404: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "CalendarFeedNotFound";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description TooManyRequests */
            429: {
                headers: {
                    /** @description Seconds until it is worth another try. */
                    "Retry-After"?: number;
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "TooManyRequests";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequests"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
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
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Event received. */
            200: {
                headers: {
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "text",
                     *       "data": {}
                     *     }
                     */
                    "application/json": {
                        data: Record<string, never>;
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
            /** @description InvalidSignature, BadRequest */
            400: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidSignature" | "BadRequest";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"] | components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description RequestTimeout */
            408: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "RequestTimeout";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description PayloadTooLarge */
            413: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "PayloadTooLarge";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description UnsupportedMediaType */
            415: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "UnsupportedMediaType";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "InvalidInput";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvalidInput"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServerError";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
            /** @description ServiceUnavailable */
            503: {
                headers: {
                    /** @description Tells failures of one status apart. */
                    "X-Error-Code"?: "ServiceUnavailable";
                    /** @description Names the request in the host's log. */
                    "X-Request-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorEnvelope"];
                };
            };
        };
    };
}
