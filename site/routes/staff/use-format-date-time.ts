import { formatDay, formatTime, swissTime } from '#i18n/format-date.ts'
import { useLanguage } from '../../language/language.tsx'

/** Swiss wall-clock time. */
export function useFormatDateTime(): (at: string) => string {
  const language = useLanguage()
  return (at) => {
    const { day, time, offset } = swissTime(new Date(at))
    const clock = `${formatDay(language, day)}, ${formatTime(language, time)}`
    return offset ? `${clock}\u00a0(UTC${offset})` : clock
  }
}
