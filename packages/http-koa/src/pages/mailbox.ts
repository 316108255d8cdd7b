/** The development mailbox: every mail and text message that was sent, newest first. */
import { escapeHtml, page } from "./layout.js"

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

const message = ({ channel, sent_at, subject, text, to }: SentMessage) => `<article class="card">
<h2>${escapeHtml(subject ?? "Text message")}</h2>
<p class="meta">${escapeHtml(channel)} to ${escapeHtml(to)}, <time datetime="${escapeHtml(sent_at)}">${escapeHtml(sent_at)}</time></p>
<pre>${links(text)}</pre>
</article>`

export const mailboxPage = (messages: ReadonlyArray<SentMessage>, to: string): string =>
  page({
    title: "Mailbox",
    body: `<h1>Mailbox</h1>
<p class="lead">In development nothing leaves this machine. What would have been sent is here, newest first.
The same as JSON: <a href="/dev/mailbox.json">/dev/mailbox.json</a>.</p>
<form class="filter" method="get" action="/dev/mailbox">
<input type="search" name="to" value="${escapeHtml(to)}" placeholder="Only to this address" aria-label="Recipient">
<button type="submit">Filter</button>
</form>
${messages.length === 0 ? '<p class="card empty">Nothing was sent yet.</p>' : messages.map(message).join("\n")}`
  })
