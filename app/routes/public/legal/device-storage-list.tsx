import { DEVICE_STORAGE, type StorageKind } from '#content/device-storage.ts'
import type { Words } from '#content/privacy/de.ts'
import { FactList } from './fact-list.tsx'

/** Everything that stays in the visitor's browser, by its name there. */
export function DeviceStorageList({ words }: { words: Words['storage'] }) {
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
