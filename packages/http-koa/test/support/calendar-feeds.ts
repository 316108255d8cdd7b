/** Addresses of calendar feeds. */

/** The path of the mentor's calendar, as a calendar program asks for it. */
export const secretOf = (url: string): string => /\/calendar\/([\w-]+)\.ics$/.exec(url)?.[1] ?? ""
