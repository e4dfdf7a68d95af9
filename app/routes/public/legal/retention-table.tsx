import { RETENTION, type Retention, type RetentionKind } from '#content/retention.ts'
import type { Words } from '#content/privacy/de.ts'
import { plural } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import { useLanguage } from '../../../language/language.tsx'
import { LegalTable } from './legal-table.tsx'

export function RetentionTable({ words }: { words: Words['retention'] }) {
  const language = useLanguage()
  const kinds = Object.keys(RETENTION) as RetentionKind[]
  return (
    <LegalTable
      caption={words.caption}
      columns={words.columns}
      rows={kinds.map((kind) => {
        const { period, from } = RETENTION[kind]
        return {
          id: kind,
          cells: [words.rows[kind], `${inWords(language, period, words.periods)} ${words.from[from]}`],
        }
      })}
    />
  )
}

function inWords(
  language: Language,
  period: Retention['period'],
  forms: Words['retention']['periods'],
): string {
  if ('years' in period) return plural(language, period.years, forms.years)
  if ('months' in period) return plural(language, period.months, forms.months)
  return plural(language, period.days, forms.days)
}
