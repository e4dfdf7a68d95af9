import { useEffect, useState } from 'react'
import { fill } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import { readDay } from '#kernel/calendar-day.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'

/** Warns that a requested day is closed before the request is sent. */
export function ClosedDayNote({ days }: { days: readonly (string | undefined)[] }) {
  const { closedDay } = useMessages('team-event-request')
  const language = useLanguage()
  const closed = useClosedDays(days.some((day) => day))
  const requested = days.map((day) => readDay(day ?? '')).find((day) => day && closed.includes(day))
  return (
    <div role="status" className="small">
      {requested && fill(closedDay, { day: formatDay(language, requested) })}
    </div>
  )
}

/** Empty until a day is requested, and when they cannot be loaded: staff check the request anyway. */
function useClosedDays(isRequested: boolean): readonly string[] {
  const [closed, setClosed] = useState<readonly string[]>([])
  useEffect(() => {
    if (!isRequested) return
    const leaving = new AbortController()
    fetch('/api/closed-days', { signal: leaving.signal })
      .then(async (answer) => (answer.ok ? ((await answer.json()) as { days: string[] }).days : []))
      .then(setClosed)
      .catch(() => {})
    return () => leaving.abort()
  }, [isRequested])
  return closed
}
