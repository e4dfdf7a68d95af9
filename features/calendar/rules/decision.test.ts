import { describe, expect, it } from 'vitest'
import { isDecisionDue, missingPeople } from './decision.ts'

const EVENT = {
  minimumParticipants: 6,
  decideBy: '2027-04-10',
  cancelled: false,
  phase: 'coming',
} as const

describe('a decision whether an event takes place', () => {
  it('is due from its day on while people are missing', () => {
    expect(isDecisionDue(EVENT, 5, '2027-04-09')).toBe(false)
    expect(isDecisionDue(EVENT, 5, '2027-04-10')).toBe(true)
    expect(isDecisionDue(EVENT, 0, '2027-04-12')).toBe(true)
    expect(isDecisionDue(EVENT, 6, '2027-04-10')).toBe(false)
  })

  it('is not due for an event that has begun, was called off, or takes place anyway', () => {
    expect(isDecisionDue({ ...EVENT, phase: 'running' }, 0, '2027-04-12')).toBe(false)
    expect(isDecisionDue({ ...EVENT, cancelled: true }, 0, '2027-04-12')).toBe(false)
    expect(isDecisionDue({ ...EVENT, minimumParticipants: null }, 0, '2027-04-12')).toBe(false)
    expect(isDecisionDue({ ...EVENT, decideBy: null }, 0, '2027-04-12')).toBe(false)
  })
})

describe('the missing people', () => {
  it('decrease with every booking and every place given away outside, and are never below zero', () => {
    expect(missingPeople(6, 1, 0)).toBe(5)
    expect(missingPeople(6, 1, 4)).toBe(1)
    expect(missingPeople(6, 0, 12)).toBe(0)
    expect(missingPeople(null, 0, 0)).toBe(0)
  })
})
