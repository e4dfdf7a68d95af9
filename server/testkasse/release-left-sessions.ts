import { expireLeftSessions } from '#platform/payments/testkasse/testkasse-sessions-repository.ts'
import { type DeliverDeps, deliverEvent } from './deliver-event.ts'

/** Grace period for returning to a page that was left. */
export const LEFT_SECONDS = 60

/** Expires sessions left for `LEFT_SECONDS` and notifies the shop. Call every minute. @returns how many. */
export async function releaseLeftSessions(deps: DeliverDeps, now: Date): Promise<number> {
  const leftBefore = new Date(now.getTime() - LEFT_SECONDS * 1000)
  const closed = await expireLeftSessions(deps.db, { leftBefore, now })
  for (const session of closed) await deliverEvent(deps, session)
  return closed.length
}
