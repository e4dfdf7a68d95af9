import type { FactPage } from '#content/owner-facts.ts'
import type { PictureTexts } from '#features/pictures/picture.schema.ts'
import type { EditedPicture, StaffPicture, StaffStrip } from '#features/pictures/staff-picture.ts'
import type { Action } from '../api/staff-api.ts'

/** `POST` below `/api/staff`. */
export interface PicturePosts {
  '/picture-previews': Action<{ original: string }, { width: number; height: number }>
  '/pictures': Action<{ original: string }, { id: string }>
  '/pictures/:id/drafts': Action<{ texts: PictureTexts; seen: number }, { revision: number }>
  '/pictures/:id/publication': Action<{ texts: PictureTexts; seen: number }, { revision: number }>
  '/pictures/:id/removal': Action<{ seen: number }>
  '/photo-strips/:id': Action<{ pictures: string[]; seen: number }, { revision: number }>
}

/** `GET` below `/api/staff`. */
export interface PictureAnswers {
  '/pictures': { pictures: StaffPicture[] }
  '/pictures/:id': { picture: EditedPicture }
  '/photo-strips': { strips: StaffStrip<FactPage>[] }
}
