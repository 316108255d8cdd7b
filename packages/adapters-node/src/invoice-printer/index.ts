import { InvoicePrinter } from "@mentorkit/core/invoices/ports"
import { Effect, Layer } from "effect"

export interface InvoicePrinterOptions {
  /**
   * Files of fonts (TrueType or OpenType) for scripts beyond Latin, Greek, Cyrillic, Devanagari, Bengali and Arabic, each
   * asked for what those before it lack. Without them such letters leave a mark in their place.
   */
  readonly fonts?: ReadonlyArray<string>
}

/** The library and the fonts are read at the first invoice: a host that prints none starts without them. */
export const invoicePrinter = ({ fonts = [] }: InvoicePrinterOptions = {}): Layer.Layer<InvoicePrinter> =>
  Layer.effect(
    InvoicePrinter,
    Effect.gen(function* () {
      const press = yield* Effect.cached(
        Effect.promise(async () => {
          const [{ loadFaces }, { layOut }] = await Promise.all([import("./faces.js"), import("./layout.js")])
          return { faces: loadFaces(fonts), layOut }
        })
      )
      return {
        print: (document) => Effect.flatMap(press, ({ faces, layOut }) => Effect.promise(() => layOut(document, faces)))
      }
    })
  )
