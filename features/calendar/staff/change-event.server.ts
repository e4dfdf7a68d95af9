import { CALENDAR_LOCK } from '#kernel/calendar-lock.ts'
import { takeAdvisoryLock } from '#platform/database/advisory-lock.ts'
import { isDeepStrictEqual } from 'node:util'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { CalendarDeps } from '../calendar-deps.server.ts'
import type { EventRow } from '../database/calendar.tables.server.ts'
import { checkEvent, type EventRefusal } from '../rules/check-event.ts'
import type { EventInput } from '../rules/event-input.ts'
import { changeLike } from '../rules/change-like.server.ts'
import { swissInstant } from '../rules/swiss-clock.ts'
import { recipientsKey, type NotifiesBooked, type NotificationChoice } from './notification-choice.server.ts'
import { lockEvent, lockFollowing, toColumns, toInput, updateEvent } from '../database/event-rows.server.ts'

export type ChangeRefusal =
  | EventRefusal
  | { code: 'unknown_event' | 'is_cancelled' | 'changed_meanwhile' }
  | NotifiesBooked

/** Changes that are notified, after which cancelling is free. */
const CONCERNS_BOOKED = ['serviceId', 'starts', 'ends', 'allDay', 'place', 'meetingPoint'] as const

/** Changes that raise the sequence for calendar subscribers. */
const FOLLOWED = [...CONCERNS_BOOKED, 'title', 'priceCents'] as const satisfies (keyof EventInput)[]

export interface EventChange extends NotificationChoice {
  id: string
  /** `updatedAt` of the version shown, against lost updates. */
  seen: Date
  input: EventInput
  /** Consent to notifying, or to leaving it. */
  agreed?: boolean
  /** What is changed here changes on the later dates of the series too. */
  following?: boolean
}

/** Changes an event, or it and the later ones of its series: all or nothing, with one consent for all who are mailed. */
export async function changeEvent(
  deps: CalendarDeps,
  actorId: string,
  { id, seen, input, agreed = false, following = false, notify = true, recipients }: EventChange,
): Promise<Result<EventRow, ChangeRefusal>> {
  return deps.db.transaction(async (tx): Promise<Result<EventRow, ChangeRefusal>> => {
    await takeAdvisoryLock(tx, CALENDAR_LOCK)
    const { first: before, others } = following
      ? await lockFollowing(tx, id, deps.clock())
      : { first: await lockEvent(tx, id), others: [] }
    if (!before) return refuse({ code: 'unknown_event' })
    if (before.state === 'cancelled') return refuse({ code: 'is_cancelled' })
    if (before.updatedAt.getTime() !== seen.getTime()) return refuse({ code: 'changed_meanwhile' })
    const was = toInput(before)
    const plans = [await planChange(tx, deps, before, input)]
    for (const other of others)
      plans.push(await planChange(tx, deps, other, changeLike(toInput(other), { was, is: input })))
    const notified: string[] = []
    for (const plan of plans) {
      if (!plan.ok) return plan
      notified.push(...plan.value.notified)
    }
    const now = recipientsKey(notified)
    const isAgreed = agreed && (recipients === undefined || recipients === now)
    if (notified.length > 0 && !isAgreed)
      return refuse({ code: 'notifies_booked', bookings: notified.length, recipients: now })
    const written: EventRow[] = []
    for (const plan of plans) if (plan.ok) written.push(await write(tx, deps, actorId, plan.value, notify))
    const [after] = written
    if (!after) throw new Error(`event ${id} was not written`)
    return accept(after)
  })
}

interface PlannedChange {
  before: EventRow
  columns: Parameters<typeof updateEvent>[2]
  concernsBooked: boolean
  /** Bookings whose customers are notified. */
  notified: string[]
}

async function planChange(
  tx: Transaction,
  { clock, listRecipients }: CalendarDeps,
  before: EventRow,
  input: EventInput,
): Promise<Result<PlannedChange, EventRefusal>> {
  const booked = before.taken - before.blocked
  const blocked = input.blocked ?? before.blocked
  const checked = checkEvent({ ...input, blocked }, booked)
  if (!checked.ok) return checked
  const was = toInput(before)
  const isOther = (field: keyof EventInput) => !isDeepStrictEqual(was[field], input[field])
  const isNews = (field: keyof EventInput) => isOther(field) && !isTranslated(was[field], input[field])
  const concernsBooked = CONCERNS_BOOKED.some(isNews)
  const isOver = (swissInstant(input.ends) ?? before.endsAt) <= clock()
  const sequence = before.sequence + (FOLLOWED.some(isOther) ? 1 : 0)
  return accept({
    before,
    columns: { ...toColumns(input), blocked, taken: booked + blocked, sequence },
    concernsBooked,
    notified: concernsBooked && !isOver ? await listRecipients(tx, before.id) : [],
  })
}

async function write(
  tx: Transaction,
  { afterChange }: CalendarDeps,
  actorId: string,
  { before, columns, concernsBooked }: PlannedChange,
  notify: boolean,
): Promise<EventRow> {
  const after = await updateEvent(tx, before.id, columns)
  await afterChange(tx, { kind: 'changed', actorId, before, after, concernsBooked, notify })
  return after
}

function isTranslated(was: unknown, is: unknown): boolean {
  if (typeof was !== 'object' || typeof is !== 'object' || !was || !is) return false
  return isDeepStrictEqual(
    was,
    Object.fromEntries(Object.entries(is).filter(([language]) => language in was)),
  )
}
