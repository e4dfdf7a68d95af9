import { languagesOf } from '#test/sample.ts'
import { draftOf, fieldsOf, SEEN, SENT } from './contact-form.ts'
import { tabTo } from './shopping.ts'
import { expect, expectAccessible, expectFitsEverywhere, hydrated, test } from './site.ts'
import { MAILBOX } from './mailbox.ts'

for (const language of languagesOf('contact by keyboard')) {
  const { summary, missing, arrived, copy } = SEEN[language]

  test(`a message in ${language}, by keyboard only: refused, corrected, sent, and two mails`, async ({
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
    await expectFitsEverywhere(page)

    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(email).toBeFocused()
    await page.keyboard.type(sender)
    await expect(email).not.toHaveAttribute('aria-invalid')
    await expect(alert).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(topic).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await expect(message).toBeFocused()
    await page.keyboard.type('Wir stehen am Anfang.')
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
      await page.goto(MAILBOX)
      const rows = page.getByRole('row').filter({ hasText: number })
      await expect(rows).toHaveCount(2, { timeout: 500 })
      await expect(rows.filter({ hasText: sender }).getByRole('link', { name: copy })).toBeVisible()
    }).toPass()
  })
}

for (const language of languagesOf('contact without script')) {
  const { summary, missing, arrived } = SEEN[language]

  test(`a message in ${language} without JavaScript: refused with what was typed, then sent, and the same message after Back`, async ({
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
    const fillAndSend = async () => {
      await email.fill(`plain-${language}@example.ch`)
      await message.fill('Zwei Sätze.\nMehr nicht.')
      await send.press('Enter')
      await page.waitForURL(SENT)
      return new URL(page.url()).searchParams.get('ref')
    }
    await page.goto(`/kontakt?lng=${language}`)
    const first = await fillAndSend()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(arrived)
    await page.goBack()
    expect(await fillAndSend()).toBe(first)
    await context.close()
  })
}
