import type { AuditedChange, SecurityEntry } from '#features/account/security/security-log.ts'
import type { Page } from '../api/staff-api.ts'

/** `GET` below `/api/staff`. */
export interface SecurityAnswers {
  '/security': Page<'entries', SecurityEntry> & { accounts: { id: string; email: string }[] }
  '/security/:id': { changes: AuditedChange[] }
}
