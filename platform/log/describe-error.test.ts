import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { describeError } from './describe-error.ts'

test('a failed query is described without its parameters', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(a@b.ch)' })
  const described = describeError(new DrizzleQueryError('select $1', ['livia@example.ch'], cause))
  expect(described.message).toBe('Failed query: select $1')
  expect(described.code).toBe('23505')
  expect(described.stack).toContain('describe-error.test')
  expect(JSON.stringify(described)).not.toMatch(/livia|a@b\.ch/)
})

test('any other thrown value is named, not printed', () => {
  expect(describeError('livia@example.ch')).toEqual({
    type: 'string',
    message: 'not an error object',
    stack: '',
  })
})

test('a plain object made from an error keeps its message and code', () => {
  expect(
    describeError({ message: 'connect ECONNREFUSED', code: 'ECONNREFUSED', queue: 'send-mail' }),
  ).toEqual({
    type: 'object',
    message: 'connect ECONNREFUSED',
    code: 'ECONNREFUSED',
    stack: '',
  })
})
