/** Text as a search compares it. Pure; the database makes the words of mentors in the same way. */

const marks = /[\u0300-\u036f]/g
const gaps = /[\][\s!"$%&'()*,./:;<=>?@\\^_`{|}~-]+/

/** Further words would only cost: nobody means them all. */
const mostWords = 8

/** Without accents and in lower case, each once: "Élodie O'Brien" is elodie, o and brien; "C++" and "C#" stay themselves. */
export const wordsOf = (text: string): ReadonlyArray<string> =>
  [...new Set(text.normalize("NFKD").replace(marks, "").toLowerCase().split(gaps))]
    .filter((word) => word !== "")
    .slice(0, mostWords)
