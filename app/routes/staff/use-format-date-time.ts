import { formatDay, formatTime, swissTime } from '#i18n/format-date.ts'
import { useLanguage } from '../../language/language.tsx'

/** Swiss wall-clock time. */
export function useFormatDateTime(): (at: string) => string {
  const language = useLanguage()
  return (at) => {
    const { day, time } = swissTime(new Date(at))
    return `${formatDay(language, day)}, ${formatTime(language, time)}`
  }
}
