import { z } from 'zod'
import type { CustomerSummary } from '#app/routes/staff/customer/customer-summary.ts'
import { mayDo } from '#features/account/roles/permissions.ts'
import { recordAction } from '#features/account/security/audit.server.ts'
import type { ChangeRefusal } from '#features/booking/change/change-refusal.ts'
import { BOOKING_LIMITS } from '#features/booking/rules/booking-form.ts'
import { findBooking } from '#features/booking/database/bookings-repository.server.ts'
import { recordBookingEvent } from '#features/booking/database/booking-history.server.ts'
import { BOOKING_MAIL } from '#features/booking/mail/booking-mails.server.ts'
import { correctBookingEmail } from '#features/booking/staff/correct-email.server.ts'
import { listBookingsOf, type Person } from '#features/booking/staff/search-bookings.server.ts'
import { correctInvoiceEmail } from '#features/invoice/change/correct-invoice-email.server.ts'
import { listInvoicesOf } from '#features/invoice/list-invoices-of.server.ts'
import { correctQuoteEmail } from '#features/quote/staff/correct-quote-email.server.ts'
import { listQuotesOf } from '#features/quote/staff/list-quotes-of.server.ts'
import { correctInquiryEmail } from '#features/inquiry/staff/correct-inquiry-email.server.ts'
import { listInquiriesOf } from '#features/inquiry/staff/search-inquiries.server.ts'
import { buyerAddressOf, correctOrderEmail } from '#features/order/staff/correct-order-email.server.ts'
import { listOrdersOf } from '#features/order/staff/search-orders.server.ts'
import { EMAIL_ADDRESS } from '#kernel/email-address.ts'
import { isUuid } from '#kernel/uuid.ts'
import { plainLine } from '#kernel/written-text.ts'
import { takeAdvisoryLock } from '#platform/database/advisory-lock.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { ObsoleteMail } from '#platform/mail/mailer.ts'
import { findMail, type ListedMail, listMailsAbout } from '#platform/outbox/list-mails-to.ts'
import { repeatMail } from '#platform/outbox/readdress-mails.ts'
import type { RenderMail } from '#platform/outbox/send-queued-mail.ts'
import { readSentMail, type SentMail, toSentMail, withLogo } from '#platform/outbox/sent-mails.ts'
import { refuseStaff } from '../answer-staff.ts'
import { CUSTOMER_MAILS } from './customer-mails.ts'
import { EVERY, summariseCustomer } from '../customers/summarise-customer.ts'
import { findPerson } from '../customers/find-person.ts'
import { maskCodes } from './mask-codes.ts'
import { noBody, type StaffDeps, type StaffRoute } from '../staff-deps.ts'

const corrected = z.object({
  email: z.string().overwrite(plainLine).min(1).max(BOOKING_LIMITS.email).regex(EMAIL_ADDRESS),
  /** Whoever has the address already is the same person; both were shown. */
  unite: z.boolean().default(false),
})

/** What customers get by mail: to look at, to send again, and to send to another address. */
export function customerMailEndpoints(route: StaffRoute, deps: StaffDeps): void {
  const { db, key, clock, renderMail } = deps

  // As it was sent; made anew as of now where that is not kept, or has not left.
  route('GET', '/mails/:id/preview', 'mails', 'none', async ({ id, reply }) => {
    const mail = isUuid(id) ? await findMail(db, id, CUSTOMER_MAILS) : undefined
    if (!mail) return refuseStaff(reply, { code: 'unknown_mail' })
    const kept = mail.state === 'sent' ? await readSentMail(db, key, id) : undefined
    const shown = kept ?? (await madeNow(renderMail, mail))
    if (!shown) return refuseStaff(reply, { code: 'mail_over' })
    return {
      to: mail.recipient,
      language: mail.language,
      createdAt: mail.createdAt.toISOString(),
      sentAt: mail.sentAt?.toISOString() ?? null,
      asSent: kept !== undefined,
      subject: maskCodes(shown.subject),
      text: maskCodes(shown.text),
      html: shown.html && withLogo(maskCodes(shown.html)),
      files: shown.files,
    }
  })

  // To its present address: what went elsewhere is on the page of that customer.
  route('GET', '/bookings/:id/mails', 'mails', 'none', async ({ id, reply }) => {
    const booking = isUuid(id) ? await findBooking(db, { id }) : undefined
    if (!booking) return refuseStaff(reply, { code: 'unknown_booking' })
    const about = { field: 'bookingId', id, email: booking.email, mailIds: [], kinds: [BOOKING_MAIL] }
    const mails = await listMailsAbout(db, about)
    return {
      mails: mails.map((mail) => ({
        id: mail.id,
        to: mail.recipient,
        state: mail.state,
        at: (mail.sentAt ?? mail.createdAt).toISOString(),
      })),
    }
  })

  route('POST', '/mails/:id/repetition', 'mails', 'none', noBody, async ({ id, member, reply }) => {
    const found = isUuid(id) ? await findMail(db, id, CUSTOMER_MAILS) : undefined
    if (found && !(await madeNow(renderMail, found))) return refuseStaff(reply, { code: 'mail_over' })
    const repeated =
      found &&
      (await db.transaction(async (tx) => {
        const mail = await repeatMail(tx, id, CUSTOMER_MAILS, buyerAddressOf)
        if (!mail) return false
        const now = clock()
        const { bookingId } = mail.payload
        if (mail.kind === BOOKING_MAIL && typeof bookingId === 'string')
          await recordBookingEvent(tx, { bookingId, at: now, action: 'mailed_again', actorId: member.id })
        const detail = { mailId: id }
        await recordAction(tx, { at: now, action: 'mail_sent_again', actorId: member.id, detail })
        return true
      }))
    return repeated ? {} : refuseStaff(reply, { code: 'unknown_mail' })
  })

  // Of everything of theirs, so that nothing is left under the wrong one. Whoever has the address reads their private pages.
  route('POST', '/customers/:id/email', 'bookings', 'changes_access', corrected, async (call) => {
    const { id, member, body, reply } = call
    const person = await findPerson(deps, id)
    if (!person) return refuseStaff(reply, { code: 'unknown_customer' })
    const { email, unite } = body
    // Whoever has an address reads and erases all that is under it.
    const corrected = db.transaction(async (tx) => {
      // Who corrects another one to it waits, and finds this one there.
      await takeAdvisoryLock(tx, `customer-address ${email.toLowerCase()}`)
      const within = tx as unknown as Database
      const other = await whoElseHas(within, person, email)
      if (other && !unite) {
        const own = await summariseCustomer(within, person)
        return refuseStaff(reply, { code: 'address_of_another', customers: own ? [own, other] : [other] })
      }
      if (other && !mayDo(member.role, 'unite_customers'))
        return refuseStaff(reply, { code: 'no_permission' })
      await correctEverywhere(tx, deps, person, { email, staffId: member.id })
      const united = other && { united: other.bookings + other.orders + other.others }
      const detail = { customer: id, before: person.email, after: email, ...united }
      await recordAction(tx, { at: clock(), action: 'customer_email_corrected', actorId: member.id, detail })
      return {}
    })
    return corrected.catch((error: unknown) => {
      if (error instanceof Refused) return refuseStaff(reply, error.refusal)
      throw error
    })
  })
}

/** Undefined when the address is free, or their own in other letters. */
async function whoElseHas(db: Database, person: Person, email: string): Promise<CustomerSummary | undefined> {
  if (person.email?.toLowerCase() === email.toLowerCase()) return undefined
  const other = await summariseCustomer(db, { email, phone: null })
  return other && { ...other, email: email.toLowerCase() }
}

/** Rolls back what was corrected before. */
class Refused extends Error {
  readonly refusal: ChangeRefusal

  constructor(refusal: ChangeRefusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** All or nothing. @throws Refused. Locks as every transaction does: quotes and orders, events, bookings, invoices, each by id. */
async function correctEverywhere(
  tx: Transaction,
  deps: StaffDeps,
  person: Person,
  { email, staffId }: { email: string; staffId: string },
): Promise<void> {
  // A transaction in the transaction is a savepoint.
  const db = tx as unknown as Database
  const now = deps.clock()
  const of = person.email
  if (of !== null) {
    for (const quote of byId(await listQuotesOf(db, of, EVERY)))
      await correctQuoteEmail(db, quote.id, email, now)
    for (const order of byId(await listOrdersOf(db, of, EVERY)))
      await correctOrderEmail(db, order.id, email, now)
  }
  const listed = await listBookingsOf(db, person, EVERY)
  for (const eventId of [...new Set(listed.map((each) => each.eventId))].sort())
    await deps.events.lock(tx, eventId)
  // One may have moved while this waited.
  for (const booking of byId(await listBookingsOf(db, person, EVERY))) {
    const corrected = await correctBookingEmail({ ...deps, db }, booking.id, email, staffId)
    if (!corrected.ok) throw new Refused(corrected.refusal)
  }
  if (of === null) return
  for (const invoice of byId(await listInvoicesOf(db, of, EVERY)))
    await correctInvoiceEmail(db, invoice.id, email, { staffId, now })
  for (const request of byId(await listInquiriesOf(db, of, EVERY)))
    await correctInquiryEmail(db, request.id, email)
}

function byId<Row extends { id: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** Undefined for a mail that is no longer true: the outbox would drop it. */
async function madeNow(renderMail: RenderMail, mail: ListedMail): Promise<SentMail | undefined> {
  try {
    return toSentMail(await renderMail(mail))
  } catch (error) {
    if (error instanceof ObsoleteMail) return undefined
    throw error
  }
}
