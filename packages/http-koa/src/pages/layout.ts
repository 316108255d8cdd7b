/** The look of the host's own pages: one style sheet inside the page, nothing fetched from elsewhere. */

/** Text that is safe between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const style = `
  :root { color-scheme: light; --ink: #1c2733; --quiet: #5a6877; --line: #dde3ea; --paper: #f5f7fa; --accent: #1f6f5c }
  * { box-sizing: border-box }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
  main { max-width: 52rem; margin: 0 auto; padding: 2rem 1rem 4rem }
  main.narrow { max-width: 28rem }
  h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .25rem }
  p.lead { color: var(--quiet); margin: 0 0 1.5rem }
  a { color: var(--accent) }
  .card { background: #fff; border: 1px solid var(--line); border-radius: .75rem; padding: 1.25rem; margin: 0 0 1rem;
    overflow-wrap: anywhere }
  .card h2 { font-size: 1.05rem; margin: 0 0 .25rem }
  .meta { color: var(--quiet); font-size: .875rem; margin: 0 0 .75rem }
  pre { white-space: pre-wrap; margin: 0; font: .9rem/1.5 ui-monospace, monospace }
  button, .button { display: inline-block; font: inherit; font-weight: 600; padding: .6rem 1.25rem; border-radius: .5rem;
    border: 1px solid var(--accent); background: var(--accent); color: #fff; cursor: pointer; text-decoration: none }
  button.quiet { background: #fff; color: var(--accent) }
  button:focus-visible, a:focus-visible, input:focus-visible { outline: 3px solid #9fd3c5; outline-offset: 2px }
  .price { font-size: 2rem; font-weight: 700; margin: .25rem 0 1rem }
  form.choice { margin: 0 0 .75rem }
  form.choice button { width: 100% }
  form.filter { display: flex; gap: .5rem; margin: 0 0 1.5rem }
  input { font: inherit; flex: 1; min-width: 0; padding: .55rem .75rem; border: 1px solid var(--line); border-radius: .5rem }
  .empty { text-align: center; color: var(--quiet); padding: 3rem 1rem }
`

export const page = (options: {
  readonly title: string
  readonly body: string
  readonly narrow?: boolean
}): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(options.title)}</title>
<style>${style}</style>
</head>
<body>
<main${options.narrow === true ? ' class="narrow"' : ""}>
${options.body}
</main>
</body>
</html>
`
