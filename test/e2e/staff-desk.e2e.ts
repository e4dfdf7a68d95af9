import { readFile } from 'node:fs/promises'
import { fill } from '#i18n/format.ts'
import { languagesOf } from '#test/sample.ts'
import { someone } from './accounts.ts'
import { fieldsOf, SENT } from './contact-form.ts'
import { expect, hydrated, test } from './site.ts'
import { aMember, DESK, expectFine, openStaff, toastTitle } from './staff-site.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const REPLIES = {
  de: 'Re: Ihre Nachricht',
  en: 'Re: Your message',
  fr: 'Re: Votre message',
  it: 'Re: Il Suo messaggio',
}

for (const language of languagesOf('a request at the desk'))
  test(`a request in ${language}: arrives with its file, is found, read, noted and answered`, async ({
    page,
    request,
  }) => {
    const sender = someone()
    await page.goto(`/kontakt?lng=${language}`)
    await hydrated(page)
    const form = fieldsOf(page, language)
    await form.name.fill('Ada Lovelace')
    await form.email.fill(sender)
    await form.message.fill('Guten Tag\n\nWann geht es los?')
    await form.topic.selectOption('project')
    await form.form.locator('input[type="file"]').setInputFiles({
      name: 'Wegskizze für Sie.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Am Bach rechts.\n'),
    })
    await form.send.click()
    await page.waitForURL(SENT)

    const messages = DESK[language]
    const member = await aMember(request)
    await openStaff(page, { member, language, address: '?view=requests' })
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(messages.requests.title)
    await expect(page.getByRole('navigation', { name: messages.parts.label })).toContainText(
      messages.parts.requests,
    )
    await main.getByRole('searchbox').fill(sender)
    await main.getByRole('button', { name: messages.requests.find }).click()
    const row = main.getByRole('row').filter({ hasText: 'Ada Lovelace' })
    await expect(row).toHaveCount(1)
    const [before = ''] = messages.clock.left.split('{time}')
    await expect(row).toContainText(new RegExp(`${before}23\\s(Std|h)`))
    await expect(row).toContainText(messages.requests.files.one.replace('{n}', '1'))
    await expectFine(page)
    await row.getByRole('link').click()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Ada Lovelace')
    await expect(main.getByRole('button', { name: /^Wegskizze für Sie\.txt/ })).toBeVisible()
    await expect(main.getByRole('blockquote')).toHaveText(/Guten Tag\s+Wann geht es los\?/)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: /^Wegskizze für Sie\.txt/ }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Wegskizze für Sie.txt')
    expect(await readFile(await download.path(), 'utf8')).toBe('Am Bach rechts.\n')
    const reply = main.getByRole('link', { name: messages.request.reply, exact: true })
    const subject = new URL((await reply.getAttribute('href')) ?? '').searchParams.get('subject')
    expect(subject).toMatch(new RegExp(`^${REPLIES[language]} 2\\d{4}$`))

    await main.getByLabel(messages.request.note, { exact: true }).fill('Ruft zurück.\nBudget klären.')
    await main.getByRole('button', { name: messages.request.save }).click()
    await expect(toastTitle(page)).toHaveText(messages.request.saved)
    await expect(main.getByRole('listitem').filter({ hasText: 'Budget klären.' })).toBeVisible()
    await expect(main.getByLabel(messages.request.note, { exact: true })).toHaveValue('')
    const states = main.getByRole('group', { name: messages.request.state })
    await states.getByRole('button', { name: messages.states.answered, exact: true }).click()
    await expect(states.getByRole('button', { name: messages.states.answered, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(main.getByRole('listitem').filter({ hasText: messages.states.answered })).toHaveCount(1)
    await expectFine(page)

    await main.getByRole('link', { name: messages.request.back }).click()
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(messages.requests.title)
  })

for (const language of languagesOf('mails'))
  test(`mails in ${language}: shown, and one more attempt for one`, async ({ page, request }) => {
    const messages = DESK[language]
    const member = await aMember(request)
    const main = page.getByRole('main')
    const mail = {
      id: crypto.randomUUID(),
      kind: 'booking',
      recipient: 'weg@example.ch',
      state: 'failed',
      createdAt: new Date().toISOString(),
      sentAt: null,
      attempts: 3,
      reason: '550 No such user',
      isOpen: true,
    }
    let mails = [mail]
    await page.route(/\/api\/staff\/mails\?/, (route) => {
      const counts = { failed: mails.length, queued: 0, sent: 0, all: mails.length }
      return route.fulfill({ json: { mails, counts, previous: null, next: null } })
    })
    await page.route('**/api/staff/mails/*/sending', (route) => {
      mails = []
      return route.fulfill({ json: {} })
    })
    await openStaff(page, { member, language, address: '?view=mails' })
    await expect(main.getByRole('row').nth(1)).toContainText(messages.mails.kinds.booking)
    await expectFine(page)
    await main.getByRole('button', { name: fill(messages.mails.againTo, { to: mail.recipient }) }).click()
    await expect(toastTitle(page)).toHaveText(messages.mails.sent)
    await expect(main).toContainText(messages.mails.empty)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: messages.mails.newsletter }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^newsletter-.*\.csv$/)
  })
