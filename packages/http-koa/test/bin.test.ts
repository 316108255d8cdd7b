/** The host as an operator sees it: started, stopped, killed, and refused with a reason. */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { request } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { hostOn, newPostgresUrl } from "@mentorkit/test-kit/databases/engines"
import { migratedPglite } from "@mentorkit/test-kit/databases/migrated-pglite"
import { type HostProcess, startHostProcess } from "@mentorkit/test-kit/hosts/host-process"
import { sourceArgs } from "@mentorkit/test-kit/run/from-source"
import { lockTables, someoneWaitsFor } from "@mentorkit/test-kit/waiting/locks"
import { until } from "@mentorkit/test-kit/waiting/until"
import { Effect, Exit, Layer, Scope } from "effect"
import { afterAll, assert, describe, it, onTestFailed } from "vitest"

const folders: Array<string> = []
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "mentorkit-host-"))
  folders.push(folder)
  return folder
}
const hosts: Array<HostProcess> = []
afterAll(async () => {
  await Promise.all(hosts.map(({ kill }) => kill()))
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const start = (settings: Readonly<Record<string, string>>) => {
  const host = startHostProcess({ LOG_LEVEL: "info", ...settings })
  hosts.push(host)
  return host
}

const scope = Effect.runSync(Scope.make())
afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))
/** Open until the end of the tests. */
const ofTest = <A, E>(resource: Effect.Effect<A, E, Scope.Scope>) => Effect.runPromise(Scope.extend(resource, scope))

const production = {
  NODE_ENV: "production",
  APP_URL: "https://api.example.com",
  FRONTEND_URL: "https://example.com",
  APP_SECRET: "x".repeat(32),
  GATEWAY: "offline",
  GATEWAY_SECRET: "y".repeat(16),
  SMTP_URL: "smtp://127.0.0.1:9",
  HOST: "127.0.0.1"
}

/** Without following what `fetch` forbids: a Host header of one's own. */
const statusOf = (url: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(url, { headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .once("error", reject)
      .end()
  })

/** Forms with a file that never come to their end. */
const beginUploads = (url: string, token: string, count: number) => {
  const headers = {
    authorization: `Bearer ${token}`,
    "content-type": "multipart/form-data; boundary=x",
    "content-length": "900000"
  }
  const disposition = 'Content-Disposition: form-data; name="avatar"; filename="a.png"'
  for (let index = 0; index < count; index++) {
    const sending = request(`${url}/api/v1/profile/media`, { method: "POST", headers }).on("error", () => {})
    sending.write(`--x\r\n${disposition}\r\n\r\n${"x".repeat(100_000)}`)
  }
}

describe("the host's process", () => {
  it("keeps its folder to itself, ends cleanly on SIGTERM, and finds everything again", async () => {
    const DATA_DIR = newFolder()
    const first = start({ DATA_DIR, SHUTDOWN_DELAY_SECONDS: "1" })
    const url = await first.url
    assert.match(first.output(), /admin@demo\.test/)
    assert.notMatch(first.output(), /common passwords/, "a development needs no warning")

    const second = start({ DATA_DIR })
    assert.strictEqual(await second.exitCode(), 1)
    assert.match(second.output(), new RegExp(`in use by process ${first.pid}`))

    // /dev is for this machine only, whatever a header says.
    assert.strictEqual(await statusOf(`${url}/dev/mailbox.json`, {}), 200)
    assert.strictEqual(await statusOf(`${url}/dev/mailbox.json`, { host: "evil.example" }), 404)
    assert.strictEqual(await statusOf(`${url}/dev/mailbox.json`, { "x-forwarded-for": "10.0.0.1" }), 404)

    const login = await fetch(`${url}/api/v1/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "mentee@demo.test", password: "demo-password-2026" })
    })
    const { data } = (await login.json()) as { readonly data: { readonly token: string } }
    await fetch(`${url}/dev/clock`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ advance_seconds: 86_400 })
    })
    // Falls if the second one kills: it comes while the first one's stop is under way.
    first.stop()
    await until("a stop", async () => ((await statusOf(`${url}/health/ready`, {})) === 503 ? true : undefined))
    first.stop()
    assert.strictEqual(await first.exitCode(), 0)

    const again = start({ DATA_DIR })
    const me = await fetch(`${await again.url}/api/v1/me`, { headers: { authorization: `Bearer ${data.token}` } })
    assert.strictEqual(me.status, 200)
    // Its clock is still a day ahead.
    const reset = await fetch(`${await again.url}/dev/clock`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ advance_seconds: 0 })
    })
    const { data: clock } = (await reset.json()) as { readonly data: { readonly now: string } }
    assert.isAbove(Date.parse(clock.now), Date.now() + 86_000_000)

    // A kill leaves a lock of a dead process behind and everything that was acknowledged in place.
    await again.kill()
    const TMPDIR = newFolder()
    const last = start({ DATA_DIR, TMPDIR, SHUTDOWN_SECONDS: "0" })
    const still = await fetch(`${await last.url}/api/v1/me`, { headers: { authorization: `Bearer ${data.token}` } })
    assert.strictEqual(still.status, 200)

    // Falls where a stop does not wait until the files of what it cuts off are removed.
    const uploads = () => readdirSync(TMPDIR).filter((name) => name.startsWith("mentorkit-upload-"))
    beginUploads(await last.url, data.token, 10)
    await until("files of uploads", async () => (uploads().length === 10 ? true : undefined))
    last.stop()
    assert.strictEqual(await last.exitCode(), 0)
    assert.deepStrictEqual(uploads(), [])
  })

  // Falls without the watch: the shell between npm and the host ends at a SIGTERM and tells nobody.
  it("does not outlive the npm that started it", async () => {
    const folder = newFolder()
    await Effect.runPromise(migratedPglite(join(folder, "database")))
    const bin = fileURLToPath(new URL("../src/bin.ts", import.meta.url))
    const command = [process.execPath, ...sourceArgs(bin)].map((part) => `'${part}'`).join(" ")
    const env = { PATH: process.env["PATH"] ?? "", PORT: "0", DATA_DIR: folder, npm_lifecycle_event: "host" }
    // The command after it keeps the shell from becoming the host itself.
    const shell = spawn("sh", ["-c", `${command}; true`], { env, stdio: ["ignore", "pipe", "ignore"], detached: true })
    onTestFailed(() => void process.kill(-(shell.pid ?? 0), "SIGKILL"))
    let output = ""
    shell.stdout.on("data", (chunk) => (output += String(chunk)))
    await until("the start", async () => (/serves http/.test(output) ? true : undefined), 60_000)
    shell.kill("SIGKILL")
    // Its output is open for as long as it lives.
    await once(shell.stdout, "end")
    assert.match(output, /The host is stopping/)
  })

  it("does not start with a wrong or missing setting, and names it", async () => {
    const wrong = start({ DATA_DIR: newFolder(), PORT: "many" })
    assert.strictEqual(await wrong.exitCode(), 1)
    assert.match(wrong.output(), /PORT/)
    const { APP_SECRET: _, SMTP_URL: __, ...incomplete } = production
    const STRIPE_SECRET_KEY = "sk_live_that_nobody_may_read"
    const missing = start({ DATA_DIR: newFolder(), ...incomplete, STRIPE_SECRET_KEY })
    // Root may write everything, but not here. Falls where what is thrown while settings are read is told to nobody.
    const unwritable = start({ DATA_DIR: "/proc/mentorkit" })
    assert.strictEqual(await missing.exitCode(), 1)
    const names = ["APP_SECRET", "SMTP_URL", "STRIPE_WEBHOOK_SECRET"]
    for (const name of names) assert.include(missing.output(), `${name} is missing`)
    assert.notInclude(missing.output(), STRIPE_SECRET_KEY)
    assert.strictEqual(await unwritable.exitCode(), 1)
    assert.match(unwritable.output(), /^ {2}DATA_DIR: .*APP_SECRET/m)
  })

  it("has in production neither demo accounts nor /dev, and ends in time though its work hangs", async () => {
    const database = await ofTest(newPostgresUrl)
    const settings = { DATABASE_URL: database, SHUTDOWN_SECONDS: "0" }
    const host = start({ DATA_DIR: newFolder(), ...production, ...settings, PORT: "0" })
    await until("the start", async () => (/serves/.test(host.output()) ? true : undefined), 60_000)
    assert.notMatch(host.output(), /demo/)
    for (const line of host.output().trimEnd().split("\n")) assert.isObject(JSON.parse(line), line)
    // Falls where a production is not warned at its start.
    assert.match(host.output(), /"logLevel":"WARN".*common passwords|common passwords.*"logLevel":"WARN"/)
    const port = /listens on http:\/\/[^:]+:(\d+)/.exec(host.output())?.[1] ?? assert.fail(host.output())
    const url = `http://127.0.0.1:${port}`
    for (const path of ["/dev", "/dev/mailbox", "/dev/mailbox.json"]) {
      assert.strictEqual((await fetch(url + path)).status, 404, path)
    }
    const login = await fetch(`${url}/api/v1/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "admin@demo.test", password: "demo-password-2026" })
    })
    assert.strictEqual(login.status, 401)
    const somebody = await ofTest(Layer.build(hostOn(database, 4)))
    await ofTest(Effect.provide(Effect.zipRight(lockTables("deliveries"), someoneWaitsFor("deliveries")), somebody))
    host.stop()
    // Falls with 0, half a minute later, where a statement of the background is waited for.
    assert.strictEqual(await host.exitCode(), 1)
    assert.match(host.output(), /is stopping.*has not stopped within 5 seconds/s)
  })
})
