import { expect, it } from 'vitest'
import { differingPart } from './import-row.tsx'

it('shows short texts whole', () => {
  expect(differingPart('40.00', '42.50')).toEqual(['40.00', '42.50'])
  expect(differingPart('', 'Gourde')).toEqual(['', 'Gourde'])
})

it('shows long texts from shortly before they differ', () => {
  const [from, to] = differingPart(`${'a'.repeat(300)} alt ${'b'.repeat(300)}`, `${'a'.repeat(300)} neu`)
  expect(from).toBe(`…${'a'.repeat(19)} alt ${'b'.repeat(66)}…`)
  expect(to).toBe(`…${'a'.repeat(19)} neu`)
})
