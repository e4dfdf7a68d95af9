/**
 * Lengths and group limits of SPEC §9; prices are in `service-prices.ts`. The id is the last part of the page's path and
 * the `serviceId` of the booking page. Group sizes, usual hours, walks and ages of the courses are not in
 * SPEC §9: drafts for the owner to confirm. `hours` start on the first day and end on the last; `walk` adds up all days.
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
] as const

/**
 * Brackets price the whole group (RULING 1): flat up to `flatUpTo` people, above that every person pays the rate of the
 * group's bracket. Above the last bracket only a request.
 */
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
] as const

export type SurvivalCourse = (typeof SURVIVAL_COURSES)[number]
export type TeamEvent = (typeof TEAM_EVENTS)[number]
export type SurvivalSlug = SurvivalCourse['id']
export type TeamEventSlug = TeamEvent['id']
export type ServiceId = SurvivalSlug | TeamEventSlug

export const SERVICE_IDS: readonly ServiceId[] = [...SURVIVAL_COURSES, ...TEAM_EVENTS].map(({ id }) => id)
