import { SERVICE_IDS } from '#content/services.ts'
import { findEventProblems } from '#features/calendar/rules/check-event.ts'
import type { EventInput } from '#features/calendar/rules/event-input.ts'
import type { Recurrence } from '#features/calendar/rules/repeat-days.ts'
import type { LocalisedText } from '#i18n/localised-text.ts'
import { type FieldProblem, inFieldOrder } from '#kernel/field-problem.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { addDays } from '../../../calendar/event-span.ts'
import { fromCents, toCents } from '../amount.ts'

export interface EventFields {
  titleDe: string
  titleEn: string
  titleFr: string
  titleIt: string
  service: string
  /** `YYYY-MM-DD`; the last day is included. */
  from: string
  to: string
  /** `HH:MM` */
  fromTime: string
  toTime: string
  allDay: boolean
  place: string
  meetingPoint: string
  places: string
  /** Places sold elsewhere; empty for none. */
  blocked: string
  price: string
  public: boolean
  note: string
  minimum: string
  decideBy: string
  repeat: 'never' | Recurrence
  repeatCount: string
}

export const EMPTY_EVENT: EventFields = {
  titleDe: '',
  titleEn: '',
  titleFr: '',
  titleIt: '',
  service: '',
  from: '',
  to: '',
  fromTime: '09:00',
  toTime: '17:00',
  allDay: false,
  place: '',
  meetingPoint: '',
  places: '',
  blocked: '',
  price: '',
  public: true,
  note: '',
  minimum: '',
  decideBy: '',
  repeat: 'never',
  repeatCount: '4',
}

export function toFields(input: EventInput): EventFields {
  const { title, allDay, starts, ends } = input
  const [from = '', fromTime = ''] = starts.split('T')
  const [end = '', toTime = ''] = ends.split('T')
  return {
    ...EMPTY_EVENT,
    titleDe: title.de,
    titleEn: title.en ?? '',
    titleFr: title.fr ?? '',
    titleIt: title.it ?? '',
    service: input.serviceId ?? '',
    from,
    to: allDay ? addDays(end, -1) : end,
    fromTime: allDay ? EMPTY_EVENT.fromTime : fromTime,
    toTime: allDay ? EMPTY_EVENT.toTime : toTime,
    allDay,
    place: input.place.de,
    meetingPoint: input.meetingPoint?.de ?? '',
    places: textOf(input.places),
    blocked: input.blocked ? String(input.blocked) : '',
    price: input.priceCents === null ? '' : fromCents(input.priceCents),
    public: input.public,
    note: input.note ?? '',
    minimum: textOf(input.minimumParticipants),
    decideBy: input.decideBy ?? '',
  }
}

const ORDER: readonly (keyof EventFields)[] = [
  'titleDe',
  'from',
  'fromTime',
  'to',
  'toTime',
  'place',
  'places',
  'blocked',
  'price',
  'minimum',
  'decideBy',
  'repeatCount',
]

/** @param before original: its translations stay while the German text is unchanged. @param booked taken places */
export function toInput(
  fields: EventFields,
  before?: EventInput,
  booked = 0,
): Result<EventInput, FieldProblem[]> {
  const { starts, ends } = momentsOf(fields)
  const [places, minimumParticipants] = [countOf(fields.places), countOf(fields.minimum)]
  const { allDay } = fields
  const blocked = countOf(fields.blocked) ?? 0
  const decideBy = dayOf(fields.decideBy)
  const ranges = findEventProblems(
    { starts, ends, allDay, places, blocked, minimumParticipants, decideBy },
    booked,
  )
  const problems = firstOfEach([...missing(fields), ...impossible(fields), ...ranges.map(problemOf)])
  if (problems.length > 0 || !starts || !ends) return refuse(problems)
  return accept({
    serviceId: SERVICE_IDS.find((id) => id === fields.service) ?? null,
    title: titleOf(fields),
    starts,
    ends,
    allDay,
    place: kept(fields.place, before?.place),
    meetingPoint: fields.meetingPoint.trim() ? kept(fields.meetingPoint, before?.meetingPoint) : null,
    places,
    blocked,
    priceCents: toCents(fields.price) ?? null,
    public: fields.public,
    note: fields.note.trim() || null,
    minimumParticipants,
    decideBy,
  })
}

/** Swiss wall-clock times, undefined while unknown. */
function momentsOf({ from, to, fromTime, toTime, allDay }: EventFields) {
  const [first, last] = [dayOf(from), dayOf(to)]
  if (allDay) return { starts: first && `${first}T00:00`, ends: last && `${addDays(last, 1)}T00:00` }
  return {
    starts: first && fromTime ? `${first}T${fromTime}` : null,
    ends: last && toTime ? `${last}T${toTime}` : null,
  }
}

function firstOfEach(problems: FieldProblem[]): FieldProblem[] {
  const first = problems.filter(
    (problem, index) => problems.findIndex(({ field }) => field === problem.field) === index,
  )
  return inFieldOrder(first, ORDER)
}

const FORM_FIELD: Record<string, keyof EventFields> = {
  'title.de': 'titleDe',
  'title.en': 'titleEn',
  'title.fr': 'titleFr',
  'title.it': 'titleIt',
  'place.de': 'place',
  'meetingPoint.de': 'meetingPoint',
  serviceId: 'service',
  starts: 'fromTime',
  ends: 'to',
  priceCents: 'price',
  minimumParticipants: 'minimum',
}

/** Maps the server's field names to the form's. */
export function problemOf({ field = '', code }: { field?: string; code: string }): FieldProblem {
  const isClock = code === 'clock_skips_time' || code === 'not_on_five_minutes'
  if (field === 'ends' && isClock) return { field: 'toTime', code }
  const own = field.replace(/^input\./, '')
  return { field: FORM_FIELD[own] ?? own, code }
}

/** Same as in `eventInputSchema`. */
const HIGHEST_CENTS = 1_000_000

function missing({ titleDe, from, to, place, allDay, fromTime, toTime }: EventFields): FieldProblem[] {
  const needed = { titleDe, from, to, place, ...(!allDay && { fromTime, toTime }) }
  return Object.entries(needed)
    .filter(([, text]) => text.trim() === '')
    .map(([field]) => ({ field, code: 'required' }))
}

function impossible(fields: EventFields): FieldProblem[] {
  const { from, to, decideBy, places, blocked, minimum, price, repeat, repeatCount } = fields
  const wrong = {
    from: from !== '' && !dayOf(from),
    to: to !== '' && !dayOf(to),
    decideBy: decideBy !== '' && !dayOf(decideBy),
    places: places !== '' && !isCount(places, 1000),
    blocked: !/^0*$/.test(blocked) && !isCount(blocked, 1000),
    minimum: minimum !== '' && !isCount(minimum, 1000),
    price: price.trim() !== '' && !((toCents(price) ?? Number.POSITIVE_INFINITY) <= HIGHEST_CENTS),
    repeatCount: repeat !== 'never' && !isCount(repeatCount, 52),
  }
  return Object.entries(wrong)
    .filter(([, isWrong]) => isWrong)
    .map(([field]) => ({ field, code: 'invalid' }))
}

function isCount(text: string, most: number): boolean {
  return /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= most
}

function countOf(text: string): number | null {
  return isCount(text, 1000) ? Number(text) : null
}

/** The server rejects other years. */
function dayOf(text: string): string | null {
  return /^(19[7-9]|[2-9]\d\d)\d-\d\d-\d\d$/.test(text) ? text : null
}

function textOf(count: number | null): string {
  return count === null ? '' : String(count)
}

function titleOf({ titleDe, titleEn, titleFr, titleIt }: EventFields): LocalisedText {
  const others = Object.entries({ en: titleEn.trim(), fr: titleFr.trim(), it: titleIt.trim() })
  return { de: titleDe.trim(), ...Object.fromEntries(others.filter(([, text]) => text !== '')) }
}

function kept(text: string, before: LocalisedText | null | undefined): LocalisedText {
  const de = text.trim()
  return before?.de === de ? before : { de }
}
