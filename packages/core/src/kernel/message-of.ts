/** What is said of whatever was thrown: that may be no error, or throw itself when it is looked at. */
export const messageOf = (thrown: unknown): string => {
  try {
    return String(thrown instanceof Error ? thrown.message : thrown)
  } catch {
    return "Something was thrown that says nothing of itself."
  }
}
