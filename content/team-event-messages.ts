/** Words of one team event's page. What all six have in common stands in `team-event/`, prices in `services.ts`. */
export interface TeamEventMessages {
  meta: { title: string; description: string }
  /** May hold soft hyphens (U+00AD) in long compounds. */
  title: string
  lead: string
  /** Describes the drawing for those who do not see it. */
  drawingAlt: string
  place: string
  season: string
  focus: string
  about: { title: string; text: string }
  features: { title: string; text: string }[]
  expect: [string, string, string, string]
  forWhom: string
  quote: string
  /** Times `HH:MM`. A row with `day` begins a day. */
  schedule: {
    title: string
    rows: { day?: string; time: string; title: string; text: string }[]
    end: string
  }
  included: string[]
  notIncluded: string
  /** What else there is to know about the price. */
  priceNote: string
  bring: string
  safety: string
}
