/** The endpoints of scheduling with mentors signed in, and what their answers must be. */
import { createMentorkit, domains } from "@mentorkit/core"
import { RateLimiter } from "@mentorkit/core/kernel/ports"
import { pglite } from "@mentorkit/test-kit/databases/engines"
import { newToken, newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor } from "@mentorkit/test-kit/people/profiles"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Layer } from "effect"
import { afterAll, assert, beforeAll } from "vitest"
import { scheduling as endpoints } from "../../src/routes/scheduling.js"
import { type Host, serve } from "./mounted-server.js"

/** One for each test file, which it begins and ends with. */
export const schedulingSite = () => {
  const { scheduling } = domains
  const kit = createMentorkit({
    domains: { scheduling },
    services: Layer.merge(world(pglite), Layer.mock(RateLimiter, {}))
  })
  const run = kit.runtime.runPromise
  let served: Host

  beforeAll(async () => {
    served = await serve(kit, endpoints)
  })
  afterAll(async () => {
    assert.deepStrictEqual(served.reported, [])
    served.close()
    await kit.close()
  })

  const host: Pick<Host, "send"> = { send: (...request) => served.send(...request) }
  const signedInMentor = async (options: Parameters<typeof newMentor>[0] = {}) => {
    const mentor = await run(newMentor(options))
    const token = await run(newToken(mentor.userId))
    const send = (method: string, path: string, body?: unknown) =>
      host.send(method, `/mentor${path}`, { token, ...(body !== undefined && { body }) })
    return { ...mentor, token, send }
  }
  /** Of somebody who is no mentor. */
  const menteeToken = () => run(Effect.flatMap(newUser(), ({ userId }) => newToken(userId)))
  return { host, run, signedInMentor, menteeToken }
}

type Answer = Awaited<ReturnType<Host["send"]>>

export const isDone = ({ body, status }: Answer, expected: number, message: string) =>
  assert.deepStrictEqual([status, body.status, body.message], [expected, "success", message])
export const isEmptied = (answer: Answer, message: string) => {
  isDone(answer, 200, message)
  assert.deepStrictEqual(answer.body.data, {})
}

export const invalid = (data: Readonly<Record<string, ReadonlyArray<string>>>) => {
  const [first, ...more] = Object.values(data).flat()
  const message = more.length === 0 ? first : `${first} (and ${more.length} more error${more.length === 1 ? "" : "s"})`
  return { status: 422, code: "InvalidInput", body: { status: "error", message, data } }
}

export const nobody = "018f4e7a-0000-7000-8000-000000000000"
export const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/
