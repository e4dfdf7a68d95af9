import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bookSpots } from '#features/booking/book-spots.server.ts'
import type { BookingNews } from '#features/booking/booking-news.ts'
import { bookings } from '#features/booking/booking.tables.server.ts'
import type { Language } from '#i18n/languages.ts'
import { type BookingScene, openBookingScene } from '#test/bookings/booking-scene.ts'
import { renderBookingNews, renderBookingNoticeMail } from './render-booking-mail.ts'

let scene: BookingScene

beforeAll(async () => {
  scene = await openBookingScene()
})
afterAll(() => scene.close())

const FORM = {
  name: 'Lia Muster',
  email: 'lia@example.ch',
  phone: '',
  company: 'Beispiel AG',
  street: 'Musterweg 1',
  postalCode: '6330',
  city: 'Cham',
  note: '',
  voucher: '',
  terms: true as const,
}

async function booked(form: { people: number; places: number; way: 'online' | 'invoice' }) {
  const { places, ...rest } = form
  const event = await scene.event({ places })
  if (rest.way === 'online') await scene.book(event, { people: places })
  const result = await bookSpots(
    { ...scene.deps, invoicePercent: 50 },
    { form: { ...FORM, ...rest, eventId: event, waitIfFull: true }, language: 'de', termsVersion: 'test' },
  )
  if (!result.ok) throw new Error(result.refusal.code)
  return { id: result.value.booking.id, event }
}

const deps = () => ({ database: scene.deps.db, key: scene.deps.key, publicUrl: 'http://site.test' })
const toCustomer = (bookingId: string, news: BookingNews, language: Language = 'de') =>
  renderBookingNews(deps(), language, { bookingId, news })
const toOwner = (bookingId: string, news: BookingNews) => renderBookingNoticeMail(deps(), { bookingId, news })

it('who waits is told of no debt', async () => {
  const { id } = await booked({ people: 1, places: 2, way: 'online' })
  const { text } = await toCustomer(id, 'waitlisted')
  expect(text).toContain('Sie stehen auf der Warteliste.')
  expect(text).not.toContain('Noch zu bezahlen')
})

it.each([
  ['de', 'Bis dahin sind sie nicht reserviert.'],
  ['en', 'Until then they are not reserved.'],
  ['fr', 'D’ici là, elles ne sont pas réservées.'],
  ['it', 'Fino ad allora non sono riservati.'],
] as const)(
  'who asks for many places by invoice knows in %s that they are not theirs yet',
  async (language, sentence) => {
    const { id } = await booked({ people: 8, places: 12, way: 'invoice' })
    const { text } = await toCustomer(id, 'invoice_asked', language)
    expect(text).toContain(sentence)
    expect(text).not.toMatch(/[{}]|undefined|null|NaN/)
  },
)

it('the owner is told what to do, and where', async () => {
  const { id, event } = await booked({ people: 8, places: 12, way: 'invoice' })
  const asked = await toOwner(id, 'invoice_asked')
  expect(asked.subject).toBe('Rechnung angefragt: Aufbruch, 8 Personen')
  expect(asked.text).toContain('Noch ist kein Platz vergeben.')
  expect(asked.html).toContain(`http://site.test/verwaltung?event=${event}`)
  await scene.deps.db
    .update(bookings)
    .set({ state: 'cancelled', payment: 'refund_failed', paidCents: 1600_00 })
    .where(eq(bookings.id, id))
  const failed = await toOwner(id, 'refund_failed')
  expect(failed.subject).toBe('Rückzahlung gescheitert: Aufbruch, 8 Personen')
  expect(failed.text).toMatch(/Zurückzuzahlen: CHF.1’600\.00/)
  await expect(toCustomer(id, 'refund_failed')).rejects.toThrow('customers are not told')
})
