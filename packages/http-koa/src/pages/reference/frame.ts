/** What both pages of the reference have around them. Unlike other pages they have files beside them, as their viewer has. */
import { headOf, titleOf } from "../layout.js"

export const framed = (options: {
  readonly title: string
  /** Tags of style sheets and scripts. */
  readonly files: string
  readonly body: string
}): string => `${headOf(titleOf(options.title), options.files)}
<body>
<a class="skip" href="#content">Skip to the operations</a>
<header class="top"><a class="brand" href="/docs">Mentorkit</a>
<nav aria-label="Pages"><a href="/docs">API reference</a><a href="/openapi.json">Contract (OpenAPI 3.1)</a></nav></header>
${options.body}
</body>
</html>
`
