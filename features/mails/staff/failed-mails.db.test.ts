import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { enqueueMail } from '#platform/outbox/outbox.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'


const scene = await forThisFile(openStaffScene())

async function failedMail(to: string): Promise<string> {
  const { db } = scene.deps
  const mail = { kind: 'booking', to, language: 'de', payload: {} } as const
  const id = await db.transaction((tx) => enqueueMail(tx, mail))
  const lastError = '550 No such user'
  await db
    .update(outgoingMails)
    .set({ state: 'failed', attempts: 3, lastError })
    .where(eq(outgoingMails.id, id))
  return id
}

describe('undeliverable mails', () => {
  it('are listed with the reason, queued again with one press, and that is recorded', async () => {
    const id = await failedMail('weg@example.ch')
    expect((await scene.get('/mails')).body.mails).toMatchObject([
      { id, kind: 'booking', recipient: 'weg@example.ch', attempts: 3, reason: '550 No such user' },
    ])
    expect((await scene.get('/overview')).body).toEqual({
      role: 'owner',
      requests: 0,
      overdue: 0,
      mails: 1,
      bookings: 0,
      invoices: 0,
      missing: expect.any(Number),
    })
    const both = await Promise.all([1, 2].map(() => scene.post(`/mails/${id}/sending`)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
    const [mail] = await scene.deps.db.select().from(outgoingMails).where(eq(outgoingMails.id, id))
    expect(mail).toMatchObject({ state: 'queued', attempts: 0 })
    expect((await scene.get('/mails')).body.mails).toEqual([])
    const trail = await scene.logOf('mail_sent_again')
    expect(trail).toMatchObject([{ actorId: scene.userId, detail: { mailId: id } }])
  })

  it('are visible to nobody else', async () => {
    const id = await failedMail('weg@example.ch')
    for (const unknown of [crypto.randomUUID(), 'x'])
      expect((await scene.post(`/mails/${unknown}/sending`)).body.code).toBe('unknown_mail')
    for (const path of ['/mails', '/missing', '/orders', '/overview', '/waiting-bookings'])
      expect((await scene.get(path, '')).status).toBe(401)
    expect((await scene.post(`/mails/${id}/sending`, {}, '')).status).toBe(401)
  })
})
