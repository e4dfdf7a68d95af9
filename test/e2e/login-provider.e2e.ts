import type { Page } from '@playwright/test'
import { fill } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import { languagesOf } from '#test/sample.ts'
import { anAccount, COMMON, formOf, LOGIN, openLogin, PASSWORD, signIn, someone } from './accounts.ts'
import { expect, expectFitsEverywhere, hydrated, test } from './site.ts'

test.use({ viewport: { width: 1440, height: 900 } })
// The provider is on another host and loads its own assets.
test.beforeEach(({ expectProblem }) => {
  expectProblem(/request to another host: http:\/\/localhost|fonts\.googleapis\.com|favicon\.ico/)
})

/** Signs in at the provider and consents. */
async function passProvider(page: Page, email: string): Promise<void> {
  await page.locator('input[name="login"]').fill(email)
  await page.locator('input[name="password"]').fill('gilt nur dort')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
}

async function beginBy(page: Page, language: Language): Promise<void> {
  const { provider } = LOGIN[language]
  await formOf(page, language)
    .button(fill(provider.submit, { name: 'Verein' }))
    .click()
}

for (const language of languagesOf('another service')) {
  const messages = LOGIN[language]
  const { account } = COMMON[language].nav

  test(`another service in ${language}: refused with the reason, left, not confirmed, and then signed in, back on the previous page`, async ({
    page,
  }) => {
    const { main, alert, title } = formOf(page, language)
    const reasons = { signup_disabled: messages.provider.not_invited, user_banned: messages.notices.blocked }
    for (const [code, text] of Object.entries(reasons)) {
      await page.goto(`/login?lng=${language}&by=verein#error=access_denied&error_code=${code}`)
      await hydrated(page)
      await expect(alert).toHaveText(fill(text, { name: 'Verein' }))
      expect(page.url()).not.toMatch(/by=|#/)
      await page.goto('/robots.txt')
    }
    await openLogin(page, language, '&back=%2Fphilosophie')
    await expect(main.getByText(messages.provider.text)).toBeVisible()
    await beginBy(page, language)
    await page.getByRole('link', { name: /Cancel/ }).click()
    await expect(alert).toHaveText(fill(messages.provider.failed, { name: 'Verein' }))
    expect(new URL(page.url()).search).toBe('?back=%2Fphilosophie')

    await beginBy(page, language)
    await passProvider(page, `unverified-${someone()}`)
    await expect(title).toHaveText(messages.signIn.title)
    await expect(alert).toHaveText(fill(messages.provider.unverified, { name: 'Verein' }))
    await expect(alert).toBeFocused()
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?back=%2Fphilosophie')
    await expectFitsEverywhere(page)
    await page.setViewportSize({ width: 1440, height: 900 })

    await page.context().clearCookies()
    await beginBy(page, language)
    await passProvider(page, someone())
    await expect(page).toHaveURL(/\/philosophie$/)
    await hydrated(page)
    await expect(page.getByRole('banner').getByRole('link', { name: account })).toBeVisible()
    const visited = await page.evaluate(() => navigation.entries().map(({ url }) => url))
    expect(visited.filter((url) => url?.includes('token='))).toEqual([])
  })
}

for (const language of languagesOf('strange session')) {
  const messages = LOGIN[language]

  test(`an unknown session in ${language} is shown and ended`, async ({ page, browser, baseURL }) => {
    const email = await anAccount(baseURL)
    const elsewhere = await browser.newContext({
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
    })
    const stranger = await elsewhere.newPage()
    await stranger.goto(`${baseURL}/login?lng=${language}&back=%2Flogin`)
    await hydrated(stranger)
    await signIn(stranger, language, email)
    await expect(stranger).toHaveURL(/event-kalender/)

    await openLogin(page, language)
    await signIn(page, language, email)
    await expect(page).toHaveURL(/event-kalender/)
    await page.goto('/login')
    const { sessions } = messages
    const list = formOf(page, language).main.getByRole('list', { name: sessions.title })
    // sign-up, this browser and the other one
    await expect(list.getByRole('listitem')).toHaveCount(3)
    await expect(list.getByText(sessions.here)).toHaveCount(1)
    await expectFitsEverywhere(page)

    const name = fill(sessions.name, { browser: 'Firefox', system: 'Linux' })
    const strange = list.getByRole('listitem').filter({ hasText: name })
    await strange.getByRole('button').click()
    await expect(formOf(page, language).main.getByText(sessions.ended)).toBeVisible()
    await expect(strange).toHaveCount(0)

    const status = await stranger.evaluate(async () => {
      const { access_token: token } = JSON.parse(localStorage.getItem('auth') ?? '{}') as Record<
        string,
        string
      >
      const answer = await fetch('/api/account/sessions', { headers: { authorization: `Bearer ${token}` } })
      return answer.status
    })
    expect(status).toBe(401)
    await elsewhere.close()
  })
}

test('a link with the session of somebody else shows whose it is, and does not continue', async ({
  page,
  baseURL,
}) => {
  const email = someone()
  const answer = await fetch(`${baseURL}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  const body = (await answer.json()) as Record<string, string | number>
  const names = ['access_token', 'refresh_token', 'expires_in', 'expires_at', 'token_type']
  const fragment = new URLSearchParams(names.map((name) => [name, String(body[name])]))
  await page.goto(`/login?lng=de&by=verein&back=%2Fverwaltung#${fragment}`)
  await expect(formOf(page, 'de').main.getByText(fill(LOGIN.de.account.lead, { email }))).toBeVisible()
  expect(page.url()).toBe(`${baseURL}/login?lng=de&back=%2Fverwaltung`)
})
