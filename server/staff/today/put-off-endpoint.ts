import { z } from 'zod'
import { DUE_KINDS, type DueKind } from '#app/routes/staff/today/due-row.ts'
import type { StaffRole } from '#features/account/roles/permissions.ts'
import { recordAction } from '#features/account/security/audit.server.ts'
import { swissInstant } from '#features/calendar/rules/swiss-clock.ts'
import { MOST_PUT_OFF_DAYS, type PutOffRefusal } from '#features/today/put-off.ts'
import { putOff, takeBackPutOff, waitFor } from '#features/today/put-off.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { reminderPlan } from '../../invoices/invoice-deps.ts'
import { readDue } from '../../today/read-due.ts'
import { answerWith, refuseStaff } from '../answer-staff.ts'
import type { StaffDeps, StaffRoute } from '../staff-deps.ts'

/** Swiss local time at which work begins. */
const MORNING = '08:00'

const key = { kind: z.enum(DUE_KINDS), thing: z.string().min(1).max(60) }
const input = z.object({ ...key, day: z.iso.date().nullable(), done: z.boolean() })
const reversal = z.object(key)

/** Puts what is due off until a morning, and takes that back. */
export function putOffEndpoint(route: StaffRoute, { db, clock, events, messages }: StaffDeps): void {
  const readSeen = (role: StaffRole, language: Language) => {
    const reminders = reminderPlan(messages.current().facts.reminders)
    return readDue(db, { role, language, now: clock(), offer: events.offer(), reminders })
  }

  route('POST', '/put-offs', 'back_office', 'none', input, async ({ member, language, body, reply }) => {
    const { kind, thing, day, done } = body
    const now = clock()
    // Only what the role sees, and only while it is due.
    const { due } = await readSeen(member.role, language)
    const row = due.find((each) => each.kind === kind && each.id === thing)
    if (!row) return refuseStaff(reply, { code: 'unknown_due' })
    const today = swissTime(now).day
    const result = await db.transaction(async (tx): Promise<Result<Date, PutOffRefusal>> => {
      if (done) {
        if (day !== null && day > dayAfter(today, MOST_PUT_OFF_DAYS))
          return refuse({ code: 'day_out_of_reach' })
        const until = morningOf(day !== null && day > today ? day : dayAfter(today))
        await waitFor(tx, { kind, thing }, until)
        return accept(until)
      }
      const put = await putOff(tx, { kind, thing, day, today, now, morningOf })
      if (!put.ok) return put
      const detail = detailOf(kind, thing)
      await recordAction(tx, { at: now, action: 'due_put_off', actorId: member.id, detail })
      return put
    })
    return answerWith(reply, result, (until) => ({ until: until.toISOString() }))
  })

  route(
    'POST',
    '/put-off-reversals',
    'back_office',
    'none',
    reversal,
    async ({ member, language, body, reply }) => {
      const at = clock()
      const { later } = await readSeen(member.role, language)
      if (!later.some(({ kind, id }) => kind === body.kind && id === body.thing))
        return refuseStaff(reply, { code: 'unknown_due' })
      const isBack = await db.transaction(async (tx) => {
        if (!(await takeBackPutOff(tx, body, at))) return false
        const detail = detailOf(body.kind, body.thing)
        await recordAction(tx, { at, action: 'due_taken_back', actorId: member.id, detail })
        return true
      })
      return isBack ? {} : refuseStaff(reply, { code: 'unknown_due' })
    },
  )
}

/** What the log names: the booking, event or order; other things by their kind alone. */
function detailOf(kind: DueKind, thing: string): Record<string, string | number> {
  const ofBooking = ['refund', 'booking', 'hold', 'to_invoice', 'unpaid']
  if (ofBooking.includes(kind)) return { due: kind, bookingId: thing }
  if (kind === 'decision' || kind === 'lead' || kind === 'plan') return { due: kind, eventId: thing }
  if (kind === 'parcel' || kind === 'order_refund') return { due: kind, number: Number(thing) }
  if (kind.startsWith('quote_')) return { due: kind, quoteId: thing }
  return { due: kind }
}

/** Throws when the clocks skip it, which they do at two. */
function morningOf(day: string): Date {
  const instant = swissInstant(`${day}T${MORNING}`)
  if (!instant) throw new Error(`${day} has no ${MORNING}`)
  return instant
}

function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
