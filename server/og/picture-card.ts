import type { Namespace, Namespaces } from '#i18n/namespaces.ts'
import type { Language } from '#i18n/languages.ts'
import type { GroundName } from './palette.ts'

export interface SignTexts {
  /** Destination, at the left. */
  text: string
  /** Time or price, at the right. */
  note?: string | undefined
  /** 2: white-red-white tip, 3: blue with white-blue-white tip. */
  level?: 1 | 2 | 3 | undefined
}

/** What stands beside the words. Names are those of drawings in `public/scenes`. */
export type CardDrawing =
  /** Under the title, with a signpost. */
  | { kind: 'panorama'; place: SignTexts; signs: SignTexts[] }
  | { kind: 'poster'; scene: string }
  /** Three side by side, or plates in rows of three. */
  | { kind: 'posters'; scenes: string[] }
  /** The sheet of the lake: the walk round it, the straight plan and what was walked, or the place alone. */
  | { kind: 'plan'; shows: 'walk' | 'project' | 'cham' }
  /** The disc of a trunk, larger than its place. */
  | { kind: 'rings' }
  /** One piece of gear, or four on a sheet each. */
  | { kind: 'goods'; scenes: string[] }
  | { kind: 'ticket'; scene: string; level: 1 | 2 | 3 | null; label: string; name: string; price: string }

/** Everything a picture shows, as plain data: equal cards are equal pictures. */
export interface PictureCard {
  ground: GroundName
  drawing: CardDrawing
  /** Stands over the title. */
  kicker?: string | undefined
  /** Given lines are kept where they fit. */
  title: string | readonly string[]
  sign?: SignTexts | undefined
}

export interface DescribedCard {
  card: PictureCard
  /** What the picture shows, for those who do not see it. */
  alt: string
}

export interface PageTexts {
  language: Language
  namespace: Namespace
  /** The page's own words. */
  words: { meta: { title: string } }
  common: Namespaces['common']
}
