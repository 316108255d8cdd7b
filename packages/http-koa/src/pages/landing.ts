/** Where links lead as long as no front end is configured: just enough to follow a mail or a checkout to its end. */
import { escapeHtml, page } from "./layout.js"

/** Where links lead that have no page of their own here. */
export const indexPage = (): string =>
  page({
    title: "Mentorkit",
    narrow: true,
    body: `<section class="card"><h1>Mentorkit in development</h1>
<p class="lead">A front end of yours belongs here: set FRONTEND_URL and links lead there.</p>
<p><a class="button" href="/docs">API reference</a></p><p><a href="/dev/mailbox">Mailbox</a></p></section>`
  })

/** Asks before it spends the token: mail programs open links on their own. */
export const verifyEmailPage = (token: string): string =>
  page({
    title: "Verify your email address",
    narrow: true,
    body: `<section class="card"><h1>Verify your email address</h1>
<p class="lead">One click and your account is ready.</p>
<button id="verify" data-token="${escapeHtml(token)}">Verify</button>
<p id="answer" role="status"></p></section>
<script src="/dev/verify-email.js" defer></script>`
  })

export const verifyEmailScript = `const button = document.getElementById("verify")
button.addEventListener("click", async () => {
  button.disabled = true
  const response = await fetch("/api/v1/verify-email", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token: button.dataset.token })
  })
  const { message } = await response.json()
  document.getElementById("answer").textContent = message
  if (!response.ok) button.disabled = false
})
`

const notices = {
  "/payments/success": [
    "Thank you",
    "Your payment is on its way. The booking shows it as soon as the gateway confirms."
  ],
  "/payments/cancelled": ["Payment cancelled", "Nothing was charged, and the seat is free for others again."]
} as const

export const noticePaths = Object.keys(notices) as ReadonlyArray<keyof typeof notices>

export const noticePage = (path: keyof typeof notices): string => {
  const [title, text] = notices[path]
  return page({
    title,
    narrow: true,
    body: `<section class="card"><h1>${title}</h1><p class="lead">${text}</p></section>`
  })
}
