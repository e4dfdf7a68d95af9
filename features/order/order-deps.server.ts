import type { Language } from '#i18n/languages.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Result } from '#kernel/result.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import type { Payments } from '#platform/payments/payments.ts'
import type { AppKey } from '#platform/secrets.ts'
import type { VoucherUse } from './order-details.ts'
import type { SoldVariant } from './checkout/order-draft.ts'

/** Pieces of a variant. */
export interface StockLine {
  variantId: string
  quantity: number
}

/** The catalogue, as orders need it. All calls lock variants in the order of their ids. */
export interface CatalogPort {
  /** Unknown and deleted variants are missing. Locks nothing. */
  findVariants(tx: Transaction, variantIds: string[], language: Language): Promise<SoldVariant[]>
  /** All lines or none; gives back the lines that are really held (managed stock). */
  hold(
    tx: Transaction,
    lines: StockLine[],
  ): Promise<Result<StockLine[], { variantId: string; available: number }>>
  release(tx: Transaction, lines: StockLine[]): Promise<void>
  /** Held pieces become sold; gives back the lines of which too little was held. */
  take(tx: Transaction, lines: StockLine[]): Promise<StockLine[]>
  /** Sells free pieces; gives back the lines of which too little is free. */
  takeUnheld(tx: Transaction, lines: StockLine[]): Promise<StockLine[]>
}

/** A voucher line that was paid. */
export interface PaidVoucherLine {
  orderLineId: string
  kind: 'course' | 'value'
  level: number | null
  /** Face value of one voucher. */
  amountCents: number
  currency: string
  quantity: number
}

/** Gift vouchers, as orders need them. */
export interface VoucherPort {
  /** Issues `quantity` vouchers for each line. `test`: no money moved. */
  issue(tx: Transaction, lines: PaidVoucherLine[], options: { test: boolean; now: Date }): Promise<void>
  /** Voids the vouchers of these lines for ever. */
  void(tx: Transaction, orderLineIds: string[], now: Date): Promise<void>
  /** Part of the money went back: takes what other lines do not cover off the vouchers, and makes the rest good again. */
  reduce(
    tx: Transaction,
    lines: readonly { orderLineId: string; priceCents: number }[],
    refund: { totalCents: number; beforeCents: number; afterCents: number },
    now: Date,
  ): Promise<void>
  /** They pay nothing while a refund that takes something off them is on its way. */
  suspend(tx: Transaction, orderLineIds: string[], now: Date): Promise<void>
  /** That refund failed: they are good again. */
  resume(tx: Transaction, orderLineIds: string[]): Promise<void>
  /** What bookings hold or have used of them. Locks the vouchers: nobody redeems one until the transaction ends. */
  lockUses(tx: Transaction, orderLineIds: string[]): Promise<VoucherUse[]>
}

/** What the order use cases work with; each takes only its part. */
export interface OrderDeps {
  db: Database
  key: AppKey
  clock: Clock
  payments: Payments
  catalog: CatalogPort
  vouchers: VoucherPort
  /** Receives the notice of a paid order. */
  ownerEmail: string
}
