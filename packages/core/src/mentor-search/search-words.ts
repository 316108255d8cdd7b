/** Words of a text for searching. Pure. The database makes the words of mentors in the same way. */

const marks = /[\u0300-\u036f]/g
const gaps = /[\][\s!"$%&'()*,./:;<=>?@\\^_`{|}~-]+/

/** Further words would only cost. */
const maxWords = 8

/** Lower case, no accents, no duplicates: "Élodie O'Brien" is elodie, o and brien; "C++" and "C#" stay. */
export const wordsOf = (text: string): ReadonlyArray<string> =>
  [...new Set(text.normalize("NFKD").replace(marks, "").toLowerCase().split(gaps))]
    .filter((word) => word !== "")
    .slice(0, maxWords)
