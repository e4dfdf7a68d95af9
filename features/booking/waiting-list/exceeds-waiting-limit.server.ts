import type { Transaction } from '#platform/database/database.ts'
import { countWaiting, type StoredBooking } from '../database/bookings-repository.server.ts'
import { WAITING_PEOPLE } from '../rules/invoice-limits.ts'

interface Waiting {
  people: number
  /** The booking as it stands, where it is one that grows. */
  before?: Pick<StoredBooking, 'people' | 'network'>
  /** Who asks; counts where the booking's own network is not known. */
  network: string | undefined
}

/**
 * Whether a network would wait for too many people with a group of this size; a single larger group always may
 * (ADR-021). Needs the lock of the network.
 */
export async function exceedsWaitingLimit(
  tx: Transaction,
  { people, before, network: asking }: Waiting,
): Promise<boolean> {
  const network = before?.network ?? asking
  if (!network) return false
  const own = before?.network ? before.people : 0
  return (await countWaiting(tx, network)) - own + people > Math.max(WAITING_PEOPLE, people)
}
