/** Invoices over HTTP, from the real host: who is shown what, in lists, one by one, summed up and on paper. */
import { unwrap } from "@mentorkit/client"
import { readPdf } from "@mentorkit/test-kit/files/read-pdf"
import { newHost, type TestHost } from "@mentorkit/test-kit/hosts/host"
import { Effect, Exit, Scope } from "effect"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { bookAndPay, type Member, newMember, newMentor, newOffer, type Offer } from "../support/market.js"
import { ask as askPlainly } from "../support/raw-client.js"

let scope: Scope.CloseableScope
let host: TestHost
let offer: Offer
let buyer: Member

beforeAll(async () => {
  scope = await Effect.runPromise(Scope.make())
  host = await newHost("PGlite", scope)
  offer = await newOffer(host)
  buyer = await newMember(host, "Grace Hopper")
  for (let times = 0; times < 3; times++) await bookAndPay(host, offer, buyer)
})
afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))

const ask = async (path: string, { token }: { readonly token: string }) => {
  const response = await fetch(`${host.baseUrl}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } })
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) }
}
/** `fetch` itself adds that it wants no answer out of a cache, and so gets a whole one. */
const askUnlessKnown = (path: string, { token }: { readonly token: string }, etag: string) =>
  askPlainly(host.baseUrl, {
    method: "GET",
    target: `/api/v1${path}`,
    headers: [
      ["Authorization", `Bearer ${token}`],
      ["If-None-Match", etag]
    ]
  })
const json = async (path: string, member: { readonly token: string }) => {
  const { bytes, status } = await ask(path, member)
  const body = JSON.parse(new TextDecoder().decode(bytes))
  return { status, body, data: body.data }
}
const first = async () => {
  const { invoices } = unwrap(await buyer.client.invoices.listMenteeInvoices({}))
  return invoices.data[0] ?? assert.fail("no invoice")
}

describe("invoices", () => {
  it("are listed for both sides, the last paid first, and fees only for the mentor", async () => {
    const bought = await json("/mentee/invoices?per_page=2", buyer)
    const sold = await json("/mentor/invoices?per_page=2", offer.mentor)
    assert.deepStrictEqual([bought.status, sold.status], [200, 200])
    assert.deepInclude(bought.data.invoices.meta, { total: 3, last_page: 2, per_page: 2 })
    const [row] = bought.data.invoices.data
    assert.hasAllKeys(row, [
      ...["id", "number", "reference", "purpose", "purpose_label", "purchasable_id", "description", "status"],
      ...["status_label", "currency", "amount", "refunded", "net_paid", "buyer", "seller", "refunds"],
      ...["issued_at", "paid_at"]
    ])
    assert.deepInclude(row, {
      number: "INV-000003",
      purpose: "booking",
      status: "succeeded",
      status_label: "Succeeded",
      currency: "EUR",
      refunds: [],
      buyer: { name: buyer.name, email: buyer.email }
    })
    const { net_earning, platform_fee, ...rest } = sold.data.invoices.data[0]
    assert.deepStrictEqual(rest, { ...row, buyer: { name: buyer.name } })
    assert.strictEqual(net_earning.minor, row.amount.minor - platform_fee.minor - row.refunded.minor)
    assert.isAbove(platform_fee.minor, 0)
    const past = await json("/mentee/invoices?page=9", buyer)
    assert.deepStrictEqual([past.status, past.data.invoices.data, past.data.invoices.meta.total], [200, [], 3])
  })

  it("are filtered, and wrong filters are told all at once", async () => {
    const count = async (query: string) => (await json(`/mentee/invoices?${query}`, buyer)).data.invoices.meta.total
    const today = (await first()).paid_at.slice(0, 10)
    assert.deepStrictEqual(
      await Promise.all(
        [
          ...[`from=${today}&to=${today}`, "purpose=booking", "currency=EUR", "status=succeeded"],
          ...["to=2020-01-01", "purpose=course", "currency=USD", "status=refunded"]
        ].map(count)
      ),
      [3, 3, 3, 3, 0, 0, 0, 0]
    )
    const { data, status } = await json(
      "/mentee/invoices?from=2027-03-02&to=2027-03-01&purpose=gift&currency=XXX&status=pending&page=0",
      buyer
    )
    assert.strictEqual(status, 422)
    assert.sameMembers(Object.keys(data), ["page", "to", "purpose", "currency", "status"])
    assert.deepStrictEqual(data.to, ["The to field must be a date after or equal to from."])
  })

  // Falls where the reader's side is not asked for. What is not paid has no number, and so needs no condition.
  it("of others are unknown, and so is what nobody has paid", async () => {
    const { id } = await first()
    const stranger = await newMember(host, "Theo Lind")
    const { mentor: other } = await newMentor(host)
    for (const [path, member] of [
      [`/mentee/invoices/${id}`, stranger],
      [`/mentee/invoices/${id}`, offer.mentor],
      [`/mentee/invoices/${id}/pdf`, stranger],
      [`/mentor/invoices/${id}`, other],
      [`/mentor/invoices/${id}/pdf`, other],
      ["/mentee/invoices/0190aaaa-0000-7000-8000-000000000001", buyer],
      ["/mentee/invoices/nonsense/pdf", buyer]
    ] as const) {
      const { body, status } = await json(path, member)
      assert.deepStrictEqual([status, body.message], [404, "Invoice not found."], path)
    }
    const { body, status } = await json("/mentor/invoices", stranger)
    assert.deepStrictEqual([status, body.message], [404, "Mentor profile not found."])
    assert.strictEqual((await fetch(`${host.baseUrl}/api/v1/mentee/invoices/${id}/pdf`)).status, 401)
  })

  it("are summed up by currency, for both sides", async () => {
    const { amount } = await first()
    const { data: bought } = await json("/mentee/billing/summary", buyer)
    assert.deepStrictEqual(Object.keys(bought), ["buyer"])
    assert.hasAllKeys(bought.buyer[0], ["currency", "invoices_count", "paid", "refunded", "net"])
    assert.deepInclude(bought.buyer[0], { currency: "EUR", invoices_count: 3 })
    assert.strictEqual(bought.buyer[0].paid.minor, 3 * amount.minor)
    const { data: sold } = await json("/mentor/billing/summary", offer.mentor)
    assert.deepStrictEqual([Object.keys(sold), sold.buyer], [["seller", "buyer"], []])
    const [{ gross, net_earnings, platform_fee, refunded }] = sold.seller
    assert.strictEqual(net_earnings.minor, gross.minor - platform_fee.minor - refunded.minor)
    assert.strictEqual(gross.minor, 3 * amount.minor)
    assert.deepStrictEqual((await json("/mentor/billing/summary?to=2020-01-01", offer.mentor)).data.seller, [])
  })
})

describe("an invoice on paper", () => {
  it("is a file for its reader alone, and is not sent again unless it has changed", async () => {
    const { id, number } = await first()
    const { bytes, headers, status } = await ask(`/mentee/invoices/${id}/pdf`, buyer)
    assert.strictEqual(status, 200)
    assert.deepStrictEqual(
      ["content-type", "content-disposition", "cache-control", "x-content-type-options"].map((name) =>
        headers.get(name)
      ),
      ["application/pdf", `attachment; filename="${number}.pdf"`, "private, max-age=0, must-revalidate", "nosniff"]
    )
    assert.strictEqual(Number(headers.get("content-length")), bytes.length)
    const again = await ask(`/mentee/invoices/${id}/pdf`, buyer)
    assert.deepStrictEqual(again.bytes, bytes)
    const etag = headers.get("etag") ?? assert.fail("no tag")
    assert.strictEqual(again.headers.get("etag"), etag)
    const known = await askUnlessKnown(`/mentee/invoices/${id}/pdf`, buyer, etag)
    assert.deepStrictEqual([known.status, known.text, known.headers.get("etag")], [304, "", etag])
    // Another paper, another tag and another reader are no reason to send nothing.
    const others = await Promise.all([
      askUnlessKnown(`/mentee/invoices/${id}/pdf`, buyer, '"another"'),
      askUnlessKnown(`/mentor/invoices/${id}/pdf`, offer.mentor, etag),
      askUnlessKnown(`/mentee/invoices/${id}/pdf`, offer.mentor, etag)
    ])
    assert.deepStrictEqual(
      others.map(({ status }) => status),
      [200, 200, 404]
    )
  })

  // Falls where both sides get one paper.
  it("tells its buyer what was paid, and only its mentor what they earn, but not the buyer's address", async () => {
    const { amount, id, number, reference } = await first()
    const read = async (path: string, member: Member) => {
      const { bytes } = await ask(path, member)
      return (await readPdf(bytes)).pages.map(({ text }) => text).join("\n")
    }
    const bought = await read(`/mentee/invoices/${id}/pdf`, buyer)
    for (const told of [number, reference, buyer.name, buyer.email, "Total paid", amount.formatted, "Page 1 of 1"]) {
      assert.include(bought, told)
    }
    assert.notMatch(bought, /\bfee\b|earning/i)
    const sold = await read(`/mentor/invoices/${id}/pdf`, offer.mentor)
    for (const told of [number, buyer.name, "Platform fee", "Net earning"]) assert.include(sold, told)
    assert.notInclude(sold, buyer.email)
  })
})
