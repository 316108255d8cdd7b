// Written by `npm run client` from the contract. Do not edit.
export interface paths {
    "/admin/mentors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["admin.listMentors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/mentors/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["admin.approveMentor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/mentors/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["admin.rejectMentor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/expertise-areas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["profiles.listExpertiseAreas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["identity.login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["identity.logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["identity.getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mentee/holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["scheduling.listHolds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mentor/availability-rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["scheduling.listAvailabilityRules"];
        put?: never;
        post: operations["scheduling.createAvailabilityRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mentor/availability-rules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["scheduling.getAvailabilityRule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mentor/availability-rules/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["scheduling.createAvailabilityRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mentor/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["profiles.getMentorProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mentor/session-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["scheduling.listSessionTypes"];
        put?: never;
        post: operations["scheduling.createSessionType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mentor/slots/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["scheduling.holdSlots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mentor/slots/hold/{booking_attempt_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["scheduling.releaseHold"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["profiles.submitOnboarding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/mentors/{mentor_id}/session-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["scheduling.listPublicSessionTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/mentors/{mentor_id}/session-types/{session_type_id}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["scheduling.listPublicSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["identity.register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resend-email-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["identity.resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["identity.viewUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["identity.verifyEmail"];
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
        Address: {
            address: string | null;
            city: string | null;
            country: string | null;
            state: string | null;
        } & {
            [key: string]: unknown;
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
        } & {
            [key: string]: unknown;
        };
        Certification: {
            credential_url: string | null;
            expiry_date: string | null;
            id: string;
            issued_date: string | null;
            issuing_organization: string;
            title: string;
        } & {
            [key: string]: unknown;
        };
        CurrentUser: {
            about: string | null;
            address: components["schemas"]["Address"] | null;
            avatar_url: string | null;
            bio: string | null;
            chat_thread: ({
                id: string;
                initiated_by_me: boolean;
                is_accepted: boolean;
                /**
                 * int
                 * @description an integer
                 */
                status: number;
                status_label: string;
            } & {
                [key: string]: unknown;
            }) | null;
            /** @enum {string} */
            connection_status: "none" | "pending_outgoing" | "pending_incoming" | "connected";
            /**
             * int
             * @description an integer
             */
            connections_count: number;
            cover_photo_url: string | null;
            /** Format: date-time */
            created_at: string;
            /** @enum {string} */
            default_two_factor_method: "email" | "sms" | "totp" | "backup_code";
            email: string;
            email_verified_at: string | null;
            enabled_two_factor_methods: ("email" | "sms" | "totp" | "backup_code")[];
            /**
             * int
             * @description an integer
             */
            followers_count: number;
            /**
             * int
             * @description an integer
             */
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
            } & {
                [key: string]: unknown;
            };
            mentee_profile: components["schemas"]["PublicMenteeProfile"] | null;
            mentor_profile: components["schemas"]["PublicMentorProfile"] | null;
            name: string;
            phone_number: string | null;
            phone_verified_at: string | null;
            /**
             * int
             * @description an integer
             */
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
            } & {
                [key: string]: unknown;
            };
            timezone: string;
            two_factor_enabled: boolean;
            /** Format: date-time */
            updated_at: string;
            username: string;
        } & {
            [key: string]: unknown;
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
        } & {
            [key: string]: unknown;
        };
        Error: {
            data: Record<string, never>;
            message: string;
            /** @enum {string} */
            status: "error";
        } & {
            [key: string]: unknown;
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
        } & {
            [key: string]: unknown;
        };
        ExpertiseArea: {
            /** Format: uuid */
            id: string;
            name: string;
            skills: ({
                /** Format: uuid */
                id: string;
                name: string;
            } & {
                [key: string]: unknown;
            })[];
        } & {
            [key: string]: unknown;
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
        } & {
            [key: string]: unknown;
        };
        Hold: {
            /** Format: uuid */
            booking_attempt_id: string;
            /** Format: date-time */
            expires_at: string;
            held_slots: string[];
        } & {
            [key: string]: unknown;
        };
        /**
         * int
         * @description an integer
         */
        Int: number;
        MentorApplication: {
            /** @enum {string} */
            approval_status: "pending" | "approved" | "rejected" | "suspended";
            approval_status_label: string;
            approved_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** @example USD */
            currency: string;
            expertise_areas: ({
                /** Format: uuid */
                id: string;
                name: string;
            } & {
                [key: string]: unknown;
            })[];
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
            } & {
                [key: string]: unknown;
            };
            /**
             * int
             * @description an integer
             */
            years_of_experience: number;
        } & {
            [key: string]: unknown;
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
            /**
             * int
             * @description an integer
             */
            rating_count: number;
            rejection_reason: string | null;
            social_links: {
                [key: string]: string;
            };
            /** Format: date-time */
            submitted_at: string;
            timezone: string;
            /**
             * int
             * @description an integer
             */
            total_reviews: number;
            /**
             * int
             * @description an integer
             */
            total_sessions: number;
            /** Format: date-time */
            updated_at: string;
            /** Format: uuid */
            user_id: string;
            vacationEndsAt: string | null;
            vacationMode: boolean;
            verification_documents: components["schemas"]["VerificationDocument"][];
            /**
             * int
             * @description an integer
             */
            years_of_experience: number;
        } & {
            [key: string]: unknown;
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
        } & {
            [key: string]: unknown;
        };
        PageLinks: {
            first: string | null;
            last: string | null;
            next: string | null;
            prev: string | null;
        } & {
            [key: string]: unknown;
        };
        PageMeta: {
            /**
             * int
             * @description an integer
             */
            current_page: number;
            from: number | null;
            /**
             * int
             * @description an integer
             */
            last_page: number;
            path: string;
            /**
             * int
             * @description an integer
             */
            per_page: number;
            to: number | null;
            /**
             * int
             * @description an integer
             */
            total: number;
        } & {
            [key: string]: unknown;
        };
        ProfileExpertiseArea: {
            expertise_area_id: string;
            id: string;
            name: string;
            skills: ({
                id: string;
                name: string;
            } & {
                [key: string]: unknown;
            })[];
        } & {
            [key: string]: unknown;
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
        } & {
            [key: string]: unknown;
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
            /**
             * int
             * @description an integer
             */
            rating_count: number;
            timezone: string;
            /**
             * int
             * @description an integer
             */
            total_reviews: number;
            /**
             * int
             * @description an integer
             */
            total_sessions: number;
            /** Format: date-time */
            updated_at: string;
            vacationEndsAt: string | null;
            vacationMode: boolean;
            /**
             * int
             * @description an integer
             */
            years_of_experience: number;
        } & {
            [key: string]: unknown;
        };
        PublicProfile: {
            about: string | null;
            avatar_url: string | null;
            bio: string | null;
            chat_thread: ({
                id: string;
                initiated_by_me: boolean;
                is_accepted: boolean;
                /**
                 * int
                 * @description an integer
                 */
                status: number;
                status_label: string;
            } & {
                [key: string]: unknown;
            }) | null;
            /** @enum {string} */
            connection_status: "none" | "pending_outgoing" | "pending_incoming" | "connected";
            /**
             * int
             * @description an integer
             */
            connections_count: number;
            cover_photo_url: string | null;
            /**
             * int
             * @description an integer
             */
            followers_count: number;
            /**
             * int
             * @description an integer
             */
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
            } & {
                [key: string]: unknown;
            };
            mentee_profile: components["schemas"]["PublicMenteeProfile"] | null;
            mentor_profile: components["schemas"]["PublicMentorProfile"] | null;
            name: string;
            /**
             * int
             * @description an integer
             */
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
            } & {
                [key: string]: unknown;
            };
            timezone: string;
            username: string;
        } & {
            [key: string]: unknown;
        };
        SessionType: {
            /**
             * int
             * @description an integer
             */
            buffer_after_minutes: number;
            /** Format: date-time */
            created_at: string;
            /** @example USD */
            currency: string;
            description: string | null;
            /**
             * int
             * @description an integer
             */
            duration_minutes: number;
            /**
             * int
             * @description an integer
             */
            follow_up_count: number;
            /**
             * int
             * @description an integer
             */
            follow_up_flexibility_days: number;
            /**
             * int
             * @description an integer
             */
            follow_up_interval_days: number;
            /** Format: uuid */
            id: string;
            is_active: boolean;
            is_free: boolean;
            /**
             * int
             * @description an integer
             */
            max_capacity: number;
            /** Format: uuid */
            mentor_id: string;
            price: string;
            /**
             * int
             * @description an integer
             */
            price_minor: number;
            /** @enum {string} */
            session_model: "regular_weekly" | "recurring" | "one_time" | "package";
            session_model_label: string;
            title: string;
            /** Format: date-time */
            updated_at: string;
        } & {
            [key: string]: unknown;
        };
        Slot: {
            availability_override_id: string | null;
            availability_rule_id: string | null;
            /**
             * int
             * @description an integer
             */
            available_seats: number;
            /** Format: date-time */
            buffer_ends_at: string;
            /**
             * int
             * @description an integer
             */
            current_capacity: number;
            /** Format: date-time */
            ends_at: string;
            held_until: string | null;
            /** Format: uuid */
            id: string;
            is_selectable: boolean;
            /**
             * int
             * @description an integer
             */
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
        } & {
            [key: string]: unknown;
        };
        TimeBlock: {
            end_time: string;
            start_time: string;
        } & {
            [key: string]: unknown;
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
        } & {
            [key: string]: unknown;
        };
        ValidationError: {
            data: {
                [key: string]: string[];
            };
            message: string;
            /** @enum {string} */
            status: "error";
        } & {
            [key: string]: unknown;
        };
        VerificationDocument: {
            adminNotes: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            documentType: "id_card" | "passport" | "driving_license";
            documentTypeLabel: string;
            downloadUrl: string;
            /**
             * int
             * @description an integer
             */
            fileSize: number;
            id: string;
            mimeType: string;
            originalName: string;
            /** @enum {string} */
            status: "pending" | "approved" | "rejected";
            statusLabel: string;
            /** Format: date-time */
            updatedAt: string;
        } & {
            [key: string]: unknown;
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
    "admin.listMentors": {
        parameters: {
            query?: {
                /** @description a number less than or equal to 1000000 */
                page?: number;
                /** @description a number between 1 and 50 */
                per_page?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            mentors: {
                                data: components["schemas"]["MentorApplication"][];
                                links: components["schemas"]["PageLinks"];
                                meta: components["schemas"]["PageMeta"];
                            } & {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    "X-Error-Code"?: "Unauthenticated";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Error-Code"?: "Forbidden";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    "X-Error-Code"?: "InvalidInput";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    "X-Error-Code"?: "ServerError";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "admin.approveMentor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Mentor approved successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            mentor: components["schemas"]["MentorApplication"];
                        } & {
                            [key: string]: unknown;
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    "X-Error-Code"?: "BadRequest";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    "X-Error-Code"?: "Unauthenticated";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Error-Code"?: "Forbidden";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description MentorProfileNotFound */
            404: {
                headers: {
                    "X-Error-Code"?: "MentorProfileNotFound";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BadRequest */
            413: {
                headers: {
                    "X-Error-Code"?: "BadRequest";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ApprovalNotPossible, InvalidInput */
            422: {
                headers: {
                    "X-Error-Code"?: "ApprovalNotPossible" | "InvalidInput";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: {
                            /** @enum {string} */
                            approval_status: "pending" | "approved" | "rejected" | "suspended";
                            decision: string;
                        } & {
                            [key: string]: unknown;
                        };
                        message: string;
                        /** @enum {string} */
                        status: "error";
                    } & {
                        [key: string]: unknown;
                    }) | components["schemas"]["ValidationError"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    "X-Error-Code"?: "ServerError";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "admin.rejectMentor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Mentor rejected successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            mentor: components["schemas"]["MentorApplication"];
                        } & {
                            [key: string]: unknown;
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    "X-Error-Code"?: "BadRequest";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    "X-Error-Code"?: "Unauthenticated";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Error-Code"?: "Forbidden";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description MentorProfileNotFound */
            404: {
                headers: {
                    "X-Error-Code"?: "MentorProfileNotFound";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BadRequest */
            413: {
                headers: {
                    "X-Error-Code"?: "BadRequest";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ApprovalNotPossible, InvalidInput */
            422: {
                headers: {
                    "X-Error-Code"?: "ApprovalNotPossible" | "InvalidInput";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: {
                            /** @enum {string} */
                            approval_status: "pending" | "approved" | "rejected" | "suspended";
                            decision: string;
                        } & {
                            [key: string]: unknown;
                        };
                        message: string;
                        /** @enum {string} */
                        status: "error";
                    } & {
                        [key: string]: unknown;
                    }) | components["schemas"]["ValidationError"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    "X-Error-Code"?: "ServerError";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            expertise_areas: components["schemas"]["ExpertiseArea"][];
                        } & {
                            [key: string]: unknown;
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    "X-Error-Code"?: "Unauthenticated";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Error-Code"?: "Forbidden";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    "X-Error-Code"?: "ServerError";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "identity.login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    password: string;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Login successful. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @enum {boolean} */
                            requires_two_factor: false;
                            token: string;
                            user: components["schemas"]["User"];
                        } & {
                            [key: string]: unknown;
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    "X-Error-Code"?: "BadRequest";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description InvalidCredentials, AccountBanned, AccountInactive, EmailNotVerified */
            401: {
                headers: {
                    "X-Error-Code"?: "InvalidCredentials" | "AccountBanned" | "AccountInactive" | "EmailNotVerified";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] | components["schemas"]["Error"] | components["schemas"]["Error"] | components["schemas"]["Error"];
                };
            };
            /** @description BadRequest */
            413: {
                headers: {
                    "X-Error-Code"?: "BadRequest";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    "X-Error-Code"?: "InvalidInput";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description TooManyRequests */
            429: {
                headers: {
                    "X-Error-Code"?: "TooManyRequests";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            retry_after_seconds: components["schemas"]["Int"];
                        } & {
                            [key: string]: unknown;
                        };
                        message: string;
                        /** @enum {string} */
                        status: "error";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    "X-Error-Code"?: "ServerError";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Record<string, never> | unknown[];
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    "X-Error-Code"?: "BadRequest";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    "X-Error-Code"?: "Unauthenticated";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Error-Code"?: "Forbidden";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BadRequest */
            413: {
                headers: {
                    "X-Error-Code"?: "BadRequest";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    "X-Error-Code"?: "InvalidInput";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    "X-Error-Code"?: "ServerError";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            user: components["schemas"]["CurrentUser"];
                        } & {
                            [key: string]: unknown;
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    "X-Error-Code"?: "Unauthenticated";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Error-Code"?: "Forbidden";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UserNotFound */
            404: {
                headers: {
                    "X-Error-Code"?: "UserNotFound";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    "X-Error-Code"?: "ServerError";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "scheduling.listHolds": {
        parameters: {
            query?: {
                /** @description a number less than or equal to 1000000 */
                page?: number;
                /** @description a number between 1 and 50 */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            holds: {
                                data: components["schemas"]["HeldSeat"][];
                                links: components["schemas"]["PageLinks"];
                                meta: components["schemas"]["PageMeta"];
                            } & {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    "X-Error-Code"?: "Unauthenticated";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Error-Code"?: "Forbidden";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    "X-Error-Code"?: "InvalidInput";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    "X-Error-Code"?: "ServerError";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "scheduling.listAvailabilityRules": {
        parameters: {
            query?: {
                is_active?: boolean | null;
                /** @description a lowercase string */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            availability_rules: components["schemas"]["AvailabilityRule"][];
                        } & {
                            [key: string]: unknown;
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    "X-Error-Code"?: "Unauthenticated";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Error-Code"?: "Forbidden";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description MentorProfileNotFound */
            404: {
                headers: {
                    "X-Error-Code"?: "MentorProfileNotFound";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    "X-Error-Code"?: "InvalidInput";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    "X-Error-Code"?: "ServerError";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "scheduling.createAvailabilityRule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * between(0, 6)
                     * @description a number between 0 and 6
                     */
                    day_of_week?: number | null;
                    rrule?: string | null;
                    /** @enum {string} */
                    rule_type: "regular_weekly" | "recurring" | "one_time";
                    /**
                     * lowercased
                     * @description a lowercase string
                     */
                    session_type_id?: string | null;
                    specific_date?: string | null;
                    /**
                     * maxItems(96)
                     * @description an array of at most 96 item(s)
                     */
                    time_blocks: components["schemas"]["TimeBlock"][];
                    valid_from?: string | null;
                    valid_until?: string | null;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Availability rule created successfully. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            availability_rule: components["schemas"]["AvailabilityRule"];
                        } & {
                            [key: string]: unknown;
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    "X-Error-Code"?: "BadRequest";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    "X-Error-Code"?: "Unauthenticated";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Error-Code"?: "Forbidden";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description MentorProfileNotFound */
            404: {
                headers: {
                    "X-Error-Code"?: "MentorProfileNotFound";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BadRequest */
            413: {
                headers: {
                    "X-Error-Code"?: "BadRequest";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    "X-Error-Code"?: "InvalidInput";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    "X-Error-Code"?: "ServerError";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "scheduling.getAvailabilityRule": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Availability rule fetched successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            availability_rule: components["schemas"]["AvailabilityRule"];
                        } & {
                            [key: string]: unknown;
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    "X-Error-Code"?: "Unauthenticated";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Error-Code"?: "Forbidden";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description MentorProfileNotFound, AvailabilityRuleNotFound */
            404: {
                headers: {
                    "X-Error-Code"?: "MentorProfileNotFound" | "AvailabilityRuleNotFound";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] | components["schemas"]["Error"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    "X-Error-Code"?: "InvalidInput";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    "X-Error-Code"?: "ServerError";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "scheduling.createAvailabilityRules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * maxItems(100)
                     * @description an array of at most 100 item(s)
                     */
                    availability_rules: ({
                        /**
                         * between(0, 6)
                         * @description a number between 0 and 6
                         */
                        day_of_week?: number | null;
                        rrule?: string | null;
                        /** @enum {string} */
                        rule_type: "regular_weekly" | "recurring" | "one_time";
                        /**
                         * lowercased
                         * @description a lowercase string
                         */
                        session_type_id?: string | null;
                        specific_date?: string | null;
                        /**
                         * maxItems(96)
                         * @description an array of at most 96 item(s)
                         */
                        time_blocks: components["schemas"]["TimeBlock"][];
                        valid_from?: string | null;
                        valid_until?: string | null;
                    } & {
                        [key: string]: unknown;
                    })[];
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Availability rules created successfully. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            availability_rules: components["schemas"]["AvailabilityRule"][];
                        } & {
                            [key: string]: unknown;
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    "X-Error-Code"?: "BadRequest";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    "X-Error-Code"?: "Unauthenticated";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Error-Code"?: "Forbidden";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description MentorProfileNotFound */
            404: {
                headers: {
                    "X-Error-Code"?: "MentorProfileNotFound";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BadRequest */
            413: {
                headers: {
                    "X-Error-Code"?: "BadRequest";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    "X-Error-Code"?: "InvalidInput";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    "X-Error-Code"?: "ServerError";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            mentor_profile: components["schemas"]["MentorProfile"];
                        } & {
                            [key: string]: unknown;
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    "X-Error-Code"?: "Unauthenticated";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Error-Code"?: "Forbidden";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description MentorProfileNotFound, MentorProfileNotFound */
            404: {
                headers: {
                    "X-Error-Code"?: "MentorProfileNotFound" | "MentorProfileNotFound";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] | components["schemas"]["Error"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    "X-Error-Code"?: "ServerError";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            session_types: components["schemas"]["SessionType"][];
                        } & {
                            [key: string]: unknown;
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    "X-Error-Code"?: "Unauthenticated";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Error-Code"?: "Forbidden";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description MentorProfileNotFound */
            404: {
                headers: {
                    "X-Error-Code"?: "MentorProfileNotFound";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    "X-Error-Code"?: "ServerError";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "scheduling.createSessionType": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * between(0, 120)
                     * @description a number between 0 and 120
                     */
                    buffer_after_minutes?: number | null;
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
                    price?: (string | number) | null;
                    session_model?: ("regular_weekly" | "recurring" | "one_time" | "package") | null;
                    title: string;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Session type created successfully. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            session_type: components["schemas"]["SessionType"];
                        } & {
                            [key: string]: unknown;
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    "X-Error-Code"?: "BadRequest";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    "X-Error-Code"?: "Unauthenticated";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Error-Code"?: "Forbidden";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description MentorProfileNotFound */
            404: {
                headers: {
                    "X-Error-Code"?: "MentorProfileNotFound";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BadRequest */
            413: {
                headers: {
                    "X-Error-Code"?: "BadRequest";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    "X-Error-Code"?: "InvalidInput";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    "X-Error-Code"?: "ServerError";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "scheduling.holdSlots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    slot_ids: string[];
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Slots held successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Hold"];
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    "X-Error-Code"?: "BadRequest";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    "X-Error-Code"?: "Unauthenticated";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Error-Code"?: "Forbidden";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description SlotsNotFound, SlotsUnavailable */
            409: {
                headers: {
                    "X-Error-Code"?: "SlotsNotFound" | "SlotsUnavailable";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] | ({
                        data: {
                            slot_ids: string[];
                        } & {
                            [key: string]: unknown;
                        };
                        message: string;
                        /** @enum {string} */
                        status: "error";
                    } & {
                        [key: string]: unknown;
                    });
                };
            };
            /** @description BadRequest */
            413: {
                headers: {
                    "X-Error-Code"?: "BadRequest";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description TooManyLiveAttempts, InvalidInput */
            422: {
                headers: {
                    "X-Error-Code"?: "TooManyLiveAttempts" | "InvalidInput";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: {
                            limit: number;
                        } & {
                            [key: string]: unknown;
                        };
                        message: string;
                        /** @enum {string} */
                        status: "error";
                    } & {
                        [key: string]: unknown;
                    }) | components["schemas"]["ValidationError"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    "X-Error-Code"?: "ServerError";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "scheduling.releaseHold": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                booking_attempt_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Hold released successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Record<string, never> | unknown[];
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    "X-Error-Code"?: "Unauthenticated";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Error-Code"?: "Forbidden";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description HoldNotFound */
            404: {
                headers: {
                    "X-Error-Code"?: "HoldNotFound";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description HoldInCheckout, InvalidInput */
            422: {
                headers: {
                    "X-Error-Code"?: "HoldInCheckout" | "InvalidInput";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] | components["schemas"]["ValidationError"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    "X-Error-Code"?: "ServerError";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "profiles.submitOnboarding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Onboarding submitted successfully. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            onboarding: components["schemas"]["Onboarding"];
                        } & {
                            [key: string]: unknown;
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    "X-Error-Code"?: "BadRequest";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    "X-Error-Code"?: "Unauthenticated";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Error-Code"?: "Forbidden";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description OnboardingNotFound */
            404: {
                headers: {
                    "X-Error-Code"?: "OnboardingNotFound";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BadRequest */
            413: {
                headers: {
                    "X-Error-Code"?: "BadRequest";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description ApplicationNotPossible, InvalidInput */
            422: {
                headers: {
                    "X-Error-Code"?: "ApplicationNotPossible" | "InvalidInput";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: {
                            /** @enum {string} */
                            approval_status: "pending" | "approved" | "rejected" | "suspended";
                        } & {
                            [key: string]: unknown;
                        };
                        message: string;
                        /** @enum {string} */
                        status: "error";
                    } & {
                        [key: string]: unknown;
                    }) | components["schemas"]["ValidationError"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    "X-Error-Code"?: "ServerError";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "scheduling.listPublicSessionTypes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                mentor_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Session types fetched successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            session_types: components["schemas"]["SessionType"][];
                        } & {
                            [key: string]: unknown;
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    "X-Error-Code"?: "InvalidInput";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    "X-Error-Code"?: "ServerError";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "scheduling.listPublicSlots": {
        parameters: {
            query?: {
                /** @description a DateTime.Utc instance */
                from?: string | null;
                /** @description a DateTime.Utc instance */
                until?: string | null;
            };
            header?: never;
            path: {
                mentor_id: string;
                session_type_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Slots fetched successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            slots: components["schemas"]["Slot"][];
                        } & {
                            [key: string]: unknown;
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    "X-Error-Code"?: "InvalidInput";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    "X-Error-Code"?: "ServerError";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
                "application/json": {
                    /** Format: email */
                    email: string;
                    full_name: string;
                    password: string;
                    password_confirmation: string;
                    /** @example Europe/Berlin */
                    timezone?: string | null;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Registration successful, check email. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            user: components["schemas"]["User"];
                        } & {
                            [key: string]: unknown;
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    "X-Error-Code"?: "BadRequest";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BadRequest */
            413: {
                headers: {
                    "X-Error-Code"?: "BadRequest";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    "X-Error-Code"?: "InvalidInput";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    "X-Error-Code"?: "ServerError";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
                "application/json": {
                    /** Format: email */
                    email: string;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Verification email has been resent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Record<string, never> | unknown[];
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    "X-Error-Code"?: "BadRequest";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BadRequest */
            413: {
                headers: {
                    "X-Error-Code"?: "BadRequest";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    "X-Error-Code"?: "InvalidInput";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description VerificationThrottled, EmailAlreadyVerified, AccountNotFound */
            429: {
                headers: {
                    "X-Error-Code"?: "VerificationThrottled" | "EmailAlreadyVerified" | "AccountNotFound";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        data: {
                            retry_after_seconds: components["schemas"]["Int"];
                        } & {
                            [key: string]: unknown;
                        };
                        message: string;
                        /** @enum {string} */
                        status: "error";
                    } & {
                        [key: string]: unknown;
                    }) | components["schemas"]["Error"] | components["schemas"]["Error"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    "X-Error-Code"?: "ServerError";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "identity.viewUser": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description User retrieved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            user: components["schemas"]["PublicProfile"];
                        } & {
                            [key: string]: unknown;
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Unauthenticated */
            401: {
                headers: {
                    "X-Error-Code"?: "Unauthenticated";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    "X-Error-Code"?: "Forbidden";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description UserNotFound */
            404: {
                headers: {
                    "X-Error-Code"?: "UserNotFound";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description InvalidInput */
            422: {
                headers: {
                    "X-Error-Code"?: "InvalidInput";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationError"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    "X-Error-Code"?: "ServerError";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
                "application/json": {
                    token: string;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Email verified successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            token: string;
                            user: components["schemas"]["User"];
                        } & {
                            [key: string]: unknown;
                        };
                        message: string;
                        /** @enum {string} */
                        status: "success";
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description BadRequest */
            400: {
                headers: {
                    "X-Error-Code"?: "BadRequest";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description BadRequest */
            413: {
                headers: {
                    "X-Error-Code"?: "BadRequest";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description InvalidVerificationToken, VerificationTokenExpired, AccountBanned, AccountInactive, InvalidInput */
            422: {
                headers: {
                    "X-Error-Code"?: "InvalidVerificationToken" | "VerificationTokenExpired" | "AccountBanned" | "AccountInactive" | "InvalidInput";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"] | components["schemas"]["Error"] | components["schemas"]["Error"] | components["schemas"]["Error"] | components["schemas"]["ValidationError"];
                };
            };
            /** @description ServerError */
            500: {
                headers: {
                    "X-Error-Code"?: "ServerError";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
