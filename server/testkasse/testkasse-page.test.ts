import { FIRST_COMPANY } from '#content/first-company.ts'
import { expect, it } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { closedPage, type OpenPage, openPage } from './testkasse-page.ts'

const session = (language: Language, placeUntil?: string): OpenPage['session'] => ({
  id: 'x'.repeat(43),
  request: {
    orderId: 'one',
    orderNumber: '30004',
    language,
    currency: 'chf',
    totalCents: 200_00,
    lines: [{ title: 'Aufbruch', detail: '', quantity: 1, unitPriceCents: 200_00, imageUrl: null }],
    shipped: false,
    successUrl: '/success',
    cancelUrl: '/shop',
    ...(placeUntil && { placeUntil }),
  },
  expiresAt: new Date('2026-11-21T16:45:00Z'),
})
const pageOf = (session: OpenPage['session']) =>
  openPage({
    visit: 1,
    session,
    typed: {},
    wrong: [],
    declined: true,
    company: FIRST_COMPANY,
  }).replaceAll('\u00a0', ' ')

it.each([
  ['de', 'Warenkorb', 'Buchung 30004', '17.15'],
  ['en', 'basket', 'Booking 30004', '17:15'],
  ['fr', 'panier', 'Réservation 30004', '17 h 15'],
  ['it', 'carrello', 'Prenotazione 30004', '17.15'],
] as const)(
  'mentions in %s a cart only where there is one, and until when a place is held',
  (language, cart, number, held) => {
    const shop = pageOf(session(language))
    expect(shop).toContain(cart)
    expect(shop).not.toContain(number)
    const place = pageOf(session(language, '2026-11-21T16:15:00Z'))
    expect(place).toContain(number)
    expect(place).toContain(held)
    expect(place.toLowerCase()).not.toContain(cart.toLowerCase())
    for (const state of ['paid', 'cancelled', 'expired'] as const)
      expect(
        closedPage(language, state, '/', { isPlace: true, company: FIRST_COMPANY }).toLowerCase(),
      ).not.toContain(cart.toLowerCase())
  },
)
