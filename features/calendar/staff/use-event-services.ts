import { useEffect, useState } from 'react'
import { serviceIds } from '#features/services/content/services.ts'
import { useServiceName } from '#features/services/site/use-service-name.ts'
import { useServices } from '#features/services/site/use-services.ts'
import { useLanguage } from '#site/language/language.tsx'
import { call } from '#kit/client.ts'
import { events } from './event.contract.ts'
import { type EventService, fromOffered, fromServices } from './event-service.ts'

/**
 * The services as they are offered now, also those published since the page was loaded.
 * @param maySell others, and staff until the answer is there, choose among those of the page
 */
export function useEventServices(maySell: boolean): readonly EventService[] {
  const language = useLanguage()
  const nameOf = useServiceName()
  const services = useServices()
  const [now, setNow] = useState<readonly EventService[]>()
  useEffect(() => {
    if (!maySell) return
    const leaving = new AbortController()
    void call(events.services, {}, { signal: leaving.signal }).then((answer) => {
      if (answer.ok && !leaving.signal.aborted) setNow(fromOffered(answer.value.services, language))
    })
    return () => leaving.abort()
  }, [maySell, language])
  return (
    now ?? serviceIds(services).map((id) => fromServices(services, id, nameOf(id).replaceAll('\u00ad', '')))
  )
}
