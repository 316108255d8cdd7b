/** The content codings that answers leave in (RFC 9110, 8.4.1). All work is done by zlib in threads of its own. */
import type { IncomingMessage } from "node:http"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import Negotiator from "negotiator"

/** In our order, where a client wants several as much: at equal cost brotli's answers are shorter. */
const codings = ["br", "gzip", "identity"] as const
export type Coding = (typeof codings)[number]

/** The package's types do not know its option yet. */
interface Preferring {
  readonly encodings: (
    available: Array<string>,
    options: { readonly preferred: ReadonlyArray<string> }
  ) => Array<string>
}

/** Browsers send 30 characters. Reading a header of 15,000 takes 7 ms, thirty times what the request costs otherwise. */
const longestWish = 1000

/** The one that the client likes best. Plain for who names none or too many, and for who refuses all that there are. */
export const codingOf = (request: IncomingMessage): Coding => {
  if (String(request.headers["accept-encoding"] ?? "").length > longestWish) return "identity"
  const negotiator: Preferring = new Negotiator(request)
  const [best] = negotiator.encodings([...codings], { preferred: codings })
  return codings.find((one) => one === best) ?? "identity"
}

type Compress = (text: string | Buffer) => Promise<Buffer>
export type Compressors = Readonly<Record<Exclude<Coding, "identity">, Compress>>

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const compressorsOf = (brotliQuality: number, gzipLevel: number): Compressors => ({
  br: (text) =>
    brotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text)
      }
    }),
  gzip: (text) => zip(text, { level: gzipLevel })
})

/** For an answer that is made for one request: about as short as gzip's default, for less CPU. */
export const quick = compressorsOf(2, 4)
/** For what is compressed once. Brotli's best takes twenty times as long and saves less than a tenth. */
export const thorough = compressorsOf(9, 9)
