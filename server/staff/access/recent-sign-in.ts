import type { Risk } from '#kit/contract.ts'

/** True for endpoints that need a recent proof of identity (`isRecentProof`). */
export function needsRecentSignIn(risk: Risk): boolean {
  return risk !== 'none'
}
