/**
 * The drawing of each introducing page, the one its `drawingAlt` describes: the plan of Lake Zug or a picture in
 * `public/scenes`. Posters are 640 × 800, gear is 480 × 480.
 */
export const PAGE_DRAWINGS = {
  'project-management': 'plan',
  'project-request': '/scenes/gear-feldbuch.svg',
  'survival-training': '/scenes/nacht.svg',
  'survival-aufbruch': '/scenes/aufbruch.svg',
  'survival-durchhaltevermoegen': '/scenes/nacht.svg',
  'survival-klarer-kompass': '/scenes/kompass.svg',
  'team-events': '/scenes/wasser.svg',
  'team-event-back-to-the-roots': '/scenes/wurzeln.svg',
  'team-event-feuer-und-fokus': '/scenes/feuer.svg',
  'team-event-orientierungspunkt': '/scenes/posten.svg',
  'team-event-shelter-bau': '/scenes/shelter.svg',
  'team-event-wasser-und-willenskraft': '/scenes/wasser.svg',
  'team-event-survival-mindset': '/scenes/mindset.svg',
  philosophy: '/scenes/mindset.svg',
  team: 'plan',
  contact: 'plan',
  calendar: '/scenes/aufbruch.svg',
  booking: '/scenes/gear-kompass.svg',
  login: '/scenes/gear-schnur.svg',
  privacy: '/scenes/gear-feldbuch.svg',
  imprint: '/scenes/gear-feldbuch.svg',
  terms: '/scenes/gear-feldbuch.svg',
} as const
