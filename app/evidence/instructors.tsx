import type { Qualification } from '#content/owner-facts.ts'
import { useLanguage, useMessages } from '../language/language.tsx'
import { useOwnerFacts } from './owner-facts-context.ts'

/** Who leads outdoors and what they learnt, a line each; nothing while no name is given. */
export function Instructors() {
  const language = useLanguage()
  const { furtherInstructors } = useOwnerFacts()
  const { leader } = useMessages('common')
  const learnt = ({ name, body, year }: Qualification) => `${name[language]}, ${body}, ${year}`
  const people = [
    ...(leader.name ? [{ name: leader.name, qualifications: leader.qualifications }] : []),
    ...furtherInstructors.map(({ name, qualifications }) => ({
      name,
      qualifications: qualifications.map(learnt),
    })),
  ]
  return people.map(({ name, qualifications }) => (
    <p key={name}>
      <b>{name}</b>
      {qualifications.length > 0 && ` (${qualifications.join('; ')})`}
    </p>
  ))
}
