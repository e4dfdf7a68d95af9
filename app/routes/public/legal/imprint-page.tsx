import { LEGAL_DAYS } from '#content/legal-documents.ts'
import { useMessages } from '../../../language/language.tsx'
import { LegalDocument } from './legal-document.tsx'
import { ProviderFacts } from './provider-facts.tsx'

/** Contents required by UWG art. 3 para. 1 lit. s. */
export default function ImprintPage() {
  const messages = useMessages('imprint')
  return (
    <LegalDocument
      messages={messages}
      day={LEGAL_DAYS.imprint}
      extras={{ anbieterin: <ProviderFacts facts={Object.values(messages.facts)} /> }}
    />
  )
}
