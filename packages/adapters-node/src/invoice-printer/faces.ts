/** The fonts of invoices, read and parsed once in a process: that takes a hundred times what setting a line does. */
import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { create, type Font } from "fontkit"

export type Weight = "regular" | "bold"

export interface Face {
  readonly name: string
  /** Parsed when it is first asked for: most invoices need one of several. */
  readonly font: () => Font
  readonly features: Readonly<Record<string, boolean>>
  /**
   * A parsed font remembers for each glyph the letter that first used it, and a file says that letter of it. Forgotten
   * before every document, so that no file depends on those before it.
   */
  readonly forgetLetters: () => void
}

/** For each weight: the first one that has a letter sets it. There is at least one. */
export type Faces = { readonly [W in Weight]: readonly [Face, ...ReadonlyArray<Face>] }

const cuts = { regular: "400Regular", bold: "600SemiBold" } as const

const { resolve } = createRequire(import.meta.url)

const parsed = (path: string): Font => {
  const font = create(readFileSync(path))
  if ("fonts" in font) throw new Error(`${path} holds several fonts; one is needed`)
  return font
}

const faceOf = (name: string, path: string, features: Face["features"] = {}): Face => {
  let font: Font | undefined
  return {
    name,
    features,
    font: () => {
      font ??= parsed(path)
      return font
    },
    forgetLetters: () => {
      if (font !== undefined) Object.assign(font, { _glyphs: {} })
    }
  }
}

/** Left on, marks come off their letters, and who copies "ị" out of the file finds every "i" dotted below. */
const composed = { ccmp: false }

const facesOf = (weight: Weight, more: ReadonlyArray<string>): Faces[Weight] => {
  const ours = (family: string, file: string) =>
    resolve(`@expo-google-fonts/${family}/${cuts[weight]}/${file}_${cuts[weight]}.ttf`)
  const others = [ours("noto-sans-bengali", "NotoSansBengali"), ours("noto-sans-arabic", "NotoSansArabic"), ...more]
  return [
    // Latin, Greek, Cyrillic, Vietnamese and Devanagari.
    faceOf(weight, ours("noto-sans", "NotoSans"), composed),
    ...others.map((path, index) => faceOf(`${weight} ${index}`, path))
  ]
}

/** `more` are files of fonts for scripts that ours lack, in the order in which they are asked. */
export const loadFaces = (more: ReadonlyArray<string>): Faces => ({
  regular: facesOf("regular", more),
  bold: facesOf("bold", more)
})
