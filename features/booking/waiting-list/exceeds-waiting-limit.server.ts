import { readLimits } from '#platform/database/limits.ts'
import type { Transaction } from '#platform/database/database.ts'
import { isWaiting, waitingLimit } from '../database/booking-limits-repository.server.ts'

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
  return network !== undefined && !(await readLimits(tx).isWithin(waitingLimit(network, people)))
}
