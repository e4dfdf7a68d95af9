export interface SurvivalMessages {
  meta: { title: string; description: string }
  /** How long, where, and what one learns. */
  lead: string
  /** How fit one has to be; `grade` is the level's grade on the scale of the Swiss Alpine Club. */
  fit: Record<'grade' | 'enough' | 'instead', TitledText>
  /** How one sleeps, or that one goes home. */
  nights: {
    title: string
    /** One band per night, empty on level 1. Times are those of the day plan; the last part ends the night. */
    bands: { name: string; parts: (TitledText & { time: string })[] }[]
    /** What the level does in its own way; what all levels share follows. */
    facts: TitledText[]
  }
  quote: string
  quoteNote: string
  programme: {
    title: string
    days: { name: string; items: (TitledText & { time: string })[] }[]
  }
  /** Benefits for the office, and what one takes home. */
  lessons: { title: string; items: TitledText[] }
  bring: string[]
  provide: string[]
  /** Precedes the points shared by all levels. */
  safety: TitledText[]
  included: string[]
  /** What comes before and after this level. */
  order: string
}

export interface TitledText {
  title: string
  text: string
}
