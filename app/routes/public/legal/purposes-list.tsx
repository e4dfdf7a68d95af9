import type { Words } from '#content/privacy/de.ts'
import { FactList } from './fact-list.tsx'

/** Which data each activity needs, what for and on which basis. */
export function PurposesList({ words }: { words: Words['purposes'] }) {
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
