import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import PostalMime, { type Email } from 'postal-mime'
import { expect } from 'vitest'
import type { AttachmentStore } from '#features/inquiry/attachments/attachment-store.ts'
import type { PersonalFileView } from '#features/privacy/personal-file.ts'
import { mailFolder, openMailer } from '#platform/mail/open-mailer.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { sendQueuedMail } from '#platform/outbox/send-queued-mail.ts'
import { mailRenderer } from '#features/mails/http/render-mail.ts'
import { privacyRoutes } from '#features/privacy/http/privacy-routes.ts'
import { type BookingScene, openBookingScene } from '../bookings/booking-scene.ts'
import { makeTemporaryFolder } from '../temporary-folder.ts'
import { emptyTables } from '../empty-tables.ts'

export type PrivacyScene = Awaited<ReturnType<typeof openPrivacyScene>>

export const LIA = 'lia@example.ch'

/** Call `reset` before each test. */
export async function openPrivacyScene() {
  const scene = await openBookingScene()
  const removedFiles: string[] = []
  const attachments: AttachmentStore = {
    put: async () => {},
    open: () => Promise.reject(new Error('not asked')),
    isThere: async () => true,
    remove: async (ids) => void removedFiles.push(...ids),
  }
  let app: FastifyInstance
  let dataDir: string

  const rows = async (text: string, values: unknown[] = []) =>
    (await scene.test.database.$client.query(text, values)).rows as Record<string, unknown>[]
  const ask = (email: string, language = 'de') =>
    app.inject({ method: 'POST', url: '/api/privacy/links', payload: { email, language } })

  /** Sends queued privacy mails. @returns all mails so far. */
  async function sendMails(): Promise<Email[]> {
    const { db: database, key, clock } = scene.deps
    const sending = {
      database,
      mailer: openMailer({ dataDir, mailFrom: 'Gratweg <hallo@example.ch>' }),
      renderMail: mailRenderer({ database, key, publicUrl: 'https://www.gratweg.test', attachments }),
      log: { info() {}, warn() {}, error() {} },
      clock,
    }
    const queued = await database.select().from(outgoingMails)
    for (const { id, kind } of queued) if (kind.startsWith('privacy-')) await sendQueuedMail(sending, id)
    const files = readdirSync(mailFolder(dataDir))
    return Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(mailFolder(dataDir), file)))))
  }

  return {
    ...scene,
    ...personalRows(scene, rows),
    get app() {
      return app
    },
    /** Attachments whose files were deleted. */
    removedFiles,
    attachments,
    rows,
    ask,
    sendMails,
    /** @returns the cleanup. */
    async reset(): Promise<() => Promise<void>> {
      removedFiles.length = 0
      const folder = makeTemporaryFolder('privacy')
      dataDir = folder.path
      await emptyTables(
        scene.deps.db,
        'orders',
        'vouchers',
        'bookings',
        'events',
        'inquiries',
        'outgoing_mails',
        'newsletter_subscribers',
        'newsletter_sign_ups',
        'privacy_links',
        'privacy_audit',
      )
      app = Fastify()
      privacyRoutes(app, {
        ...scene.deps,
        attachments,
        mailFolder: mailFolder(dataDir),
        renderPage: async (_path, _language, submission) => ({
          status: submission?.status ?? 200,
          headers: { 'Content-Type': 'text/html' },
          body: 'page',
        }),
      })
      await app.ready()
      return async () => {
        folder.remove()
        await app.close()
      }
    },
    press: (token: string, fields: Record<string, string>, headers = {}) =>
      app.inject({
        method: 'POST',
        url: `/datenschutz/meine-daten/einsicht?token=${token}&lng=de`,
        payload: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      }),
    view: async (token: string) =>
      (await app.inject(`/api/privacy/files/${token}`)).json() as PersonalFileView,
    kindsOf: ({ groups }: PersonalFileView) =>
      Object.fromEntries(groups.map(({ kind, items }) => [kind, items.map(({ keep }) => keep)])),
    /** @returns the token from the mail. */
    async openFile(email = LIA, language = 'de'): Promise<string> {
      expect((await ask(email, language)).statusCode).toBe(201)
      const mails = await sendMails()
      const texts = mails.filter(({ to }) => to?.[0]?.address === email).map(({ text }) => text ?? '')
      const links = texts.flatMap((text) => text.match(/einsicht\?token=[\w-]{43}/g) ?? [])
      return links.at(-1)?.slice(-43) ?? ''
    },
  }
}

type Rows = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

function personalRows(scene: BookingScene, rows: Rows) {
  return {
    /** An inquiry with a file, and both mails. */
    async addInquiry(email: string) {
      const [row] = await rows(
        `insert into inquiries (id, reference_hash, kind, language, email, message, terms_version, copied, content_hash, created_at, answer_due_at)
     select id, id::text, 'contact', 'de', $1, 'Guten Tag', 't', true, id::text, now(), now() from (select gen_random_uuid() as id) made
     returning id, number`,
        [email],
      )
      const [file] = await rows(
        `insert into inquiry_attachments (id, inquiry_id, position, name, content_type, bytes, digest, created_at)
     values (gen_random_uuid(), $1, 0, 'plan.pdf', 'application/pdf', 9, 'd', now()) returning id`,
        [row?.['id']],
      )
      for (const [kind, to] of [
        ['inquiry-notice', 'owner@example.ch'],
        ['inquiry-copy', email],
      ])
        await rows(
          `insert into outgoing_mails (kind, recipient, language, payload) values ($1, $2, 'de', jsonb_build_object('inquiryId', $3::text))`,
          [kind, to, row?.['id']],
        )
      return { number: row?.['number'], file: file?.['id'] }
    },
    async addOrder(email: string, { paid }: { paid: boolean }) {
      await rows(
        `with o as (
       insert into orders (id, reference_hash, state, currency, total_cents, language, provider, cancel_url, expires_at, request_hash, placed_at, updated_at, paid_at, customer_email, customer_name)
       select id, id::text, $1, 'chf', 8900, 'de', 'double', '/', now(), 'x', '2026-03-03', '2026-03-03', case when $2 then timestamptz '2026-03-03' end, $3, 'Lia Muster'
       from (select gen_random_uuid() as id) made returning id)
     insert into order_lines (id, order_id, position, kind, product_id, variant_id, product_title, variant_title, quantity, unit_price_cents, total_cents)
     select gen_random_uuid(), id, 0, 'goods', 'p', 'v', 'Peilkompass', 'Standard', 1, 8900, 8900 from o`,
        [paid ? 'paid' : 'expired', paid, email],
      )
    },
    /** A booking of each kind, and a person waiting. */
    async addBookings() {
      const past = await scene.event({ days: 20 })
      const coming = await scene.event({ days: 30 })
      const full = await scene.event({ days: 40, places: 1 })
      const named = {
        email: LIA,
        note: 'Nussallergie',
        noteConsent: 'on' as const,
        phone: '041 000 00 00',
        people: 2,
      }
      await scene.book(past, named)
      await rows(
        `update bookings set participants = '["Lia", "Noel"]', staff_note = 'Knie' where event_id = $1`,
        [past],
      )
      await rows(
        `update events set starts_local = starts_local - interval '60 days', ends_local = ends_local - interval '60 days' where id = $1`,
        [past],
      )
      await scene.book(coming, named)
      await scene.book(full, { email: 'first@example.ch' })
      await scene.book(full, { email: LIA, waitIfFull: true })
      return { past, coming, full }
    },
  }
}
