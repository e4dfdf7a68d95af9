import { fill } from '#i18n/format.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import { ErrorState } from '../api/error-state.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { MailActions } from '../customer/mail-actions.tsx'
import { ExportList } from '../lists/export-list.tsx'
import styles from '../lists/list.module.css'
import { ListTable } from '../lists/list-table.tsx'
import { ListTools } from '../lists/list-tools.tsx'
import { Pagination } from '../lists/pagination.tsx'
import { saveFile } from '../lists/save-file.ts'
import { useListQuery } from '../lists/use-list-query.ts'
import { useMay } from '../role/staff-role.ts'
import { StaffHead } from '../staff-head.tsx'
import { useFormatDateTime } from '../use-format-date-time.ts'
import { useResultToast } from '../use-staff-messages.ts'
import own from './mails.module.css'
import { type ListedMail, MAIL_FILTERS, MAIL_SORTS, MAX_MAIL_SEARCH } from './mail-list.ts'

export default function MailsView() {
  const { mails: messages } = useMessages('staff-desk')
  const mayExport = useMay('newsletter_addresses')
  const toast = useResultToast()
  const list = useListQuery({
    part: 'mails',
    filters: MAIL_FILTERS,
    initialFilter: 'failed',
    searchFilter: 'all',
    sorts: MAIL_SORTS,
    canSort: (filter, sort) => filter === 'all' || !sort.endsWith('state'),
  })
  const { value, problem, reload } = useLoaded<'/mails'>(`/mails?${list.asked}`, { keep: true })
  const { columns } = messages
  const isTodo = list.filter === 'failed' && list.search === ''

  async function saveList(): Promise<void> {
    const saved = await saveFile('/newsletter.csv')
    if (!saved.ok) toast.refused(saved.refusal)
  }

  return (
    <>
      <StaffHead title={messages.title} lead={messages.lead}>
        <ExportList path="/mails.csv" asked={list.shown} />
        {mayExport && (
          <Button size="sm" onClick={() => void saveList()}>
            {messages.newsletter}
          </Button>
        )}
      </StaffHead>
      <ListTools list={list} messages={messages} counts={value?.counts} maxLength={MAX_MAIL_SEARCH} />
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value?.mails.length === 0 && (
        <EmptyState title={isTodo ? messages.empty : list.search ? messages.nothingFound : messages.none} />
      )}
      {value && value.mails.length > 0 && (
        <ListTable
          columns={[
            { name: columns.to, sort: 'to' },
            columns.what,
            list.filter === 'all' ? { name: columns.state, sort: 'state' } : columns.state,
            { name: columns.at, sort: 'at' },
            <span key="again" className="visually-hidden">
              {messages.again}
            </span>,
          ]}
          sorting={list.sorting}
        >
          {value.mails.map((mail) => (
            <Row key={mail.id} mail={mail} onSent={reload} />
          ))}
        </ListTable>
      )}
      <Pagination pages={value} address={list.addressOf(list.filter)} />
    </>
  )
}

function Row({ mail, onSent }: { mail: ListedMail; onSent: () => void }) {
  const { mails: messages } = useMessages('staff-desk')
  const momentOf = useFormatDateTime()
  const kinds: Partial<Record<string, string>> = messages.kinds
  const { id, kind, recipient, state, reason, createdAt, isOpen } = mail
  const name = kinds[kind] ?? kind
  return (
    <tr>
      <th scope="row">{recipient}</th>
      <td className={styles.whole}>{name}</td>
      <td>
        {messages.states[state]}
        {reason && <small>{reason}</small>}
      </td>
      <td className="num">{momentOf(createdAt)}</td>
      <td className={state === 'failed' ? styles.right : own.acts}>
        {state === 'failed' ? (
          <SendAgain mail={mail} onSent={onSent} />
        ) : (
          isOpen && <MailActions id={id} name={`${name}, ${recipient}`} onSent={onSent} />
        )}
      </td>
    </tr>
  )
}

/** Once more with fresh attempts. */
function SendAgain({ mail: { id, recipient }, onSent }: { mail: ListedMail; onSent: () => void }) {
  const { mails: messages } = useMessages('staff-desk')
  const toast = useResultToast()
  const { busy, submit } = useSubmit<StaffProblem>()
  async function send(): Promise<void> {
    const answer = await submit(() => postStaff<'/mails/:id/sending'>(`/mails/${id}/sending`, {}))
    if (!answer) return
    if (answer.ok) toast.done(messages.sent)
    else toast.refused(answer.refusal)
    onSent()
  }
  return (
    <Button
      size="sm"
      aria-label={fill(messages.againTo, { to: recipient })}
      aria-disabled={busy}
      onClick={() => void send()}
    >
      {messages.again}
    </Button>
  )
}
