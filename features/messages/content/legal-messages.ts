export interface LegalMessages {
  meta: { title: string; description: string }
  /** May contain soft hyphens (U+00AD). */
  title: string
  /**
   * Markdown: the lead, then sections that begin with `## Title {#anchor}`, their anchors the same in every language.
   * `[label](target)` links to a path, a `#section` of the same document or a key of `LEGAL_ADDRESSES`. Statements whose
   * placeholder has no value are omitted, for example VAT without a number.
   */
  body: string
}

/** What stands below the text of a section: told by the program, not by its authors. Cells may contain placeholders. */
export type LegalTable =
  | {
      kind: 'table'
      caption: string
      columns: readonly string[]
      rows: readonly { id: string; cells: readonly string[] }[]
    }
  | {
      kind: 'facts'
      label: string
      items: readonly { title: string; facts: readonly { label: string; value: string }[] }[]
    }
  | { kind: 'entries'; entries: readonly { label: string; value: string }[] }

/** By section. */
export type LegalTables = Readonly<Record<string, LegalTable>>
