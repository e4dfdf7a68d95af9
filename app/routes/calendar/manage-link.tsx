import { useAuth } from '../../auth/auth-context.ts'
import { useMessages } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { GoLink } from '../../ui/go-link.tsx'

/** The way to the bookings of an event, for who is signed in. */
export function ManageLink({ eventId }: { eventId: string }) {
  const { manage } = useMessages('event')
  const { session } = useAuth()
  return session && <GoLink to={paths.staffEvent(eventId)}>{manage}</GoLink>
}
