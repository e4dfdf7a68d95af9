import type { AlertView } from './alerts/alert-texts.ts'
import { contract, get, post } from '#kit/contract.ts'
import { day, json } from '#kit/fields.ts'
import { refusals } from '#kit/refusals.ts'

export interface OpenAlert extends AlertView {
  raisedAt: string
}

const RETENTION = { permission: 'retention', risk: 'deletes_data' } as const

/** Problems of the installation, and the owner's answers to those that have stopped the retention. */
export const alerts = contract(
  {
    permission: 'alerts',
    refusals: refusals({ unknown_alert: 'missing', alert_changed: 'conflict' }),
    missing: 'unknown_alert',
    subject: 'alert',
    id: /^[a-z_]{1,40}$/,
  },
  {
    list: get('/alerts').answers<{ alerts: OpenAlert[] }>(),
    /** A problem that persists is raised again. */
    dismiss: post('/alerts/:id/dismissal', {}, { audit: 'alert_dismissed' }),
    approveDeletions: post(
      '/retention-approvals',
      { counts: json<Record<string, number>>() },
      { ...RETENTION, audit: 'deletion_approved' },
    ),
    confirmClock: post('/clock-confirmations', { day: day() }, { ...RETENTION, audit: 'clock_confirmed' }),
  },
)
