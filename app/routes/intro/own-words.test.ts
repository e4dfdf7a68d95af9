import { expect, it } from 'vitest'
import calendar from '#content/calendar/de.ts'
import { company } from '#content/company.ts'
import contact from '#content/contact/de.ts'
import team from '#content/team/de.ts'
import { withOwnWords } from './own-words.ts'

it('shows the two members before how they work', () => {
  const titles = withOwnWords(team).sections.map(({ title }) => title)
  expect(titles.slice(0, 2)).toEqual(team.members.map(({ role }) => role))
  expect(titles).toHaveLength(2 + team.sections.length)
})

it('says that no event is planned', () => {
  expect(withOwnWords(calendar).sections[0]).toEqual({
    title: calendar.upcoming,
    paragraphs: [calendar.empty],
  })
})

it('opens a mail or a call from the contact page before anything else', () => {
  const [mail, call] = withOwnWords(contact).actions
  expect(mail?.to).toBe(`mailto:${company.email}`)
  expect(call?.to).toMatch(/^tel:\+\d+$/)
})
