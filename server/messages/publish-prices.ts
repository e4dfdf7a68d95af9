import type { PriceDeps } from '#features/services/plan-price.server.ts'
import { insertPublication, lockMessages } from '#features/messages/messages-repository.server.ts'
import type { Clock } from '#kernel/clock.ts'

/** Prices hold for every page and language; a publication has to name one. */
const PRICES = { page: 'prices', language: 'de' } as const

/** Prices are published with the texts that name them, so that no answer mixes two. */
export function pricePublishing(clock: Clock): PriceDeps {
  return {
    clock,
    lock: lockMessages,
    async publish(tx, by) {
      await lockMessages(tx)
      return insertPublication(tx, { ...PRICES, ...by })
    },
  }
}
