import { useMessages } from '#site/language/language.tsx'
import { LegalDocument } from './legal-document.tsx'
import { termsTables } from './legal-tables.ts'

/** Buyers accept a dated version. */
export default function TermsPage() {
  const messages = useMessages('terms')
  return <LegalDocument messages={messages} tables={termsTables(messages)} />
}
