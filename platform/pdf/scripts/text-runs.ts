import bidiFactory from 'bidi-js'
import { inLatinLetters } from '#i18n/latin-letters.ts'
import { omit } from '#kernel/omit.ts'

export interface TextRun<Face> {
  text: string
  face: Face
  isRightToLeft: boolean
}

const bidi = bidiFactory()
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u200f\u202b\u202e\u2067]/u
/** Whether any of it is. */
export function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text)
}

/** Drawn as nothing. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Surrogate}]/u

/**
 * One line as it is drawn from left to right: each run in one typeface and one direction (Unicode's algorithm, in a line
 * that is read from left to right). What no typeface has is written in Latin letters, or left out.
 * @param faceOf undefined: no typeface has it; `before` is the one of the character before
 */
export function textRuns<Face>(
  line: string,
  faceOf: (character: string, before: Face | undefined) => Face | undefined,
): TextRun<Face>[] {
  const { text, faces } = chooseFaces(line, faceOf)
  const levels = isRightToLeft(text)
    ? bidi.getEmbeddingLevels(text, 'ltr').levels
    : new Uint8Array(text.length)
  const runs: (TextRun<Face> & { level: number })[] = []
  for (const [index, face] of faces.entries()) {
    const level = levels[index] ?? 0
    const isBackwards = level % 2 === 1
    const letter = text[index] ?? ''
    const drawn = (isBackwards && bidi.getMirroredCharacter(letter)) || letter
    const last = runs.at(-1)
    if (last?.face === face && last.level === level) last.text += drawn
    else runs.push({ text: drawn, face, level, isRightToLeft: isBackwards })
  }
  return inVisualOrder(runs).map((run) => ({
    ...omit(run, 'level'),
    // Letters of such a script are turned round when they are shaped, signs between them are not.
    text: run.isRightToLeft && !isRightToLeft(run.text) ? Array.from(run.text).reverse().join('') : run.text,
  }))
}

/** The typeface of each UTF-16 unit of the text that is drawn. */
function chooseFaces<Face>(
  line: string,
  faceOf: (character: string, before: Face | undefined) => Face | undefined,
): { text: string; faces: Face[] } {
  const faces: Face[] = []
  let text = ''
  const add = (character: string): boolean => {
    const face = faceOf(character, faces.at(-1))
    if (face === undefined) return false
    text += character
    for (let unit = 0; unit < character.length; unit += 1) faces.push(face)
    return true
  }
  for (const character of line) {
    if (add(character) || INVISIBLE.test(character)) continue
    for (const letter of inLatinLetters(character)) add(letter)
  }
  return { text, faces }
}

/** From the highest level to the lowest odd one, what is at least at that level is turned round. */
function inVisualOrder<Run extends { level: number }>(runs: readonly Run[]): Run[] {
  const ordered = [...runs]
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start
      while (end < ordered.length && (ordered[end]?.level ?? 0) >= level) end += 1
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse())
      start = end
    }
  }
  return ordered
}
