import type { Documents, PublishedDocument } from '#features/documents/content/documents.ts'
import { documentSchema } from '#features/documents/document.schema.ts'
import { type FactKind, manyFacts } from '#features/facts/fact-kind.ts'

/** By the id of its file. */
export const DOCUMENT: FactKind<PublishedDocument> = { name: 'document', schema: documentSchema }

export const documentSet = manyFacts(DOCUMENT, {} as Documents, (facts) =>
  Object.fromEntries(
    [...facts].flatMap(([id, value]) => (value === null ? [] : [[id, value] as [string, PublishedDocument]])),
  ),
)
