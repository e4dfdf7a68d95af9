import type { Page } from '@playwright/test'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { languagesOf } from '#test/sample.ts'
import { expect, expectAccessible, hydrated, test } from './site.ts'

const WIDTHS = [1440, 390] as const

async function eventsOf(page: Page, query = ''): Promise<CalendarEvent[]> {
  const answer = await page.request.get(`/api/events?${query}`)
  return ((await answer.json()) as { events: CalendarEvent[] }).events
}

/** A month with a multi-day event. */
async function monthOfCourse(page: Page): Promise<{ month: string; event: CalendarEvent }> {
  const [event] = await eventsOf(page, 'service=durchhaltevermoegen&limit=1')
  if (!event) throw new Error('no course of two days is planned')
  return { month: event.startsAt.slice(0, 7), event }
}

for (const width of WIDTHS) {
  for (const lng of languagesOf(`calendar at ${width}`)) {
    test(`list, month and event are accessible and nowhere wider than the window in ${lng} at ${width}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      const { month, event } = await monthOfCourse(page)
      for (const path of [
        '/event-kalender?',
        `/event-kalender?ansicht=monat&monat=${month}&`,
        `/event-kalender/${event.id}?`,
      ]) {
        await page.goto(`${path}lng=${lng}`)
        await hydrated(page)
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
    })
  }
}

test('nothing is wider than a narrow phone in any language', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  const { month, event } = await monthOfCourse(page)
  for (const lng of LANGUAGES)
    for (const path of [
      '/event-kalender?',
      `/event-kalender?ansicht=monat&monat=${month}&`,
      `/event-kalender/${event.id}?`,
    ]) {
      await page.goto(`${path}lng=${lng}`)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${path} ${lng}`,
      ).toBeLessThanOrEqual(320)
    }
})

test('the name of the month is on one line on a phone, its controls beside or below it', async ({ page }) => {
  const { month } = await monthOfCourse(page)
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    for (const language of LANGUAGES) {
      await page.goto(`/event-kalender?ansicht=monat&monat=${month}&lng=${language}`)
      const name = await page.locator('main h2').first().boundingBox()
      expect(name?.height, `${language} at ${width} px`).toBeLessThan(40)
    }
  }
})

test('the list links to the event, its file and the booking of its date', async ({ page }) => {
  const { event } = await monthOfCourse(page)
  await page.goto('/event-kalender?lng=de&service=durchhaltevermoegen')
  await hydrated(page)
  const row = page
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="/event-kalender/${event.id}"]`) })
  await expect(row).toContainText('Wildspitz')
  await expect(row).toContainText('Uhr')
  await expect(row).toContainText('CHF\u00a0250')
  await expect(row).toContainText(`${event.placesLeft} frei`)
  await expect(row.getByRole('link', { name: /^Platz buchen Durchhalte/ })).toHaveAttribute(
    'href',
    `/buchen?serviceId=durchhaltevermoegen&eventId=${event.id}`,
  )
  await row.getByRole('link', { name: 'Durchhaltevermögen', exact: true }).click()
  await expect(page).toHaveURL(`/event-kalender/${event.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Durchhaltevermögen')
  await expect(page).toHaveTitle(/^Durchhaltevermögen, Sa/)
  await expect(page.getByText('Bahnhof Sattel-Aegeri')).toBeVisible()
  const file = await page.getByRole('link', { name: 'In den Kalender eintragen' }).getAttribute('href')
  expect(await (await page.request.get(file ?? '')).text()).toContain(
    'SUMMARY;LANGUAGE=de:Durchhaltevermögen',
  )
})

test('a full date offers its waiting list, a cancelled one is crossed out, also in the month, and cannot be booked', async ({
  page,
}) => {
  const all = await eventsOf(page, 'cancelled=1')
  const full = all.find(({ placesLeft, cancelled }) => placesLeft === 0 && !cancelled)
  const off = all.find(({ cancelled }) => cancelled)
  await page.goto('/event-kalender?lng=fr')
  const rowOf = (id: string | undefined) =>
    page.getByRole('listitem').filter({ has: page.locator(`a[href="/event-kalender/${id}"]`) })
  const crossedOut = page.getByRole('listitem').filter({ has: page.locator('s') })
  await expect(rowOf(full?.id)).toContainText('complet')
  await expect(rowOf(full?.id).getByRole('link', { name: /^Liste d’attente / })).toBeVisible()
  await expect(crossedOut).toContainText('annulée')
  await expect(crossedOut).toContainText('groupe ouvert')
  await expect(crossedOut.getByRole('link')).toHaveCount(0)
  await page.goto(`/event-kalender?ansicht=monat&monat=${off?.startsAt.slice(0, 7)}&lng=fr`)
  const cell = page.getByRole('grid').locator('[data-lane]').filter({ hasText: 'annulée' }).first()
  await expect(cell).toHaveCSS('border-top-style', 'dashed')
  await expect(cell.locator('> span').first()).toHaveCSS('text-decoration-line', 'line-through')
  await page.goto(`/event-kalender/${off?.id}?lng=it`)
  await expect(page.getByText('Questa data è annullata.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 }).locator('s')).toBeVisible()
  await expect(page.getByRole('article').getByRole('link', { name: /^Prenotare/ })).toHaveCount(0)
})

test('filter, view and month are in the address and are restored from it', async ({ page }) => {
  const { month } = await monthOfCourse(page)
  await page.goto('/event-kalender?lng=de')
  await hydrated(page)
  await page.getByLabel('Nach Angebot').getByRole('link', { name: 'Survival-Training' }).click()
  await expect(page).toHaveURL(/service=survival/)
  await page.getByRole('link', { name: 'Monat', exact: true }).click()
  await expect(page).toHaveURL('/event-kalender?ansicht=monat&service=survival')
  await page.getByRole('link', { name: /^Nächster Monat/ }).click()
  await expect(page).toHaveURL(/monat=\d{4}-\d\d&service=survival$/)
  await page.goto(`/event-kalender?ansicht=monat&monat=${month}&service=survival&lng=de`)
  await expect(
    page
      .getByRole('grid')
      .getByRole('link', { name: /^Durchhaltevermögen/ })
      .first(),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Heute' }).click()
  await expect(page.getByRole('link', { name: 'Vorheriger Monat' })).toHaveAttribute('aria-disabled', 'true')
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`monat=${month}`))
})

test('the month grid is one stop of the Tab key, and the arrow keys move across the edge of the month', async ({
  page,
}) => {
  const { month, event } = await monthOfCourse(page)
  await page.goto(`/event-kalender?ansicht=monat&monat=${month}&lng=de`)
  await hydrated(page)
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-day'))
  await page.getByRole('link', { name: 'Heute' }).focus()
  // Skips the link to add an event.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  expect(await focused()).toBe(`${month}-01`)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe(`${month}-09`)
  await page.keyboard.press('Control+End')
  const last = await focused()
  expect(last?.startsWith(month)).toBe(true)
  await page.keyboard.press('ArrowRight')
  await expect.poll(focused).not.toBe(last)
  await expect.poll(focused).toMatch(/-01$/)
  await expect(page).not.toHaveURL(new RegExp(`monat=${month}`))
  await page.keyboard.press('PageUp')
  await expect.poll(focused).toBe(`${month}-01`)
  const day = event.startsAt.slice(0, 10)
  for (let step = 1; step < Number(day.slice(8)); step += 1) await page.keyboard.press('ArrowRight')
  expect(await focused()).toBe(day)
  const links = page.locator(`[data-day="${day}"] a`)
  await page.keyboard.press('Enter')
  if ((await links.count()) > 1) {
    await expect(links.first()).toBeFocused()
    await page.keyboard.press('Escape')
    expect(await focused()).toBe(day)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
  }
  await expect(page).toHaveURL(/\/event-kalender\/[0-9a-f-]{36}$/)
})

test('a bar announces each of its days to a screen reader', async ({ page }) => {
  const { month, event } = await monthOfCourse(page)
  await page.goto(`/event-kalender?ansicht=monat&monat=${month}&lng=en`)
  await hydrated(page)
  const parts = page.getByRole('grid').locator(`a[href="/event-kalender/${event.id}"]`)
  await expect(parts).toHaveCount(2)
  await expect(parts.first()).toHaveAccessibleName(/^Durchhaltevermögen \d+ left$/)
  await expect(parts.last()).toHaveAccessibleName(/^Durchhaltevermögen continued \d+ left$/)
})

test('on a phone the day of an event links to it, and the list below describes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { month, event } = await monthOfCourse(page)
  await page.goto(`/event-kalender?ansicht=monat&monat=${month}&lng=de`)
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'Durchhaltevermögen', level: 3 }).first()).toBeVisible()
  // Events of other tests may lie on one of its days, and on a phone their marks lie above each other.
  const days = page
    .locator('[data-day]')
    .filter({ has: page.locator(`a[href="/event-kalender/${event.id}"]`) })
  const counts = await Promise.all((await days.all()).map((day) => day.getByRole('link').count()))
  const fewest = Math.min(...counts)
  const link = days.nth(counts.indexOf(fewest)).locator(`a[href="/event-kalender/${event.id}"]`)
  await (fewest === 1 ? link.click() : link.press('Enter'))
  await expect(page).toHaveURL(`/event-kalender/${event.id}`)
})

test('works without JavaScript: month, filter and event are links', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  const { month, event } = await monthOfCourse(page)
  await page.goto(`/event-kalender?ansicht=monat&monat=${month}&lng=de`)
  await page
    .getByRole('table')
    .getByRole('link', { name: /^Durchhaltevermögen/ })
    .first()
    .click()
  await expect(page).toHaveURL(`/event-kalender/${event.id}`)
  await page.getByRole('link', { name: 'Zum ganzen Kalender' }).click()
  await page.getByRole('link', { name: /^Nächster Monat/ }).click()
  await expect(page).toHaveURL(/\?monat=/)
  await context.close()
})

test('a failing calendar shows the text of SPEC §8, and can be retried', async ({ page, expectProblem }) => {
  expectProblem(/503/)
  await page.goto('/kontakt?lng=de')
  await hydrated(page)
  await page.route('**/api/events?*', (route) => route.fulfill({ status: 503, body: '' }))
  await page.getByRole('navigation').getByRole('link', { name: 'Event-Kalender' }).first().click()
  await expect(page.getByRole('alert')).toContainText(
    'Kalender-Events konnten nicht geladen werden. Bitte versuchen Sie es später erneut.',
  )
  await page.unroute('**/api/events?*')
  await page.getByRole('link', { name: 'Erneut versuchen' }).click()
  await expect(page.getByRole('link', { name: /^Platz buchen/ }).first()).toBeVisible()
})

test('an empty month shows the text of SPEC §2, and links back', async ({ page }) => {
  const far = new Date()
  const month = `${far.getFullYear() + 2}-12`
  await page.goto(`/event-kalender?monat=${month}&lng=de`)
  await expect(
    page.getByText('Aktuell sind keine öffentlichen Anlässe geplant. Schauen Sie bald wieder vorbei!'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Alle Termine zeigen' }).click()
  await expect(page.getByRole('link', { name: /^Platz buchen/ }).first()).toBeVisible()
})

test('an empty month of the grid mentions only that month, and links to the list', async ({ page }) => {
  await page.goto(`/event-kalender?ansicht=monat&monat=${new Date().getFullYear() + 2}-12&lng=de`)
  await expect(page.getByText('In diesem Monat ist nichts geplant.')).toBeVisible()
  await page.getByRole('link', { name: 'Alle Termine zeigen' }).click()
  await expect(page.getByRole('link', { name: /^Platz buchen/ }).first()).toBeVisible()
  await expect(page).toHaveURL('/event-kalender')
})

test('an unknown event answers 404 and links to the calendar', async ({ page, expectProblem }) => {
  expectProblem(/404/)
  const answer = await page.goto('/event-kalender/00000000-0000-4000-8000-000000000000?lng=en')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There’s no such event.')
  await page.getByRole('link', { name: 'See the full calendar' }).click()
  await expect(page).toHaveURL('/event-kalender')
})

test('on a phone one row of the list has a sign, and each is one link large enough to tap', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/event-kalender?lng=de')
  await hydrated(page)
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  const signs = rows.locator('.sign')
  const filled = await signs.evaluateAll(
    (all) => all.filter((sign) => getComputedStyle(sign, '::before').display !== 'none').length,
  )
  expect(filled).toBe(1)
  for (const row of await rows.all())
    expect((await row.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(64)
  const place = await rows.first().locator('p').last().boundingBox()
  await page.mouse.click((place?.x ?? 0) + 2, (place?.y ?? 0) + 2)
  await expect(page).toHaveURL(/\/event-kalender\/[\da-f-]{36}$/)
})

test('the page of a date describes its content and schedule, on its own days', async ({ page }) => {
  const { event } = await monthOfCourse(page)
  await page.goto(`/event-kalender/${event.id}?lng=it`)
  await expect(page.getByRole('heading', { name: 'Programma' })).toBeVisible()
  await expect(page.locator('main time').first()).toHaveText('09.00')
  await page.goto('/event-kalender?lng=de&service=info')
  await page.getByRole('heading', { level: 3 }).getByRole('link').first().click()
  await expect(page.getByText('Ort und Treffpunkt').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Programm' })).toHaveCount(0)
})
