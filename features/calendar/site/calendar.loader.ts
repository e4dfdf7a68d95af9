import { type CalendarEvent, MAX_EVENTS } from '#features/calendar/calendar-event.ts'
import { monthOf, addMonths } from './months.ts'
import type { PageEnvironment } from '#site/environment.ts'
import type { LoaderInput } from '#site/page.tsx'
import { type CalendarAddress, readAddress, servicesOf } from './calendar-address.ts'

export interface CalendarData {
  today: string
  address: CalendarAddress
  /** Shown month, or first month of the list. */
  month: string
  events: CalendarEvent[]
  next: string | null
  failed: boolean
}

const LIST_LENGTH = 24

/** A failing calendar is reported in the page. */
export async function loadCalendar(
  { findEvents, services: offered, today: dayInSwitzerland }: PageEnvironment,
  { url }: LoaderInput,
): Promise<CalendarData> {
  const today = dayInSwitzerland()
  const address = readAddress(url.searchParams, today, offered)
  const serviceIds = servicesOf(address.service, offered)
  const services = serviceIds && { serviceIds }
  const limit = address.view === 'month' ? MAX_EVENTS : LIST_LENGTH + 1
  let base = { today, address, month: address.month ?? monthOf(address.after ?? today) }
  try {
    if (address.view === 'month' && !address.month) {
      const [first] = await findEvents({ from: today, limit: 1, ...services })
      base = { ...base, month: laterMonth(base.month, first?.startsAt) }
    }
    const { month } = base
    const from = address.after ?? `${month}-01`
    const found = await findEvents({
      from,
      limit,
      withCancelled: true,
      ...services,
      ...(address.view === 'month' && { until: `${addMonths(month, 1)}-01` }),
    })
    const isMore = found.length === limit
    const events = isMore ? found.slice(0, -1) : found
    const next = isMore ? laterOf(found.at(-1)?.startsAt.slice(0, 10), from) : null
    return { ...base, events, next, failed: false }
  } catch {
    return { ...base, events: [], next: null, failed: true }
  }
}

/** The grid opens at the month of the first event, if later. */
function laterMonth(month: string, startsAt: string | undefined): string {
  const first = startsAt ? monthOf(startsAt.slice(0, 10)) : month
  return first > month ? first : month
}

function laterOf(day: string | undefined, from: string): string | null {
  return day && day > from ? day : null
}
