import type { InvoiceAnswers } from '../../invoices/invoice-api.ts'
import { PaybackDialog } from '../../invoices/payback-dialog.tsx'
import type { ActProps } from './act.tsx'

/** What was paid too much, as its invoice asks for it; whoever enters a part sees the rest again. */
export function SurplusAct({ file, onClose, onDone }: ActProps<InvoiceAnswers['/invoices/:id']>) {
  return <PaybackDialog {...file} onClose={onClose} onDone={() => onDone()} />
}
