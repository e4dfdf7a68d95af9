import type { FastifyInstance } from 'fastify'
import { listBlockedDays } from '#features/staffing/database/blocked-days-repository.server.ts'
import { addDays, closedDays } from '#features/staffing/rules/closed-days.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { listStaffPeople } from './list-staff-people.ts'

/** How far ahead visitors request days. */
const DAYS_AHEAD = 540

interface ClosedDaysDeps {
  db: Database
  clock: Clock
  headers: Record<string, string>
}

/** Days without an available guide, for visitors who request a day: neither who is away nor why. */
export function closedDaysRoute(app: FastifyInstance, { db, clock, headers }: ClosedDaysDeps): void {
  app.get('/api/closed-days', async (_request, reply) => {
    const { day: from } = swissTime(clock())
    const to = addDays(from, DAYS_AHEAD)
    const [blocks, people] = await Promise.all([listBlockedDays(db, { from, to }), listStaffPeople(db)])
    const days = blocks.length === 0 ? [] : closedDays({ from, to }, blocks, people)
    return reply.headers({ ...headers, 'Cache-Control': 'public, max-age=60' }).send({ days })
  })
}
