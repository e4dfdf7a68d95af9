import { useAuth } from '../../../auth/auth-context.ts'
import { useMessages } from '../../../language/language.tsx'
import { paths } from '../../../paths.ts'
import { ArrowLink } from '../../../ui/arrow-link.tsx'

/** The way to the bookings of an event, for who is signed in. */
export function ManageLink({ eventId }: { eventId: string }) {
  const { manage } = useMessages('event')
  const { session } = useAuth()
  return session && <ArrowLink to={paths.staffEvent(eventId)}>{manage}</ArrowLink>
}
