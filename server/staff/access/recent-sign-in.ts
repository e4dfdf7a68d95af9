/** What an endpoint can do that a hijacked or unattended session must not. Every staff route declares it. */
export type StaffRisk =
  | 'none'
  | 'returns_money'
  | 'exports_data'
  | 'deletes_data'
  | 'changes_access'
  | 'changes_company'

/** True for endpoints that need a recent proof of identity (`isRecentProof`). */
export function needsRecentSignIn(risk: StaffRisk): boolean {
  return risk !== 'none'
}
