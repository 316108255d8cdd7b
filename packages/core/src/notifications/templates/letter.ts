/** A letter: one description of a mail, from which text and HTML are made. */
import type { Mail } from "../ports.js"
import { type Markup, markup, paragraphsOf, safeLine } from "./markup.js"
import { type Section, sectionsMarkup, sectionsText } from "./sections.js"

export type Facts = ReadonlyArray<readonly [label: string, value: string]>

/** All fields are text: user input is shown as written and has no effect. */
export interface Letter {
  readonly subject: string
  /** The recipient's name; null for an unproven address. */
  readonly name: string | null
  readonly paragraphs: ReadonlyArray<string>
  /** "When": "Sunday, 14 March 2027, 15:00". */
  readonly facts?: Facts
  /** The other side's text, too long for a fact: "Note from your mentor". */
  readonly quote?: { readonly label: string; readonly text: string }
  /** Several things that are told by one letter. */
  readonly sections?: ReadonlyArray<Section>
  readonly action?: { readonly label: string; readonly url: string }
  /** Small print at the end. */
  readonly footnote?: string
}

/** What stands around every letter. */
export interface Frame {
  /** "de": the language of what is in it, too. */
  readonly language: string
  /** Null for an address that nobody has proven: no name there. */
  readonly greeting: (name: string | null) => string
  /** Of a button that leads to what the mail tells of. */
  readonly look: string
  /** Before the address of a button. */
  readonly ifButtonFails: string
  /** Why the mail comes, where its category may be turned off; `category` is its label, "Sessions". */
  readonly whyCategory: (category: string) => string
  /** The link that leads to the switch, and what stands before its address: "Stop these mails". */
  readonly stop: string
  /** Why a mail comes that nobody can turn off. */
  readonly whyAlways: string
}

/** How mails of a category are stopped. */
export interface Stop {
  /** The label of the category, in the language of the frame. */
  readonly category: string
  readonly url: string
  /** There is more than one switch to turn off, so the address is a page and no button of mail programs. */
  readonly isPage?: boolean
}

/** An event of an account, for a mail to its holder. */
export interface Occasion {
  /** The holder's name. */
  readonly name: string
  /** "Sunday, 14 March 2027, 15:00 (Europe/Berlin)" */
  readonly when: string
  /** Where to look at it. */
  readonly url: string
}

const longestSubject = 150

/** Each line is marked, so that none looks like ours. */
const quoted = ({ label, text }: NonNullable<Letter["quote"]>) =>
  [
    `${label}:`,
    ...paragraphsOf(text)
      .split("\n")
      .map((line) => `> ${line}`.trim())
  ].join("\n")

const whyOf = ({ whyAlways, whyCategory }: Frame, stop: Stop | undefined): string =>
  safeLine(stop === undefined ? whyAlways : whyCategory(stop.category))

/** The end of every mail: why it comes, and how it is stopped. */
const reasonAsText = (frame: Frame, stop: Stop | undefined): string =>
  [whyOf(frame, stop), ...(stop === undefined ? [] : [`${frame.stop}: ${stop.url}`])].join("\n")

const asText = (
  { action, facts = [], footnote, name, paragraphs, quote, sections = [] }: Letter,
  frame: Frame,
  stop: Stop | undefined
): string =>
  [
    frame.greeting(name),
    ...paragraphs.map((paragraph) => safeLine(paragraph)),
    ...(facts.length === 0 ? [] : [facts.map(([label, value]) => `${label}: ${safeLine(value)}`).join("\n")]),
    ...(quote === undefined ? [] : [quoted(quote)]),
    ...sectionsText(sections),
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
    `-- \n${[...(footnote === undefined ? [] : [footnote]), reasonAsText(frame, stop)].join("\n\n")}`
  ].join("\n\n")

const factsTable = (facts: Facts): Markup =>
  facts.length === 0
    ? markup``
    : markup`<table role="presentation" style="margin:16px 0">${facts.map(
        ([label, value]) =>
          markup`<tr><td style="${labelStyle}">${label}</td><td style="${valueStyle}">${safeLine(value)}</td></tr>`
      )}</table>`

const quoteBlock = (quote: Letter["quote"]): Markup =>
  quote === undefined
    ? markup``
    : markup`<p style="margin:16px 0 4px;color:#55626f">${quote.label}</p>
<blockquote style="${quoteStyle}">${paragraphsOf(quote.text)}</blockquote>`

const button = (action: Letter["action"], { ifButtonFails }: Frame): Markup =>
  action === undefined
    ? markup``
    : markup`<p style="margin:24px 0"><a href="${action.url}" style="${buttonStyle}">${action.label}</a></p>
<p style="${smallPrint}">${ifButtonFails}<br>${action.url}</p>`

const reasonAsHtml = (frame: Frame, stop: Stop | undefined): Markup =>
  markup`<p style="${reasonStyle}">${whyOf(frame, stop)}${
    stop === undefined ? markup`` : markup`<br><a href="${stop.url}" style="color:#1f6f5c">${frame.stop}</a>`
  }</p>`

/** Labels are ours and short: not broken. */
const labelStyle = "padding:2px 16px 2px 0;color:#55626f;vertical-align:top;overflow-wrap:normal"
const valueStyle = "padding:2px 0;vertical-align:top"
const quoteStyle = "margin:0 0 16px;border-left:3px solid #d5dce4;padding-left:12px;white-space:pre-line"
const buttonStyle =
  "display:inline-block;background:#1f6f5c;border-radius:8px;color:#ffffff;font-weight:600;padding:10px 20px;text-decoration:none"
const smallPrint = "color:#55626f;font-size:13px"
/** Below the sheet, as it is about the mail and no part of what it says. */
const reasonStyle = `max-width:512px;margin:0 auto 24px;padding:0 24px;overflow-wrap:anywhere;${smallPrint}`
/** Background and text colour together: dark themes swap either. */
const groundStyle = "margin:0;background:#f5f7fa;color:#1c2733;font-family:system-ui,sans-serif;line-height:1.5"
const sheetStyle =
  "max-width:512px;margin:24px auto;background:#ffffff;color:#1c2733;border:1px solid #d5dce4;border-radius:12px;padding:8px 24px;overflow-wrap:anywhere"

const asHtml = (letter: Letter, frame: Frame, stop: Stop | undefined): string =>
  markup`<!doctype html>
<html lang="${frame.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light"><title>${letter.subject}</title></head>
<body style="${groundStyle}">
<div style="padding:1px 12px"><div style="${sheetStyle}">
<p>${frame.greeting(letter.name)}</p>
${letter.paragraphs.map((paragraph) => markup`<p>${safeLine(paragraph)}</p>\n`)}${factsTable(letter.facts ?? [])}
${quoteBlock(letter.quote)}${sectionsMarkup(letter.sections ?? [])}
${button(letter.action, frame)}
${letter.footnote === undefined ? markup`` : markup`<p style="${smallPrint}">${letter.footnote}</p>`}
</div>
${reasonAsHtml(frame, stop)}</div>
</body>
</html>
`.html

/** Without `stop` it is a mail that nobody can turn off, and says so. */
export const mailOf = (to: string, letter: Letter, frame: Frame, stop?: Stop): Mail => ({
  to,
  subject: safeLine(letter.subject, longestSubject),
  text: `${asText(letter, frame, stop)}\n`,
  html: asHtml(letter, frame, stop)
})
