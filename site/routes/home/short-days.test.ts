import { expect, it } from 'vitest'
import { LANGUAGES } from '#i18n/languages.ts'
import { shortDays } from './short-days.ts'

const written = (firstDay: string, lastDay: string) =>
  LANGUAGES.map((language) =>
    shortDays(language, { firstDay, lastDay }, 2026)
      .replace(/\u2060/g, '')
      .replaceAll('\u00a0', ' '),
  )

it('leaves out the current year', () => {
  expect(written('2026-03-14', '2026-03-14')).toEqual(['14. März', '14 March', '14 mars', '14 marzo'])
  expect(written('2026-05-01', '2026-05-01')).toEqual(['1. Mai', '1 May', '1er mai', '1° maggio'])
})
it('names a month once', () => {
  expect(written('2026-04-11', '2026-04-12')[0]).toBe('11.–12. April')
  expect(written('2026-04-30', '2026-05-02')).toEqual([
    '30. April – 2. Mai',
    '30 April – 2 May',
    '30 avril – 2 mai',
    '30 aprile – 2 maggio',
  ])
})
it('names any other year once, and both at the turn of the year', () => {
  expect(written('2027-01-09', '2027-01-10')[0]).toBe('9.–10. Januar 2027')
  expect(written('2027-04-30', '2027-05-02')[0]).toBe('30. April – 2. Mai 2027')
  expect(written('2026-12-31', '2027-01-02')[0]).toBe('31. Dezember – 2. Januar 2027')
})
