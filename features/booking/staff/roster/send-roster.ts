import { MOST_MARKS } from '#features/booking/roster/roster-mark.ts'
import type { Language } from '#i18n/languages.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { StaffProblem } from '#app/routes/staff/api/staff-client.ts'
import { type Roster, rosters } from '#features/booking/staff/roster.contract.ts'
import { call } from '#kit/client.ts'
import { notifyTabs } from './kept/other-tabs.ts'
import type { KeptRoster, RosterKeeper, RosterKey } from './kept/roster-keeper.ts'

const PATIENCE_MS = 20_000

/**
 * Sends what waits of this event and account, oldest first, and keeps the list as the server then has it. What is cut off
 * on the way is sent again: the same marks count once.
 */
export async function sendRoster(
  keeper: RosterKeeper,
  key: RosterKey,
  language: Language,
): Promise<Result<KeptRoster, StaffProblem>> {
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

async function ask(
  eventId: string,
  language: Language,
  waiting: readonly Sendable[],
): Promise<Result<Roster, StaffProblem>> {
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
    setTimeout(() => resolve(refuse({ code: 'offline' })), PATIENCE_MS),
  )
  return Promise.race([answer, late])
}

type Sendable = Awaited<ReturnType<RosterKeeper['waitingMarks']>>[number]['mark']

function oneTabAtATime<Value>(run: () => Promise<Value>): Promise<Value> {
  return navigator.locks ? navigator.locks.request('roster', run) : run()
}
