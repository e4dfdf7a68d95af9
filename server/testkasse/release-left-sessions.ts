import { expireLeftSessions } from '#platform/payments/testkasse/testkasse-sessions-repository.ts'
import { type DeliverDeps, deliverEvent } from './deliver-event.ts'

/** A page that was left is kept this long for who comes back. */
export const LEFT_SECONDS = 60

/**
 * Closes the sessions whose page was left without a button and not shown again within `LEFT_SECONDS`, and tells the shop
 * like any expiry. Call it every minute. @returns how many were closed.
 */
export async function releaseLeftSessions(deps: DeliverDeps, now: Date): Promise<number> {
  const leftBefore = new Date(now.getTime() - LEFT_SECONDS * 1000)
  const closed = await expireLeftSessions(deps.db, { leftBefore, now })
  for (const session of closed) await deliverEvent(deps, session)
  return closed.length
}
