/** Where the link at the end of a mail leads: a button for mails of its kind, and a switch for each other kind. */
import type { MailSwitch, MailSwitchBoard } from "@mentorkit/core/notifications"
import { escapeHtml, page } from "./layout.js"
import { wordsOf } from "./mail-switches-words.js"

/** Names of the forms' fields, for whoever reads them. */
export const fieldNames = { mails: "mails", stop: "stop", again: "again", shown: "shown", on: "on" } as const

const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`

/** An embedder's labels may be in a language that the page's own sentences are not in. */
const sayer = (labels: string, around: string) => (text: string) =>
  labels.toLowerCase().startsWith(around)
    ? escapeHtml(text)
    : `<span lang="${escapeHtml(labels)}">${escapeHtml(text)}</span>`
type Say = ReturnType<typeof sayer>

type Words = ReturnType<typeof wordsOf>["words"]

/** Without an action both forms post to the page's own address, whatever a proxy has put before its path. */
const mainForm = ({ isOn }: MailSwitch, { again, stop }: Words) => `<form class="choice" method="post">
<button${isOn ? "" : ' class="quiet"'} type="submit" name="${fieldNames.mails}" value="${
  isOn ? fieldNames.stop : fieldNames.again
}">${isOn ? stop : again}</button></form>`

const mainCard = (one: MailSwitch, words: Words, say: Say, isSaved: boolean) => `<section class="card">
${isSaved ? `<p class="good" role="status">${words.saved}</p>` : ""}
<h1>${words.heading(say(one.label))}</h1>
<p class="lead">${say(one.description)}</p>
<p><strong>${one.isOn ? words.areOn : words.areOff}</strong></p>
${mainForm(one, words)}
</section>`

/** Says which ones it shows, so that none is turned off that the page did not have when it was opened. */
const row = ({ category, description, isOn, label }: MailSwitch, say: Say) => `<li>
${hidden(fieldNames.shown, category)}
<input type="checkbox" id="${category}" name="${fieldNames.on}" value="${category}" aria-describedby="about-${category}"${isOn ? " checked" : ""}>
<div><label for="${category}">${say(label)}</label><p class="meta" id="about-${category}">${say(description)}</p></div>
</li>`

const otherCard = (others: ReadonlyArray<MailSwitch>, words: Words, say: Say) => `<section class="card">
<form method="post">
<fieldset><legend><h2>${words.others}</h2></legend>
<ul class="switches">
${others.map((one) => row(one, say)).join("\n")}
</ul></fieldset>
<p><button type="submit">${words.save}</button></p>
</form>
</section>`

export const mailSwitchesPage = ({ category, language, switches }: MailSwitchBoard, isSaved: boolean): string => {
  const { language: around, words } = wordsOf(language)
  const say = sayer(language, around)
  const main = switches.filter((one) => one.category === category)
  const others = switches.filter((one) => one.category !== category)
  return page({
    title: isSaved ? words.savedTitle : words.title,
    narrow: true,
    language: around,
    body: `${main.map((one) => mainCard(one, words, say, isSaved)).join("")}
${otherCard(others, words, say)}
<p class="meta">${words.whatStays}</p>`
  })
}

/** The same for every link that does not work, so that nobody learns which accounts there were. */
export const brokenSwitchesPage = (wanted: string): string => {
  const { language, words } = wordsOf(wanted)
  return page({
    title: words.brokenTitle,
    narrow: true,
    language,
    body: `<section class="card"><h1>${words.brokenTitle}</h1>
<p class="lead">${words.broken}</p></section>`
  })
}
