import { diffArrays, diffWordsWithSpace } from 'diff'
import type { LegalLine, LegalSection, LegalText } from './legal-text.ts'
import { splitMarked } from './split-links.ts'

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

/** Differences of two versions of a document in one language, word by word; empty when they are equal. */
export function compareVersions(before: LegalText, after: LegalText): DiffSection[] {
  const [old, next] = [sectionsById(before), sectionsById(after)]
  const ids = diffArrays([...old.keys()], [...next.keys()]).flatMap(({ value, added, removed }) =>
    value.map((id) => ({ id, added, removed })),
  )
  const moved = new Set(
    ids
      .filter(({ id, added }) => added && ids.some((other) => other.removed && other.id === id))
      .map(({ id }) => id),
  )
  const lead = diffWords(leadOf(before), leadOf(after))
  const leadSection: DiffSection[] = isSame(lead)
    ? []
    : [{ id: '', state: 'changed', title: [], lines: [lead] }]
  const sections = ids.flatMap(({ id, added, removed }): DiffSection[] => {
    if (removed && moved.has(id)) return []
    const [one, other] = [old.get(id), next.get(id)]
    const title = diffWords(one?.title ?? '', other?.title ?? '')
    const lines = changedRuns(one?.lines ?? [], other?.lines ?? [])
      .flatMap(pairUp)
      .map(([gone, come]) => diffWords(gone?.text ?? '', come?.text ?? ''))
    const state = moved.has(id) ? 'moved' : added ? 'added' : removed ? 'removed' : 'changed'
    return state === 'changed' && lines.length === 0 && isSame(title) ? [] : [{ id, state, title, lines }]
  })
  return [...leadSection, ...sections]
}

function sectionsById({ sections }: LegalText): ReadonlyMap<string, LegalSection> {
  return new Map(sections.map((section) => [section.id, section]))
}

function leadOf({ lead }: LegalText): string {
  return lead.map(({ text }) => text).join(' ')
}

export type LinePair = [LegalLine | undefined, LegalLine | undefined]

interface Run {
  gone: LegalLine[]
  come: LegalLine[]
}

/** Lines that follow each other and were replaced by others. */
export function changedRuns(before: readonly LegalLine[], after: readonly LegalLine[]): Run[] {
  const runs: Run[] = [{ gone: [], come: [] }]
  const comparator = (one: LegalLine, other: LegalLine) => one.kind === other.kind && one.text === other.text
  for (const { value, added, removed } of diffArrays([...before], [...after], { comparator })) {
    if (removed) runs.at(-1)?.gone.push(...value)
    else if (added) runs.at(-1)?.come.push(...value)
    else runs.push({ gone: [], come: [] })
  }
  return runs
}

/** Each new line with the first old one, in order, that has enough words in common. */
export function pairUp({ gone, come }: Run): LinePair[] {
  const pairs: LinePair[] = []
  let next = 0
  for (const line of come) {
    const match = gone.findIndex((old, index) => index >= next && isAlike(old.text, line.text))
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

/** Links as their labels, unless only a target or bold has changed. */
function diffWords(before: string, after: string): DiffPart[] {
  const [old, next] = [plain(before), plain(after)]
  const isMark = old === next && before !== after
  const parts = isMark ? diffWordsWithSpace(before, after) : diffWordsWithSpace(old, next)
  return parts.map(({ value, added, removed }) => ({
    text: value,
    change: added ? 'added' : removed ? 'removed' : 'same',
  }))
}

function plain(text: string): string {
  return splitMarked(text)
    .map(({ label }) => label)
    .join('')
    .replaceAll('\u00ad', '')
}

function isSame(parts: readonly DiffPart[]): boolean {
  return parts.every(({ change }) => change === 'same')
}
