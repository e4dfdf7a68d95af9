import { crowdFactor } from '#platform/http/holding-network.ts'
import type { Transaction } from '#platform/database/database.ts'
import { countWaiting, isWaiting } from '../database/booking-limits-repository.server.ts'
import { WAITING_PEOPLE } from '../rules/invoice-limits.ts'

interface Waiting {
  eventId: string
  email: string
  people: number
  network: string | undefined
}

/**
 * Whether an address waits for this date already, or a network would wait for too many people with a group of this
 * size; a single larger group always may (ADR-021). One answer for both: who waits is told to nobody. Needs the locks
 * of the event and the network.
 */
export async function exceedsWaitingLimit(
  tx: Transaction,
  { eventId, email, people, network }: Waiting,
): Promise<boolean> {
  if (await isWaiting(tx, { eventId, email })) return true
  const most = WAITING_PEOPLE * crowdFactor(network)
  return network !== undefined && (await countWaiting(tx, network)) + people > Math.max(most, people)
}
