import { isOwnPicture } from './pictures.ts'
import { type FirstServiceId, firstOf, type SurvivalCourse } from '#features/services/content/services.ts'

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

type Drawn = Pick<SurvivalCourse, 'id' | 'like' | 'picture'>

/** The drawing that stands for a service, also where it has an own picture. */
export function posterOf(service: Drawn): string {
  const { picture } = service
  if (!picture || isOwnPicture(picture)) return POSTERS[firstOf(service)]
  return POSTERS[picture as FirstServiceId] ?? `/scenes/${picture}.svg`
}

/** A drawing's name or the id of an own picture. */
export function pictureOf(service: Drawn): string {
  const { picture } = service
  return picture && isOwnPicture(picture)
    ? picture
    : posterOf(service).slice('/scenes/'.length, -'.svg'.length)
}

/** What stands for it that is not its own drawing; undefined while nobody chose otherwise. */
export function chosenPicture(service: Drawn): string | undefined {
  const picture = pictureOf(service)
  return POSTERS[firstOf(service)] === `/scenes/${picture}.svg` ? undefined : picture
}
