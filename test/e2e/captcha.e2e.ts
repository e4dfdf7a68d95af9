import type { Page } from '@playwright/test'
import { languagesOf } from '#test/sample.ts'
import { ANSWERED_BADLY, fieldsOf, SENT } from './contact-form.ts'
import { tabTo } from './shopping.ts'
import { waitUntilLoaded, expect, expectAccessible, hydrated, test } from './site.ts'

const CHALLENGE = '**/api/captcha/challenge*'

const TEXTS = {
  de: { solved: 'Captcha gelöst' },
  en: { solved: 'Captcha solved' },
  fr: { solved: 'Captcha résolu' },
  it: { solved: 'Captcha risolto' },
}

const statusOf = (page: Page) => page.locator('main form [data-captcha]')

function watchSending(page: Page): (string | undefined)[] {
  const sent: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/api/inquiries/contact')) return
    const body = request.postDataBuffer()?.toString('latin1') ?? ''
    sent.push(/"altcha":"([\w+/=]+)"|name="altcha"\r\n\r\n([\w+/=]+)/.exec(body)?.slice(1).find(Boolean))
  })
  return sent
}

async function write(page: Page, sender: string) {
  const fields = fieldsOf(page, 'de')
  await fields.email.fill(sender)
  await fields.message.fill(`Geschrieben von ${sender}.`)
  return fields
}

for (const language of languagesOf('captcha')) {
  test(`in ${language} the browser solves it while somebody types, shows so in the chosen language, and not before`, async ({
    page,
  }) => {
    const requested: string[] = []
    page.on('request', (request) => {
      if (/captcha|worker/.test(request.url())) requested.push(request.url())
    })
    const challenges = () => requested.filter((url) => url.includes('/api/captcha/challenge')).length
    await page.goto(`/kontakt?lng=${language}`)
    await hydrated(page)
    const { form, email, message } = fieldsOf(page, language)
    await expect(form).toContainText(/captcha/i)
    await waitUntilLoaded(page)
    expect(requested).toEqual([])
    await tabTo(page, email)
    await page.keyboard.type('l')
    await expect(form.getByRole('status')).toHaveText(TEXTS[language].solved)
    expect(challenges()).toBe(1)
    await expectAccessible(page)
    await message.fill('Ein Entwurf.')
    const other = language === 'it' ? 'fr' : 'it'
    await page.locator('details.languages > summary').click()
    await page.locator(`details.languages a[hreflang=${other}]`).click()
    await expect(statusOf(page)).toContainText(TEXTS[other].solved)

    // A restored draft is no reason to ask for another one.
    await page.goto(`/?lng=${language}`)
    await expect(message).toHaveValue('Ein Entwurf.')
    await waitUntilLoaded(page)
    expect(challenges()).toBe(1)
    await message.focus()
    await expect(statusOf(page)).toContainText(TEXTS[language].solved)
    expect(challenges()).toBe(2)
  })
}

test('submitting before the solution waits for it; a refused one is replaced, and the form sent again', async ({
  page,
  expectProblem,
}) => {
  expectProblem(ANSWERED_BADLY)
  const { promise: isSeen, resolve: goOn } = Promise.withResolvers<void>()
  const queries: string[] = []
  await page.route(CHALLENGE, async (route) => {
    queries.push(new URL(route.request().url()).search)
    await isSeen
    const answer = await route.fetch()
    const challenge = (await answer.json()) as { signature: string }
    // The first is invalid, as after a key change.
    if (queries.length === 1) challenge.signature = '0'.repeat(64)
    await route.fulfill({ response: answer, json: challenge })
  })
  const sent = watchSending(page)
  await page.goto('/kontakt?lng=de')
  await hydrated(page)
  const { form, send } = await write(page, 'fast@example.ch')
  await send.click()
  await expect(form.getByRole('button', { name: 'Wird gesendet …' })).toBeVisible()
  goOn()
  await page.waitForURL(SENT)
  expect(sent).toEqual([expect.any(String), expect.any(String)])
  expect(new Set(sent).size).toBe(2)
  expect(queries).toEqual(['', expect.stringMatching(/^\?opened=/)])
})

test('without a challenge the form shows it, retries by keyboard, and can still be sent', async ({
  page,
  expectProblem,
}) => {
  expectProblem(ANSWERED_BADLY)
  let isBroken = true
  await page.route(CHALLENGE, (route) => (isBroken ? route.abort() : route.continue()))
  const sent = watchSending(page)
  await page.goto('/kontakt?lng=de')
  await hydrated(page)
  const { form, send, email } = await write(page, 'unsolved@example.ch')
  await expect(form.getByRole('status')).toHaveText('Das Captcha lädt nicht. Sie können trotzdem senden.')
  await expectAccessible(page)
  await send.click()
  await page.waitForURL(SENT)
  expect(sent).toEqual([undefined])
  await expect(page.getByRole('main')).not.toContainText('@example.ch')

  await page.goto('/kontakt?lng=de')
  await hydrated(page)
  await email.fill('again@example.ch')
  const retry = form.getByRole('button', { name: 'Neu laden' })
  await expect(retry).toBeVisible()
  isBroken = false
  await tabTo(page, retry)
  await page.keyboard.press('Enter')
  await expect(form.getByRole('status')).toHaveText(TEXTS.de.solved)
})
