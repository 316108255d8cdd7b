/** What holds for every answer of the host, whatever was asked. */
import { assert } from "vitest"
import type { Answer } from "./documented.js"

/** What only the inside of a program knows. */
const innards =
  /node_modules|\bat (?:async )?[\w.<>]+ \(|file:\/\/|\.[jt]s:\d+|SqlError|syntax error at|violates \w+ constraint|\bselect [\w*, .]+ from\b|\brelation "|PGlite|ECONN|FiberFailure|ParseError/

/** Social sign-in's, out of reach of scripts and of other sites. Nothing else is kept in browsers. */
const onlyCookie =
  /^mentorkit_oauth=[\w-]{43}; Path=\/api\/v1\/oauth; Max-Age=600; HttpOnly; SameSite=Lax(?:; Secure)?$/

export const assertMannered = ({ headers, status, text }: Answer, told: string): void => {
  assert.match(headers.get("x-request-id") ?? "", /^[\w.:-]{1,128}$/, told)
  assert.strictEqual(headers.get("x-content-type-options"), "nosniff", told)
  const cookie = headers.get("set-cookie")
  if (cookie !== null) assert.match(cookie, onlyCookie, told)
  assert.isNull(headers.get("x-powered-by"), told)
  assert.isNull(headers.get("server"), told)
  // What a program answers with its last breath would not be JSON.
  if (status >= 400) assert.notMatch(text, innards, told)
}

/** What anybody may keep has a name, and says nothing of who asked. */
const assertPublic = ({ headers }: Answer, told: string): void => {
  assert.match(headers.get("cache-control") ?? "", /^public, max-age=\d+$/, told)
  assert.match(headers.get("etag") ?? "", /^W\/"[\w-]+"$/, told)
  assert.isNull(headers.get("set-cookie"), told)
}

/** An answer in the envelope: JSON that nobody keeps, but for what the document says is for everybody. */
export const assertEnvelope = (answer: Answer, told: string, isPublic = false): void => {
  assertMannered(answer, told)
  assert.strictEqual(answer.headers.get("www-authenticate"), answer.status === 401 ? "Bearer" : null, told)
  assert.strictEqual(answer.headers.get("content-type"), "application/json; charset=utf-8", told)
  if (isPublic) assertPublic(answer, told)
  else assert.strictEqual(answer.headers.get("cache-control"), "no-store", told)
}
