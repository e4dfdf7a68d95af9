import { describe, expect, it } from 'vitest'
import { linkFreeLine } from './link-free-line.ts'

describe('a typed name', () => {
  it.each([
    'Lia Rossi',
    'Dr. Jean-Luc O’Neill',
    'J.R.R. Tolkien',
    'Müller & Söhne AG',
    'St. Gallen',
    'c/o Meier, 2. Stock',
    'Dorfstrasse 1a',
    '山田太郎',
  ])('is kept: %s', (name) => expect(linkFreeLine(name)).toBe(name))

  it.each([
    'https://evil.example',
    'Gewonnen: evil.example/gratis',
    'Lia evil.ch',
    'www evil ch',
    'evil。com',
    'evil．com',
    'lia@evil.example',
    '<a href=x>',
    '\\\\evil\\share',
    'x'.repeat(81),
    ' ',
  ])('is left out of mails: %s', (name) => expect(linkFreeLine(name)).toBeUndefined())

  it('is one line', () => expect(linkFreeLine('Lia\r\nRossi')).toBe('Lia Rossi'))
})
