import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { nameParticipants } from '#features/booking/change/edit-details.server.ts'
import { cancelBooking } from '#features/booking/change/cancel-booking.server.ts'
import { moveBooking } from '#features/booking/change/move-booking.server.ts'
import { acceptOffer } from '#features/booking/waiting-list/accept-offer.server.ts'
import type { BookingNotification } from '#features/booking/mail/booking-notifications.ts'
import { bookings } from '#features/booking/database/booking.tables.server.ts'
import { voidVouchers } from '#features/voucher/void-vouchers.server.ts'
import { vouchers } from '#features/voucher/voucher.tables.server.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import { bookingScene } from '#test/bookings/booking-scene.ts'
import { testMails } from '#test/test-mails.ts'
import { accepted } from '#test/results.ts'

const scene = await bookingScene()
const { deps, event: newEvent, book, voucher: newVoucher, paid, bookWith } = scene

const render = testMails(deps.db, { key: deps.key })

async function booked(form: { people: number; places: number; way: 'online' | 'invoice'; name?: string }) {
  const { places, ...rest } = form
  const event = await newEvent({ places })
  if (rest.way === 'online') await book(event, { people: places })
  const made = bookWith({ ...deps, invoicePercent: 50 }, event, {
    name: 'Lia Muster',
    waitIfFull: true,
    ...rest,
  })
  return { id: (await accepted(made)).booking.id, event }
}

const toCustomer = (bookingId: string, news: BookingNotification, language: Language = 'de') =>
  render({ kind: 'booking', language, payload: { bookingId, news } })
const toOwner = (bookingId: string, news: BookingNotification) =>
  render({ kind: 'booking-notice', language: 'de', payload: { bookingId, news } })

it('people on the waiting list get no mention of an amount due', async () => {
  const { id } = await booked({ people: 1, places: 2, way: 'online' })
  const { text } = await toCustomer(id, 'waitlisted')
  expect(text).toContain('Sie stehen auf der Warteliste.')
  expect(text).not.toContain('Noch zu bezahlen')
})

it.each([
  ['de', 'Bis dahin sind Ihre acht Plätze nicht reserviert.'],
  ['en', 'Until then your eight places aren’t reserved.'],
  ['fr', 'D’ici là, vos huit places ne sont pas réservées.'],
  ['it', 'Fino ad allora i Suoi otto posti non sono riservati.'],
] as const)(
  'an invoice for many places states in %s that they are not confirmed yet',
  async (language, sentence) => {
    const { id } = await booked({ people: 8, places: 12, way: 'invoice' })
    const { text } = await toCustomer(id, 'invoice_asked', language)
    expect(text).toContain(sentence)
    expect(text).not.toMatch(/[{}]|undefined|null|NaN/)
  },
)

it('the owner is notified of a note, whose text stays in the back office', async () => {
  const { id } = await booked({ people: 1, places: 12, way: 'invoice' })
  const set = { note: 'Nussallergie', noteConsentAt: new Date() }
  await deps.db.update(bookings).set(set).where(eq(bookings.id, id))
  const { text, html } = await toOwner(id, 'confirmed')
  expect(text).toContain('Bemerkung: steht in der Verwaltung')
  expect(text + html).not.toContain('Nussallergie')
})

it('an offer accepted by invoice states until when the places are held', async () => {
  const event = await newEvent({ days: 10, places: 8 })
  const first = await scene.booked(event, { people: 8 })
  const { id } = (await scene.booked(event, { people: 8, way: 'invoice', waitIfFull: true })).booking
  await cancelBooking(deps, first.booking.id)
  await accepted(acceptOffer({ ...deps, invoicePercent: 0 }, id, {}))
  const { text } = await toCustomer(id, 'invoice_asked')
  expect(text).toContain('sind Ihre acht Plätze für Sie reserviert')
  expect(text).not.toContain('nicht reserviert')
  expect((await toOwner(id, 'invoice_asked')).text).not.toContain('Noch ist kein Platz vergeben.')
})

it('the owner is told what to do, and where', async () => {
  const { id, event } = await booked({ people: 8, places: 12, way: 'invoice' })
  const notice = await toOwner(id, 'invoice_asked')
  expect(notice.subject).toBe('Rechnung angefragt: Aufbruch, 8 Personen')
  expect(notice.text).toContain('Noch ist kein Platz vergeben.')
  expect(notice.html).toContain(`https://site.test/verwaltung/kalender/${event}`)
  await deps.db
    .update(bookings)
    .set({ state: 'cancelled', payment: 'refund_failed', paidCents: 1600_00 })
    .where(eq(bookings.id, id))
  const failed = await toOwner(id, 'refund_failed')
  expect(failed.subject).toBe('Rückerstattung gescheitert: Aufbruch, 8 Personen')
  expect(failed.text).toMatch(/Rückerstattung gescheitert: CHF.1’600\.00/)
  await expect(toCustomer(id, 'refund_failed')).rejects.toThrow('customers are not told')
})

it.each([
  ['de', 'Guten Tag Lia Muster', 'Packliste', 'Eingelaufene Schuhe mit Profil'],
  ['en', 'Hello Lia Muster', 'Packing list', ''],
  ['fr', 'Bonjour Lia Muster,', 'Liste du matériel', ''],
  ['it', 'Buongiorno Lia Muster', 'Lista del materiale', ''],
] as const)(
  'the confirmation in %s greets by name, lists the participants and what to bring',
  async (language, greeting, bring, item) => {
    const { id } = await booked({ people: 2, places: 12, way: 'invoice' })
    await nameParticipants(deps, id, ['Lia Muster', 'Noah Rossi'])
    const { text, html } = await toCustomer(id, 'confirmed', language)
    for (const part of [greeting, bring, item, 'Lia Muster, Noah Rossi']) {
      expect(text).toContain(part)
      expect(html).toContain(part)
    }
    expect((await toCustomer(id, 'cancelled', language)).text).not.toContain(bring)
  },
)

it.each(['confirmed', 'goes_ahead', 'reminder'] as const)(
  'the mail %s mentions a packing list only where it contains one',
  async (news) => {
    const course = await booked({ people: 1, places: 12, way: 'invoice' })
    expect((await toCustomer(course.id, news)).text).toContain('Die Packliste finden Sie ebenfalls unten.')
    const evening = await newEvent({ serviceId: null, title: { de: 'Infoabend' }, priceCents: 0 })
    const { booking } = await scene.booked(evening)
    for (const language of LANGUAGES)
      expect((await toCustomer(booking.id, news, language)).text).not.toMatch(
        /Packliste|packing list|Liste du matériel|Lista del materiale/i,
      )
  },
)

it('the mail about the waiting list states the current position in it', async () => {
  const event = await newEvent({ places: 2 })
  await scene.booked(event, { people: 2, way: 'invoice' })
  const waits = (email: string) => scene.booked(event, { people: 1, email, waitIfFull: true })
  const first = (await waits('one@example.ch')).booking
  const second = (await waits('two@example.ch')).booking
  const third = (await waits('three@example.ch')).booking
  const text = async (id: string, language: Language = 'de') =>
    (await toCustomer(id, 'waitlisted', language)).text
  expect(await text(first.id)).toContain('Zurzeit ist keine Anfrage vor Ihnen.')
  expect(await text(second.id)).toContain('Zurzeit ist eine Anfrage vor Ihnen.')
  expect(await text(third.id, 'it')).toContain('Al momento due richieste precedono la Sua.')
  await cancelBooking(deps, first.id)
  expect(await text(third.id)).toContain('Zurzeit ist eine Anfrage vor Ihnen.')
})

it('the offer of a place contains the weekday and the time of its end', async () => {
  const event = await newEvent({ places: 1 })
  const { booking } = await scene.booked(event, { people: 1, way: 'invoice' })
  const waiting = (await scene.booked(event, { email: 'two@example.ch', waitIfFull: true })).booking
  await cancelBooking(deps, booking.id)
  expect((await toCustomer(waiting.id, 'offered')).text).toMatch(
    /Reserviert bis: (Mon|Diens|Donners|Frei|Sams|Sonn|Mittwoch)\S*, \d+\.\s\S+ \d{4}, \d\d\.\d\d\sUhr/,
  )
})

it('contains no name that reads as a link, since the address is unconfirmed', async () => {
  const { id } = await booked({
    people: 2,
    places: 12,
    way: 'invoice',
    name: 'Gewonnen: evil.example/gratis',
  })
  await nameParticipants(deps, id, ['https://evil.example', 'Noah Rossi'])
  for (const language of ['de', 'en', 'fr', 'it'] as const) {
    const { subject, text, html } = await toCustomer(id, 'confirmed', language)
    for (const part of [subject, text, html]) expect(part).not.toContain('evil.example')
    expect(text).toContain('Noah Rossi')
    expect(text).toMatch(/^(Guten Tag|Hello|Bonjour,|Buongiorno)$/m)
  }
})

it.each([
  ['de', 'Bezahlt haben Sie CHF 200.00 mit einem Gutschein.', 'Er ist jetzt CHF 150.00 wert.'],
  ['en', 'You paid CHF 200.00 with a voucher.', 'It’s now worth CHF 150.00.'],
  ['fr', 'Vous avez payé CHF 200.00 avec un bon.', 'Il vaut maintenant CHF 150.00.'],
  ['it', 'Ha pagato CHF 200.00 con un buono.', 'Ora vale CHF 150.00.'],
] as const)(
  'the mail of a cancellation states in %s what was paid, kept and is on the voucher',
  async (language, paid, worth) => {
    const { id: voucherId, code } = await newVoucher(250_00)
    const { booking } = await scene.booked(await newEvent({ days: 10 }), { voucher: code })
    await cancelBooking(deps, booking.id)
    const [voucher] = await deps.db.select().from(vouchers).where(eq(vouchers.id, voucherId))
    const { text, html } = await toCustomer(booking.id, 'cancelled', language)
    for (const sentence of [paid, worth, `…${voucher?.lastFour}`]) {
      expect(text.replaceAll('\u00a0', ' ')).toContain(sentence)
      expect(html.replaceAll('\u00a0', ' ')).toContain(sentence)
    }
    expect(text).not.toMatch(/[{}]|undefined|\bnull\b|NaN/)
  },
)

it('a mail of a cancellation mentions no money where none was paid', async () => {
  const { booking } = await scene.booked(await newEvent())
  await cancelBooking(deps, booking.id)
  const { text } = await toCustomer(booking.id, 'cancelled')
  expect(text).toContain('Ihre Buchung ist storniert.')
  expect(text).not.toMatch(/Bezahlt haben|erstatten|Gutschein/)
})

it('the owner’s mail of a cancellation states what was paid, kept, refunded and is on the voucher again', async () => {
  const { code } = await newVoucher(50_00)
  const event = await newEvent({ days: 10 })
  const { booking } = await scene.booked(event, { people: 2, way: 'online', voucher: code })
  await paid(booking.id, 350_00)
  await cancelBooking(deps, booking.id)
  const { text, html } = await toOwner(booking.id, 'cancelled')
  for (const line of [
    'Bezahlt: CHF 400.00',
    'davon mit Gutschein: CHF 50.00',
    'Einbehalten (Stornogebühr): CHF 200.00',
    'Wird zurückerstattet: CHF 150.00',
    'Zurück auf dem Gutschein: CHF 50.00',
    'CHF 50.00 sind wieder gutgeschrieben.',
  ]) {
    expect(text.replaceAll('\u00a0', ' ')).toContain(line)
    expect(html.replaceAll('\u00a0', ' ').replaceAll(/<[^>]*>/g, '')).toContain(line.split(': ')[0])
  }
  expect(text).not.toMatch(/Mit Gutschein:|Zurückzuzahlen|\bSie schulden|[{}]|undefined|\bnull\b|NaN/)
})

it('the owner’s mail of a cancellation states that nothing returns to a void voucher, and what is still due', async () => {
  const { id: voucherId, code } = await newVoucher(200_00)
  const { booking } = await scene.booked(await newEvent({ days: 30 }), { people: 2, voucher: code })
  const [voucher] = await deps.db.select().from(vouchers).where(eq(vouchers.id, voucherId))
  await deps.db.transaction((tx) => voidVouchers(tx, [voucher?.orderLineId ?? ''], deps.clock()))
  await cancelBooking(deps, booking.id, { feeCents: 100_00 })
  const text = (await toOwner(booking.id, 'cancelled')).text.replaceAll('\u00a0', ' ')
  expect(text).toContain('Gutschein ungültig, kommt nicht zurück: CHF 100.00')
  expect(text).toContain('Einbehalten (Stornogebühr): CHF 100.00')
})

const plainText = async (bookingId: string, news: BookingNotification) =>
  (await toCustomer(bookingId, news)).text.replaceAll('\u00a0', ' ')

async function paidWithVoucher() {
  const [from, to] = [await newEvent({ priceCents: 200_00 }), await newEvent({ priceCents: 200_00 })]
  const { code } = await newVoucher(100_00)
  const { booking } = await scene.booked(from, { way: 'online', people: 3, voucher: code })
  await paid(booking.id, 500_00)
  return { booking, to, code }
}

it('a move states which money and voucher count on the new date', async () => {
  const { booking, to } = await paidWithVoucher()
  const moved = await moveBooking(deps, booking.id, to)
  expect(await plainText(moved.ok ? moved.value.id : '', 'moved')).toContain(
    'Was Sie bezahlt haben, CHF 600.00, davon CHF 100.00 mit einem Gutschein, gilt für das neue Datum.',
  )
})

it('a cancellation states what was paid, what is refunded, and that the voucher is valid again', async () => {
  const { booking, code } = await paidWithVoucher()
  await cancelBooking(deps, booking.id)
  const text = await plainText(booking.id, 'cancelled')
  expect(text).toContain('Bezahlt haben Sie CHF 600.00, davon CHF 100.00 mit einem Gutschein.')
  expect(text).toContain('CHF 500.00 erstatten wir innert 14 Tagen')
  expect(text).toContain(`Gutschein …${code.slice(-4)}: CHF 100.00 sind wieder gutgeschrieben.`)
})
