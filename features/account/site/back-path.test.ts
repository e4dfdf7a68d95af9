import fc from 'fast-check'
import { expect, it } from 'vitest'
import { backPath } from './back-path.ts'

const back = (path: string) => backPath(`?back=${encodeURIComponent(path)}`)

it('accepts a path of this site, with its query and fragment', () => {
  expect(back('/event-kalender?service=aufbruch&month=2027-03#x')).toBe(
    '/event-kalender?service=aufbruch&month=2027-03#x',
  )
  expect(back('/')).toBe('/')
})

it('drops the language, which may have changed meanwhile', () => {
  expect(back('/shop?lng=fr&sort=price')).toBe('/shop?sort=price')
  expect(back('/shop?lng=fr')).toBe('/shop')
})

it.each([
  '',
  'shop',
  'https://evil.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/shop/..//evil.example',
  ' //evil.example',
  'javascript:alert(1)',
  '/login',
  '/login/?back=/login',
])('refuses %j', (path) => {
  expect(back(path)).toBeUndefined()
})

it('never leaves this site, whatever the link contains', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '\t',
    '\n',
    '@',
    ':',
    '?',
    '#',
    '%2f',
    'evil.example',
    ' ',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const target = back(`/${parts.join('')}`)
      return target === undefined || new URL(target, 'https://own.example').origin === 'https://own.example'
    }),
  )
})
