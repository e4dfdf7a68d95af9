import staffSecurityDe from '#content/staff-security/de.ts'
import staffSecurityEn from '#content/staff-security/en.ts'
import staffSecurityFr from '#content/staff-security/fr.ts'
import staffSecurityIt from '#content/staff-security/it.ts'
import { languagesOf } from '#test/sample.ts'
import { expect, test } from './site.ts'
import { aMember, aVisitor, expectFine, openStaff } from './staff-site.ts'

const WORDS = { de: staffSecurityDe, en: staffSecurityEn, fr: staffSecurityFr, it: staffSecurityIt }

for (const language of languagesOf('security log'))
  test(`the security log in ${language}: who was refused, by kind`, async ({ page, request }) => {
    const messages = WORDS[language]
    const member = await aMember(request)
    const visitor = await aVisitor(request)
    const data = { email: member.email, password: 'falsch geraten' }
    await request.post('/auth/v1/token?grant_type=password', { data })
    const headers = { authorization: `Bearer ${visitor.token}` }
    expect((await request.get('/api/staff/orders', { headers })).status()).toBe(403)
    await openStaff(page, { member, language, address: '?view=security' })
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(messages.title)
    await expect(main.getByRole('row').nth(1)).toBeVisible()
    await main.getByRole('link', { name: messages.filters.refused }).click()
    await expect(main).toContainText(messages.actions.sign_in_refused)
    await expect(main).toContainText(messages.actions.access_denied)
    await expect(main).not.toContainText(messages.actions.staff_role_granted)
    await expectFine(page)
  })
