import { describe, expect, it } from 'vitest'
import { isAllowedType, isSameKind, typeOfName } from './mime-type.ts'

describe('a list of allowed types', () => {
  it.each([
    ['image/png', ['image/png'], true],
    ['IMAGE/PNG', ['image/png'], true],
    ['image/jpeg', ['image/*'], true],
    ['text/plain;charset=UTF-8', ['text/plain'], true],
    ['imagex/png', ['image/*'], false],
    ['image/svg+xml', ['image/png'], false],
    ['', ['image/*'], false],
    ['image/png', [], false],
  ])('%s in %j: %s', (type, allowed, expected) => {
    expect(isAllowedType(type, allowed)).toBe(expected)
  })
})

describe('bytes', () => {
  it.each([
    ['image/jpeg', 'image/png', true],
    ['application/zip', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', true],
    ['application/x-cfb', 'application/msword', true],
    ['application/xml', 'image/svg+xml', true],
    ['text/plain', 'text/csv', true],
    ['text/plain', 'application/json', true],
    ['text/plain', 'image/png', false],
    ['text/plain', 'image/svg+xml', true],
    ['application/pdf', 'image/png', false],
    ['application/zip', 'image/png', false],
    ['image/svg+xml', 'image/png', false],
    ['image/png', 'image/svg+xml', false],
    ['image/png', 'text/html', false],
    ['unknown', 'image/png', false],
  ])('that are %s may be declared as %s: %s', (found, declared, expected) => {
    expect(isSameKind(found, declared)).toBe(expected)
  })
})

it('an extension implies a type, or none', () => {
  expect(typeOfName('a/b.PNG')).toBe('image/png')
  expect(typeOfName('a.tar.constructor')).toBeUndefined()
  expect(typeOfName('png')).toBeUndefined()
})
