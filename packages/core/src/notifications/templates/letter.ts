/** One description of a mail, from which plain text and HTML are both made. */
import type { Mail } from "../ports.js"
import { type Markup, markup, oneLine } from "./markup.js"

/** Everything in it is text: whatever people have written shows as they wrote it and does nothing else. */
export interface Letter {
  readonly subject: string
  /** Whom it is for, by name; an address that nobody has proven to be theirs gets none. */
  readonly name: string | null
  readonly paragraphs: ReadonlyArray<string>
  /** "When": "Sunday, 14 March 2027, 15:00". */
  readonly facts?: ReadonlyArray<readonly [label: string, value: string]>
  readonly action?: { readonly label: string; readonly url: string }
  /** Said at the end, in small print. */
  readonly footnote?: string
}

const longestSubject = 150

const greeting = (name: string | null) => (name === null ? "Hello," : `Hello ${oneLine(name, 80)},`)

const asText = ({ action, facts = [], footnote, name, paragraphs }: Letter): string =>
  [
    greeting(name),
    ...paragraphs.map((paragraph) => oneLine(paragraph)),
    ...(facts.length === 0 ? [] : [facts.map(([label, value]) => `${label}: ${oneLine(value)}`).join("\n")]),
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
    ...(footnote === undefined ? [] : [`-- \n${footnote}`])
  ].join("\n\n")

const factsTable = (facts: ReadonlyArray<readonly [string, string]>): Markup =>
  facts.length === 0
    ? markup``
    : markup`<table role="presentation" style="margin:16px 0">${facts.map(
        ([label, value]) =>
          markup`<tr><td style="padding:2px 16px 2px 0;color:#555">${label}</td><td>${oneLine(value)}</td></tr>`
      )}</table>`

const button = (action: Letter["action"]): Markup =>
  action === undefined
    ? markup``
    : markup`<p style="margin:24px 0"><a href="${action.url}" style="${buttonStyle}">${action.label}</a></p>
<p style="color:#555;font-size:13px">If the button does not work, open this address:<br>${action.url}</p>`

const buttonStyle = "background:#1d4ed8;border-radius:6px;color:#fff;padding:10px 18px;text-decoration:none"

const asHtml = (letter: Letter): string =>
  markup`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${letter.subject}</title></head>
<body style="font-family:sans-serif;line-height:1.5;color:#111;max-width:560px;margin:0 auto;padding:24px">
<p>${greeting(letter.name)}</p>
${letter.paragraphs.map((paragraph) => markup`<p>${oneLine(paragraph)}</p>\n`)}${factsTable(letter.facts ?? [])}
${button(letter.action)}
${letter.footnote === undefined ? markup`` : markup`<p style="color:#555;font-size:13px">${letter.footnote}</p>`}
</body>
</html>
`.html

export const mailOf = (to: string, letter: Letter): Mail => ({
  to,
  subject: oneLine(letter.subject, longestSubject),
  text: `${asText(letter)}\n`,
  html: asHtml(letter)
})
