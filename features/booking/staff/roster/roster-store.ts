import { type KeptMark, MOST_MARKS, type RosterMark } from '#features/booking/roster/roster-mark.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import { AUTH_STORAGE_KEY } from '#site/auth/auth-storage.ts'
import { storedUserId } from '#site/auth/stored-user-id.ts'
import {
  type KeptRoster,
  type RosterKeeper,
  type RosterKey,
  forgetRosters,
  notifyTabs,
  onTabMessage,
  openKeeper,
} from './kept/roster-keeper.ts'
import { type Result, accept, refuseFor } from '#kernel/result.ts'
import type { StaffProblem } from '#site/routes/staff/api/staff-client.ts'
import { rosters } from '../roster.contract.ts'
import { call } from '#kit/client.ts'

/** How often a visible page asks what others have ticked, and sends what waits. */
const ASK_EVERY_MS = 20_000
const CLOSED = ['no_permission', 'not_allowed', 'unknown_event']

/** `signed_out`: marks wait until this person is back. `closed`: this person has no such list. */
export type RosterLine = 'asking' | 'open' | 'offline' | 'early' | 'signed_out' | 'closed'

export type NewMark = Pick<RosterMark, 'bookingId' | 'person' | 'kind' | 'cents' | 'means'>

export interface RosterState {
  kept: KeptRoster | null
  /** Of this person, not confirmed yet. */
  waiting: readonly KeptMark[]
  /** Marks that somebody else made on this device and has not sent. */
  waitingOfOthers: number
  line: RosterLine
  isLasting: boolean
  /** Swiss day of the device's clock. */
  today: string
}

/** The list of an event as this device has it: kept first, then asked for; marks are kept before they are sent. */
export function rosterStore(eventId: string, language: Language) {
  let state: RosterState = {
    kept: null,
    waiting: [],
    waitingOfOthers: 0,
    line: 'asking',
    isLasting: true,
    today: swissTime(new Date()).day,
  }
  const listeners = new Set<() => void>()
  let isSending = false
  let isSyncQueued = false

  function change(part: Partial<RosterState>) {
    state = { ...state, ...part, today: swissTime(new Date()).day }
    for (const listener of listeners) listener()
  }

  async function readKept(part: Partial<RosterState> = {}) {
    const keeper = await openKeeper()
    const userId = storedUserId()
    const marks = await keeper.waitingMarks(eventId)
    const own = marks.filter((each) => each.userId === userId)
    const kept = userId === undefined ? undefined : await keeper.readRoster({ userId, eventId })
    change({
      ...part,
      kept: kept ?? null,
      waiting: own.map(({ mark }) => mark),
      waitingOfOthers: marks.length - own.length,
      isLasting: keeper.isLasting,
    })
  }

  async function sync() {
    isSyncQueued = isSending
    if (isSending) return
    isSending = true
    try {
      do {
        isSyncQueued = false
        const userId = storedUserId()
        const answer =
          userId === undefined ? null : await sendRoster(await openKeeper(), { userId, eventId }, language)
        const code = answer === null ? 'not_signed_in' : answer.ok ? null : answer.refusal.code
        if (code !== null && CLOSED.includes(code)) await forgetRosters()
        await readKept({ line: lineOf(code) })
      } while (isSyncQueued)
    } finally {
      isSending = false
    }
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    sync,
    /** @returns stops */
    start() {
      void readKept().then(sync)
      const again = () => {
        if (document.visibilityState === 'visible') void sync()
      }
      const asking = setInterval(again, ASK_EVERY_MS)
      const stopListening = onTabMessage(() => void readKept())
      // Signed in or out in another tab.
      const session = ({ key }: StorageEvent) => {
        if (key === AUTH_STORAGE_KEY) void readKept().then(sync)
      }
      const online = () => void sync()
      window.addEventListener('online', online)
      window.addEventListener('offline', online)
      document.addEventListener('visibilitychange', again)
      window.addEventListener('storage', session)
      return () => {
        clearInterval(asking)
        stopListening()
        window.removeEventListener('online', online)
        window.removeEventListener('offline', online)
        document.removeEventListener('visibilitychange', again)
        window.removeEventListener('storage', session)
      }
    },
    async add(marks: readonly NewMark[]): Promise<void> {
      const by = storedUserId()
      if (by === undefined || marks.length === 0) return sync()
      const keeper = await openKeeper()
      const every = { device: await keeper.device(), by, at: new Date().toISOString(), outcome: null }
      const made = marks.map((mark) => ({ ...mark, ...every, id: crypto.randomUUID() }) as KeptMark)
      await keeper.addMarks(made.map((mark) => ({ userId: by, eventId, mark })))
      notifyTabs()
      await readKept()
      return sync()
    },
  }
}

function lineOf(code: string | null): RosterLine {
  if (code === null) return 'open'
  if (code === 'too_early') return 'early'
  if (code === 'not_signed_in' || code === 'second_step_needed') return 'signed_out'
  return CLOSED.includes(code) ? 'closed' : 'offline'
}

const PATIENCE_MS = 20_000

/**
 * Sends what waits of this event and account, oldest first, and keeps the list as the server then has it. What is cut off
 * on the way is sent again: the same marks count once.
 */
export async function sendRoster(keeper: RosterKeeper, key: RosterKey, language: Language) {
  return oneTabAtATime(async () => {
    for (;;) {
      const waiting = (await keeper.waitingMarks(key.eventId))
        .filter(({ userId }) => userId === key.userId)
        .map(({ mark }) => mark)
        .sort((one, other) => (one.at < other.at ? -1 : 1))
        .slice(0, MOST_MARKS)
      const answer = await ask(key.eventId, language, waiting)
      if (!answer.ok)
        return answer.refusal.code === 'too_early' ? tooEarly(keeper, key, language, answer) : answer
      const kept = { ...key, roster: answer.value, savedAt: new Date().toISOString() }
      // Somebody else signed in meanwhile: it is not this person's list.
      if (answer.value.me !== key.userId) return accept(kept)
      await keeper.keepRoster(
        kept,
        waiting.map(({ id }) => id),
      )
      notifyTabs()
      if (waiting.length < MOST_MARKS) return accept(kept)
    }
  })
}

/** The clock of the device is ahead: its marks wait, the list is kept. */
async function tooEarly<Refused>(
  keeper: RosterKeeper,
  key: RosterKey,
  language: Language,
  refused: Refused,
): Promise<Refused> {
  const answer = await ask(key.eventId, language, [])
  if (answer.ok && answer.value.me === key.userId)
    await keeper.keepRoster({ ...key, roster: answer.value, savedAt: new Date().toISOString() }, [])
  return refused
}

async function ask(eventId: string, language: Language, waiting: readonly Sendable[]) {
  if (waiting.length === 0) return inTime(call(rosters.read, { id: eventId }, { language }))
  const marks = waiting.map(({ by: _by, outcome: _outcome, ...mark }) => mark)
  const answer = await inTime(
    call(rosters.mark, { id: eventId, sentAt: new Date().toISOString(), marks }, { language }),
  )
  return answer.ok ? accept(answer.value.roster) : answer
}

/** A line that neither answers nor breaks counts as none; what comes later counts once all the same. */
function inTime<Value>(answer: Promise<Result<Value, StaffProblem>>): Promise<Result<Value, StaffProblem>> {
  const late = new Promise<Result<Value, StaffProblem>>((resolve) =>
    setTimeout(() => resolve(refuseFor('offline')), PATIENCE_MS),
  )
  return Promise.race([answer, late])
}

type Sendable = Awaited<ReturnType<RosterKeeper['waitingMarks']>>[number]['mark']

function oneTabAtATime<Value>(run: () => Promise<Value>): Promise<Value> {
  return navigator.locks ? navigator.locks.request('roster', run) : run()
}
