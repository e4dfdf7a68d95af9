import { expect, it } from 'vitest'
import { thousands } from './revenue-figure.tsx'

it('rounds to a tenth of a thousand', () => {
  expect(thousands('de', 4_249_00)).toBe('4.2')
  expect(thousands('de', 4_250_00)).toBe('4.3')
  expect(thousands('de', 1_204_500_00)).toBe('1’204.5')
  expect(thousands('fr', 1_204_500_00)).toBe('1\u202f204.5')
  expect(thousands('de', 20_00)).toBe('0.0')
  expect(thousands('de', 0)).toBe('–')
})
