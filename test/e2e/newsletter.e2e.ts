import type { Page } from '@playwright/test'
import de from '#content/newsletter/de.ts'
import en from '#content/newsletter/en.ts'
import fr from '#content/newsletter/fr.ts'
import it from '#content/newsletter/it.ts'
import { fill } from '#i18n/format.ts'
import commonDe from '#i18n/messages/de.ts'
import commonEn from '#i18n/messages/en.ts'
import commonFr from '#i18n/messages/fr.ts'
import commonIt from '#i18n/messages/it.ts'
import { languagesOf } from '#test/sample.ts'
import { ADDRESS, mailedLink, someAddress, withoutScript } from './address-form.ts'
import { tabTo } from './shopping.ts'
import { expect, expectAccessible, expectFitsEverywhere, hydrated, test } from './site.ts'

const NEWSLETTER = { de, en, fr, it }
const COMMON = { de: commonDe, en: commonEn, fr: commonFr, it: commonIt }
const SENT = /\/newsletter\/unterwegs/

const titleOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const masked = (email: string) => `p…${email.slice(email.indexOf('@'))}`

for (const language of languagesOf('newsletter by keyboard')) {
  const messages = NEWSLETTER[language]
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
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(field).toBeFocused()
    await page.keyboard.type(email)
    await expect(main.getByRole('alert')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await page.waitForURL(SENT)
    await expect(titleOf(page)).toHaveText(messages.sent.title)
    expect(await page.evaluate(() => localStorage.getItem('draft:newsletter'))).toBeNull()

    await page.goto(await mailedLink(request, email, '/newsletter/bestaetigen'))
    await expect(titleOf(page)).toHaveText(messages.confirm.open.title)
    await expect(main).toContainText(messages.consent)
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

for (const language of languagesOf('newsletter without script')) {
  const messages = NEWSLETTER[language]
  const { problems } = ADDRESS[language]

  test(`in ${language} without JavaScript: returned with what was typed, then sent and confirmed`, async ({
    browser,
    baseURL,
    request,
  }) => {
    const email = someAddress()
    await withoutScript(browser, baseURL, async (page) => {
      await page.goto(`/newsletter?lng=${language}`)
      const main = page.getByRole('main')
      const field = main.getByLabel(ADDRESS[language].email)
      await field.fill('lia@nirgends')
      const [answer] = await Promise.all([
        page.waitForResponse((each) => each.request().method() === 'POST'),
        main.getByRole('button', { name: messages.send }).press('Enter'),
      ])
      expect(answer.status()).toBe(422)
      await expect(main.getByRole('alert')).toContainText(problems.invalid)
      await expect(field).toHaveValue('lia@nirgends')
      await field.fill(email)
      await main.getByRole('button', { name: messages.send }).press('Enter')
      await page.waitForURL(SENT)
      await expect(titleOf(page)).toHaveText(messages.sent.title)
      await page.goto(await mailedLink(request, email, '/newsletter/bestaetigen'))
      await main.getByRole('button', { name: messages.confirm.action }).press('Enter')
      await expect(titleOf(page)).toHaveText(messages.confirm.confirmed.title)
    })
  })
}

for (const language of languagesOf('newsletter from the footer')) {
  const messages = NEWSLETTER[language]
  const { problems } = ADDRESS[language]

  test(`in ${language} from the footer of any page, in place`, async ({ page, request }) => {
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
    await field.press('Enter')
    await expect(status).toContainText(messages.sent.lead)
    await expect(field).toHaveValue('')
    expect(new URL(page.url()).pathname).toBe('/team')
    expect(await mailedLink(request, email, '/newsletter/bestaetigen')).toContain(`lng=${language}`)
  })
}

test('from the footer without JavaScript, the page of the newsletter continues', async ({
  browser,
  baseURL,
}) => {
  await withoutScript(browser, baseURL, async (page) => {
    await page.goto('/team?lng=it')
    const field = page.getByLabel(commonIt.footer.newsletter)
    await field.fill('lia')
    await field.press('Enter')
    await expect(page.getByRole('main').getByRole('alert')).toContainText(ADDRESS.it.problems.invalid)
    await expect(page.getByRole('main').getByLabel(ADDRESS.it.email)).toHaveValue('lia')
    await page.getByLabel(commonIt.footer.newsletter).fill(someAddress())
    await page.getByLabel(commonIt.footer.newsletter).press('Enter')
    await page.waitForURL(SENT)
    await expect(titleOf(page)).toHaveText(it.sent.title)
  })
})

test('the footer reports an unreachable server, and keeps the address', async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource/)
  await page.goto('/team?lng=de')
  await hydrated(page)
  await page.route('**/api/newsletter/sign-ups', (route) => route.abort())
  const field = page.getByLabel(commonDe.footer.newsletter)
  await field.fill('lia@example.ch')
  await expect(page.locator('#post-status')).toContainText(de.consent)
  await field.press('Enter')
  await expect(page.locator('#post-status')).toContainText(ADDRESS.de.notices.unanswered)
  await expect(field).toHaveValue('lia@example.ch')
})

test('the one-click request of a mail program unsubscribes without a page (RFC 8058)', async ({
  page,
  request,
}) => {
  const email = someAddress()
  await request.post('/newsletter', { form: { email, language: 'en' }, maxRedirects: 0 })
  await request.post(await mailedLink(request, email, '/newsletter/bestaetigen'), {
    form: { action: 'confirm' },
  })
  const leave = await mailedLink(request, email, '/newsletter/abmelden')
  const answer = await request.post(leave, { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 })
  expect([answer.status(), await answer.text()]).toEqual([200, 'OK\n'])
  await page.goto(leave)
  await expect(titleOf(page)).toHaveText(en.leave.unsubscribed.title)
})

test('every page of it is accessible and fits its width from 320 to 1440', async ({ page, request }) => {
  const email = someAddress()
  await request.post('/newsletter', { form: { email, language: 'it' }, maxRedirects: 0 })
  const confirm = await mailedLink(request, email, '/newsletter/bestaetigen')
  for (const address of [
    '/newsletter?lng=it',
    '/newsletter/unterwegs?lng=it',
    confirm,
    '/newsletter/bestaetigen?token=x&lng=it',
    '/newsletter/abmelden?token=x&lng=it',
  ]) {
    await page.goto(address)
    await expectFitsEverywhere(page)
  }
})

test('invalid links find nothing, are not cached, not indexed, and send no referrer', async ({ page }) => {
  for (const [address, title] of [
    [`/newsletter/bestaetigen?token=${'a'.repeat(43)}&lng=de`, de.confirm.unknown.title],
    [`/newsletter/abmelden?token=${'a'.repeat(43)}&lng=de`, de.leave.unknown.title],
  ] as const) {
    const answer = await page.goto(address)
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    await expect(titleOf(page)).toHaveText(title)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  }
})
