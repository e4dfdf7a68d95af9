import type { LegalVersions } from '#features/messages/content/legal-versions.ts'
import type { VariantCopy } from '#features/catalog/variant-copy.server.ts'
import type { Language } from '#i18n/languages.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Result } from '#kernel/result.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import type { Payments } from '#platform/payments/payments.ts'
import type { AppKey } from '#platform/secrets.ts'
import type { VoucherUse } from '#kernel/voucher-use.ts'
import type { DraftLine } from './checkout/order-draft.server.ts'

/** What of vouchers is of nouns that come after orders, or of facts. */
export interface VoucherPort {
  /** The longest validity that buyers can have read, in whole years (ADR-043). */
  promisedYears(tx: Transaction, placedAt: Date): Promise<number>
  /** Alerts the owner of those that were redeemed. */
  void(tx: Transaction, orderLineIds: string[], now: Date): Promise<void>
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
  /** Without it every order reads the catalogue in its transaction. */
  catalogCopy?: VariantCopy | undefined
  vouchers: VoucherPort
  ownerEmail: () => string
  legal: LegalVersions
}
