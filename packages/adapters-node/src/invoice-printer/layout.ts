/** Places of everything on an invoice. */

import type { Block, Entry, InvoiceDocument } from "@mentorkit/core/invoices/ports"
import { DateTime } from "effect"
import type { Faces } from "./faces.js"
import { type Column, colors, contentWidth, margin, newSheet, type Sheet } from "./sheet.js"

const half = contentWidth / 2
const left: Column = { x: margin, width: half - 12 }
const right: Column = { x: margin + half + 12, width: half - 12 }
const amountWidth = 130
const amounts: Column = { x: margin + contentWidth - amountWidth, width: amountWidth }
const items: Column = { x: margin, width: contentWidth - amountWidth - 16 }

const small = { size: 8, color: colors.muted } as const
const body = { size: 10 } as const

const head = (sheet: Sheet, { issuer, number, status }: InvoiceDocument) => {
  sheet.row([
    [
      sheet.set(issuer.name, left, { size: 15, weight: "bold" }),
      ...issuer.lines.map((line) => sheet.set(line, left, { size: 9, color: colors.muted }))
    ],
    [
      sheet.set("Invoice", right, { size: 20, weight: "bold", align: "right" }),
      sheet.set(number, right, { size: 11, weight: "bold", align: "right" }),
      sheet.set(status, right, { size: 9, color: colors.muted, align: "right" })
    ]
  ])
}

const facts = (sheet: Sheet, { facts }: InvoiceDocument) => {
  // References are the longest of them.
  const shares = [0.19, 0.19, 0.4, 0.22]
  let x = margin
  const columns = facts.map(({ label, value }, index) => {
    const width = (shares[index] ?? 0.22) * contentWidth
    const column = { x, width: width - 8 }
    x += width
    return [sheet.set(label, column, small), sheet.set(value, column, body)]
  })
  sheet.row(columns)
}

const party = (sheet: Sheet, { lines, name, title }: Block, column: Column) => [
  sheet.set(title, column, small),
  sheet.set(name, column, { size: 11, weight: "bold" }),
  ...lines.map((line) => sheet.set(line, column, { size: 9, color: colors.muted }))
]

const item = (sheet: Sheet, { item: { amount, description, kind } }: InvoiceDocument) => {
  sheet.row([[sheet.set("Description", items, small)], [sheet.set("Amount", amounts, { ...small, align: "right" })]])
  sheet.space(4)
  sheet.rule()
  sheet.space(8)
  // The amount stands beside the first line; what follows may go on over pages.
  const { lines, ...text } = sheet.set(description, items, { ...body, limit: 5000 })
  const [first, ...more] = lines
  if (first !== undefined) {
    const opening = { ...text, lines: [first], height: text.leading }
    sheet.row([[opening], [sheet.set(amount, amounts, { ...body, align: "right" })]])
  }
  sheet.flow({ ...text, lines: more })
  sheet.flow(sheet.set(kind, items, { size: 9, color: colors.muted }))
  sheet.space(8)
  sheet.rule()
}

const refunds = (sheet: Sheet, { refunds }: InvoiceDocument) => {
  if (refunds.length === 0) return
  const [when, why] = [
    { x: margin, width: 90 },
    { x: margin + 94, width: contentWidth - 94 - amountWidth - 16 }
  ]
  sheet.space(18)
  sheet.need(60)
  sheet.flow(sheet.set("Refunds", items, small))
  sheet.space(4)
  for (const { date, label, value } of refunds) {
    sheet.row([
      [sheet.set(date, when, body)],
      [sheet.set(label, why, body)],
      [sheet.set(value, amounts, { ...body, align: "right" })]
    ])
    sheet.space(3)
  }
  sheet.space(5)
  sheet.rule()
}

const sums: Column = { x: margin + half, width: half }

const sum = (sheet: Sheet, { label, value }: Entry, isStrong: boolean) => {
  const style = isStrong ? ({ size: 12, weight: "bold" } as const) : body
  sheet.row([
    [sheet.set(label, { ...sums, width: sums.width - amountWidth }, style)],
    [sheet.set(value, amounts, { ...style, align: "right" })]
  ])
  sheet.space(3)
}

const totals = (sheet: Sheet, { result, shares, totals }: InvoiceDocument) => {
  sheet.space(12)
  // They make sense together only.
  sheet.need(20 * (totals.length + shares.length) + 60)
  for (const one of totals) sum(sheet, one, false)
  if (totals.length > 0) {
    sheet.space(3)
    sheet.rule(sums)
    sheet.space(7)
  }
  sum(sheet, result, true)
  if (shares.length > 0) {
    sheet.space(6)
    sheet.rule(sums)
    sheet.space(8)
  }
  for (const one of shares) sum(sheet, one, false)
}

export const layOut = (document: InvoiceDocument, faces: Faces): Promise<Uint8Array> => {
  const title = `Invoice ${document.number}`
  const sheet = newSheet(faces, { Title: title, CreationDate: DateTime.toDateUtc(document.createdAt) })
  head(sheet, document)
  sheet.space(20)
  sheet.rule()
  sheet.space(12)
  facts(sheet, document)
  sheet.space(22)
  const [buyer, seller] = document.parties
  sheet.row([
    ...(buyer === undefined ? [] : [party(sheet, buyer, left)]),
    ...(seller === undefined ? [] : [party(sheet, seller, right)])
  ])
  sheet.space(30)
  item(sheet, document)
  refunds(sheet, document)
  totals(sheet, document)
  return sheet.finish(`${document.number}. Dates are in UTC.`)
}
