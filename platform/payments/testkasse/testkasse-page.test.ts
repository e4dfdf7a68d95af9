import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { FIRST_COMPANY } from '#features/company/content/first-company.ts'
import type { Language } from '#i18n/languages.ts'
import { closedPage, html, type OpenPage, openPage } from './testkasse-page.ts'

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
      expect(closedPage(language, state, '/', FIRST_COMPANY, true).toLowerCase()).not.toContain(
        cart.toLowerCase(),
      )
  },
)

test('escapes every value, in text and attributes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      const { markup } = html`<i title="${value}">${value}</i>`
      expect(markup.replace(/^<i title="|">|<\/i>$/g, '')).not.toMatch(/[<>"']/)
    }),
  )
})

test('leaves out false, null and undefined, joins lists and keeps markup made by itself', () => {
  const items = ['a', '<b>'].map((text) => html`<li>${text}</li>`)
  expect(html`<ul>${items}${false}${null}${undefined}${0}</ul>`.markup).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li>0</ul>',
  )
})
