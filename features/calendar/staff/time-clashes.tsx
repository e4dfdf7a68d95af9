import { repetitionOffsets, MAX_REPETITIONS, type Repetition } from '#features/calendar/rules/repeat-days.ts'
import { shiftLocal } from '#features/calendar/rules/shift-input.ts'
import { formatDay } from '#i18n/format-date.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { WarningIcon } from '#site/ui/pictures/icons.tsx'
import { ClashText } from '#features/quote/staff/clash-question.tsx'
import { guides } from '#features/staffing/staff/guides.contract.ts'
import { useRead } from '#kit/loaded.tsx'
import type { EventFields } from './empty-event.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const TIME = /^\d{2}:\d{2}$/

interface TimeClashesProps {
  fields: Pick<EventFields, 'from' | 'to' | 'fromTime' | 'toTime' | 'allDay'>
  /** The event that is being changed. */
  except: string | undefined
  /** Further dates of a series. */
  repetition?: Repetition | undefined
}

/** What else is at the time of the event and of each date of its series, as soon as the time is typed; it refuses nothing. */
export function TimeClashes({
  fields: { from, to, fromTime, toTime, allDay },
  except,
  repetition,
}: TimeClashesProps) {
  const [starts, ends] = allDay ? ['00:00', '23:55'] : [fromTime, toTime]
  const isWhole = [from, to].every((day) => DAY.test(day)) && [starts, ends].every((time) => TIME.test(time))
  if (!isWhole || `${to}T${ends}` <= `${from}T${starts}`) return null
  const shifts = repetition ? shiftsOf(from, repetition) : []
  return <Clashes from={`${from}T${starts}`} to={`${to}T${ends}`} except={except} shifts={shifts} />
}

/** Nothing while what is typed is no series. */
function shiftsOf(from: string, repetition: Repetition): number[] {
  if ('count' in repetition && !(repetition.count <= MAX_REPETITIONS)) return []
  const shifts = repetitionOffsets(from, repetition)
  return shifts.every((days) => Number.isInteger(days) && Math.abs(days) < 10_000) ? shifts : []
}

interface ClashesProps {
  from: string
  to: string
  except: string | undefined
  shifts: readonly number[]
}

function Clashes({ from, to, except, shifts }: ClashesProps) {
  const { clash, clashInSeries } = useMessages('staff-blocked')
  const language = useLanguage()
  const series = shifts.length > 0 ? shifts.join(',') : undefined
  const { value } = useRead(guides.timeClashes, { from, to, except, shifts: series })
  const clashes = value?.clashes ?? []
  const dayOf = (date: number) =>
    formatDay(language, shiftLocal(from.slice(0, 10), [0, ...shifts][date] ?? 0))
  return (
    <div role="status">
      {clashes.length > 0 && (
        <>
          <p className="small">{shifts.length > 0 ? clashInSeries : clash}</p>
          <ul className="clashes">
            {clashes.map((each) => (
              <li key={`${each.date} ${each.id}`}>
                <WarningIcon />
                <span>
                  {shifts.length > 0 && `${dayOf(each.date)}: `}
                  <ClashText clash={each} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
