import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '#kernel/clock.ts'
import { raiseAlert, resolveAlert } from '../alerts/raise-alert.ts'
import type { Database } from '../database/database.ts'
import type { Settings } from '../settings.ts'

const NOTED_EVERY = 600_000

/** @returns a callback for requests through an untrusted proxy; alerts the owner at most every ten minutes. */
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

/** Resolves the alert once the settings name a proxy. */
export async function forgetUntrustedProxy({ db, clock }: Omit<Deps, 'log'>, trust: Settings['trustProxy']) {
  if (trust !== false) await db.transaction((tx) => resolveAlert(tx, 'untrusted_proxy', clock()))
}

interface Deps {
  db: Database
  clock: Clock
  log: () => FastifyBaseLogger
}
