import { serviceNamespace } from '#features/services/content/service-namespace.ts'
import { isCourse, type ServiceId } from '#features/services/content/services.ts'
import type { PageHit } from '#features/search/page-hit.ts'
import { loadDates, type NextDatesData } from '#features/calendar/site/load-dates.ts'
import type { PageEnvironment } from '#site/environment.ts'
import type { LoaderInput } from '#site/page.tsx'
import { loadSuggestions } from '#site/routes/not-found/not-found.loader.ts'
import { leadOn } from './lead-on.ts'

/** A list: there is no such service, and this may have been meant. */
export type AddedServiceData = (NextDatesData & { serviceId: ServiceId }) | PageHit[]

const DATES = 4

/** Of a service that owners added (ADR-036); redirects from a retired one. */
export async function loadAddedService(
  kind: 'course' | 'team-event',
  environment: PageEnvironment,
  input: LoaderInput,
): Promise<AddedServiceData> {
  const { courses, teamEvents } = environment.services
  const id = input.params['slug'] ?? ''
  leadOn(environment.services, id, input.url)
  const service = [...courses, ...teamEvents].find((each) => each.id === id)
  if (!service || isCourse(service) !== (kind === 'course')) return loadSuggestions(environment, input)
  const [dates] = await Promise.all([
    loadDates(() => [id], DATES)(environment),
    environment.loadMessages([serviceNamespace(service)]),
  ])
  return { ...dates, serviceId: id }
}
