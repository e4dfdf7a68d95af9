import { createHash } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import {
  productAdditionalInfo,
  productOptions,
  products,
  productVariants,
  variantOptionValues,
} from '#features/catalog/catalog.tables.server.ts'
import type { LocalisedText } from '#i18n/localised-text.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { SeedProduct } from './catalog-seed.ts'
import { EARLIER_TEXTS } from './earlier-texts.ts'
import type { Text } from './seed-texts.ts'

type Stored = LocalisedText | null

/** Gives seeded texts that the owner has not changed since an earlier seed their present wording. */
export async function rewordCatalog(tx: Transaction, seeded: readonly SeedProduct[]): Promise<void> {
  const ids = seeded.map(({ id }) => id)
  const rows = await tx.select().from(products).where(inArray(products.id, ids))
  for (const row of rows) {
    const seed = seeded.find(({ id }) => id === row.id)
    if (!seed) continue
    const changes = {
      title: reworded(row.title, seed.title),
      subtitle: reworded(row.subtitle, seed.subtitle),
      ribbonText: reworded(row.ribbonText, seed.ribbon),
      description: reworded(row.description, seed.description),
      metadata: rewordedWithin(row.metadata, seed.metadata),
    }
    const changed = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
    if (Object.keys(changed).length > 0) await tx.update(products).set(changed).where(eq(products.id, row.id))
  }
  await rewordInfo(tx, seeded)
  await rewordVariants(tx, seeded)
}

async function rewordInfo(tx: Transaction, seeded: readonly SeedProduct[]): Promise<void> {
  const texts = new Map<string, SeedProduct['info'][number]>(
    seeded.flatMap(({ id, info }) => info.map((each, index) => [`${id}-info-${index + 1}`, each] as const)),
  )
  const rows = await tx
    .select()
    .from(productAdditionalInfo)
    .where(inArray(productAdditionalInfo.id, [...texts.keys()]))
  for (const row of rows) {
    const description = reworded(row.description, texts.get(row.id)?.description)
    if (description)
      await tx.update(productAdditionalInfo).set({ description }).where(eq(productAdditionalInfo.id, row.id))
  }
}

async function rewordVariants(tx: Transaction, seeded: readonly SeedProduct[]): Promise<void> {
  const variants = new Map(
    seeded.flatMap((product) => product.variants.map((each) => [each.id, each] as const)),
  )
  const ids = [...variants.keys()]
  for (const row of await tx.select().from(productVariants).where(inArray(productVariants.id, ids))) {
    const title = reworded(row.title, variants.get(row.id)?.title)
    if (title) await tx.update(productVariants).set({ title }).where(eq(productVariants.id, row.id))
  }
  const values = await tx
    .select()
    .from(variantOptionValues)
    .where(inArray(variantOptionValues.variantId, ids))
  for (const row of values) {
    const value = reworded(row.value, variants.get(row.variantId)?.optionValue)
    if (value) await tx.update(variantOptionValues).set({ value }).where(eq(variantOptionValues.id, row.id))
  }
  for (const { option } of seeded) {
    if (!option) continue
    const [row] = await tx.select().from(productOptions).where(eq(productOptions.id, option.id))
    const title = row && reworded(row.title, option.title)
    if (title) await tx.update(productOptions).set({ title }).where(eq(productOptions.id, option.id))
  }
}

/** The present text for one that an earlier seed wrote, else nothing. */
function reworded(stored: Stored | undefined, now: Text | undefined): Text | undefined {
  return now && stored && EARLIER_TEXTS.has(fingerprint(stored)) ? now : undefined
}

function rewordedWithin(stored: unknown, now: SeedProduct['metadata']): SeedProduct['metadata'] {
  return now && stored && EARLIER_TEXTS.has(metadataFingerprint(stored)) ? now : undefined
}

export function fingerprint({ de, en, fr, it }: LocalisedText): string {
  return fingerprintOf([de, en, fr, it].join('\n'))
}

export function metadataFingerprint(metadata: unknown): string {
  return fingerprintOf(JSON.stringify(sorted(metadata)))
}

function fingerprintOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/** PostgreSQL orders the keys of a `jsonb` its own way. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  )
}
