import { LEGAL_DAYS } from '#content/legal-documents.ts'
import { useMessages } from '../../../language/language.tsx'
import { CancellationTable } from './cancellation-table.tsx'
import { LegalDocument } from './legal-document.tsx'

/** Buyers accept a dated version. */
export default function TermsPage() {
  const words = useMessages('terms')
  return (
    <LegalDocument
      words={words}
      day={LEGAL_DAYS.terms}
      extras={{ absage: <CancellationTable words={words.cancellation} /> }}
    />
  )
}
