import { drizzle } from 'drizzle-orm/node-postgres'
import { isNotNull, sql } from 'drizzle-orm'
import pg from 'pg'
import type { Database } from '#platform/database/database.ts'
import { findRunningPostgres } from '#platform/database/embedded-postgres/find-running-postgres.ts'
import { enqueueJob } from '#platform/jobs/enqueue-job.ts'
import { testkasseSessions } from '#platform/payments/testkasse/testkasse.tables.ts'
import { formOf } from './booking-site.ts'
import { officeSite, test } from './office-site.ts'
import { expect, hydrated } from './site.ts'
import { addEvent, aMember, anInput } from './staff-site.ts'

test('a closed payment page frees its place soon; a visitor who goes back and reopens it keeps the place', async ({
  page,
  context,
  request,
}) => {
  const { dataDir } = await officeSite()
  const pool = new pg.Pool({ connectionString: await findRunningPostgres(dataDir) })
  const database = drizzle(pool) as Database
  const isLeft = isNotNull(testkasseSessions.leftAt)
  const leftBefore = await database.$count(testkasseSessions, isLeft)
  const eventId = await addEvent(request, await aMember(request), { ...anInput(140), places: 2 })
  const placesLeft = async () =>
    ((await (await request.get(`/api/events/${eventId}?lng=de`)).json()) as { placesLeft: number }).placesLeft

  await page.goto(`/buchen?eventId=${eventId}&lng=de`)
  await hydrated(page)
  const fields = formOf(page)
  await fields.name.fill('Lia Muster')
  await fields.email.fill('goes-back@example.ch')
  await fields.terms.check()
  await fields.send.click()
  await page.waitForURL(/testkasse/)
  const till = page.url()
  await page.goBack()
  await hydrated(page)
  const open = page.getByRole('region', {
    name: /^Sie haben eine offene Buchung, reserviert bis \d\d\.\d\d Uhr/,
  })
  await expect(open).toBeVisible()

  const other = { eventId, people: 1, name: 'Noah Rossi', email: 'closes@example.ch', way: 'online' }
  const booked = await request.post('/api/bookings', { data: { ...other, terms: true, language: 'de' } })
  const tab = await context.newPage()
  await tab.goto(((await booked.json()) as { payUrl: string }).payUrl)
  await tab.waitForLoadState()
  expect(await placesLeft()).toBe(0)
  await tab.close({ runBeforeUnload: true })

  // Once the one page is known to be left: as if that were some time ago, and as if its job were due.
  await expect.poll(() => database.$count(testkasseSessions, isLeft)).toBe(leftBefore + 1)
  await database
    .update(testkasseSessions)
    .set({ leftAt: sql`${testkasseSessions.leftAt} - interval '2 minutes'` })
    .where(isLeft)
  await database.transaction((tx) =>
    enqueueJob(tx, { queue: 'release-left-testkasse-sessions', key: 'once more' }),
  )
  await pool.end()
  await expect.poll(placesLeft).toBe(1)
  await page.reload()
  await hydrated(page)
  await open.getByRole('link').click()
  await page.waitForURL(till)
  await expect(page.locator('#email')).toBeVisible()
})
