export const GUIDE_ROLES = ['lead', 'helper'] as const
export type GuideRole = (typeof GUIDE_ROLES)[number]

/** Besides the lead. */
export const MAX_HELPERS = 8

/** The guide of an event: accounts of the back office. */
export interface EventGuides {
  lead: string | null
  helpers: string[]
  /** The public page of the event names the lead. */
  shown: boolean
}

export const NO_GUIDES: EventGuides = { lead: null, helpers: [], shown: false }

/** With names, for whoever plans or leads. */
export interface NamedGuides extends EventGuides {
  leadName: string | null
  helperNames: string[]
}

/** Why somebody cannot be at an event: away that day, or at another event. */
export interface GuideClash {
  kind: 'blocked' | 'event'
  staffId: string
  /** Of the other event; empty for blocked days. */
  title: string
  /** Swiss local time, `YYYY-MM-DD HH:MM:SS`. */
  startsLocal: string
  endsLocal: string
}

/** Somebody who may be at an event, with what is against it. */
export interface GuideChoice {
  id: string
  name: string
  leads: boolean
  clashes: GuideClash[]
}

export function isSameGuides(one: EventGuides, other: EventGuides): boolean {
  const helpers = (guides: EventGuides) => guides.helpers.toSorted().join()
  return one.lead === other.lead && one.shown === other.shown && helpers(one) === helpers(other)
}

/**
 * Whether somebody sees an event as its guide: only who leads it or helps needs the telephone numbers and health notes of
 * those who come (ADR-050).
 */
export function isGuidesEvent({ lead, helpers }: EventGuides, staffId: string): boolean {
  return lead === staffId || helpers.includes(staffId)
}
