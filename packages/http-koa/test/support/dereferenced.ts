/** A document with its shared responses, parameters and headers at their places, as tests read it. Schemas stay references. */
import type { OpenApiOperation, Paths, WholeOperation } from "../../src/openapi/document-parts.js"

type Dereferenced<Document> = Document extends { readonly paths: Paths<OpenApiOperation> }
  ? Omit<Document, "paths"> & { readonly paths: Paths<WholeOperation> }
  : Document

const followed = /^#\/components\/(responses|parameters|headers)\/(\w+)$/

export const dereferenced = <A extends object>(document: A): Dereferenced<A> => {
  const plain = JSON.parse(JSON.stringify(document))
  const of = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value
    if (Array.isArray(value)) return value.map(of)
    const [, kind, name] = followed.exec("$ref" in value ? String(value.$ref) : "") ?? []
    if (kind !== undefined && name !== undefined) return of(plain.components[kind][name])
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, of(one)]))
  }
  return { ...plain, paths: of(plain.paths) }
}
