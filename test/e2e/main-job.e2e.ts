import { languagesOf } from '#test/sample.ts'
import { expect, hydrated, test } from './site.ts'
import { MAILBOX } from './mailbox.ts'

/** Subject of the buyer's mail, and the voucher's file name. */
const MAILS = {
  de: { subject: /Ihre Bestellung/, file: /^gutschein-aufbruch-.*\.pdf$/ },
  en: { subject: /your order/i, file: /^.*aufbruch-.*\.pdf$/ },
  fr: { subject: /votre commande/i, file: /^bon-cadeau-aufbruch-.*\.pdf$/ },
  it: { subject: /il suo ordine/i, file: /^buono.*aufbruch-.*\.pdf$/ },
}

for (const language of languagesOf('main job')) {
  test(`voucher and compass, paid in ${language}: both mails arrive, the voucher as a PDF`, async ({
    page,
    expectProblem,
  }) => {
    // The browser driver's own script, blocked by the mail's sandbox.
    expectProblem(/Blocked script execution in '.*\/dev\/mailbox\//)
    const buyer = `main-job-${language}@example.ch`
    for (const product of ['gutschein-aufbruch', 'peilkompass']) {
      await page.goto(`/product/${product}?lng=${language}`)
      await hydrated(page)
      await page.locator('main button.sign').first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
    }
    const panel = page.getByRole('dialog')
    await expect(panel).toContainText('CHF\u00a0248.00')
    await panel.locator('button.sign').click()

    await page.waitForURL(/\/testkasse\//)
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
    await page.locator('#email').fill(buyer)
    await page.locator('#name').fill('Livia Muster')
    await page.locator('#street').fill('Seestrasse 7')
    await page.locator('#postalCode').fill('6330')
    await page.locator('#city').fill('Cham')
    await page.locator('#terms').check()
    await page.locator('form .sign--lg').click()
    await expect(page).toHaveURL(/\/success\?order=/)
    await expect(page.getByRole('main')).toContainText('CHF\u00a0248.00')

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
