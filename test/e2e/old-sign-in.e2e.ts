import pg from 'pg'
import { findRunningPostgres } from '#platform/database/embedded-postgres/find-running-postgres.ts'
import { codeOf, LOGIN } from './accounts.ts'
import { AUTH_SECRET } from './auth-secret.ts'
import { payWithTestkasse } from './booking-site.ts'
import { type OwnSite, openOwnSite } from './own-site.ts'
import { expect, test } from './site.ts'
import { addFactor, aMember, DESK, openStaff, STAFF, toastTitle } from './staff-site.ts'

test.describe.configure({ timeout: 180_000 })

test('a refund thirteen hours after the sign-in requires a code of the second factor, and continues after it', async ({
  browser,
}) => {
  // Own site, because the test changes its database.
  const site = await openOwnSite({ AUTH_JWT_SECRET: AUTH_SECRET })
  const context = await browser.newContext({ baseURL: site.origin })
  const { request } = context
  const page = await context.newPage()
  const ordered = await request.post('/store/gratweg/checkout', {
    data: {
      items: [{ variant_id: 'gutschein-aufbruch-pdf', quantity: 1 }],
      successUrl: `${site.origin}/success`,
      cancelUrl: `${site.origin}/shop`,
      locale: 'de',
      timeZone: 'Europe/Zurich',
    },
  })
  expect(ordered.status(), await ordered.text()).toBe(200)
  await page.goto(((await ordered.json()) as { url: string }).url)
  await payWithTestkasse(page, 'buyer@example.ch')
  await page.waitForURL(/\/success\?order=/)

  const member = await aMember(request)
  const { secret, session } = await addFactor(request, member)
  await ageSignIns(site, 13)
  await openStaff(page, { member: { ...member, session }, language: 'de', address: '?view=orders' })
  const { refund, states } = DESK.de.orders
  const row = page.getByRole('row').filter({ hasText: 'buyer@example.ch' })
  await row.getByRole('button', { name: refund.open }).click()
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel(refund.amount) })
  await dialog.getByLabel(refund.amount).fill('50')
  await dialog.getByRole('button', { name: refund.submit }).click()

  const { title } = STAFF.de.recentSignIn
  const proof = page.getByRole('dialog', { name: title })
  const code = proof.getByLabel(LOGIN.de.fields.code, { exact: true })
  await expect(proof).toContainText(member.email)
  await expect(proof.getByLabel(LOGIN.de.fields.password, { exact: true })).toHaveCount(0)
  await code.fill(codeOf(secret, -9))
  await code.press('Enter')
  await expect(proof).toContainText(LOGIN.de.problems.code.wrong)
  await expect(toastTitle(page)).toHaveCount(0)
  await code.fill(codeOf(secret, 1))
  await code.press('Enter')
  await expect(toastTitle(page).last()).toHaveText(refund.done)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(async () => {
    await page.reload()
    await expect(row).toContainText(states.partially_refunded, { timeout: 5000 })
  }).toPass()
  await context.close()
  await site.stop()
})

/** Backdates every session's authentication. */
async function ageSignIns({ dataDir }: OwnSite, hours: number): Promise<void> {
  const client = new pg.Client({ connectionString: await findRunningPostgres(dataDir) })
  await client.connect()
  const { rowCount } = await client.query(
    `update auth_sessions set steps = (
       select jsonb_agg(jsonb_set(step, '{timestamp}', to_jsonb((step->>'timestamp')::bigint - $1::int * 3600)))
       from jsonb_array_elements(steps) step)`,
    [hours],
  )
  await client.end()
  expect(rowCount).toBeGreaterThan(0)
}
