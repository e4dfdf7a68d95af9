import type { APIRequestContext, Page } from '@playwright/test'
import bookingTexts from '#features/booking/texts/booking.ts'
import myBookingTexts from '#features/booking/texts/my-booking.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { expect } from './site.ts'

export const BOOKING = bookingTexts
export const MY_BOOKING = myBookingTexts

export const BOOKED = /\/buchung\/[\w-]{43}/

export async function datesOf(request: APIRequestContext, service: string): Promise<CalendarEvent[]> {
  const answer = await request.get(`/api/events?service=${service}&lng=de`)
  return ((await answer.json()) as { events: CalendarEvent[] }).events
}

/** Via the API. @returns the reference of the private link. */
export async function book(request: APIRequestContext, form: object): Promise<string> {
  const answer = await request.post('/api/bookings', {
    data: {
      people: 1,
      name: 'Lia Muster',
      email: 'lia@example.ch',
      way: 'invoice',
      company: 'Beispiel AG',
      street: 'Musterweg 1',
      postalCode: '6330',
      city: 'Cham',
      terms: true,
      language: 'de',
      ...form,
    },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { reference: string }).reference
}

/** By name, independent of the language. */
export function formOf(page: Page) {
  const form = page.locator('main form:not([action$="/cancellation"])')
  const named = (name: string) => form.locator(`[name="${name}"]`)
  return {
    form,
    people: named('people'),
    name: named('name'),
    email: named('email'),
    note: named('note'),
    company: named('company'),
    street: named('street'),
    postalCode: named('postalCode'),
    city: named('city'),
    voucher: named('voucher'),
    terms: named('terms'),
    online: form.locator('[name="way"][value="online"]'),
    invoice: form.locator('[name="way"][value="invoice"]'),
    send: form.locator('button[type="submit"]:visible'),
    total: form.locator('output').first(),
    alert: form.getByRole('alert'),
  }
}

/** All invoice fields and the terms. */
export async function fillInvoice(page: Page, email: string): Promise<void> {
  const fields = formOf(page)
  await fields.name.fill('Lia Muster')
  await fields.email.fill(email)
  await fields.invoice.check()
  await fields.company.fill('Beispiel AG')
  await fields.street.fill('Musterweg 1')
  await fields.postalCode.fill('6330')
  await fields.city.fill('Cham')
  await fields.terms.check()
}

export async function payWithTestkasse(page: Page, email = 'lia@example.ch'): Promise<void> {
  await page.waitForURL(/testkasse/)
  await page.locator('#email').fill(email)
  await page.locator('#name').fill('Lia Muster')
  await page.locator('#terms').check()
  await page.locator('form .pay').click()
}

export const draftOf = (page: Page) => page.evaluate(() => localStorage.getItem('draft:booking'))
