/** Words of one level's page: what happens, what stays, what to pack, how it is kept safe. */
export interface SurvivalMessages {
  meta: { title: string; description: string }
  lead: string
  /** Stands beside the day plan, with a sentence about it. */
  quote: string
  quoteNote: string
  programme: {
    title: string
    days: { name: string; items: { time: string; title: string; text: string }[] }[]
  }
  /** What reaches the office. */
  lessons: { title: string; items: { title: string; text: string }[] }
  bring: string[]
  provide: string[]
  /** Before what holds for all levels. */
  safety: { title: string; text: string }[]
  included: string[]
  /** What comes before and after this level. */
  order: string
}
