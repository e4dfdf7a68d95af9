import fc from 'fast-check'
import { expect, it } from 'vitest'
import { BASE_TRIES, type CaptchaLoad, captchaTries } from './captcha-difficulty.ts'

const load = fc.record({ host: fc.nat(100_000), network: fc.nat(100_000), everyone: fc.nat(10_000_000) })
const subjects: (keyof CaptchaLoad)[] = ['host', 'network', 'everyone']

it('is the base at low load, also for an office behind one address', () => {
  expect(captchaTries({ host: 0, network: 0, everyone: 0 })).toBe(BASE_TRIES)
  expect(captchaTries({ host: 6, network: 30, everyone: 300 })).toBe(BASE_TRIES)
})

it('never decreases when the load rises', () => {
  fc.assert(
    fc.property(load, fc.constantFrom(...subjects), fc.nat(100_000), (before, subject, more) => {
      const after = { ...before, [subject]: before[subject] + more }
      expect(captchaTries(after)).toBeGreaterThanOrEqual(captchaTries(before))
    }),
  )
})

it('stays between the base and 32 times the base, in whole attempts', () => {
  fc.assert(
    fc.property(load, (measured) => {
      const tries = captchaTries(measured)
      expect(Number.isInteger(tries)).toBe(true)
      expect(tries).toBeGreaterThanOrEqual(BASE_TRIES)
      expect(tries).toBeLessThanOrEqual(32 * BASE_TRIES)
    }),
  )
})

it('is at most four times the base for a visitor when others cause the load', () => {
  fc.assert(
    fc.property(fc.nat(6), fc.nat(30), fc.nat(1e9), (host, network, everyone) => {
      expect(captchaTries({ host, network, everyone })).toBeLessThanOrEqual(4 * BASE_TRIES)
    }),
  )
})
