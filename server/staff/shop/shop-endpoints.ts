import { z } from 'zod'
import type { Metadata } from '#features/account/account.ts'
import { keptDifferences } from '../../audit/keep-differences.ts'
import { recordAction } from '#features/account/security/audit.server.ts'
import {
  changePrice,
  changeStock,
  listStaffProducts,
  setHidden,
} from '#features/catalog/staff/staff-shop.server.ts'
import { VOUCHER_VALUE } from '#features/catalog/own-amount-variant.ts'
import type { ShopRefusal } from '#features/catalog/staff/staff-product.ts'
import {
  addVoucherValue,
  removeVoucherValue,
  setOwnAmount,
} from '#features/catalog/staff/voucher-values.server.ts'
import { setVoucherPictures } from '#features/catalog/staff/voucher-pictures.server.ts'
import { MAX_VOUCHER_PICTURES } from '#features/catalog/voucher-pictures.ts'
import { MAX_PIECES, MAX_STOCK_NOTE, STOCK_CHANGES } from '#features/catalog/staff/stock-change.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Result } from '#kernel/result.ts'
import { plainLine, SINGLE_LINE } from '#kernel/written-text.ts'
import type { Transaction } from '#platform/database/database.ts'
import { answer } from '../answer-staff.ts'
import { type StaffCall, noBody, type StaffDeps, type StaffRoute } from '../staff-deps.ts'

const MAX_CENTS = 10_000_000
const cents = z.int().min(1).max(MAX_CENTS)
const swissDay = z.iso
  .date()
  .refine((day) => day >= '2000' && day < '2100')
  .nullable()
const prices = {
  priceCents: cents,
  salePriceCents: cents.nullable(),
  saleFrom: swissDay.default(null),
  saleUntil: swissDay.default(null),
}
const price = z.object({ ...prices, seen: z.object(prices) })
const pieces = z.int().min(0).max(MAX_PIECES)
const stock = z.object({
  kind: z.enum(STOCK_CHANGES),
  pieces,
  note: z.string().overwrite(plainLine).max(MAX_STOCK_NOTE).regex(SINGLE_LINE).default(''),
  seen: pieces,
})

const voucherValue = z.object({ francs: z.int().min(VOUCHER_VALUE.least).max(VOUCHER_VALUE.most) })
const francs = z.int().min(VOUCHER_VALUE.least).max(VOUCHER_VALUE.most)
const range = z
  .object({ least: francs, most: francs })
  .refine(({ least, most }) => least <= most)
  .nullable()
const ownAmount = z.object({ range, seen: range })
const pictureNames = z
  .array(z.string().regex(/^[\w-]{1,64}$/))
  .min(1)
  .max(MAX_VOUCHER_PICTURES)
  .refine((names) => new Set(names).size === names.length)
const voucherPictures = z.object({ names: pictureNames, seen: pictureNames })
const valueRemoval = z.object({ variant: z.string().max(64) })

/** What the shop sells: prices, stock, and what it lists. */
export function shopEndpoints(route: StaffRoute, { db, clock, messages }: StaffDeps): void {
  /** In one transaction with the row of the audit log. */
  async function change(
    { member, reply }: Pick<StaffCall, 'member' | 'reply'>,
    { action, detail }: { action: string; detail: Metadata },
    run: (tx: Transaction) => Promise<Result<null, ShopRefusal>>,
  ) {
    const result = await db.transaction(async (tx) => {
      const done = await run(tx)
      if (done.ok) await recordAction(tx, { at: clock(), action, actorId: member.id, detail })
      return done
    })
    return answer(reply, result)
  }

  route('GET', '/products', 'stock', 'none', async ({ language }) => ({
    today: swissTime(clock()).day,
    products: await listStaffProducts(db, language, swissTime(clock()).day),
  }))

  route('POST', '/variants/:id/price', 'prices', 'none', price, (call) => {
    const { priceCents, salePriceCents, saleFrom, saleUntil, seen } = call.body
    const sale = { sale: salePriceCents, saleFrom, saleUntil }
    const was = { from: seen.priceCents, saleBefore: seen.salePriceCents }
    const detail = { variant: call.id, ...was, to: priceCents, ...sale }
    return change(call, { action: 'price_changed', detail }, (tx) =>
      changePrice(tx, call.id, call.body, { authorId: call.member.id, at: clock() }),
    )
  })

  route('POST', '/variants/:id/stock', 'stock', 'none', stock, (call) => {
    const { kind, pieces: count } = call.body
    return change(
      call,
      { action: 'stock_changed', detail: { variant: call.id, kind, pieces: count } },
      (tx) => changeStock(tx, call.id, call.body, { authorId: call.member.id, at: clock() }),
    )
  })

  route('POST', '/products/:id/values', 'prices', 'none', voucherValue, (call) => {
    const { francs } = call.body
    const detail = { product: call.id, francs, isOffered: true }
    return change(call, { action: 'voucher_value_changed', detail }, (tx) =>
      addVoucherValue(tx, call.id, francs),
    )
  })

  route('POST', '/products/:id/value-removals', 'prices', 'none', valueRemoval, (call) => {
    const { variant } = call.body
    const detail = { product: call.id, variant, isOffered: false }
    return change(call, { action: 'voucher_value_changed', detail }, (tx) =>
      removeVoucherValue(tx, call.id, variant),
    )
  })

  route('POST', '/products/:id/own-amount', 'prices', 'none', ownAmount, (call) => {
    const { range: given, seen } = call.body
    const detail = {
      product: call.id,
      least: given?.least ?? null,
      most: given?.most ?? null,
      leastBefore: seen?.least ?? null,
      mostBefore: seen?.most ?? null,
    }
    return change(call, { action: 'own_amount_changed', detail }, (tx) =>
      setOwnAmount(tx, call.id, call.body),
    )
  })

  route('POST', '/products/:id/voucher-pictures', 'catalogue', 'none', voucherPictures, (call) => {
    const { names, seen } = call.body
    const detail = { product: call.id, ...keptDifferences({ pictures: seen }, { pictures: names }) }
    return change(call, { action: 'voucher_pictures_changed', detail }, (tx) =>
      setVoucherPictures(tx, call.id, call.body, messages.current().facts.pictures),
    )
  })

  for (const [noun, isHidden] of [
    ['hiding', true],
    ['listing', false],
  ] as const)
    route('POST', `/products/:id/${noun}`, 'stock', 'none', noBody, (call) =>
      change(call, { action: 'product_listed', detail: { product: call.id, isHidden } }, (tx) =>
        setHidden(tx, call.id, isHidden),
      ),
    )
}
