import type { KeptMark } from '#features/booking/roster/roster-mark.ts'
import type { Roster } from '#features/booking/staff/roster.contract.ts'
import { ROSTER_DATABASE } from '../offline/roster-cache.ts'
import { forgetPage } from '../offline/keep-page.ts'

/** Whose list, of which event. */
export interface RosterKey {
  userId: string
  eventId: string
}

export interface KeptRoster extends RosterKey {
  roster: Roster
  /** ISO 8601. When the server last answered. */
  savedAt: string
}

/** A mark that the server has not confirmed; it says nothing that identifies a guest. */
export type WaitingMark = RosterKey & { mark: KeptMark }

/** What this device keeps of rosters (ADR-051). Each call is one transaction. */
export interface RosterKeeper {
  /** False: only this tab remembers, until it is closed. */
  isLasting: boolean
  /** Of this browser; new once its storage was cleared. */
  device: () => Promise<string>
  /** Undefined once its day is over, by the device's clock. */
  readRoster: (key: RosterKey) => Promise<KeptRoster | undefined>
  /** Keeps what the server answered, and forgets marks that it has confirmed. */
  keepRoster: (kept: KeptRoster, confirmed: readonly string[]) => Promise<void>
  forgetRosters: () => Promise<void>
  addMarks: (marks: readonly WaitingMark[]) => Promise<void>
  /** Of the event, by whomever, in no order. */
  waitingMarks: (eventId: string) => Promise<WaitingMark[]>
}

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

function keyOf({ userId, eventId }: RosterKey) {
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

let opened: Promise<RosterKeeper> | undefined

/** The same for the whole tab. */
export function openKeeper(): Promise<RosterKeeper> {
  opened ??= keptInBrowser().catch(() => keptInTab())
  return opened
}

/** Where the browser keeps nothing: private windows of some, or a full device. */
function keptInTab(): RosterKeeper {
  const device = crypto.randomUUID()
  const lists = new Map<string, KeptRoster>()
  const marks = new Map<string, WaitingMark>()
  return {
    isLasting: false,
    device: async () => device,
    readRoster: async ({ userId, eventId }) => lists.get(`${userId} ${eventId}`),
    keepRoster: async (kept, confirmed) => {
      for (const id of confirmed) marks.delete(id)
      lists.set(`${kept.userId} ${kept.eventId}`, kept)
    },
    forgetRosters: async () => lists.clear(),
    addMarks: async (added) => {
      for (const each of added) marks.set(each.mark.id, each)
    },
    waitingMarks: async (eventId) => [...marks.values()].filter((each) => each.eventId === eventId),
  }
}

const CHANNEL = 'roster'

let channel: BroadcastChannel | undefined

/** That what is kept has changed. */
export function notifyTabs() {
  channel ??= new BroadcastChannel(CHANNEL)
  channel.postMessage(null)
}

/** Fires for other tabs and other parts of this tab, never for the sender. @returns stops listening */
export function onTabMessage(listener: () => void) {
  const own = new BroadcastChannel(CHANNEL)
  own.onmessage = listener
  return () => own.close()
}

/** At the end of a session: deletes names from the device. Unsent marks contain none and stay until their author signs in again. */
export async function forgetRosters(): Promise<void> {
  const keeper = await openKeeper()
  await keeper.forgetRosters()
  notifyTabs()
  await forgetPage()
}
