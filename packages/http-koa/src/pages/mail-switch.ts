/** Where the link at the end of a mail leads: a button that stops mails of its kind, and the way to all other switches. */
import type { MailSwitch } from "@mentorkit/core/notifications"
import { escapeHtml, page } from "./layout.js"
import { wordsOf } from "./mail-switch-words.js"

/** The form's field, for whoever reads it. */
export const stopField = { name: "mails", value: "stop" } as const

/** An embedder's labels may be in a language that the page's own sentences are not in. */
const sayer = (labels: string, around: string) => (text: string) =>
  labels.toLowerCase().startsWith(around)
    ? escapeHtml(text)
    : `<span lang="${escapeHtml(labels)}">${escapeHtml(text)}</span>`

/** Without an action it posts to the page's own address, whatever a proxy has put before its path. */
const stopForm = (label: string) => `<form class="choice" method="post">
<button type="submit" name="${stopField.name}" value="${stopField.value}">${label}</button></form>`

export const mailSwitchPage = (
  { description, isOn, label, language, preferencesUrl }: MailSwitch,
  isSaved: boolean
): string => {
  const { language: around, words } = wordsOf(language)
  const say = sayer(language, around)
  return page({
    title: isSaved ? words.savedTitle : words.title,
    narrow: true,
    language: around,
    body: `<section class="card">
${isSaved ? `<p class="good" role="status">${words.saved}</p>` : ""}
<h1>${words.heading(say(label))}</h1>
<p class="lead">${say(description)}</p>
<p><strong>${isOn ? words.areOn : words.areOff}</strong></p>
${isOn ? stopForm(words.stop) : ""}
<p><a href="${escapeHtml(preferencesUrl)}">${isOn ? words.others : words.again}</a></p>
</section>
<p class="meta">${words.whatStays}</p>`
  })
}

/** The same for every link that does not work, so that nobody learns which accounts there were. */
export const brokenSwitchPage = (wanted: string): string => {
  const { language, words } = wordsOf(wanted)
  return page({
    title: words.brokenTitle,
    narrow: true,
    language,
    body: `<section class="card"><h1>${words.brokenTitle}</h1>
<p class="lead">${words.broken}</p></section>`
  })
}
