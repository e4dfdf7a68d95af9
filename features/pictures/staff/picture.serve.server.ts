import { FACT_PAGES } from '#features/facts/content/missing-facts.ts'
import { listAddresses } from '#features/account/database/users-repository.server.ts'
import { recropProducts } from '#features/catalog/staff/recrop-products.server.ts'
import { saveFactDraft } from '#features/facts/publish-fact.server.ts'
import { listFacts } from '#features/facts/read-facts.server.ts'
import { accept, refuse } from '#kernel/result.ts'
import { serve } from '#kit/serve.server.ts'
import { publishing } from '#features/messages/http/publishing.ts'
import { findPicture, listPictures, readPicture } from './list-pictures.server.ts'
import { PHOTO_STRIP, PICTURE } from '#features/pictures/http/picture-kinds.ts'
import { publishStaffFact } from '#features/messages/staff/publish-staff-fact.server.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'
import { findLacks, type PictureTexts, pictureTextsSchema } from '../picture.schema.ts'
import { previewPicture } from '../preview-picture.server.ts'
import { findTooSmall, renderPicture } from '../render-picture.server.ts'
import { pictures } from './picture.contract.ts'

const MIDDLE = { x: 50, y: 50 }
const NO_ALT = { de: '', en: '', fr: '', it: '' }
const TEXTS = { texts: pictureTextsSchema }
const DOCUMENTS = { save: TEXTS, publish: TEXTS, arrange: { pictures: PHOTO_STRIP.schema } }

export const servePictures = serve(
  pictures,
  DOCUMENTS,
)<StaffDeps>((deps) => {
  const { db, clock, pictures: store } = deps
  const facts = { clock, ...publishing(PICTURE.name) }

  /** Who takes pictures is mostly the same person. */
  async function usualAuthor(): Promise<Pick<PictureTexts, 'author' | 'right'>> {
    const last = (await listPictures(db)).find(({ texts }) => texts.author !== '')
    return { author: last?.texts.author ?? '', right: last?.texts.right ?? 'own' }
  }

  return {
    list: async () => accept({ pictures: await listPictures(db) }),
    read: async ({ id }) => {
      const picture = await readPicture(db, id, (authors) => listAddresses(db, authors))
      if (!picture) return refuse({ code: 'missing' })
      if (picture.texts.author !== '') return accept({ picture })
      return accept({ picture: { ...picture, texts: { ...picture.texts, ...(await usualAuthor()) } } })
    },
    preview: async ({ input }) => {
      const previewed = await previewPicture(store, input.original)
      if (!previewed.ok) return previewed
      const { width, height } = previewed.value
      return accept({ width, height })
    },
    add: async ({ input: { original }, member }) => {
      const previewed = await previewPicture(store, original)
      if (!previewed.ok) return previewed
      const tooSmall = findTooSmall(previewed.value)
      if (tooSmall) return refuse(tooSmall)
      const value = { focus: MIDDLE, alt: NO_ALT, ...(await usualAuthor()), file: previewed.value }
      const change = { key: original, value, seen: 0 }
      const saved = await db.transaction((tx) => saveFactDraft(tx, facts, PICTURE, change, member.id))
      return saved.ok ? accept({ id: original }) : saved
    },
    save: async ({ id, input: { texts, seen }, member }) => {
      const picture = await findPicture(db, id)
      if (!picture) return refuse({ code: 'missing' })
      const change = { key: id, value: { ...texts, file: picture.file }, seen }
      const saved = await db.transaction((tx) => saveFactDraft(tx, facts, PICTURE, change, member.id))
      return saved.ok ? accept({ revision: saved.value.revision }) : saved
    },
    publish: async ({ id, input: { texts, seen }, member }) => {
      const picture = await findPicture(db, id)
      if (!picture) return refuse({ code: 'missing' })
      const lacks = findLacks(texts)
      if (lacks.length > 0) return refuse({ code: 'picture_incomplete', lacks })
      // Takes seconds, so it runs before the transaction; unused files are swept.
      const rendered = await renderPicture(store, { original: id, focus: texts.focus })
      if (!rendered.ok) return rendered
      const change = { key: id, value: { ...texts, file: picture.file }, seen }
      const published = await publishStaffFact(deps, PICTURE, change, member.id, (tx) =>
        recropProducts(tx, id, texts),
      )
      return published.ok ? accept({ revision: published.value.revision }) : published
    },
    remove: async ({ id, input: { seen }, member }) => {
      const picture = await findPicture(db, id)
      if (!picture) return refuse({ code: 'missing' })
      if (picture.uses.length > 0) return refuse({ code: 'picture_in_use', places: picture.uses })
      return publishStaffFact(deps, PICTURE, { key: id, value: null, seen }, member.id)
    },
    strips: async () => {
      const rowOf = new Map((await listFacts(db, PHOTO_STRIP)).map((fact) => [fact.key, fact]))
      const strips = FACT_PAGES.map((page) => {
        const fact = rowOf.get(page)
        return { page, pictures: fact?.published ?? [], revision: fact?.revision ?? 0 }
      })
      return accept({ strips })
    },
    arrange: async ({ id, input: { pictures: chosen, seen }, member }) => {
      const page = FACT_PAGES.find((each) => each === id)
      if (!page) return refuse({ code: 'missing' })
      const known = new Set(
        (await listPictures(db)).flatMap((each) => (each.state === 'published' ? [each.id] : [])),
      )
      if (!chosen.every((each) => known.has(each))) return refuse({ code: 'unknown_picture' })
      const change = { key: page, value: chosen, seen }
      const published = await publishStaffFact(deps, PHOTO_STRIP, change, member.id)
      return published.ok ? accept({ revision: published.value.revision }) : published
    },
  }
})
