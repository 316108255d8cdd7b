/**
 * Whether what scripts write from the code still is what is committed: `check-written.mjs --check client.ts docs.ts`. In one
 * process, since each of them loads the same sources, which takes longer than all that they do.
 */
const names = process.argv.slice(2).filter((one) => one !== "--check")
for (const name of names) {
  try {
    await import(`./${name}`)
  } catch (error) {
    console.error(error)
    process.exitCode = 1
  }
}
