import { rmSync } from 'node:fs'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import rosterDe from '#content/staff-roster/de.ts'
import { makeTemporaryFolder } from '../temporary-folder.ts'
import { aDayWithTwenty, aDevice, countOf, hereOf, NAMES, openRoster, tickOf } from './roster-site.ts'
import { expect, expectRoom, test } from './site.ts'
import { aColleague, aMember, bookingsOf } from './staff-site.ts'

const { door, strip } = rosterDe
const NO_NET = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/
const PHONE = { width: 390, height: 844 }

test('a due amount recorded offline by two is recorded once, and both are told to check the money', async ({
  page,
  browser,
  request,
  baseURL,
  expectProblem,
}) => {
  expectProblem(NO_NET)
  const owner = await aMember(request)
  const guide = await aColleague(request, owner, 'guide')
  const colleague = await aColleague(request, owner, 'guide')
  const event = await aDayWithTwenty(request, owner)
  const other = await aDevice(browser, baseURL)
  const devices = [
    { page, member: guide, means: door.cash },
    { page: other.page, member: colleague, means: door.twint },
  ]
  const debtor = NAMES[15] ?? ''
  for (const { page: device, member, means } of devices) {
    await device.setViewportSize(PHONE)
    await openRoster(device, member, event)
    await device.context().setOffline(true)
    await device
      .getByRole('button', { name: new RegExp(`^${debtor}`) })
      .first()
      .click()
    await device.getByText(means, { exact: true }).click()
    await device.getByRole('button', { name: door.submit }).click()
    await expect(countOf(device)).toHaveText('3')
  }
  for (const { page: device } of devices) {
    await device.context().setOffline(false)
    await device.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(device.getByText(strip.nothingWaits)).toHaveCount(0)
  }
  await expect.poll(() => hereOf(request, owner, event)).toBe(6)
  for (const { page: device } of devices) {
    await device.reload()
    await expect(countOf(device)).toHaveText('3')
    const told = device.getByText(/^Geld prüfen/)
    await expect(told).toContainText('CHF')
    await expect(told).toContainText(door.twint)
    await expectRoom(device)
  }
  const booked = (await bookingsOf(request, owner, event)).find(({ name }) => name === debtor)
  expect(booked).toMatchObject({ payment: 'paid', dueCents: 0, paidCents: booked?.totalCents })
  await other.close()
})

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
