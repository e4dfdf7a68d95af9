import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitLinks } from './split-links.ts'

it('finds links and addresses in their order', () => {
  expect(splitLinks('Siehe [AGB](/agb) oder hallo@example.ch.')).toEqual([
    { start: 0, label: 'Siehe ' },
    { start: 6, label: 'AGB', target: '/agb' },
    { start: 17, label: ' oder ' },
    { start: 23, label: 'hallo@example.ch', target: 'mailto:hallo@example.ch' },
    { start: 39, label: '.' },
  ])
})

it('loses no character of a text without markup', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const plain = text.replace(/[[\]@]/g, '')
      expect(
        splitLinks(plain)
          .map(({ label }) => label)
          .join(''),
      ).toBe(plain)
    }),
  )
})
