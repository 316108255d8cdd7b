/** Rows that name files, and stores by where they are. */
import { SqlClient } from "@effect/sql"
import { diskFileStore } from "@mentorkit/adapters-node"
import { s3FileStore } from "@mentorkit/adapters-node/s3"
import type { NewFile } from "@mentorkit/core/internal/kernel"
import { Effect, Redacted } from "effect"

export const newOwner = () => ({ kind: "verification_document", id: crypto.randomUUID() })

/** In the transaction that it runs in, as a use case would write them. */
export const namingFiles = (mentorId: string, files: ReadonlyArray<Pick<NewFile, "key" | "owner">>) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    sql`insert into verification_documents ${sql.insert(
      files.map(({ key, owner }) => ({
        id: owner.id,
        mentorId,
        documentType: "passport",
        fileKey: key,
        originalName: "a.pdf",
        mimeType: "application/pdf",
        fileSize: 1000,
        status: "pending",
        createdAt: new Date(0),
        updatedAt: new Date(0)
      }))
    )}`.pipe(Effect.asVoid, Effect.orDie)
  )

/** A folder, or the tests' own server of S3. */
export const filesAt = (place: string) =>
  place.startsWith("http:")
    ? s3FileStore({
        ...{ bucket: "files", endpoint: place, region: "eu-central-1", forcePathStyle: true },
        credentials: { accessKeyId: "conformance", secretAccessKey: Redacted.make("secret") }
      })
    : diskFileStore({ folder: place })
