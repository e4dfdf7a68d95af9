import { LANGUAGES } from '#i18n/languages.ts'
import { contract, file, get, post } from '#kit/contract.ts'
import { choice, email, listOf } from '#kit/fields.ts'
import { STAFF_ROLES } from '../roles/permissions.ts'
import { STAFF_ACCOUNT_REFUSALS, type StaffAccount } from '../roles/staff-account.ts'
import { ACCOUNT_SORTS } from './account-rows.ts'

/** Without a link the account was there already. */
interface Invitation {
  link: string | null
}

export const accountList = listOf({ sorts: ACCOUNT_SORTS })

const role = choice(STAFF_ROLES)
/** Of the mail. */
const language = choice(LANGUAGES)

/** Who works in the back office, and as what. `npm run account` does the same on the server. */
export const accounts = contract(
  { permission: 'accounts', isSmall: true, refusals: STAFF_ACCOUNT_REFUSALS, missing: 'unknown_account' },
  {
    list: get('/accounts').answers<{ own: string; isElsewhere: boolean; accounts: StaffAccount[] }>(),
    csv: file(
      '/accounts.csv',
      { sort: accountList.fields.sort },
      { risk: 'exports_data', audit: 'list_exported' },
    ),
    invite: post(
      '/accounts',
      { email: email(), role, language },
      { risk: 'changes_access' },
    ).answers<Invitation>(),
    inviteAgain: post(
      '/accounts/:id/invitation',
      { language },
      { risk: 'changes_access' },
    ).answers<Invitation>(),
    /** `seen`: the role when this was decided. */
    changeRole: post('/accounts/:id/role', { role, seen: role }, { risk: 'changes_access' }),
    revoke: post('/accounts/:id/revocation', { seen: role }, { risk: 'changes_access' }),
  },
)
