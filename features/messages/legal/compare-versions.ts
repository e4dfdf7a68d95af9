import { diffArrays, diffWordsWithSpace } from 'diff'
import type { LegalMessages, LegalSection } from '#content/legal-messages.ts'
import { LINE_LISTS } from './legal-content.ts'
import { splitLinks } from './split-links.ts'

export type Change = 'same' | 'added' | 'removed'

export interface DiffPart {
  text: string
  change: Change
}

/** A section that differs between two versions. */
export interface DiffSection {
  id: string
  state: 'changed' | 'added' | 'removed' | 'moved'
  title: DiffPart[]
  /** Each changed line. */
  lines: DiffPart[][]
}

type Compared = Pick<LegalMessages, 'lead' | 'sections'>

/** Differences of two versions of a document in one language, word by word; empty when they are equal. */
export function compareVersions(before: Compared, after: Compared): DiffSection[] {
  const ids = diffArrays(Object.keys(before.sections), Object.keys(after.sections)).flatMap(
    ({ value, added, removed }) => value.map((id) => ({ id, added, removed })),
  )
  const moved = new Set(
    ids
      .filter(({ id, added }) => added && ids.some((other) => other.removed && other.id === id))
      .map(({ id }) => id),
  )
  const lead = diffWords(before.lead, after.lead)
  const leadSection: DiffSection[] = isSame(lead)
    ? []
    : [{ id: '', state: 'changed', title: [], lines: [lead] }]
  const sections = ids.flatMap(({ id, added, removed }): DiffSection[] => {
    if (removed && moved.has(id)) return []
    const section = compareSections(before.sections[id], after.sections[id])
    const state = moved.has(id) ? 'moved' : added ? 'added' : removed ? 'removed' : 'changed'
    return state === 'changed' && section.lines.length === 0 && isSame(section.title)
      ? []
      : [{ id, state, ...section }]
  })
  return [...leadSection, ...sections]
}

function compareSections(
  before: LegalSection | undefined,
  after: LegalSection | undefined,
): Pick<DiffSection, 'title' | 'lines'> {
  return {
    title: diffWords(before?.title ?? '', after?.title ?? ''),
    lines: LINE_LISTS.flatMap((list) => compareLines(before?.[list] ?? [], after?.[list] ?? [])),
  }
}

/** Lines that were replaced by as many others are compared with them, word by word. */
function compareLines(before: readonly string[], after: readonly string[]): DiffPart[][] {
  const changed: DiffPart[][] = []
  let gone: string[] = []
  let come: string[] = []
  const settle = () => {
    const pairs = pairUp(gone, come)
    for (const [old, next] of pairs) changed.push(diffWords(old ?? '', next ?? ''))
    gone = []
    come = []
  }
  for (const { value, added, removed } of diffArrays([...before], [...after])) {
    if (removed) gone.push(...value)
    else if (added) come.push(...value)
    else settle()
  }
  settle()
  return changed
}

/** Each new line with the first old one, in order, that has enough words in common. */
function pairUp(
  gone: readonly string[],
  come: readonly string[],
): [string | undefined, string | undefined][] {
  const pairs: [string | undefined, string | undefined][] = []
  let next = 0
  for (const line of come) {
    const match = gone.findIndex((old, index) => index >= next && isAlike(old, line))
    if (match < 0) {
      pairs.push([undefined, line])
      continue
    }
    for (const old of gone.slice(next, match)) pairs.push([old, undefined])
    pairs.push([gone[match], line])
    next = match + 1
  }
  for (const old of gone.slice(next)) pairs.push([old, undefined])
  return pairs
}

const ALIKE_SHARE = 0.4

function isAlike(one: string, other: string): boolean {
  const words = new Set(wordsOf(one))
  const others = wordsOf(other)
  const shared = others.filter((word) => words.has(word)).length
  return shared >= ALIKE_SHARE * Math.max(words.size, others.length)
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Links as their labels, unless only a target has changed. */
function diffWords(before: string, after: string): DiffPart[] {
  const [old, next] = [plain(before), plain(after)]
  const isTarget = old === next && before !== after
  const parts = isTarget ? diffWordsWithSpace(before, after) : diffWordsWithSpace(old, next)
  return parts.map(({ value, added, removed }) => ({
    text: value,
    change: added ? 'added' : removed ? 'removed' : 'same',
  }))
}

function plain(text: string): string {
  return splitLinks(text)
    .map(({ label }) => label)
    .join('')
    .replaceAll('\u00ad', '')
}

function isSame(parts: readonly DiffPart[]): boolean {
  return parts.every(({ change }) => change === 'same')
}
