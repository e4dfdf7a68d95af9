import alertsDe from '#content/staff-alerts/de.ts'
import { AUTH_SECRET } from './auth-secret.ts'
import { openOwnSite } from './own-site.ts'
import { tabTo } from './shopping.ts'
import { expect, expectAccessible, test } from './site.ts'
import { aMember, expectFine, openStaff, STAFF } from './staff-site.ts'

test('alerts of the installation are on the overview, and are answered by keyboard', async ({ browser }) => {
  // Own site, because an alert would show in all other tests.
  const site = await openOwnSite({ AUTH_JWT_SECRET: AUTH_SECRET })
  const context = await browser.newContext({ baseURL: site.origin })
  const { request } = context
  const page = await context.newPage()
  await request.get('/impressum', { headers: { 'X-Forwarded-For': '203.0.113.7' } })
  const member = await aMember(request)
  await openStaff(page, { member, language: 'de' })
  const alerts = page.getByRole('region', { name: alertsDe.title })
  await expect(alerts).toContainText(alertsDe.codes.untrusted_proxy.title)
  await expect(alerts).toContainText(alertsDe.codes.untrusted_proxy.remedy)
  await expectFine(page)

  const alert = {
    code: 'clock_jumped',
    detail: { day: '2038-11-22', last: '2026-11-22' },
    raisedAt: new Date().toISOString(),
  }
  await page.route('**/api/staff/alerts', (route) => route.fulfill({ json: { alerts: [alert] } }))
  await openStaff(page, { member, language: 'de' })
  const confirm = alerts.getByRole('button', { name: alertsDe.confirm })
  await expect(confirm).toBeVisible()
  await tabTo(page, confirm)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('22. November 2038')
  await expectAccessible(page)
  await tabTo(page, dialog.getByRole('button', { name: STAFF.de.ask.keep }))
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(confirm).toBeFocused()
  await context.close()
  await site.stop()
})
