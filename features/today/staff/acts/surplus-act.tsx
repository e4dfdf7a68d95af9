import type { invoices } from '#features/invoice/staff/invoice.contract.ts'
import { PaybackDialog } from '#features/invoice/staff/payback-dialog.tsx'
import type { AnswerOf } from '#kit/contract.ts'
import type { ActProps } from './act.tsx'

/** What was paid too much, as its invoice asks for it; whoever enters a part sees the rest again. */
export function SurplusAct({ file, onClose, onDone }: ActProps<AnswerOf<typeof invoices.read>>) {
  return <PaybackDialog {...file} onClose={onClose} onDone={() => onDone()} />
}
