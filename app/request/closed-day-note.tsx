import { useEffect, useState } from 'react'
import { fill } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import { readDay } from '#kernel/calendar-day.ts'
import { useLanguage, useMessages } from '../language/language.tsx'

/** Warns that a requested day is closed before the request is sent. */
export function ClosedDayNote({ days }: { days: readonly (string | undefined)[] }) {
  const { closedDay } = useMessages('team-event-request')
  const language = useLanguage()
  const closed = useClosedDays(days.some((day) => day))
  const wished = days.map((day) => readDay(day ?? '')).find((day) => day && closed.includes(day))
  return (
    <div role="status" className="small">
      {wished && fill(closedDay, { day: formatDay(language, wished) })}
    </div>
  )
}

/** None until a day is wished, and where they cannot be read: the request still reaches somebody who knows. */
function useClosedDays(isWished: boolean): readonly string[] {
  const [closed, setClosed] = useState<readonly string[]>([])
  useEffect(() => {
    if (!isWished) return
    const leaving = new AbortController()
    fetch('/api/closed-days', { signal: leaving.signal })
      .then(async (answer) => (answer.ok ? ((await answer.json()) as { days: string[] }).days : []))
      .then(setClosed)
      .catch(() => {})
    return () => leaving.abort()
  }, [isWished])
  return closed
}
