import { expect, it, vi } from 'vitest'
import { prefetchData, takePrefetchedData } from './prefetch-data.ts'

const shop = new URL('https://www.gratweg.test/shop?sort=price')
const at = (ms: number) => () => ms

it('returns prefetched data once, to the same page in the same language', async () => {
  const load = vi.fn(async () => 'goods')
  prefetchData('de', shop, load, at(0))
  prefetchData('de', shop, load, at(4999))
  expect(load).toHaveBeenCalledTimes(1)
  expect(takePrefetchedData('fr', shop, at(1))).toBeUndefined()
  expect(takePrefetchedData('de', new URL('/shop', shop), at(1))).toBeUndefined()
  expect(await takePrefetchedData('de', new URL('#goods', shop), at(4999))).toBe('goods')
  expect(takePrefetchedData('de', shop, at(4999))).toBeUndefined()
})

it('discards old data', () => {
  prefetchData('de', shop, async () => 'goods', at(0))
  expect(takePrefetchedData('de', shop, at(5000))).toBeUndefined()
})

it('loads again after a failure', async () => {
  prefetchData('de', shop, () => Promise.reject(new Error('no connection')), at(0))
  await new Promise((resolve) => setImmediate(resolve))
  expect(takePrefetchedData('de', shop, at(1))).toBeUndefined()
})
