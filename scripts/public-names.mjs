/** What a package promises to others: every name of every entry of its `exports`. By syntax alone, which takes no time. */
import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import ts from "typescript"

const isExported = (node) =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

const declaredBy = (statement) => {
  if (!isExported(statement)) return []
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.text)
  return [statement.name?.text ?? "default"]
}

/** Of a file and of those that it hands on whole. */
const namesOf = (path) =>
  ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest).statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement)) return declaredBy(statement)
    const { exportClause, moduleSpecifier } = statement
    if (exportClause === undefined) return namesOf(join(dirname(path), moduleSpecifier.text.replace(/\.js$/, ".ts")))
    return ts.isNamespaceExport(exportClause)
      ? [exportClause.name.text]
      : exportClause.elements.map(({ name }) => name.text)
  })

/** One name a line: "@mentorkit/core/scheduling SlotsUnavailable". */
export const publicNamesOf = (folder) => {
  const {
    exports = {},
    name,
    private: isPrivate = false
  } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
  if (isPrivate) return []
  return Object.entries(exports).flatMap(([door, { "mentorkit-source": source }]) =>
    source === undefined
      ? []
      : [...new Set(namesOf(join(folder, source)))].sort().map((one) => `${join(name, door)} ${one}`)
  )
}
