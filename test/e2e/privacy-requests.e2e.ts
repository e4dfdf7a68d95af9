import { readFileSync } from 'node:fs'
import type { APIRequestContext, Page } from '@playwright/test'
import myDataTexts from '#features/privacy/texts/my-data.ts'
import { fill } from '#i18n/format.ts'
import { languagesOf } from '#test/sample.ts'
import { ADDRESS, mailedLink, someAddress } from './address-form.ts'
import { book, datesOf } from './booking-site.ts'
import { tabTo } from './shopping.ts'
import { expect, expectFitsEverywhere, hydrated, test } from './site.ts'

const SENT = /\/datenschutz\/meine-daten\/unterwegs/
const FILE = '/datenschutz/meine-daten/einsicht'

const titleOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** Has an inquiry and a booking. */
async function aCustomer(request: APIRequestContext): Promise<string> {
  const email = someAddress()
  const date = (await datesOf(request, 'klarer-kompass')).at(-1)
  await book(request, { eventId: date?.id, email, way: 'online', waitIfFull: true })
  const answer = await request.post('/api/inquiries/contact', {
    data: { email, message: 'Wo beginnt der Weg?', language: 'de' },
  })
  expect(answer.status()).toBe(201)
  return email
}

for (const language of languagesOf('my data by keyboard')) {
  const messages = myDataTexts[language]

  test(`in ${language} by keyboard only: requested, shown, downloaded, deleted`, async ({
    page,
    request,
  }) => {
    const email = await aCustomer(request)
    await page.goto(`/datenschutz?lng=${language}`)
    await page.getByRole('main').locator('a[href="/datenschutz/meine-daten"]').press('Enter')
    await expect(titleOf(page)).toHaveText(messages.title)
    await hydrated(page)
    const main = page.getByRole('main')
    await main.getByLabel(ADDRESS[language].email).focus()
    await page.keyboard.type(email)
    await page.keyboard.press('Enter')
    await page.waitForURL(SENT)
    await expect(titleOf(page)).toHaveText(messages.sent.title)

    const link = await mailedLink(request, email, FILE)
    const answer = await page.goto(link)
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(titleOf(page)).toHaveText(messages.file.title)
    await expect(main).toContainText(fill(messages.file.lead, { address: email }))
    await expect(main.getByRole('heading', { name: messages.file.kinds.inquiry.one })).toBeVisible()
    await expect(main.getByRole('heading', { name: messages.file.kinds.booking.one })).toBeVisible()

    const take = main.getByRole('button', { name: messages.file.take.action })
    await tabTo(page, take)
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    expect(download.suggestedFilename()).toBe('gratweg-data.json')
    const file = JSON.parse(readFileSync(await download.path(), 'utf8'))
    expect(file).toMatchObject({ address: email, inquiry: [{ message: 'Wo beginnt der Weg?' }] })
    expect(file.booking).toHaveLength(1)

    const sure = main.getByRole('checkbox', { name: messages.file.erase.sure })
    const erase = main.getByRole('button', { name: messages.file.erase.action })
    await tabTo(page, erase)
    await page.keyboard.press('Enter')
    await expect(sure).toHaveAccessibleDescription(messages.file.erase.notSure)
    await hydrated(page)
    await tabTo(page, sure)
    await page.keyboard.press('Space')
    await tabTo(page, erase)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/geloescht/)
    await expect(titleOf(page)).toHaveText(messages.erased.title)

    await page.goto(link)
    await expect(titleOf(page)).toHaveText(messages.file.unknown.title)
  })
}

test('every page of it is accessible and fits its width from 320 to 1440, and its language can be changed', async ({
  page,
  request,
}) => {
  const email = await aCustomer(request)
  await request.post('/datenschutz/meine-daten', { form: { email, language: 'it' }, maxRedirects: 0 })
  const link = await mailedLink(request, email, FILE)
  for (const address of [
    '/datenschutz/meine-daten?lng=it',
    '/datenschutz/meine-daten/unterwegs?lng=it',
    '/datenschutz/meine-daten/geloescht?lng=it',
    link,
    `${FILE}?token=x&lng=it`,
  ]) {
    await page.goto(address)
    await expectFitsEverywhere(page)
  }
  await page.goto(link)
  await page.goto(page.url().replace('lng=it', 'lng=fr'))
  await expect(titleOf(page)).toHaveText(myDataTexts.fr.file.title)
})
