import { rmSync } from 'node:fs'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import staffRosterTexts from '#features/booking/texts/staff-roster.ts'
import { makeTemporaryFolder } from '../temporary-folder.ts'
import { PASSWORD } from './accounts.ts'
import { aDayWithTwenty, countOf, hereOf, NAMES, openRoster, tickOf } from './roster-site.ts'
import { expect, test } from './site.ts'
import { aColleague, aMember, giveEvent, holdSession } from './staff-site.ts'

const rosterDe = staffRosterTexts.de

const { strip } = rosterDe
const NO_NET = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 40[013]/
const PHONE = { width: 390, height: 844 }

test('the browser is killed offline half-way, and opens the list again with all marks', async ({
  request,
  baseURL,
}) => {
  const owner = await aMember(request)
  const event = await aDayWithTwenty(request, owner)
  const folder = makeTemporaryFolder('device')
  const open = () =>
    chromium.launchPersistentContext(folder.path, {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      ...(baseURL && { baseURL }),
      locale: 'de-CH',
      viewport: PHONE,
    })
  let device = await open()
  let page = await pageOf(device)
  await openRoster(page, owner, event)
  // Opened at home and put away: browsers write a session to the disk some seconds later.
  await device.close()
  device = await open()
  page = await pageOf(device)
  await device.setOffline(true)
  await page.goto(`/verwaltung/liste?event=${event}`)
  for (const name of NAMES.slice(1, 8)) await tickOf(page, name).click()
  await expect(countOf(page)).toHaveText('7')
  await crash(page)

  device = await open()
  page = await pageOf(device)
  await device.setOffline(true)
  await page.goto(`/verwaltung/liste?event=${event}`)
  await expect(countOf(page)).toHaveText('7')
  await expect(page.getByRole('status').filter({ hasText: 'Offline seit' })).toContainText(
    '7 Häkchen warten.',
  )
  await tickOf(page, NAMES[8]).click()
  await device.setOffline(false)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(() => hereOf(request, owner, event)).toBe(8)
  await expect(page.getByText('Häkchen warten')).toHaveCount(0)
  await device.close()
  rmSync(folder.path, { recursive: true, force: true })
})

test('marks are kept for their author when the session is over, and names are removed from the device', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(NO_NET)
  const owner = await aMember(request)
  const [guide, colleague] = [
    await aColleague(request, owner, 'guide'),
    await aColleague(request, owner, 'guide'),
  ]
  const event = await aDayWithTwenty(request, owner)
  await giveEvent(request, owner, event, guide, colleague)
  await openRoster(page, guide, event)
  await page.context().setOffline(true)
  await tickOf(page, NAMES[3]).click()
  await expect(page.getByText('Ein Häkchen wartet.')).toBeVisible()
  // Signed out everywhere: a lost telephone, for example.
  await request.post('/auth/v1/logout?scope=global', { headers: { authorization: `Bearer ${guide.token}` } })
  await page.context().setOffline(false)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText(strip.signedOut)).toBeVisible()
  await expect(page.getByText('Ein Häkchen wartet.')).toBeVisible()
  await expect(page.getByText(NAMES[3] ?? '')).toHaveCount(0)

  await holdSession(page, colleague)
  await page.goto(`/verwaltung/liste?event=${event}`)
  await expect(page.getByText('Ein Häkchen einer anderen Person wartet hier')).toBeVisible()
  await expect(countOf(page)).toHaveText('0')

  const again = await request.post('/auth/v1/token?grant_type=password', {
    data: { email: guide.email, password: PASSWORD },
  })
  await holdSession(page, { ...guide, session: (await again.json()) as object })
  await page.goto(`/verwaltung/liste?event=${event}`)
  await expect(countOf(page)).toHaveText('1')
  await expect(page.getByText('wartet')).toHaveCount(0)
})

async function pageOf(device: BrowserContext): Promise<Page> {
  return device.pages()[0] ?? (await device.newPage())
}

/** As when the system ends it, or the battery is empty. */
async function crash(page: Page): Promise<void> {
  const context = page.context()
  const closed = new Promise<void>((resolve) => context.once('close', () => resolve()))
  const session = await context.newCDPSession(page)
  session.send('Browser.crash').catch(() => undefined)
  await closed
}
