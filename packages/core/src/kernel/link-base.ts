import { Context } from "effect"

/** What absolute links start with, no slash at the end. From the configuration, never from a request's Host header. */
export class LinkBase extends Context.Tag("@mentorkit/LinkBase")<
  LinkBase,
  {
    /** This host: "https://api.example.com". */
    readonly appUrl: string
    /** The front end: "https://example.com". */
    readonly frontendUrl: string
  }
>() {}
