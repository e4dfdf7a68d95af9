import { asc } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FormSubmission } from '#site/form/form-state.ts'
import type { AttachmentStore } from '#features/inquiry/attachments/attachment-store.ts'
import { ATTACHMENT_LIMITS } from '#features/inquiry/attachments/attachment.ts'
import { sweepAttachments } from '#features/inquiry/attachments/sweep-attachments.server.ts'
import { inquiryAttachments } from '#features/inquiry/database/inquiry-attachments.tables.server.ts'
import { inquiries } from '#features/inquiry/database/inquiry.tables.server.ts'
import { mailRenderer } from '#features/mails/http/render-mail.ts'
import { FIRST_OFFER } from '#features/services/content/offer.ts'
import { storageObjects } from '#features/storage/database/storage.tables.server.ts'
import { listOpenAlerts } from '#platform/alerts/raise-alert.ts'
import type { Mailer, MailMessage } from '#platform/mail/mailer.ts'
import { TooManyBytes } from '#platform/object-store/incoming-bytes.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { sendQueuedMail } from '#platform/outbox/send-queued-mail.ts'
import { attachmentsIn } from '#test/attachments.ts'
import { emptyTables } from '#test/empty-tables.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { fileVersions } from '#test/legal/file-versions.ts'
import { filePart, type FormPart, multipartOf, textParts } from '#test/multipart.ts'
import { openCaptcha } from '#test/open-captcha.ts'
import { sampleFiles } from '#test/sample-files.ts'
import { makeTemporaryFolder } from '#test/temporary-folder.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { contactForm } from './forms/contact-form.ts'
import { projectForm } from './forms/project-form.ts'
import { teamEventForm } from './forms/team-event-form.ts'
import { inquiryRoutes } from './inquiry-routes.ts'

const test = await forThisFile(createTestDatabase())

describe('attachments', () => {
  const folder = makeTemporaryFolder('attachments')
  const MIB = 1024 * 1024
  let store: AttachmentStore
  let app: FastifyInstance
  let rendered: (FormSubmission | undefined)[]

  beforeAll(async () => {
    store = await attachmentsIn(test.database, folder.path)
  })

  afterAll(() => folder.remove())

  beforeEach(async () => {
    await emptyTables(test.database, 'inquiries', 'storage_objects', 'outgoing_mails')
    rendered = []
    app = await openApp(store)
  })

  afterEach(() => app.close())
  const clock = () => new Date()

  async function openApp(attachments: AttachmentStore, more: { inquiriesInTenMinutes?: number } = {}) {
    const opened = Fastify({ bodyLimit: 256 * 1024 })
    inquiryRoutes(opened, {
      db: test.database,
      key: Buffer.alloc(32, 7),
      clock,
      ownerEmail: () => 'owner@example.ch',
      legal: fileVersions,
      forms: [contactForm, projectForm(clock), teamEventForm(clock, () => FIRST_OFFER)],
      captcha: openCaptcha,
      attachments,
      renderPage: async (_path, _language, submission) => {
        rendered.push(submission)
        return { status: submission?.status ?? 200, headers: { 'Content-Type': 'text/html' }, body: 'page' }
      },
      ...more,
    })
    await opened.ready()
    return opened
  }

  const typed = { email: 'lia@example.ch', topic: '', message: 'Guten Tag', language: 'it' }

  const send = (parts: FormPart[], url = '/api/inquiries/contact', to = app) =>
    to.inject({ method: 'POST', url, ...multipartOf(parts) })

  const rows = () => test.database.select().from(inquiryAttachments).orderBy(asc(inquiryAttachments.position))

  async function expectNothingLeft(): Promise<void> {
    expect(await test.database.$count(inquiries)).toBe(0)
    expect(await rows()).toEqual([])
    expect(await test.database.$count(storageObjects)).toBe(0)
  }

  describe('files of a form', () => {
    const plan = sampleFiles.pdf(3 * MIB)
    const photo = sampleFiles.png(70_000)

    it.each([
      ['after', [...textParts(typed), filePart('Plan für Zug.pdf', plan), filePart('foto.PNG', photo)]],
      ['before', [filePart('Plan für Zug.pdf', plan), filePart('foto.PNG', photo), ...textParts(typed)]],
    ])('are stored completely when they arrive %s the texts', async (_where, parts) => {
      const answer = await send(parts)
      expect(answer.statusCode).toBe(201)
      const [first, second] = await rows()
      expect(first).toMatchObject({
        name: 'Plan für Zug.pdf',
        contentType: 'application/pdf',
        bytes: plan.length,
        digest: createHash('sha256').update(plan).digest('hex'),
      })
      expect(second).toMatchObject({ name: 'foto.PNG', contentType: 'image/png', position: 1 })
      const [inquiry] = await test.database.select().from(inquiries)
      expect(first?.inquiryId).toBe(inquiry?.id)
      expect(plan.equals(await buffer(await store.open(first?.id ?? '')))).toBe(true)
      expect(photo.equals(await buffer(await store.open(second?.id ?? '')))).toBe(true)
    })

    it('count once when the form is sent again, also simultaneously, without a second copy', async () => {
      const parts = [...textParts({ ...typed, key: 'a'.repeat(32) }), filePart('plan.pdf', plan)]
      const answers = [...(await Promise.all([send(parts), send(parts), send(parts)])), await send(parts)]
      expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(1)
      expect(await test.database.$count(inquiries)).toBe(1)
      expect(await rows()).toHaveLength(1)
      expect(await test.database.$count(storageObjects)).toBe(1)
    })

    it('make it another request when they differ', async () => {
      await send([...textParts(typed), filePart('plan.pdf', plan)])
      await send([...textParts(typed), filePart('plan.pdf', sampleFiles.pdf(3 * MIB + 1))])
      await send(textParts(typed))
      expect(await test.database.$count(inquiries)).toBe(3)
    })

    it('may be none: an empty choice of a browser is no file', async () => {
      expect((await send([...textParts(typed), filePart('', Buffer.alloc(0))])).statusCode).toBe(201)
      expect(await rows()).toEqual([])
    })

    it('may reach the size limit together', async () => {
      const parts = [
        filePart('a.pdf', sampleFiles.pdf(12 * MIB)),
        filePart('b.pdf', sampleFiles.pdf(8 * MIB)),
      ]
      expect((await send([...textParts(typed), ...parts])).statusCode).toBe(201)
      expect((await rows()).map(({ bytes }) => bytes)).toEqual([12 * MIB, 8 * MIB])
    })
  })

  describe('a refused file', () => {
    it('is too large for the store itself with the same message', async () => {
      const body = Readable.from(sampleFiles.pdf(ATTACHMENT_LIMITS.bytes + 1), { objectMode: false })
      await expect(store.put(randomUUID(), body, 'application/pdf')).rejects.toBeInstanceOf(TooManyBytes)
    })

    const small = sampleFiles.png(100)
    it.each([
      ['type', 'rechnung.exe', [filePart('rechnung.exe', sampleFiles.exe())]],
      ['type', 'seite.html', [filePart('seite.html', sampleFiles.html())]],
      ['type', 'archiv.zip', [filePart('archiv.zip', sampleFiles.zip())]],
      ['content', 'rechnung.pdf', [filePart('rechnung.pdf', sampleFiles.exe(), 'application/pdf')]],
      ['content', 'bild.png', [filePart('bild.png', sampleFiles.svg())]],
      ['content', 'brief.docx', [filePart('brief.docx', sampleFiles.bomb())]],
      ['empty', 'leer.pdf', [filePart('leer.pdf', Buffer.alloc(0))]],
      ['too_large', 'gross.pdf', [filePart('gross.pdf', sampleFiles.pdf(ATTACHMENT_LIMITS.bytes + 1))]],
      [
        'too_large_together',
        undefined,
        [filePart('a.pdf', sampleFiles.pdf(12 * MIB)), filePart('b.pdf', sampleFiles.pdf(8 * MIB + 1))],
      ],
      ['too_many', undefined, Array.from({ length: 6 }, (_, i) => filePart(`${i}.png`, small))],
      ['too_many', undefined, Array.from({ length: 30 }, (_, i) => filePart(`${i}.png`, small))],
    ])('is refused with %s, by its name, and leaves nothing', async (code, name, parts) => {
      const answer = await send(
        [filePart('gut.png', small), ...parts, ...textParts(typed)].slice(code === 'too_many' ? 1 : 0),
      )
      expect(answer.statusCode).toBe(422)
      expect(answer.json().problems).toContainEqual({ field: 'attachments', code, ...(name && { name }) })
      await expectNothingLeft()
    })

    it('is listed among the other problems, after them', async () => {
      const answer = await send([filePart('a.exe', small), ...textParts({ ...typed, email: 'lia' })])
      expect(answer.json().problems).toEqual([
        { field: 'email', code: 'invalid' },
        { field: 'attachments', code: 'type', name: 'a.exe' },
      ])
    })

    it.each([
      [
        'project',
        '/projekt-management/anfrage',
        ['service', 'description', 'attachments', 'firstName', 'lastName', 'phone', 'terms'],
      ],
      ['team-event', '/buchen/anfrage', ['serviceId', 'people', 'attachments', 'name', 'phone', 'terms']],
    ])('is reported at its field in the %s form, with and without JavaScript', async (kind, page, fields) => {
      const parts = [filePart('a.exe', small), ...textParts({ email: 'lia@example.ch', phone: 'x' })]
      const answer = await send(parts, `/api/inquiries/${kind}`)
      const orderOf = (problems?: { field: string }[]) => problems?.map(({ field }) => field)
      expect(orderOf(answer.json().problems)).toEqual(fields)
      await send(parts, page)
      expect(orderOf(rendered[0]?.problems)).toEqual(fields)
    })

    it('keeps the texts: the page shows them again and states that files are lost', async () => {
      const answer = await send([filePart('a.exe', small), ...textParts(typed)], '/kontakt')
      expect(answer.statusCode).toBe(422)
      expect(rendered).toMatchObject([
        {
          values: { email: 'lia@example.ch', message: 'Guten Tag' },
          filesLost: true,
          problems: [{ name: 'a.exe' }],
        },
      ])
      await expectNothingLeft()
    })
  })

  describe('failures on the way', () => {
    it('store nothing when the storage fails, and the remains are swept', async () => {
      const full = async () => Promise.reject(new Error('no space left'))
      const broken = { ...store, put: full, remove: full }
      const opened = await openApp(broken)
      const parts = [
        ...textParts(typed),
        filePart('a.pdf', sampleFiles.pdf(3 * MIB)),
        filePart('b.pdf', sampleFiles.pdf()),
      ]
      expect((await send(parts, '/api/inquiries/contact', opened)).statusCode).toBe(500)
      expect((await send(parts, '/kontakt', opened)).statusCode).toBe(503)
      expect(rendered).toMatchObject([
        { notice: 'failed', values: { message: 'Guten Tag' }, filesLost: true },
      ])
      await opened.close()
      expect(await test.database.$count(inquiries)).toBe(0)
      const later = {
        db: test.database,
        attachments: store,
        clock: () => new Date(Date.now() + 2 * 3_600_000),
      }
      await sweepAttachments({ ...later, clock: () => new Date() })
      expect(await rows()).toHaveLength(2)
      expect(await sweepAttachments(later)).toBe(2)
      await expectNothingLeft()
    })

    it('answer 429 with the texts, without storing a file', async () => {
      const opened = await openApp(store, { inquiriesInTenMinutes: 0 })
      const parts = [...textParts(typed), filePart('a.pdf', sampleFiles.pdf())]
      expect((await send(parts, '/kontakt', opened)).statusCode).toBe(429)
      expect(rendered).toMatchObject([
        { notice: 'too_many', values: { message: 'Guten Tag' }, filesLost: true },
      ])
      await opened.close()
      await expectNothingLeft()
    })

    it.each([
      ['no boundary', { payload: 'x', headers: { 'content-type': 'multipart/form-data' } }],
      [
        'no end',
        { ...multipartOf(textParts(typed)), payload: multipartOf(textParts(typed)).payload.subarray(0, -20) },
      ],
      ['nothing', { payload: '', headers: multipartOf([]).headers }],
      ['a name of the prototype', multipartOf(textParts({ ...typed, constructor: 'x' }))],
    ])('answer 4xx to a form with %s', async (_what, request) => {
      for (const url of ['/api/inquiries/contact', '/kontakt']) {
        const answer = await app.inject({ method: 'POST', url, ...request })
        expect(answer.statusCode).toBeGreaterThanOrEqual(400)
        expect(answer.statusCode).toBeLessThan(500)
      }
      await expectNothingLeft()
    })

    it('sweep the files of an inquiry that was deleted', async () => {
      await send([...textParts(typed), filePart('a.pdf', sampleFiles.pdf())])
      await test.database.delete(inquiries)
      await sweepAttachments({
        db: test.database,
        attachments: store,
        clock: () => new Date(Date.now() + 2 * 3_600_000),
      })
      await expectNothingLeft()
    })

    it('leave no partial file in the folder', () => {
      expect(readdirSync(join(folder.path, 'objects', 'incoming'))).toEqual([])
    })
  })
})

describe('a lost attachment', () => {
  const folder = makeTemporaryFolder('lost')
  afterAll(() => folder.remove())

  it('the notice of a request is sent although a file is lost, names it, and the owner is notified', async () => {
    const db = test.database
    const attachments = await attachmentsIn(db, folder.path)
    const id = randomUUID()
    const sql = (text: string, values: unknown[]) => db.$client.query(text, values)
    await sql(
      `insert into inquiries (id, reference_hash, kind, language, email, message, terms_version, copied, content_hash, created_at, answer_due_at)
     values ($1::uuid, 'r', 'contact', 'de', 'lia@example.ch', 'Guten Tag', 't', true, 'h', now(), now())`,
      [id],
    )
    for (const name of ['plan.pdf', 'bild.pdf']) {
      const file = randomUUID()
      await attachments.put(file, Readable.from([Buffer.from(name)]), 'application/pdf')
      await sql(
        `insert into inquiry_attachments (id, inquiry_id, position, name, content_type, bytes, digest, created_at)
       values ($1, $2, $3, $4, 'application/pdf', 8, 'd', now())`,
        [file, id, name === 'plan.pdf' ? 0 : 1, name],
      )
      if (name === 'plan.pdf') await loseFileOf(file)
    }
    const [mail] = await db
      .insert(outgoingMails)
      .values({
        kind: 'inquiry-notice',
        recipient: 'owner@example.ch',
        language: 'de',
        payload: { inquiryId: id },
      })
      .returning()
    const sent: MailMessage[] = []
    const mailer: Mailer = {
      send: async (message) => {
        sent.push(message)
        return { ok: true, value: undefined }
      },
      close: async () => {},
    }
    const renderMail = mailRenderer({
      database: db,
      key: Buffer.alloc(32, 7),
      publicUrl: 'https://www.gratweg.test',
      attachments,
    })
    const log = { info() {}, warn() {}, error() {} }
    await sendQueuedMail({ database: db, mailer, renderMail, log, clock: () => new Date() }, mail?.id ?? '')
    expect(sent).toHaveLength(1)
    expect(sent[0]?.text).toContain('Auf dem Server fehlt: plan.pdf.')
    expect(sent[0]?.attachments?.map(({ filename }) => filename)).toContain('bild.pdf')
    expect(sent[0]?.attachments?.map(({ filename }) => filename)).not.toContain('plan.pdf')
    expect(await listOpenAlerts(db)).toMatchObject([{ code: 'attachment_missing', detail: { files: 1 } }])

    async function loseFileOf(key: string) {
      const { rows } = await sql(`select file_id from storage_objects where key = $1`, [key])
      const fileId = String(rows[0]?.['file_id'])
      rmSync(join(folder.path, 'objects', fileId.slice(0, 2), fileId))
    }
  })
})
