import { useNavigate } from 'react-router'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useMessages } from '../../../language/language.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import { useResultToast } from '../use-staff-messages.ts'

interface MakeInvoiceProps {
  /** `offer`: an accepted quote. */
  source: 'booking' | 'offer'
  id: string
}

/** Leads to the invoice of a booking or a project's quote: a new draft, or the one that stands. */
export function MakeInvoice({ source, id }: MakeInvoiceProps) {
  const messages = useMessages('staff-invoices').ofBooking
  const navigate = useNavigate()
  const toast = useResultToast()
  const { busy, submit } = useSubmit<StaffProblem>()
  async function make(): Promise<void> {
    const answer = await submit(() =>
      postStaff<'/invoice-drafts'>('/invoice-drafts', { source, sourceId: id }),
    )
    if (!answer) return
    if (answer.ok) await navigate(staffPaths.invoice(answer.value.id))
    else toast.refused(answer.refusal)
  }
  return (
    <Button size="sm" aria-disabled={busy} onClick={() => void make()}>
      {messages.make}
    </Button>
  )
}
