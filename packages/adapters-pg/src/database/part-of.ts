/** A pattern for texts that contain the words; `%` and `_` in them are plain characters. */
export const partOf = (words: string): string => `%${words.replace(/[\\%_]/g, "\\$&")}%`
