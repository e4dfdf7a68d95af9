import type { Namespace, Namespaces } from '#i18n/namespaces.ts'
import type { Language } from '#i18n/languages.ts'
import type { GroundName } from './palette.ts'

/** Open Graph standard size in pixels. */
export const PICTURE_WIDTH = 1200
export const PICTURE_HEIGHT = 630

export interface SignTexts {
  text: string
  note?: string | undefined
  /** 2: white-red-white tip, 3: blue with white-blue-white tip. */
  level?: 1 | 2 | 3 | undefined
}

/** Scene names are those in `public/scenes`. */
export type CardDrawing =
  | { kind: 'panorama'; place: SignTexts; signs: SignTexts[] }
  | { kind: 'poster'; scene: string }
  /** An own picture: the name of its rendering, and its colour until then. */
  | { kind: 'photograph'; file: string; colour: string }
  /** Three side by side, or plates in rows of three. */
  | { kind: 'posters'; scenes: string[] }
  /** The map of the lake: the walk, the planned and actual route, or Cham only. */
  | { kind: 'plan'; shows: 'walk' | 'project' | 'cham' }
  | { kind: 'rings' }
  /** One piece of gear, or four on separate sheets. */
  | { kind: 'goods'; scenes: string[] }
  | { kind: 'ticket'; scene: string; level: 1 | 2 | 3 | null; label: string; name: string; price: string }

/** Plain data: equal cards give equal pictures. */
export interface PictureCard {
  ground: GroundName
  drawing: CardDrawing
  kicker?: string | undefined
  /** Given lines are kept where they fit. */
  title: string | readonly string[]
  sign?: SignTexts | undefined
}

export interface DescribedCard {
  card: PictureCard
  alt: string
}

export interface PageTexts {
  language: Language
  namespace: Namespace
  messages: { meta: { title: string } }
  common: Namespaces['common']
  /** Of a service that owners added. */
  duration?: string | undefined
}
