export const GUIDE_ROLES = ['lead', 'helper'] as const
export type GuideRole = (typeof GUIDE_ROLES)[number]

/** Who leads an event: accounts of the back office. */
export interface EventGuides {
  lead: string | null
  helpers: string[]
  /** The public page of the event names the lead. */
  shown: boolean
}

export const NO_GUIDES: EventGuides = { lead: null, helpers: [], shown: false }
