import type { ServiceId } from '#content/services.ts'
import { same, type Text, text } from './catalog-seed.ts'

/** A course or event as the season repeats it. */
export interface SeedRound {
  serviceId: ServiceId | null
  title: Text
  place: Text
  meetingPoint: Text
  /** Days after the Monday of its week, and times of the clock. */
  starts: [day: number, time: string]
  ends: [day: number, time: string]
  places: number
  /** Per person; null: the price of the course. */
  priceCents: number | null
  minimumParticipants: number | null
  /** Week of the season, counted from the one of the first start, and how many places are taken. */
  dates: [week: number, taken: number][]
  /** Weeks whose event had to be called off. */
  cancelled?: number[]
}

const openGroup = (name: string) =>
  text(`${name}, offene Gruppe`, `${name}, open group`, `${name}, groupe ouvert`, `${name}, gruppo aperto`)
const station = (place: string) =>
  text(`Bahnhof ${place}`, `${place} railway station`, `Gare de ${place}`, `Stazione di ${place}`)

const COURSES: SeedRound[] = [
  {
    serviceId: 'aufbruch',
    title: same('Aufbruch'),
    place: same('Zugerberg'),
    meetingPoint: text(
      'Bergstation der Zugerbergbahn',
      'Upper station of the Zugerberg funicular',
      'Station supérieure du funiculaire du Zugerberg',
      'Stazione a monte della funicolare dello Zugerberg',
    ),
    starts: [5, '08:30'],
    ends: [5, '17:00'],
    places: 12,
    priceCents: null,
    minimumParticipants: 6,
    dates: [
      [2, 8],
      [6, 12],
      [11, 5],
      [15, 3],
      [19, 11],
      [24, 4],
      [29, 0],
    ],
  },
  {
    serviceId: 'durchhaltevermoegen',
    title: same('Durchhaltevermögen'),
    place: same('Wildspitz'),
    meetingPoint: station('Sattel-Aegeri'),
    starts: [5, '09:00'],
    ends: [6, '16:00'],
    places: 10,
    priceCents: null,
    minimumParticipants: 5,
    dates: [
      [3, 8],
      [9, 4],
      [16, 6],
      [22, 1],
      [28, 0],
    ],
  },
  {
    serviceId: 'klarer-kompass',
    title: same('Klarer Kompass'),
    place: same('Rigi'),
    meetingPoint: station('Arth-Goldau'),
    starts: [4, '13:00'],
    ends: [6, '16:00'],
    places: 8,
    priceCents: null,
    minimumParticipants: 4,
    dates: [
      [4, 6],
      [12, 7],
      [20, 2],
      [30, 0],
    ],
  },
]

const OPEN_GROUPS: SeedRound[] = [
  {
    serviceId: 'back-to-the-roots',
    title: openGroup('Back to the Roots'),
    place: same('Steinhauserwald'),
    meetingPoint: station('Steinhausen'),
    starts: [3, '13:00'],
    ends: [3, '17:00'],
    places: 16,
    priceCents: 100_00,
    minimumParticipants: 8,
    dates: [
      [2, 11],
      [10, 6],
      [18, 9],
      [26, 2],
    ],
  },
  {
    serviceId: 'feuer-und-fokus',
    title: openGroup('Feuer & Fokus'),
    place: same('Städtlerwald, Cham'),
    meetingPoint: station('Cham'),
    starts: [3, '09:00'],
    ends: [3, '17:00'],
    places: 14,
    priceCents: 200_00,
    minimumParticipants: 8,
    dates: [
      [3, 12],
      [13, 5],
      [23, 0],
    ],
  },
  {
    serviceId: 'orientierungspunkt',
    title: openGroup('Orientierungspunkt'),
    place: same('Zugerberg'),
    meetingPoint: text(
      'Talstation der Zugerbergbahn, Schönegg',
      'Lower station of the Zugerberg funicular, Schönegg',
      'Station inférieure du funiculaire du Zugerberg, Schönegg',
      'Stazione a valle della funicolare dello Zugerberg, Schönegg',
    ),
    starts: [3, '13:00'],
    ends: [4, '17:00'],
    places: 14,
    priceCents: 310_00,
    minimumParticipants: 8,
    dates: [
      [7, 9],
      [17, 3],
      [27, 0],
    ],
  },
  {
    serviceId: 'shelter-bau',
    title: openGroup('Shelter-Bau'),
    place: same('Walchwilerberg'),
    meetingPoint: station('Walchwil'),
    starts: [2, '09:00'],
    ends: [2, '17:00'],
    places: 14,
    priceCents: 215_00,
    minimumParticipants: 8,
    dates: [
      [8, 13],
      [16, 4],
      [25, 1],
    ],
  },
  {
    serviceId: 'wasser-und-willenskraft',
    title: openGroup('Wasser & Willenskraft'),
    place: text('Zugersee, Cham', 'Lake Zug, Cham', 'Lac de Zoug, Cham', 'Lago di Zugo, Cham'),
    meetingPoint: text(
      'Villettepark, beim Steg',
      'Villette park, by the jetty',
      'Parc Villette, près du ponton',
      'Parco Villette, presso il pontile',
    ),
    starts: [1, '09:00'],
    ends: [1, '17:00'],
    places: 14,
    priceCents: 215_00,
    minimumParticipants: 8,
    dates: [
      [12, 6],
      [21, 2],
      [31, 0],
    ],
  },
  {
    serviceId: 'survival-mindset',
    title: openGroup('Survival Mindset'),
    place: same('Gottschalkenberg'),
    meetingPoint: text(
      'Bushaltestelle Raten, Passhöhe',
      'Raten bus stop, at the top of the pass',
      'Arrêt de bus Raten, au sommet du col',
      'Fermata del bus Raten, sul passo',
    ),
    starts: [2, '09:00'],
    ends: [2, '17:00'],
    places: 16,
    priceCents: 200_00,
    minimumParticipants: 8,
    dates: [
      [4, 3],
      [14, 10],
      [24, 1],
    ],
    cancelled: [4],
  },
]

const EVENINGS: SeedRound[] = [
  {
    serviceId: null,
    title: text(
      'Infoabend: Projektstart ohne Nebel',
      'Information evening: starting a project without fog',
      'Soirée d’information : démarrer un projet sans brouillard',
      'Serata informativa: avviare un progetto senza nebbia',
    ),
    place: same('Cham'),
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
    dates: [
      [2, 9],
      [11, 4],
      [21, 0],
    ],
  },
]

/** Everything that the first season offers: weekends for the courses, working days for teams. */
export const SEASON: SeedRound[] = [...COURSES, ...OPEN_GROUPS, ...EVENINGS]
