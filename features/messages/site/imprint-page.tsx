import { useMessages } from '#site/language/language.tsx'
import { LegalDocument } from './legal-document.tsx'
import { imprintTables } from './legal-tables.ts'

export default function ImprintPage() {
  const messages = useMessages('imprint')
  return <LegalDocument messages={messages} tables={imprintTables(messages)} />
}
