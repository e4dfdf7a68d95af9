import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { COMPANY_PARTS } from '#features/company/company-parts.ts'
import { type FactKind, ONLY } from '#features/facts/fact-kind.ts'
import { listFacts } from '#features/facts/read-facts.server.ts'
import { type Notifications, openNotifications } from '#platform/database/notifications.ts'
import { attachmentsInMemory } from '#test/attachments.ts'
import { buildPagesApp } from '#test/build-pages-app.ts'
import { textOfPdf } from '#test/pdf-text.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { inProcess } from '#server/drawing/open-drawing.ts'
import { sheetRoutes } from '#features/calendar/http/sheet-routes.ts'
import { mailRenderer } from '#features/mails/http/render-mail.ts'
import { PRIVACY_ERASED } from '#features/privacy/http/privacy-routes.ts'
import { publishStaffFact } from '#features/messages/staff/publish-staff-fact.server.ts'
import { type MessageSource, openMessages } from './open-messages.ts'

const AUTHOR = '5f6f0e0a-5b3f-4a30-9e3c-1f8f6b3d2c11'
const PHONE = '+41 41 784 10 10'
const { first: COMPANY } = COMPANY_PARTS.company
const clock = () => new Date('2027-03-13T16:56:00+01:00')

let notifications: Notifications
let messages: MessageSource
let app: FastifyInstance
const test = await forThisFile(createTestDatabase())
beforeAll(async () => {
  const { connectionString } = test
  notifications = await openNotifications({ connectionString, name: 'company' })
  messages = await openMessages(test.database, notifications, (error) => {
    throw error
  })
  app = await buildPagesApp({
    messages,
    routes: (routes) =>
      sheetRoutes(routes, {
        clock,
        headers: {},
        drawing: inProcess,
        messages,
        publicUrl: 'https://gratweg.test',
      }),
  })
})
afterAll(async () => {
  await app.close()
  await notifications.close()
})

async function publish<Part extends keyof typeof COMPANY_PARTS>(
  part: Part,
  value: (typeof COMPANY_PARTS)[Part]['first'],
  seen = 0,
): Promise<void> {
  const kind = COMPANY_PARTS[part] as unknown as FactKind<unknown>
  const site = { db: test.database, clock, messages }
  const done = await publishStaffFact(site, kind, { key: ONLY, value, seen }, AUTHOR)
  if (!done.ok) throw new Error(done.refusal.code)
}

const page = async (url: string) => (await app.inject({ url })).body
/** Without the data for scripts, which is the same on pages that share it. */
const visibleHtml = async (url: string) =>
  (await page(url)).replace(/<script id="page-data".*?<\/script>/s, '')

async function mail(): Promise<string> {
  const render = mailRenderer({
    database: test.database,
    key: Buffer.alloc(32),
    publicUrl: 'https://gratweg.test',
    attachments: attachmentsInMemory,
    messages,
  })
  const { text, html } = await render({ kind: PRIVACY_ERASED, language: 'de', payload: { counts: {} } })
  return text + html
}

/** Wherever the company is named. */
async function places(): Promise<Record<string, string>> {
  const sheet = await app.inject({ url: '/team-events/shelter-bau.pdf?lng=de' })
  const home = await page('/?lng=de')
  return {
    footer: home.slice(home.indexOf('<footer')),
    structured:
      /<script type="application\/ld\+json">(.*?)<\/script>/s
        .exec(home)?.[1]
        ?.replace(/\+41(\d\d)/, '+41 $1') ?? '',
    contact: await page('/kontakt?lng=fr'),
    imprint: (await page('/impressum?lng=de')).replaceAll('\u00a0', ' '),
    mail: await mail(),
    sheet: textOfPdf(sheet.rawPayload),
  }
}

it('a new telephone number is shown everywhere from one version on, and an open tab keeps the old one', async () => {
  const before = messages.current().version
  for (const [place, text] of Object.entries(await places()))
    expect(text, place).toMatch(/\+41 41 ?000 ?00 ?00/)
  await publish('company', { ...COMPANY, phone: PHONE })
  for (const [place, text] of Object.entries(await places())) {
    expect(text, place).toMatch(/\+41 41 ?784 ?10 ?10/)
    expect(text, place).not.toMatch(/\+41 41 ?000 ?00 ?00/)
  }
  const { version } = messages.current()
  const commonOf = async (of: string) => await page(`/locales/${of}/de/common.json`)
  expect(version).not.toBe(before)
  expect(await commonOf(version)).toContain(PHONE)
  expect(await commonOf(before)).toContain(COMPANY.phone)
})

it('opening hours change only in their language, with the deadline that browsers show', async () => {
  const { first } = COMPANY_PARTS.openingHours
  await publish('openingHours', {
    ...first,
    it: { opens: '07:30', closes: '16:00', weekendByAppointment: false },
  })
  const { version } = messages.current()
  expect(await page('/?lng=it')).toContain('Lu–Ve 07:30–16:00')
  expect(await page('/?lng=it')).toContain('"closes":"16:00"')
  expect(await page('/?lng=fr')).toContain('Lu–Ve 09:00–18:00')
  const sent = JSON.parse(await page(`/locales/${version}/it/contact-sent.json`)) as object
  expect(sent).toMatchObject({ office: { closes: '16:00' } })
})

it('two quotations are on their page, in the languages in which they are written', async () => {
  const voice = (n: number) => ({
    quote: { de: `Zitat ${n}`, en: `Quote ${n}` },
    name: `Name ${n}`,
    position: {},
    company: null,
    occasion: {},
    pages: ['home'],
    released: `E-Mail ${n}`,
  })
  await publish('voices', [voice(1)])
  expect(await page('/?lng=de')).not.toContain('Zitat 1')
  const [stored] = await listFacts(test.database, { name: 'voices', schema: COMPANY_PARTS.voices.schema })
  await publish('voices', [voice(1), voice(2)], stored?.revision)
  const home = await page('/?lng=de')
  expect(home).toMatch(/id="stimmen".*Zitat 1.*Zitat 2/s)
  expect(home).not.toContain('E-Mail 1')
  expect(await page('/?lng=en')).toContain('Quote 2')
  expect(await visibleHtml('/?lng=fr')).not.toMatch(/Zitat|Quote 1|id="stimmen"/)
  expect(await visibleHtml('/team?lng=de')).not.toContain('Zitat 1')
})
