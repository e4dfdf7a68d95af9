import {
  findSellableVariants,
  holdStock,
  type SellableVariant,
  putBackStock,
  releaseStock,
  takeStock,
  takeUnheldStock,
} from '#features/catalog/stock-repository.server.ts'
import { findOwnRange } from '#features/catalog/own-amounts.server.ts'
import { holdAsRead, type VariantCopy } from '#features/catalog/variant-copy.server.ts'
import type { CatalogCopy, CatalogPort, VoucherPort } from '#features/order/order-deps.server.ts'
import type { LineKind } from '#features/order/order-details.ts'
import type { SoldVariant } from '#features/order/checkout/order-draft.ts'
import { issueVouchers } from '#features/voucher/issue-vouchers.server.ts'
import { applyRefundToVouchers } from '#features/voucher/reduce-vouchers.server.ts'
import {
  findCartVoucher,
  redeemForOrder,
  retakeForOrder,
  returnFromOrder,
} from '#features/voucher/order-voucher.server.ts'
import { resumeVouchers, suspendVouchers } from '#features/voucher/void-vouchers.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { AppKey } from '#platform/secrets.ts'
import { promisedYears } from './promised-years.ts'
import { voidAndAlert } from './void-and-alert.ts'
import { voucherUsesOf } from './voucher-uses.ts'

/** Adapter, because features do not import each other. */
export const catalogPort: CatalogPort = {
  async findVariants(tx, variantIds, language, now) {
    return (await findSellableVariants(tx, variantIds, language, swissTime(now).day)).map(toSold)
  },
  findOwnRange,
  hold: holdStock,
  release: releaseStock,
  take: takeStock,
  takeUnheld: takeUnheldStock,
  putBack: putBackStock,
}

export function catalogCopy(copy: VariantCopy): CatalogCopy {
  return {
    async read(variantIds, language, now) {
      return (await copy.read(variantIds, language, swissTime(now).day)).map(toSold)
    },
    hold: (lines, now) =>
      holdAsRead(
        lines.map((line) => ({ ...line, isCounted: line.onHand !== null })),
        swissTime(now).day,
      ),
  }
}

export function voucherPort(key: AppKey): VoucherPort {
  return {
    findForCart: (db, { now, ...ask }, options) =>
      findCartVoucher(db, { ...ask, today: swissTime(now).day }, options),
    redeemForOrder,
    returnFromOrder,
    retakeForOrder,
    promisedYears,
    async issue(tx, lines, options) {
      await issueVouchers(tx, key, lines, options)
    },
    void: voidAndAlert,
    reduce: applyRefundToVouchers,
    suspend: suspendVouchers,
    resume: resumeVouchers,
    lockUses: (tx, orderLineIds) => voucherUsesOf(tx, orderLineIds, { lock: true }),
  }
}

const LINE_KIND: Record<SellableVariant['type'], LineKind> = {
  physical: 'goods',
  voucher_course: 'course_voucher',
  voucher_value: 'value_voucher',
}

function toSold(variant: SellableVariant): SoldVariant {
  return {
    variantId: variant.variantId,
    productId: variant.productId,
    productTitle: variant.productTitle,
    variantTitle: variant.variantTitle,
    kind: LINE_KIND[variant.type],
    level: variant.level,
    unitPriceCents: variant.unitPriceInCents,
    listPriceCents: variant.listPriceInCents,
    currency: variant.currency,
    imageUrl: variant.image,
    voucherPictures: variant.voucherPictures,
    purchasable: variant.purchasable,
    available: variant.available,
    onHand: variant.onHand,
  }
}
