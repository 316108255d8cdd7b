/** The texts of a PDF and where they stand, by pdf.js. It wants to draw as well, which nobody needs here. */
import { vi } from "vitest"

interface ReadPage {
  readonly text: string
  /** Of all its letters, in points from the lower left corner. */
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export interface ReadPdf {
  readonly title: string
  readonly pages: ReadonlyArray<ReadPage>
  /** The names of the fonts that are in the file. */
  readonly fonts: ReadonlyArray<string>
}

/** It says on loading that it cannot draw. */
const pdfjs = async () => {
  const quiet = vi.spyOn(console, "log").mockImplementation(() => undefined)
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined)
  try {
    return await import("pdfjs-dist/legacy/build/pdf.mjs")
  } finally {
    quiet.mockRestore()
    warn.mockRestore()
  }
}

export const readPdf = async (bytes: Uint8Array): Promise<ReadPdf> => {
  const { getDocument, VerbosityLevel } = await pdfjs()
  // It keeps what it is given, and says so of every font that it would have to draw.
  const file = await getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS }).promise
  const pages: Array<ReadPage> = []
  for (let number = 1; number <= file.numPages; number++) {
    const { items } = await (await file.getPage(number)).getTextContent({ disableNormalization: true })
    const placed = items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [item] : []))
    const of = (read: (item: (typeof placed)[number]) => number) => placed.map(read)
    pages.push({
      text: items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(""),
      left: Math.min(...of(({ transform }) => transform[4])),
      right: Math.max(...of(({ transform, width }) => transform[4] + width)),
      top: Math.max(...of(({ height, transform }) => transform[5] + height)),
      bottom: Math.min(...of(({ transform }) => transform[5]))
    })
  }
  const { info } = await file.getMetadata()
  await file.destroy()
  const fonts =
    Buffer.from(bytes)
      .toString("latin1")
      .match(/\/BaseFont \/[\w+-]+/g) ?? []
  return { title: "Title" in info ? String(info.Title) : "", pages, fonts: [...new Set(fonts)] }
}
