import { redirect } from 'react-router'
import { findService, isCourse, type ServiceId, type Services } from '#features/services/content/services.ts'
import { paths } from '#content/paths.ts'

/** The address of a retired service leads to its successor or the overview, for good. @throws the redirect */
export function leadOn(services: Services, id: ServiceId, { search }: URL): void {
  const retired = services.retired.find((each) => each.id === id)
  if (!retired) return
  const next = findService(services, retired.leadsTo ?? null)
  const overview = isCourse(retired) ? paths.survivalTraining : paths.teamEvents
  const target = next ? (isCourse(next) ? paths.survivalLevel(next.id) : paths.teamEvent(next.id)) : overview
  throw redirect(target + search, 301)
}
