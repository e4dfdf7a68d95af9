import { type Difference, listDifferences } from '#kernel/list-differences.ts'

/** Bounds of what a row keeps of a change. */
export const MOST_KEPT = 30
const LONGEST_KEPT = 300

/** For a row's detail: what differs between two values, which may hold no personal data. */
export function keptDifferences(before: unknown, after: unknown): { changes?: Difference[] } {
  const changes = listDifferences(before, after)
    .slice(0, MOST_KEPT)
    .map(({ path, ...sides }) => ({ path, before: cut(sides.before), after: cut(sides.after) }))
  return changes.length > 0 ? { changes } : {}
}

function cut(text: string | null): string | null {
  return text !== null && text.length > LONGEST_KEPT ? `${text.slice(0, LONGEST_KEPT)}…` : text
}
