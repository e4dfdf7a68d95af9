import type { Namespace } from '#i18n/namespaces.ts'
import { POSTERS } from '#content/posters.ts'
import type { SurvivalSlug, TeamEventSlug } from '../../paths.ts'

export type Drawing =
  /** A closed poster at one side of the head, over its full height. */
  | { kind: 'poster'; file: string; side: 'left' | 'right'; ground?: 'night' | 'ember' }
  /** A framed part of the plan, in the sheet's units. */
  | { kind: 'plan'; viewBox: string }
  /** A strip of the panorama below the head, full bleed. */
  | { kind: 'panorama'; viewBox: string }
  | { kind: 'none' }

const survival = (slug: SurvivalSlug): Drawing => ({
  kind: 'poster',
  side: 'left',
  file: POSTERS[slug],
  // Level 2 is the night in the open; 1 and 3 are days.
  ...(slug === 'durchhaltevermoegen' && { ground: 'night' }),
})

const teamEvent = (slug: TeamEventSlug): Drawing => ({
  kind: 'poster',
  side: 'right',
  file: POSTERS[slug],
  ...(slug === 'feuer-und-fokus' && { ground: 'ember' }),
  ...(slug === 'shelter-bau' && { ground: 'night' }),
})

/** Plan where we talk about projects and order, panorama where we talk about being outside, text alone for law. */
const DRAWINGS: Partial<Record<Namespace, Drawing>> = {
  'survival-aufbruch': survival('aufbruch'),
  'survival-durchhaltevermoegen': survival('durchhaltevermoegen'),
  'survival-klarer-kompass': survival('klarer-kompass'),
  'team-event-back-to-the-roots': teamEvent('back-to-the-roots'),
  'team-event-feuer-und-fokus': teamEvent('feuer-und-fokus'),
  'team-event-orientierungspunkt': teamEvent('orientierungspunkt'),
  'team-event-shelter-bau': teamEvent('shelter-bau'),
  'team-event-wasser-und-willenskraft': teamEvent('wasser-und-willenskraft'),
  'team-event-survival-mindset': teamEvent('survival-mindset'),
  'project-management': { kind: 'plan', viewBox: '300 800 500 575' },
  'project-request': { kind: 'plan', viewBox: '560 380 460 529' },
  team: { kind: 'plan', viewBox: '700 430 460 529' },
  contact: { kind: 'plan', viewBox: '250 60 500 575' },
  philosophy: { kind: 'poster', side: 'right', file: POSTERS['survival-mindset'] },
  calendar: { kind: 'panorama', viewBox: '0 150 2880 560' },
  booking: { kind: 'panorama', viewBox: '700 150 2180 560' },
}

export function drawingOf(namespace: Namespace): Drawing {
  return DRAWINGS[namespace] ?? { kind: 'none' }
}
