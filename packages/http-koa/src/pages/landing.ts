/** Where links lead as long as no front end is configured: just enough to follow a mail or a checkout to its end. */
import { escapeHtml, page } from "./layout.js"

const alone = (place: string, title: string, body: string): string =>
  page({ title, narrow: true, place, body: `<section class="card"><h1>${title}</h1>${body}</section>` })

const clockCall = (api: string) => `curl -X POST ${api}/dev/clock \\
  -H 'content-type: application/json' \\
  -d '{"advance_seconds": 3600}'`

/** `api` is where the host is reached. */
export const indexPage = (api: string): string =>
  page({
    title: "Development",
    place: "/dev",
    body: `<h1>Mentorkit in development</h1>
<p class="lead">A front end of yours belongs here: set <code>FRONTEND_URL</code> and links lead there, and
<code>CORS_ORIGINS</code> for its pages to call this host.</p>
<div class="cards">
<section class="card"><h2><a href="/docs">API reference</a></h2>
<p class="meta">Every operation, to read and to try. The contract itself: <a href="/openapi.json">/openapi.json</a>.</p></section>
<section class="card"><h2><a href="/dev/mailbox">Mailbox</a></h2>
<p class="meta">What would have been sent, newest first. Nothing leaves this machine.</p></section>
<section class="card"><h2><a href="/dev/realtime">Realtime</a></h2>
<p class="meta">What a person's clients are told, as it comes.</p></section>
</div>
<section class="card"><h2>A clock that can be moved</h2>
<p class="meta">Forward only, and it stays ahead over restarts. Whatever falls due on the way is done before the answer comes.
Codes of real authenticator apps are refused from then on: they are of another time.</p>
<pre class="code">${escapeHtml(clockCall(api))}</pre></section>`
  })

/** Asks before it spends the token: mail programs open links on their own. */
export const verifyEmailPage = (token: string): string =>
  token === ""
    ? alone("", "Verify your email address", `<p class="lead">The link is incomplete. Open it from the mail again.</p>`)
    : page({
        title: "Verify your email address",
        narrow: true,
        place: "",
        body: `<section class="card"><h1>Verify your email address</h1>
<p class="lead">One click and your account is ready.</p>
<p><button id="verify" data-token="${escapeHtml(token)}">Verify</button></p>
<p id="answer" role="status"></p>
<noscript><p>This page needs JavaScript to send the token.</p></noscript></section>
<script src="/dev/verify-email.js" defer></script>`
      })

export const verifyEmailScript = `const button = document.getElementById("verify")
const answer = document.getElementById("answer")
const tell = (text, isGood) => {
  answer.textContent = text
  answer.className = isGood ? "good" : "bad"
}
button.addEventListener("click", async () => {
  button.disabled = true
  try {
    const response = await fetch("/api/v1/verify-email", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ token: button.dataset.token })
    })
    const { message } = await response.json()
    tell(message, response.ok)
    if (response.ok) button.hidden = true
    else button.disabled = false
  } catch {
    tell("The host could not be reached.", false)
    button.disabled = false
  }
})
`

const notices = {
  "/payments/success": [
    "Thank you",
    "Your payment is on its way. The booking shows it as soon as the gateway confirms."
  ],
  "/payments/cancelled": ["Payment cancelled", "Nothing was charged, and the seat is free for others again."]
} as const

/** In place of a page of the front end's. */
export const frontEndPage = (description: string, id: string | null): string =>
  alone(
    "",
    "A page of your front end",
    `<p class="lead">${escapeHtml(description)}</p>
${id === null ? "" : `<p class="meta">Id: <code>${escapeHtml(id)}</code></p>`}
<p class="meta">Set <code>FRONTEND_URL</code>, and links lead there.</p>`
  )

export const noticePaths = Object.keys(notices) as ReadonlyArray<keyof typeof notices>

export const noticePage = (path: keyof typeof notices): string => {
  const [title, text] = notices[path]
  return alone("", title, `<p class="lead">${text}</p>`)
}
