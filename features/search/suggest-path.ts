import { LANGUAGES } from '#i18n/languages.ts'
import { editDistance } from './edit-distance.ts'
import { foldText } from './fold-text.ts'

interface Candidate {
  segments: string[]
  target: string
}

const MIN_LENGTH = 3

/**
 * The path probably meant: an alias (name → path), a few wrong letters, or part of a path; undefined when none is
 * close.
 */
export function suggestPath(
  mistyped: string,
  paths: readonly string[],
  aliases: Readonly<Record<string, string>>,
): string | undefined {
  const segments = segmentsOf(mistyped)
  const last = segments.at(-1) ?? ''
  if (last.length < MIN_LENGTH) return undefined
  const candidates: Candidate[] = [
    ...paths.map((path) => ({ segments: segmentsOf(path), target: path })),
    ...Object.entries(aliases).map(([name, target]) => ({ segments: segmentsOf(name), target })),
  ].filter((candidate) => candidate.segments.length > 0)
  return (
    nearest(candidates, segments.join('/'), (candidate) => candidate.segments.join('/')) ??
    nearest(candidates, last, (candidate) => candidate.segments.at(-1) ?? '') ??
    candidates.find((candidate) => last.length > MIN_LENGTH && candidate.segments.at(-1)?.includes(last))
      ?.target
  )
}

/** Within a quarter of the letters, at least one; the first of equals. */
function nearest(
  candidates: Candidate[],
  typed: string,
  nameOf: (candidate: Candidate) => string,
): string | undefined {
  let best: { distance: number; target: string } | undefined
  for (const candidate of candidates) {
    const name = nameOf(candidate)
    const allowed = Math.max(1, Math.floor(Math.min(name.length, typed.length) / 4))
    if (Math.abs(name.length - typed.length) > allowed) continue
    const distance = editDistance(typed, name)
    if (distance <= allowed && distance < (best?.distance ?? Number.POSITIVE_INFINITY))
      best = { distance, target: candidate.target }
  }
  return best?.target
}

/** Folded segments without language, extension and empty parts. */
function segmentsOf(path: string): string[] {
  const segments = decode(path)
    .slice(0, 200)
    .replace(/\.(html?|php|aspx?)$/i, '')
    .split('/')
    .map((segment) => foldText(segment.trim()).replace(/[\s_.+]+/g, '-'))
    .filter((segment) => segment !== '')
  const beginsWithLanguage = LANGUAGES.some((code) => segments[0] === code || segments[0] === `${code}-ch`)
  return segments.length > 1 && beginsWithLanguage ? segments.slice(1) : segments
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
