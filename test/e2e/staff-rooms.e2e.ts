import type { APIRequestContext } from '@playwright/test'
import { STAFF_PARTS } from '#site/staff-pages.ts'
import { languagesOf, quarterOf } from '#test/sample.ts'
import { aQuote } from '../quotes/a-quote.ts'
import { someone } from './accounts.ts'
import { book } from './booking-site.ts'
import { buy } from './office-orders.ts'
import { test } from './office-site.ts'
import { sendQuote } from './quote-site.ts'
import { expect, waitUntilLoaded } from './site.ts'
import {
  addEvent,
  aMember,
  anInput,
  bookingsOf,
  callStaffApi,
  dayIn,
  type Member,
  openStaff,
} from './staff-site.ts'
import { expectTextRoom } from './text-room.ts'

const LONG_NAME = 'Alessandra Bernasconi-Wyttenbach'
const LONG_COMPANY = 'Gemeindeverwaltung Risch-Rotkreuz, Abteilung Bildung und Kultur'

/** Of parts that have several. */
const FURTHER_PAGES = [
  '/einstellungen/oeffnungszeiten',
  '/einstellungen/konto',
  '/website/nachweise',
  '/website/orte',
]

for (const language of languagesOf('words in the back office'))
  test(`in each part of the back office words are whole and within their boxes, in ${language}`, async ({
    page,
    request,
  }) => {
    // On the worker's own site, because names of other tests are made to be too long.
    const member = await aMember(request)
    const records = await withLongNames(request, member)
    await openStaff(page, { member, language, address: '' })
    const addresses = [
      '',
      ...STAFF_PARTS.slice(1).map((part) => `?view=${part}`),
      ...FURTHER_PAGES,
      ...records,
    ]
    for (const address of quarterOf('parts of the back office', addresses)) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(`/verwaltung${address}${address.includes('?') ? '&' : '?'}lng=${language}`)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await waitUntilLoaded(page)
      for (const width of [1440, 1024, 390, 320]) {
        await page.setViewportSize({ width, height: 900 })
        await expectTextRoom(page)
      }
    }
  })

/** @returns the addresses of single things */
async function withLongNames(request: APIRequestContext, member: Member): Promise<string[]> {
  const event = await addEvent(request, member, anInput(34, { minimumParticipants: 6, places: 12 }))
  const email = `alessandra.bernasconi.wyttenbach.${someone()}`
  const note = 'Nussallergie bei einer Person, eine zweite isst vegetarisch'
  const guest = { eventId: event, people: 3, name: LONG_NAME, company: LONG_COMPANY, email }
  await book(request, { ...guest, note, noteConsent: true })
  await buy(request, { 'gutschein-aufbruch-pdf': 1 }, email)
  const [booking] = await bookingsOf(request, member, event)
  const sample = aQuote({ day: dayIn(700 + Math.floor(Math.random() * 300)), validUntil: dayIn(14) })
  const document = { ...sample, customer: { ...sample.customer, company: LONG_COMPANY } }
  const { id: quote } = await sendQuote(request, member, document)
  const { id: invoice } = await callStaffApi<{ id: string }>(request, member, '/invoice-drafts', {
    source: 'booking',
    sourceId: booking?.id,
  })
  return [`?event=${event}`, `?quote=${quote}`, '?telephone=new', '?blocked=all', `?invoice=${invoice}`]
}
