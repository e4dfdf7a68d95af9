import { z } from 'zod'
import { FIRST_VOUCHER_YEARS } from '#features/voucher/content/voucher-years.ts'
import { mayDo } from '#features/account/roles/permissions.ts'
import { ONLY } from '#features/facts/fact-kind.ts'
import { listFacts } from '#features/facts/read-facts.server.ts'
import { recordFigures } from '#features/messages/legal/edit-legal.server.ts'
import { findOpenVariants } from '#features/order/read/find-open-variants.server.ts'
import { VOUCHER_YEARS_KIND } from '#features/voucher/voucher-years.ts'
import { swissTime } from '#i18n/format-date.ts'
import { accept, type Result } from '#kernel/result.ts'
import { CSV } from '#kit/csv.server.ts'
import { type Call, found, type Record, serve } from '#kit/serve.server.ts'
import { selectRows } from '#kit/whole-list.ts'
import type { Transaction } from '#platform/database/database.ts'
import { keptDifferences } from '#features/account/security/keep-differences.ts'
import { legalFilesWith } from '#features/messages/http/legal-files.ts'
import { publishStaffFact } from '#features/messages/staff/publish-staff-fact.server.ts'
import { previewPath, previewStore } from './preview-store.server.ts'
import { exportProducts, importProducts, tryImport } from './product-import.server.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'
import { VOUCHER_VALUE } from './staff-product.ts'
import { MAX_VOUCHER_PICTURES } from '../voucher-pictures.ts'
import { arrangeShop, readArrangement } from './arrange-shop.server.ts'
import { arrangementSchema } from './arrangement.schema.ts'
import {
  addProduct,
  changeProduct,
  previewProducts,
  type ProductStep,
  stepProduct,
} from './edit-product.server.ts'
import { MAX_PRICE_CENTS } from './product-document.ts'
import { productDocumentSchema } from './product-document.schema.ts'
import { MAX_IMPORT_CHARACTERS } from './product-import-plan.ts'
import { lowFirst, PRODUCT_ROWS } from './product-rows.ts'
import { products } from './product.contract.ts'
import { readProduct } from './read-product.server.ts'
import type { EditDeps } from './save-product.server.ts'
import { changePrice, changeStock, listStaffProducts, setHidden } from './staff-shop.server.ts'
import {
  addVoucherValue,
  removeVoucherValue,
  setOwnAmount,
  setVoucherPictures,
} from './voucher-values.server.ts'

const cents = z.int().min(1).max(MAX_PRICE_CENTS)
const swissDay = z.iso
  .date()
  .refine((day) => day >= '2000' && day < '2100')
  .nullable()
  .default(null)
const francs = z.int().min(VOUCHER_VALUE.least).max(VOUCHER_VALUE.most)
const range = z.object({ least: francs, most: francs }).refine(({ least, most }) => least <= most)
const pictureNames = z
  .array(z.string().regex(/^[\w-]{1,64}$/))
  .min(1)
  .max(MAX_VOUCHER_PICTURES)
  .refine((names) => new Set(names).size === names.length)

const documents = {
  save: { document: productDocumentSchema },
  preview: { document: productDocumentSchema },
  setPrice: {
    seen: z.object({
      priceCents: cents,
      salePriceCents: cents.nullable(),
      saleFrom: swissDay,
      saleUntil: swissDay,
    }),
  },
  setOwnAmount: { range, seen: range },
  setVoucherPictures: { names: pictureNames, seen: pictureNames },
  arrange: arrangementSchema.shape,
  import: {
    csv: z.string().max(MAX_IMPORT_CHARACTERS),
    fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
  },
}

export const serveProducts = serve(
  products,
  documents,
)<StaffDeps>((deps) => {
  const { db, messages, renderPage } = deps
  const pictures = () => messages.current().facts.pictures
  const editing = ({ member, now }: Pick<Call, 'member' | 'now'>): EditDeps => ({
    authorId: member.id,
    at: now,
    mayPrice: mayDo(member.role, 'prices'),
    pictures: pictures(),
  })

  /** Changes before a refusal are rolled back with it. */
  async function write<Value, Refusal>(
    run: (tx: Transaction) => Promise<Result<Value, Refusal>>,
  ): Promise<Result<Value, Refusal>> {
    let refused: Result<Value, Refusal> | undefined
    return db
      .transaction(async (tx) => {
        const done = await run(tx)
        if (done.ok) return done
        refused = done
        return tx.rollback()
      })
      .catch((error: unknown) => {
        if (refused) return refused
        throw error
      })
  }

  const change = <Value, Refusal>(
    record: Record,
    detail: { [name: string]: unknown },
    run: (tx: Transaction) => Promise<Result<Value, Refusal>>,
  ): Promise<Result<Value, Refusal>> =>
    write(async (tx) => {
      const done = await run(tx)
      if (done.ok) await record(tx, detail)
      return done
    })

  const step = (of: ProductStep) => (call: Call<typeof products.publish>) =>
    change(call.record, { step: of }, (tx) => stepProduct(tx, call.id, of, { ...call.input, at: call.now }))

  const list = (isHidden: boolean) => (call: Call<typeof products.hide>) =>
    change(call.record, { isHidden }, (tx) => setHidden(tx, call.id, isHidden))

  return {
    list: async ({ language, now }) => {
      const { day: today } = swissTime(now)
      return accept({ today, products: await listStaffProducts(db, language, today) })
    },
    csv: async ({ input, language, now }) => {
      const { filter, q: search, sort } = input
      const { day } = swissTime(now)
      const isWhole = filter === 'all' && search === '' && sort === undefined
      const listed = lowFirst(await listStaffProducts(db, language, day))
      const selected = selectRows(listed, PRODUCT_ROWS, { filter, search, sort }, language)
      const csv = await exportProducts(db, isWhole ? null : selected.map(({ id }) => id))
      return accept({ name: `products-${day}.csv`, type: CSV, content: Buffer.from(csv) })
    },
    read: ({ id }) => {
      const withOpen = async () => {
        const product = await readProduct(db, id)
        const variants = product?.stock.map(({ variant }) => variant)
        return product && { ...product, openVariants: [...(await findOpenVariants(db, variants ?? []))] }
      }
      return found(withOpen())
    },
    add: ({ input, member, now, record }) =>
      db.transaction(async (tx) => {
        const { id } = await addProduct(tx, input, { authorId: member.id, at: now })
        await record(tx, { product: id, price: input.priceCents })
        return accept({ id })
      }),
    save: (call) =>
      write(async (tx) => {
        const before = await readProduct(tx, call.id)
        const changed = await changeProduct(tx, call.id, call.input, editing(call))
        const after = await readProduct(tx, call.id)
        if (changed.ok) await call.record(tx, keptDifferences(before?.document, after?.document))
        return changed
      }),
    publish: step('publication'),
    withdraw: step('withdrawal'),
    remove: step('removal'),
    bringBack: step('return'),
    preview: async (call) => {
      const { document, language, page } = call.input
      const today = swissTime(call.now).day
      const previewed = await previewProducts(db, call.id, document, { ...editing(call), language, today })
      if (!previewed.ok) return previewed
      const store = previewStore(previewed.value, language)
      const { body } = await renderPage(
        previewPath(page, call.id),
        language,
        undefined,
        undefined,
        undefined,
        store,
      )
      return accept({ html: String(body) })
    },
    hide: list(true),
    show: list(false),
    setPrice: ({ id, input, member, now, record }) => {
      const { priceCents: to, salePriceCents: sale, saleFrom, saleUntil, seen } = input
      const detail = { from: seen.priceCents, saleBefore: seen.salePriceCents, to, sale, saleFrom, saleUntil }
      return change(record, detail, (tx) => changePrice(tx, id, input, { authorId: member.id, at: now }))
    },
    changeStock: ({ id, input, member, now, record }) =>
      change(record, { kind: input.kind, pieces: input.pieces }, (tx) =>
        changeStock(tx, id, input, { authorId: member.id, at: now }),
      ),
    addValue: ({ id, input, record }) =>
      change(record, { ...input, isOffered: true }, (tx) => addVoucherValue(tx, id, input.francs)),
    removeValue: ({ id, input, record }) =>
      change(record, { ...input, isOffered: false }, (tx) => removeVoucherValue(tx, id, input.variant)),
    setOwnAmount: ({ id, input, record }) => {
      const { range: next, seen } = input
      const detail = {
        least: next?.least ?? null,
        most: next?.most ?? null,
        leastBefore: seen?.least ?? null,
        mostBefore: seen?.most ?? null,
      }
      return change(record, detail, (tx) => setOwnAmount(tx, id, input))
    },
    setVoucherPictures: ({ id, input, record }) =>
      change(record, keptDifferences({ pictures: input.seen }, { pictures: input.names }), (tx) =>
        setVoucherPictures(tx, id, input, pictures()),
      ),
    voucherYears: async () => {
      const [stored] = await listFacts(db, VOUCHER_YEARS_KIND, [ONLY])
      return accept({ years: stored?.published ?? FIRST_VOUCHER_YEARS, revision: stored?.revision ?? 0 })
    },
    /** The terms say it too, so they get a version of that day (ADR-043). */
    setVoucherYears: async ({ input: { years: value, seen }, member, now }) => {
      const fact = { key: ONLY, value, seen }
      const published = await publishStaffFact(deps, VOUCHER_YEARS_KIND, fact, member.id, (tx) =>
        recordFigures(tx, legalFilesWith(value), now),
      )
      return published.ok ? accept({ revision: published.value.revision }) : published
    },
    arrangement: async () => accept(await readArrangement(db)),
    arrange: ({ input, record }) =>
      change(record, { collections: input.collections.length }, (tx) => arrangeShop(tx, input)),
    import: async ({ input, member, now, record }) => {
      const { dryRun, csv, fileName, fingerprint } = input
      if (dryRun || fileName === undefined || fingerprint === undefined)
        return accept(await tryImport(db, csv))
      const by = { authorId: member.id, at: now }
      return importProducts(db, { csv, fileName, fingerprint }, by, record)
    },
  }
})
