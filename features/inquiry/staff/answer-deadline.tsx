import { useEffect, useState } from 'react'
import { formatDuration } from '#site/routes/staff/duration.ts'
import { classNames } from '#site/ui/class-names.ts'
import { formatTime, formatWeekdayAndDay, swissTime } from '#i18n/format-date.ts'
import { fill } from '#i18n/format.ts'
import { useTexts } from '#kit/texts.ts'
import type { StaffInquiryLine } from './staff-inquiry.ts'

/** Warning threshold. */
const SOON_MS = 4 * 3_600_000
const TICK_MS = 15_000

interface AnswerDeadlineProps {
  inquiry: Pick<StaffInquiryLine, 'state' | 'createdAt' | 'answerDueAt' | 'answeredAt'>
  /** Of the server's clock when it answered, ISO 8601. */
  now: string
}

/** Remaining or overdue time of the 24 hours, or the time taken. */
export function AnswerDeadline({ inquiry, now }: AnswerDeadlineProps) {
  const { state, createdAt, answerDueAt, answeredAt } = inquiry
  const { t, language } = useTexts('staff-desk')
  const time = (ms: number) => formatDuration(language, ms)
  const left = Date.parse(answerDueAt) - useServerNow(now)
  if (state !== 'new')
    return (
      <span>
        {t.states[state]}
        {answeredAt && (
          <small>
            {fill(t.clock.answered, { time: time(Date.parse(answeredAt) - Date.parse(createdAt)) })}
          </small>
        )}
      </span>
    )
  const due = swissTime(new Date(answerDueAt))
  return (
    <span>
      <b className={classNames('num', left < SOON_MS && 'due', left < 0 && 'bad')}>
        {left < 0 ? fill(t.clock.overdue, { time: time(-left) }) : fill(t.clock.left, { time: time(left) })}
      </b>
      <small className="num">
        {fill(t.clock.due, {
          day: formatWeekdayAndDay(language, due.day),
          time: formatTime(language, due.time),
        })}
      </small>
    </span>
  )
}

/** Epoch milliseconds of the server's clock, ticking, since client clocks differ. */
function useServerNow(answeredAt: string): number {
  const [since, setSince] = useState({ answeredAt, passed: 0 })
  useEffect(() => {
    const receivedAt = performance.now()
    const tick = () => setSince({ answeredAt, passed: performance.now() - receivedAt })
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [answeredAt])
  return Date.parse(answeredAt) + (since.answeredAt === answeredAt ? since.passed : 0)
}
