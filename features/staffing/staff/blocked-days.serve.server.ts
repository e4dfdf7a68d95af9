import { swissTime } from '#i18n/format-date.ts'
import { accept, refuse } from '#kernel/result.ts'
import { type Record, serve } from '#kit/serve.server.ts'
import { findHits } from './find-hits.server.ts'
import { listStaffPeople, withOwn } from '#features/staffing/http/list-staff-people.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'
import { findBlockedDays, listBlockedDays } from '../database/blocked-days-repository.server.ts'
import { saveStaffProfile } from '../database/profiles-repository.server.ts'
import { type BlockDeps, blockDays, freeDays } from './block-days.server.ts'
import { blockedDays } from './blocked-days.contract.ts'

/** The last day that days are blocked for. */
const LAST_DAY = '2099-12-31'

export const serveBlockedDays = serve(blockedDays)<StaffDeps>(({ db, clock, events }) => {
  const teamOf = async (own: string) => withOwn(await listStaffPeople(db), own)
  // Without the reason: an audit log outlives it.
  const recordDays =
    (record: Record): BlockDeps['record'] =>
    (tx, { staffId: person, fromDay, toDay }) =>
      record(tx, { person, fromDay, toDay })

  return {
    list: async ({ member: { id: own }, now }) => {
      const { day: today } = swissTime(now)
      const [people, blocks] = await Promise.all([
        teamOf(own),
        listBlockedDays(db, { from: today, to: LAST_DAY }),
      ])
      return accept({ today, own, people, blocks })
    },
    read: async ({ id, member: { id: own }, language, now }) => {
      const block = await findBlockedDays(db, id)
      if (!block) return refuse({ code: 'missing' })
      const people = await listStaffPeople(db)
      const hits = await findHits(db, block, { people, language, now, offer: events.offer() })
      return accept({ today: swissTime(now).day, own, people: withOwn(people, own), block, hits })
    },
    hits: async ({ input: { from: fromDay, to: toDay, staff: staffId = null }, language, now }) => {
      const view = { people: await listStaffPeople(db), language, now, offer: events.offer() }
      return accept({ hits: await findHits(db, { staffId, fromDay, toDay }, view) })
    },
    block: async ({ input, member, record }) => {
      const { staffId } = input
      if (staffId !== null && !(await teamOf(member.id)).some(({ id }) => id === staffId))
        return refuse({ code: 'unknown_staff_person' })
      const blocked = await blockDays({ db, clock, record: recordDays(record) }, input, member.id)
      return blocked.ok ? accept({ id: blocked.value.id }) : blocked
    },
    free: async ({ id, record }) => accept(await freeDays({ db, clock, record: recordDays(record) }, id)),
    rename: async ({ id, input, member, record }) => {
      if (!(await teamOf(member.id)).some((person) => person.id === id)) return refuse({ code: 'missing' })
      return db.transaction(async (tx) => {
        await saveStaffProfile(tx, { accountId: id, ...input })
        await record(tx)
        return accept({})
      })
    },
  }
})
