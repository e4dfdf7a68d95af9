import { z } from 'zod'
import { FACT_PAGES } from '#features/facts/content/missing-facts.ts'
import type { OwnerFacts } from '#features/facts/content/owner-facts.ts'
import type { Pictures, PublishedPicture } from '#features/pictures/content/pictures.ts'
import { type FactKind, manyFacts } from '#features/facts/fact-kind.ts'
import { pictureSchema } from '#features/pictures/picture.schema.ts'
import { MOST_IN_STRIP } from '#features/pictures/staff-picture.ts'

/** By the id of its original. */
export const PICTURE: FactKind<PublishedPicture> = { name: 'picture', schema: pictureSchema }

/** Ids of pictures, by page. */
export const PHOTO_STRIP: FactKind<string[]> = {
  name: 'photo-strip',
  schema: z.array(z.uuid()).max(MOST_IN_STRIP),
}

export const pictureSet = manyFacts(PICTURE, {} as Pictures, (facts) => Object.fromEntries(present(facts)))

export const stripSet = manyFacts(PHOTO_STRIP, {} as OwnerFacts['photographs'], (facts) =>
  Object.fromEntries(present(facts).filter(([page]) => FACT_PAGES.some((each) => each === page))),
)

function present<Value>(facts: ReadonlyMap<string, Value | null>): [string, Value][] {
  return [...facts].flatMap(([key, value]) => (value === null ? [] : [[key, value] as [string, Value]]))
}
