import { expect, it } from 'vitest'
import { retryWhenBusy } from './retry-when-busy.ts'

const busy = (retryAfter?: string) =>
  new Response('{}', { status: 503, headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter } })

async function retried(...answers: Response[]) {
  const pauses: number[] = []
  let asks = 0
  let busyCalls = 0
  const answer = await retryWhenBusy(async () => answers[asks++] ?? new Response(null, { status: 500 }), {
    onBusy: () => {
      busyCalls += 1
    },
    wait: async (milliseconds) => void pauses.push(milliseconds),
  })
  return { status: answer.status, asks, busyCalls, pauses }
}

it('retries after the pause that a busy server names, with jitter', async () => {
  const { status, asks, busyCalls, pauses } = await retried(busy('5'), new Response('{}', { status: 201 }))
  expect([status, asks, busyCalls]).toEqual([201, 2, 1])
  expect(pauses[0]).toBeGreaterThanOrEqual(5000)
  expect(pauses[0]).toBeLessThanOrEqual(6000)
})

it('tries three times at most', async () => {
  expect(await retried(busy('1'), busy('1'), busy('1'), busy('1'))).toMatchObject({
    status: 503,
    asks: 3,
    busyCalls: 2,
  })
})

it.each([
  ['says nothing of later', busy()],
  ['names a date', busy('Wed, 21 Oct 2026 07:28:00 GMT')],
  ['wants a long pause', busy('120')],
  ['refuses', new Response('{}', { status: 409, headers: { 'Retry-After': '1' } })],
  ['has failed', new Response('{}', { status: 500 })],
])('does not retry a server that %s', async (_what, answer) => {
  expect(await retried(answer)).toMatchObject({ status: answer.status, asks: 1, busyCalls: 0, pauses: [] })
})

it('rethrows a broken connection', async () => {
  const broken = async () => {
    throw new TypeError('Failed to fetch')
  }
  await expect(retryWhenBusy(broken, { onBusy: () => {} })).rejects.toThrow('Failed to fetch')
})
