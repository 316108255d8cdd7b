import { QrCodes } from "@mentorkit/core/two-factor/ports"
import { Effect, Layer } from "effect"
import { toDataURL } from "qrcode"

/** About 200 pixels wide for the link of an authenticator app: big enough for a camera on any screen. */
export const qrCodes: Layer.Layer<QrCodes> = Layer.succeed(QrCodes, {
  pngOf: (text) => Effect.promise(() => toDataURL(text, { type: "image/png", errorCorrectionLevel: "M", scale: 4 }))
})
