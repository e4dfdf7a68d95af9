import type { PictureFile } from './content/pictures.ts'
import type { PictureTexts } from './picture.schema.ts'
import type { PictureLack, PictureUse } from './picture-refusal.ts'

/** A picture of the library as staff see it. */
export interface StaffPicture {
  id: string
  /** With what is not on the site yet. */
  texts: PictureTexts
  file: PictureFile
  state: 'draft' | 'published'
  /** Something was written since it was published. */
  hasDraft: boolean
  lacks: PictureLack[]
  uses: PictureUse[]
  /** The newest change. A change has to name it, so that none is overwritten unseen. */
  revision: number
}

export interface EditedPicture extends StaffPicture {
  /** Newest first, the present one included. */
  history: { revision: number; at: string; author: string | null; texts: PictureTexts }[]
}

/** The pictures of a page, in their order; the first is the large one. */
export interface StaffStrip<Page extends string = string> {
  page: Page
  pictures: readonly string[]
  revision: number
}

export const MOST_IN_STRIP = 12
