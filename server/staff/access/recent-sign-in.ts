import type { StaffMember } from '../staff-member.ts'

const MOST_HOURS = 12

/** What an endpoint can do that a hijacked or unattended session must not. Every staff route declares it. */
export type StaffRisk =
  | 'none'
  | 'returns_money'
  | 'exports_data'
  | 'deletes_data'
  | 'changes_access'
  | 'changes_company'

/** True for endpoints that need proof of identity within the last 12 hours. */
export function needsRecentSignIn(risk: StaffRisk): boolean {
  return risk !== 'none'
}

/** Sessions live for weeks: the last password, code or factor counts, never a token refresh. */
export function isRecent({ provenAt }: Pick<StaffMember, 'provenAt'>, now: Date): boolean {
  return now.getTime() - provenAt.getTime() <= MOST_HOURS * 3_600_000
}
