/** The TypeScript of a page of the docs as one module, so that a compiler can tell whether a reader's would compile. */

const named = /^import (type )?\{([^}]*)\} from "([^"]+)"$/
const importLine = /^import [^"]*from "[^"]+"$/

/** One import a module, however many blocks bring it. */
const merged = (lines) => {
  const names = new Map()
  const others = new Set()
  for (const line of lines) {
    const [, isType, list, from] = named.exec(line) ?? []
    if (from === undefined) others.add(line)
    else
      for (const name of list.split(",").map((one) => one.trim()))
        names.set(from, (names.get(from) ?? new Set()).add(isType ? `type ${name}` : name))
  }
  // A type that is also imported as a value would be there twice.
  const plain = (all) => [...all].filter((name) => !name.startsWith("type ") || !all.has(name.slice(5)))
  return [...others, ...[...names].map(([from, all]) => `import { ${plain(all).join(", ")} } from "${from}"`)]
}

/**
 * `shared` are names that later blocks use; all other blocks have a scope of their own, since two may call something
 * alike. `prelude` declares what the page leaves to the reader.
 */
export const moduleOf = (page, { prelude, shared }) => {
  const blocks = [...page.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, text]) => text.split("\n"))
  const bodies = blocks.map((lines) => lines.filter((line) => !importLine.test(line)).join("\n"))
  const isShared = (body) => shared.some((name) => new RegExp(`^const ${name}\\b`, "m").test(body))
  return [
    ...merged(blocks.flat().filter((line) => importLine.test(line))),
    prelude,
    ...bodies.map((body) => (isShared(body) ? body : `{\n${body}\n}`))
  ].join("\n")
}
