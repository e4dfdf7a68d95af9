import { expect, it, vi } from 'vitest'
import type { Database } from './database.ts'
import { limitConcurrency } from './limit-concurrency.ts'

const database = () => ({ $client: {} }) as Database
const lockTimeout = () =>
  Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' })

it('runs four of a name concurrently and the others in order of arrival', async () => {
  const db = database()
  const begun: number[] = []
  const ends: (() => void)[] = []
  const all = Array.from({ length: 6 }, (_, n) =>
    limitConcurrency(db, ['event 1'], () => {
      begun.push(n)
      return new Promise<number>((resolve) => ends.push(() => resolve(n)))
    }),
  )
  await vi.waitFor(() => expect(begun).toEqual([0, 1, 2, 3]))
  expect(await limitConcurrency(db, ['event 2'], async () => 'elsewhere')).toBe('elsewhere')
  ends[2]?.()
  await vi.waitFor(() => expect(begun).toEqual([0, 1, 2, 3, 4]))
  for (const n of [0, 1, 3, 4]) ends[n === 4 ? 4 : n]?.()
  await vi.waitFor(() => expect(begun).toHaveLength(6))
  ends[5]?.()
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4, 5])
})

it('rejects those waiting behind one that timed out at the lock, and no later ones', async () => {
  const db = database()
  let giveUp = () => {}
  const held = new Promise<never>((_, reject) => {
    giveUp = () => reject(lockTimeout())
  })
  const first = Array.from({ length: 4 }, () => limitConcurrency(db, ['event 1'], () => held))
  const waiting = limitConcurrency(db, ['event 1'], async () => 'never')
  const outcomes = Promise.allSettled([...first, waiting])
  giveUp()
  expect((await outcomes).map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'rejected'))
  await expect(waiting).rejects.toMatchObject({ statusCode: 503 })
  expect(await limitConcurrency(db, ['event 1'], async () => 'free')).toBe('free')
})

it('keeps the others waiting when one fails for another reason', async () => {
  const db = database()
  let fail = () => {}
  const failing = new Promise<never>((_, reject) => {
    fail = () => reject(new Error('a bug'))
  })
  const first = Array.from({ length: 4 }, () => limitConcurrency(db, ['event 1'], () => failing))
  const waiting = limitConcurrency(db, ['event 1'], async () => 'served')
  const outcomes = Promise.allSettled(first)
  fail()
  expect(await waiting).toBe('served')
  await outcomes
})

it('times out', async () => {
  vi.useFakeTimers()
  const db = database()
  for (let n = 0; n < 4; n++) void limitConcurrency(db, ['event 1'], () => new Promise(() => {}))
  const late = limitConcurrency(db, ['event 1'], async () => 'never').catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await late).toMatchObject({ statusCode: 503 })
  vi.useRealTimers()
})
