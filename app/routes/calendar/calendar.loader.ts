import { type CalendarEvent, MAX_EVENTS } from '#features/calendar/calendar-event.ts'
import { monthOf, plusMonths } from '../../calendar/months.ts'
import type { PageEnvironment } from '../../environment.ts'
import type { LoaderInput } from '../../page.tsx'
import { type CalendarAddress, readAddress, servicesOf } from './calendar-address.ts'

export interface CalendarData {
  /** The day in Switzerland. */
  today: string
  address: CalendarAddress
  /** The month that is shown, or with which the list begins. */
  month: string
  events: CalendarEvent[]
  /** More than the page holds: the day with which the next page begins. */
  next: string | null
  /** The calendar could not be read. */
  failed: boolean
}

const LIST_LENGTH = 24

/** Public events as the address asks for them; a calendar that fails is something the page can tell. */
export async function loadCalendar(
  { findEvents, today: dayInSwitzerland }: PageEnvironment,
  { url }: LoaderInput,
): Promise<CalendarData> {
  const today = dayInSwitzerland()
  const address = readAddress(url.searchParams, today)
  const month = address.month ?? monthOf(address.after ?? today)
  const base = { today, address, month }
  const serviceIds = servicesOf(address.service)
  const from = address.after ?? `${month}-01`
  const limit = address.view === 'month' ? MAX_EVENTS : LIST_LENGTH + 1
  try {
    const found = await findEvents({
      from,
      limit,
      withCancelled: true,
      ...(serviceIds && { serviceIds }),
      ...(address.view === 'month' && { until: `${plusMonths(month, 1)}-01` }),
    })
    const isMore = found.length === limit
    const events = isMore ? found.slice(0, -1) : found
    const next = isMore ? laterOf(found.at(-1)?.startsAt.slice(0, 10), from) : null
    return { ...base, events, next, failed: false }
  } catch {
    return { ...base, events: [], next: null, failed: true }
  }
}

/** The day of the first event that is not shown; never a day with which the list has begun already. */
function laterOf(day: string | undefined, from: string): string | null {
  return day && day > from ? day : null
}
