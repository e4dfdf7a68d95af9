import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isUuid } from './uuid.ts'

describe('an id', () => {
  it('is a UUID of the database, in lower or upper case', () => {
    const id = randomUUID()
    expect(isUuid(id)).toBe(true)
    expect(isUuid(id.toUpperCase())).toBe(true)
  })

  it.each([
    '',
    'x',
    `${randomUUID()} `,
    `${randomUUID()}\n`,
    randomUUID().replaceAll('-', ''),
    `{${randomUUID()}}`,
  ])('is nothing else: %j', (text) => {
    expect(isUuid(text)).toBe(false)
  })
})
