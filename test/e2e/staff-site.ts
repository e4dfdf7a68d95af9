import type { APIRequestContext, Locator, Page } from '@playwright/test'
import calendarTexts from '#features/calendar/texts/calendar.ts'
import staffTexts from '#content/texts/staff.ts'
import staffBookingsTexts from '#features/booking/texts/staff-bookings.ts'
import staffDeskTexts from '#content/texts/staff-desk.ts'
import type { StaffRole } from '#features/account/roles/permissions.ts'
import type { StaffBooking } from '#features/booking/rules/staff-booking.ts'
import type { EventInput } from '#features/calendar/rules/event-input.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import { bookingMailTexts } from '#features/booking/mail/booking-mail.texts.ts'
import { counted } from '#i18n/counted.ts'
import { fill } from '#i18n/format.ts'
import { eventInput } from '../staff/event-input.ts'
import { codeOf, PASSWORD, serviceKey, someone } from './accounts.ts'
import { book } from './booking-site.ts'
import { mailsTo } from './mailbox.ts'
import { expect, hydrated } from './site.ts'

export { expectFitsEverywhere as expectFine } from './site.ts'

export const STAFF = staffTexts
export const STAFF_BOOKINGS = staffBookingsTexts
export const DESK = staffDeskTexts
export const CALENDAR = calendarTexts

export interface Member {
  email: string
  token: string
  session: object
}

/** Invited by the service key; has a session, and no password, which would cost the server its derivation. */
export async function aMember(request: APIRequestContext): Promise<Member> {
  const email = someone()
  const invited = await posted<{ hashed_token: string }>(request, '/admin/generate_link', {
    data: { type: 'invite', email },
    headers: { authorization: `Bearer ${await serviceKey()}` },
  })
  const session = await posted<{ access_token: string }>(request, '/verify', {
    data: { type: 'invite', token_hash: invited.hashed_token },
  })
  return { email, token: session.access_token, session }
}

export async function aMemberWithPassword(request: APIRequestContext): Promise<Member> {
  const member = await aMember(request)
  const headers = { authorization: `Bearer ${member.token}` }
  const chosen = await request.put('/auth/v1/user', { headers, data: { password: PASSWORD } })
  expect(chosen.status(), await chosen.text()).toBe(200)
  return member
}

/** As an owner would have invited them. */
export async function aColleague(
  request: APIRequestContext,
  owner: Member,
  role: StaffRole,
): Promise<Member> {
  const { email, session, token } = await aVisitor(request)
  await callStaffApi(request, owner, '/accounts', { email, role, language: 'de' })
  return { email, session, token }
}

/** The first leads, the others help; they see it from then on. */
export async function giveEvent(
  request: APIRequestContext,
  owner: Member,
  id: string,
  ...members: Member[]
): Promise<void> {
  const none = { lead: null, helpers: [], shown: false }
  const [lead, ...helpers] = members.map(({ session }) => (session as { user: { id: string } }).user.id)
  const guides = { ...none, lead, helpers }
  await callStaffApi(request, owner, `/events/${id}/guides`, { guides, seen: none, agreed: true })
}

/** Enrols and verifies. @returns its secret and the aal2 session. */
export async function addFactor(
  request: APIRequestContext,
  { token }: Member,
): Promise<{ secret: string; session: object }> {
  const headers = { authorization: `Bearer ${token}` }
  const { id, totp } = await posted<{ id: string; totp: { secret: string } }>(request, '/factors', {
    headers,
    data: { factor_type: 'totp', friendly_name: 'Telefon' },
  })
  const challenge = `/factors/${id}/challenge`
  const { id: challengeId } = await posted<{ id: string }>(request, challenge, { headers, data: {} })
  const data = { challenge_id: challengeId, code: codeOf(totp.secret) }
  const session = await posted<object>(request, `/factors/${id}/verify`, { headers, data })
  return { secret: totp.secret, session }
}

/** Signed up, without the staff role. */
export async function aVisitor(request: APIRequestContext): Promise<Member> {
  const email = someone()
  const data = { email, password: PASSWORD }
  const session = await posted<{ access_token: string }>(request, '/signup', { data })
  return { email, token: session.access_token, session }
}

async function posted<Body>(
  request: APIRequestContext,
  path: string,
  options: { data: object; headers?: Record<string, string> },
): Promise<Body> {
  const answer = await request.post(`/auth/v1${path}`, options)
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()) as Body
}

/** `address` begins with `?`, or is empty for what is due today. */
export async function openStaff(
  page: Page,
  { member, language, address = '/kalender' }: { member: Member; language: Language; address?: string },
): Promise<void> {
  await holdSession(page, member)
  await page.goto(`/verwaltung${address}${address.includes('?') ? '&' : '?'}lng=${language}`)
  await hydrated(page)
}

export async function holdSession(page: Page, { session }: Member): Promise<void> {
  // Of the same origin, and without scripts to run.
  await page.goto('/robots.txt')
  await page.evaluate((stored) => localStorage.setItem('auth', stored), JSON.stringify(session))
}

export async function callStaffApi<Value>(
  request: APIRequestContext,
  { token }: Member,
  path: string,
  body?: object,
): Promise<Value> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = body
    ? await request.post(`/api/staff${path}`, { headers, data: body })
    : await request.get(`/api/staff${path}`, { headers })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as Value
}

export function dayIn(days: number): string {
  return swissTime(new Date(Date.now() + days * 86_400_000)).day
}

export function anInput(days: number, more: Partial<EventInput> = {}): EventInput {
  const title = {
    de: 'Aufbruch im Nebel',
    en: 'Setting out in fog',
    fr: 'Départ dans la brume',
    it: 'Partenza nella nebbia',
  }
  return eventInput(dayIn(days), { title, ...more })
}

export async function addEvent(
  request: APIRequestContext,
  member: Member,
  input: EventInput,
): Promise<string> {
  return (await callStaffApi<{ id: string }>(request, member, '/events', input)).id
}

export async function bookingsOf(
  request: APIRequestContext,
  member: Member,
  eventId: string,
): Promise<StaffBooking[]> {
  return (await callStaffApi<{ bookings: StaffBooking[] }>(request, member, `/events/${eventId}`)).bookings
}

export async function subjectsTo(request: APIRequestContext, email: string): Promise<string[]> {
  return (await mailsTo(request, email)).map(({ subject }) => subject)
}

export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('main').locator('tbody').filter({ hasText: name })
}

/** Opens a booking's actions and clicks one. */
export async function act(
  page: Page,
  { name, language }: { name: string; language: Language },
  what: string,
) {
  const row = rowOf(page, name)
  const more = row.locator('[aria-controls^="mehr"]')
  if ((await more.getAttribute('aria-expanded')) !== 'true') await more.click()
  await expect(more).toHaveAccessibleName(STAFF_BOOKINGS[language].bookings.more.replace('{name}', name))
  await row.getByRole('button', { name: what, exact: true }).click()
}

export const toastTitle = (page: Page) => page.locator('.toast-title')

/** Subject prefix for events of `anInput`. */
export function subjectOf(language: Language, news: 'event_cancelled' | 'moved' | 'goes_ahead'): string {
  const title = anInput(1).title[language] ?? ''
  return (
    fill(counted(language, 1, bookingMailTexts[language].news[news].subject), { title }).split('{day}')[0] ??
    ''
  )
}

export const GUESTS = [
  { name: 'Lia Muster', language: 'de', email: 'lia' },
  { name: 'Noah Rossi', language: 'it', email: 'noah' },
  { name: 'Zoë Favre', language: 'fr', email: 'zoe' },
  { name: 'Amy Hill', language: 'en', email: 'amy' },
] as const

export async function withGuests(request: APIRequestContext, member: Member, input: EventInput) {
  const id = await addEvent(request, member, input)
  const emailOf = (name: string) => `${name}-${id.slice(0, 8)}@example.ch`
  for (const { name, language, email } of GUESTS)
    await book(request, { eventId: id, name, language, email: emailOf(email) })
  return { id, emailOf }
}

/** As by Ctrl+V: the page may take the text itself, otherwise nothing happens. */
export async function pasteInto(field: Locator, text: string): Promise<void> {
  await field.focus()
  await field.evaluate((element, pasted) => {
    const data = new DataTransfer()
    data.setData('text/plain', pasted)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, text)
}
