/** Where uploaded files lie: a folder of this machine, or a bucket. */
import { Config, Option, type Redacted } from "effect"
import { row, secret, url } from "./variable-kinds.js"

const text = (name: string) => Config.option(Config.nonEmptyString(name))

export const fileVariables = {
  FILES_DIR: row({
    description: "The folder of uploaded files, without S3_BUCKET. Several hosts need one that all of them see.",
    config: text("FILES_DIR"),
    development: "DATA_DIR/files",
    production: "DATA_DIR/files"
  }),
  S3_BUCKET: row({
    description:
      "The bucket of uploaded files, at Amazon S3 or a store that speaks its protocol. Nobody but the host reads it.",
    config: text("S3_BUCKET"),
    development: "none: FILES_DIR",
    production: "none: FILES_DIR"
  }),
  S3_REGION: row({
    description: "The bucket's region.",
    config: Config.nonEmptyString("S3_REGION").pipe(Config.withDefault("us-east-1")),
    development: "us-east-1",
    production: "us-east-1"
  }),
  S3_ENDPOINT: row({
    description: "Where the store is, if not Amazon's: https://storage.example.com. Its buckets are taken to be paths.",
    config: Config.option(url("S3_ENDPOINT")),
    development: "Amazon's",
    production: "Amazon's"
  }),
  S3_ACCESS_KEY_ID: row({
    description: "Goes with S3_SECRET_ACCESS_KEY.",
    config: text("S3_ACCESS_KEY_ID"),
    development: "the machine's own role",
    production: "the machine's own role"
  }),
  S3_SECRET_ACCESS_KEY: row({
    description: "Goes with S3_ACCESS_KEY_ID.",
    config: Config.option(secret("S3_SECRET_ACCESS_KEY", 8)),
    development: "the machine's own role",
    production: "the machine's own role"
  })
}

type Values = {
  readonly [Name in keyof typeof fileVariables]: Config.Config.Success<(typeof fileVariables)[Name]["config"]>
}

export interface S3Config {
  readonly bucket: string
  readonly region: string
  readonly endpoint: string | undefined
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: Redacted.Redacted } | undefined
}

/** Undefined: files lie in a folder. */
export const s3Of = (values: Values): S3Config | undefined =>
  Option.getOrUndefined(
    Option.map(values.S3_BUCKET, (bucket) => ({
      bucket,
      region: values.S3_REGION,
      endpoint: Option.getOrUndefined(values.S3_ENDPOINT),
      credentials: Option.getOrUndefined(
        Option.zipWith(values.S3_ACCESS_KEY_ID, values.S3_SECRET_ACCESS_KEY, (accessKeyId, secretAccessKey) => ({
          accessKeyId,
          secretAccessKey
        }))
      )
    }))
  )
