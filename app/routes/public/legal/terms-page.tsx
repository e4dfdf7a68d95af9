import { LEGAL_DAYS } from '#content/legal-documents.ts'
import { useMessages } from '../../../language/language.tsx'
import { CancellationTable } from './cancellation-table.tsx'
import { LegalDocument } from './legal-document.tsx'

/** Buyers accept a dated version. */
export default function TermsPage() {
  const messages = useMessages('terms')
  return (
    <LegalDocument
      messages={messages}
      day={LEGAL_DAYS.terms}
      extras={{ absage: <CancellationTable messages={messages.cancellation} /> }}
    />
  )
}
