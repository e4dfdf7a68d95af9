import { randomBytes } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import type { Email } from 'postal-mime'
import { CONTACT_LIMITS } from '#features/inquiry/contact-inquiry.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import { fieldsOf, SENT } from './contact-form.ts'
import { type OwnSite, openOwnSite } from './own-site.ts'
import { tabTo } from './shopping.ts'
import { expect, hydrated, test } from './site.ts'

const TEN_MB = 10 * 1024 * 1024
/** Ten megabytes that are no other ten megabytes. */
const plan = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(TEN_MB - 9)])
const file = { name: 'Höhenplan 日本 (Entwurf).pdf', mimeType: 'application/pdf', buffer: plan }

let site: OwnSite

// Each moves some forty megabytes.
test.describe.configure({ timeout: 120_000 })

test.beforeAll(async () => {
  site = await openOwnSite()
})
test.afterAll(() => site.stop())

/** Every field as long as it may be, of what people really type. */
function fullest(language: Language, way: string) {
  const start = `${language}-${way}-`
  const domain = `${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.ch`
  const local = start + 'a'.repeat(64 - start.length)
  const email = `${local}@${domain}`.padStart(CONTACT_LIMITS.email, 'x').slice(-CONTACT_LIMITS.email)
  const line = `«Zwölf» <b>Leute</b> & 1 Tag, 🏔 =1+1; "so"\n`
  const message = line
    .repeat(200)
    .slice(0, CONTACT_LIMITS.message - 1)
    .trimEnd()
    .padEnd(CONTACT_LIMITS.message, '.')
  return {
    name: `Müller & Söhne «${'ü'.repeat(CONTACT_LIMITS.name - 17)}»`,
    email: email.replace(/^x+/, ''),
    message,
  }
}

/** The owner has what was typed and the file, byte by byte, and answers to the sender. */
async function expectDelivered(typed: ReturnType<typeof fullest>): Promise<void> {
  let notice: Email | undefined
  await expect(async () => {
    notice = (await site.mailsAbout(typed.email)).find(({ replyTo }) => replyTo?.[0]?.address === typed.email)
    expect(notice).toBeDefined()
  }).toPass({ timeout: 20_000 })
  const text = (notice?.text ?? '').replaceAll('\r\n', '\n')
  const quoted = text.split('\n').filter((line) => line.startsWith('> ') && !line.startsWith('> Höhenplan'))
  expect(quoted.map((line) => line.slice(2)).join('\n')).toBe(typed.message)
  expect(text).toContain(`Name oder Firma: ${typed.name}`)
  expect(text).toContain(`E-Mail: ${typed.email}`)
  const attached = notice?.attachments.find(({ filename }) => filename === file.name)
  expect(attached?.mimeType).toBe('application/pdf')
  expect(Buffer.from(attached?.content as ArrayBuffer).equals(plan)).toBe(true)
}

for (const language of LANGUAGES) {
  test(`every field at its bounds and a file of 10 MB, in ${language} by keyboard alone, reach the owner as they were`, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(new RegExp(`^request to another host: ${site.origin}/`))
    const typed = fullest(language, 'keys')
    await page.goto(`${site.origin}/kontakt?lng=${language}`)
    await hydrated(page)
    const { name, email, message, send } = fieldsOf(page, language)
    for (const [field, text] of [
      [name, typed.name],
      [email, typed.email],
      [message, typed.message],
    ] as const) {
      await tabTo(page, field)
      await page.keyboard.insertText(text)
    }
    await page.keyboard.press('Tab')
    const chooser = page.waitForEvent('filechooser')
    await page.keyboard.press('Enter')
    await (await chooser).setFiles(file)
    await expect(page.locator('main form li')).toContainText(file.name)
    await tabTo(page, send)
    await page.keyboard.press('Enter')
    await page.waitForURL(SENT)
    await expectDelivered(typed)
  })

  test(`every field at its bounds and a file of 10 MB, in ${language} without script, reach the owner as they were`, async ({
    browser,
  }) => {
    const typed = fullest(language, 'plain')
    const page = await openPlainPage(browser)
    await page.goto(`${site.origin}/kontakt?lng=${language}`)
    const { form, name, email, message, send } = fieldsOf(page, language)
    await name.fill(typed.name)
    await email.fill(typed.email)
    await message.fill(typed.message)
    await form.locator('[type=file]').setInputFiles(file)
    await tabTo(page, send)
    await page.keyboard.press('Enter')
    await page.waitForURL(SENT)
    await expectDelivered(typed)
    await page.context().close()
  })
}

async function openPlainPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  return context.newPage()
}
