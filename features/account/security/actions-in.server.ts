import staffSecurityTexts from '#content/texts/staff-security.ts'
import type { AuditNames, SecurityAction, SecurityFilter } from './security-log.ts'

const GROUPS: AuditNames = staffSecurityTexts.de.actions

/** Names of the audit rows that a filter shows. */
export function actionsIn(filter: SecurityFilter): readonly SecurityAction[] {
  const groups = filter === 'all' ? Object.values(GROUPS) : [GROUPS[filter]]
  return groups.flatMap((group) => Object.keys(group) as SecurityAction[])
}
