import { company } from '#content/company.ts'
import type { Qualification } from '#content/owner-facts.ts'
import { useLanguage } from '../language/language.tsx'
import { useOwnerFacts } from './owner-facts-context.ts'

/** Who leads outdoors and what they learnt, a line each; nothing while no name is given. */
export function Instructors() {
  const language = useLanguage()
  const { members, furtherInstructors } = useOwnerFacts()
  const { founder } = company.members
  const people = [
    ...(founder ? [{ name: founder, qualifications: members.founder.qualifications }] : []),
    ...furtherInstructors,
  ]
  const learnt = ({ name, body, year }: Qualification) => `${name[language]} (${body}, ${year})`
  return people.map(({ name, qualifications }) => (
    <p key={name}>
      <b>{name}</b>
      {qualifications.length > 0 && `, ${qualifications.map(learnt).join(', ')}`}
    </p>
  ))
}
