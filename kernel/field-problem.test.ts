import { expect, it } from 'vitest'
import { fieldProblems } from './field-problem.ts'

it('names each field once, with its first problem, in the order of the form', () => {
  const issues = [
    { path: ['email'], message: 'required' },
    { path: ['email'], message: 'invalid' },
    { path: ['period', 'end'], message: 'before_start' },
    { path: [], message: 'not an object' },
  ]
  expect(fieldProblems(issues)).toEqual([
    { field: 'email', code: 'required' },
    { field: 'period.end', code: 'before_start' },
  ])
  expect(fieldProblems(issues, ['name', 'period.end', 'email']).map(({ field }) => field)).toEqual([
    'period.end',
    'email',
  ])
})
