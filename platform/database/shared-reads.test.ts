import { expect, test } from 'vitest'
import { sharedReads } from './shared-reads.ts'

test('requests that come while a read runs share one that begins after them', async () => {
  const share = sharedReads<number>()
  const begun: ((state: number) => void)[] = []
  const read = () => new Promise<number>((resolve) => begun.push(resolve))
  const first = share('a', read)
  const later = [share('a', read), share('a', read), share('a', read)]
  const other = share('b', read)
  expect(begun).toHaveLength(2)
  begun[0]?.(1)
  begun[1]?.(9)
  expect(await first).toBe(1)
  expect(await other).toBe(9)
  await Promise.resolve()
  expect(begun).toHaveLength(3)
  const latest = share('a', read)
  begun[2]?.(2)
  expect(await Promise.all(later)).toEqual([2, 2, 2])
  await Promise.resolve()
  begun[3]?.(3)
  expect(await latest).toBe(3)
  expect(begun).toHaveLength(4)
})

test('a failed read fails for those who wait for it alone', async () => {
  const share = sharedReads<string>()
  const failed = share('a', () => Promise.reject(new Error('no connection')))
  const next = share('a', async () => 'stock')
  await expect(failed).rejects.toThrow('no connection')
  expect(await next).toBe('stock')
})
