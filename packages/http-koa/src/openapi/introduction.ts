/** What a reader has to know before the first call; Markdown, shown above the areas of the reference. */

export const introduction = `The back end of a mentorship marketplace: people register, mentors publish when they are free,
mentees hold seats, book and pay, and mentors are paid their share.

## A first booking

1. **Sign in.** \`POST /register\` makes an account and mails a token; \`POST /verify-email\` takes it and answers a full token.
   Later \`POST /login\` does. Send it with every call: \`Authorization: Bearer <token>\`. An account with a second factor gets a
   pending token instead, which \`POST /2fa/challenge\` trades for a full one.
2. **Find a mentor.** \`GET /mentee/mentors\` searches; the \`id\` of a mentor is that of the mentor profile.
3. **Choose a session and a time.** \`GET /public/mentors/{mentor_id}/session-types\` lists what the mentor offers,
   \`GET /public/mentors/{mentor_id}/session-types/{session_type_id}/slots\` when. A slot with \`is_selectable\` can be held.
4. **Hold the seats.** \`POST /mentor/slots/hold\` with the slots' ids keeps them for some minutes and answers a
   \`booking_attempt_id\`.
5. **Book.** \`POST /mentee/bookings\` with that id makes the booking. What costs something is answered with a \`payment_url\`, where
   the mentee pays; \`GET /payments/status\` tells how that went, and \`GET /mentee/bookings/{id}\` how the booking stands. The
   mentor accepts it with \`POST /mentor/bookings/{id}/accept\`.

## Answers

Every answer is \`{ "status", "message", "data" }\`, but for files. A failure has a status of 4xx or 5xx and a code in the header
\`X-Error-Code\`, by which programs tell failures apart; \`message\` is for people and may change. Where fields are at fault
(422, \`InvalidInput\`), \`data\` has the sentences for each of them; sign-up, sign-in and profiles answer \`{ "message", "errors" }\`
instead. \`X-Request-Id\` names the request in the host's log.

## Values

Moments are ISO 8601 in UTC (\`2027-03-14T14:00:00+00:00\`); an input may have any offset, and none is UTC. Days
(\`2027-03-14\`) and times of day (\`09:30\`) are on a calendar whose zone the field names. Amounts are whole minor units (cents)
beside a currency, or decimals as texts. Ids are UUIDs. A field that may be null is always there, and clients accept fields and
values that they do not know.

## Lists

\`page\` and \`per_page\` (50 at most) turn pages. To read on while things come and go, send \`meta.next_cursor\` as \`cursor\` instead of
\`page\`, until it is null: nothing comes twice and nothing is missed.

## Repeating a call

A call with an \`Idempotency-Key\` may be sent again after a lost connection: within 24 hours it is answered as the first one was,
without a second effect. 429 and 503 say in \`Retry-After\` how many seconds to wait.
`
