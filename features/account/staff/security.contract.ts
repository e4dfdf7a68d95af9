import { contract, file, get, type Page } from '#kit/contract.ts'
import { listOf, optional, uuid } from '#kit/fields.ts'
import { refusals } from '#kit/refusals.ts'
import {
  AUDIT_GROUPS,
  AUDIT_SORTS,
  type AuditedChange,
  MAX_AUDIT_SEARCH,
  type SecurityEntry,
} from '../security/security-log.ts'

export interface SecurityLog extends Page<'entries', SecurityEntry> {
  /** Whose entries can be chosen. */
  accounts: { id: string; email: string }[]
}

export const securityList = listOf({
  filters: ['all', ...AUDIT_GROUPS] as const,
  first: 'all',
  sorts: AUDIT_SORTS,
  searchLength: MAX_AUDIT_SEARCH,
  more: { who: optional(uuid()) },
})

/** The audit log as long as it is kept: who did what with which thing, before and after, and who was refused. */
export const security = contract(
  { permission: 'audit', refusals: refusals({ unknown_entry: 'missing' }), missing: 'unknown_entry' },
  {
    list: get('/security', securityList.fields).answers<SecurityLog>(),
    changes: get('/security/:id').answers<{ changes: AuditedChange[] }>(),
    csv: file('/security.csv', securityList.selection, { risk: 'exports_data', audit: 'audit_exported' }),
  },
)
