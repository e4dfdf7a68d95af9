import { LEGAL_DAYS } from '#content/legal-documents.ts'
import type { Messages } from '#content/privacy/de.ts'
import { DEVICE_STORAGE, type StorageKind } from '#content/device-storage.ts'
import { useMessages } from '../../../language/language.tsx'
import { FactList } from './fact-list.tsx'
import { LegalDocument } from './legal-document.tsx'
import { RetentionTable } from './retention-table.tsx'

export default function PrivacyPage() {
  const messages = useMessages('privacy')
  return (
    <LegalDocument
      messages={messages}
      day={LEGAL_DAYS.privacy}
      extras={{
        zwecke: <PurposesList messages={messages.purposes} />,
        geraet: <DeviceStorageList messages={messages.storage} />,
        aufbewahrung: <RetentionTable messages={messages.retention} />,
      }}
    />
  )
}

function DeviceStorageList({ messages }: { messages: Messages['storage'] }) {
  const kinds = Object.keys(DEVICE_STORAGE) as StorageKind[]
  return (
    <FactList
      label={messages.label}
      items={kinds.map((kind) => ({
        title: DEVICE_STORAGE[kind].name,
        facts: [
          { label: messages.place, value: messages.places[DEVICE_STORAGE[kind].place] },
          { label: messages.purpose, value: messages.rows[kind].purpose },
          { label: messages.until, value: messages.rows[kind].until },
        ],
      }))}
    />
  )
}

function PurposesList({ messages }: { messages: Messages['purposes'] }) {
  return (
    <FactList
      label={messages.label}
      items={Object.values(messages.rows).map(({ title, data, purpose, basis }) => ({
        title,
        facts: [
          { label: messages.data, value: data },
          { label: messages.purpose, value: purpose },
          { label: messages.basis, value: basis },
        ],
      }))}
    />
  )
}
