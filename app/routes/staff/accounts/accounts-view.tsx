import { useState } from 'react'
import type { StaffAccount } from '#features/account/roles/staff-account.ts'
import { fill } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { TrailSign } from '../../../ui/pictures/trail-sign.tsx'
import { ErrorState } from '../api/error-state.tsx'
import { ExportList } from '../lists/export-list.tsx'
import list from '../lists/list.module.css'
import { ListTable } from '../lists/list-table.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import { RowAction } from '../lists/row-action.tsx'
import { sortRows } from '../lists/sort-rows.ts'
import { StaffHead } from '../staff-head.tsx'
import { useFormatDateTime } from '../use-format-date-time.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { useSorting } from '../lists/use-sorting.ts'
import { AccountDialog, type AccountQuestion } from './account-dialog.tsx'
import { ACCOUNT_SORTS, accountValues } from './account-sorts.ts'
import { InvitationLink } from './invitation-link.tsx'
import { InviteDialog } from './invite-dialog.tsx'

/** Who works in the back office, and as what. */
export default function AccountsView() {
  const { accounts: messages, roles } = useMessages('staff-roles')
  const language = useLanguage()
  const sorting = useSorting(ACCOUNT_SORTS)
  const { value, problem, reload } = useLoaded<'/accounts'>('/accounts')
  const [isInviting, setIsInviting] = useState(false)
  const [question, setQuestion] = useState<AccountQuestion | null>(null)
  const [sent, setSent] = useState<{ email: string; link: string } | null>(null)
  const { columns } = messages
  const onInvited = (email: string, link: string | null) => {
    setIsInviting(false)
    setQuestion(null)
    setSent(link === null ? null : { email, link })
    reload()
  }
  return (
    <>
      <StaffHead title={messages.title} lead={messages.lead}>
        {value && !value.isElsewhere && (
          <>
            <ExportList path="/accounts.csv" asked={sorting.asked} />
            <TrailSign size="sm" onClick={() => setIsInviting(true)}>
              {messages.invite}
            </TrailSign>
          </>
        )}
      </StaffHead>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value?.isElsewhere && <p>{messages.elsewhere}</p>}
      {sent && <InvitationLink {...sent} />}
      {value && value.accounts.length > 0 && (
        <ListTable columns={ACCOUNT_SORTS.map((sort) => ({ name: columns[sort], sort }))} sorting={sorting}>
          {sortRows(value.accounts, sorting.sort, accountValues(roles), language).map((account) => (
            <Row
              key={account.id}
              account={account}
              isOwn={account.id === value.own}
              onAsk={(kind) => setQuestion({ kind, account })}
            />
          ))}
        </ListTable>
      )}
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} onInvited={onInvited} />}
      {question && (
        <AccountDialog
          question={question}
          onClose={() => setQuestion(null)}
          onInvited={(link) => onInvited(question.account.email, link)}
          onDone={() => {
            setQuestion(null)
            reload()
          }}
        />
      )}
    </>
  )
}

interface RowProps {
  account: StaffAccount
  isOwn: boolean
  onAsk: (kind: AccountQuestion['kind']) => void
}

function Row({ account, isOwn, onAsk }: RowProps) {
  const { accounts: messages, roles } = useMessages('staff-roles')
  const moment = useFormatDateTime()
  const { email, role, since, isConfirmed, lastSignInAt, hasSecondFactor, isBanned } = account
  const action = (kind: AccountQuestion['kind']) => (
    <RowAction name={messages.actions[kind]} of={email} onClick={() => onAsk(kind)} />
  )
  return (
    <tr>
      <th scope="row">
        {email}
        {isOwn && <small>{messages.you}</small>}
        <small className="num">{fill(messages.since, { moment: moment(since) })}</small>
      </th>
      <td>
        {roles[role].name}
        {action('role')}
        {action('revocation')}
      </td>
      <td className="num">
        {isBanned && <span className={list.attention}>{messages.banned}</span>}
        {!isBanned &&
          (isConfirmed ? (lastSignInAt ? moment(lastSignInAt) : messages.never) : messages.invited)}
        {!isConfirmed && action('invitation')}
      </td>
      <td>{hasSecondFactor ? messages.factor : <span className="muted">{messages.noFactor}</span>}</td>
    </tr>
  )
}
