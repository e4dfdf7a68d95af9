import { RETENTION, type Retention, type RetentionKind } from '#content/retention.ts'
import type { Messages } from '#content/privacy/de.ts'
import { plural } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import { useLanguage } from '../../../language/language.tsx'
import { LegalTable } from './legal-table.tsx'

export function RetentionTable({ messages }: { messages: Messages['retention'] }) {
  const language = useLanguage()
  const kinds = Object.keys(RETENTION) as RetentionKind[]
  return (
    <LegalTable
      caption={messages.caption}
      columns={messages.columns}
      rows={kinds.map((kind) => {
        const { period, from } = RETENTION[kind]
        return {
          id: kind,
          cells: [
            messages.rows[kind],
            `${inWords(language, period, messages.periods)} ${messages.from[from]}`,
          ],
        }
      })}
    />
  )
}

function inWords(
  language: Language,
  period: Retention['period'],
  forms: Messages['retention']['periods'],
): string {
  if ('years' in period) return plural(language, period.years, forms.years)
  if ('months' in period) return plural(language, period.months, forms.months)
  return plural(language, period.days, forms.days)
}
