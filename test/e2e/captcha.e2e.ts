import type { Page } from '@playwright/test'
import { languagesOf } from '#test/sample.ts'
import { ANSWERED_BADLY, fieldsOf, SENT } from './contact-form.ts'
import { tabTo } from './shopping.ts'
import { waitUntilLoaded, expect, expectAccessible, hydrated, test } from './site.ts'
import { MAILBOX } from './mailbox.ts'

const CHALLENGE = '**/api/captcha/challenge*'

const SAID = {
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
  test(`in ${language} the browser solves it while somebody types, and shows so`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (/captcha|worker/.test(request.url())) asked.push(request.url())
    })
    await page.goto(`/kontakt?lng=${language}`)
    await hydrated(page)
    const { form, email } = fieldsOf(page, language)
    await expect(form).toContainText(/captcha/i)
    await waitUntilLoaded(page)
    expect(asked).toEqual([])
    await tabTo(page, email)
    await page.keyboard.type('l')
    await expect(form.getByRole('status')).toHaveText(SAID[language].solved)
    expect(asked.filter((url) => url.includes('/api/captcha/challenge'))).toHaveLength(1)
    await expectAccessible(page)
  })
}

test('the status changes with the chosen language', async ({ page }) => {
  await page.goto('/kontakt?lng=de')
  await hydrated(page)
  await fieldsOf(page, 'de').email.fill('lia@example.ch')
  await expect(statusOf(page)).toContainText(SAID.de.solved)
  await page.locator('details.languages > summary').click()
  await page.locator('details.languages a[hreflang=it]').click()
  await expect(statusOf(page)).toContainText(SAID.it.solved)
})

test('a form with a restored draft requests nothing before it gets the focus', async ({ page }) => {
  let challenges = 0
  await page.route(CHALLENGE, async (route) => {
    challenges++
    await route.continue()
  })
  await page.goto('/kontakt?lng=de')
  await hydrated(page)
  await write(page, 'draft@example.ch')
  await expect(statusOf(page)).toContainText(SAID.de.solved)
  await page.goto('/?lng=de')
  const { message } = fieldsOf(page, 'de')
  await expect(message).toHaveValue(/draft@example\.ch/)
  await waitUntilLoaded(page)
  expect(challenges).toBe(1)
  await message.focus()
  await expect(statusOf(page)).toContainText(SAID.de.solved)
  expect(challenges).toBe(2)
})

test('submitting before the solution waits a moment, and sends it solved', async ({ page }) => {
  await page.route(CHALLENGE, async (route) => {
    await new Promise((later) => setTimeout(later, 1200))
    await route.continue()
  })
  const sent = watchSending(page)
  await page.goto('/kontakt?lng=de')
  await hydrated(page)
  const { form, send } = await write(page, 'fast@example.ch')
  await send.click()
  await expect(form.getByRole('button', { name: 'Wird gesendet …' })).toBeVisible()
  await page.waitForURL(SENT)
  expect(sent).toEqual([expect.any(String)])
})

test('an expired challenge is replaced automatically: while somebody types, or when the server refuses it', async ({
  page,
  expectProblem,
}) => {
  expectProblem(ANSWERED_BADLY)
  await page.clock.install()
  const queries: string[] = []
  await page.route(CHALLENGE, async (route) => {
    queries.push(new URL(route.request().url()).search)
    const answer = await route.fetch()
    const challenge = (await answer.json()) as { signature: string }
    // The second is invalid, as after a key change.
    if (queries.length === 2) challenge.signature = '0'.repeat(64)
    await route.fulfill({ response: answer, json: challenge })
  })
  const sent = watchSending(page)
  await page.goto('/kontakt?lng=de')
  await hydrated(page)
  const { message, send } = await write(page, 'old@example.ch')
  await expect(statusOf(page)).toContainText(SAID.de.solved)
  await page.clock.fastForward('16:00')
  await message.pressSequentially(' Und weiter.')
  await expect.poll(() => queries.length).toBe(2)
  await send.click()
  await page.waitForURL(SENT)
  expect(queries).toEqual(['', expect.stringMatching(/^\?opened=/), expect.stringMatching(/^\?opened=/)])
  expect(new Set(sent).size).toBe(2)
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
  await expect(form.getByRole('status')).toHaveText(SAID.de.solved)
})

test('a solution is valid once: sent again with another text it is refused', async ({ page }) => {
  const sent = watchSending(page)
  await page.goto('/kontakt?lng=de')
  await hydrated(page)
  const { send } = await write(page, 'replay@example.ch')
  await send.click()
  await page.waitForURL(SENT)
  const again = await page.request.post('/api/inquiries/contact', {
    data: { email: 'replay@example.ch', message: 'Andere Worte.', language: 'de', altcha: sent[0] },
  })
  expect(again.status()).toBe(422)
  expect(await again.json()).toMatchObject({ problems: [{ field: 'altcha', code: 'used' }] })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is sent, the owner is notified, and no copy goes to the typed address', async ({ page }) => {
    await page.goto('/kontakt?lng=de')
    const { email, message, send } = fieldsOf(page, 'de')
    await email.fill('scriptless@example.ch')
    await message.fill('Ohne Skript geschrieben.')
    await send.click()
    await page.waitForURL(SENT)
    const number = /\d{5}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? 'no number'
    await expect(async () => {
      await page.goto(MAILBOX)
      const rows = page.getByRole('row').filter({ hasText: number })
      await expect(rows.filter({ hasText: 'scriptless@example.ch' })).toHaveCount(1, { timeout: 500 })
    }).toPass()
    const rows = page.getByRole('row').filter({ hasText: number })
    await expect(rows.getByRole('cell').nth(1)).toHaveText('hallo@example.ch')
    await expect(rows).toHaveCount(1)
  })
})
