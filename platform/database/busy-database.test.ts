import { DrizzleQueryError } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { isDatabaseBusy } from './busy-database.ts'

const coded = (code: string) => Object.assign(new Error('of the server'), { code })

it('treats a held lock, a time limit, a deadlock and a lost connection as temporary', () => {
  for (const code of [
    '55P03',
    '57014',
    '25P03',
    '40P01',
    '40001',
    '57P01',
    '57P02',
    '57P03',
    '53300',
    '08006',
  ])
    expect(isDatabaseBusy(coded(code)), code).toBe(true)
  expect(isDatabaseBusy(new Error('Connection terminated unexpectedly'))).toBe(true)
})

it('finds the cause of a failed query', () => {
  expect(isDatabaseBusy(new DrizzleQueryError('select 1', [], coded('55P03')))).toBe(true)
})

it('does not treat our own errors as temporary', () => {
  for (const error of [
    coded('23505'),
    coded('42601'),
    coded('ENOENT'),
    new TypeError('x'),
    'busy',
    null,
    undefined,
  ])
    expect(isDatabaseBusy(error)).toBe(false)
})
