import type { LegalVersions } from '#content/legal-versions.ts'
import type { Language } from '#i18n/languages.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Result } from '#kernel/result.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import type { Payments } from '#platform/payments/payments.ts'
import type { AppKey } from '#platform/secrets.ts'
import type { CartVoucher, CartVoucherRefusal } from './checkout/cart-voucher.ts'
import type { VoucherUse } from '#kernel/voucher-use.ts'
import type { Statement } from '#platform/database/pipeline.ts'
import type { DraftLine, SoldVariant } from './checkout/order-draft.ts'

export interface StockLine {
  variantId: string
  quantity: number
}

/** All calls lock variants in id order. */
export interface CatalogPort {
  /** Leaves out unknown and deleted variants. No locks. */
  findVariants(tx: Transaction, variantIds: string[], language: Language, now: Date): Promise<SoldVariant[]>
  /** Of an amount of one's own that is not for sale: the product's title, and what may be chosen. */
  findOwnRange(
    tx: Transaction,
    variantId: string,
    language: Language,
  ): Promise<{ title: string; least: number; most: number } | undefined>
  /** All lines or none; returns the lines actually held (managed stock). */
  hold(
    tx: Transaction,
    lines: StockLine[],
  ): Promise<Result<StockLine[], { variantId: string; available: number }>>
  release(tx: Transaction, lines: StockLine[]): Promise<void>
  /** Turns held pieces into sold ones; returns lines with too few held. */
  take(tx: Transaction, lines: StockLine[]): Promise<StockLine[]>
  /** Into stock, where it is counted. */
  putBack(tx: Transaction, lines: StockLine[]): Promise<void>
  /** Sells free pieces; returns lines with too few free. */
  takeUnheld(tx: Transaction, lines: StockLine[]): Promise<StockLine[]>
}

/** Sells from a copy in memory, checked again when the order is written. */
export interface CatalogCopy {
  /** May be older than `findVariants`. */
  read(variantIds: string[], language: Language, now: Date): Promise<SoldVariant[]>
  /** Holds counted lines, all or none; fails with `PRECONDITION_FAILED` unless all are still sold as read. */
  hold(lines: readonly DraftLine[], now: Date): Statement
}

export interface PaidVoucherLine {
  orderLineId: string
  kind: 'course' | 'value'
  level: number | null
  amountCents: number
  currency: string
  quantity: number
}

export interface VoucherPort {
  /** A value voucher that pays for goods. `lock` locks it until the transaction ends. */
  findForCart(
    db: Database | Transaction,
    ask: { code: string; currency: string; now: Date; acceptTest: boolean },
    options: { lock: boolean },
  ): Promise<Result<CartVoucher, CartVoucherRefusal>>
  redeemForOrder(
    tx: Transaction,
    part: { voucherId: string; cents: number; orderId: string },
    now: Date,
  ): Promise<void>
  /** All that is left of its part, once however often it is called; or `mostCents` of it. Locks the voucher. */
  returnFromOrder(tx: Transaction, orderId: string, now: Date, mostCents?: number): Promise<void>
  /** @returns false when it has not as much any more. Locks the voucher. */
  retakeForOrder(
    tx: Transaction,
    part: { voucherId: string; cents: number; orderId: string },
    now: Date,
  ): Promise<boolean>
  /** The longest validity that buyers can have read, in whole years (ADR-043). */
  promisedYears(tx: Transaction, placedAt: Date): Promise<number>
  /** Issues `quantity` vouchers per line. `test`: no money moved; `years`: validity from now on. */
  issue(
    tx: Transaction,
    lines: PaidVoucherLine[],
    options: { test: boolean; now: Date; years: number },
  ): Promise<void>
  void(tx: Transaction, orderLineIds: string[], now: Date): Promise<void>
  /** Deducts the part of a refund that other lines do not cover, and resumes the vouchers. */
  reduce(
    tx: Transaction,
    lines: readonly { orderLineId: string; priceCents: number }[],
    refund: { totalCents: number; beforeCents: number; afterCents: number },
    now: Date,
  ): Promise<void>
  /** Blocks redemption while a refund is pending. */
  suspend(tx: Transaction, orderLineIds: string[], now: Date): Promise<void>
  resume(tx: Transaction, orderLineIds: string[]): Promise<void>
  /** What was redeemed, whatever for. Locks the vouchers, so that none is redeemed until the transaction ends. */
  lockUses(tx: Transaction, orderLineIds: string[]): Promise<VoucherUse[]>
}

/** What an order on invoice becomes on paper. */
export interface OrderToInvoice {
  orderId: string
  orderNumber: number
  language: Language
  email: string
  /** Where it goes; complete. */
  to: { company: string; name: string; street: string; postalCode: string; city: string; country: string }
  /** The company's own. */
  reference: string | null
  lines: readonly DraftLine[]
}

/**
 * Invoices of orders (ADR-057). The caller has locked the order; each function locks the invoice, then the series of
 * numbers.
 */
export interface OrderInvoicePort {
  /** Limit of the outstanding amount in Rappen; null: not offered. */
  mostCents(): number | null
  /**
   * Outstanding amount of an address for orders, in Rappen, and whether any invoice is late or was written off. Needs
   * the address' lock.
   */
  outstandingOf(
    tx: Transaction,
    email: string,
  ): Promise<{ outstandingCents: number; open: number; isLate: boolean }>
  /** Sends the invoice with the order. @returns its id; undefined for more lines than an invoice has */
  issue(tx: Transaction, order: OrderToInvoice): Promise<string | undefined>
  /**
   * Writes a credit note, of the whole payable amount without `cents`. Its settling updates the order. Idempotent per
   * `id`.
   */
  credit(
    tx: Transaction,
    credit: { invoiceId: string; id: string; cents?: number; reason: string },
    staffId: string,
  ): Promise<
    Result<{ cents: number }, { code: 'more_than_left' } | { code: 'vouchers_in_use'; uses: VoucherUse[] }>
  >
}

export interface OrderDeps {
  db: Database
  key: AppKey
  clock: Clock
  payments: Payments
  catalog: CatalogPort
  /** Without it every order reads the catalogue in its transaction. */
  catalogCopy?: CatalogCopy | undefined
  vouchers: VoucherPort
  ownerEmail: () => string
  legal: LegalVersions
}
