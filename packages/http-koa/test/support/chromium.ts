/** A real browser for tests: the Chromium of this machine, in a fresh profile that is removed after. */
import { existsSync } from "node:fs"
import { type Browser, chromium } from "playwright-core"
import { afterAll, assert, beforeAll, describe, it } from "vitest"

const places = [
  process.env["CHROMIUM_PATH"] ?? "",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome"
]

/** Where it is installed; `undefined` where there is none. */
export const chromiumPath = places.find((place) => place !== "" && existsSync(place))

/** Nothing that a browser does on its own reaches for the network. */
const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync"
]

/** Playwright gives every launch a profile of its own and removes it with `close`. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath ?? "", headless: true, args: flags })

/** An installed Chromium is always used. Where there is none, one test says so, as nothing may be skipped. */
export const describeInChromium = (name: string, tests: (browser: () => Browser) => void): void => {
  describe(name, () => {
    if (chromiumPath === undefined) {
      it("is shown only where a Chromium is installed, and here is none (CHROMIUM_PATH names one)", () => {
        assert.isUndefined(places.find(existsSync))
      })
      return
    }
    let browser: Browser
    beforeAll(async () => {
      browser = await launchChromium()
    })
    afterAll(() => browser?.close())
    tests(() => browser)
  })
}
