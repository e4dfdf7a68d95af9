import { expect, it } from 'vitest'
import { fieldProblems, inFieldOrder } from './field-problem.ts'

it('lists each field once, with its first problem', () => {
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
})

it('follows the order of the form, with unknown fields last', () => {
  const problems = ['altcha', 'email', 'files'].map((field) => ({ field, code: 'invalid' }))
  const ordered = inFieldOrder(problems, ['name', 'files', 'email'])
  expect(ordered.map(({ field }) => field)).toEqual(['files', 'email', 'altcha'])
})
