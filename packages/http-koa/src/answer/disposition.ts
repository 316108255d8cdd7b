/** `Content-Disposition`: whether a browser shows a file or keeps it. */

/** Whatever else a name holds could end the header's quotes, or lead out of a folder. */
const inAscii = (name: string) => name.replace(/[^\w.-]/g, "_").replace(/^\.+/, "") || "file"

/** RFC 8187 leaves these as they are, and `encodeURIComponent` leaves a few more. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)

/** RFC 6266: the plain name for old readers, and the whole one where it differs. */
export const attachment = (name: string): string => {
  const plain = inAscii(name)
  return `attachment; filename="${plain}"${plain === name ? "" : `; filename*=UTF-8''${encoded(name)}`}`
}
