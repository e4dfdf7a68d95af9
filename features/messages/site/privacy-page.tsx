import { useLanguage, useMessages } from '#site/language/language.tsx'
import { LegalDocument } from './legal-document.tsx'
import { privacyTables } from './legal-tables.ts'

export default function PrivacyPage() {
  const messages = useMessages('privacy')
  return <LegalDocument messages={messages} tables={privacyTables(messages, useLanguage())} />
}
