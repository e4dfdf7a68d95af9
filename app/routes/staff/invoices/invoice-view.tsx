import { staffPaths } from '../../../staff-paths.ts'
import { useMessages } from '../../../language/language.tsx'
import { BackLink } from '../back-link.tsx'
import { ErrorState } from '../api/error-state.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { DraftForm } from './draft-form.tsx'
import { SentInvoice } from './sent-invoice.tsx'

/** One invoice: a form while it is a draft, then what was sent with what has been paid. */
export default function InvoiceView({ id }: { id: string }) {
  const messages = useMessages('staff-invoices').invoice
  const { value, problem, reload } = useLoaded<'/invoices/:id'>(`/invoices/${encodeURIComponent(id)}`)
  return (
    <>
      <BackLink to={staffPaths.part('invoices')}>{messages.back}</BackLink>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value &&
        (value.invoice.status === 'draft' ? (
          <DraftForm invoice={value.invoice} onChanged={reload} />
        ) : (
          <SentInvoice invoice={value.invoice} today={value.today} onChanged={reload} />
        ))}
    </>
  )
}
