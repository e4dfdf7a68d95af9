import { crowdFactor } from '#platform/http/holding-network.ts'
import type { Transaction } from '#platform/database/database.ts'
import { countWaiting, isWaiting } from '../database/booking-limits-repository.server.ts'
import { WAITING_PEOPLE } from '../rules/invoice-limits.ts'

interface Waiting {
  eventId: string
  email: string | null
  phone: string
  people: number
  network: string | undefined
}

/** Whether the address already waits, or too many of its network (ADR-021). The answer hides which. Needs both locks. */
export async function exceedsWaitingLimit(
  tx: Transaction,
  { eventId, email, phone, people, network }: Waiting,
): Promise<boolean> {
  if (await isWaiting(tx, { eventId, email, phone })) return true
  const most = WAITING_PEOPLE * crowdFactor(network)
  return network !== undefined && (await countWaiting(tx, network)) + people > Math.max(most, people)
}
