import { accept, refuse } from '#kernel/result.ts'
import { type OnInvoice, recordInvoiceEvent, updateInvoice } from '../database/invoices-repository.server.ts'
import { openCents } from '../invoice.ts'
import type { InvoiceDeps } from '../invoice-deps.server.ts'
import { withInvoiceLocks } from './with-invoice-locks.server.ts'
import { withdrawReminder } from './withdraw-reminder.server.ts'

/**
 * Writes off the open amount, with a reason; a later payment opens it again. Idempotent.
 * @param seenCents the open amount that was shown, in Rappen
 */
export function writeOffInvoice(
  deps: InvoiceDeps,
  id: string,
  { reason, seenCents }: { reason: string; seenCents: number },
  staffId: string,
  record?: OnInvoice,
) {
  return withInvoiceLocks(
    deps,
    id,
    staffId,
    async (tx, invoice, by) => {
      if (invoice.state === 'written_off') return accept(invoice)
      const cents = openCents(invoice)
      if (cents === 0) return refuse({ code: 'nothing_due' })
      if (cents !== seenCents) return refuse({ code: 'changed_meanwhile' })
      const withdrawn = await withdrawReminder(tx, invoice, by.now)
      const change = { ...withdrawn, state: 'written_off', writtenOffReason: reason } as const
      const written = await updateInvoice(tx, invoice, change, by.now)
      await recordInvoiceEvent(tx, id, 'written_off', by, { cents, reason })
      return accept(written)
    },
    record,
  )
}
