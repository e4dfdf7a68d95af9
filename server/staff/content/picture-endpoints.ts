import { z } from 'zod'
import { FACT_PAGES } from '#content/missing-facts.ts'
import { listAddresses } from '#features/account/database/users-repository.server.ts'
import { recropProducts } from '#features/catalog/staff/recrop-products.server.ts'
import { saveFactDraft } from '#features/facts/publish-fact.server.ts'
import { listFacts } from '#features/facts/read-facts.server.ts'
import { findLacks, type PictureTexts, pictureTextsSchema } from '#features/pictures/picture.schema.ts'
import { previewPicture } from '#features/pictures/preview-picture.server.ts'
import { findTooSmall, renderPicture } from '#features/pictures/render-picture.server.ts'
import { publishing } from '../../messages/publishing.ts'
import { findPicture, listPictures, readPicture } from '../../pictures/list-pictures.ts'
import { PHOTO_STRIP, PICTURE } from '../../pictures/picture-kinds.ts'
import { answerWith, refuseStaff } from '../answer-staff.ts'
import { publishStaffFact } from './publish-staff-fact.ts'
import type { StaffDeps, StaffRoute } from '../staff-deps.ts'

const upload = z.object({ original: z.uuid() })
const seen = z.int().min(0)
const change = z.object({ texts: pictureTextsSchema, seen })
const strip = z.object({ pictures: PHOTO_STRIP.schema, seen })

const MIDDLE = { x: 50, y: 50 }
const NO_ALT = { de: '', en: '', fr: '', it: '' }

/** The library of pictures, and the pages that show rows of them. */
export function pictureEndpoints(route: StaffRoute, deps: StaffDeps): void {
  const { db, clock, pictures: store } = deps
  const facts = { clock, ...publishing(PICTURE.name) }

  /** Who takes pictures is mostly the same person. */
  async function usualAuthor(): Promise<Pick<PictureTexts, 'author' | 'right'>> {
    const last = (await listPictures(db)).find(({ texts }) => texts.author !== '')
    return { author: last?.texts.author ?? '', right: last?.texts.right ?? 'own' }
  }

  route('POST', '/picture-previews', 'pictures', 'none', upload, async ({ body, reply }) =>
    answerWith(reply, await previewPicture(store, body.original), ({ width, height }) => ({ width, height })),
  )

  route('GET', '/pictures', 'pictures', 'none', async () => ({ pictures: await listPictures(db) }))

  route('GET', '/pictures/:id', 'pictures', 'none', async ({ id, reply }) => {
    const picture = await readPicture(db, id, (authors) => listAddresses(db, authors))
    if (!picture) return refuseStaff(reply, { code: 'unknown_picture' })
    if (picture.texts.author !== '') return { picture }
    return { picture: { ...picture, texts: { ...picture.texts, ...(await usualAuthor()) } } }
  })

  route('POST', '/pictures', 'pictures', 'none', upload, async ({ body: { original }, member, reply }) => {
    const previewed = await previewPicture(store, original)
    if (!previewed.ok) return refuseStaff(reply, previewed.refusal)
    const tooSmall = findTooSmall(previewed.value)
    if (tooSmall) return refuseStaff(reply, tooSmall)
    const value = { focus: MIDDLE, alt: NO_ALT, ...(await usualAuthor()), file: previewed.value }
    const input = { key: original, value, seen: 0 }
    const saved = await db.transaction((tx) => saveFactDraft(tx, facts, PICTURE, input, member.id))
    return answerWith(reply, saved, () => ({ id: original }))
  })

  route('POST', '/pictures/:id/drafts', 'pictures', 'none', change, async ({ id, body, member, reply }) => {
    const picture = await findPicture(db, id)
    if (!picture) return refuseStaff(reply, { code: 'unknown_picture' })
    const input = { key: id, value: { ...body.texts, file: picture.file }, seen: body.seen }
    const saved = await db.transaction((tx) => saveFactDraft(tx, facts, PICTURE, input, member.id))
    return answerWith(reply, saved, ({ revision }) => ({ revision }))
  })

  route(
    'POST',
    '/pictures/:id/publication',
    'pictures',
    'none',
    change,
    async ({ id, body, member, reply }) => {
      const { texts } = body
      const picture = await findPicture(db, id)
      if (!picture) return refuseStaff(reply, { code: 'unknown_picture' })
      const lacks = findLacks(texts)
      if (lacks.length > 0) return refuseStaff(reply, { code: 'picture_incomplete', lacks })
      // Takes seconds, so it runs before the transaction; unused files are swept.
      const rendered = await renderPicture(store, { original: id, focus: texts.focus })
      if (!rendered.ok) return refuseStaff(reply, rendered.refusal)
      const input = { key: id, value: { ...texts, file: picture.file }, seen: body.seen }
      const published = await publishStaffFact(deps, PICTURE, input, member.id, (tx) =>
        recropProducts(tx, id, texts),
      )
      return answerWith(reply, published, ({ revision }) => ({ revision }))
    },
  )

  route('POST', '/pictures/:id/removal', 'pictures', 'deletes_data', z.object({ seen }), async (call) => {
    const { id, body, member, reply } = call
    const picture = await findPicture(db, id)
    if (!picture) return refuseStaff(reply, { code: 'unknown_picture' })
    if (picture.uses.length > 0) return refuseStaff(reply, { code: 'picture_in_use', places: picture.uses })
    const input = { key: id, value: null, seen: body.seen }
    return answerWith(reply, await publishStaffFact(deps, PICTURE, input, member.id), () => ({}))
  })

  route('GET', '/photo-strips', 'pictures', 'none', async () => {
    const told = new Map((await listFacts(db, PHOTO_STRIP)).map((fact) => [fact.key, fact]))
    const strips = FACT_PAGES.map((page) => {
      const fact = told.get(page)
      return { page, pictures: fact?.published ?? [], revision: fact?.revision ?? 0 }
    })
    return { strips }
  })

  route('POST', '/photo-strips/:id', 'pictures', 'none', strip, async ({ id, body, member, reply }) => {
    const page = FACT_PAGES.find((each) => each === id)
    if (!page) return refuseStaff(reply, { code: 'unknown_page' })
    const known = new Set(
      (await listPictures(db)).flatMap((each) => (each.state === 'published' ? [each.id] : [])),
    )
    if (!body.pictures.every((each) => known.has(each)))
      return refuseStaff(reply, { code: 'unknown_picture' })
    const input = { key: page, value: body.pictures, seen: body.seen }
    const published = await publishStaffFact(deps, PHOTO_STRIP, input, member.id)
    return answerWith(reply, published, ({ revision }) => ({ revision }))
  })
}
