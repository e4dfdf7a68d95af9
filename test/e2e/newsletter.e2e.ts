import type { Page } from '@playwright/test'
import newsletterTexts from '#features/newsletter/texts/newsletter.ts'
import { fill } from '#i18n/format.ts'
import commonTexts from '#i18n/texts/common.ts'
import formProblemsTexts from '#content/texts/form-problems.ts'
import { languagesOf } from '#test/sample.ts'
import { ADDRESS, mailedLink, someAddress } from './address-form.ts'
import { tabTo } from './shopping.ts'
import { expect, expectAccessible, expectFitsEverywhere, hydrated, test } from './site.ts'

const COMMON = commonTexts
const BUSY = formProblemsTexts
const SENT = /\/newsletter\/unterwegs/

const titleOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const masked = (email: string) => `p…${email.slice(email.indexOf('@'))}`

for (const language of languagesOf('newsletter by keyboard')) {
  const messages = newsletterTexts[language]
  const { problems } = ADDRESS[language]

  test(`in ${language} by keyboard only: requested, confirmed, unsubscribed, and subscribed again`, async ({
    page,
    request,
  }) => {
    const email = someAddress()
    await page.goto(`/newsletter?lng=${language}`)
    await hydrated(page)
    const main = page.getByRole('main')
    const field = main.getByLabel(ADDRESS[language].email)
    const send = main.getByRole('button', { name: messages.send })
    await tabTo(page, send)
    await page.keyboard.press('Enter')
    await expect(main.getByRole('alert')).toBeFocused()
    await expect(field).toHaveAccessibleDescription(problems.required)
    await expectFitsEverywhere(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(field).toBeFocused()
    await page.keyboard.type(email)
    await expect(main.getByRole('alert')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await page.waitForURL(SENT)
    await expect(titleOf(page)).toHaveText(messages.sent.title)
    await expectFitsEverywhere(page)
    expect(await page.evaluate(() => localStorage.getItem('draft:newsletter'))).toBeNull()

    await page.goto(await mailedLink(request, email, '/newsletter/bestaetigen'))
    await expect(titleOf(page)).toHaveText(messages.confirm.open.title)
    await expect(main).toContainText(messages.consent)
    await expectFitsEverywhere(page)
    const confirm = main.getByRole('button', { name: messages.confirm.action })
    await tabTo(page, confirm)
    await page.keyboard.press('Enter')
    await expect(titleOf(page)).toHaveText(messages.confirm.confirmed.title)
    await expect(main).toContainText(fill(messages.confirm.confirmed.lead, { address: masked(email) }))

    await page.goto(await mailedLink(request, email, '/newsletter/abmelden'))
    await expect(titleOf(page)).toHaveText(messages.leave.subscribed.title)
    const leave = main.getByRole('button', { name: messages.leave.subscribed.action })
    await tabTo(page, leave)
    await page.keyboard.press('Enter')
    await expect(titleOf(page)).toHaveText(messages.leave.unsubscribed.title)
    await main.getByRole('button', { name: messages.leave.unsubscribed.action }).press('Enter')
    await expect(titleOf(page)).toHaveText(messages.leave.subscribed.title)
  })
}

for (const language of languagesOf('newsletter from the footer')) {
  const messages = newsletterTexts[language]
  const { problems } = ADDRESS[language]

  test(`in ${language} from the footer of any page, in place: a busy server is asked again, an unreachable one reported`, async ({
    page,
    request,
    expectProblem,
  }) => {
    expectProblem(/Failed to load resource/)
    const email = someAddress()
    const { footer } = COMMON[language]
    await page.goto(`/team?lng=${language}`)
    await hydrated(page)
    const field = page.getByLabel(footer.newsletter)
    const order = page.getByRole('contentinfo').getByRole('button', { name: footer.order })
    const status = page.locator('#post-status')
    await field.focus()
    await expect(status).toContainText(messages.consent)
    await order.click()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(problems.required)
    await expect(field).toBeFocused()
    await expectAccessible(page)
    await field.fill(email)
    const sent: string[] = []
    await page.route('**/api/newsletter/sign-ups', (route) => {
      sent.push(route.request().postData() ?? '')
      if (sent.length === 1) return route.abort()
      if (sent.length === 2) return route.fulfill({ status: 503, headers: { 'Retry-After': '3' }, json: {} })
      return route.continue()
    })
    await field.press('Enter')
    await expect(status).toContainText(ADDRESS[language].notices.unanswered)
    await expect(field).toHaveValue(email)
    await field.press('Enter')
    await expect(status).toHaveText(BUSY[language].again)
    await expect(status).toContainText(messages.sent.lead)
    expect(sent[2]).toBe(sent[1])
    await expect(field).toHaveValue('')
    expect(new URL(page.url()).pathname).toBe('/team')
    expect(await mailedLink(request, email, '/newsletter/bestaetigen')).toContain(`lng=${language}`)
  })
}
