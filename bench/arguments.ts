/** What is given to `npm run chaos` and `npm run soak`: a wrong word must not end in a run that looked at nothing. */
export const wrongArgument = (message: string): never => {
  console.error(message)
  process.exit(1)
}

export const numberOf = (name: string, text: string, least: number): number => {
  const value = Number(text)
  return value >= least && Number.isFinite(value)
    ? value
    : wrongArgument(`--${name} must be a number of at least ${least}, such as --${name} 5`)
}
