import { setTimeout as wait } from 'node:timers/promises'
import { desc } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { publishDrafts, saveDraft, type TextDraft } from '#features/messages/edit-messages.server.ts'
import { changeList } from '#features/messages/lists/change-list.server.ts'
import type { ListChange } from '#features/messages/lists/list-order.ts'
import { readPublished } from '#features/messages/messages-repository.server.ts'
import { messageListRevisions, messageRevisions } from '#features/messages/messages.tables.server.ts'
import { listServicePrices, planPrice } from '#features/services/plan-price.server.ts'
import { readKnownServices } from '#features/services/http/read-services.ts'
import { formatFrancs } from '#i18n/format.ts'
import { swissTime } from '#i18n/format-date.ts'
import { type Notifications, openNotifications } from '#platform/database/notifications.ts'
import { countOf } from '#test/sample.ts'
import { buildPagesApp } from '#test/build-pages-app.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { type MessageSource, openMessages } from './open-messages.ts'
import { publishing } from './publishing.ts'
import { FILE_MESSAGES, filesVersion } from './site-messages.ts'

const AUTHOR = '5f6f0e0a-5b3f-4a30-9e3c-1f8f6b3d2c11'
const PUBLICATIONS = countOf(100)
const PRICES = countOf(30)

interface Process {
  notifications: Notifications
  messages: MessageSource
  app: FastifyInstance
}

let processes: Process[]
const test = await forThisFile(createTestDatabase())
beforeAll(async () => {
  processes = await Promise.all([startProcess(), startProcess()])
})
afterAll(async () => {
  for (const { app, notifications } of processes) {
    await app.close()
    await notifications.close()
  }
})

async function startProcess(): Promise<Process> {
  const { connectionString, database } = test
  const notifications = await openNotifications({ connectionString, name: 'texts' })
  const messages = await openMessages(database, notifications, (error) => {
    throw error
  })
  return { notifications, messages, app: await buildPagesApp({ messages }) }
}

const deps = () => ({ db: test.database, clock: () => new Date(), files: FILE_MESSAGES.files })

async function write(path: string, value: string) {
  const draft: Omit<TextDraft, 'seen'> = {
    page: 'philosophy',
    namespace: 'philosophy',
    path,
    language: 'de',
    value,
  }
  const first = await saveDraft(deps(), { ...draft, seen: 0 }, AUTHOR)
  if (first.ok) return
  if (first.refusal.code !== 'text_changed') throw new Error(first.refusal.code)
  const seen = first.refusal.current.languages.de.revision
  expect(await saveDraft(deps(), { ...draft, seen }, AUTHOR)).toMatchObject({ ok: true })
}

const OPENING = { page: 'philosophy', namespace: 'philosophy', path: 'opening' } as const

/** Odd rounds have one more paragraph than even ones; its text says the round too. */
async function arrange(round: number): Promise<void> {
  const order = async (change: ListChange, seen: number): Promise<void> => {
    const done = await changeList(deps(), { ...OPENING, change, seen }, AUTHOR)
    if (!done.ok && done.refusal.code !== 'list_full') throw new Error(done.refusal.code)
  }
  const lists = await test.database
    .select({ id: messageListRevisions.id })
    .from(messageListRevisions)
    .orderBy(desc(messageListRevisions.id))
    .limit(1)
  const seen = lists[0]?.id ?? 0
  if (seen === 0) await order({ kind: 'add', after: '0' }, 0)
  else await order({ kind: round % 2 === 1 ? 'restore' : 'remove', key: 'n1' }, seen)
}

/** Title and headline of the page say the same number, and in odd rounds a paragraph of its own. */
async function publish(round: number): Promise<number> {
  await write('meta.title', `Stand ${round}`)
  await write('title', `Stand ${round}`)
  await arrange(round)
  if (round % 2 === 1) await write('opening.n1', `Stand ${round}`)
  const all = Number.MAX_SAFE_INTEGER
  const input = { page: 'philosophy', language: 'de', seen: all, seenLists: all } as const
  const published = await test.database.transaction((tx) => publishDrafts(tx, deps(), input, AUTHOR))
  if (!published.ok) throw new Error(published.refusal.code)
  return published.value.publication
}

function roundsIn(body: string): { rounds: Set<string>; version: string } {
  const found = [...body.matchAll(/Stand (\d+)/g)].map(([, round = '']) => round)
  return { rounds: new Set(found), version: /"messagesVersion":"([^"]+)"/.exec(body)?.[1] ?? '' }
}

const page = (app: FastifyInstance) => app.inject({ url: '/philosophie?lng=de' })

it('while texts are published many times, every page of every process shows one publication completely', async () => {
  let isOver = false
  let seen = 0
  const versions = new Set<string>()
  const read = async ({ app }: Process) => {
    while (!isOver) {
      const home = (await page(app)).body
      const { rounds, version } = roundsIn(home)
      if (rounds.size > 1) throw new Error(`${version} mixes ${[...rounds].join(' and ')}`)
      const [round = '0'] = rounds
      if (/<p>Stand \d+<\/p>/.test(home) !== (Number(round) % 2 === 1))
        throw new Error(`${version} has the paragraph of another round`)
      const { body } = await app.inject({ url: `/locales/${version}/de/philosophy.json` })
      if ([...roundsIn(body).rounds].join() !== [...rounds].join())
        throw new Error(`${version} has other texts`)
      versions.add(version)
      seen += 1
      await wait(20)
    }
  }
  const reading = Promise.all(processes.map(read))
  for (let round = 1; round <= PUBLICATIONS; round += 1) await publish(round)
  isOver = true
  await reading
  expect(versions.size).toBeGreaterThan(PUBLICATIONS / 10)
  expect(seen).toBeGreaterThan(versions.size)
})

it('is seen in every process within a second', async () => {
  await publish(1001)
  await Promise.all(
    processes.map(({ app }) =>
      vi.waitFor(async () => expect(roundsIn((await page(app)).body).rounds).toEqual(new Set(['1001'])), {
        timeout: 1000,
        interval: 20,
      }),
    ),
  )
})

it('an open tab keeps the texts of its version; one of a deleted version gets today’s', async () => {
  const [one, other] = processes
  if (!one || !other) throw new Error('no processes')
  const early = await publish(2001)
  await publish(2002)
  const of = async ({ app }: Process, version: string) => {
    const { body, headers } = await app.inject({ url: `/locales/${version}/de/philosophy.json` })
    return { round: [...roundsIn(body).rounds].join(), caching: headers['cache-control'] }
  }
  for (const each of [one, other]) {
    expect(await of(each, `${filesVersion}-${early}`)).toMatchObject({ round: '2001' })
    expect(await of(each, `${filesVersion}-${early + 1}`)).toMatchObject({ round: '2002' })
    expect((await of(each, 'ANOTHERBUI-3')).caching).toBe('no-cache')
    expect((await of(each, `${filesVersion}-999999`)).caching).toBe('no-cache')
  }
  const late = await startProcess()
  expect(await of(late, `${filesVersion}-${early}`)).toMatchObject({ round: '2001' })
  await late.app.close()
  await late.notifications.close()
})

it('while a price changes many times, every page shows the price of its version', async () => {
  let isOver = false
  const seen = new Set<string>()
  const read = async ({ app }: Process) => {
    while (!isOver) {
      const { body } = await app.inject({ url: '/survival-training/aufbruch?lng=de' })
      const version = roundsIn(body).version
      const cents = priceIn(body)
      const description = /<meta name="description" content="([^"]*)"/.exec(body)?.[1] ?? ''
      if (!description.includes(formatFrancs('de', cents)))
        throw new Error(`${version}: ${cents}, ${description}`)
      const locale = await app.inject({ url: `/locales/${version}/de/common.json` })
      if (priceIn(locale.body) !== cents) throw new Error(`${version} has other prices`)
      seen.add(`${version} ${cents}`)
      await wait(10)
    }
  }
  const reading = Promise.all(processes.map(read))
  for (let round = 1; round <= PRICES; round += 1) {
    await raisePrice(200_00 + round * 100)
    await wait(40)
  }
  isOver = true
  await reading
  expect(seen.size).toBeGreaterThan(PRICES / 3)
  await Promise.all(
    processes.map(({ messages }) =>
      vi.waitFor(() => expect(messages.current().facts.prices.aufbruch).toEqual([200_00 + PRICES * 100]), {
        timeout: 1000,
      }),
    ),
  )
})

const priceIn = (body: string) => Number(/"aufbruch":\[(\d+)\]/.exec(body)?.[1])

async function raisePrice(cents: number): Promise<void> {
  const deps = { clock: () => new Date(), ...publishing('prices'), services: readKnownServices }
  const { day: fromDay } = swissTime(new Date())
  const services = await listServicePrices(test.database, await readKnownServices(test.database))
  const seen = services.find(({ id }) => id === 'aufbruch')?.revision ?? 0
  const plan = { cents: [cents], fromDay, seen }
  const done = await test.database.transaction((tx) => planPrice(tx, deps, 'aufbruch', plan, AUTHOR))
  if (!done.ok) throw new Error(done.refusal.code)
}

it('reads again when the database fails during a notification', async () => {
  const { connectionString, database } = test
  const notifications = await openNotifications({ connectionString, name: 'failing' })
  const failures: unknown[] = []
  let isAway = false
  const failing = new Proxy(database, {
    get(target, name, receiver) {
      if (name === 'transaction' && isAway) return () => Promise.reject(new Error('the database is away'))
      return Reflect.get(target, name, receiver) as unknown
    },
  })
  const messages = await openMessages(failing, notifications, (error) => failures.push(error))
  isAway = true
  const publication = await publish(3001)
  await vi.waitFor(() => expect(failures).not.toEqual([]))
  isAway = false
  await vi.waitFor(() => expect(messages.current().version).toBe(`${filesVersion}-${publication}`), {
    timeout: 3000,
  })
  await notifications.close()
})

it('reads only the newest text of each field', async () => {
  const { texts } = await readPublished(test.database)
  const rows = await test.database.$count(messageRevisions)
  expect(texts).toHaveLength(3)
  expect(rows).toBeGreaterThan(2 * PUBLICATIONS)
})
