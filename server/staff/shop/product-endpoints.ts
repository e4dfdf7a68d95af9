import { z } from 'zod'
import { paths } from '#app/paths.ts'
import type { Metadata } from '#features/account/account.ts'
import { recordAction } from '#features/account/security/audit.server.ts'
import { mayDo } from '#features/account/roles/permissions.ts'
import { arrangeShop, readArrangement } from '#features/catalog/staff/arrange-shop.server.ts'
import { arrangementSchema } from '#features/catalog/staff/arrangement.schema.ts'
import {
  addProduct,
  changeProduct,
  PRODUCT_STEPS,
  previewProducts,
  stepProduct,
} from '#features/catalog/staff/edit-product.server.ts'
import { MAX_PRICE_CENTS, productDocumentSchema } from '#features/catalog/staff/product-document.schema.ts'
import { PRODUCT_LIMITS } from '#features/catalog/staff/product-document.ts'
import { readProduct } from '#features/catalog/staff/read-product.server.ts'
import type { EditDeps } from '#features/catalog/staff/save-product.server.ts'
import type { ShopRefusal } from '#features/catalog/staff/staff-product.ts'
import { MAX_PIECES } from '#features/catalog/staff/stock-change.ts'
import { findOpenVariants } from '#features/order/read/find-open-variants.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import type { Result } from '#kernel/result.ts'
import { plainLine, SINGLE_LINE } from '#kernel/written-text.ts'
import type { Transaction } from '#platform/database/database.ts'
import { keptDifferences } from '../../audit/keep-differences.ts'
import { answer, answerWith, refuseStaff } from '../answer-staff.ts'
import { previewStore } from './preview-store.ts'
import type { StaffCall, StaffDeps, StaffRoute } from '../staff-deps.ts'

const seen = z.string().regex(/^[0-9a-f]{32}$/)
const newProduct = z.object({
  title: z.string().overwrite(plainLine).min(1).max(PRODUCT_LIMITS.line).regex(SINGLE_LINE),
  priceCents: z.int().min(1).max(MAX_PRICE_CENTS),
  stock: z.int().min(0).max(MAX_PIECES).nullable(),
})
const change = z.object({ document: productDocumentSchema, seen })
const preview = z.object({
  document: productDocumentSchema,
  language: z.enum(LANGUAGES),
  page: z.enum(['product', 'shop']),
})

/** The page of a product in the back office, and how the shop is arranged. */
export function productEndpoints(route: StaffRoute, { db, clock, messages, renderPage }: StaffDeps): void {
  const editing = ({ member }: Pick<StaffCall, 'member'>): EditDeps => ({
    authorId: member.id,
    at: clock(),
    mayPrice: mayDo(member.role, 'prices'),
    openVariants: findOpenVariants,
    pictures: messages.current().facts.pictures,
  })

  /** In one transaction with the row of the audit log. */
  async function write<Value>(
    { member }: Pick<StaffCall, 'member'>,
    action: string,
    detail: Metadata,
    run: (tx: Transaction) => Promise<Result<Value, ShopRefusal>>,
  ): Promise<Result<Value, ShopRefusal>> {
    let refused: Result<Value, ShopRefusal> | undefined
    return db
      .transaction(async (tx) => {
        const done = await run(tx)
        if (!done.ok) {
          // Changes before the refusal are rolled back with it.
          refused = done
          return tx.rollback()
        }
        await recordAction(tx, { at: clock(), action, actorId: member.id, detail })
        return done
      })
      .catch((error: unknown) => {
        if (refused) return refused
        throw error
      })
  }

  route('GET', '/products/:id', 'catalogue', 'none', async ({ id, reply }) => {
    const product = await readProduct(db, id)
    if (!product) return refuseStaff(reply, { code: 'unknown_product' })
    const ids = product.stock.map(({ variant }) => variant)
    return { ...product, openVariants: [...(await findOpenVariants(db, ids))] }
  })

  route('POST', '/products', 'prices', 'none', newProduct, async ({ body, member, reply }) => {
    const added = await db.transaction(async (tx) => {
      const product = await addProduct(tx, body, { authorId: member.id, at: clock() })
      const detail = { product: product.id, price: body.priceCents }
      await recordAction(tx, { at: clock(), action: 'product_added', actorId: member.id, detail })
      return product
    })
    reply.code(201)
    return added
  })

  route('POST', '/products/:id', 'catalogue', 'none', change, async (call) => {
    const detail: Metadata = { product: call.id }
    const saved = await write(call, 'product_changed', detail, async (tx) => {
      const before = await readProduct(tx, call.id)
      const changed = await changeProduct(tx, call.id, call.body, editing(call))
      const after = await readProduct(tx, call.id)
      Object.assign(detail, keptDifferences(before?.document, after?.document))
      return changed
    })
    return answerWith(call.reply, saved, (value) => value)
  })

  for (const step of PRODUCT_STEPS)
    route('POST', `/products/:id/${step}`, 'catalogue', 'none', z.object({ seen }), async (call) => {
      const done = await write(call, 'product_moved', { product: call.id, step }, (tx) =>
        stepProduct(tx, call.id, step, { ...call.body, at: clock() }),
      )
      return answer(call.reply, done)
    })

  route('POST', '/products/:id/preview', 'catalogue', 'none', preview, async (call) => {
    const { document, language, page } = call.body
    const today = swissTime(clock()).day
    const found = await previewProducts(db, call.id, document, { ...editing(call), language, today })
    if (!found.ok) return refuseStaff(call.reply, found.refusal)
    const path = page === 'shop' ? paths.shop : paths.product(call.id)
    const { body } = await renderPage(
      path,
      language,
      undefined,
      undefined,
      undefined,
      previewStore(found.value, language),
    )
    return { html: String(body) }
  })

  route('GET', '/arrangement', 'catalogue', 'none', () => readArrangement(db))

  route(
    'POST',
    '/arrangement',
    'catalogue',
    'none',
    arrangementSchema.extend({ seen }),
    async ({ body, member, reply }) => {
      const detail = { collections: body.collections.length }
      const arranged = await write({ member }, 'shop_arranged', detail, (tx) => arrangeShop(tx, body))
      return answerWith(reply, arranged, () => ({}))
    },
  )
}
