/** Bodies that are forms, and wrong: multipart alone, or whichever form comes. */
import { gzipSync } from "node:zlib"
import { type BadCall, bodyOf, goodCall, type Input, takesForms } from "./calls.js"
import type { Documented } from "./documented.js"
import { boundary, formOf, formType, multipartOf, pairsOf, SentFile, urlencodedOf, urlencodedType } from "./forms.js"

type Send = (what: string, body: string | Uint8Array, headers?: Readonly<Record<string, string>>) => BadCall

/** Makes calls that are to be refused. */
const sender = (operation: Documented, input: Input, kind: string, type: Readonly<Record<string, string>>): Send => {
  const { headers: own, path } = goodCall(operation, input)
  return (what, body, headers = {}) => ({
    what: `${kind}: ${what}`,
    call: { path, body, headers: { ...own, ...type, ...headers } },
    outcome: "refused",
    ...(takesForms(operation) && { alike: `${kind} ${what}` })
  })
}

/** Forms that are cut off, lie about what they are, or hold more than anybody asked for. */
export const multipartCalls = (operation: Documented, input: Input): ReadonlyArray<BadCall> => {
  const isEither = takesForms(operation)
  const own = bodyOf(operation, input)
  const form = isEither ? multipartOf(pairsOf(own)) : formOf(own)
  const refused = sender(operation, input, "form", formType)
  // What says nothing is as good as any other form where no field is required.
  const perhaps = (one: BadCall): BadCall => (isEither ? { ...one, outcome: "survived" } : one)
  const part = (name: string, value: string) => {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`
    return Buffer.from(`${head}${value}\r\n`, "latin1")
  }
  const count = isEither ? 2001 : 300
  const many = formOf(Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, "x"])))
  return [
    refused("10 MB", Buffer.alloc(10 * 1024 * 1024, "x")),
    refused("compressed", gzipSync(form), { "content-encoding": "gzip" }),
    perhaps(refused("nothing", Buffer.alloc(0))),
    perhaps(refused("no part", Buffer.from(`--${boundary}--\r\n`))),
    refused("no boundary", form, { "content-type": "multipart/form-data" }),
    refused("another boundary", form, { "content-type": "multipart/form-data; boundary=x" }),
    ...["application/json", "image/png", "multipart/mixed; boundary=x"].map((type) =>
      refused(`the type ${type}`, form, { "content-type": type })
    ),
    perhaps(refused("the type of the other form", form, urlencodedType)),
    ...[1, 20, boundary.length + 60, form.length - boundary.length - 8].map((at) =>
      refused(`cut off after ${at}`, form.subarray(0, at))
    ),
    refused(`${count} fields`, Buffer.concat([many.subarray(0, -boundary.length - 6), form])),
    refused("a field that is no UTF-8", Buffer.concat([part("f", "\xff"), form]))
  ]
}

const badPairs = ["f=%zz", "f=100%", "f%o=x", "f=%ff", "f=%c0%af", "f=%ed%a0%80", "f=%00"]

const urlencodedCalls = (operation: Documented, input: Input): ReadonlyArray<BadCall> => {
  const form = urlencodedOf(pairsOf(bodyOf(operation, input)).filter(([, value]) => !(value instanceof SentFile)))
  const refused = sender(operation, input, "urlencoded", urlencodedType)
  return [
    ...badPairs.map((pair) => refused(pair, `${form}&${pair}`)),
    refused("no UTF-8", Buffer.concat([Buffer.from(`${form}&f=`), Buffer.from([0xff])])),
    refused("more than a megabyte", `${form}&f=${"x".repeat(1024 * 1024)}`),
    refused("2,001 fields", `${form}&${Array.from({ length: 2001 }, (_, at) => `f[${at}]=x`).join("&")}`),
    refused("400,000 fields", `${form}&${"f&".repeat(400_000)}`),
    refused("compressed", gzipSync(form), { "content-encoding": "gzip" }),
    refused("another charset", form, { "content-type": `${urlencodedType["content-type"]}; charset=latin1` })
  ]
}

/** Of fields that nobody asked for, but wrong by themselves. */
const badNames: ReadonlyArray<ReadonlyArray<string>> = [
  ...[["__proto__[x]"], ["f[constructor][x]"], ["prototype"], ["f[a"], ["f[a]x"], ["f]"], ["[a]"], ["f[][a]"]],
  ...[["f", "f[a]"], ["f[]", "f[a]"], ["f[]", "f[0]"], ["f[0]", "f[a]"], ["f[1]"], ["f[0][a]", "f[2][a]"]],
  ...[["f[999999999]"], [`f[${"9".repeat(60)}]`], [`f${"[a]".repeat(64)}`], ["f".repeat(201)], ["f[a\0b]"]]
]

/** Both forms, with names that say nothing or contradict each other. */
const nameCalls = (operation: Documented, input: Input): ReadonlyArray<BadCall> => {
  const pairs = pairsOf(bodyOf(operation, input))
  const texts = pairs.filter(([, value]) => !(value instanceof SentFile))
  const multipart = sender(operation, input, "form", formType)
  const urlencoded = sender(operation, input, "urlencoded", urlencodedType)
  // A field of the operation is one value, one list or one object as well.
  const twofold = Object.keys(operation.body?.properties ?? {}).map((name) => [name, `${name}[a]`, `${name}[]`])
  return [...badNames, ...twofold].flatMap((names) => {
    const added = names.map((name) => [name, "x"] as const)
    const what = `the names ${names.join(" ").slice(0, 60)}`
    return [multipart(what, multipartOf([...pairs, ...added])), urlencoded(what, urlencodedOf([...texts, ...added]))]
  })
}

/** For operations that take JSON as well. */
export const formCalls = (operation: Documented, input: Input): ReadonlyArray<BadCall> => [
  ...multipartCalls(operation, input),
  ...urlencodedCalls(operation, input),
  ...nameCalls(operation, input)
]
