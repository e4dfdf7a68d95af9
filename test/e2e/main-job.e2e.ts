import { languagesOf } from '#test/sample.ts'
import { tabTo } from './shopping.ts'
import { expect, expectAccessible, hydrated, test } from './site.ts'
import { MAILBOX } from './mailbox.ts'

/** Subject of the buyer's mail, and the voucher's file name. */
const MAILS = {
  de: { subject: /Ihre Bestellung/, file: /^gutschein-aufbruch-.*\.pdf$/ },
  en: { subject: /your order/i, file: /^.*aufbruch-.*\.pdf$/ },
  fr: { subject: /votre commande/i, file: /^bon-cadeau-aufbruch-.*\.pdf$/ },
  it: { subject: /il suo ordine/i, file: /^buono.*aufbruch-.*\.pdf$/ },
}

for (const language of languagesOf('main job')) {
  test(`voucher and compass, chosen and paid in ${language} by keyboard only: both mails arrive, the voucher as a PDF`, async ({
    page,
    expectProblem,
  }) => {
    // The browser driver's own script, blocked by the mail's sandbox.
    expectProblem(/Blocked script execution in '.*\/dev\/mailbox\//)
    const buyer = `main-job-${language}@example.ch`
    const panel = page.getByRole('dialog')
    await page.goto(`/shop?lng=${language}`)
    for (const product of ['gutschein-aufbruch', 'peilkompass']) {
      await hydrated(page)
      await tabTo(page, page.locator(`main a[href="/product/${product}"]`))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`/product/${product}$`))
      await tabTo(page, page.locator('main button.sign').first())
      await page.keyboard.press('Enter')
      await expect(panel).toBeVisible()
      if (product === 'peilkompass') continue
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await page.goBack()
      await expect(page).toHaveURL(/\/shop/)
    }
    await expect(panel).toContainText('CHF\u00a0248.00')
    await tabTo(page, panel.locator('button.sign'))
    await page.keyboard.press('Enter')

    await page.waitForURL(/\/testkasse\//)
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
    for (const [name, text] of Object.entries({
      email: buyer,
      name: 'Livia Muster',
      street: 'Seestrasse 7',
      postalCode: '6330',
      city: 'Cham',
    })) {
      await tabTo(page, page.locator(`#${name}`))
      await page.keyboard.type(text)
    }
    await tabTo(page, page.locator('#terms'))
    await page.keyboard.press('Space')
    await expectAccessible(page)
    await tabTo(page, page.locator('form .pay'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/success\?order=/)
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
    await expect(page.getByRole('main')).toContainText('CHF\u00a0248.00')
    await expect(page.locator('.badge')).toHaveCount(0)
    await expectAccessible(page)

    const { subject, file } = MAILS[language]
    const row = page.getByRole('row').filter({ hasText: buyer })
    await expect(async () => {
      await page.goto(MAILBOX)
      const title = (await row.getByRole('link').textContent({ timeout: 500 })) ?? ''
      expect(title).toMatch(subject)
      const number = /\d{4,}/.exec(title)?.[0] ?? 'no number'
      // Confirmation and owner's notice.
      expect(await page.getByRole('row').filter({ hasText: number }).count()).toBe(2)
    }).toPass()
    await row.getByRole('link').click()
    const frame = (await page.locator('iframe').getAttribute('src')) ?? ''
    expect(await (await page.request.get(frame)).text()).toContain('CHF')
    const attachment = page.getByRole('link', { name: file })
    const pdf = await page.request.get((await attachment.getAttribute('href')) ?? '')
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
    expect((await pdf.body()).length).toBeGreaterThan(20_000)
  })
}
