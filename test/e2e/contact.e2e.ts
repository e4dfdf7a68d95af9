import type { Locator, Page } from '@playwright/test'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import { tabTo } from './shopping.ts'
import { expect, expectAccessible, hydrated, test } from './site.ts'

/** What a visitor reads in each language: labels as on the page, the sentence for a missing address. */
const SEEN = {
  de: {
    name: 'Name oder Firma (optional)',
    email: 'E-Mail',
    message: 'Nachricht',
    send: 'Nachricht senden',
    summary: '2 Angaben passen noch nicht',
    missing: /^Bitte geben Sie Ihre E-Mail-Adresse an/,
    arrived: 'Ihre Nachricht ist angekommen.',
    copy: /Ihre Nachricht \d+ ist angekommen/,
  },
  en: {
    name: 'Your name or company (optional)',
    email: 'E-mail',
    message: 'Your message',
    send: 'Send message',
    summary: '2 entries need another look',
    missing: /^Please give your e-mail address/,
    arrived: 'Your message has arrived.',
    copy: /Your message \d+ has arrived/,
  },
  fr: {
    name: 'Nom ou entreprise (facultatif)',
    email: 'E-mail',
    message: 'Votre message',
    send: 'Envoyer le message',
    summary: '2 indications sont à revoir',
    missing: /^Indiquez votre adresse e-mail/,
    arrived: 'Votre message est bien arrivé.',
    copy: /Votre message n°\s\d+ est bien arrivé/,
  },
  it: {
    name: 'Nome o ditta (facoltativo)',
    email: 'E-mail',
    message: 'Messaggio',
    send: 'Inviare il messaggio',
    summary: '2 indicazioni sono da rivedere',
    missing: /^Indichi il Suo indirizzo e-mail/,
    arrived: 'Il Suo messaggio è arrivato.',
    copy: /Il Suo messaggio n\. \d+ è arrivato/,
  },
} satisfies Record<Language, Record<string, string | RegExp>>

const SENT = /\/kontakt\/gesendet\?ref=[\w-]{43}/
/** The browser's own note of an answer that is not 2xx, or of a request that failed on purpose. */
const ANSWERED_BADLY = /Failed to load resource/

function fieldsOf(page: Page, language: Language) {
  const form = page.locator('main form')
  const { name, email, message, send } = SEEN[language]
  return {
    form,
    name: form.getByLabel(name, { exact: true }),
    email: form.getByLabel(email, { exact: true }),
    topic: form.getByRole('combobox'),
    message: form.getByLabel(message, { exact: true }),
    send: form.getByRole('button', { name: send }),
    alert: form.getByRole('alert'),
  }
}

/** The key under which the draft lies. */
const draftOf = (page: Page) => page.evaluate(() => localStorage.getItem('draft:contact'))

/** The behaviour has come once it keeps a draft of what is typed. */
async function typeUntilKept(page: Page, field: Locator, text: string): Promise<void> {
  await field.fill(text)
  await expect.poll(() => draftOf(page)).toContain(text.slice(0, 10))
}

async function expectRoom(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}

for (const language of LANGUAGES) {
  const { summary, missing, arrived, copy } = SEEN[language]

  test(`a message in ${language}, by keyboard alone: refused, mended, sent, and two mails`, async ({
    page,
  }) => {
    const sender = `keyboard-${language}@example.ch`
    await page.goto(`/kontakt?lng=${language}`)
    await hydrated(page)
    const { email, topic, message, send, alert } = fieldsOf(page, language)

    await tabTo(page, send)
    await page.keyboard.press('Enter')
    await expect(alert).toBeFocused()
    await expect(alert).toContainText(summary)
    await expect(email).toHaveAccessibleDescription(missing)
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)

    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(email).toBeFocused()
    await page.keyboard.type(sender)
    await expect(email).not.toHaveAttribute('aria-invalid')
    await expect(alert).not.toContainText(missing)
    await page.keyboard.press('Tab')
    await expect(topic).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await expect(message).toBeFocused()
    await page.keyboard.type('Wir stehen am Anfang.')
    await expect(alert).toHaveCount(0)
    await tabTo(page, send)
    await page.keyboard.press('Enter')

    await page.waitForURL(SENT)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(arrived)
    await expect(page.getByRole('main')).toContainText(`k…@example.ch`)
    await expect(page.locator('#inhalt')).toBeFocused()
    await expectAccessible(page)
    expect(await draftOf(page)).toBeNull()

    const number = /\d{5}/.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? 'no number'
    await expect(async () => {
      await page.goto('/dev/mailbox')
      const rows = page.getByRole('row').filter({ hasText: number })
      await expect(rows).toHaveCount(2, { timeout: 500 })
      await expect(rows.filter({ hasText: sender }).getByRole('link', { name: copy })).toBeVisible()
    }).toPass()
  })

  test(`a message in ${language} without script: refused with what was typed, then sent`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`/kontakt?lng=${language}`)
    const { name, email, topic, message, send, alert } = fieldsOf(page, language)
    await name.fill('Lia & «Söhne» <b>')
    await topic.selectOption('survival')
    const [answer] = await Promise.all([
      page.waitForResponse((each) => each.request().method() === 'POST'),
      send.press('Enter'),
    ])
    expect(answer.status()).toBe(422)
    await expect(alert).toContainText(summary)
    await expect(alert).toBeFocused()
    await expect(alert.getByRole('link').first()).toHaveText(missing)
    await expect(name).toHaveValue('Lia & «Söhne» <b>')
    await expect(topic).toHaveValue('survival')
    await email.fill(`plain-${language}@example.ch`)
    await message.fill('Zwei Sätze.\nMehr nicht.')
    await send.press('Enter')
    await page.waitForURL(SENT)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(arrived)
    await context.close()
  })
}

test('without script, Back and send again is the same message', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/kontakt?lng=de')
  const { email, message, send } = fieldsOf(page, 'de')
  const fillAndSend = async () => {
    await email.fill('back@example.ch')
    await message.fill('Noch einmal dasselbe.')
    await send.click()
    await page.waitForURL(SENT)
    return new URL(page.url()).searchParams.get('ref')
  }
  const first = await fillAndSend()
  await page.goBack()
  expect(await fillAndSend()).toBe(first)
  await context.close()
})

test('empty, refused and sent, the page is accessible and holds its width from 320 to 1440', async ({
  page,
}) => {
  await page.goto('/kontakt?lng=it')
  await hydrated(page)
  const { send, alert } = fieldsOf(page, 'it')
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expectAccessible(page)
    await expectRoom(page)
  }
  await send.click()
  await expect(alert).toBeFocused()
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expectAccessible(page)
    await expectRoom(page)
  }
})

test('what was typed survives a reload and a change of language, and goes from the home page to /kontakt', async ({
  page,
}) => {
  await page.goto('/?lng=de')
  await hydrated(page)
  const home = fieldsOf(page, 'de')
  await home.topic.selectOption('team_event')
  await home.email.fill('lia@example.ch')
  await typeUntilKept(page, home.message, 'Zwölf Leute, ein Tag.')
  await page.reload()
  await hydrated(page)
  await expect(home.message).toHaveValue('Zwölf Leute, ein Tag.')

  await page.goto('/kontakt?lng=de')
  await hydrated(page)
  const { email, topic, message, send, alert } = fieldsOf(page, 'de')
  await expect(message).toHaveValue('Zwölf Leute, ein Tag.')
  await expect(topic).toHaveValue('team_event')
  await email.fill('lia@example')
  await send.click()
  await expect(alert).toContainText('Eine Angabe passt noch nicht')

  await page.locator('details.languages > summary').click()
  await page.locator('details.languages a[hreflang=fr]').click()
  const french = fieldsOf(page, 'fr')
  await expect(french.alert).toContainText('Une indication est à revoir')
  await expect(french.email).toHaveValue('lia@example')
  await expect(french.message).toHaveValue('Zwölf Leute, ein Tag.')
})

test('sends from the home page', async ({ page }) => {
  await page.goto('/?lng=en')
  await hydrated(page)
  const { email, message, send, alert } = fieldsOf(page, 'en')
  await send.click()
  await expect(alert).toContainText('2 entries need another look')
  await email.fill('home@example.ch')
  await message.fill('Hello from the home page.')
  await send.click()
  await page.waitForURL(SENT)
  await page.goBack()
  await hydrated(page)
  await expect(message).toHaveValue('')
})

test('a lost connection costs nothing: said, kept, sent when it is back', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(ANSWERED_BADLY)
  await page.goto('/kontakt?lng=de')
  await hydrated(page)
  const { email, message, send, alert } = fieldsOf(page, 'de')
  await email.fill('offline@example.ch')
  await typeUntilKept(page, message, 'Im Tunnel geschrieben.')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await send.click()
  await expect(alert).toContainText('Sie sind offline')
  await expect(send).toBeFocused()
  await expect(send).toHaveAttribute('aria-disabled', 'false')
  expect(await draftOf(page)).toContain('Im Tunnel')
  await expectAccessible(page)
  await context.setOffline(false)
  await send.click()
  await page.waitForURL(SENT)
})

test('an answer that got lost does not make a second message', async ({ page, expectProblem }) => {
  expectProblem(ANSWERED_BADLY)
  const references: string[] = []
  await page.route('**/api/inquiries', async (route) => {
    const answer = await route.fetch()
    references.push(((await answer.json()) as { reference: string }).reference)
    await (references.length === 1 ? route.abort() : route.fulfill({ response: answer }))
  })
  await page.goto('/kontakt?lng=de')
  await hydrated(page)
  const { email, message, send, alert } = fieldsOf(page, 'de')
  await email.fill('lost@example.ch')
  await message.fill('Kommt das an?')
  await send.click()
  await expect(alert).toContainText('Wir haben keine Antwort vom Server')
  await send.click()
  await page.waitForURL(SENT)
  expect(references).toHaveLength(2)
  expect(references[1]).toBe(references[0])
})

test('a double click sends once, and the button says what it does', async ({ page }) => {
  let posts = 0
  await page.route('**/api/inquiries', async (route) => {
    posts++
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
  await page.goto('/kontakt?lng=de')
  await hydrated(page)
  const { form, email, message, send } = fieldsOf(page, 'de')
  await email.fill('double@example.ch')
  await message.fill('Nur einmal.')
  await send.dblclick()
  const busy = form.getByRole('button', { name: 'Wird gesendet' })
  await expect(busy).toHaveAttribute('aria-disabled', 'true')
  await busy.press('Enter')
  await page.waitForURL(SENT)
  expect(posts).toBe(1)
})

for (const { status, says } of [
  { status: 429, says: 'Bitte warten Sie zehn Minuten' },
  { status: 500, says: 'Die Nachricht ist nicht angekommen' },
]) {
  test(`an answer ${status} is said in a sentence, and the text stays`, async ({ page, expectProblem }) => {
    expectProblem(ANSWERED_BADLY)
    await page.route('**/api/inquiries', (route) => route.fulfill({ status, json: {} }))
    await page.goto('/kontakt?lng=de')
    await hydrated(page)
    const { email, message, send, alert } = fieldsOf(page, 'de')
    await email.fill('later@example.ch')
    await message.fill('Nicht so eilig.')
    await send.click()
    await expect(alert).toContainText(says)
    await expect(message).toHaveValue('Nicht so eilig.')
  })
}

test('the browser sends the form itself when its code cannot be fetched', async ({ page, expectProblem }) => {
  expectProblem(ANSWERED_BADLY)
  expectProblem(/contact-behaviour|dynamically imported module|preload/i)
  await page.route('**/assets/contact-behaviour*', (route) => route.abort())
  await page.goto('/kontakt?lng=de')
  await hydrated(page)
  const { email, message, send } = fieldsOf(page, 'de')
  await email.fill('native@example.ch')
  await message.fill('Ohne Hilfe.')
  await send.click()
  await page.waitForURL(SENT)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Nachricht ist angekommen.')
})

test('the page of a message that nobody knows helps on and stays out of search results', async ({ page }) => {
  for (const address of ['/kontakt/gesendet?lng=de', '/kontakt/gesendet?ref=20001&lng=de']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Diese Nachricht finden wir nicht.')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByRole('main').getByRole('link', { name: 'Zum Kontakt' })).toBeVisible()
  }
})
