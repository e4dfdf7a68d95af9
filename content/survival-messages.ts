export interface SurvivalMessages {
  meta: { title: string; description: string }
  lead: string
  /** Beside the day plan. */
  quote: string
  quoteNote: string
  programme: {
    title: string
    days: { name: string; items: { time: string; title: string; text: string }[] }[]
  }
  /** Benefits for the office. */
  lessons: { title: string; items: { title: string; text: string }[] }
  bring: string[]
  provide: string[]
  /** Precedes the points shared by all levels. */
  safety: { title: string; text: string }[]
  included: string[]
  /** What comes before and after this level. */
  order: string
}
