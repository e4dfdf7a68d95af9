interface Point {
  title: string
  text: string
}

/** Shared messages are in `team-event/`, prices in `services.ts`. */
export interface TeamEventMessages {
  meta: { title: string; description: string }
  /** May contain soft hyphens (U+00AD). */
  title: string
  /** The situation of the team, in one sentence, never its faults. */
  forWhom: string
  /** What happens in how long, and what the team has afterwards. */
  lead: string
  drawingAlt: string
  place: string
  season: string
  focus: string
  take: { title: string }
  features: Point[]
  expect: readonly Point[]
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
  meeting: string
  food: string
  safety: string
  bring: string[]
  /** What only this event has; its own component knows the shape. */
  own: object
}
