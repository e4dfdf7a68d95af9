import type { Challenge } from 'altcha-lib/types'
import { expect, it } from 'vitest'
import { type CaptchaState, createCaptcha } from './captcha.ts'

const MINUTE_MS = 60_000

function captchaOf({ fails = 0 } = {}) {
  const states: CaptchaState[] = []
  const queries: string[] = []
  const clock = { now: 0 }
  const captcha = createCaptcha((state) => states.push(state), {
    now: () => clock.now,
    async fetchChallenge(query) {
      queries.push(query)
      if (queries.length <= fails) throw new TypeError('Failed to fetch')
      return { parameters: { nonce: `${queries.length}`, data: { opened: 'o.1' } } } as unknown as Challenge
    },
    solve: async () => ({ counter: 7, derivedKey: 'ab' }),
  })
  return { captcha, states, queries, clock }
}

const numberIn = (payload: string | undefined) =>
  (JSON.parse(atob(payload ?? '')) as { challenge: Challenge }).challenge.parameters.nonce

it('gives the same solution until it is sent', async () => {
  const { captcha, states } = captchaOf()
  captcha.refresh()
  const [one, other] = await Promise.all([captcha.payload(), captcha.payload()])
  expect(one).toBe(other)
  expect(states).toEqual(['working', 'solved'])
  captcha.renew()
  expect(numberIn(await captcha.payload())).toBe('2')
})

it('does nothing before somebody interacts with the form', () => {
  expect(captchaOf().queries).toEqual([])
})

it('renews a solution before it expires, and reports when the form was opened', async () => {
  const { captcha, queries, clock } = captchaOf()
  expect(numberIn(await captcha.payload())).toBe('1')
  clock.now = 15 * MINUTE_MS
  captcha.refresh()
  expect(queries).toHaveLength(1)
  clock.now = 16 * MINUTE_MS
  captcha.refresh()
  expect(numberIn(await captcha.payload())).toBe('2')
  expect(queries).toEqual(['', '?opened=o.1'])
})

it('retries without a challenge: at once on submit, after a pause while somebody types', async () => {
  const { captcha, states, queries, clock } = captchaOf({ fails: 1 })
  expect(await captcha.payload()).toBeUndefined()
  expect(states).toEqual(['working', 'failed'])
  captcha.refresh()
  expect(queries).toHaveLength(1)
  clock.now = MINUTE_MS
  captcha.refresh()
  expect(numberIn(await captcha.payload())).toBe('2')
})
