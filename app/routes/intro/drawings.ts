import type { Namespace } from '#i18n/namespaces.ts'
import { POSTERS } from '#content/posters.ts'

export type Drawing =
  /** A closed poster at the right of the head, over its full height. */
  | { kind: 'poster'; file: string }
  /** A framed part of the plan, in the sheet's units. */
  | { kind: 'plan'; viewBox: string }
  /** A strip of the panorama below the head, full bleed. */
  | { kind: 'panorama'; viewBox: string }
  | { kind: 'none' }

/** Plan where we talk about projects and order, panorama where we talk about being outside, text alone for law. */
const DRAWINGS: Partial<Record<Namespace, Drawing>> = {
  'project-management': { kind: 'plan', viewBox: '300 800 500 575' },
  'project-request': { kind: 'plan', viewBox: '560 380 460 529' },
  team: { kind: 'plan', viewBox: '700 430 460 529' },
  philosophy: { kind: 'poster', file: POSTERS['survival-mindset'] },
  booking: { kind: 'panorama', viewBox: '700 150 2180 560' },
}

export function drawingOf(namespace: Namespace): Drawing {
  return DRAWINGS[namespace] ?? { kind: 'none' }
}
