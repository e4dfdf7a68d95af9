import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '#kernel/clock.ts'
import { raiseAlert, resolveAlert } from '#platform/alerts/raise-alert.ts'
import type { Database } from '#platform/database/database.ts'
import type { Settings } from '#platform/settings.ts'

/** Milliseconds between two notes of the same trouble. */
const NOTED_EVERY = 600_000

/** @returns what to call for each request through an untrusted proxy: it tells the owner, at most every ten minutes. */
export function alertUntrustedProxy({ db, clock, log }: Deps): (header: string) => void {
  let notedAt = Number.NEGATIVE_INFINITY
  return (header) => {
    const now = clock()
    if (now.getTime() - notedAt < NOTED_EVERY) return
    notedAt = now.getTime()
    db.transaction((tx) => raiseAlert(tx, { code: 'untrusted_proxy', detail: { header }, now })).catch(
      (error: unknown) => log().error({ err: error }, 'the alert about a proxy could not be written'),
    )
  }
}

/** A proxy that the settings name is no trouble any more. */
export async function forgetUntrustedProxy({ db, clock }: Omit<Deps, 'log'>, trust: Settings['trustProxy']) {
  if (trust !== false) await db.transaction((tx) => resolveAlert(tx, 'untrusted_proxy', clock()))
}

interface Deps {
  db: Database
  clock: Clock
  log: () => FastifyBaseLogger
}
