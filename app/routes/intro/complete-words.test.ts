import { expect, it } from 'vitest'
import { company } from '#content/company.ts'
import calendar from '#content/calendar/de.ts'
import contact from '#content/contact/de.ts'
import imprint from '#content/imprint/de.ts'
import privacy from '#content/privacy/de.ts'
import team from '#content/team/de.ts'
import terms from '#content/terms/de.ts'
import { completeWords } from './complete-words.ts'

it.each([contact, imprint, privacy, terms])('leaves no place open in $title', (words) => {
  expect(JSON.stringify(completeWords(words))).not.toMatch(/\{\w+\}/)
})

it('names the company, its postal address and its e-mail in the imprint', () => {
  const values = completeWords(imprint).facts.map(({ value }) => value)
  expect(values).toContain(company.legalName)
  expect(values).toContain(`${company.street}, ${company.postalCode} ${company.city}`)
  expect(values).toContain(company.email)
})

it('opens a mail or a call from the contact page before anything else', () => {
  const [mail, call] = completeWords(contact).actions
  expect(mail?.to).toBe(`mailto:${company.email}`)
  expect(call?.to).toMatch(/^tel:\+\d+$/)
})

it('shows the two members before how they work, and says when no event is planned', () => {
  expect(
    completeWords(team)
      .sections.slice(0, 2)
      .map(({ title }) => title),
  ).toEqual(team.members.map(({ role }) => role))
  expect(completeWords(calendar).sections[0]).toEqual({
    title: calendar.upcoming,
    paragraphs: [calendar.empty],
  })
})
