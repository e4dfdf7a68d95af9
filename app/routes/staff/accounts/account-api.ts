import type { StaffRole } from '#features/account/roles/permissions.ts'
import type { StaffAccount } from '#features/account/roles/staff-account.ts'
import type { Language } from '#i18n/languages.ts'
import type { Action } from '../api/staff-api.ts'

/** `POST` below `/api/staff`. */
export interface AccountPosts {
  '/accounts': Action<{ email: string; role: StaffRole; language: Language }, InvitationSent>
  '/accounts/:id/invitation': Action<{ language: Language }, InvitationSent>
  '/accounts/:id/role': Action<{ role: StaffRole; seen: StaffRole }>
  '/accounts/:id/revocation': Action<{ seen: StaffRole }>
}

/** `GET` below `/api/staff`. */
export interface AccountAnswers {
  '/accounts': { own: string; isElsewhere: boolean; accounts: StaffAccount[] }
}

/** Without a link the account was there already. */
interface InvitationSent {
  link: string | null
}
