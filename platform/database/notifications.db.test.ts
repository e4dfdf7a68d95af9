import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { makeTemporaryFolder } from '#test/temporary-folder.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { type Notifications, openNotifications } from './notifications.ts'

let writer: pg.Client
let notifications: Notifications
let heard: string[]

async function listenTo(connectionString: string): Promise<void> {
  notifications = await openNotifications({ connectionString, name: 'listener' })
  heard = []
  await notifications.listen(
    'news',
    () => heard.push('notice'),
    () => heard.push('gap'),
  )
}

const test = await forThisFile(createTestDatabase())
beforeAll(async () => {
  writer = new pg.Client({ connectionString: test.connectionString })
  await writer.connect()
})
afterEach(() => notifications.close())
afterAll(() => writer.end())

/** Nothing of this process runs meanwhile, as if it were stopped by a signal. */
function pauseProcess(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}

describe('notifications', () => {
  it('do not delay other work', async () => {
    await listenTo(test.connectionString)
    expect(notifications.catchUp()).toBeUndefined()
    await writer.query('notify news')
    await vi.waitFor(() => expect(heard).toEqual(['notice']))
    // A busy machine may pause the process itself.
    await expect
      .poll(
        async () => {
          await new Promise((resolve) => setTimeout(resolve, 1200))
          const catchingUp = notifications.catchUp()
          await catchingUp
          return catchingUp
        },
        { timeout: 60_000 },
      )
      .toBeUndefined()
  })

  it('are caught up with after a pause of the process, before other requests are answered', async () => {
    await listenTo(test.connectionString)
    const notified = writer.query('notify news')
    pauseProcess(1200)
    const catchingUp = notifications.catchUp()
    expect([heard, catchingUp]).toEqual([[], expect.any(Promise)])
    await catchingUp
    expect(heard).toEqual(['notice'])
    expect(notifications.catchUp()).toBeUndefined()
    await notified
  })
})

describe('a broken connection', () => {
  const folder = makeTemporaryFolder('proxy')
  let proxy: Server
  let open: { near: Socket; far: Socket }[]

  beforeEach(async () => {
    open = []
    const { port, host } = new pg.Client({ connectionString: test.connectionString })
    const isFolder = host.startsWith('/')
    proxy = createServer((near) => {
      const far = isFolder ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host)
      for (const socket of [near, far]) socket.on('error', () => {})
      near.pipe(far).pipe(near)
      near.on('close', () => far.destroy())
      far.on('close', () => near.destroy())
      open.push({ near, far })
    }).listen(join(folder.path, '.s.PGSQL.5432'))
    await once(proxy, 'listening')
    const url = new URL(test.connectionString)
    url.host = 'localhost'
    url.port = ''
    url.searchParams.set('host', folder.path)
    await listenTo(url.href)
  })
  afterEach(() => {
    proxy.close()
    for (const { near } of open) near.destroy()
  })
  afterAll(() => folder.remove())

  it('is replaced when it has gone silent, and missed notifications count as a gap before requests are answered', async () => {
    for (const { near, far } of open) {
      far.unpipe(near)
      far.pause()
    }
    await writer.query('notify news')
    await vi.waitFor(() => expect(notifications.catchUp()).toBeInstanceOf(Promise), { interval: 10 })
    await notifications.catchUp()
    expect(heard).toEqual(['gap'])
    await writer.query('notify news')
    await vi.waitFor(() => expect(heard).toEqual(['gap', 'notice']))
  })

  it('does not delay anybody while the database is unreachable', async () => {
    proxy.close()
    for (const { near } of open) near.destroy()
    await vi.waitFor(() => expect(open.every(({ far }) => far.destroyed)).toBe(true))
    pauseProcess(1000)
    await notifications.catchUp()
    expect([heard, notifications.catchUp()]).toEqual([[], undefined])
  })
})
