import { missingFacts } from '#features/facts/content/missing-facts.ts'
import { mayDo, type StaffRole } from '#features/account/roles/permissions.ts'
import { countWaitingBookings } from '#features/booking/staff/staff-read-bookings.server.ts'
import { swissInstant } from '#features/calendar/rules/swiss-clock.ts'
import { countUnconfirmed } from '#features/facts/staff/missing.serve.server.ts'
import { countOpenInquiries } from '#features/inquiry/staff/staff-read-inquiries.server.ts'
import { countOverdueInvoices } from '#features/invoice/staff/staff-read-invoices.server.ts'
import { addDays } from '#features/staffing/rules/closed-days.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import { accept, refuse } from '#kernel/result.ts'
import { serve } from '#kit/serve.server.ts'
import { countFailedMails } from '#platform/outbox/failed-mails.ts'
import { reminderPlan } from '#features/invoice/http/invoice-terms.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'
import { readDue } from './read-due.server.ts'
import type { DueKind } from '../due-row.ts'
import { MOST_PUT_OFF_DAYS } from '../put-off.ts'
import { putOff, takeBackPutOff, waitFor } from '../put-off.server.ts'
import { readWeek } from './read-week.server.ts'
import { listRemindedByItself } from '#features/invoice/staff/list-due-invoices.server.ts'
import { today } from './today.contract.ts'

/** Swiss local time at which work begins. */
const MORNING = '08:00'

export const serveToday = serve(today)<StaffDeps>((deps) => {
  const { db, messages, events } = deps
  const dueOf = (role: StaffRole, language: Language, now: Date) => {
    const reminders = reminderPlan(messages.current().facts.reminders)
    return readDue(db, { role, language, now, offer: events.offer(), reminders })
  }
  return {
    overview: async ({ member: { role }, now }) => {
      const [{ open, overdue }, mails, bookings, invoices] = await Promise.all([
        mayDo(role, 'requests') ? countOpenInquiries(db, now) : { open: 0, overdue: 0 },
        mayDo(role, 'mails') ? countFailedMails(db) : 0,
        mayDo(role, 'bookings') ? countWaitingBookings(db, now) : 0,
        mayDo(role, 'invoices') ? countOverdueInvoices(db, now) : 0,
      ])
      const { facts } = messages.current()
      const missing = mayDo(role, 'texts')
        ? missingFacts(facts).length + (await countUnconfirmed(db, facts.services))
        : 0
      return accept({ role, requests: open, overdue, mails, bookings, invoices, missing })
    },
    read: async ({ member, language, now }) => {
      const { day: from } = swissTime(now)
      const view = { language, now, offer: events.offer() }
      const [{ due, later }, reminded, week] = await Promise.all([
        dueOf(member.role, language, now),
        mayDo(member.role, 'invoices') ? listRemindedByItself(db, now) : [],
        readWeek(db, member, { from, ...view }),
      ])
      return accept({ now: now.toISOString(), from, due, later, reminded, week })
    },
    putOff: async ({ input: { kind, thing: itemId, day, done }, member, language, now, record }) => {
      // Only what the role sees, and only while it is due.
      const { due } = await dueOf(member.role, language, now)
      if (!due.some((row) => row.kind === kind && row.id === itemId)) return refuse({ code: 'unknown_due' })
      const { day: current } = swissTime(now)
      return db.transaction(async (tx) => {
        if (done) {
          if (day !== null && day > addDays(current, MOST_PUT_OFF_DAYS))
            return refuse({ code: 'day_out_of_reach' as const })
          const until = morningOf(day !== null && day > current ? day : addDays(current, 1))
          await waitFor(tx, { kind, itemId }, until)
          return accept({ until: until.toISOString() })
        }
        const put = await putOff(tx, { kind, itemId, day, today: current, now, morningOf })
        if (!put.ok) return put
        await record(tx, detailOf(kind, itemId))
        return accept({ until: put.value.toISOString() })
      })
    },
    takeBack: async ({ input: { kind, thing: itemId }, member, language, now, record }) => {
      const { later } = await dueOf(member.role, language, now)
      if (!later.some((row) => row.kind === kind && row.id === itemId)) return refuse({ code: 'unknown_due' })
      return db.transaction(async (tx) => {
        if (!(await takeBackPutOff(tx, { kind, itemId }, now)))
          return refuse({ code: 'unknown_due' as const })
        await record(tx, detailOf(kind, itemId))
        return accept({})
      })
    },
  }
})

/** What the log names: the booking, event or order; other things by their kind alone. */
function detailOf(kind: DueKind, itemId: string): Record<string, string | number> {
  const ofBooking = ['refund', 'booking', 'hold', 'to_invoice', 'unpaid']
  if (ofBooking.includes(kind)) return { due: kind, bookingId: itemId }
  if (kind === 'decision' || kind === 'lead' || kind === 'plan') return { due: kind, eventId: itemId }
  if (kind === 'parcel' || kind === 'order_refund') return { due: kind, number: Number(itemId) }
  if (kind.startsWith('quote_')) return { due: kind, quoteId: itemId }
  return { due: kind }
}

/** Throws when the clocks skip it, which they do at two. */
function morningOf(day: string): Date {
  const instant = swissInstant(`${day}T${MORNING}`)
  if (!instant) throw new Error(`${day} has no ${MORNING}`)
  return instant
}
