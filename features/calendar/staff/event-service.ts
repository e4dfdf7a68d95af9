import { printedName } from '#features/services/content/service-name.ts'
import { findCourse, type ServiceId, type Services } from '#features/services/content/services.ts'
import type { Language } from '#i18n/languages.ts'
import type { LocalisedText } from '#i18n/localised-text.ts'
import { amountText } from '#kernel/amount.ts'
import { addDays } from '../rules/event-span.ts'
import { EMPTY_EVENT, type EventFields } from './empty-event.ts'

/** As the server has it: a service that is offered now, with what its dates usually have. */
export interface OfferedService {
  id: ServiceId
  /** With what a German name means in brackets; without soft hyphens. */
  names: Readonly<Record<Language, string>>
  nights: number
  /** From and to, or how many hours it lasts; 0 for whole days. */
  hours: { readonly from: string; readonly to: string } | number
  places: number
  minimum: number | null
  /** Per person; null where the price is that of a group. */
  priceCents: number | null
  place: LocalisedText | null
  meetingPoint: LocalisedText | null
}

/** What an event may be of, and what choosing it fills in. */
export interface EventService {
  id: ServiceId
  /** In the language of the page. */
  name: string
  nights: number
  usual: Partial<UsualFields>
  /** What `usual.place` and `usual.meetingPoint` are in the other languages. */
  place?: LocalisedText | null
  meetingPoint?: LocalisedText | null
}

type UsualFields = Pick<EventFields, (typeof USUAL)[number]>

const USUAL = [
  'titleDe',
  'titleEn',
  'titleFr',
  'titleIt',
  'fromTime',
  'toTime',
  'place',
  'meetingPoint',
  'places',
  'minimum',
  'price',
] as const satisfies readonly (keyof EventFields)[]

export function fromOffered(services: readonly OfferedService[], language: Language): EventService[] {
  return services.map((service) => {
    const { id, names, nights, hours, places, minimum, priceCents, place, meetingPoint } = service
    const usual = {
      titleDe: printedName(names.de),
      titleEn: printedName(names.en),
      titleFr: printedName(names.fr),
      titleIt: printedName(names.it),
      ...(typeof hours === 'number' ? afterHours(hours) : { fromTime: hours.from, toTime: hours.to }),
      ...(place && { place: place.de }),
      ...(meetingPoint && { meetingPoint: meetingPoint.de }),
      places: String(places),
      ...(minimum !== null && { minimum: String(minimum) }),
      ...(priceCents !== null && { price: amountText(priceCents) }),
    }
    return { id, name: names[language], nights, usual, place, meetingPoint }
  })
}

/** Of the page's own publication, for who may not add events of services, and until the answer is there. */
export function fromServices(services: Services, id: ServiceId, name: string): EventService {
  const course = findCourse(services, id)
  if (!course) return { id, name, nights: 0, usual: {} }
  const { hours, group, nights } = course
  const usual = {
    fromTime: hours.from,
    toTime: hours.to,
    places: String(group.to),
    minimum: String(group.from),
  }
  return { id, name, nights, usual }
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

function afterHours(hours: number): Partial<UsualFields> {
  const [hour = 0, minute = '00'] = EMPTY_EVENT.fromTime.split(':')
  return hours ? { toTime: `${String(Number(hour) + hours).padStart(2, '0')}:${minute}` } : {}
}
