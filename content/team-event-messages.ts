/** Shared messages are in `team-event/`, prices in `services.ts`. */
export interface TeamEventMessages {
  meta: { title: string; description: string }
  /** May contain soft hyphens (U+00AD). */
  title: string
  lead: string
  drawingAlt: string
  place: string
  season: string
  focus: string
  about: { title: string; text: string }
  features: { title: string; text: string }[]
  expect: [string, string, string, string]
  forWhom: string
  quote: string
  /** Times `HH:MM`. A row with `day` starts a new day. */
  schedule: {
    title: string
    rows: { day?: string; time: string; title: string; text: string }[]
    end: string
  }
  included: string[]
  notIncluded: string
  priceNote: string
  bring: string
  safety: string
}
