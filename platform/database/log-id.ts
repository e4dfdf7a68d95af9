import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Entries of a history beside the rows of a log, whose ids are uuids: one id for each, by which both are sorted. */
const PREFIX = '00000000-0000-4000-'
const DIGITS = 12

/** @param history four hexadecimal digits, of this history alone; @param id a bigint. For an index too. */
export function logId(history: string, id: SQLWrapper): SQL {
  return sql`((${sql.raw(`'${PREFIX}${history}-'`)} || lpad(to_hex(${id}), ${sql.raw(String(DIGITS))}, '0'))::uuid)`
}

/** @returns undefined for what is no entry of this history */
export function readLogId(history: string, id: string): number | undefined {
  const start = `${PREFIX}${history}-`
  return id.startsWith(start) ? Number.parseInt(id.slice(start.length), 16) : undefined
}

export function writeLogId(history: string, id: number): string {
  return `${PREFIX}${history}-${id.toString(16).padStart(DIGITS, '0')}`
}
