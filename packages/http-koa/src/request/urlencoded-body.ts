/** Bodies of the type application/x-www-form-urlencoded. */
import { isUtf8 } from "node:buffer"
import type { IncomingMessage } from "node:http"
import { malformed } from "./bad-request.js"
import type { BodyBudget } from "./body-budget.js"
import type { Form } from "./form.js"
import { readBytes, rejectCompressed } from "./raw-body.js"
import type { Fields } from "./received-fields.js"

const urlencodedType = /^application\/x-www-form-urlencoded\s*(?:;\s*charset\s*=\s*"?utf-?8"?\s*)?$/i
export const isUrlencoded = (type: string): boolean => urlencodedType.test(type)

const notUtf8 = () => malformed("The request body is not valid UTF-8.")

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll("+", " "))
  } catch {
    // By what is wrong with it: an escape of other than two digits, or bytes that are no text.
    throw /%(?![\da-f]{2})/i.test(text) ? malformed("The request body has a % that is no escape.") : notUtf8()
  }
}

/** Pair by pair, so that a form which is beyond its bounds ends at the first pair that is. */
const addPairs = (text: string, form: Form): void => {
  let start = 0
  while (start <= text.length) {
    const next = text.indexOf("&", start)
    const end = next === -1 ? text.length : next
    const pair = text.slice(start, end)
    const equals = pair.indexOf("=")
    if (pair !== "") {
      form.add(
        decoded(equals === -1 ? pair : pair.slice(0, equals)),
        equals === -1 ? "" : decoded(pair.slice(equals + 1))
      )
    }
    start = end + 1
  }
}

export const readUrlencoded = async (request: IncomingMessage, budget: BodyBudget, form: Form): Promise<Fields> => {
  rejectCompressed(request)
  const bytes = await readBytes(request, budget)
  if (!isUtf8(bytes)) throw notUtf8()
  addPairs(bytes.toString("utf8"), form)
  return form.fields()
}
