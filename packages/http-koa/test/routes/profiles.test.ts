/** What people tell about themselves, as front ends see it. */
import { createMentorkit, domains } from "@mentorkit/core"
import { RateLimiter } from "@mentorkit/core/kernel/ports"
import { pglite } from "@mentorkit/test-kit/databases/engines"
import { newToken, newUser } from "@mentorkit/test-kit/people/accounts"
import { newMentor, softwareEngineering } from "@mentorkit/test-kit/people/profiles"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Layer } from "effect"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { identity as identityEndpoints } from "../../src/routes/identity.js"
import { profiles as endpoints } from "../../src/routes/profiles.js"
import { type Host, serve } from "../support/mounted-server.js"

const { identity, profiles } = domains

describe("profiles over HTTP", () => {
  const kit = createMentorkit({
    domains: { identity, profiles },
    services: Layer.merge(world(pglite), Layer.mock(RateLimiter, {}))
  })
  const run = kit.runtime.runPromise
  let host: Host

  beforeAll(async () => {
    host = await serve(kit, [...identityEndpoints, ...endpoints])
  })
  afterAll(async () => {
    host.close()
    await kit.close()
  })

  const member = () =>
    run(Effect.flatMap(newUser(), ({ userId }) => Effect.map(newToken(userId), (token) => ({ userId, token }))))
  const mentor = () =>
    run(Effect.flatMap(newMentor(), (one) => Effect.map(newToken(one.userId), (token) => ({ ...one, token }))))
  const told = async (method: string, path: string, token: string, body?: unknown) => {
    const answer = await host.send(method, path, { token, ...(body !== undefined && { body }) })
    return [answer.status, answer.body.errors ?? answer.body.message]
  }

  it("take an edit of the account, field by field, and show it", async () => {
    const { token } = await member()
    const username = `noa-${crypto.randomUUID().slice(0, 8)}`
    const edit = {
      full_name: " Noa Winter ",
      username,
      bio: "Ledgers",
      about: "Long",
      gender: 2,
      timezone: "europe/lisbon",
      locale: "pt-pt",
      social_links: { twitter: "https://x.com/noa", github: "https://github.com/noa" },
      address: "Rua das Flores 1",
      city: "Porto",
      country: "portugal"
    }
    const { body, status } = await host.send("PUT", "/profile", { token, body: edit })
    assert.deepStrictEqual([status, body.message], [200, "Profile updated successfully."])
    const address = { address: "Rua das Flores 1", city: "Porto", state: null, country: "portugal" }
    assert.deepInclude(body.data.user, {
      full_name: "Noa Winter",
      username,
      gender: 2,
      gender_label: "Female",
      timezone: "Europe/Lisbon",
      locale: "pt-PT"
    })
    assert.deepStrictEqual(body.data.user.social_links, {
      x: "https://x.com/noa",
      github: "https://github.com/noa"
    })
    assert.deepStrictEqual(body.data.user.address, address)

    const patched = await host.send("PATCH", "/profile", {
      token,
      body: { bio: null, gender: "", social_links: { x: null }, city: null }
    })
    assert.deepInclude(patched.body.data.user, { bio: null, about: "Long", gender: null, gender_label: null })
    const { user } = (await host.send("GET", "/me", { token })).body.data
    assert.deepInclude(user, { name: "Noa Winter", username, timezone: "Europe/Lisbon", bio: null })
    assert.deepStrictEqual(user.location, { ...address, city: null, country_code: "PT" })
    assert.deepStrictEqual(user.address, { ...address, city: null })
    assert.deepInclude(user.social_links, { x: null, github: "https://github.com/noa" })
    assert.strictEqual((await host.send("GET", `/user/${username.toUpperCase()}`, { token })).status, 200)
  })

  it("have no address until one is told", async () => {
    const { token } = await member()
    const { body } = await host.send("PUT", "/profile", { token, body: {} })
    assert.isNull(body.data.user.address)
  })

  it("tell everything that is wrong with an edit at once", async () => {
    const [{ token }, other] = [await member(), await member()]
    const { body: me } = await host.send("GET", "/me", { token: other.token })
    assert.deepStrictEqual(
      await told("PUT", "/profile", token, {
        full_name: null,
        username: "No Name",
        gender: 5,
        timezone: "+02:00",
        locale: "not a tag",
        social_links: { github: "javascript:alert(1)", myspace: "https://myspace.test" },
        city: "a".repeat(256)
      }),
      [
        422,
        {
          full_name: ["The full name field is required."],
          username: ["The username field format is invalid."],
          gender: ["The selected gender is invalid."],
          timezone: ["The timezone field must be a valid timezone."],
          locale: ["The locale field must be a language tag, such as de or pt-BR."],
          "social_links.github": ["The social links.github field must be a valid URL."],
          "social_links.myspace": ["The social links.myspace field is prohibited."],
          city: ["The city field must not be greater than 255 characters."]
        }
      ]
    )
    assert.deepStrictEqual(await told("PUT", "/profile", token, { username: "admin" }), [
      422,
      { username: ["The selected username is invalid."] }
    ])
    const taken = `t-${crypto.randomUUID().slice(0, 8)}`
    await host.send("PUT", "/profile", { token: other.token, body: { username: taken } })
    assert.deepStrictEqual(await told("PUT", "/profile", token, { username: taken, bio: "Not stored" }), [
      422,
      { username: ["The username has already been taken."] }
    ])
    assert.notStrictEqual(me.data.user.username, taken)
    assert.isNull((await host.send("GET", "/me", { token })).body.data.user.bio)
  })

  it("of mentors have a private side that nobody else sees", async () => {
    const [{ mentorId, token }, other] = [await mentor(), await member()]
    const edit = {
      headline: "Compilers",
      timezone: "ASIA/KATHMANDU",
      languages: ["English", "ne"],
      expertise: [{ expertise_area_id: softwareEngineering }],
      legal_name: "Maya Legal",
      legal_birth_year: 1980,
      legal_profession: "Engineer",
      company_or_institution: "Secret Ltd"
    }
    const { body, status } = await host.send("PUT", "/mentor/profile", { token, body: edit })
    assert.deepStrictEqual([status, body.message], [200, "Mentor profile updated successfully."])
    assert.deepInclude(body.data.mentor_profile, {
      id: mentorId,
      headline: "Compilers",
      timezone: "Asia/Kathmandu",
      legal_name: "Maya Legal",
      legal_birth_year: 1980,
      legal_profession: "Engineer",
      company_or_institution: "Secret Ltd",
      hourly_rate: "80.00"
    })
    assert.deepStrictEqual(body.data.mentor_profile.languages, ["English", "ne"])
    assert.deepStrictEqual(body.data.mentor_profile.verification_documents, [])
    const username = `m-${crypto.randomUUID().slice(0, 8)}`
    await host.send("PATCH", "/profile", { token, body: { username, city: "Kathmandu", country: "Nepal" } })
    const own = (await host.send("GET", "/mentor/profile", { token })).body.data.mentor_profile
    assert.deepInclude(own.address, { city: "Kathmandu", country: "Nepal" })
    const shown = (await host.send("GET", `/user/${username}`, { token: other.token })).body.data.user
    assert.deepStrictEqual(shown.languages, ["English", "ne"])
    assert.strictEqual(shown.location.country_code, "NP")
    assert.strictEqual(shown.mentor_profile.expertise_areas[0].expertise_area_id, softwareEngineering)
    for (const secret of ["Legal", "1980", "Secret Ltd"]) assert.notInclude(JSON.stringify(shown), secret)

    assert.deepStrictEqual(
      await told("PATCH", "/mentor/profile", token, {
        headline: "",
        languages: Array.from({ length: 21 }, (_, n) => `Language ${n}`),
        expertise: [],
        legal_birth_year: 1899
      }),
      [
        422,
        {
          headline: ["The headline field is required."],
          languages: ["The languages field must not have more than 20 items."],
          expertise: ["The expertise field is required."],
          legal_birth_year: ["The legal birth year field must be between 1900 and 2200."]
        }
      ]
    )
    assert.deepStrictEqual(await told("PUT", "/mentor/profile", other.token, edit), [404, "Mentor profile not found."])
  })

  it("of mentees say what they do and want to learn", async () => {
    const { token } = await member()
    const edit = { current_role: "Designer", expertise_area_ids: [softwareEngineering] }
    const { body, status } = await host.send("PUT", "/mentee/profile", { token, body: edit })
    assert.deepStrictEqual([status, body.data.mentee_profile.profession], [200, "Designer"])
    const { user } = (await host.send("GET", "/me", { token })).body.data
    assert.deepStrictEqual(user.mentee_profile, body.data.mentee_profile)
    const unknown = { expertise: [{ expertise_area_id: crypto.randomUUID(), skill_ids: ["no-id"] }] }
    assert.deepStrictEqual(await told("PATCH", "/mentee/profile", token, unknown), [
      422,
      { "expertise.0.skill_ids.0": ["The expertise.0.skill ids.0 field must be a valid UUID."] }
    ])
  })

  const entries = [
    {
      path: "experiences",
      key: "experience",
      name: "Experience",
      good: { organization: "Payments Ltd", designation: "Engineer", start_date: "2014-03-01", end_date: "2020-06-30" },
      edit: { designation: "Lead" },
      bad: { organization: "a".repeat(256), start_date: "2020-02-30", end_date: "soon", currently_working: "yes" },
      errors: {
        organization: ["The organization field must not be greater than 255 characters."],
        designation: ["The designation field is required."],
        currently_working: ["The currently working field must be true or false."],
        start_date: ["The start date field must be a valid date."],
        end_date: ["The end date field must be a valid date."]
      },
      backwards: { start_date: "2020-07-01" },
      backwardsErrors: { end_date: ["The end date field must be a date after or equal to start date."] }
    },
    {
      path: "education",
      key: "education",
      name: "Education",
      good: { institution: "Porto", degree: "MSc", start_date: "2008-09-01", end_date: "2013-07-15" },
      edit: { degree: "PhD" },
      bad: { start_date: "2014-01-01", end_date: "2013-01-01" },
      errors: {
        institution: ["The institution field is required."],
        degree: ["The degree field is required."],
        end_date: ["The end date field must be a date after or equal to start date."]
      },
      backwards: { end_date: "2008-08-31" },
      backwardsErrors: { end_date: ["The end date field must be a date after or equal to start date."] }
    },
    {
      path: "certifications",
      key: "certification",
      name: "Certification",
      good: {
        title: "Administrator",
        issuing_organization: "CNCF",
        issued_date: "2022-01-10",
        expiry_date: "2025-01-10"
      },
      edit: { credential_url: "https://example.test/1" },
      bad: {
        title: "A",
        issuing_organization: "B",
        credential_url: "javascript:alert(1)",
        expiry_date: "2001-01-01",
        issued_date: "2001-01-02"
      },
      errors: {
        expiry_date: ["The expiry date field must be a date after or equal to issued date."],
        credential_url: ["The credential url field must be a valid URL."]
      },
      backwards: { issued_date: "2026-01-01" },
      backwardsErrors: { expiry_date: ["The expiry date field must be a date after or equal to issued date."] }
    }
  ]

  it.each(entries)("have $path, which are added, edited and deleted by their owner alone", async (one) => {
    const [{ token }, stranger] = [await mentor(), await member()]
    const added = await host.send("POST", `/profile/${one.path}`, { token, body: one.good })
    assert.deepStrictEqual([added.status, added.body.message], [201, `${one.name} added successfully.`])
    const entry = added.body.data[one.key]
    assert.deepInclude(entry, one.good)
    const path = `/profile/${one.path}/${entry.id}`
    for (const verb of ["PUT", "PATCH"]) {
      const edited = await host.send(verb, path, { token, body: one.edit })
      assert.deepStrictEqual(
        [edited.status, { ...edited.body.data[one.key], updated_at: entry.updated_at }],
        [200, { ...entry, ...one.edit, updated_at: entry.updated_at }]
      )
    }
    assert.deepStrictEqual(await told("POST", `/profile/${one.path}`, token, one.bad), [422, one.errors])
    assert.deepStrictEqual(await told("PATCH", path, token, one.backwards), [422, one.backwardsErrors])

    const { user } = (await host.send("GET", "/me", { token })).body.data
    const list = user.mentor_profile[one.path]
    assert.deepStrictEqual([list.length, list[0].id], [1, entry.id])
    const notFound = [404, `${one.name} not found.`]
    for (const id of [entry.id, crypto.randomUUID(), "no-id"]) {
      const theirs = `/profile/${one.path}/${id}`
      assert.deepStrictEqual(await told("PUT", theirs, stranger.token, one.edit), notFound)
      assert.deepStrictEqual(await told("DELETE", theirs, stranger.token), notFound)
    }
    const gone = await host.send("DELETE", path, { token })
    assert.deepStrictEqual([gone.status, gone.body.data], [200, {}])
    assert.deepStrictEqual(await told("DELETE", path, token), notFound)
  })

  it("end after fifty entries of a list", async () => {
    const { token } = await member()
    const body = { title: "A", issuing_organization: "B" }
    for (let n = 0; n < 50; n++) {
      assert.strictEqual((await host.send("POST", "/profile/certifications", { token, body })).status, 201)
    }
    const { body: full, code, status } = await host.send("POST", "/profile/certifications", { token, body })
    assert.deepStrictEqual([status, code], [422, "CareerListFull"])
    assert.match(full.message, /50 entries/)
    // Mentees have none to show, says the spec.
    const { user } = (await host.send("GET", "/me", { token })).body.data
    assert.deepStrictEqual(user.mentee_profile?.certifications ?? [], [])
  })

  it("begin with an onboarding that asks, checks and remembers", async () => {
    const { token } = await member()
    assert.deepStrictEqual(await told("GET", "/onboarding", token), [404, "Onboarding record not found."])
    const all = (await host.send("GET", "/onboarding/questions", { token })).body.data.questions
    const { questions } = (await host.send("GET", "/onboarding/questions?role=mentor", { token })).body.data
    assert.deepStrictEqual([all.length, questions.length], [10, 5])
    assert.deepStrictEqual(Object.keys(questions[0]), [
      ...["id", "role", "type", "question", "options", "min", "max", "is_required", "position"]
    ])
    assert.deepStrictEqual((await told("GET", "/onboarding/questions?role=admin", token))[0], 422)
    const [one, several, number, text, long] = questions
    const application = {
      role: "mentor",
      headline: "Ledgers",
      timezone: "UTC",
      currency: "EUR",
      hourly_rate: "80.00",
      expertise_area_ids: [softwareEngineering],
      languages: ["English"]
    }
    const answer = (question: { readonly id: string }, answer: unknown) => ({ question_id: question.id, answer })
    const wrong = [
      answer(one, "nobody"),
      answer(several, "students"),
      answer(number, 61),
      answer(text, true),
      answer(all[9], "x")
    ]
    assert.deepStrictEqual(
      await told("POST", "/onboarding", token, { ...application, answers: wrong.slice(0, 3).concat(wrong.slice(4)) }),
      [
        422,
        {
          "answers.0.answer": ["The selected answers.0.answer is invalid."],
          "answers.1.answer": ["The answers.1.answer field must be an array."],
          "answers.2.answer": ["The answers.2.answer field must be between 1 and 60."],
          "answers.3.question_id": ["The selected answers.3.question id is invalid."]
        }
      ]
    )
    assert.deepStrictEqual(await told("POST", "/onboarding", token, { ...application, answers: wrong.slice(3, 4) }), [
      422,
      { "answers.0.answer": ["The answers.0.answer field must be a string."] }
    ])
    assert.deepStrictEqual((await told("GET", "/onboarding", token))[0], 404)
    const answers = [
      answer(long, "Because."),
      answer(several, ["students", "founders"]),
      answer(number, 7),
      answer(one, "regularly"),
      answer(text, "")
    ]
    const { body, status } = await host.send("POST", "/onboarding", { token, body: { ...application, answers } })
    assert.deepStrictEqual([status, body.data.onboarding.approval_status], [201, "pending"])
    const read = (await host.send("GET", "/onboarding", { token })).body.data.onboarding
    assert.deepStrictEqual(read, body.data.onboarding)
    assert.deepStrictEqual(
      read.answers.map((saved: { readonly answer: unknown; readonly type: string }) => [saved.type, saved.answer]),
      [
        ["single_select", "regularly"],
        ["multi_select", ["students", "founders"]],
        ["number", 7],
        ["textarea", "Because."]
      ]
    )
    assert.deepStrictEqual(read.mentor_profile.languages, ["English"])
    assert.deepStrictEqual((await told("GET", "/onboarding?role=mentee", token))[0], 404)
  })
})
