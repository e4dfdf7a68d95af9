import { useMessages } from '#site/language/language.tsx'
import { isMember, type PersonId } from '#features/company/content/people.ts'

/** In the address, for somebody who is not on the page yet. */
export const NEW_PERSON = 'new'

/** The place of a person on the team page. */
export function usePersonRole(): (id: PersonId) => string {
  const messages = useMessages('staff-people')
  return (id) => (isMember(id) ? messages.members[id] : messages.further)
}
