import { beforeEach, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { requestNewsletter } from '#features/newsletter/request-newsletter.server.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { LIA, openPrivacyScene } from '#test/privacy/privacy-scene.ts'

const scene = await forThisFile(openPrivacyScene())
beforeEach(() => scene.reset())

describe('requesting the link', () => {
  it('answers the same with and without stored data, and mails the link to the address only', async () => {
    await scene.addInquiry(LIA)
    const answers = [await scene.ask(LIA), await scene.ask('stranger@example.ch')]
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    const to = (await scene.sendMails()).map((mail) => mail.to?.[0]?.address)
    expect(to.sort()).toEqual([LIA, 'stranger@example.ch'])
  })

  it('works without JavaScript, in the language of the form', async () => {
    const answer = await scene.app.inject({
      method: 'POST',
      url: '/datenschutz/meine-daten',
      payload: 'email=lia%40example.ch&language=it',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(answer.headers.location).toBe('/datenschutz/meine-daten/unterwegs?lng=it#inhalt')
    const [mail] = await scene.sendMails()
    expect(mail?.subject).toBe('I Suoi dati presso di noi')
  })

  it('mails one address at most three times a day, and one network ten times an hour', async () => {
    for (let i = 0; i < 5; i++) await scene.ask(i % 2 ? 'LIA@example.ch' : LIA)
    expect(await scene.deps.db.$count(outgoingMails)).toBe(3)
    for (let i = 0; i < 12; i++) await scene.ask(`guest-${i}@example.ch`)
    expect(await scene.deps.db.$count(outgoingMails)).toBe(10)
  })

  it('mails one network no more for simultaneous requests', async () => {
    await Promise.all(Array.from({ length: 25 }, (_, i) => scene.ask(`guest-${i}@example.ch`)))
    expect(await scene.deps.db.$count(outgoingMails)).toBe(10)
  })
})

it('mails one link for a form that arrives twice with one key', async () => {
  const payload = { email: LIA, language: 'de', key: '0123456789abcdef0123456789abcdef' }
  const send = () => scene.app.inject({ method: 'POST', url: '/api/privacy/links', payload })
  const answers = await Promise.all([send(), send(), send()])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
  expect(await scene.deps.db.$count(outgoingMails)).toBe(1)
})

describe('the link', () => {
  it('is valid for two hours, and a newer one invalidates it', async () => {
    await scene.addInquiry(LIA)
    const first = await scene.openFile()
    expect((await scene.app.inject(`/api/privacy/files/${first}`)).statusCode).toBe(200)
    const second = await scene.openFile()
    expect((await scene.app.inject(`/api/privacy/files/${first}`)).statusCode).toBe(404)
    const answer = await scene.app.inject(`/api/privacy/files/${second}`)
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    scene.later(121)
    expect((await scene.app.inject(`/api/privacy/files/${second}`)).statusCode).toBe(404)
    expect((await scene.app.inject(`/api/privacy/files/${second}/export`)).statusCode).toBe(404)
    expect((await scene.press(second, { sure: 'on' })).headers.location).toContain('/einsicht?token=')
    expect(await scene.rows('select 1 from inquiries')).toHaveLength(1)
  })

  it.each(['', 'x', 'a'.repeat(43), '%00', "' or true --"])('is not found for %j', async (token) => {
    const answer = await scene.app.inject(`/api/privacy/files/${encodeURIComponent(token)}`)
    expect(answer.statusCode).toBe(404)
  })
})

describe('the stored data', () => {
  it('is listed by kind, with what is kept and until when; nothing of anybody else', async () => {
    await scene.addOrder('Lia@Example.ch', { paid: true })
    await scene.addOrder(LIA, { paid: false })
    await scene.addInquiry(LIA)
    await scene.addInquiry('noel@example.ch')
    await scene.addBookings()
    await scene.deps.db.transaction((tx) =>
      requestNewsletter(tx, scene.deps, { email: LIA, language: 'de', source: 'footer' }),
    )
    const file = await scene.view(await scene.openFile())
    expect(scene.kindsOf(file)).toEqual({
      order: ['books', null],
      booking: ['books', 'running', null],
      inquiry: [null],
      newsletter: [null],
      mail: expect.any(Array),
    })
    const order = file.groups.find(({ kind }) => kind === 'order')?.items[0]
    expect(order).toMatchObject({
      day: '2026-03-03',
      cents: 8900,
      title: 'Peilkompass',
      keptUntil: '2036-12-31',
    })
    expect(file.address).toBe(LIA)
  })

  it('is downloaded as one file with every row, no secret and no hash', async () => {
    await scene.addOrder(LIA, { paid: true })
    await scene.addInquiry(LIA)
    await scene.addInquiry('noel@example.ch')
    await scene.addBookings()
    const answer = await scene.app.inject(`/api/privacy/files/${await scene.openFile()}/export`)
    expect(answer.headers['content-disposition']).toBe('attachment; filename="gratweg-data.json"')
    const file = answer.json()
    expect(file).toMatchObject({
      address: LIA,
      order: [{ customerName: 'Lia Muster', keptBecause: 'books', lines: [{ productTitle: 'Peilkompass' }] }],
      inquiry: [{ message: 'Guten Tag', attachments: [{ name: 'plan.pdf', bytes: 9 }] }],
      voucher: [],
      account: [],
      privacyRequests: [{ action: 'asked' }, { action: 'exported' }],
    })
    expect(file.booking).toHaveLength(3)
    expect(file.booking[0]).toMatchObject({
      participants: ['Lia', 'Noel'],
      note: 'Nussallergie',
      noteConsentAt: expect.stringMatching(/^\d{4}-/),
      event: { title: 'Aufbruch' },
    })
    expect(answer.body).not.toContain('noel@example.ch')
    expect(answer.body).not.toMatch(/[a-z](Hash|Token|sessionUrl)"/)
  })
})
