export type Fields = Readonly<Record<string, unknown>>

/** What was read of a request. */
export interface ReceivedFields {
  readonly fields: Fields
  /** Removes the files of the body that the operation has not moved; to be called once it is done. */
  readonly dispose?: () => Promise<void>
}
