import { useEffect, useState } from 'react'
import { serviceIds } from '#content/services.ts'
import { useServiceName } from '../../../calendar/use-service-name.ts'
import { useServices } from '../../../calendar/use-services.ts'
import { useLanguage } from '../../../language/language.tsx'
import { readStaff } from '../staff-client.ts'
import { type EventService, fromServices, fromStaffServices } from './event-service.ts'

/**
 * The services as they are offered now, also those published since the page was loaded.
 * @param isStaff others, and staff until the answer is there, choose among those of the page
 */
export function useEventServices(isStaff: boolean): readonly EventService[] {
  const language = useLanguage()
  const nameOf = useServiceName()
  const services = useServices()
  const [now, setNow] = useState<readonly EventService[]>()
  useEffect(() => {
    if (!isStaff) return
    const leaving = new AbortController()
    void readStaff<'/services'>('/services', leaving.signal).then((answer) => {
      if (answer.ok && !leaving.signal.aborted) setNow(fromStaffServices(answer.value.services, language))
    })
    return () => leaving.abort()
  }, [isStaff, language])
  return (
    now ?? serviceIds(services).map((id) => fromServices(services, id, nameOf(id).replaceAll('\u00ad', '')))
  )
}
