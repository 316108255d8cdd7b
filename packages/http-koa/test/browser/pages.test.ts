/** The host's own pages in a real browser: readable by everybody, in both themes, on a phone too, and self-contained. */
import { unwrap } from "@mentorkit/client"
import { Currency } from "@mentorkit/core/kernel"
import { CheckoutSessionId } from "@mentorkit/core/payments"
import { useHost } from "@mentorkit/test-kit/hosts/host"
import { until } from "@mentorkit/test-kit/waiting/until"
import axe, { type AxeResults, type RunOptions } from "axe-core"
import { DateTime } from "effect"
import type { Page } from "playwright-core"
import { assert, beforeAll, it } from "vitest"
import { domainTexts } from "../../src/openapi/domain-texts.js"
import { brokenSwitchPage, mailSwitchPage } from "../../src/pages/mail-switch.js"
import { mailboxPage } from "../../src/pages/mailbox.js"
import { offlineCheckoutPage } from "../../src/pages/offline-checkout.js"
import { endpoints } from "../../src/routes/index.js"
import { describeInChromium } from "../support/chromium.js"
import { book, bookAndPay, giveUp, newMember, newOffer, pay } from "../support/market.js"

const longName = "Maximiliana Alexandrovna Featherstonehaugh"

/** Those of the page's elements that reach out of it to the right. */
const overflow = "document.documentElement.scrollWidth - document.documentElement.clientWidth"

/** Swagger UI writes its own parts against these; its colours, and what stands around it, are ours. */
const notOurs = Object.fromEntries(
  ["nested-interactive", "select-name", "heading-order", "region", "scrollable-region-focusable"].map((id) => [
    id,
    { enabled: false }
  ])
)

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 800 } }

describeInChromium("the host's pages in a real browser", (browser) => {
  const host = useHost("PGlite")
  const checkouts = { open: "", paid: "", closed: "" }
  let unsubscribe = ""

  beforeAll(async () => {
    const offer = await newOffer(host())
    const mentee = await newMember(host(), longName)
    const urlOf = async () => (await book(host(), offer, mentee)).payment_url ?? ""
    checkouts.open = await urlOf()
    checkouts.paid = await urlOf()
    checkouts.closed = await urlOf()
    await pay(checkouts.paid)
    await giveUp(checkouts.closed)
    const { headers } = await host().mail(offer.mentor.email, "New session request")
    unsubscribe = new URL(headers["List-Unsubscribe"]?.slice(1, -1) ?? "").pathname
  })

  /** What the page asked for and what went wrong in it, from before its first line. */
  const open = async (path: string, theme: "light" | "dark" = "light", viewport = sizes.desk) => {
    // A colour on its way to another one has no contrast to speak of.
    const context = await browser().newContext({ viewport, colorScheme: theme, reducedMotion: "reduce" })
    const page = await context.newPage()
    const asked: Array<string> = []
    const wrong: Array<string> = []
    page.on("request", (request) => asked.push(request.url()))
    page.on("response", (answer) => {
      if (answer.status() >= 400) wrong.push(`${answer.status()} ${answer.url()}`)
    })
    page.on("console", (line) => {
      if (line.type() === "error") wrong.push(line.text())
    })
    page.on("pageerror", (error) => wrong.push(error.message))
    await page.goto(new URL(path, host().baseUrl).href)
    return { page, asked, wrong, close: () => context.close() }
  }

  /** axe-core comes by the browser's own hand, so that the page's policy stays as it is. */
  const judge = async (page: Page, options: RunOptions = {}): Promise<ReadonlyArray<string>> => {
    if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(axe.source)
    const found = (await page.evaluate(`axe.run(${JSON.stringify(options)})`)) as AxeResults
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)
  }
  /** All that differs between themes. */
  const colours: RunOptions = { runOnly: ["color-contrast"] }

  const pages = (): Readonly<Record<string, string>> => ({
    "the index": "/dev",
    "the mailbox": "/dev/mailbox",
    "an empty mailbox": "/dev/mailbox?to=nobody@example.com",
    "what realtime clients are told": "/dev/realtime",
    "an open checkout": checkouts.open,
    "a paid checkout": checkouts.paid,
    "a closed checkout": checkouts.closed,
    "a link to verify an address": "/dev/auth/verify-email?token=none",
    "a broken link": "/dev/auth/verify-email",
    "a link to reset a password": "/dev/auth/reset-password?token=none&email=ada%40example.com",
    "a broken link to reset one": "/dev/auth/reset-password?token=none",
    "the switch of mails": unsubscribe,
    "the switch of mails, saved": `${unsubscribe}?saved`,
    "the end of a payment": "/dev/payments/success",
    "the end without one": "/dev/payments/cancelled",
    "a booking, which a mail leads to": "/dev/bookings/01920000-0000-7000-8000-000000000001",
    "a calendar, which a mail leads to": "/dev/mentor/calendar"
  })

  it("can be read by everybody, in both themes, on a phone and at a desk", async () => {
    for (const [name, path] of Object.entries(pages())) {
      const { asked, close, page, wrong } = await open(path, "light", sizes.phone)
      assert.deepStrictEqual(await judge(page), [], name)
      await page.emulateMedia({ colorScheme: "dark" })
      assert.deepStrictEqual(await judge(page, colours), [], `${name} in the dark`)
      assert.strictEqual(await page.evaluate(overflow), 0, `${name} is wider than a phone`)
      assert.deepStrictEqual(wrong, [], name)
      assert.match(await page.title(), /^\S/)
      // The icon is in the page: nothing else is asked for but the script of those that have some.
      const others = asked.filter(
        (url) => !url.startsWith("data:") && !/\/dev\/(verify-email|reset-password|realtime)\.js$/.test(url)
      )
      assert.lengthOf(others, 1, `${name} asks for ${others}`)
      await close()
    }
  })

  it("has an API reference in both themes, on a phone and at a desk, that comes from this host alone", async () => {
    for (const [viewport, path] of [
      [sizes.phone, "/docs"],
      [sizes.desk, "/docs"],
      [sizes.phone, "/docs/scheduling"],
      [sizes.desk, "/docs/scheduling"]
    ] as const) {
      const { asked, close, page, wrong } = await open(path, "dark", viewport)
      if (path !== "/docs") {
        await page.locator(".opblock-summary-control").first().click()
        await page.locator(".opblock-body").first().waitFor()
        assert.strictEqual(await page.evaluate("document.documentElement.className"), "dark-mode")
      }
      assert.deepStrictEqual(await judge(page, colours), [], path)
      await page.emulateMedia({ colorScheme: "light" })
      await page.locator("html:not(.dark-mode)").waitFor({ state: "attached" })
      assert.deepStrictEqual(await judge(page, path === "/docs" ? {} : { rules: notOurs }), [], path)
      assert.strictEqual(await page.evaluate(overflow), 0, path)
      assert.deepStrictEqual(wrong, [])
      for (const url of asked) assert.match(url, new RegExp(`^(data:|${host().baseUrl}/)`))
      await close()
    }
  })

  it("has a reference whose operations stand in the page itself", async () => {
    const html = await (await fetch(`${host().baseUrl}/docs`)).text()
    for (const { operationId } of endpoints) {
      const domain = operationId.slice(0, operationId.indexOf("."))
      assert.include(html, `<a href="/docs/${domain}#/${domain}/${operationId}">`)
    }
    // What the introduction names is there.
    const named = html.match(/(?:<a [^>]*>)?<code>[A-Z]+ \/[^<]*<\/code>/g) ?? []
    assert.isAbove(named.length, 5)
    for (const one of named) assert.match(one, /^<a href="\/docs\//)
  })

  // By keyboard: from the first key to the operation that is open to be tried.
  it("has a reference that finds an operation by words, a path or a method, and opens it", async () => {
    const { close, page, wrong } = await open("/docs", "light", sizes.phone)
    const found = page.locator(".operations a:visible")
    const isSearch = "document.activeElement.id === 'search'"
    while (!(await page.evaluate(isSearch))) await page.keyboard.press("Tab")
    const search = page.getByRole("searchbox", { name: "Search operations by words, path or method" })
    for (const [words, path] of [
      ["post mentee bookings cancel", "/mentee/bookings/{id}/cancel"],
      ["deadletters retry", "/admin/dead-letters/retry"],
      ["hold seats", "/mentor/slots/hold"]
    ] as const) {
      await search.fill(words)
      assert.include(await found.locator("code:first-of-type").allTextContents(), `/api/v1${path}`)
    }
    const some = await found.count()
    assert.strictEqual(await page.getByRole("status").textContent(), `${some} operation${some === 1 ? "" : "s"}`)
    await search.fill("nobody has this")
    assert.strictEqual(await found.count(), 0)
    assert.strictEqual(await page.getByRole("status").textContent(), "0 operations. Try fewer words, or others.")
    await search.fill("")
    assert.strictEqual(await found.count(), endpoints.length)
    await search.fill("post mentor slots hold")
    const isHold = "document.activeElement.textContent.includes('/mentor/slots/hold')"
    while (!(await page.evaluate(isHold))) await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await page.locator(".opblock.is-open .opblock-summary-path[data-path='/api/v1/mentor/slots/hold']").waitFor()
    assert.deepStrictEqual(wrong, [])
    // Where links to operations led once.
    await page.goto(`${host().baseUrl}/docs#/favourites/favourites.listFavourites`)
    await page.waitForURL("**/docs/favourites#/favourites/favourites.listFavourites")
    await close()
  })

  // Falls where lines stay in the contract's order: other operations have these words, and come before.
  it("has a reference that finds first what is named by its path, its id or its summary", async () => {
    const { close, page } = await open("/docs")
    const first = async (words: string) => {
      await page.locator("#search").fill(words)
      const line = page.locator(".operations a:visible").first()
      return `${await line.locator(".method").textContent()} ${await line.locator("code").first().textContent()}`
    }
    const inOrder = await page.locator(".operations a").allTextContents()
    for (const [words, path] of [
      ["/onboarding", "GET /api/v1/onboarding"],
      ["GET /api/v1/onboarding", "GET /api/v1/onboarding"],
      ["delete  me", "DELETE /api/v1/me"],
      ["passkeys.register", "POST /api/v1/passkeys/register"],
      ["PASSKEYS/AUTHENTICATE", "POST /api/v1/passkeys/authenticate"],
      ["Let a rule count again.", "PATCH /api/v1/mentor/availability-rules/{id}/activate"],
      // It begins so.
      ["delete /mentor/transaction", "DELETE /api/v1/mentor/transaction-methods/{id}"]
    ] as const) {
      assert.strictEqual(await first(words), path, words)
    }
    // As a paste may have it.
    assert.strictEqual(await first("post\u00a0login\t"), "POST /api/v1/login")
    await page.locator("#search").fill("")
    assert.deepStrictEqual(await page.locator(".operations a").allTextContents(), inOrder)
    await close()
  })

  it("has domains from which one step leads back to what was searched, however many operations were opened", async () => {
    const { close, page } = await open("/docs")
    await page.locator("#search").fill("getMenteeBooking")
    const found = (await page.getByRole("status").textContent()) ?? ""
    assert.match(found, /^\d+ operation/)
    await page.locator(".operations a[href$='/bookings.getMenteeBooking']").click()
    const isOpen = page.locator(".opblock.is-open")
    await isOpen.waitFor()
    const others = page.locator(".opblock:not(.is-open) .opblock-summary-control")
    await others.first().click()
    await isOpen.nth(1).waitFor()
    await page.locator(".opblock.is-open .opblock-summary-control").first().click()
    assert.match(page.url(), /#\/$/)
    await page.goBack()
    assert.strictEqual(page.url(), `${host().baseUrl}/docs`)
    assert.strictEqual(await page.locator("#search").inputValue(), "getMenteeBooking")
    await page.getByText(found, { exact: true }).waitFor()
    await close()
  })

  it("has domains that lead to the others, and to the operation that the address names", async () => {
    const { close, page, wrong } = await open("/docs/bookings/#/bookings/bookings.createBooking")
    await page.locator(".opblock.is-open").waitFor()
    await page.evaluate("location.hash = '/bookings/bookings.scheduleFollowUp'")
    const named = page.locator(".opblock.is-open[id$='scheduleFollowUp']")
    await named.waitFor()
    const top = async () => (await named.boundingBox())?.y ?? assert.fail("not there")
    assert.isBelow(await top(), sizes.desk.height)
    // What names none leaves all as it is.
    for (const hash of ["/bookings/none", "/%", "/bookings"]) await page.evaluate(`location.hash = "${hash}"`)
    assert.isTrue(await named.isVisible())
    const nav = page.getByRole("navigation", { name: "Domains" })
    assert.deepStrictEqual(await nav.locator("[aria-current=page]").allTextContents(), ["bookings"])
    for (const domain of Object.keys(domainTexts))
      assert.isTrue(await nav.getByRole("link", { name: domain, exact: true }).isVisible())
    await nav.getByRole("link", { name: "favourites", exact: true }).click()
    await page.locator(".opblock").first().waitFor()
    // Once an domain, now none; nor is it one that every object has.
    for (const hash of ["/gone/x", "/constructor/x"]) {
      await page.goto(`${host().baseUrl}/docs`)
      await page.evaluate(`location.hash = "${hash}"`)
      assert.strictEqual(page.url(), `${host().baseUrl}/docs#${hash}`)
    }
    // A link of before, in a page that is open.
    await page.evaluate("location.hash = '/favourites/favourites.listFavourites'")
    await page.waitForURL("**/docs/favourites#/favourites/favourites.listFavourites")
    assert.deepStrictEqual(wrong, [])
    await close()
  })

  it("shows a mail as it looks, in a frame that can do nothing", async () => {
    const { close, page, wrong } = await open("/dev/mailbox")
    await page.locator("summary").first().click()
    const frame = page.frameLocator("iframe").first()
    await frame.locator("body").waitFor()
    assert.match(String(await frame.locator("body").textContent()), /^\s*Hello/)
    assert.strictEqual(
      await page.locator("iframe").first().getAttribute("sandbox"),
      "allow-popups allow-popups-to-escape-sandbox"
    )
    assert.deepStrictEqual(wrong, [])
    await close()
  })

  it("shows in two windows what a person is told, as it comes, and comes back by itself", async () => {
    const offer = await newOffer(host())
    const mentee = await newMember(host(), longName)
    const { email, password } = offer.mentor
    const codes = async () => (await host().mails(email)).filter(({ text }) => text.includes("Your code is")).length
    const windows = await Promise.all([open("/dev/realtime"), open("/dev/realtime", "dark", sizes.phone)])
    for (const { page } of windows) {
      const before = await codes()
      await page.getByLabel("Email").fill(email)
      await page.getByLabel("Password").fill(password)
      await page.getByRole("button", { name: "Listen" }).click()
      await page.getByLabel("Code").waitFor()
      const [code = ""] = await until("a code", async () => {
        const sent = (await host().mails(email)).flatMap(({ text }) => /Your code is (\d{6})/.exec(text)?.[1] ?? [])
        return sent.length > before ? sent : undefined
      })
      await page.getByLabel("Code").fill(code)
      await page.getByRole("button", { name: "Listen" }).click()
      await page.getByText("Listening as").waitFor()
    }
    await bookAndPay(host(), offer, mentee)
    for (const { page } of windows) {
      await page.getByRole("heading", { name: "session.booked" }).waitFor()
      assert.deepStrictEqual(await judge(page), [])
      assert.strictEqual(await page.evaluate(overflow), 0)
    }
    await offer.mentor.client.identity.logout()
    for (const { page } of windows) await page.getByText("Listening as").waitFor()
    for (const { close, wrong } of windows) {
      assert.deepStrictEqual(wrong, [])
      await close()
    }
  })

  // Without JavaScript and by keyboard alone.
  it("stops mails for whoever has nothing but a keyboard", async () => {
    const context = await browser().newContext({ viewport: sizes.phone, javaScriptEnabled: false })
    const page = await context.newPage()
    const address = new URL(unsubscribe, host().baseUrl).href
    await page.goto(address)
    const press = async (key: string, name: string) => {
      await page.keyboard.press("Tab")
      await page.locator(":focus").and(page.getByRole("button", { name })).waitFor()
      await page.keyboard.press(key)
      await page.waitForURL("**?saved")
    }
    await press("Enter", "Stop these mails")
    await page.getByText("These mails are off.").waitFor()
    await page.getByRole("status").and(page.getByText("Saved.")).waitFor()
    assert.match(await page.title(), /^Saved: /)
    await page.keyboard.press("Tab")
    await page
      .locator(":focus")
      .and(page.getByRole("link", { name: "Sign in to turn them on again" }))
      .waitFor()
    await context.close()
  })

  it("has room for a word without end and for a fortune", async () => {
    const { close, page } = await open("/dev", "light", sizes.phone)
    const description = "Rindfleischetikettierungsueberwachung".repeat(5)
    const amount = { minor: 123_456_789_012_345_678n, currency: Currency.make("USD") }
    const [expiresAt, sessionId] = [DateTime.unsafeMake(0), CheckoutSessionId.make("cs_1")]
    const checkout = {
      description,
      amount,
      expiresAt,
      sessionId,
      successUrl: "/",
      cancelUrl: "/",
      interval: null,
      state: "open"
    } as const
    await page.setContent(offlineCheckoutPage(checkout))
    assert.strictEqual(await page.evaluate(overflow), 0)
    const message = { channel: "mail", subject: description, to: `${description}@example.com`, text: description }
    const told = { label: description, description, isOn: true, preferencesUrl: "https://app.example.com" }
    await page.setContent(mailSwitchPage({ language: "fr", category: "sessions", ...told }, true))
    assert.strictEqual(await page.evaluate(overflow), 0)
    assert.strictEqual(await page.locator("[lang=fr]").count(), 2)
    await page.setContent(brokenSwitchPage("de"))
    assert.deepStrictEqual(await judge(page), [])
    await page.setContent(mailboxPage([{ ...message, html: null, sent_at: "2027-03-14T14:30:00Z" }], description))
    assert.strictEqual(await page.evaluate(overflow), 0)
    await close()
  })

  it("verifies an address, sets a new password and tells how it went, and pays by the button", async () => {
    const email = `${crypto.randomUUID()}@example.com`
    const registration = { full_name: longName, email, password: "a password of theirs" }
    unwrap(
      await host()
        .clientOf()
        .identity.register({ ...registration, password_confirmation: registration.password })
    )
    const { text } = await host().mail(email, "Verify")
    const { close, page } = await open(/http\S+/.exec(text)?.[0] ?? "")
    await page.keyboard.press("Tab")
    await page.getByRole("button", { name: "Verify" }).click()
    await page.locator("#answer.good").waitFor()
    assert.isFalse(await page.locator("#verify").isVisible())

    unwrap(await host().clientOf().identity.forgotPassword({ email }))
    const { text: reset } = await host().mail(email, "Reset your password")
    await page.goto(/http\S+/.exec(reset)?.[0] ?? "")
    await page.getByLabel("New password").fill("another fine password")
    await page.getByLabel("Once more").fill("another fine password")
    await page.getByRole("button", { name: "Set password" }).click()
    await page.locator("#answer.good").waitFor()
    await host().mail(email, "Your password was changed")
    assert.isNotEmpty(await host().signIn(email, "another fine password"))

    await page.goto(checkouts.open)
    await page.getByRole("button", { name: /^Pay .*\d/ }).click()
    await page.waitForURL("**/dev/payments/success**")
    await close()
  })
})
