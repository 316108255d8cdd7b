/** The part of pdfkit that we use: its published types do not know that a font may be one that is already parsed. */
declare module "pdfkit" {
  import type { EventEmitter } from "node:events"
  import type { Font } from "fontkit"

  interface TextOptions {
    readonly lineBreak: false
    /** `y` is where the letters stand, whatever their font. */
    readonly baseline: "alphabetic"
    readonly features: Readonly<Record<string, boolean>>
  }

  class PDFDocument extends EventEmitter {
    constructor(options: {
      readonly size: "A4"
      readonly margin: number
      /** Null loads none to begin with. */
      readonly font: null
      readonly bufferPages: boolean
      readonly lang: string
      readonly displayTitle: boolean
      readonly info: Readonly<Record<string, string | Date>>
    })
    registerFont(name: string, font: Font): this
    font(name: string): this
    fontSize(points: number): this
    fillColor(color: string): this
    text(text: string, x: number, y: number, options: TextOptions): this
    addPage(): this
    bufferedPageRange(): { readonly start: number; readonly count: number }
    switchToPage(index: number): this
    moveTo(x: number, y: number): this
    lineTo(x: number, y: number): this
    lineWidth(points: number): this
    stroke(color: string): this
    end(): void
  }
  export default PDFDocument
}
