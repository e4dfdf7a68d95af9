import type { Page } from '@playwright/test'
import { LANGUAGES } from '#i18n/languages.ts'
import { languagesOf } from '#test/sample.ts'
import { expect, expectAccessible, hydrated, test } from './site.ts'

const EMPTY = 'Aktuell sind keine öffentlichen Anlässe geplant. Schauen Sie bald wieder vorbei!'
const FAILED = 'Kalender-Events konnten nicht geladen werden. Bitte versuchen Sie es später erneut.'

const band = (page: Page) => page.locator('section', { has: page.getByText('Nächster Kurs') }).last()
const dates = (page: Page) => page.locator('section', { has: page.getByText('Nächste Termine') }).last()

test('the next course is on the yellow band and can be booked from there', async ({ page }) => {
  await page.goto('/?lng=de')
  const sign = band(page)
  await expect(sign.getByRole('heading')).toHaveText(/Aufbruch|Durchhalte\u00advermögen|Klarer Kompass/)
  await expect(sign).toContainText(/(Frei|Sams|Sonn)tag/)
  await expect(sign).toContainText(/CHF\u00a0\d{3}\.00, noch \d+ Pl(atz|ätze)/)
  await sign.getByRole('link', { name: 'Platz buchen' }).click()
  await expect(page).toHaveURL(/\/buchen\?serviceId=[a-z-]+&eventId=[\w-]+$/)
})

test('four dates follow with day, mark, title, place, price and places', async ({ page }) => {
  await page.goto('/?lng=de')
  const rows = dates(page).locator('tbody tr')
  await expect(rows).toHaveCount(4)
  for (const row of await rows.all()) {
    await expect(row).toContainText(/^(Mo|Di|Mi|Do|Fr|Sa|So)(–(Mo|Di|Mi|Do|Fr|Sa|So))? \d+\./)
    await expect(row.getByRole('rowheader').getByRole('link')).toHaveAttribute('href', /^\/(buchen\?|event-)/)
  }
  await dates(page).getByRole('link', { name: 'Alle Termine ansehen' }).click()
  await expect(page).toHaveURL(/\/event-kalender$/)
})

test('the three signs keep the page margin on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const language of LANGUAGES) {
    await page.goto(`/?lng=${language}`)
    for (const sign of await page.locator('main section').first().locator('.sign').all()) {
      const box = await sign.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 320), language).toBeLessThanOrEqual(300)
    }
  }
})

test('the page is complete without dates, and explains why', async ({ page, expectProblem }) => {
  expectProblem(/503/)
  await page.goto('/philosophie?lng=de')
  await hydrated(page)
  let answer = { status: 503, json: {} as object }
  await page.route('**/api/events?*', (route) => route.fulfill(answer))
  for (const [given, text] of [
    [{ status: 503, json: {} }, FAILED],
    [{ status: 200, json: { events: [] } }, EMPTY],
  ] as const) {
    answer = given
    await page.getByRole('contentinfo').getByRole('link', { name: 'Gratweg' }).click()
    await expect(dates(page)).toContainText(text)
    await expect(dates(page).getByRole('link', { name: 'Termin anfragen' })).toBeVisible()
    await expect(page.getByText('Der erste Schritt')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Kurs ansehen' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Philosophie' }).click()
    await expect(page).toHaveURL(/\/philosophie$/)
  }
})

test('contact opens a mail, booking links to the shop, the form is that of the contact page', async ({
  page,
}) => {
  await page.goto('/?lng=de')
  const contact = page.locator('#kontakt')
  const { href } = await contact.getByRole('link', { name: 'E-Mail schreiben' }).evaluate((link) => ({
    href: link.getAttribute('href'),
  }))
  expect(href).toMatch(/^mailto:[^@\s]+@[^@\s]+$/)
  await expect(contact.getByRole('link', { name: 'Gutscheine im Shop' })).toHaveAttribute('href', '/shop')
  await expect(contact.getByRole('form', { name: 'Nachricht an uns' })).toHaveAttribute(
    'action',
    /^\/kontakt#/,
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const language of languagesOf('home without script')) {
    test(`the home page has all its content in ${language}`, async ({ page }) => {
      await page.goto(`/?lng=${language}`)
      await expect(page.locator('tbody tr')).toHaveCount(4)
      await expect(page.locator('article time')).toHaveCount(3)
      await expect(page.locator('#kontakt form textarea')).toBeVisible()
      for (const picture of await page.locator('main img').all()) await picture.scrollIntoViewIfNeeded()
      await page.locator('article').last().getByRole('link').click()
      await expect(page).toHaveURL(/\/news\/[a-z-]+$/)
    })
  }
})
