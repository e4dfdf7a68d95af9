/** The specification's paths, the same in every language (decision 4). */
export const paths = {
  home: '/',
  projectManagement: '/projekt-management',
  projectRequest: '/projekt-management/anfrage',
  survivalTraining: '/survival-training',
  teamEvents: '/team-events',
  philosophy: '/philosophie',
  team: '/team',
  contact: '/kontakt',
  privacy: '/datenschutz',
  imprint: '/impressum',
  terms: '/agb',
  calendar: '/event-kalender',
  shop: '/shop',
  booking: '/buchen',
  success: '/success',
  login: '/login',
  product: (id: string) => `/product/${encodeURIComponent(id)}`,
  survivalLevel: (slug: SurvivalSlug) => `/survival-training/${slug}`,
  survivalAnchor: (slug: SurvivalSlug) => `/survival-training#${slug}`,
  teamEvent: (slug: TeamEventSlug) => `/team-events/${slug}`,
  teamEventAnchor: (slug: TeamEventSlug) => `/team-events#${slug}`,
} as const

export const SURVIVAL_SLUGS = ['aufbruch', 'durchhaltevermoegen', 'klarer-kompass'] as const
export type SurvivalSlug = (typeof SURVIVAL_SLUGS)[number]

export const TEAM_EVENT_SLUGS = [
  'back-to-the-roots',
  'feuer-und-fokus',
  'orientierungspunkt',
  'shelter-bau',
  'wasser-und-willenskraft',
  'survival-mindset',
] as const
export type TeamEventSlug = (typeof TEAM_EVENT_SLUGS)[number]
