import { eq, like, or } from 'drizzle-orm'
import { type Language, perLanguage } from '#i18n/languages.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { listProducts } from '../catalog-repository.server.ts'
import { products, productVariants as variants } from '../catalog.tables.server.ts'
import type { ProductRow } from '../product-rows.server.ts'
import { productListQuerySchema } from '../product-query.schema.ts'
import type { WireProduct } from '../store-wire.schema.ts'
import { type ProductDocument, problemsOfPublication } from './product-document.ts'
import { fingerprintOf, readDocument } from './read-product.server.ts'
import { type EditDeps, saveProduct } from './save-product.server.ts'
import { RESERVED_ID, slugOf } from './slug.ts'
import type { ShopRefusal } from './staff-product.ts'
import { insertVariant, lastPosition } from './write-variant.server.ts'

export interface NewProduct {
  title: string
  priceCents: number
  /** Null: not counted. */
  stock: number | null
}

/** A draft with one variant, last in the shop. Its address follows from the title. */
export async function addProduct(
  tx: Transaction,
  { title, priceCents, stock }: NewProduct,
  { authorId, at }: Pick<EditDeps, 'authorId' | 'at'>,
): Promise<{ id: string }> {
  const id = await freeId(tx, slugOf(title))
  await tx.insert(products).values({
    id,
    title: { de: title },
    description: { de: '' },
    type: 'physical',
    status: 'draft',
    position: await lastPosition(tx),
    siteProductSelection: 'lowest_price_first',
  })
  const row = {
    id: `${id}-1`,
    productId: id,
    title: perLanguage(() => 'Standard'),
    priceInCents: priceCents,
    manageInventory: stock !== null,
    inventoryQuantity: stock ?? 0,
  }
  await insertVariant(tx, row, { authorId, at })
  return { id }
}

async function freeId(tx: Transaction, slug: string): Promise<string> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(or(eq(products.id, slug), like(products.id, `${slug}-%`)))
  const variantRows = await tx
    .select({ id: variants.id })
    .from(variants)
    .where(like(variants.id, `${slug}-%`))
  const taken = new Set(rows.map(({ id }) => id))
  const isFree = (id: string) =>
    !taken.has(id) && id !== RESERVED_ID && variantRows.every((row) => row.id !== `${id}-1`)
  let id = slug
  for (let number = 2; !isFree(id); number += 1) id = `${slug}-${number}`
  return id
}

export interface ProductChange {
  document: ProductDocument
  /** The fingerprint of the document that the author saw. */
  seen: string
}

/** Counts at once where the product is published. */
export async function changeProduct(
  tx: Transaction,
  id: string,
  { document, seen }: ProductChange,
  deps: EditDeps,
): Promise<Result<{ seen: string }, ShopRefusal>> {
  const row = await lockSeen(tx, id, seen)
  if (!row.ok) return row
  if (row.value.status === 'published' && problemsOfPublication(document).length > 0)
    return refuse({ code: 'product_incomplete' })
  const saved = await saveProduct(tx, row.value, document, deps)
  if (!saved.ok) return saved
  const [after] = await tx.select().from(products).where(eq(products.id, id))
  if (!after) throw new Error('the product is gone')
  return accept({ seen: fingerprintOf(await readDocument(tx, after)) })
}

export const PRODUCT_STEPS = ['publication', 'withdrawal', 'removal', 'return'] as const
export type ProductStep = (typeof PRODUCT_STEPS)[number]

/** Publishes, unpublishes, removes, and restores as a draft. Orders keep their lines; carts are notified. */
export async function stepProduct(
  tx: Transaction,
  id: string,
  step: ProductStep,
  { seen, at }: { seen: string; at: Date },
): Promise<Result<null, ShopRefusal>> {
  const row = await lockSeen(tx, id, seen)
  if (!row.ok) return row
  if (step === 'publication') {
    if (row.value.deletedAt) return refuse({ code: 'unknown_product' })
    const document = await readDocument(tx, row.value)
    if (problemsOfPublication(document).length > 0) return refuse({ code: 'product_incomplete' })
  }
  const change = {
    publication: { status: 'published' },
    withdrawal: { status: 'draft' },
    removal: { status: 'draft', deletedAt: at },
    return: { deletedAt: null },
  } as const
  await tx.update(products).set(change[step]).where(eq(products.id, id))
  return accept(null)
}

/** What the shop would list with this document published, as its visitors get it; nothing is kept. */
export async function previewProducts(
  db: Database,
  id: string,
  document: ProductDocument,
  { language, today, ...deps }: EditDeps & { language: Language; today: string },
): Promise<Result<WireProduct[], ShopRefusal>> {
  let preview: Result<WireProduct[], ShopRefusal> = refuse({ code: 'unknown_product' })
  const undo = new Error('a preview is never kept')
  await db
    .transaction(async (tx) => {
      const [row] = await tx.select().from(products).where(eq(products.id, id)).for('update')
      if (!row) throw undo
      // What the shop shows has a description; a draft may have none yet.
      const described = { ...document, description: { de: '…', ...document.description } }
      const saved = await saveProduct(tx, row, described, deps)
      if (!saved.ok) {
        preview = saved
        throw undo
      }
      await tx
        .update(products)
        .set({ status: 'published', deletedAt: null, isHidden: false })
        .where(eq(products.id, id))
      const query = productListQuerySchema.parse({})
      preview = accept((await listProducts(tx as unknown as Database, query, language, today)).products)
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  return preview
}

/** Until the transaction ends. */
async function lockSeen(tx: Transaction, id: string, seen: string): Promise<Result<ProductRow, ShopRefusal>> {
  const [row] = await tx.select().from(products).where(eq(products.id, id)).for('update')
  if (!row) return refuse({ code: 'unknown_product' })
  if (fingerprintOf(await readDocument(tx, row)) !== seen) return refuse({ code: 'changed_meanwhile' })
  return accept(row)
}
