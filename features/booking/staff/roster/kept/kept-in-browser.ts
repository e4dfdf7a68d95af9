import { ROSTER_DATABASE } from '../offline/roster-cache.ts'
import type { KeptRoster, RosterKeeper, RosterKey, WaitingMark } from './roster-keeper.ts'

const VERSION = 1
const [LISTS, MARKS, FACTS] = ['lists', 'marks', 'facts'] as const
const DEVICE = 'device'

/** Rejects where the browser keeps nothing. Forgets the lists of past days. */
export async function keptInBrowser(now = () => new Date()): Promise<RosterKeeper> {
  const database = await open()
  const isOver = ({ roster }: KeptRoster) => new Date(roster.keptUntil) <= now()
  const run = <Value>(mode: IDBTransactionMode, work: (stores: IDBTransaction) => IDBRequest<Value>) =>
    transact(database, mode, work)

  const lists = await run(
    'readonly',
    (stores) => stores.objectStore(LISTS).getAll() as IDBRequest<KeptRoster[]>,
  )
  if (lists.some(isOver))
    await run('readwrite', (stores) => {
      const store = stores.objectStore(LISTS)
      for (const list of lists) if (isOver(list)) store.delete(keyOf(list))
      return store.count()
    })

  return {
    isLasting: true,
    async device() {
      const made = crypto.randomUUID()
      const stored = await transact<string>(database, 'readwrite', (stores) => {
        const store = stores.objectStore(FACTS)
        const read = store.get(DEVICE) as IDBRequest<string>
        read.onsuccess = () => {
          if (read.result === undefined) store.put(made, DEVICE)
        }
        return read
      })
      return stored ?? made
    },
    async readRoster(key) {
      const list = await run('readonly', (stores) => stores.objectStore(LISTS).get(keyOf(key)))
      const kept = list as KeptRoster | undefined
      return kept && !isOver(kept) ? kept : undefined
    },
    async keepRoster(kept, confirmed) {
      await run('readwrite', (stores) => {
        for (const id of confirmed) stores.objectStore(MARKS).delete(id)
        return stores.objectStore(LISTS).put(kept)
      })
    },
    async forgetRosters() {
      await run('readwrite', (stores) => stores.objectStore(LISTS).clear())
    },
    async addMarks(marks) {
      await run('readwrite', (stores) => {
        const store = stores.objectStore(MARKS)
        for (const each of marks) store.put({ ...each, id: each.mark.id })
        return store.count()
      })
    },
    async waitingMarks(eventId) {
      return run(
        'readonly',
        (stores) => stores.objectStore(MARKS).index('event').getAll(eventId) as IDBRequest<WaitingMark[]>,
      )
    },
  }
}

function keyOf({ userId, eventId }: RosterKey): [string, string] {
  return [userId, eventId]
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(ROSTER_DATABASE, VERSION)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(LISTS, { keyPath: ['userId', 'eventId'] })
      request.result.createObjectStore(MARKS, { keyPath: 'id' }).createIndex('event', 'eventId')
      request.result.createObjectStore(FACTS)
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the database does not open'))
    request.onblocked = () => reject(new Error('another tab holds an older database'))
  })
}

/** Resolves once the transaction is complete: then it survives the tab. */
function transact<Value>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  work: (stores: IDBTransaction) => IDBRequest<Value>,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stores = database.transaction([LISTS, MARKS, FACTS], mode, { durability: 'strict' })
    const request = work(stores)
    stores.oncomplete = () => resolve(request.result)
    stores.onabort = () => reject(stores.error ?? new Error('the transaction was aborted'))
  })
}
