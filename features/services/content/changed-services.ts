import {
  FIRST_SERVICES,
  type Services,
  SURVIVAL_COURSES,
  type SurvivalCourse,
  TEAM_EVENTS,
  type TeamEvent,
} from './services.ts'

/** An id stands for one of the nine as the scripts have it. */
type Changed<Service> = readonly (Service | string)[]

/** What differs from `FIRST_SERVICES`, as browsers get it with the texts; an absent list is as it was first. */
export interface ChangedServices {
  courses?: Changed<SurvivalCourse>
  teamEvents?: Changed<TeamEvent>
  retired?: Changed<SurvivalCourse | TeamEvent>
}

const FIRST = [...SURVIVAL_COURSES, ...TEAM_EVENTS]

/** Undefined when nothing differs. */
export function toChangedServices(services: Services): ChangedServices | undefined {
  if (services === FIRST_SERVICES) return undefined
  const shorten = <Service extends SurvivalCourse | TeamEvent>(list: readonly Service[]): Changed<Service> =>
    list.map((service) => (FIRST.some((first) => first === service) ? service.id : service))
  return {
    courses: shorten(services.courses),
    teamEvents: shorten(services.teamEvents),
    retired: shorten(services.retired),
  }
}

const known = new WeakMap<ChangedServices, Services>()

/** The same object for the same messages, so that it may be a dependency of hooks. */
export function fromChangedServices(changed: ChangedServices | undefined): Services {
  if (!changed) return FIRST_SERVICES
  const kept = known.get(changed)
  if (kept) return kept
  const { courses, teamEvents, retired } = changed
  const services = {
    courses: courses ? lengthen<SurvivalCourse>(courses) : SURVIVAL_COURSES,
    teamEvents: teamEvents ? lengthen<TeamEvent>(teamEvents) : TEAM_EVENTS,
    retired: retired ? lengthen<SurvivalCourse | TeamEvent>(retired) : [],
  }
  known.set(changed, services)
  return services
}

function lengthen<Service>(list: Changed<Service>): Service[] {
  return list.map((each) =>
    typeof each === 'string' ? (FIRST.find(({ id }) => id === each) as Service) : each,
  )
}
