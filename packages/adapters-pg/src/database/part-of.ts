/** Patterns for texts that contain words, or begin with them; `%` and `_` in these are plain characters. */
const plain = (words: string): string => words.replace(/[\\%_]/g, "\\$&")

export const partOf = (words: string): string => `%${plain(words)}%`
export const beginningWith = (words: string): string => `${plain(words)}%`
