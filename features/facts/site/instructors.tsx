import { useMessages } from '#site/language/language.tsx'

/** Who leads outdoors and what they learnt, a line each; nothing while no name is given. */
export function Instructors() {
  const { facts } = useMessages('evidence')
  const { leader } = useMessages('common')
  const { name: first, qualifications: learnt } = leader
  const people = [...(first ? [{ name: first, qualifications: learnt }] : []), ...facts.instructors]
  return people.map(({ name, qualifications }) => (
    <p key={name}>
      <b>{name}</b>
      {qualifications.length > 0 && ` (${qualifications.join('; ')})`}
    </p>
  ))
}
