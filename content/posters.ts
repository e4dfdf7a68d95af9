import { type FirstServiceId, firstOf, type SurvivalCourse } from './services.ts'

/** 640 × 800, with its own light and dark palette. */
export const POSTERS: Readonly<Record<FirstServiceId, string>> = {
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

export function posterOf(service: Pick<SurvivalCourse, 'id' | 'like' | 'picture'>): string {
  return POSTERS[service.picture ?? firstOf(service)]
}
