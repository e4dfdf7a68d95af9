import type { Browser, Page } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import type { Language } from '#i18n/languages.ts'
import { languagesOf } from '#test/sample.ts'
import { type Mailbox, openMailbox } from '../lifecycle/mailbox.ts'
import { answerByKeyboard, answerPlain } from './answer-form.ts'
import { type FullestForm, fullestForms, longestAddress, plan } from './fullest-forms.ts'
import { readNotice } from './notice.ts'
import { type OwnSite, openOwnSite } from './own-site.ts'
import { expect, hydrated, test } from './site.ts'

const OWNER = 'owner@gratweg.test'
const CONFIRM = '/newsletter/bestaetigen'
/** Forms that mail a link, and its target. */
const ADDRESS_FORMS = [
  { path: '/newsletter', link: CONFIRM },
  { path: '/datenschutz/meine-daten', link: '/datenschutz/meine-daten/einsicht' },
]
const SENT = /\/(gesendet\?ref=[\w-]{43}|unterwegs)/

let mailbox: Mailbox
let site: OwnSite

// Uploads of sixty megabytes, and a mail server that recovers slowly.
test.describe.configure({ timeout: 300_000 })

test.beforeAll(async () => {
  mailbox = await openMailbox()
  site = await openOwnSite({
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
    MAIL_FROM: 'Gratweg <hallo@gratweg.test>',
    MAIL_OWNER: OWNER,
  })
})
test.afterAll(async () => {
  await site.stop()
  await mailbox.close()
})

/** Each way in two languages; other tests cover both ways in all four. */
const WAYS: Record<Language, 'by keyboard alone' | 'without script'> = {
  de: 'by keyboard alone',
  en: 'without script',
  fr: 'by keyboard alone',
  it: 'without script',
}

for (const language of languagesOf('every form'))
  test(`every form in ${language}, filled to its limits and with 10 MB, ${WAYS[language]}: accepted while the mail server is down, delivered when it is back`, async ({
    page,
    browser,
    expectProblem,
  }) => {
    expectProblem(new RegExp(`^request to another host: ${site.origin}/`))
    await mailbox.close()
    const forms = fullestForms(language)
    const addresses =
      WAYS[language] === 'without script'
        ? await sendPlain(browser, language, forms)
        : await sendByKeyboard(page, language, forms)
    await mailbox.comeBack()
    // The newsletter box is ticked in each.
    const asked = [...addresses, ...forms.map(({ email }) => ({ email, link: CONFIRM }))]
    const mails = await mailsOnceBack(forms.length + asked.length)
    for (const form of forms) expectDelivered(mails, form)
    for (const { email, link } of asked) {
      const found = mails.find(({ to, text }) => to?.[0]?.address === email && text?.includes(link))
      expect(found?.text, `${link} for ${email}`).toContain(`${link}?token=`)
    }
  })

interface Asked {
  email: string
  link: string
}

async function sendByKeyboard(page: Page, language: Language, forms: FullestForm[]): Promise<Asked[]> {
  const open = async (path: string) => {
    await page.goto(`${site.origin}${path}?lng=${language}`)
    await hydrated(page)
  }
  for (const { path, typed } of forms) {
    await open(path)
    await answerByKeyboard(page, language, { typed, file: plan })
    await page.waitForURL(SENT)
  }
  return askForLinks(`${language}-keys`, async (path, email) => {
    await open(path)
    await answerByKeyboard(page, language, { typed: { email } })
    await page.waitForURL(SENT)
  })
}

async function sendPlain(browser: Browser, language: Language, forms: FullestForm[]): Promise<Asked[]> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const { path, typed } of forms) {
    await page.goto(`${site.origin}${path}?lng=${language}`)
    await answerPlain(page, { typed, file: plan })
    await page.waitForURL(SENT)
  }
  const asked = await askForLinks(`${language}-none`, async (path, email) => {
    await page.goto(`${site.origin}${path}?lng=${language}`)
    await answerPlain(page, { typed: { email } })
    await page.waitForURL(SENT)
  })
  await context.close()
  return asked
}

async function askForLinks(
  start: string,
  ask: (path: string, email: string) => Promise<void>,
): Promise<Asked[]> {
  const asked: Asked[] = []
  for (const { path, link } of ADDRESS_FORMS) {
    const email = longestAddress(`${start}-${asked.length}-`)
    await ask(path, email)
    asked.push({ email, link })
  }
  return asked
}

/** Waits for the owner's mails and those with links; copies to senders come in addition. */
async function mailsOnceBack(count: number): Promise<Email[]> {
  const mails: Email[] = []
  await expect
    .poll(
      async () => {
        for (const raw of mailbox.received.splice(0)) mails.push(await PostalMime.parse(raw))
        return mails.filter(({ to, text }) => to?.[0]?.address === OWNER || /token=/.test(text ?? '')).length
      },
      { timeout: 150_000 },
    )
    .toBe(count)
  return mails
}

/** Complete fields, identical file, and the sender as Reply-To. */
function expectDelivered(mails: Email[], { email, told, quoted, kind }: FullestForm): void {
  const notices = mails.filter(
    ({ to, replyTo }) => to?.[0]?.address === OWNER && replyTo?.[0]?.address === email,
  )
  expect(notices, `${kind} of ${email}`).toHaveLength(1)
  const [notice] = notices
  expect(readNotice(notice?.text ?? '')).toEqual({
    told,
    quoted: { ...quoted, Anhänge: `${plan.name} (10\u00a0MB)` },
  })
  const files = notice?.attachments.filter(({ disposition }) => disposition === 'attachment') ?? []
  expect(files.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([[plan.name, plan.mimeType]])
  expect(Buffer.from(files[0]?.content as ArrayBuffer).equals(plan.buffer)).toBe(true)
}
