import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideRedemption } from './redeem-by-staff.server.ts'

const today = '2026-11-27'
const good = {
  kind: 'value' as const,
  test: false,
  voidedAt: null,
  suspendedAt: null,
  blockedAt: null,
  validUntil: today,
  restCents: 120_00,
}
const decide = (
  changed: Partial<Parameters<typeof decideRedemption>[0]>,
  cents: number,
  acceptTest = false,
) => decideRedemption({ ...good, ...changed }, cents, { today, acceptTest })

describe('redeeming by staff', () => {
  it('takes any part of a value voucher and never more than its balance', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_00 }),
        fc.integer({ min: 1, max: 1_000_00 }),
        (rest, cents) => {
          const decided = decide({ restCents: rest }, cents)
          if (cents <= rest) expect(decided).toEqual({ ok: true, value: rest - cents })
          else expect(decided).toEqual({ ok: false, refusal: { code: 'more_than_rest', restCents: rest } })
        },
      ),
    )
  })

  it('takes a course voucher whole or not at all', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120_00 }), (cents) => {
        expect(decide({ kind: 'course' }, cents).ok).toBe(cents === 120_00)
      }),
    )
  })

  it.each([
    ['voucher_test', { test: true }],
    ['voucher_voided', { voidedAt: new Date() }],
    ['voucher_suspended', { suspendedAt: new Date() }],
    ['voucher_blocked', { blockedAt: new Date() }],
    ['voucher_lapsed', { validUntil: '2026-11-26' }],
    ['voucher_used_up', { restCents: 0 }],
  ] as const)('refuses with %s', (code, changed) => {
    expect(decide(changed, 1)).toMatchObject({ ok: false, refusal: { code } })
  })

  it('accepts vouchers of test payments only where payments are tests', () => {
    expect(decide({ test: true }, 1, true).ok).toBe(true)
  })
})
