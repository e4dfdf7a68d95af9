import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test'
import staffRosterTexts from '#features/booking/texts/staff-roster.ts'
import type { EventInput } from '#features/calendar/rules/event-input.ts'
import { fill } from '#i18n/format.ts'
import { expect } from './site.ts'
import { addEvent, anInput, bookingsOf, callStaffApi, dayIn, holdSession, type Member } from './staff-site.ts'

const rosterDe = staffRosterTexts.de

const { row } = rosterDe
/** Of the bookings of a day; the first and the last come with two more. */
export const NAMES = 'Ada Ben Cia Dan Eva Fin Gia Ida Jan Kim Lea Max Nia Oli Pia Ron'
  .split(' ')
  .map((name) => `${name} Muster`)

export async function openRoster(page: Page, member: Member, event: string): Promise<void> {
  await holdSession(page, member)
  await page.goto(`/verwaltung/liste?event=${event}&lng=de`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(anInput(1).title.de ?? '')
  await expect
    .poll(() =>
      page.evaluate(
        async () =>
          (await navigator.serviceWorker.getRegistration('/verwaltung/liste'))?.active?.state ===
            'activated' && (await caches.match('/verwaltung/liste')) !== undefined,
      ),
    )
    .toBe(true)
}

export async function aDevice(
  browser: Browser,
  baseURL: string | undefined,
): Promise<{ page: Page; close: () => Promise<void> }> {
  const context: BrowserContext = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'de-CH' })
  return { page: await context.newPage(), close: () => context.close() }
}

export const countOf = (page: Page) => page.getByRole('banner').locator('b')
export const tickOf = (page: Page, name = '') =>
  page
    .getByRole('main')
    .getByRole('button', { name: fill(row.tick, { name }), exact: true })
    .first()

export async function hereOf(request: APIRequestContext, owner: Member, event: string): Promise<number> {
  const { marks } = await callStaffApi<{ marks: { kind: string }[] }>(
    request,
    owner,
    `/events/${event}/roster`,
  )
  return marks.filter(({ kind }) => kind === 'here').length
}

/** Today, whatever the hour: 16 bookings of 20 people, the last of three who pay at the door. */
export async function aDayWithTwenty(request: APIRequestContext, owner: Member): Promise<string> {
  const id = await addEvent(request, owner, anInput(1, { places: 24 }))
  for (const [index, name] of NAMES.entries()) {
    const isLast = index === NAMES.length - 1
    await callStaffApi(request, owner, '/bookings', {
      key: crypto.randomUUID(),
      form: {
        eventId: id,
        people: index === 0 || isLast ? 3 : 1,
        name,
        email: '',
        phone: '079 555 01 02',
        company: '',
        street: '',
        postalCode: '',
        city: '',
        note: index === 4 ? 'Erdnüsse: Notfallset dabei' : '',
        voucher: '',
        waitIfFull: false,
        noteConsent: index === 4,
        way: isLast ? 'door' : 'transfer',
        language: 'de',
        holdDays: 1,
        staffNote: '',
        participants: [],
      },
    })
  }
  await toToday(request, owner, id)
  return id
}

export async function toToday(request: APIRequestContext, owner: Member, id: string): Promise<void> {
  const file = await callStaffApi<{ event: { updatedAt: string; input: EventInput } }>(
    request,
    owner,
    `/events/${id}`,
  )
  const today = { allDay: true, starts: `${dayIn(0)}T00:00`, ends: `${dayIn(1)}T00:00` }
  const answer = await request.put(`/api/staff/events/${id}`, {
    headers: { authorization: `Bearer ${owner.token}` },
    data: { seen: file.event.updatedAt, input: { ...file.event.input, ...today }, agreed: true },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

export async function bookingsInOrder(request: APIRequestContext, owner: Member, event: string) {
  const found = await bookingsOf(request, owner, event)
  return found.sort((one, other) => one.number - other.number)
}
