import { takeAdvisoryLock } from './advisory-lock.ts'
import type { Transaction } from './database.ts'
import type { Pipeline, Statement } from './pipeline.ts'
import { run } from './plain-statements.ts'

/** Whole numbers from 0 on that a statement counts in one row, and the most that each may be. */
export interface Limit {
  counted: Statement
  most: Readonly<Record<string, number>>
}

/** How a transaction keeps limits. Each needs the locks under which its count stands until commit. */
export interface LimitKeeper {
  lock(name: string): Promise<unknown>
  isWithin(limit: Limit): Promise<boolean>
}

/** Reads what is counted. */
export function readLimits(tx: Transaction): LimitKeeper {
  return {
    lock: (name) => takeAdvisoryLock(tx, name),
    async isWithin({ counted, most }) {
      const { rows } = await run<Record<string, number>>(tx, counted)
      return Object.entries(most).every(([column, limit]) => (rows[0]?.[column] ?? 0) <= limit)
    },
  }
}

/** Waits for nothing and takes each limit that can be kept as kept; the transaction fails with `PRECONDITION_FAILED` if one is not. */
export function requireLimits({ tx, send }: Pipeline): LimitKeeper {
  return {
    async lock(name) {
      send(takeAdvisoryLock(tx, name))
    },
    async isWithin({ counted: { name, text, values }, most }) {
      if (Object.values(most).some((limit) => limit < 0)) return false
      const columns = Object.keys(most)
      const kept = columns
        .map((column, at) => `counted."${column}" <= $${values.length + at + 1}`)
        .join(' and ')
      send(
        run(tx, {
          name: `${name} ${columns.join()}`,
          text: `select require_that(${kept}, '${name}') from (${text}) counted`,
          values: [...values, ...Object.values(most)],
        }),
      )
      return true
    },
  }
}
