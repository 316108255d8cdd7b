/** Pages to write on from top to bottom. Lengths in points. */
import { once } from "node:events"
import PDFDocument from "pdfkit"
import type { Face, Faces, Weight } from "./faces.js"
import { type Line, linesOf } from "./lines.js"
import { cleaned } from "./pieces.js"

export const margin = 56
export const pageWidth = 595.28
export const contentWidth = pageWidth - 2 * margin
const bottom = 841.89 - margin - 24
const footerTop = 841.89 - margin

export const colors = { ink: "#1a1d21", muted: "#68707a", rule: "#d5d9de" } as const

export interface Style {
  readonly size: number
  readonly weight?: Weight
  readonly color?: string
  readonly align?: "left" | "right"
  /** Code points; what is longer ends in an ellipsis. */
  readonly limit?: number
}

export interface Column {
  readonly x: number
  readonly width: number
}

export interface SetText {
  readonly lines: ReadonlyArray<Line>
  readonly leading: number
  readonly height: number
  readonly style: Style
  readonly column: Column
}

/** Ends the document and answers its bytes. */
const bytesOf = async (document: PDFDocument): Promise<Uint8Array> => {
  const chunks: Array<Uint8Array> = []
  document.on("data", (chunk: Uint8Array) => chunks.push(chunk))
  const ended = once(document, "end")
  document.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}

export const newSheet = (faces: Faces, info: Readonly<Record<string, string | Date>>) => {
  for (const { forgetLetters } of [...faces.regular, ...faces.bold]) forgetLetters()
  const document = new PDFDocument({
    size: "A4",
    margin,
    font: null,
    bufferPages: true,
    lang: "en",
    displayTitle: true,
    info
  })
  const used = new Set<Face>()
  const use = (face: Face) => {
    if (!used.has(face)) document.registerFont(face.name, face.font())
    used.add(face)
    document.font(face.name)
  }
  let top = margin

  const set = (text: string, column: Column, style: Style): SetText => {
    const { limit = 300, size, weight = "regular" } = style
    const lines = linesOf(cleaned(text, limit), faces[weight], { size, width: column.width })
    const leading = size * 1.4
    return { lines, leading, height: lines.length * leading, style, column }
  }

  const drawLine = ({ pieces, width }: Line, y: number, { column, style }: SetText) => {
    document.fontSize(style.size).fillColor(style.color ?? colors.ink)
    let x = style.align === "right" ? column.x + column.width - width : column.x
    for (const { face, text, width: taken } of pieces) {
      use(face)
      document.text(text, x, y + style.size * 1.07, {
        lineBreak: false,
        baseline: "alphabetic",
        features: face.features
      })
      x += taken
    }
  }

  const drawAt = (one: SetText, y: number) =>
    one.lines.forEach((line, index) => {
      drawLine(line, y + index * one.leading, one)
    })

  const turn = () => {
    document.addPage()
    top = margin
  }

  /** Room for so much on this page, or on the next one. */
  const need = (height: number) => {
    if (top + height > bottom) turn()
  }

  /** Texts side by side, which stay together on one page. */
  const row = (columns: ReadonlyArray<ReadonlyArray<SetText>>) => {
    const heightOf = (texts: ReadonlyArray<SetText>) => texts.reduce((sum, { height }) => sum + height, 0)
    const height = Math.max(0, ...columns.map(heightOf))
    need(height)
    for (const texts of columns) {
      let y = top
      for (const one of texts) {
        drawAt(one, y)
        y += one.height
      }
    }
    top += height
  }

  return {
    set,
    row,
    need,
    space: (height: number) => {
      top += height
    },
    rule: ({ x, width }: Column = { x: margin, width: contentWidth }) => {
      document
        .lineWidth(0.7)
        .moveTo(x, top)
        .lineTo(x + width, top)
        .stroke(colors.rule)
    },
    /** Line by line, over as many pages as it takes. */
    flow: (one: SetText) => {
      for (const line of one.lines) {
        need(one.leading)
        drawLine(line, top, one)
        top += one.leading
      }
    },
    /** Writes `footer` on every page, and the number of each. */
    finish: (footer: string): Promise<Uint8Array> => {
      const { count } = document.bufferedPageRange()
      const style = { size: 8, color: colors.muted }
      for (let index = 0; index < count; index++) {
        document.switchToPage(index)
        drawAt(set(footer, { x: margin, width: contentWidth - 90 }, { ...style, limit: 100 }), footerTop)
        const page = { x: margin + contentWidth - 80, width: 80 }
        drawAt(set(`Page ${index + 1} of ${count}`, page, { ...style, align: "right" }), footerTop)
      }
      return bytesOf(document)
    }
  }
}
export type Sheet = ReturnType<typeof newSheet>
