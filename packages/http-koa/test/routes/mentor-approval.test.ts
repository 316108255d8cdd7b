/** From an application to an approved mentor, as clients see it. */
import { createMentorkit, domains } from "@mentorkit/core"
import { RateLimiter } from "@mentorkit/core/kernel/ports"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newToken, newUser } from "@mentorkit/test-kit/people/accounts"
import { softwareEngineering } from "@mentorkit/test-kit/people/profiles"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Layer } from "effect"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { admin as adminEndpoints } from "../../src/routes/admin.js"
import { profiles as profileEndpoints } from "../../src/routes/profiles.js"
import { type Host, serve } from "../support/mounted-server.js"

const application = {
  role: "mentor",
  headline: "Staff engineer",
  timezone: "Asia/Kathmandu",
  currency: "USD",
  hourly_rate: 80,
  expertise_area_ids: [softwareEngineering]
}

describe.each(engines)("mentor approval on %s", (_name, engine) => {
  const { admin, profiles } = domains
  const kit = createMentorkit({
    domains: { admin, profiles },
    services: Layer.merge(world(engine), Layer.mock(RateLimiter, {}))
  })
  let host: Host

  beforeAll(async () => {
    host = await serve(kit, [...adminEndpoints, ...profileEndpoints])
  })
  afterAll(async () => {
    host.close()
    await kit.close()
  })

  const signedIn = (role: "mentee" | "admin") =>
    kit.runtime.runPromise(
      Effect.flatMap(newUser({ roles: [role] }), ({ userId }) =>
        Effect.map(newToken(userId), (token) => ({ userId, token }))
      )
    )

  it("leads from the application to an approved mentor", async () => {
    const [{ token }, { token: adminToken }] = [await signedIn("mentee"), await signedIn("admin")]
    assert.deepInclude(await host.send("GET", "/mentor/profile", { token }), {
      status: 404,
      body: { status: "error", message: "Mentor profile not found.", data: {} }
    })

    const applied = await host.send("POST", "/onboarding", { token, body: application })
    assert.strictEqual(applied.status, 201)
    assert.strictEqual(applied.body.message, "Onboarding submitted successfully.")
    const { id } = applied.body.data.onboarding.mentor_profile

    const queue = await host.send("GET", "/admin/mentors?status=pending", { token: adminToken })
    assert.strictEqual(queue.status, 200)
    assert.deepInclude(queue.body.data.mentors.data[0], { id, approval_status: "pending", hourly_rate: "80.00" })
    assert.strictEqual(queue.body.data.mentors.meta.total, 1)

    const approved = await host.send("POST", `/admin/mentors/${id}/approve`, { token: adminToken })
    assert.deepInclude(approved.body.data.mentor, { id, approval_status: "approved" })
    const again = await host.send("POST", `/admin/mentors/${id}/reject`, {
      token: adminToken,
      body: { reason: "Late" }
    })
    assert.deepInclude(again, {
      status: 422,
      code: "ApprovalNotPossible",
      body: {
        status: "error",
        message: "Cannot reject a mentor whose approval status is Approved.",
        data: { decision: "reject", approval_status: "approved" }
      }
    })

    const profile = await host.send("GET", "/mentor/profile", { token })
    assert.deepInclude(profile.body.data.mentor_profile, { id, approval_status: "approved", legal_name: null })
  })

  it("tells what is wrong, field rules outside and refusals inside of the envelope", async () => {
    const { token } = await signedIn("mentee")
    const invalid = await host.send("POST", "/onboarding", { token, body: { role: "mentor", timezone: "Mars" } })
    assert.strictEqual(invalid.status, 422)
    assert.deepStrictEqual(invalid.body, {
      message: "The headline field is required when role is mentor. (and 4 more errors)",
      errors: {
        headline: ["The headline field is required when role is mentor."],
        timezone: ["The timezone field must be a valid timezone."],
        currency: ["The currency field is required when role is mentor."],
        expertise_area_ids: ["The expertise area ids field is required when role is mentor."],
        hourly_rate: ["The hourly rate field is required when role is mentor."]
      }
    })

    const unknown = { ...application, expertise_area_ids: [crypto.randomUUID()] }
    assert.deepInclude(await host.send("POST", "/onboarding", { token, body: unknown }), {
      status: 422,
      body: {
        message: "The selected expertise area ids.0 is invalid.",
        errors: { "expertise_area_ids.0": ["The selected expertise area ids.0 is invalid."] }
      }
    })

    await host.send("POST", "/onboarding", { token, body: application })
    assert.deepInclude(await host.send("POST", "/onboarding", { token, body: application }), {
      status: 422,
      body: {
        status: "error",
        message: "Your mentor application is already waiting for approval.",
        data: { approval_status: "pending" }
      }
    })
  })

  it("is for admins to give", async () => {
    const [{ token }, { token: adminToken }] = [await signedIn("mentee"), await signedIn("admin")]
    for (const [method, path] of [
      ["GET", "/admin/mentors"],
      ["POST", `/admin/mentors/${crypto.randomUUID()}/approve`],
      ["POST", `/admin/mentors/${crypto.randomUUID()}/reject`]
    ] as const) {
      assert.strictEqual((await host.send(method, path)).status, 401)
      assert.strictEqual((await host.send(method, path, { token })).status, 403)
    }
    for (const id of [crypto.randomUUID(), "no-id"]) {
      const { body, status } = await host.send("POST", `/admin/mentors/${id}/approve`, { token: adminToken })
      assert.deepStrictEqual([status, body.message], [404, "Mentor profile not found."])
    }
    const short = await host.send("POST", `/admin/mentors/${crypto.randomUUID()}/reject`, {
      token: adminToken,
      body: { reason: " no " }
    })
    assert.deepInclude(short, { status: 422 })
    assert.deepStrictEqual(short.body.data, { reason: ["The reason field must be at least 3 characters."] })
  })

  it("cannot be taken by a field of the body", async () => {
    const { token } = await signedIn("mentee")
    const body = {
      ...application,
      approval_status: "approved",
      approved_at: "2027-01-01",
      user_id: crypto.randomUUID()
    }
    const { body: answer } = await host.send("POST", "/onboarding", { token, body })
    assert.deepInclude(answer.data.onboarding.mentor_profile, { approval_status: "pending", approved_at: null })
  })

  it("has a catalogue to choose from", async () => {
    const { token } = await signedIn("mentee")
    const { body } = await host.send("GET", "/expertise-areas", { token })
    assert.strictEqual(body.data.expertise_areas.length, 28)
    assert.deepInclude(body.data.expertise_areas[0], { id: softwareEngineering, name: "Software Engineering" })
    assert.strictEqual((await host.send("GET", "/expertise-areas")).status, 401)
  })
})
