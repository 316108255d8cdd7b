/** What both pages of the reference begin with. */
export const head = `<header class="top"><a class="brand" href="/docs">Mentorkit</a>
<nav aria-label="Pages"><a href="/docs">API reference</a><a href="/openapi.json">Contract (OpenAPI 3.1)</a></nav></header>`
