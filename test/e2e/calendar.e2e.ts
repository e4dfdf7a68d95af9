import type { Page } from '@playwright/test'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { expect, hydrated, test } from './site.ts'

async function eventsOf(page: Page, query: string): Promise<CalendarEvent[]> {
  const answer = await page.request.get(`/api/events?${query}`)
  return ((await answer.json()) as { events: CalendarEvent[] }).events
}

/** A month with a multi-day event. */
async function monthOfCourse(page: Page): Promise<{ month: string; event: CalendarEvent }> {
  const [event] = await eventsOf(page, 'service=durchhaltevermoegen&limit=1')
  if (!event) throw new Error('no course of two days is planned')
  return { month: event.startsAt.slice(0, 7), event }
}

test('filter, view and month are changed in place and restored by Back; a cancelled date is crossed out', async ({
  page,
}) => {
  const cancelled = (await eventsOf(page, 'cancelled=1')).find((event) => event.cancelled)
  const month = cancelled?.startsAt.slice(0, 7)
  await page.goto(`/event-kalender?ansicht=monat&monat=${month}&lng=fr`)
  await hydrated(page)
  const cell = page.getByRole('grid').locator('[data-lane]').filter({ hasText: 'annulée' }).first()
  await expect(cell).toHaveCSS('border-top-style', 'dashed')
  await expect(cell.locator('> span').first()).toHaveCSS('text-decoration-line', 'line-through')
  await page.getByRole('link', { name: 'Aujourd’hui' }).click()
  await expect(page).toHaveURL(/ansicht=monat/)
  await expect(page).not.toHaveURL(new RegExp(`monat=${month}`))
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`monat=${month}`))
  await page.getByRole('link', { name: 'Liste', exact: true }).click()
  // Until then the links of the filter lead to the month.
  await expect(page.getByRole('grid')).toHaveCount(0)
  await page.locator('main a[href*="service=survival"]').first().click()
  await expect(page).toHaveURL(/service=survival/)
  await expect(page.getByRole('grid')).toHaveCount(0)
  await page.goBack()
  await expect(page).not.toHaveURL(/service=survival/)
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

test('on a phone the day of an event links to it, the list below describes it, and its rows are large enough to tap', async ({
  page,
}) => {
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

  await page.goto('/event-kalender?lng=de')
  await hydrated(page)
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  const { filled, heights } = await rows.evaluateAll((all) => ({
    filled: all
      .flatMap((row) => [...row.querySelectorAll('.sign')])
      .filter((sign) => getComputedStyle(sign, '::before').display !== 'none').length,
    heights: all.map((row) => row.getBoundingClientRect().height),
  }))
  expect(filled).toBe(1)
  expect(heights.length).toBeGreaterThan(3)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(64)
  const place = await rows.first().locator('p').last().boundingBox()
  await page.mouse.click((place?.x ?? 0) + 2, (place?.y ?? 0) + 2)
  await expect(page).toHaveURL(/\/event-kalender\/[\da-f-]{36}$/)
})
