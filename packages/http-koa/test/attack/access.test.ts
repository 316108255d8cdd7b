/** Who may call what, for every operation of the contract: nobody is let in by an operation that was forgotten. */
import { assert, describe, it } from "vitest"
import { document } from "../../src/document.js"
import { endpoints } from "../../src/routes/index.js"
import { useHost } from "../support/host.js"
import { newMember } from "../support/market.js"

const nobodys = "01920000-0000-7000-8000-00000000dead"

/** Every guarded route with some id in its path; access is asked for before anything is read. */
const guarded = endpoints
  .filter(({ operation }) => operation.access !== "public")
  .map(({ isAbsolute, method, operation, path }) => ({
    name: operation.name,
    access: operation.access,
    method,
    path: (isAbsolute ? path : `/api/v1${path}`).replace(/:\w+/g, nobodys)
  }))

const refusals = {
  user: undefined,
  pending: [403, "Forbidden"],
  mentor: [404, "MentorProfileNotFound"],
  admin: [403, "Forbidden"],
  public: undefined
} as const

describe("access", () => {
  const host = useHost("PGlite")

  const ask = async (method: string, path: string, token?: string) => {
    const response = await fetch(host().baseUrl + path, {
      method,
      headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }) }
    })
    await response.text()
    return [response.status, response.headers.get("x-error-code")] as const
  }

  it("covers the contract", () => {
    assert.isAbove(guarded.length, 20)
    const secured = Object.values(document.paths)
      .flatMap((item) => Object.values(item))
      .filter((one) => one.security.length > 0)
    assert.strictEqual(secured.length, guarded.length)
  })

  it("401 for a guest and for tokens that are none", async () => {
    const member = await newMember(host(), "Theo Lind")
    const [id = ""] = member.token.split("|")
    for (const { method, name, path } of guarded) {
      for (const token of [undefined, "nonsense", `${id}|guessed`, `${nobodys}|x`]) {
        assert.deepStrictEqual(await ask(method, path, token), [401, "Unauthenticated"], `${name} ${token}`)
      }
      // A token in the query is nobody's.
      assert.strictEqual((await ask(method, `${path}?token=${encodeURIComponent(member.token)}`))[0], 401, name)
    }
  })

  it("a plain user: 404 for mentors' operations, 403 for an admin's", async () => {
    const { token } = await newMember(host(), "Theo Lind")
    for (const { access, method, name, path } of guarded) {
      const refusal = refusals[access]
      if (refusal !== undefined) assert.deepStrictEqual(await ask(method, path, token), [...refusal], name)
    }
  })

  it("a token that still owes its second factor opens nothing", async () => {
    const { token } = await newMember(host(), "Theo Lind")
    const [id = ""] = token.split("|")
    await host().sql((sql) => sql`update access_tokens set kind = 'pending' where id = ${id} returning id`)
    for (const { access, method, name, path } of guarded) {
      if (access !== "pending") assert.deepStrictEqual(await ask(method, path, token), [403, "Forbidden"], name)
    }
  })
})
