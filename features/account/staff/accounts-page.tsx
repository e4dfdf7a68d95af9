import { useState, useEffect, useRef } from 'react'
import { RowAction } from '#site/routes/staff/lists/row-action.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { fill } from '#i18n/format.ts'
import { ListView } from '#kit/list-view.tsx'
import { useReload } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { selectRows } from '#kit/whole-list.ts'
import type { StaffAccount } from '../roles/staff-account.ts'
import { AccountDialog, type AccountQuestion, InviteDialog } from './account-dialogs.tsx'
import { accountRows } from './account-rows.ts'
import { accountList, accounts } from './account.contract.ts'
import { useMessages } from '#site/language/language.tsx'
import { LabelledInput } from '#site/ui/fields/labelled.tsx'
import styles from './accounts.module.css'

/** Who works in the back office, and as what. */
export default function AccountsPage() {
  const { t: texts, language, moment } = useTexts('staff-roles')
  const { accounts: t, roles } = texts
  const reload = useReload()
  const [isInviting, setInviting] = useState(false)
  const [question, setQuestion] = useState<AccountQuestion | null>(null)
  const [sent, setSent] = useState<{ email: string; link: string } | null>(null)
  const onInvited = (email: string, link: string | null) => setSent(link === null ? null : { email, link })
  const action = (kind: AccountQuestion['kind'], account: StaffAccount) => (
    <RowAction name={t.actions[kind]} of={account.email} onClick={() => setQuestion({ kind, account })} />
  )
  return (
    <>
      <ListView
        of={accounts.list}
        shape={accountList}
        words={t}
        file={accounts.csv}
        actions={
          <TrailSign size="sm" onClick={() => setInviting(true)}>
            {t.invite}
          </TrailSign>
        }
        above={sent && <InvitationLink {...sent} />}
        instead={({ isElsewhere }) => isElsewhere && <p>{t.elsewhere}</p>}
        rows={(answer, place) => selectRows(answer.accounts, accountRows(roles), place, language)}
        columns={({ own }) => [
          {
            title: t.columns.account,
            sort: 'account',
            cell: ({ id, email, since }) => (
              <>
                {email}
                {id === own && <small>{t.you}</small>}
                <small className="num">{fill(t.since, { moment: moment(since) })}</small>
              </>
            ),
          },
          {
            title: t.columns.role,
            sort: 'role',
            cell: (account) => (
              <>
                {roles[account.role].name}
                {action('role', account)}
                {action('revocation', account)}
              </>
            ),
          },
          {
            title: t.columns.signIn,
            sort: 'signIn',
            kind: 'num',
            cell: (account) => (
              <>
                <SignIn {...account} />
                {!account.isConfirmed && action('invitation', account)}
              </>
            ),
          },
          {
            title: t.columns.factor,
            sort: 'factor',
            cell: ({ hasSecondFactor }) =>
              hasSecondFactor ? t.factor : <span className="muted">{t.noFactor}</span>,
          },
        ]}
      />
      {isInviting && (
        <InviteDialog onClose={() => setInviting(false)} onInvited={onInvited} onChanged={reload} />
      )}
      {question && (
        <AccountDialog
          question={question}
          onClose={() => setQuestion(null)}
          onInvited={onInvited}
          onChanged={reload}
        />
      )}
    </>
  )
}

function SignIn({ isBanned, isConfirmed, lastSignInAt }: StaffAccount) {
  const { t, moment } = useTexts('staff-roles')
  const { banned, invited, never } = t.accounts
  if (isBanned) return <span className="attention">{banned}</span>
  if (!isConfirmed) return invited
  return lastSignInAt ? moment(lastSignInAt) : never
}

/** For handing it over in person, when the mail does not come. */
function InvitationLink({ email, link }: { email: string; link: string }) {
  const { accounts: messages } = useMessages('staff-roles')
  const section = useRef<HTMLElement>(null)
  useEffect(() => section.current?.focus(), [link])
  return (
    <section
      ref={section}
      className={`entry ${styles.link}`}
      data-kit="part"
      tabIndex={-1}
      aria-label={messages.link.label}
    >
      <p>{fill(messages.link.text, { email })}</p>
      <LabelledInput
        label={messages.link.label}
        hint={messages.link.hint}
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
    </section>
  )
}
