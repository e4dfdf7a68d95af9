import { bareServiceName, serviceGloss, withoutGloss } from '#features/services/content/service-name.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { useMessages } from '#site/language/language.tsx'

/** Names of services get soft hyphens from the messages, and their gloss in small letters. */
export function ServiceTitle({
  of: { serviceId, title },
}: {
  of: Pick<CalendarEvent, 'serviceId' | 'title'>
}) {
  const common = useMessages('common')
  if (!serviceId) return title
  const name = bareServiceName(common, serviceId)
  const gloss = serviceGloss(common, serviceId)
  return (
    <>
      {withoutGloss(common, serviceId, title).replace(name.replaceAll('\u00ad', ''), () => name)}
      {gloss && <small>{` ${gloss}`}</small>}
    </>
  )
}
