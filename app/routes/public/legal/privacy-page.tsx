import { LEGAL_DAYS } from '#content/legal-documents.ts'
import { useMessages } from '../../../language/language.tsx'
import { DeviceStorageList } from './device-storage-list.tsx'
import { LegalDocument } from './legal-document.tsx'
import { PurposesList } from './purposes-list.tsx'
import { RetentionTable } from './retention-table.tsx'

/** Privacy statement: the words, and what is made of the data that the product itself obeys. */
export default function PrivacyPage() {
  const words = useMessages('privacy')
  return (
    <LegalDocument
      words={words}
      day={LEGAL_DAYS.privacy}
      extras={{
        zwecke: <PurposesList words={words.purposes} />,
        geraet: <DeviceStorageList words={words.storage} />,
        aufbewahrung: <RetentionTable words={words.retention} />,
      }}
    />
  )
}
