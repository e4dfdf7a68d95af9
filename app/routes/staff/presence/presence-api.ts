import type { OtherEditor } from '#features/account/presence/presence.ts'
import type { Action } from '../api/staff-api.ts'

/** `POST` below `/api/staff`. */
export interface PresencePosts {
  /** Of a tab, every few seconds. */
  '/presence': Action<{ tab: string; place: string | null; part: string | null }, { others: OtherEditor[] }>
}
