/** The development mailbox: every mail and text message that was sent, newest first. */
import { escapeHtml, page, timeTag } from "./layout.js"

export interface SentMessage {
  readonly channel: string
  readonly to: string
  readonly subject: string | null
  readonly text: string
  readonly html: string | null
  /** ISO 8601. */
  readonly sent_at: string
}

const links = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<>]+/g, (url) => `<a href="${url}" rel="noreferrer">${url}</a>`)

/** In a frame without scripts and without an origin; its links open beside it. */
const rendered = (html: string, subject: string) => {
  const source = escapeHtml(html.replace("<head>", '<head><base target="_blank">'))
  return `<details><summary>As it looks in a mail program</summary>
<iframe title="${escapeHtml(`The mail: ${subject}`)}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${source}"></iframe>
</details>`
}

const message = ({ channel, html, sent_at, subject, text, to }: SentMessage) => `<article class="card">
<h2>${escapeHtml(subject ?? "Text message")}</h2>
<p class="meta">${escapeHtml(channel)} to ${escapeHtml(to)}, ${timeTag(sent_at)}</p>
<pre>${links(text.trimEnd())}</pre>
${html === null ? "" : rendered(html, subject ?? "")}
</article>`

const nothing = (to: string) =>
  to === ""
    ? `<p class="card empty">Nothing was sent yet. Register somebody, and the first mail is here.</p>`
    : `<p class="card empty">Nothing was sent to ${escapeHtml(to)}. <a href="/dev/mailbox">Show all</a></p>`

export const mailboxPage = (messages: ReadonlyArray<SentMessage>, to: string): string =>
  page({
    title: "Mailbox",
    place: "/dev/mailbox",
    body: `<h1>Mailbox</h1>
<p class="lead">In development nothing leaves this machine. What would have been sent is here, newest first.
The same as JSON: <a href="/dev/mailbox.json">/dev/mailbox.json</a>.</p>
<form class="filter" method="get" action="/dev/mailbox" role="search">
<label for="to">Recipient</label>
<input id="to" type="search" name="to" value="${escapeHtml(to)}" placeholder="mentee@demo.test" autocomplete="off">
<button type="submit">Filter</button>
</form>
${messages.length === 0 ? nothing(to) : messages.map(message).join("\n")}`
  })
