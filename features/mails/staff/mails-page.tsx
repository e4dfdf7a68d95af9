import { MailActions } from './mail-actions.tsx'
import { useMay } from '#site/routes/staff/role/staff-role.ts'
import { Button } from '#site/ui/button.tsx'
import { fill } from '#i18n/format.ts'
import { ListView } from '#kit/list-view.tsx'
import { useReload } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { useAction } from '#kit/use-action.ts'
import type { ListedMail } from './mail-list.ts'
import { mailList, mails } from './mail.contract.ts'

/** What did not arrive stands first. */
export default function MailsPage() {
  const { t: texts, moment } = useTexts('staff-desk')
  const { mails: t } = texts
  const { columns, none } = t
  const mayExport = useMay('newsletter_addresses')
  const newsletter = useAction(mails.newsletter)
  const reload = useReload()
  const kinds: Partial<Record<string, string>> = t.kinds
  const nameOf = (kind: string) => kinds[kind] ?? kind
  return (
    <ListView
      of={mails.list}
      shape={mailList}
      words={{ ...t, empty: { failed: t.empty, queued: none, sent: none, all: none } }}
      file={mails.csv}
      actions={
        mayExport && (
          <Button size="sm" aria-disabled={newsletter.busy} onClick={() => void newsletter.save({})}>
            {t.newsletter}
          </Button>
        )
      }
      counts={(answer) => answer.counts}
      rows={(answer) => answer.mails}
      columns={[
        { title: columns.to, sort: 'to', cell: ({ recipient }) => recipient },
        { title: columns.what, kind: 'whole', cell: ({ kind }) => nameOf(kind) },
        {
          title: columns.state,
          sort: 'state',
          cell: ({ state, reason }) => (
            <>
              {t.states[state]}
              {reason && <small>{reason}</small>}
            </>
          ),
        },
        { title: columns.at, sort: 'at', kind: 'num', cell: ({ createdAt }) => moment(createdAt) },
        {
          title: t.again,
          kind: 'actions',
          cell: (mail) =>
            mail.state === 'failed' ? (
              <SendAgain mail={mail} onSent={reload} />
            ) : (
              mail.isOpen && (
                <MailActions id={mail.id} name={`${nameOf(mail.kind)}, ${mail.recipient}`} onSent={reload} />
              )
            ),
        },
      ]}
    />
  )
}

function SendAgain({ mail: { id, recipient }, onSent }: { mail: ListedMail; onSent: () => void }) {
  const { mails: t } = useTexts('staff-desk').t
  const { busy, send } = useAction(mails.sendAgain, { done: t.sent })
  return (
    <Button
      size="sm"
      aria-label={fill(t.againTo, { to: recipient })}
      aria-disabled={busy}
      onClick={() => void send({ id }).then(onSent)}
    >
      {t.again}
    </Button>
  )
}
