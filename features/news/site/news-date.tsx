import { formatDay } from '#i18n/format-date.ts'
import { useLanguage } from '#site/language/language.tsx'

export function NewsDate({ day }: { day: string }) {
  return (
    <time className="small muted num" dateTime={day}>
      {formatDay(useLanguage(), day)}
    </time>
  )
}
