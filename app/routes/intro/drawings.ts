import type { Namespace } from '#i18n/namespaces.ts'

export type Drawing =
  /** A framed part of the plan, in the sheet's units. */
  | { kind: 'plan'; viewBox: string }
  /** A strip of the panorama below the head, full bleed. */
  | { kind: 'panorama'; viewBox: string }
  | { kind: 'none' }

/** Plan where we talk about projects and order, panorama where we talk about being outside, text alone elsewhere. */
const DRAWINGS: Partial<Record<Namespace, Drawing>> = {
  'project-request': { kind: 'plan', viewBox: '560 380 460 529' },
}

export function drawingOf(namespace: Namespace): Drawing {
  return DRAWINGS[namespace] ?? { kind: 'none' }
}
