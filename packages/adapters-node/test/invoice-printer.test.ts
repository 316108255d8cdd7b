/** Invoices as files, read back by another library than the one that writes them. */
import { assert, describe, it } from "@effect/vitest"
import { type InvoiceDocument, InvoicePrinter } from "@mentorkit/core/invoices/ports"
import { readPdf } from "@mentorkit/test-kit/files/read-pdf"
import { DateTime, Effect } from "effect"
import { invoicePrinter } from "../src/index.js"

const plain: InvoiceDocument = {
  createdAt: DateTime.unsafeMake("2027-03-14T14:00:00Z"),
  number: "INV-000042",
  status: "Paid",
  issuer: { name: "Mentorkit", lines: ["12 High Street", "Dublin"] },
  facts: [
    { label: "Issued", value: "14 Mar 2027" },
    { label: "Paid", value: "14 Mar 2027" },
    { label: "Reference", value: "PAY-7K3M9QXZ2T4W" },
    { label: "Currency", value: "USD" }
  ],
  parties: [
    { title: "Billed to", name: "Grace Hopper", lines: ["grace@example.test"] },
    { title: "Sold by", name: "Maya Mentor", lines: ["@maya-mentor"] }
  ],
  item: { description: "Career review with Maya Mentor", kind: "Mentoring session", amount: "$80.00" },
  refunds: [{ date: "15 Mar 2027", label: "Platform error", value: "-$10.00" }],
  totals: [
    { label: "Paid", value: "$80.00" },
    { label: "Refunded", value: "-$10.00" }
  ],
  result: { label: "Net paid", value: "$70.00" },
  shares: []
}

const called = (name: string): InvoiceDocument => ({
  ...plain,
  parties: [{ title: "Billed to", name, lines: [] }]
})
const described = (description: string): InvoiceDocument => ({ ...plain, item: { ...plain.item, description } })

const print = (document: InvoiceDocument) => Effect.flatMap(InvoicePrinter, (printer) => printer.print(document))
const read = (document: InvoiceDocument) =>
  Effect.flatMap(print(document), (bytes) => Effect.promise(() => readPdf(bytes)))

describe("the printer of invoices", () => {
  it.layer(invoicePrinter())((it) => {
    it.effect("puts all that an invoice says on one page", () =>
      Effect.gen(function* () {
        const { pages, title } = yield* read({ ...plain, shares: [{ label: "Net earning", value: "$60.00" }] })
        assert.strictEqual(title, "Invoice INV-000042")
        assert.strictEqual(pages.length, 1)
        for (const told of [
          ...["Invoice", "INV-000042", "Mentorkit", "12 High Street", "PAY-7K3M9QXZ2T4W", "14 Mar 2027"],
          ...["Grace Hopper", "grace@example.test", "Maya Mentor", "Career review with Maya Mentor", "$80.00"],
          ...["15 Mar 2027", "Platform error", "-$10.00", "Net paid", "$70.00", "Net earning", "$60.00", "Page 1 of 1"]
        ]) {
          assert.include(pages[0]?.text, told)
        }
      })
    )

    // Falls where the letters that a font remembers are kept from one document to the next.
    it.effect("gives the same bytes for the same invoice, whatever was printed before", () =>
      Effect.gen(function* () {
        const first = yield* print(plain)
        const others = yield* Effect.all(
          [called("Nguyễn Thị Ngọc Ánh \u2010 \u00a0 Ω Ω"), plain, called("নুসরাত জাহান"), plain].map(print),
          { concurrency: "unbounded" }
        )
        assert.deepStrictEqual(others[1], first)
        assert.deepStrictEqual(others[3], first)
        assert.notDeepEqual(others[0], first)
        assert.deepStrictEqual(yield* print(plain), first)
        // Two digits that a font draws alike: what was printed before must not say which of them it was.
        const [arabic, persian] = [called("محمد ١"), called("محمد ۱")]
        const alone = yield* Effect.provide(print(persian), invoicePrinter())
        assert.notDeepEqual(yield* print(arabic), alone)
        assert.deepStrictEqual(yield* print(persian), alone)
      })
    )

    // Falls where marks are taken off their letters by the font: every "i" and "o" is then read as a dotted one.
    it.effect("writes names of many tongues, and they can be read and searched", () =>
      Effect.gen(function* () {
        for (const name of [
          "Łukasz Żółć-Ærøskøbing",
          "Ελένη Παπαδοπούλου",
          "Мария Щёголева",
          "Nguyễn Thị Ngọc Ánh in ịvory",
          "Ioana Țîrlea"
        ]) {
          const { pages } = yield* read(called(name))
          assert.include(pages[0]?.text, name)
          assert.include(pages[0]?.text, "Mentoring session")
        }
        const { fonts } = yield* read(called("নুসরাত জাহান and محمد بن سلمان"))
        assert.deepStrictEqual(
          ["NotoSans-", "NotoSansBengali", "NotoSansArabic"].filter((font) => !fonts.some((one) => one.includes(font))),
          []
        )
      })
    )

    it.effect("leaves a mark in place of letters that no font has, and goes on", () =>
      Effect.gen(function* () {
        for (const name of ["王伟", "สมชาย", "👩‍👩‍👧", "\ud800", "\u0300\u0301", "\u200d", ""]) {
          const { pages } = yield* read(called(`${name} (Wei)`))
          assert.include(pages[0]?.text, "(Wei)", name)
          yield* print(called(name))
        }
        assert.include((yield* read(called("王伟")))?.pages[0]?.text, "\ufffd\ufffd")
      })
    )

    // Falls where a line is not broken, where a page is not turned, or where text may leave its line.
    it.effect("keeps whatever people write on the page, and turns it where it is full", () =>
      Effect.gen(function* () {
        const wild = [
          "A".repeat(3000),
          "word ".repeat(500),
          "நீ".repeat(300),
          "W\u202egnirts\u2066\r\n\t\u2028\u0000\u0007".repeat(50),
          `Z${"\u0335\u0321\u0327\u0322".repeat(50)}algo`.repeat(20),
          "ক্ষ্ণ".repeat(100),
          "م".repeat(800),
          "<script>alert(1)</script> %00 ) Tj ET (\\) endstream endobj".repeat(10)
        ]
        for (const text of wild) {
          const { pages } = yield* read({
            ...described(text),
            issuer: { name: text, lines: [text, text] },
            parties: [
              { title: "Billed to", name: text, lines: [text] },
              { title: "Sold by", name: text, lines: [text] }
            ]
          })
          assert.isAtMost(pages.length, 8)
          const all = pages.map((page) => page.text).join("\n")
          for (const told of ["Net paid", "$70.00", `Page ${pages.length} of ${pages.length}`])
            assert.include(all, told)
          for (const { bottom, left, right, top } of pages) {
            assert.isAtLeast(left, 50)
            assert.isAtMost(right, 596 - 50, text.slice(0, 20))
            assert.isAtLeast(bottom, 40)
            assert.isAtMost(top, 842 - 40)
          }
        }
        const long = yield* read(described("word ".repeat(2000)))
        assert.strictEqual(
          long.pages
            .map(({ text }) => text)
            .join(" ")
            .match(/word/g)?.length,
          1000
        )
      })
    )
  })
})
