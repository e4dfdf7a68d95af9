import { findEventProblems } from '#features/calendar/rules/check-event.ts'
import type { EventInput } from '#features/calendar/rules/event-input.ts'
import {
  eventDaySchema,
  eventInputSchema,
  repetitionSchema,
} from '#features/calendar/rules/event-input.schema.ts'
import type { Repetition } from '#features/calendar/rules/repeat-days.ts'
import type { LocalisedText } from '#i18n/localised-text.ts'
import { type FieldProblem, inFieldOrder } from '#kernel/field-problem.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { addDays } from '../rules/event-span.ts'
import { amountText, toCents } from '#kernel/amount.ts'
import { EMPTY_EVENT, type EventFields } from './empty-event.ts'
import type { EventService } from './event-service.ts'

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
    price: input.priceCents === null ? '' : amountText(input.priceCents),
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
  'repeatDays',
]

/**
 * Validated by the server's own schema. @param before original: its translations stay while the German text is
 * unchanged. @param booked taken places @param service the chosen one: where the form still says what it filled in, its
 * translations go along, and the event has no price of its own
 */
export function toInput(
  fields: EventFields,
  before?: EventInput,
  booked = 0,
  service?: EventService,
): Result<EventInput, FieldProblem[]> {
  const input = inputOf(fields, before, service)
  const parsed = eventInputSchema.safeParse(input)
  const issues = parsed.error?.issues ?? []
  const known = <Value>(name: keyof EventInput, value: Value) =>
    issues.some(({ path }) => path[0] === name) ? null : value
  const ranges = findEventProblems(
    {
      starts: known('starts', input.starts),
      ends: known('ends', input.ends),
      allDay: input.allDay,
      places: known('places', input.places),
      blocked: known('blocked', input.blocked) ?? 0,
      minimumParticipants: known('minimumParticipants', input.minimumParticipants),
      decideBy: known('decideBy', input.decideBy),
    },
    booked,
  )
  const problems = firstOfEach([
    ...missing(fields),
    ...issues.map(({ path }) => invalid(path.join('.'), fields)),
    ...wrongRepetition(fields),
    ...ranges.map(problemOf),
  ])
  return parsed.success && problems.length === 0 ? accept(parsed.data) : refuse(problems)
}

/** Numbers that are none become NaN, which the schema refuses. */
function inputOf(fields: EventFields, before: EventInput | undefined, service: EventService | undefined) {
  return {
    serviceId: fields.service || null,
    title: titleOf(fields),
    ...momentsOf(fields),
    allDay: fields.allDay,
    place: kept(fields.place, before?.place, service?.place),
    meetingPoint: fields.meetingPoint.trim()
      ? kept(fields.meetingPoint, before?.meetingPoint, service?.meetingPoint)
      : null,
    places: countOf(fields.places),
    blocked: countOf(fields.blocked) ?? 0,
    priceCents: priceOf(fields, before, service),
    public: fields.public,
    note: fields.note.trim() || null,
    minimumParticipants: countOf(fields.minimum),
    decideBy: fields.decideBy || null,
  }
}

/** Swiss wall-clock times. */
function momentsOf({ from, to, fromTime, toTime, allDay }: EventFields) {
  if (!allDay) return { starts: `${from}T${fromTime}`, ends: `${to}T${toTime}` }
  return { starts: `${from}T00:00`, ends: isDay(to) ? `${addDays(to, 1)}T00:00` : to }
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

function missing({ titleDe, from, to, place, allDay, fromTime, toTime }: EventFields): FieldProblem[] {
  const needed = { titleDe, from, to, place, ...(!allDay && { fromTime, toTime }) }
  return Object.entries(needed)
    .filter(([, text]) => text.trim() === '')
    .map(([field]) => ({ field, code: 'required' }))
}

/** A moment is wrong at its day, unless that is right. */
function invalid(name: string, { from, to }: EventFields): FieldProblem {
  if (name === 'starts') return { field: isDay(from) ? 'fromTime' : 'from', code: 'invalid' }
  if (name === 'ends') return { field: isDay(to) ? 'toTime' : 'to', code: 'invalid' }
  return problemOf({ field: name, code: 'invalid' })
}

function wrongRepetition(fields: EventFields): FieldProblem[] {
  if (fields.repeat === 'never') return []
  const { success } = repetitionSchema.safeParse(repetitionOf(fields))
  return success ? [] : [{ field: fields.repeat === 'days' ? 'repeatDays' : 'repeatCount', code: 'invalid' }]
}

/** What the form says of repeating; numbers that are none are refused by the schema. */
export function repetitionOf({ repeat, repeatCount, repeatDays }: EventFields): Repetition | undefined {
  if (repeat === 'never') return undefined
  if (repeat === 'days') return { days: repeatDays.filter((day) => day !== '') }
  return { rhythm: repeat, count: countOf(repeatCount) ?? Number.NaN }
}

function countOf(text: string): number | null {
  if (text === '') return null
  return /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
}

function isDay(text: string): boolean {
  return eventDaySchema.safeParse(text).success
}

function textOf(count: number | null): string {
  return count === null ? '' : String(count)
}

function titleOf({ titleDe, titleEn, titleFr, titleIt }: EventFields): LocalisedText {
  const others = Object.entries({ en: titleEn.trim(), fr: titleFr.trim(), it: titleIt.trim() })
  return { de: titleDe.trim(), ...Object.fromEntries(others.filter(([, text]) => text !== '')) }
}

function kept(text: string, ...known: (LocalisedText | null | undefined)[]): LocalisedText {
  const de = text.trim()
  return known.find((each) => each?.de === de) ?? { de }
}

/** One that the service filled in stays the service's, so that a later price of the service counts for the event too. */
function priceOf(
  { price }: EventFields,
  before: EventInput | undefined,
  service: EventService | undefined,
): number | null {
  if (!price.trim()) return null
  const cents = toCents(price) ?? Number.NaN
  const isOwn = before !== undefined && before.priceCents === cents
  return price === service?.usual.price && !isOwn ? null : cents
}
