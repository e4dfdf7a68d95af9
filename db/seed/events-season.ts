import { FIRST_PRICES } from '#content/first-prices.ts'
import {
  type ServiceId,
  SURVIVAL_COURSES,
  type FirstCourseId,
  type FirstTeamEventId,
} from '#content/services.ts'
import { sameInEveryLanguage, type Text, text } from './catalog-seed.ts'

export interface SeedRound {
  serviceId: ServiceId | null
  title: Text
  place: Text
  meetingPoint: Text
  /** Days after Monday of its week, and wall-clock time. */
  starts: [day: number, time: string]
  ends: [day: number, time: string]
  places: number
  /** Per person; null: the price of the course. */
  priceCents: number | null
  minimumParticipants: number | null
  /** Months (1 to 12); all year without. */
  months?: [first: number, last: number]
  /** First week relative to the season's start, and weeks between dates. */
  weeks: [first: number, step: number]
  /** Taken places per date; `off`: cancelled. */
  taken: (number | 'off')[]
}

const station = (place: string) =>
  text(
    `Bahnhof ${place}`,
    `${place} railway station`,
    `Gare ${/^[AEIOU]/.test(place) ? 'd’' : 'de '}${place}`,
    `Stazione di ${place}`,
  )

const COURSES: SeedRound[] = [
  course('aufbruch', {
    title: sameInEveryLanguage('Aufbruch'),
    place: sameInEveryLanguage('Zugerberg'),
    meetingPoint: text(
      'Bergstation der Zugerbergbahn',
      'Upper station of the Zugerberg funicular',
      'Station supérieure du funiculaire du Zugerberg',
      'Stazione a monte della funicolare dello Zugerberg',
    ),
    days: [5, 5],
    weeks: [2, 4],
    taken: [8, 12, 5, 3, 11, 4, 0],
  }),
  course('durchhaltevermoegen', {
    title: sameInEveryLanguage('Durchhaltevermögen'),
    place: sameInEveryLanguage('Wildspitz'),
    meetingPoint: station('Sattel-Aegeri'),
    days: [5, 6],
    months: [3, 11],
    weeks: [3, 5],
    taken: [8, 4, 6, 1, 0],
  }),
  course('klarer-kompass', {
    title: sameInEveryLanguage('Klarer Kompass'),
    place: sameInEveryLanguage('Rigi'),
    meetingPoint: station('Arth-Goldau'),
    days: [4, 6],
    months: [4, 10],
    weeks: [4, 6],
    taken: [6, 7, 2, 0],
  }),
]

const OPEN_GROUPS: SeedRound[] = [
  openGroup('back-to-the-roots', 'Back to the Roots', {
    place: sameInEveryLanguage('Städtlerwald, Cham'),
    meetingPoint: station('Cham'),
    starts: [3, '13:30'],
    ends: [3, '17:30'],
    weeks: [2, 7],
    taken: [11, 6, 9, 2],
  }),
  openGroup('feuer-und-fokus', 'Feuer & Fokus', {
    place: sameInEveryLanguage('Städtlerwald, Cham'),
    meetingPoint: station('Cham'),
    starts: [3, '09:00'],
    ends: [3, '17:00'],
    weeks: [3, 8],
    taken: [14, 5, 0],
  }),
  openGroup('orientierungspunkt', 'Orientierungspunkt', {
    place: sameInEveryLanguage('Zugerberg'),
    meetingPoint: text(
      'Talstation der Zugerbergbahn, Schönegg',
      'Lower station of the Zugerberg funicular, Schönegg',
      'Station inférieure du funiculaire du Zugerberg, Schönegg',
      'Stazione a valle della funicolare dello Zugerberg, Schönegg',
    ),
    starts: [3, '09:00'],
    ends: [4, '12:00'],
    months: [4, 10],
    weeks: [7, 6],
    taken: [9, 3, 0],
  }),
  openGroup('shelter-bau', 'Shelter-Bau', {
    place: sameInEveryLanguage('Chiemenwald, Risch'),
    meetingPoint: station('Immensee'),
    starts: [2, '09:00'],
    ends: [2, '17:00'],
    months: [3, 11],
    weeks: [6, 7],
    taken: [13, 4, 1],
  }),
  openGroup('wasser-und-willenskraft', 'Wasser & Willenskraft', {
    place: text(
      'An der Lorze, Cham',
      'By the Lorze, Cham',
      'Au bord de la Lorze, Cham',
      'Lungo la Lorze, Cham',
    ),
    meetingPoint: station('Cham'),
    starts: [1, '09:00'],
    ends: [1, '17:00'],
    months: [5, 9],
    weeks: [5, 4],
    taken: [6, 2, 0],
  }),
  openGroup('survival-mindset', 'Survival Mindset', {
    place: sameInEveryLanguage('Walchwilerberg'),
    meetingPoint: station('Walchwil'),
    starts: [2, '09:00'],
    ends: [2, '17:00'],
    weeks: [4, 6],
    taken: ['off', 10, 4, 1],
  }),
]

const EVENINGS: SeedRound[] = [
  {
    serviceId: null,
    title: text(
      'Infoabend: Projektstart ohne Nebel',
      'Information evening: starting a project without fog',
      'Soirée d’information\u202f: démarrer un projet sans brouillard',
      'Serata informativa: avviare un progetto senza nebbia',
    ),
    place: sameInEveryLanguage('Cham'),
    meetingPoint: text(
      'Seminarraum beim Bahnhof Cham',
      'Seminar room by Cham railway station',
      'Salle de séminaire près de la gare de Cham',
      'Sala seminari presso la stazione di Cham',
    ),
    starts: [2, '17:30'],
    ends: [2, '19:00'],
    places: 20,
    priceCents: 0,
    minimumParticipants: null,
    weeks: [2, 8],
    taken: [9, 4, 0],
  },
]

/** Weekends for courses, working days for teams. */
export const SEASON: SeedRound[] = [...COURSES, ...OPEN_GROUPS, ...EVENINGS]

type Course = Pick<SeedRound, 'title' | 'place' | 'meetingPoint' | 'months' | 'weeks' | 'taken'> & {
  days: [first: number, last: number]
}

/** Group size, hours and price come from `content/services.ts`. */
function course(serviceId: FirstCourseId, { days: [first, last], ...round }: Course): SeedRound {
  const found = SURVIVAL_COURSES.find(({ id }) => id === serviceId)
  if (!found) throw new Error(`no course ${serviceId}`)
  return {
    ...round,
    serviceId,
    starts: [first, found.hours.from],
    ends: [last, found.hours.to],
    places: found.group.to,
    priceCents: null,
    minimumParticipants: found.group.from,
  }
}

type OpenGroup = Omit<Course, 'days' | 'title'> & Pick<SeedRound, 'starts' | 'ends'>

/** Individuals pay the per-person price of a group of 13. */
function openGroup(serviceId: FirstTeamEventId, name: string, round: OpenGroup): SeedRound {
  return {
    ...round,
    serviceId,
    title: text(
      `${name}, offene Gruppe`,
      `${name}, open group`,
      `${name}, groupe ouvert`,
      `${name}, gruppo aperto`,
    ),
    places: 16,
    priceCents: FIRST_PRICES[serviceId][1] ?? null,
    minimumParticipants: 8,
  }
}
