import { findCourse, type ServiceId, type Services } from '#content/services.ts'
import { printedName } from '#content/service-name.ts'
import type { StaffService } from '#features/services/staff-service.ts'
import { fromCents } from '#kernel/amount.ts'
import { addDays } from '../../../calendar/event-span.ts'
import { EMPTY_EVENT, type EventFields } from './event-fields.ts'

/** What an event may be of, and what choosing it fills in. */
export interface EventService {
  id: ServiceId
  /** In the language of the page. */
  name: string
  nights: number
  usual: Partial<UsualFields>
}

type UsualFields = Pick<EventFields, (typeof USUAL)[number]>

const USUAL = [
  'titleDe',
  'titleEn',
  'titleFr',
  'titleIt',
  'fromTime',
  'toTime',
  'places',
  'minimum',
  'price',
] as const satisfies readonly (keyof EventFields)[]

/** With names, hours and the price as they are published now. Drafts and retired services get no new dates. */
export function fromStaffServices(services: readonly StaffService[], language: keyof StaffService['names']) {
  return services
    .filter(({ state }) => state === 'offered')
    .map(({ id, names, facts, cents }): EventService => {
      const titles = {
        titleDe: printedName(names.de),
        titleEn: printedName(names.en),
        titleFr: printedName(names.fr),
        titleIt: printedName(names.it),
      }
      const usual =
        'level' in facts ? { ...ofCourse(facts), price: fromCents(cents[0]) } : ofTeamEvent(facts.hours)
      return { id, name: names[language], nights: facts.nights, usual: { ...titles, ...usual } }
    })
}

/** Of the page's own publication, for who may not see the services of the back office. */
export function fromServices(services: Services, id: ServiceId, name: string): EventService {
  const course = findCourse(services, id)
  return { id, name, nights: course?.nights ?? 0, usual: course ? ofCourse(course) : {} }
}

/**
 * The change of a form whose service is chosen. What is empty, or still says what the service before filled in, follows the
 * new one; what was typed stays.
 */
export function chooseService(
  fields: EventFields,
  service: EventService | undefined,
  before: EventService | undefined,
): Partial<EventFields> {
  if (!service) return { service: '' }
  const change: Partial<EventFields> = { service: service.id }
  for (const name of USUAL) {
    const value = fields[name]
    const isUntouched = value === EMPTY_EVENT[name] || value === before?.usual[name]
    const usual = service.usual[name] ?? (before?.usual[name] === value ? EMPTY_EVENT[name] : undefined)
    if (isUntouched && usual !== undefined) change[name] = usual
  }
  if (fields.from) change.to = addDays(fields.from, service.nights)
  return change
}

function ofCourse({
  hours,
  group,
}: {
  hours: { from: string; to: string }
  group: { from: number; to: number }
}) {
  return { fromTime: hours.from, toTime: hours.to, places: String(group.to), minimum: String(group.from) }
}

/** @param hours 0 for whole days */
function ofTeamEvent(hours: number) {
  const [hour = 0, minute = '00'] = EMPTY_EVENT.fromTime.split(':')
  return hours ? { toTime: `${String(Number(hour) + hours).padStart(2, '0')}:${minute}` } : {}
}
