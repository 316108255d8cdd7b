/** The statements of a text by their words, told apart as PostgreSQL does: without comments, strings and bodies. */

const name = String.raw`[A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*`
const pieces = new RegExp(
  [
    String.raw`--[^\n\r]*`,
    String.raw`\/\*`,
    // Only these have a backslash that keeps a quote from ending them.
    String.raw`[eE]'[^'\\]*(?:(?:\\.|'')[^'\\]*)*'`,
    // A quote within is two, which makes two of these without anything between them.
    "'[^']*'",
    '"[^"]*"',
    String.raw`(?<tag>\$(?:${name})?\$).*?\k<tag>`,
    // A dollar in a name begins no body.
    String.raw`${name}(?:\$[\w\u0080-\uffff]*)*`,
    ";"
  ].join("|"),
  "gs"
)

/** Comments stand in each other. */
const endOfComment = (text: string, from: number): number => {
  const marks = /\/\*|\*\//g
  marks.lastIndex = from
  for (let depth = 1; depth > 0; ) {
    const mark = marks.exec(text)
    if (mark === null) return text.length
    depth += mark[0] === "/*" ? 1 : -1
  }
  return marks.lastIndex
}

/** In small letters; `'` for whatever is quoted, and `;` between statements. */
const wordsOf = function* (text: string): Generator<string> {
  const reader = new RegExp(pieces)
  for (let found = reader.exec(text); found !== null; found = reader.exec(text)) {
    const [piece] = found
    if (piece === "/*") reader.lastIndex = endOfComment(text, reader.lastIndex)
    else if (/^(?:e?'|"|\$)/i.test(piece)) yield "'"
    else if (!piece.startsWith("--")) yield piece.toLowerCase()
  }
}

/** `begin atomic … end` of a function, in which semicolons end none of the statements around it. */
const depthAfter = (word: string, statement: ReadonlyArray<string>, depth: number): number => {
  if (depth === 0) return statement[0] === "create" && word === "atomic" && statement.at(-1) === "begin" ? 1 : 0
  if (word === "case") return depth + 1
  return word === "end" ? depth - 1 : depth
}

export const statementsOf = (text: string): ReadonlyArray<ReadonlyArray<string>> => {
  const statements: Array<Array<string>> = [[]]
  let depth = 0
  for (const word of wordsOf(text)) {
    const statement = statements.at(-1) ?? []
    depth = depthAfter(word, statement, depth)
    if (word !== ";") statement.push(word)
    else if (depth === 0) statements.push([])
  }
  return statements
}
