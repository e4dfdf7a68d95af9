import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitLinks, splitMarked } from './split-links.ts'

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

it('finds bold text, also around a link', () => {
  expect(
    splitMarked('Bis **14 Tage** und **[AGB](/agb)**.').map(({ label, isBold, target }) => [
      label,
      isBold,
      target,
    ]),
  ).toEqual([
    ['Bis ', false, undefined],
    ['14 Tage', true, undefined],
    [' und ', false, undefined],
    ['AGB', true, '/agb'],
    ['.', false, undefined],
  ])
})

it('shows every text as it is once its signs have a backslash, HTML included', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ -~ä]{0,60}$/), (text) => {
      const escaped = text.replace(/[!-/:-@[-`{-~]/g, String.raw`\$&`)
      const pieces = splitMarked(escaped)
      expect(pieces.map(({ label }) => label).join('')).toBe(text)
      expect(pieces.every(({ isBold, target }) => !isBold && target === undefined)).toBe(true)
    }),
  )
})
