/** Of any service. Owners add services (ADR-036), so every text may be one: look it up in `Services`. */
export type ServiceId = string

/** Looks like one; whether there is such a service is for the use case to find. */
export const SERVICE_ID = /^[a-z][a-z0-9-]{0,59}$/

interface ServiceBase {
  /** The last part of the page's path and the `serviceId` of the booking page. Never changes. */
  id: ServiceId
  /** Whose programme in short, drawings and shared words a service has that is not in the files. */
  like?: FirstServiceId
  /** A drawing's name, one of the nine (whose drawing it is) or the id of an own picture; left out: its own drawing. */
  picture?: string
  /** Of a retired one: the service that its address leads to; left out: the overview. */
  leadsTo?: ServiceId
}

export interface SurvivalCourse extends ServiceBase {
  level: 1 | 2 | 3
  days: number
  nights: number
  group: { readonly from: number; readonly to: number }
  /** They start on the first day and end on the last. */
  hours: { readonly from: string; readonly to: string }
  /** All days together. */
  walk: { readonly kilometres: number; readonly ascentMetres: number }
  minimumAge: number
}

/**
 * Brackets price the whole group (RULING 1): flat up to `flatUpTo` people, above that every person pays the rate of the
 * group's bracket. Above the last bracket only a request.
 */
export interface TeamEvent extends ServiceBase {
  hours: number
  days: number
  nights: number
  flatUpTo: number
  brackets: readonly { readonly upTo: number }[]
}

/** What one publication offers, in the order of the site. */
export interface Services {
  courses: readonly SurvivalCourse[]
  teamEvents: readonly TeamEvent[]
  /** Not offered any more: dates, bookings and documents continue naming them. */
  retired: readonly (SurvivalCourse | TeamEvent)[]
}

/**
 * Lengths and group limits of SPEC §9; prices are in `service-prices.ts`. Group sizes, usual hours, walks and ages of the
 * courses are not in SPEC §9: drafts for the owner to confirm. What owners change or add lies above (ADR-036).
 */
export const SURVIVAL_COURSES = [
  {
    id: 'aufbruch',
    level: 1,
    days: 1,
    nights: 0,
    group: { from: 6, to: 12 },
    hours: { from: '09:00', to: '17:00' },
    walk: { kilometres: 6, ascentMetres: 200 },
    minimumAge: 16,
  },
  {
    id: 'durchhaltevermoegen',
    level: 2,
    days: 2,
    nights: 1,
    group: { from: 6, to: 10 },
    hours: { from: '09:00', to: '15:00' },
    walk: { kilometres: 12, ascentMetres: 800 },
    minimumAge: 18,
  },
  {
    id: 'klarer-kompass',
    level: 3,
    days: 2.5,
    nights: 2,
    group: { from: 4, to: 8 },
    hours: { from: '13:00', to: '16:00' },
    walk: { kilometres: 24, ascentMetres: 1600 },
    minimumAge: 18,
  },
] as const satisfies readonly SurvivalCourse[]

export const TEAM_EVENTS = [
  {
    id: 'back-to-the-roots',
    hours: 4,
    days: 0,
    nights: 0,
    flatUpTo: 12,
    brackets: [{ upTo: 20 }, { upTo: 30 }],
  },
  {
    id: 'feuer-und-fokus',
    hours: 0,
    days: 1,
    nights: 0,
    flatUpTo: 12,
    brackets: [{ upTo: 20 }, { upTo: 30 }],
  },
  {
    id: 'orientierungspunkt',
    hours: 0,
    days: 1.5,
    nights: 1,
    flatUpTo: 12,
    brackets: [{ upTo: 20 }],
  },
  {
    id: 'shelter-bau',
    hours: 0,
    days: 1,
    nights: 0,
    flatUpTo: 12,
    brackets: [{ upTo: 20 }],
  },
  {
    id: 'wasser-und-willenskraft',
    hours: 0,
    days: 1,
    nights: 0,
    flatUpTo: 12,
    brackets: [{ upTo: 20 }],
  },
  {
    id: 'survival-mindset',
    hours: 0,
    days: 1,
    nights: 0,
    flatUpTo: 12,
    brackets: [{ upTo: 20 }, { upTo: 30 }],
  },
] as const satisfies readonly TeamEvent[]

export type FirstCourseId = (typeof SURVIVAL_COURSES)[number]['id']
export type FirstTeamEventId = (typeof TEAM_EVENTS)[number]['id']
/** Of the nine that the files describe. */
export type FirstServiceId = FirstCourseId | FirstTeamEventId

export const FIRST_SERVICE_IDS: readonly FirstServiceId[] = [...SURVIVAL_COURSES, ...TEAM_EVENTS].map(
  ({ id }) => id,
)

/** Until the owners change one. */
export const FIRST_SERVICES: Services = { courses: SURVIVAL_COURSES, teamEvents: TEAM_EVENTS, retired: [] }

export function isCourse(service: SurvivalCourse | TeamEvent): service is SurvivalCourse {
  return 'level' in service
}

/** Offered or retired; undefined where there is no such course. */
export function findCourse({ courses, retired }: Services, id: string | null): SurvivalCourse | undefined {
  return [...courses, ...retired.filter(isCourse)].find((each) => each.id === id)
}

/** Offered or retired; undefined where there is no such service. */
export function findService(services: Services, id: string | null): SurvivalCourse | TeamEvent | undefined {
  const { courses, teamEvents, retired } = services
  return [...courses, ...teamEvents, ...retired].find((each) => each.id === id)
}

/** Of what is offered, courses first. */
export function serviceIds({ courses, teamEvents }: Services): ServiceId[] {
  return [...courses, ...teamEvents].map(({ id }) => id)
}

/** Of what is offered and what is retired, whose dates continue. */
export function datedServiceIds(services: Services): ServiceId[] {
  return [...serviceIds(services), ...services.retired.map(({ id }) => id)]
}

/** Whose entry in the files stands for a service: its own, or that of the one it is like. */
export function firstOf({ id, like }: Pick<SurvivalCourse, 'id' | 'like'>): FirstServiceId {
  return like ?? (id as FirstServiceId)
}
