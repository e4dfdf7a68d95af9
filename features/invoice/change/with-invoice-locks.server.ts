import { amountText } from '#kernel/amount.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { raiseNamedAlert, withdrawNamedAlert } from '#platform/alerts/raise-alert.ts'
import type { Transaction } from '#platform/database/database.ts'
import {
  findInvoice,
  lockInvoice,
  recordInvoiceEvent,
  type StoredInvoice,
  sumPayments,
  updateInvoice,
} from '../database/invoices-repository.server.ts'
import { payableCents, settledCents } from '../invoice.ts'
import type { InvoiceDeps } from '../invoice-deps.server.ts'
import type { InvoiceRefusal } from '../invoice-refusal.ts'
import { type ReturningDeps, returnExcessToVouchers } from '../pay/return-to-voucher.server.ts'
import { handedAfter, madeGoodCents } from '../rules/handed-money.ts'
import { withdrawReminder } from './withdraw-reminder.server.ts'

export type Changed = Promise<Result<StoredInvoice, InvoiceRefusal>>

/** Runs a change of a sent invoice with its source and itself locked, in that order. A refusal rolls back. */
export async function withInvoiceLocks(
  deps: InvoiceDeps,
  id: string,
  change: (tx: Transaction, invoice: StoredInvoice, now: Date) => Changed,
): Changed {
  const found = await findInvoice(deps.db, { id })
  if (!found) return refuse({ code: 'unknown_invoice' })
  return deps.db
    .transaction(async (tx): Changed => {
      await deps.sources.lock(tx, found)
      const invoice = await lockInvoice(tx, id)
      if (!invoice) return refuse({ code: 'unknown_invoice' })
      if (invoice.state === 'draft' || invoice.kind !== 'invoice') return refuse({ code: 'not_sent' })
      const result = await change(tx, invoice, deps.clock())
      if (!result.ok) throw new Refused(result.refusal)
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

/**
 * Recomputes the payments after one was recorded or undone, or a credit note was written, and passes the difference
 * to the source. An overpayment is returned to vouchers first, as far as they paid. What was passed to the source
 * stays with it until payments go back, see `handedAfter`. An invoice that was written off is open again when more than that is missing.
 * Needs both locks.
 * @param isRefund payments went back by a refund at the provider
 */
export async function settleInvoice(
  tx: Transaction,
  deps: ReturningDeps,
  invoice: StoredInvoice,
  {
    actorId,
    now,
    test,
    isRefund = false,
  }: { actorId: string | undefined; now: Date; test?: boolean; isRefund?: boolean },
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
          await deps.sources.paidBack(tx, invoice),
        )
      : { handedCents: before.handedCents, deductedCents: 0, twiceCents: 0 }
  const { deductedCents } = gone
  const goodCents = goneCents < 0 ? madeGoodCents({ ...before, ...sums }) : 0
  const handedCents = gone.handedCents + goodCents
  const twiceCents = before.twiceCents + gone.twiceCents - goodCents
  if (twiceCents !== before.twiceCents)
    await tellTwice(tx, invoice, { cents: gone.twiceCents, sumCents: twiceCents, actorId, now })
  const summed = { ...before, handedCents, twiceCents, paidCents: paid - handedCents }
  const back = await returnExcessToVouchers(tx, deps, summed, { actorId, now })
  if (!back.ok) return back
  const after = { ...summed, paidCents: summed.paidCents - back.value }
  const settled = settledCents(after)
  const { paidCents, creditedCents } = after
  const asksLess = summed.paidCents > invoice.paidCents || creditedCents > invoice.creditedCents
  const withdrawn = asksLess ? await withdrawReminder(tx, invoice, now) : {}
  const handedMore = before.handedCents - invoice.handedCents - deductedCents
  const cents = settled - (invoice.settledCents - back.value) + handedMore
  if (cents !== 0 || creditedCents !== invoice.creditedCents) {
    const money = { payableCents: payableCents(after), settledCents: settled, creditedCents }
    const settlement = { cents, money, invoice: invoice.number ?? '', actorId, now, test }
    const outcome = await deps.sources.settle(tx, invoice, settlement)
    if (!outcome.ok) return outcome
  }
  const reopened =
    after.state === 'written_off' && restCents(after) > restCents(invoice)
      ? ({ state: 'sent', writtenOffReason: null } as const)
      : {}
  const change = {
    ...further,
    ...withdrawn,
    ...reopened,
    handedCents,
    twiceCents,
    paidCents,
    settledCents: settled,
  }
  return accept(await updateInvoice(tx, invoice, change, now))
}

function restCents(invoice: StoredInvoice): number {
  return payableCents(invoice) - invoice.paidCents
}

/** No invoice asks for it again, because what was sold costs no more. Once it came after all, the owner need not do anything. */
async function tellTwice(
  tx: Transaction,
  { id, number }: StoredInvoice,
  {
    cents,
    sumCents,
    actorId,
    now,
  }: {
    cents: number /** With what went before. */
    sumCents: number
    actorId: string | undefined
    now: Date
  },
): Promise<void> {
  const code = 'paid_back_twice'
  const isOf = (name: string) => name.startsWith(`${number} `)
  if (cents > 0)
    await recordInvoiceEvent(tx, { invoiceId: id, at: now, action: code, actorId, detail: { cents } })
  await withdrawNamedAlert(tx, { code, isGone: isOf, now })
  if (sumCents > 0)
    await raiseNamedAlert(tx, { code, names: [`${number} (CHF ${amountText(sumCents)})`], now })
}
