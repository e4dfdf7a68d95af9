import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leaveCheckout, rememberCheckout } from './use-checkout.ts'

const kept = new Map<string, string>()
const URL_OF_PAGE = 'https://pay.example/1'

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('releases the hold of the previous payment page, once', async () => {
  const send = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }))
  rememberCheckout(URL_OF_PAGE)
  await leaveCheckout(send)
  await leaveCheckout(send)
  expect(send).toHaveBeenCalledTimes(1)
  expect(send.mock.calls[0]?.[0]).toBe('/api/checkout/cancellation')
  expect(send.mock.calls[0]?.[1]?.body).toBe(JSON.stringify({ url: URL_OF_PAGE }))
})

test('never blocks a payment when the server or the storage is unavailable', async () => {
  rememberCheckout(URL_OF_PAGE)
  await leaveCheckout(() => Promise.reject(new TypeError('network')))
  vi.stubGlobal('localStorage', undefined)
  rememberCheckout(URL_OF_PAGE)
  await expect(leaveCheckout()).resolves.toBeUndefined()
})
