import { LEGAL_DAYS } from '#content/legal-documents.ts'
import type { Words } from '#content/privacy/de.ts'
import { DEVICE_STORAGE, type StorageKind } from '#content/device-storage.ts'
import { useMessages } from '../../../language/language.tsx'
import { FactList } from './fact-list.tsx'
import { LegalDocument } from './legal-document.tsx'
import { RetentionTable } from './retention-table.tsx'

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

function DeviceStorageList({ words }: { words: Words['storage'] }) {
  const kinds = Object.keys(DEVICE_STORAGE) as StorageKind[]
  return (
    <FactList
      label={words.label}
      items={kinds.map((kind) => ({
        title: DEVICE_STORAGE[kind].name,
        facts: [
          { label: words.place, value: words.places[DEVICE_STORAGE[kind].place] },
          { label: words.purpose, value: words.rows[kind].purpose },
          { label: words.until, value: words.rows[kind].until },
        ],
      }))}
    />
  )
}

function PurposesList({ words }: { words: Words['purposes'] }) {
  return (
    <FactList
      label={words.label}
      items={Object.values(words.rows).map(({ title, data, purpose, basis }) => ({
        title,
        facts: [
          { label: words.data, value: data },
          { label: words.purpose, value: purpose },
          { label: words.basis, value: basis },
        ],
      }))}
    />
  )
}
