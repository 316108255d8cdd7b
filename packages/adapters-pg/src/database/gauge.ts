/** A figure that an operator watches, read whenever somebody scrapes: a small index has to find what is counted. */
export interface Gauge {
  /** As metrics have it: "mentorkit_live_holds". */
  readonly name: string
  readonly help: string
  /** What is counted, a table and a condition: "slot_holds where expires_at > $1". `$1` is the moment. */
  readonly rows: string
}
