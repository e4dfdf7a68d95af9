import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify, { type InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTemporaryFolder } from '#test/temporary-folder.ts'
import { orderMailOf } from '#features/order/mail/order-mail-fixtures.ts'
import { orderConfirmedLetter } from '#features/order/mail/order-letters.server.ts'
import { openMailer } from '#platform/mail/open-mailer.ts'
import { renderLetter } from '#platform/mail/render-letter.tsx'
import { mailboxKey } from './mailbox-key.ts'
import { mailboxRoutes } from './mailbox-routes.ts'

const KEY = Buffer.alloc(32, 7)
const OPENED = `dev-mailbox=${mailboxKey(KEY)}`
const ID = '2027-03-14_154512Z_order-confirmed_1b9d6bcd'
const folder = makeTemporaryFolder('mailbox')
const dataDir = folder.path

beforeAll(async () => {
  const pdf = { filename: 'gutschein.pdf', content: Buffer.from('%PDF-1.7'), contentType: 'application/pdf' }
  const mail = orderMailOf('it')
  mail.order.customerName = '<script>alert(1)</script>'
  await openMailer({ dataDir, mailFrom: 'Gratweg <hallo@example.ch>' }).send({
    ...renderLetter({ ...orderConfirmedLetter(mail, mail.codes), files: [pdf] }, mail),
    id: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed',
    kind: 'order-confirmed',
    to: 'lia@example.ch',
    writtenAt: new Date('2027-03-14T15:45:12Z'),
  })
  writeFileSync(join(dataDir, 'secret.eml'), 'Subject: secret\r\n\r\nsecret')
})
afterAll(folder.remove)

describe('the mailbox', () => {
  it('lists the mails and shows one with its parts', async () => {
    const list = await get('/dev/mailbox')
    expect(list.body).toContain('Il Suo ordine 10001')
    const mail = await get(`/dev/mailbox/${ID}`)
    expect(mail.body).toContain('lia@example.ch')
    expect(mail.body).toContain('gutschein.pdf')
    expect(mail.body).toContain('GRAT-7K2M-X0QW-4T9Z')
  })

  it('serves attachments as downloads, without the images of the HTML', async () => {
    const file = await get(`/dev/mailbox/${ID}/attachments/0`)
    expect(file.headers['content-disposition']).toBe('attachment; filename="gutschein.pdf"')
    expect(file.body).toBe('%PDF-1.7')
    expect((await get(`/dev/mailbox/${ID}/attachments/1`)).statusCode).toBe(404)
  })

  it('lets neither its own pages nor the mail run scripts, nor load anything but pictures of the site', async () => {
    const page = await get(`/dev/mailbox/${ID}`)
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(page.body).not.toMatch(/<script|style="/)
    const mail = await get(`/dev/mailbox/${ID}/html`)
    expect(mail.headers['content-security-policy']).toMatch(/^sandbox allow-popups .*default-src 'none'/)
    expect(mail.headers['content-security-policy']).toContain('img-src data: http://localhost:3000;')
    expect(mail.headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(mail.body).not.toContain('<script')
    expect(mail.body).not.toContain('cid:')
    expect(mail.body).toContain('data:image/png;base64,')
  })

  it.each(['..%2Fsecret', 'secret', '%2e%2e%2fsecret', 'a%00b', `${ID}.eml`])(
    'does not find %s',
    async (id) => {
      expect((await get(`/dev/mailbox/${id}`)).statusCode).toBe(404)
    },
  )

  it('opens with the key that npm start prints, and keeps it out of the address from then on', async () => {
    const opened = await get(`/dev/mailbox?key=${mailboxKey(KEY)}`, { headers: { host: 'localhost:3000' } })
    expect(opened.statusCode).toBe(303)
    expect(opened.headers.location).toBe('/dev/mailbox')
    const cookie = String(opened.headers['set-cookie'])
    expect(cookie).toBe(`dev-mailbox=${mailboxKey(KEY)}; Path=/dev/mailbox; HttpOnly; SameSite=Strict`)
    const again = await get('/dev/mailbox', { headers: { host: 'localhost:3000', cookie } })
    expect(again.statusCode).toBe(200)
  })

  it('is not available through a proxy on this machine that adds no header and forwards our host name', async () => {
    for (const cookie of ['', 'dev-mailbox=', `dev-mailbox=${'x'.repeat(43)}`, `other=${mailboxKey(KEY)}`])
      for (const path of ['/dev/mailbox', '/dev/mailbox?key=', '/dev/mailbox?key=x', `/dev/mailbox/${ID}`])
        expect((await get(path, { headers: { host: '127.0.0.1:3000', cookie } })).statusCode).toBe(404)
  })

  it.each<[string, InjectOptions]>([
    ['from another machine', { remoteAddress: '192.168.1.20' }],
    [
      'with a proxy that tells the protocol alone',
      { headers: { host: 'localhost:3000', cookie: OPENED, 'x-forwarded-proto': 'https' } },
    ],
    [
      'through a proxy',
      { headers: { host: 'localhost:3000', cookie: OPENED, 'x-forwarded-for': '203.0.113.7' } },
    ],
    ['under a foreign name', { headers: { host: 'evil.example', cookie: OPENED } }],
  ])('is not there for a caller %s', async (_name, options) => {
    for (const path of ['/dev/mailbox', `/dev/mailbox/${ID}`, `/dev/mailbox/${ID}/html`]) {
      expect((await get(path, options)).statusCode).toBe(404)
    }
  })

  it('does not exist on a public site or with a mail server', async () => {
    for (const settings of [{ publicUrl: 'https://www.gratweg.test' }, { smtpUrl: 'smtp://localhost' }]) {
      expect((await get('/dev/mailbox', {}, settings)).statusCode).toBe(404)
    }
  })
})

async function get(url: string, options: InjectOptions = {}, settings = {}) {
  const app = Fastify()
  mailboxRoutes(app, { key: KEY, dataDir, publicUrl: 'http://localhost:3000', ...settings })
  const answer = await app.inject({ url, headers: { host: 'localhost:3000', cookie: OPENED }, ...options })
  await app.close()
  return answer
}
