export const TEAM_EVENT_LIMITS = {
  place: 120,
  occasion: 200,
  note: 2000,
  name: 120,
  company: 120,
  email: 254,
  phone: 30,
} as const

export const LARGEST_GROUP = 500

/** In the order of the form. */
export const TEAM_EVENT_FIELDS = [
  'serviceId',
  'people',
  'from',
  'to',
  'alternative',
  'place',
  'occasion',
  'note',
  'name',
  'company',
  'email',
  'phone',
  'newsletter',
  'terms',
] as const
export type TeamEventField = (typeof TEAM_EVENT_FIELDS)[number]
