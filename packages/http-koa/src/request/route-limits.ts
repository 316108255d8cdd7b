/** How large the body of a route with files may be: as its binding says, or as its own fields take. */
import type { FileField } from "@mentorkit/core/kernel"
import type { Endpoint } from "../endpoint.js"
import { defaultFileBytes, plainFormBytes, usualFormBytes } from "./body-limits.js"
import { fileFields } from "./encoded-fields.js"
import type { MultipartOptions } from "./multipart.js"

const bytesOf = ({ limit = defaultFileBytes }: FileField): number => limit

/** A list without an end says nothing, and has what forms usually have. */
const totalOf = (files: ReadonlyArray<FileField>): number => {
  if (files.length === 0) return plainFormBytes
  const bytes = files.reduce((sum, field) => sum + (field.maxFiles ?? 1) * bytesOf(field), plainFormBytes)
  return Math.max(bytes, usualFormBytes)
}

export const multipartLimits = (
  endpoint: Endpoint
): Pick<MultipartOptions, "fileFields" | "fileBytes" | "totalBytes"> => {
  const files = fileFields(endpoint.operation)
  return {
    fileFields: new Set(files.keys()),
    fileBytes: Math.max(0, ...[...files.values()].map(bytesOf)),
    totalBytes: endpoint.maxBytes ?? totalOf([...files.values()])
  }
}

/** Of a body that is the one file `payload`. */
export const streamLimit = ({ maxBytes, operation }: Endpoint): number =>
  maxBytes ?? fileFields(operation).get("payload")?.limit ?? defaultFileBytes
