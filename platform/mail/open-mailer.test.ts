import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, it } from 'vitest'
import { openSmtpMailer } from './open-mailer.ts'

/** Not a loopback name to our rule, yet connections reach this machine. */
const OTHER_MACHINE = '0.0.0.0'

let server: SMTPServer | undefined
afterEach(() => new Promise<void>((closed) => (server ? server.close(closed) : closed())))

const MAIL = {
  id: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed',
  kind: 'test',
  to: 'lia@example.ch',
  subject: 'Test',
  html: '<p>Test</p>',
  text: 'Test',
  writtenAt: new Date('2027-03-14T15:45:12Z'),
}

async function send(host: string, smtpStartTlsRequired: boolean) {
  const seen: string[] = []
  server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ password }, _session, done) {
      seen.push(`password ${password}`)
      done(null, { user: 'shop' })
    },
    onMailFrom({ address }, _session, done) {
      seen.push(`from ${address}`)
      done()
    },
    onData(stream, _session, done) {
      stream.resume().on('end', done)
    },
  })
  const listening = server
  await new Promise<void>((ready) => listening.listen(0, '127.0.0.1', ready))
  const { port } = listening.server.address() as AddressInfo
  const mailer = openSmtpMailer({
    smtpUrl: `smtp://shop:geheim@${host}:${port}`,
    smtpStartTlsRequired,
    mailFrom: 'shop@gratweg.test',
  })
  try {
    const sent = await mailer.send(MAIL).catch((error: Error) => error.message)
    return { sent, seen }
  } finally {
    await mailer.close()
  }
}

it('sends neither password nor mail to another machine without encryption, and says what to set', async () => {
  const { sent, seen } = await send(OTHER_MACHINE, true)
  expect(sent).toMatch(/^SMTP_URL: .+ smtps:\/\/.+ SMTP_STARTTLS=optional/)
  expect(seen).toEqual([])
})

it('does so where the settings allow it, and to this machine', async () => {
  for (const [host, required] of [
    [OTHER_MACHINE, false],
    ['127.0.0.1', true],
    ['localhost', true],
  ] as const) {
    const { sent, seen } = await send(host, required)
    expect(sent).toMatchObject({ ok: true })
    expect(seen).toEqual(['password geheim', 'from shop@gratweg.test'])
  }
})
