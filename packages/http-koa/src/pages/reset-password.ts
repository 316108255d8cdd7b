/** Where the mailed link to reset a password leads as long as no front end is configured. */
import { escapeHtml, page } from "./layout.js"

const title = "Set a new password"

/** The hidden address tells password managers whose password it is; they overlook fields of the type "hidden". */
const form = (token: string, email: string) => `<p class="lead">For ${escapeHtml(email)}.</p>
<form id="reset" data-token="${escapeHtml(token)}">
<input type="email" name="email" autocomplete="username" value="${escapeHtml(email)}" readonly hidden>
<p><label for="password">New password</label>
<input id="password" type="password" autocomplete="new-password" minlength="8" required></p>
<p><label for="confirmation">Once more</label>
<input id="confirmation" type="password" autocomplete="new-password" minlength="8" required></p>
<p><button type="submit">Set password</button></p>
</form>
<p id="answer" role="status"></p>
<noscript><p>This page needs JavaScript to send the token.</p></noscript>`

const incomplete = `<p class="lead">The link is incomplete. Open it from the mail again.</p>`

export const resetPasswordPage = (token: string, email: string): string => {
  const isWhole = token !== "" && email !== ""
  return page({
    title,
    narrow: true,
    place: "",
    body: `<section class="card"><h1>${title}</h1>
${isWhole ? form(token, email) : incomplete}</section>
${isWhole ? '<script src="/dev/reset-password.js" defer></script>' : ""}`
  })
}

export const resetPasswordScript = `const form = document.getElementById("reset")
const answer = document.getElementById("answer")
const tell = (text, isGood) => {
  answer.textContent = text
  answer.className = isGood ? "good" : "bad"
}
form.addEventListener("submit", async (event) => {
  event.preventDefault()
  try {
    const response = await fetch("/api/v1/reset-password", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        token: form.dataset.token,
        email: form.elements.email.value,
        password: form.elements.password.value,
        password_confirmation: form.elements.confirmation.value
      })
    })
    const { message } = await response.json()
    tell(message, response.ok)
    form.hidden = response.ok
  } catch {
    tell("The host could not be reached.", false)
  }
})
`
