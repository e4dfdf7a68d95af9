import { contract, get, post } from '#kit/contract.ts'
import { choice, day, flag, line, nullable, optional, uuid } from '#kit/fields.ts'
import { BLOCK_KINDS, BLOCK_REFUSALS, type BlockedDays, type StaffPerson } from '../blocked-days.ts'
import type { DayHits } from './day-hits.ts'

const MAX_NAME = 60

/** Who plans, and with whom. */
export interface Team {
  /** Swiss day. */
  today: string
  /** The account that reads. */
  own: string
  people: StaffPerson[]
}

export interface BlockedDaysList extends Team {
  /** From today on. */
  blocks: BlockedDays[]
}

export interface BlockDetails extends Team {
  block: BlockedDays
  hits: DayHits
}

/** Days on which somebody or everybody leads nothing, what they touch, and people of the house by name. */
export const blockedDays = contract(
  { permission: 'events', refusals: BLOCK_REFUSALS, missing: 'unknown_block' },
  {
    list: get('/blocked-days').answers<BlockedDaysList>(),
    read: get('/blocked-days/:id').answers<BlockDetails>(),
    /** Before they are blocked. */
    hits: get('/day-hits', { from: day(), to: day(), staff: optional(uuid()) }).answers<{ hits: DayHits }>(),
    /** `id`: of the form, so that a repeated request blocks once. */
    block: post(
      '/blocked-days',
      {
        id: uuid(),
        staffId: nullable(uuid()),
        fromDay: day(),
        toDay: day(),
        kind: choice(BLOCK_KINDS),
      },
      { audit: 'days_blocked' },
    ).answers<{ id: string }>(),
    free: post('/blocked-days/:id/removal', {}, { audit: 'days_freed' }),
    /** What somebody is called on rosters and pages, and whether they lead. */
    rename: post(
      '/staff-people/:id',
      { name: line(MAX_NAME), leads: flag() },
      {
        missing: 'unknown_staff_person',
        audit: 'staff_named',
        subject: 'person',
        changesCalendar: true,
      },
    ),
  },
)
