import type { FactPage } from '#features/facts/content/owner-facts.ts'
import { contract, get, post } from '#kit/contract.ts'
import { json, revision, uuid } from '#kit/fields.ts'
import { PICTURE_REFUSALS } from '../picture-refusal.ts'
import type { PictureTexts } from '../picture.schema.ts'
import type { EditedPicture, StaffPicture, StaffStrip } from '../staff-picture.ts'

const upload = { original: uuid() }
const change = { texts: json<PictureTexts>(), seen: revision() }
type Revision = { revision: number }

/** The library of pictures, and the pages that show rows of them. */
export const pictures = contract(
  { permission: 'pictures', isSmall: true, refusals: PICTURE_REFUSALS, missing: 'unknown_picture' },
  {
    list: get('/pictures').answers<{ pictures: StaffPicture[] }>(),
    read: get('/pictures/:id').answers<{ picture: EditedPicture }>(),
    preview: post('/picture-previews', upload).answers<{ width: number; height: number }>(),
    /** Under the id of its upload. */
    add: post('/pictures', upload).answers<{ id: string }>(),
    save: post('/pictures/:id/drafts', change).answers<Revision>(),
    publish: post('/pictures/:id/publication', change).answers<Revision>(),
    remove: post('/pictures/:id/removal', { seen: revision() }, { risk: 'deletes_data' }),
    strips: get('/photo-strips').answers<{ strips: StaffStrip<FactPage>[] }>(),
    /** By the name of the page. */
    arrange: post(
      '/photo-strips/:id',
      { pictures: json<string[]>(), seen: revision() },
      { id: /^[a-zA-Z-]{1,40}$/, missing: 'unknown_page' },
    ).answers<Revision>(),
  },
)
