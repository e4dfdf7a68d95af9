import { amountText } from '#kernel/amount.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { raiseNamedAlert, withdrawNamedAlert } from '#platform/alerts/raise-alert.ts'
import type { Transaction } from '#platform/database/database.ts'
import {
  findInvoice,
  lockInvoice,
  type OnInvoice,
  recordInvoiceEvent,
  type StoredInvoice,
  updateInvoice,
} from '../database/invoices-repository.server.ts'
import { sumPayments } from '../database/invoice-payments-repository.server.ts'
import { payableCents, settledCents } from '../invoice.ts'
import type { Actor, InvoiceDeps } from '../invoice-deps.server.ts'
import type { InvoiceRefusal } from '../invoice-refusal.ts'
import { returnExcessToVouchers, settleSource } from '../pay/return-to-voucher.server.ts'
import { handedAfter, madeGoodCents } from '../rules/handed-money.ts'
import { withdrawReminder } from './withdraw-reminder.server.ts'

export type Changed = Promise<Result<StoredInvoice, InvoiceRefusal>>

/**
 * Runs a change of a sent invoice with its source and itself locked, in that order. A refusal rolls back.
 * @param record in the same transaction, exactly when something has changed
 */
export async function withInvoiceLocks(
  deps: InvoiceDeps,
  id: string,
  actorId: string | undefined,
  change: (tx: Transaction, invoice: StoredInvoice, by: Actor) => Changed,
  record?: OnInvoice,
): Changed {
  const found = await findInvoice(deps.db, { id })
  if (!found) return refuse({ code: 'unknown_invoice' })
  return deps.db
    .transaction(async (tx): Changed => {
      await deps.sourceOf(found)?.lock(tx)
      const invoice = await lockInvoice(tx, id)
      if (!invoice) return refuse({ code: 'unknown_invoice' })
      if (invoice.state === 'draft' || invoice.kind !== 'invoice') return refuse({ code: 'not_sent' })
      const result = await change(tx, invoice, { actorId, now: deps.clock() })
      if (!result.ok) throw new Refused(result.refusal)
      if (result.value.revision !== invoice.revision) await record?.(tx, result.value)
      return result
    })
    .catch((error: unknown) => {
      if (error instanceof Refused) return refuse(error.refusal)
      throw error
    })
}

class Refused extends Error {
  readonly refusal: InvoiceRefusal

  constructor(refusal: InvoiceRefusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** What opens an invoice again that was written off. */
export const REOPENED = { state: 'sent', writtenOffReason: null } as const

/**
 * Recomputes the payments after one was recorded or undone, or a credit note was written, and passes the difference
 * to the source. An overpayment is returned to vouchers first, as far as they paid. What was passed to the source
 * stays with it until payments go back, see `handedAfter`. An invoice that was written off is open again when more than that is missing.
 * Needs both locks.
 * @param isRefund payments went back by a refund at the provider
 */
export async function settleInvoice(
  tx: Transaction,
  deps: Pick<InvoiceDeps, 'sourceOf'>,
  invoice: StoredInvoice,
  { test, isRefund = false, ...by }: Actor & { test?: boolean; isRefund?: boolean },
  further: Partial<StoredInvoice> = {},
): Changed {
  const paid = await sumPayments(tx, invoice.id)
  const before = { ...invoice, ...further }
  const goneCents = invoice.paidCents + invoice.handedCents - paid
  const sums = { payableCents: payableCents(before), receivedCents: paid }
  const gone =
    goneCents > 0 && before.handedCents > 0
      ? handedAfter(
          { handedCents: before.handedCents, ...sums },
          { cents: goneCents, isRefund },
          await deps.sourceOf(invoice)?.paidBack?.(tx),
        )
      : { handedCents: before.handedCents, deductedCents: 0, twiceCents: 0 }
  const goodCents = goneCents < 0 ? madeGoodCents({ ...before, ...sums }) : 0
  const handedCents = gone.handedCents + goodCents
  const twiceCents = before.twiceCents + gone.twiceCents - goodCents
  if (twiceCents !== before.twiceCents)
    await alertTwice(tx, invoice, { cents: gone.twiceCents, sumCents: twiceCents }, by)
  const summed = { ...before, handedCents, twiceCents, paidCents: paid - handedCents }
  const back = await returnExcessToVouchers(tx, deps, summed, by)
  if (!back.ok) return back
  const after = { ...summed, paidCents: summed.paidCents - back.value }
  const settled = settledCents(after)
  const { paidCents, creditedCents } = after
  const asksLess = summed.paidCents > invoice.paidCents || creditedCents > invoice.creditedCents
  const withdrawn = asksLess ? await withdrawReminder(tx, invoice, by.now) : {}
  const handedMore = before.handedCents - invoice.handedCents - gone.deductedCents
  const cents = settled - (invoice.settledCents - back.value) + handedMore
  if (cents !== 0 || creditedCents !== invoice.creditedCents) {
    const outcome = await settleSource(tx, deps, { ...after, settledCents: settled }, { ...by, cents, test })
    if (!outcome.ok) return outcome
  }
  const reopened = after.state === 'written_off' && restCents(after) > restCents(invoice) ? REOPENED : {}
  const change = {
    ...further,
    ...withdrawn,
    ...reopened,
    handedCents,
    twiceCents,
    paidCents,
    settledCents: settled,
  }
  return accept(await updateInvoice(tx, invoice, change, by.now))
}

function restCents(invoice: StoredInvoice) {
  return payableCents(invoice) - invoice.paidCents
}

/** No invoice asks for it again, because what was sold costs no more. Once it came after all, the owner need not do anything. */
async function alertTwice(
  tx: Transaction,
  { id, number }: StoredInvoice,
  { cents, sumCents }: { cents: number; sumCents: number /** With what went before. */ },
  by: Actor,
) {
  const code = 'paid_back_twice'
  const { now } = by
  if (cents > 0) await recordInvoiceEvent(tx, id, code, by, { cents })
  await withdrawNamedAlert(tx, { code, isGone: (name) => name.startsWith(`${number} `), now })
  if (sumCents > 0)
    await raiseNamedAlert(tx, { code, names: [`${number} (CHF ${amountText(sumCents)})`], now })
}
