import type { Language } from '#i18n/languages.ts'
import { type RefusalKind, refusals } from '#kit/refusals.ts'

export type PictureRefusal =
  | { code: 'changed_meanwhile' | 'unknown_page' }
  | { code: 'picture_missing' }
  | { code: 'picture_unreadable' }
  | { code: 'picture_too_small'; width: number; height: number }
  | { code: 'unknown_picture' }
  | { code: 'picture_incomplete'; lacks: PictureLack[] }
  | { code: 'picture_in_use'; places: PictureUse[] }

/** The same, with their kinds. */
export const PICTURE_REFUSALS = refusals({
  unknown_page: 'missing',
  changed_meanwhile: 'conflict',
  picture_missing: 'invalid',
  picture_unreadable: 'invalid',
  picture_too_small: 'invalid',
  unknown_picture: 'missing',
  picture_incomplete: 'conflict',
  picture_in_use: 'conflict',
} satisfies Record<PictureRefusal['code'], RefusalKind>)

/** What a picture needs before it is shown. */
export type PictureLack = `alt.${Language}` | 'author'

/** A place where a picture stands, or is written for. */
export interface PictureUse {
  kind: 'person' | 'news' | 'strip' | 'product' | 'fact' | 'other'
  /** Of a person, a piece, a page or another thing. */
  name: string
}
