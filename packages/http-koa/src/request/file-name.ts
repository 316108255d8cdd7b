/** The name of an uploaded file, made fit to be stored, shown and put into a header. */

const longest = 200

/** What a path, a header or a terminal would take for something else. */
const unfit = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}"\u202A-\u202E\u2066-\u2069]/gu

/** No browser sends such a name: it leads out of its folder, or ends before its end. */
export const isHostile = (given: string | undefined): boolean => /(?:^|[/\\])\.\.(?:[/\\]|$)|\0/.test(given ?? "")

/** The last part of the path that some clients send; never empty. */
export const fileName = (given: string | undefined): string => {
  const base = (given ?? "").split(/[/\\]/).at(-1) ?? ""
  const clean = [...base.replace(unfit, "").trim()].slice(-longest).join("")
  return clean === "" || /^\.+$/.test(clean) ? "file" : clean
}
