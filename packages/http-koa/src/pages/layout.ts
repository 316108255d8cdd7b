/** The frame of the host's own pages: one style sheet inside the page, nothing fetched from elsewhere. */
import { style } from "./style.js"

/** Text that is safe between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1f6f5c"/>
<path d="M8 23V10l8 8 8-8v13" fill="none" stroke="#fff" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/></svg>`

/** Within the page, so that no browser asks for a file that a proxy may not lead to. */
const icon = `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(drawing)}">`

/** What every page of the host may do, and what else one of them needs. */
export const policyOf = (...more: ReadonlyArray<string>): string =>
  [
    "default-src 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src data:",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...more
  ].join("; ")

/** For people: "14 March 2027 at 14:30:05 UTC". */
export const timeTag = (iso: string): string => {
  const text = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "medium", timeZone: "UTC" })
  return `<time datetime="${escapeHtml(iso)}">${text.format(new Date(iso))} UTC</time>`
}

const places = [
  ["/docs", "API reference"],
  ["/dev/mailbox", "Mailbox"],
  ["/dev/realtime", "Realtime"]
] as const

/** The way between the pages of development. */
export const top = (current = ""): string => `<header class="top">
<a class="brand" href="/dev"${current === "/dev" ? ' aria-current="page"' : ""}>Mentorkit</a>
<nav aria-label="Pages">${places
  .map(([path, name]) => `<a href="${path}"${path === current ? ' aria-current="page"' : ""}>${name}</a>`)
  .join("")}</nav>
</header>`

/** Of our own pages; those that stand alone are for people who know another name. */
export const titleOf = (title: string): string => `${title} · Mentorkit`

/** What every page begins with; `files` are its styles and scripts. */
export const headOf = (title: string, files: string, language = "en"): string => `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
${icon}
${files}
</head>`

export const page = (options: {
  readonly title: string
  readonly body: string
  readonly narrow?: boolean
  /** Which page of development this is; without it the page stands alone. */
  readonly place?: string
  /** English unless told. */
  readonly language?: string
}): string => `${headOf(options.place === undefined ? options.title : titleOf(options.title), `<style>${style}</style>`, options.language)}
<body>
${options.place === undefined ? "" : top(options.place)}
<main${options.narrow === true ? ' class="narrow"' : ""}>
${options.body}
</main>
</body>
</html>
`
