/**
 * Words of a page that introduces one subject: title, lead and drawing, the facts that are fixed, and the
 * next step. The shape every such page in this folder has at least.
 */
export interface IntroWords {
  meta: { title: string; description: string }
  /** May hold soft hyphens (U+00AD) in long compounds. */
  title: string
  lead: string
  /** Describes the drawing for those who do not see it. */
  drawingAlt: string
  facts: { label: string; value: string }[]
  sections: { title: string; paragraphs: string[] }[]
  /** The first is the trail sign, the others are plain links. */
  actions: { label: string; note?: string; to: string }[]
}
