export interface Difference {
  /** Keys from the outside in, list positions from 0. */
  path: string[]
  /** Null: was not there, or null. */
  before: string | null
  after: string | null
}

/** The values within two JSON values that differ, as text, in the order of `before` and then of what is new. */
export function listDifferences(before: unknown, after: unknown, path: string[] = []): Difference[] {
  if (!isBranch(before) && !isBranch(after)) {
    const [was, is] = [asText(before), asText(after)]
    return was === is ? [] : [{ path, before: was, after: is }]
  }
  const [was, is] = [entriesOf(before), entriesOf(after)]
  const scalar = isBranch(before) === isBranch(after) ? [] : scalarDifference(before, after, path)
  return [
    ...scalar,
    ...[...new Set([...was.keys(), ...is.keys()])].flatMap((key) =>
      listDifferences(was.get(key), is.get(key), [...path, key]),
    ),
  ]
}

/** Where one side is a value and the other holds several. */
function scalarDifference(before: unknown, after: unknown, path: string[]): Difference[] {
  const was = isBranch(before) ? null : asText(before)
  const is = isBranch(after) ? null : asText(after)
  return was === is ? [] : [{ path, before: was, after: is }]
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !(value instanceof Date)
}

function entriesOf(value: unknown): Map<string, unknown> {
  return new Map(isBranch(value) ? Object.entries(value) : [])
}

function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  return value instanceof Date ? value.toISOString() : String(value)
}
