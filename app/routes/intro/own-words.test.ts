import { expect, it } from 'vitest'
import calendar from '#content/calendar/de.ts'
import { withOwnWords } from './own-words.ts'

it('says that no event is planned', () => {
  expect(withOwnWords(calendar).sections[0]).toEqual({
    title: calendar.upcoming,
    paragraphs: [calendar.empty],
  })
})
