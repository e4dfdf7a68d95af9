/**
 * A numbered section of a legal text. In each text `[label](target)` is a link: to a path, to a `#section` of the
 * same document or to a key of `LEGAL_ADDRESSES`. A statement that names a place without a value is left out, for
 * example the one about VAT as long as no VAT number is configured.
 */
export interface LegalSection {
  title: string
  paragraphs: readonly string[]
  /** Things that follow each other, numbered, below the paragraphs. */
  steps?: readonly string[]
  /** Things beside each other, below the paragraphs. */
  items?: readonly string[]
}

/** Words that every legal page has; the section's key is its anchor, the same in every language. */
export interface LegalMessages {
  meta: { title: string; description: string }
  /** May hold soft hyphens (U+00AD) in long compounds. */
  title: string
  lead: string
  sections: Record<string, LegalSection>
}
