import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { MAIL_SORTS, type MailList } from './mail-list.ts'
import { sortsOf } from '#kernel/list-page.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'

const SENT = 130

let start: number

const scene = await forThisFile(openStaffScene())
beforeAll(async () => {
  start = scene.deps.clock().getTime()
  await scene.deps.db.delete(outgoingMails)
  await scene.deps.db.insert(outgoingMails).values([
    ...Array.from({ length: SENT }, (_, index) =>
      mail(index % 5, { recipient: `gast${index % 40}@example.ch`, state: 'sent', sentAt: at(index) }),
    ),
    mail(6, { recipient: '=cmd@example.ch' }),
    mail(7, { recipient: 'Öl@example.ch', state: 'failed', lastError: '550 No such user' }),
    // Of accounts and newsletters only what did not arrive.
    mail(8, { kind: 'account', recipient: 'office@example.ch', state: 'failed', lastError: '552 Full' }),
    mail(9, { kind: 'newsletter-issue', recipient: 'reader@example.ch', state: 'sent' }),
    mail(9, { kind: 'account', recipient: 'office@example.ch' }),
  ])
})

const at = (minute: number) => new Date(start + minute * 60_000)

function mail(minute: number, more: Partial<typeof outgoingMails.$inferInsert>) {
  const row = { id: randomUUID(), kind: 'booking', recipient: '', language: 'de' as const, payload: {} }
  return { ...row, createdAt: at(minute), ...more }
}

async function list(query: Record<string, string> = {}): Promise<MailList> {
  const answer = await scene.get(`/mails?${new URLSearchParams({ lng: 'de', ...query })}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body as MailList
}
const recipients = async (query: Record<string, string>) =>
  (await list(query)).mails.map(({ recipient }) => recipient)

describe('the list of mails', () => {
  it('has first what did not arrive, of whatever kind, and beside it all mails to customers', async () => {
    expect(await recipients({})).toEqual(['office@example.ch', 'Öl@example.ch'])
    expect(await recipients({ filter: 'queued' })).toEqual(['=cmd@example.ch'])
    const { mails, counts } = await list({ filter: 'all' })
    expect(counts).toEqual({ failed: 2, queued: 1, sent: SENT, all: SENT + 3 })
    expect(mails).toHaveLength(50)
    expect(mails[0]).toMatchObject({ recipient: 'office@example.ch', reason: '552 Full', isOpen: false })
    expect(mails[1]).toMatchObject({ recipient: 'Öl@example.ch', state: 'failed', isOpen: true })
  })

  it('is searched by a part of the address, whatever its case', async () => {
    expect(await recipients({ q: 'öL@', filter: 'all' })).toEqual(['Öl@example.ch'])
    expect(await recipients({ q: 'reader', filter: 'all' })).toEqual([])
    expect(await recipients({ q: 'gast_', filter: 'all' })).toEqual([])
    expect((await list({ q: 'gast39@' })).counts).toEqual({ failed: 0, queued: 0, sent: 3, all: 3 })
  })

  it.each(sortsOf(MAIL_SORTS))('shows each once, forwards and backwards: %s', async (sort) => {
    const there: string[][] = []
    let last = await list({ filter: 'all', sort })
    for (; ; last = await list({ filter: 'all', sort, after: last.next ?? '' })) {
      there.push(last.mails.map(({ id }) => id))
      if (last.next === null) break
    }
    expect(new Set(there.flat()).size).toBe(SENT + 3)
    expect(there.flat()).toHaveLength(SENT + 3)
    const back = await list({ filter: 'all', sort, before: last.previous ?? '' })
    expect(back.mails.map(({ id }) => id)).toEqual(there.at(-2))
  })

  it('is sorted by address as people sort, and by state the oldest first', async () => {
    expect((await recipients({ sort: '-to', filter: 'all' })).slice(0, 2)).toEqual([
      'Öl@example.ch',
      'office@example.ch',
    ])
    const states = (await list({ sort: 'state', filter: 'all' })).mails
    expect(states.slice(0, 4).map(({ recipient, state }) => [state, recipient])).toEqual([
      ['failed', 'Öl@example.ch'],
      ['failed', 'office@example.ch'],
      ['queued', '=cmd@example.ch'],
      ['sent', expect.any(String)],
    ])
  })

  it('refuses what it cannot be asked', async () => {
    for (const query of ['filter=lost', 'sort=recipient', 'after=x', `q=${'a'.repeat(101)}`])
      expect((await scene.get(`/mails?${query}`)).status, query).toBe(422)
  })

  it('is a file of what is filtered, all pages, without formulas', async () => {
    const answer = await scene.get('/mails.csv?filter=all&sort=to&lng=de')
    expect(answer.headers['content-disposition']).toMatch(/filename="e-mails-\d{4}-\d\d-\d\d\.csv"/)
    const [head, ...rows] = answer.text.trim().split('\r\n')
    expect(head).toBe('An;Was;Stand;Geschrieben;Gesendet;Warum nicht')
    expect(rows).toHaveLength(SENT + 3)
    expect(rows[0]).toMatch(/^'=cmd@example\.ch;Buchung;wartet;/)
    expect(rows.at(-1)).toMatch(/^Öl@example\.ch;Buchung;nicht angekommen;.*;;550 No such user$/)
  })
})
