import { readFileSync } from 'node:fs'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import staffFiguresTexts from '#features/figures/texts/staff-figures.ts'
import { fill } from '#i18n/format.ts'
import type { Database } from '#platform/database/database.ts'
import { findRunningPostgres } from '#platform/database/embedded-postgres/find-running-postgres.ts'
import { figuresScene } from '../figures-scene.ts'
import { officeSite, test } from './office-site.ts'
import { expect } from './site.ts'
import { aMember, expectFine, openStaff } from './staff-site.ts'

const de = staffFiguresTexts.de

/** The last one: requests older than 24 months are deleted, here too. */
const year = new Date().getFullYear() - 1

test('an owner compares a year with the one before, in charts with their tables, and exports a table', async ({
  page,
  request,
}) => {
  const { dataDir } = await officeSite()
  const pool = new pg.Pool({ connectionString: await findRunningPostgres(dataDir) })
  const add = figuresScene(drizzle(pool) as Database)
  const now = await add.event(`${year}-05-04`)
  await add.booking(now, { people: 4, totalCents: 12_400_00, state: 'attended' })
  await add.booking(now, { people: 4, totalCents: 99_000_00, testCents: 99_000_00 })
  await add.booking(await add.event(`${year - 1}-05-06`), { totalCents: 10_000_00, state: 'attended' })
  const line = await add.order(`${year}-06-01T12:00:00Z`, { goods: 600_00, voucher: 200_00 })
  await add.voucher(line, [[`${year}-06-01T12:00:00Z`, 200_00]])
  const inquiryId = await add.inquiry(`${year}-02-01T12:00:00Z`)
  await add.inquiry(`${year}-02-02T12:00:00Z`)
  await add.quote(`${year}-02-03T12:00:00Z`, { inquiryId })
  await pool.end()

  const member = await aMember(request)
  await openStaff(page, { member, language: 'de', address: '' })
  await page.getByRole('navigation').getByRole('link', { name: 'Zahlen' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de.title)
  await page.getByLabel(de.years).selectOption(String(year))
  await expect(page).toHaveURL(new RegExp(`year=${year}`))

  const figure = (title: string) => page.getByRole('region', { name: title, exact: true })
  const revenue = figure(de.revenue.title)
  await expect(revenue).toContainText('CHF 13’000')
  await expect(revenue).toContainText('+\u202f30 %')
  await expect(revenue).toContainText(fill(de.revenue.against, { amount: 'CHF 10’000' }))
  const cells = (name: string) => revenue.getByRole('row', { name: new RegExp(`^${name}`) }).getByRole('cell')
  await expect(cells(String(year)).last()).toHaveText('13.0')
  await expect(cells(String(year - 1)).nth(4)).toHaveText('10.0')
  await expect(figure(de.occupancy.title).getByRole('row', { name: 'Aufbruch' })).toContainText(
    '40 %4 von 10',
  )
  await expect(figure(de.conversion.title)).toContainText('50 % (1 von 2)')
  await expect(figure(de.liability.title)).toContainText('CHF 200 in 1 Gutschein')
  for (const title of [de.revenue.title, de.conversion.title, de.liability.title])
    await expect(figure(title).getByRole('img')).toHaveCount(1)
  await expectFine(page)

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: fill(de.csvOf, { title: de.revenue.title }) }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe(`umsatz-${year}.csv`)
  expect(readFileSync(await file.path(), 'utf8')).toContain(
    `Mai ${year};12400.00;10000.00;12400.00;0.00;0.00`,
  )
})
