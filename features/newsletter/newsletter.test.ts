import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  CONFIRM_DAYS,
  deservesMail,
  MAILS_TO_ADDRESS,
  SIGN_UPS_OF_NETWORK_AN_HOUR,
  signUpState,
} from './newsletter.ts'

const DAY_MS = 86_400_000
const requestedAt = new Date('2026-11-21T09:00:00Z')
const after = (ms: number) => new Date(requestedAt.getTime() + ms)

it('lets a link confirm for exactly seven days', () => {
  expect(signUpState({ askedAt: requestedAt, confirmedAt: null }, after(CONFIRM_DAYS * DAY_MS - 1))).toBe(
    'open',
  )
  expect(signUpState({ askedAt: requestedAt, confirmedAt: null }, after(CONFIRM_DAYS * DAY_MS))).toBe(
    'expired',
  )
})

it('keeps a confirmed link confirmed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4000 * DAY_MS }), (ms) => {
      expect(signUpState({ askedAt: requestedAt, confirmedAt: requestedAt }, after(ms))).toBe('confirmed')
    }),
  )
})

it('never mails more for repeated requests', () => {
  const count = fc.integer({ min: 0, max: 50 })
  const captchas = fc.constantFrom('solved' as const, 'unsolved' as const)
  fc.assert(
    fc.property(count, count, count, captchas, (day, more, networkHour, captcha) => {
      const month = day + more
      const mailed = deservesMail({ day, month, networkHour }, captcha)
      if (deservesMail({ day: day + 1, month: month + 1, networkHour: networkHour + 1 }, captcha))
        expect(mailed).toBe(true)
      expect(mailed).toBe(
        day < MAILS_TO_ADDRESS.aDay &&
          month < MAILS_TO_ADDRESS.aMonth &&
          networkHour < SIGN_UPS_OF_NETWORK_AN_HOUR[captcha],
      )
    }),
  )
})
