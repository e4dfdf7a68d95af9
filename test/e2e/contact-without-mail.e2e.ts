import PostalMime from 'postal-mime'
import { freePort } from '../lifecycle/program.ts'
import { openMailbox } from '../lifecycle/mailbox.ts'
import { sampleFiles } from '../sample-files.ts'
import { fieldsOf, SENT } from './contact-form.ts'
import { openOwnSite } from './own-site.ts'
import { expect, hydrated, test } from './site.ts'

test('with the mail server down, messages are taken all the same, and the owner has them when it is back', async ({
  page,
  browser,
  expectProblem,
}) => {
  test.slow()
  const smtp = await freePort()
  const site = await openOwnSite({
    SMTP_URL: `smtp://127.0.0.1:${smtp}`,
    MAIL_FROM: 'Gratweg <hallo@gratweg.test>',
    MAIL_OWNER: 'owner@gratweg.test',
  })
  expectProblem(new RegExp(`^request to another host: ${site.origin}/`))
  const plain = await browser.newContext({ javaScriptEnabled: false })
  try {
    const file = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: sampleFiles.pdf(300_000) }
    for (const visit of [page, await plain.newPage()]) {
      await visit.goto(`${site.origin}/kontakt?lng=de`)
      if (visit === page) await hydrated(visit)
      const { form, email, message, send } = fieldsOf(visit, 'de')
      await email.fill(visit === page ? 'script@gratweg.test' : 'plain@gratweg.test')
      await message.fill('Die Post hat zu.')
      await form.locator('[type=file]').setInputFiles(file)
      await send.click()
      await visit.waitForURL(SENT)
      await expect(visit.getByRole('heading', { level: 1 })).toHaveText('Ihre Nachricht ist angekommen.')
    }
    const mailbox = await openMailbox(smtp)
    try {
      const noticesOf = async () => {
        const mails = await Promise.all(mailbox.received.map((raw) => PostalMime.parse(raw)))
        return mails.filter(({ to }) => to?.[0]?.address === 'owner@gratweg.test')
      }
      await expect.poll(async () => (await noticesOf()).length, { timeout: 40_000 }).toBe(2)
      const notices = await noticesOf()
      const senders = notices.map(({ replyTo }) => replyTo?.[0]?.address)
      expect(senders.toSorted()).toEqual(['plain@gratweg.test', 'script@gratweg.test'])
      for (const { attachments } of notices) {
        const plan = attachments.find(({ filename }) => filename === 'plan.pdf')
        expect(Buffer.from(plan?.content as ArrayBuffer).equals(file.buffer)).toBe(true)
      }
    } finally {
      await mailbox.close()
    }
  } finally {
    await plain.close()
    await site.stop()
  }
})
