import { staffPaths } from '#site/staff-paths.ts'
import { LoadedPage } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { DraftForm } from './draft-form.tsx'
import { invoices } from './invoice.contract.ts'
import { SentInvoice } from './sent-invoice.tsx'

/** One invoice: a form while it is a draft, then what was sent with what has been paid. */
export default function InvoicePage() {
  const { back } = useTexts('staff-invoices').t.invoice
  return (
    <LoadedPage of={invoices.read} back={{ to: staffPaths.invoices, title: back }}>
      {({ invoice, today }, reload) =>
        invoice.status === 'draft' ? (
          <DraftForm invoice={invoice} onChanged={reload} />
        ) : (
          <SentInvoice invoice={invoice} today={today} onChanged={reload} />
        )
      }
    </LoadedPage>
  )
}
