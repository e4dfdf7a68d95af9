import type { Qualification } from '#content/owner-facts.ts'
import { useLanguage } from '../../../language/language.tsx'

export function Qualifications({ of: qualifications }: { of: readonly Qualification[] }) {
  const language = useLanguage()
  return qualifications.map(({ name, body, year }) => (
    <p key={`${name.de} ${year}`} className="num">{`${name[language]}, ${body}, ${year}`}</p>
  ))
}
