import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { passkeyCeremonies } from "@mentorkit/adapters-node"
import { PasskeyCeremonies } from "@mentorkit/core/passkeys/ports"
import { softwareAuthenticator } from "@mentorkit/core/testing"
import { CRLDistributionPointsExtension, X509CertificateGenerator } from "@peculiar/x509"
import { Effect } from "effect"
import { afterAll, assert, beforeAll, describe, it } from "vitest"

const origin = "https://app.example.com"
const party = passkeyCeremonies({ rpId: "example.com", rpName: "Mentorkit", origins: [origin] })

const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" }

/** Names the address at which it says whether it was revoked. */
const certificate = async (address: string) => {
  const keys = await crypto.subtle.generateKey(algorithm, false, ["sign", "verify"])
  const extensions = [new CRLDistributionPointsExtension([address])]
  const made = await X509CertificateGenerator.createSelfSigned({ name: "CN=Mallory", keys, extensions })
  return new Uint8Array(made.rawData)
}

describe("certificates in attestations", () => {
  const asked: Array<string | undefined> = []
  const server = createServer((request, response) => {
    asked.push(request.url)
    response.end()
  })
  beforeAll(async () => {
    server.listen(0, "127.0.0.1")
    await once(server, "listening")
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  // Falls without `insistOnNoCertificates`: the library asks the address for revocations before it looks at the chain.
  it("have nobody called by the host, whatever address stands in them", async () => {
    const { port } = server.address() as AddressInfo
    for (const format of ["apple", "android-key", "packed"]) {
      const x5c = [await certificate(`http://127.0.0.1:${port}/${format}`)]
      const statement = new Map<string, number | Uint8Array | ReadonlyArray<Uint8Array>>([
        ["alg", -7],
        ["sig", Buffer.from("a signature")],
        ["x5c", x5c]
      ])
      const refusal = await Effect.runPromise(
        Effect.gen(function* () {
          const { creationOptions, verifyAttestation } = yield* PasskeyCeremonies
          const user = { handle: "AAAA", name: "ada", displayName: "Ada" }
          const options = creationOptions({ challenge: "AAAA", timeoutMillis: 1000, user, exclude: [] })
          const { answer } = softwareAuthenticator(origin).create(options, { attestation: [format, statement] })
          return yield* Effect.flip(verifyAttestation(answer, "AAAA"))
        }).pipe(Effect.provide(party))
      )
      assert.strictEqual(refusal.reason, `Its attestation was not asked for: ${format}`)
    }
    assert.deepStrictEqual(asked, [])
  })
})
