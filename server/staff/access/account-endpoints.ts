import { z } from 'zod'
import { ACCOUNT_SORTS, accountValues } from '#app/routes/staff/accounts/account-sorts.ts'
import { sortRows } from '#app/routes/staff/lists/sort-rows.ts'
import { STAFF_ROLES } from '#features/account/roles/permissions.ts'
import {
  changeStaffAccount,
  inviteStaff,
  inviteStaffAgain,
  listStaffAccounts,
} from '#features/account/roles/staff-accounts.server.ts'
import { formatMoment, swissTime } from '#i18n/format-date.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { isUuid } from '#kernel/uuid.ts'
import { staffTexts } from '../../audit/staff-texts.ts'
import { EMAIL_ADDRESS } from '#kernel/email-address.ts'
import { answer, answerWith, refuseStaff } from '../answer-staff.ts'
import { listFile } from '../lists/list-file.ts'
import { listSort } from '../lists/list-position.ts'
import type { StaffDeps, StaffRoute } from '../staff-deps.ts'

const role = z.enum(STAFF_ROLES)
const language = z.enum(LANGUAGES)
const invitation = z.object({ email: z.string().trim().max(254).regex(EMAIL_ADDRESS), role, language })

/** Who works in the back office, for owners. `npm run account` does the same on the server. */
export function accountEndpoints(route: StaffRoute, staff: StaffDeps): void {
  const { accounts, messages } = staff
  route('GET', '/accounts', 'accounts', 'none', async ({ member }) => ({
    own: member.id,
    isElsewhere: accounts === null,
    accounts: accounts ? await listStaffAccounts(accounts.db, accounts.clock()) : [],
  }))

  listFile(route, staff, {
    path: '/accounts.csv',
    list: 'accounts',
    needs: 'accounts',
    query: z.object({ sort: listSort(ACCOUNT_SORTS) }),
    read: async ({ sort = null }, { language: reader }) => {
      const { roles } = staffTexts(messages.current(), reader, 'staff-roles')
      const all = accounts ? await listStaffAccounts(accounts.db, accounts.clock()) : []
      return { rows: sortRows(all, sort, accountValues(roles), reader), next: null }
    },
    columns: (reader) => {
      const { accounts: texts, roles } = staffTexts(messages.current(), reader, 'staff-roles')
      const moment = (at: string) => formatMoment(reader, swissTime(new Date(at)))
      return [
        [texts.columns.account, ({ email }) => email],
        [texts.columns.role, (account) => roles[account.role].name],
        [texts.csv.since, ({ since }) => moment(since)],
        [
          texts.columns.signIn,
          ({ isBanned, isConfirmed, lastSignInAt }) =>
            isBanned
              ? texts.banned
              : isConfirmed
                ? lastSignInAt
                  ? moment(lastSignInAt)
                  : texts.never
                : texts.invited,
        ],
        [texts.columns.factor, ({ hasSecondFactor }) => (hasSecondFactor ? texts.factor : texts.noFactor)],
      ]
    },
  })

  route('POST', '/accounts', 'accounts', 'changes_access', invitation, async ({ body, member, reply }) => {
    if (!accounts) return refuseStaff(reply, { code: 'accounts_elsewhere' })
    return answerWith(reply, await inviteStaff(accounts, { ...body, actorId: member.id }), (sent) => sent)
  })

  route(
    'POST',
    '/accounts/:id/invitation',
    'accounts',
    'changes_access',
    z.object({ language }),
    async ({ id, body, member, reply }) => {
      if (!accounts) return refuseStaff(reply, { code: 'accounts_elsewhere' })
      if (!isUuid(id)) return refuseStaff(reply, { code: 'unknown_account' })
      const sent = await inviteStaffAgain(accounts, { id, ...body, actorId: member.id })
      return answerWith(reply, sent, (value) => value)
    },
  )

  route(
    'POST',
    '/accounts/:id/role',
    'accounts',
    'changes_access',
    z.object({ role, seen: role }),
    async ({ id, body, member, reply }) => {
      if (!accounts) return refuseStaff(reply, { code: 'accounts_elsewhere' })
      if (!isUuid(id)) return refuseStaff(reply, { code: 'unknown_account' })
      return answer(reply, await changeStaffAccount(accounts, { id, ...body, actorId: member.id }))
    },
  )

  route(
    'POST',
    '/accounts/:id/revocation',
    'accounts',
    'changes_access',
    z.object({ seen: role }),
    async ({ id, body, member, reply }) => {
      if (!accounts) return refuseStaff(reply, { code: 'accounts_elsewhere' })
      if (!isUuid(id)) return refuseStaff(reply, { code: 'unknown_account' })
      const change = { id, role: null, seen: body.seen, actorId: member.id }
      return answer(reply, await changeStaffAccount(accounts, change))
    },
  )
}
