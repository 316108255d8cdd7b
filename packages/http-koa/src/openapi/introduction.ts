/** What a reader has to know before the first call; Markdown, shown above the domains of the reference. */

export const introduction = `The back end of a mentorship marketplace: people register, mentors publish when they are free,
mentees hold seats, book and pay, and mentors are paid their share.

## A first booking

1. **Sign in.** \`POST /register\` makes an account and mails a link; \`POST /verify-email\` takes the \`token\` of its query and answers a
   full token. Send that with every call: \`Authorization: Bearer <token>\`. Verifying turns codes by mail on, so a later
   \`POST /login\` answers a pending token and mails a code, and \`POST /2fa/challenge\` trades both for a full token.
2. **Find a mentor.** \`GET /mentee/mentors\` searches. Where a path has \`mentor_id\`, it is the \`id\` of the mentor profile, not the
   \`user_id\` of the account; an id that nobody has gives an empty list.
3. **Choose a session and a time.** \`GET /public/mentors/{mentor_id}/session-types\` lists what the mentor offers: take one with
   \`is_active\`. \`GET /public/mentors/{mentor_id}/session-types/{session_type_id}/slots\` says when; without days it answers the next
   90. A slot with \`is_selectable\` can be held.
4. **Hold the seats.** The mentee calls \`POST /mentor/slots/hold\` (despite its path) with the slots' ids. It answers a
   \`booking_attempt_id\` and keeps the seats until \`expires_at\`; booking and payment have to be done by then.
5. **Book.** \`POST /mentee/bookings\` with that id makes the booking. What costs something is answered with a \`payment_url\`, where
   the mentee pays. \`GET /mentee/bookings/{id}\` tells how the booking stands; \`GET /payments/status\` how the payment went, by the
   \`session_id\` of the address to which the checkout returns. The mentor accepts with \`POST /mentor/bookings/{id}/accept\`.

Paths in this text are below \`/api/v1\`.

## Answers

Answers are \`{ "status", "message", "data" }\`, but for files, calendars and the shape that is named below. A failure has a status of 4xx or 5xx and a code in the header
\`X-Error-Code\`, by which programs tell failures apart; each operation says what its codes mean. \`message\` is for people and may
change. Where fields are at fault
(422, \`InvalidInput\`), \`data\` has the sentences for each of them; sign-up, sign-in and profiles answer \`{ "message", "errors" }\`
instead. \`X-Request-Id\` names the request in the host's log.

## Values

Moments are ISO 8601 in UTC (\`2027-03-14T14:00:00+00:00\`); an input may have any offset, and none is UTC. Days
(\`2027-03-14\`) and times of day (\`09:30\`) are on a calendar whose zone the field names. Amounts are whole minor units (cents)
beside a currency, or decimals as texts. Ids are UUIDs. A field that may be null is always there, unless its
text says when it is left out. Clients accept fields and values that they do not know. Names of fields are written as the
product's documents have them: bookings in camelCase (\`startsAt\`), most others in snake_case.

## Lists

\`page\` and \`per_page\` (50 at most) turn pages. To read on while things come and go, send \`meta.next_cursor\` as \`cursor\` instead of
\`page\`, until it is null: nothing comes twice and nothing is missed.

## Repeating a call

A call with an \`Idempotency-Key\` may be sent again after a lost connection: within 24 hours it is answered as the first one was,
without a second effect. 429 and 503 say in \`Retry-After\` how many seconds to wait.
`
