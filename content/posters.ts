import type { ServiceId } from './services.ts'

/** The drawing of each course and team event: 640 × 800, its own palette by day and by night. */
export const POSTERS: Readonly<Record<ServiceId, string>> = {
  aufbruch: '/scenes/aufbruch.svg',
  durchhaltevermoegen: '/scenes/nacht.svg',
  'klarer-kompass': '/scenes/kompass.svg',
  'back-to-the-roots': '/scenes/wurzeln.svg',
  'feuer-und-fokus': '/scenes/feuer.svg',
  orientierungspunkt: '/scenes/posten.svg',
  'shelter-bau': '/scenes/shelter.svg',
  'wasser-und-willenskraft': '/scenes/wasser.svg',
  'survival-mindset': '/scenes/mindset.svg',
}
