import type { StaffInquiryLine } from '#features/inquiry/staff/staff-inquiry.ts'
import { formatWeekdayAndDay, formatTime, swissTime } from '#i18n/format-date.ts'
import { fill } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { formatDuration } from '../duration.ts'
import styles from './answer-deadline.module.css'

/** Warning threshold. */
const SOON_MS = 4 * 3_600_000

interface ClockProps {
  inquiry: Pick<StaffInquiryLine, 'state' | 'createdAt' | 'answerDueAt' | 'answeredAt'>
  /** Epoch milliseconds of the server's clock. */
  now: number
}

/** Remaining or overdue time of the 24 hours, or the time taken. */
export function AnswerDeadline({ inquiry: { state, createdAt, answerDueAt, answeredAt }, now }: ClockProps) {
  const messages = useMessages('staff-desk')
  const language = useLanguage()
  const time = (ms: number) => formatDuration(language, ms)
  if (state !== 'new')
    return (
      <span>
        {messages.states[state]}
        {answeredAt && (
          <small>
            {fill(messages.clock.answered, { time: time(Date.parse(answeredAt) - Date.parse(createdAt)) })}
          </small>
        )}
      </span>
    )
  const left = Date.parse(answerDueAt) - now
  const due = swissTime(new Date(answerDueAt))
  return (
    <span>
      <b className={classNames(styles.clock, 'num', left < SOON_MS && styles.soon, left < 0 && styles.late)}>
        {left < 0
          ? fill(messages.clock.overdue, { time: time(-left) })
          : fill(messages.clock.left, { time: time(left) })}
      </b>
      <small className="num">
        {fill(messages.clock.due, {
          day: formatWeekdayAndDay(language, due.day),
          time: formatTime(language, due.time),
        })}
      </small>
    </span>
  )
}
