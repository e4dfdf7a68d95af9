import { fill } from '#i18n/format.ts'
import { languagesOf } from '#test/sample.ts'
import { COMMON, formOf, LOGIN } from './accounts.ts'
import { expect, expectFitsEverywhere, test } from './site.ts'
import { aColleague, aMember, aVisitor, holdSession } from './staff-site.ts'

test.use({ viewport: { width: 1440, height: 900 } })

for (const language of languagesOf('account')) {
  const { account, hints, problems } = LOGIN[language]

  test(`an account in ${language} offers the back office to a role alone, and states and checks the site's length of passwords`, async ({
    page,
    request,
  }) => {
    await page.route('**/api/auth-settings', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), passwordMinLength: 14 } })
    })
    const { main, title, alert, newPassword, button } = formOf(page, language)
    const staff = main.getByRole('link', { name: account.staff, exact: true })
    await holdSession(page, await aVisitor(request))
    const known = page.waitForResponse('**/api/account/role')
    await page.goto(`/login?lng=${language}`)
    await expect(title).toHaveText(account.title)
    await known
    await expect(main).toContainText(account.visitorText)
    await expect(staff).toHaveCount(0)
    await expectFitsEverywhere(page)

    await button(account.change).click()
    await expect(newPassword).toHaveAccessibleDescription(fill(hints.newPassword, { min: 14 }))
    await newPassword.fill('dreizehn Zei.')
    await newPassword.press('Enter')
    await expect(alert).toContainText(fill(problems.password.too_short, { min: 14 }))

    await holdSession(page, await aColleague(request, await aMember(request), 'guide'))
    await page.goto(`/login?lng=${language}`)
    await expect(staff).toBeVisible()
    await expect(
      page.getByRole('banner').getByRole('link', { name: COMMON[language].nav.account }),
    ).toBeVisible()
  })
}
