/** Checks of recipients, single lines and headers; the same for every adapter. */
import type { MailHeaders } from "./ports.js"

/** One mail address and nothing that a mail library would read as another address, a name or a header. */
export const isOneAddress = (text: string): boolean =>
  /^[^\s\p{Cc},;:<>()[\]"\\@]+@[^\s\p{Cc},;:<>()[\]"\\@]+$/u.test(text)

/** One number in E.164: "+4930123456". */
export const isOneNumber = (text: string): boolean => /^\+[1-9]\d{6,14}$/.test(text)

/** Without control characters and line breaks: for subjects, which are headers. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim()

/** Printable ASCII with single spaces: enough for ids and links, and no library rewrites it. */
export const areHeaders = (headers: MailHeaders): boolean =>
  Object.values(headers).every((value) => value === undefined || /^[!-~]+(?: [!-~]+)*$/.test(value))
