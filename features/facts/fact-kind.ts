import type { z } from 'zod'

/** A kind of facts that owners publish, with what its values may be. */
export interface FactKind<Value> {
  /** Of its rows, 40 characters at most; never changes. */
  name: string
  /** Bounds everything: it is asked before a value is written and whenever one is read. */
  schema: z.ZodType<Value>
}

/** The key of kinds of which there is one. */
export const ONLY = ''

export interface StoredFact {
  kind: string
  key: string
  value: unknown
}

/** The values of a kind for the site: `first` until another one is published. */
export interface FactSet<Facts> {
  kind: string
  first: Facts
  /** The very `first` when nothing was published. */
  read(published: readonly StoredFact[]): Facts
}

/** Of which there is one, like the company. */
export function oneFact<Value>(kind: FactKind<Value>, first: Value): FactSet<Value> {
  return manyFacts(kind, first, (values) => values.get(ONLY) ?? first)
}

/**
 * With a key each, like services.
 * @param tell what holds with the published values above the first ones; null is deleted
 */
export function manyFacts<Value, Facts>(
  kind: FactKind<Value>,
  first: Facts,
  read: (published: ReadonlyMap<string, Value | null>) => Facts,
): FactSet<Facts> {
  return {
    kind: kind.name,
    first,
    read(published) {
      const values = usableValues(kind, published)
      return values.size === 0 ? first : read(values)
    },
  }
}

/** By key. A value that its schema does not allow (any more), because a release asks for more, is left out. */
function usableValues<Value>(
  kind: FactKind<Value>,
  stored: readonly StoredFact[],
): Map<string, Value | null> {
  return new Map(
    stored.flatMap((row) => {
      const value = row.kind === kind.name ? valueOf(kind, row.value) : undefined
      return value === undefined ? [] : [[row.key, value] as const]
    }),
  )
}

/** Undefined when its schema does not allow it. */
export function valueOf<Value>({ schema }: FactKind<Value>, stored: unknown): Value | null | undefined {
  if (stored === null) return null
  const parsed = schema.safeParse(stored)
  return parsed.success ? parsed.data : undefined
}

/** A fact as its editors see it. */
export interface StaffFact<Value> {
  key: string
  /** On the site; null: none, or that of the files; undefined: never published. */
  published: Value | null | undefined
  /** Not on the site yet; undefined where there is no draft. */
  draft: Value | null | undefined
  /** The newest row, draft or not; 0 without any. A change has to name it, so that none is overwritten unseen. */
  revision: number
}

export interface EarlierFact<Value> {
  revision: number
  /** ISO time. */
  at: string
  /** E-mail address; null for one who has left. */
  author: string | null
  value: Value | null
}

export type FactRefusal = { code: 'changed_meanwhile' }
