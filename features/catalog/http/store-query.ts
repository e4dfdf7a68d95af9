import type { z } from 'zod'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { QueryField } from './store-problems.ts'

export interface RefusedQueryValue {
  field: QueryField
  /** The name the caller wrote. */
  spelling: string
}

const LISTS: readonly string[] = ['ids[]', 'product_ids[]', 'field', 'fields'] satisfies QueryField[]

/** Lists: `ids[]=a&ids[]=b`, `ids=a&ids=b` or `ids=a,b`. Scalars must not repeat. Unknown parameters are ignored. */
export function parseStoreQuery<Schema extends z.ZodObject>(
  schema: Schema,
  raw: unknown,
): Result<z.output<Schema>, RefusedQueryValue> {
  const query = (raw ?? {}) as Record<string, string | string[] | undefined>
  const spellingOf = new Map<string, string>()
  const values: Record<string, string | string[]> = {}
  for (const name of Object.keys(schema.shape)) {
    const spellings = [name, name.replace('[]', '')].filter((spelling) => Object.hasOwn(query, spelling))
    if (spellings.length === 0) continue
    spellingOf.set(name, spellings[0] ?? name)
    const found = [...new Set(spellings)].flatMap((spelling) => query[spelling] ?? [])
    values[name] = LISTS.includes(name) ? canonical(found) : found.length === 1 ? (found[0] ?? '') : found
  }
  const parsed = schema.safeParse(values)
  if (parsed.success) return accept(parsed.data)
  const field = String(parsed.error.issues[0]?.path[0]) as QueryField
  return refuse({ field, spelling: spellingOf.get(field) ?? field })
}

/** Deduplicated and sorted, so that equal queries share a cache key. */
function canonical(found: string[]): string[] {
  return [...new Set(found.flatMap((value) => value.split(',')).map((value) => value.trim()))].sort()
}
