import PostalMime, { type Email } from 'postal-mime'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Language } from '#i18n/languages.ts'
import { filePart, multipartOf, textParts } from '#test/multipart.ts'
import { readHtml } from '#test/read-html.ts'
import { languagesOf } from '#test/sample.ts'
import { makeTemporaryFolder } from '#test/temporary-folder.ts'
import { type Mailbox, openMailbox } from '../mailbox.ts'
import { type Program, startServer, until } from '../program.ts'
import { type FullestForm, fullestForms, longestAddress, plan } from './fullest-forms.ts'
import { readNotice } from './notice.ts'
import { freePort } from '#test/free-port.ts'

const OWNER = 'owner@gratweg.test'
const CONFIRM = '/newsletter/bestaetigen'
/** Forms that mail a link, and its target. */
const ADDRESS_FORMS = [
  { path: '/newsletter', link: CONFIRM },
  { path: '/datenschutz/meine-daten', link: '/datenschutz/meine-daten/einsicht' },
]

let folder: ReturnType<typeof makeTemporaryFolder>
let mailbox: Mailbox
let server: Program
let origin: string
beforeAll(async () => {
  folder = makeTemporaryFolder('every-form')
  mailbox = await openMailbox()
  const port = await freePort()
  origin = `http://localhost:${port}`
  server = startServer({
    DATA_DIR: folder.path,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: origin,
    AUTH_RATE_LIMITS: 'off',
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
    MAIL_FROM: 'Gratweg <hallo@gratweg.test>',
    MAIL_OWNER: OWNER,
  })
  await server.says(/^Ready/m)
})
afterAll(async () => {
  server.kill('SIGTERM')
  await server.exitCode
  await mailbox.close()
  folder.remove()
})

it.each(languagesOf('every form'))(
  'every form in %s, filled to its limits and with 10 MB: accepted while the mail server is down, delivered when it is back',
  async (language) => {
    await mailbox.close()
    const forms = fullestForms(language)
    for (const { path, typed } of forms) await send(language, path, typed, true)
    // The newsletter box is ticked in each.
    const confirmations = forms.map(({ email }) => ({ email, link: CONFIRM }))
    for (const [index, { path, link }] of ADDRESS_FORMS.entries()) {
      const email = longestAddress(`${language}-${index}-`)
      await send(language, path, { email }, false)
      confirmations.push({ email, link })
    }
    await mailbox.comeBack()
    const mails = await mailsOnceBack(forms.length + confirmations.length)
    for (const form of forms) expectDelivered(mails, form)
    for (const { email, link } of confirmations) {
      const found = mails.find(({ to, text }) => to?.[0]?.address === email && text?.includes(link))
      expect(found?.text, `${link} for ${email}`).toContain(`${link}?token=`)
    }
  },
)

/** As a browser without script: what the page's own form holds, and what is typed into its fields. */
async function send(
  language: Language,
  path: string,
  typed: Record<string, string>,
  hasFile: boolean,
): Promise<void> {
  const page = readHtml(await (await fetch(`${origin}${path}?lng=${language}`)).text())
  const form = page.one('main').one('form')
  const fields = ['input', 'select', 'textarea'].flatMap((tag) => form.all(tag))
  for (const [name, value] of Object.entries(typed)) {
    const field = fields.find(({ attributes }) => attributes['name'] === name)
    expect(field, `${name} on ${path}`).toBeDefined()
    const most = field?.attributes['maxlength']
    if (most) expect(value.length, `${name} on ${path}`).toBeLessThanOrEqual(Number(most))
  }
  const hidden = fields
    .filter(({ attributes }) => attributes['type'] === 'hidden')
    .map(({ attributes }) => [attributes['name'] ?? '', attributes['value'] ?? ''])
  const texts: Record<string, string> = { ...Object.fromEntries(hidden), ...typed }
  const to = new URL(form.attributes['action'] ?? '', `${origin}${path}`)
  const parts = [...textParts(texts), ...(hasFile ? [filePart(plan.name, plan.buffer, plan.mimeType)] : [])]
  const { payload, headers } = multipartOf(parts)
  const answer = await fetch(to, {
    method: 'POST',
    redirect: 'manual',
    ...(hasFile
      ? { body: new Uint8Array(payload), headers: { ...headers, origin } }
      : { body: new URLSearchParams(texts), headers: { origin } }),
  })
  expect(answer.status, `${path}: ${answer.status === 303 ? '' : await answer.text()}`).toBe(303)
  expect(answer.headers.get('location')).toMatch(/\/(gesendet\?ref=[\w-]{43}|unterwegs)/)
}

/** Waits for the owner's mails and those with links; copies to senders come in addition. */
async function mailsOnceBack(count: number): Promise<Email[]> {
  const mails: Email[] = []
  await until(async () => {
    for (const raw of mailbox.received.splice(0)) mails.push(await PostalMime.parse(raw))
    const expected = mails.filter(
      ({ to, text }) => to?.[0]?.address === OWNER || /token=/.test(text ?? ''),
    ).length
    return expected === count
  }, 110_000)
  return mails
}

/** Complete fields, identical file, and the sender as Reply-To. */
function expectDelivered(mails: Email[], { email, facts, quoted, kind }: FullestForm): void {
  const notices = mails.filter(
    ({ to, replyTo }) => to?.[0]?.address === OWNER && replyTo?.[0]?.address === email,
  )
  expect(notices, `${kind} of ${email}`).toHaveLength(1)
  const [notice] = notices
  expect(readNotice(notice?.text ?? '')).toEqual({
    facts,
    quoted: { ...quoted, Anhänge: `${plan.name} (10\u00a0MB)` },
  })
  const files = notice?.attachments.filter(({ disposition }) => disposition === 'attachment') ?? []
  expect(files.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([[plan.name, plan.mimeType]])
  expect(Buffer.from(files[0]?.content as ArrayBuffer).equals(plan.buffer)).toBe(true)
}
