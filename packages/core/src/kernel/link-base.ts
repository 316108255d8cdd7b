import { Context } from "effect"

/** Base of absolute links, without a slash at the end. From the configuration, never from the Host header. */
export class LinkBase extends Context.Tag("@mentorkit/LinkBase")<
  LinkBase,
  {
    /** This host: "https://api.example.com". */
    readonly appUrl: string
    /** The front end: "https://example.com". */
    readonly frontendUrl: string
  }
>() {}
