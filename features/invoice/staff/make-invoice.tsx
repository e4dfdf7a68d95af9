import { useNavigate } from 'react-router'
import { staffPaths } from '#site/staff-paths.ts'
import { Button } from '#site/ui/button.tsx'
import { useTexts } from '#kit/texts.ts'
import { useAction } from '#kit/use-action.ts'
import { invoices } from './invoice.contract.ts'

interface MakeInvoiceProps {
  /** `offer`: an accepted quote. */
  source: 'booking' | 'offer'
  id: string
}

/** Leads to the invoice of a booking or a project's quote: a new draft, or the one that stands. */
export function MakeInvoice({ source, id: sourceId }: MakeInvoiceProps) {
  const { make } = useTexts('staff-invoices').t.ofBooking
  const navigate = useNavigate()
  const { busy, send } = useAction(invoices.draft, {
    onDone: ({ id }) => void navigate(staffPaths.invoice(id)),
  })
  return (
    <Button size="sm" aria-disabled={busy} onClick={() => void send({ source, sourceId })}>
      {make}
    </Button>
  )
}
