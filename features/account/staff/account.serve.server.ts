import { formatMoment, swissTime } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import { accept, refuse } from '#kernel/result.ts'
import { type CsvColumns, csvFile } from '#kit/csv.server.ts'
import { serve } from '#kit/serve.server.ts'
import { selectRows } from '#kit/whole-list.ts'
import { staffTexts } from '#features/messages/http/staff-texts.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'
import type { StaffAccount } from '../roles/staff-account.ts'
import {
  changeStaffAccount,
  inviteStaff,
  inviteStaffAgain,
  listStaffAccounts,
} from '../roles/staff-accounts.server.ts'
import { accountRows } from './account-rows.ts'
import { accounts } from './account.contract.ts'

export const serveAccounts = serve(accounts)<StaffDeps>((deps) => {
  const { db, accounts: local, messages } = deps
  const elsewhere = refuse({ code: 'accounts_elsewhere' } as const)
  const list = async () => (local ? listStaffAccounts(local.db, local.clock()) : [])
  return {
    list: async ({ member }) =>
      accept({ own: member.id, isElsewhere: local === null, accounts: await list() }),
    csv: async ({ input, now, language, record }) => {
      const { files } = staffTexts(messages.current(), language, 'staff-lists')
      const { roles } = staffTexts(messages.current(), language, 'staff-roles')
      const rows = selectRows(await list(), accountRows(roles), input, language)
      return csvFile({ db, now, record }, files.accounts, columnsOf(deps, language), rows, {
        list: 'accounts',
      })
    },
    invite: async ({ input, member }) =>
      local ? inviteStaff(local, { ...input, actorId: member.id }) : elsewhere,
    inviteAgain: async ({ id, input, member }) =>
      local ? inviteStaffAgain(local, { id, ...input, actorId: member.id }) : elsewhere,
    changeRole: async ({ id, input, member }) =>
      local ? changeStaffAccount(local, { id, ...input, actorId: member.id }) : elsewhere,
    revoke: async ({ id, input: { seen }, member }) =>
      local ? changeStaffAccount(local, { id, role: null, seen, actorId: member.id }) : elsewhere,
  }
})

function columnsOf({ messages }: StaffDeps, language: Language): CsvColumns<StaffAccount> {
  const { accounts: texts, roles } = staffTexts(messages.current(), language, 'staff-roles')
  const moment = (at: string) => formatMoment(language, swissTime(new Date(at)))
  const signInOf = ({ isBanned, isConfirmed, lastSignInAt }: StaffAccount) => {
    if (isBanned) return texts.banned
    if (!isConfirmed) return texts.invited
    return lastSignInAt ? moment(lastSignInAt) : texts.never
  }
  return [
    [texts.columns.account, ({ email }) => email],
    [texts.columns.role, ({ role }) => roles[role].name],
    [texts.csv.since, ({ since }) => moment(since)],
    [texts.columns.signIn, signInOf],
    [texts.columns.factor, ({ hasSecondFactor }) => (hasSecondFactor ? texts.factor : texts.noFactor)],
  ]
}
