import { formatDay, formatTime, swissTime } from '#i18n/format-date.ts'
import { useLanguage } from '../../language/language.tsx'

/** An instant as clocks in Switzerland show it. */
export function useFormatDateTime(): (at: string) => string {
  const language = useLanguage()
  return (at) => {
    const { day, time } = swissTime(new Date(at))
    return `${formatDay(language, day)}, ${formatTime(language, time)}`
  }
}
