import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { newsletterSubscribers } from '#features/newsletter/newsletter.tables.server.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'


const scene = await forThisFile(openStaffScene())

const reader = (email: string, more: Partial<typeof newsletterSubscribers.$inferInsert> = {}) => ({
  id: randomUUID(),
  email,
  language: 'de' as const,
  tokenHash: email,
  confirmedAt: new Date('2026-11-21T09:00:00Z'),
  ...more,
})

it('exports the list to staff: no formulas, no unsubscribed or unreachable addresses, and it is audited', async () => {
  const { db } = scene.deps
  await db
    .insert(newsletterSubscribers)
    .values([
      reader('lia@example.ch', { language: 'it' }),
      reader('=cmd|x@example.ch'),
      reader('left@example.ch', { unsubscribedAt: new Date() }),
      reader('gone@example.ch', { bouncedAt: new Date() }),
    ])
  const answer = await scene.get('/newsletter.csv')
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="newsletter-\d{4}-\d\d-\d\d\.csv"$/,
  )
  const [head, ...lines] = answer.text.replace(/\r\n$/, '').split('\r\n')
  expect(head).toBe('\ufeffemail,language,confirmed_at,unsubscribe_url')
  expect(lines).toHaveLength(2)
  const lia = lines.find((line) => line.startsWith('lia@'))
  expect(lia).toMatch(
    /^lia@example\.ch,it,2026-11-21T09:00:00\.000Z,http\S+\/newsletter\/abmelden\?token=[\w-]{43}&lng=it$/,
  )
  expect(lines.some((line) => line.startsWith("'=cmd|x@example.ch,"))).toBe(true)
  const trail = await scene.logOf('newsletter_exported')
  expect(trail).toMatchObject([{ actorId: scene.userId, detail: { addresses: 2 } }])
})

it('refuses it to everybody else', async () => {
  expect((await scene.get('/newsletter.csv', '')).status).toBe(401)
})
