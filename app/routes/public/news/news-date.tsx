import { formatDay } from '#i18n/format-date.ts'
import { useLanguage } from '../../../language/language.tsx'

/** The day of a piece, `YYYY-MM-DD`, as the language writes it. */
export function NewsDate({ day }: { day: string }) {
  return (
    <time className="small muted num" dateTime={day}>
      {formatDay(useLanguage(), day)}
    </time>
  )
}
