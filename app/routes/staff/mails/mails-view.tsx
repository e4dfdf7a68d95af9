import { useState } from 'react'
import { fill } from '#i18n/format.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/notices/empty-state.tsx'
import styles from '../lists/list.module.css'
import { ListTable } from '../lists/list-table.tsx'
import { saveFile } from '../lists/save-file.ts'
import { useMay } from '../role/staff-role.ts'
import type { FailedMail } from '../customer/customer-api.ts'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import { StaffHead } from '../staff-head.tsx'
import { ErrorState } from '../api/error-state.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { useFormatDateTime } from '../use-format-date-time.ts'
import { useResultToast } from '../use-staff-messages.ts'
import { LoadingState } from '../api/loading-state.tsx'

export default function MailsView() {
  const { mails: messages } = useMessages('staff-desk')
  const mayExport = useMay('newsletter_addresses')
  const toast = useResultToast()
  const { value, problem, reload } = useLoaded<'/mails'>('/mails')
  const { busy, submit } = useSubmit<StaffProblem>()
  const [asked, setAsked] = useState('')

  async function again(id: string): Promise<void> {
    const answer = await submit(() => {
      setAsked(id)
      return postStaff<'/mails/:id/sending'>(`/mails/${id}/sending`, {})
    })
    if (!answer) return
    if (answer.ok) toast.done(messages.sent)
    else toast.refused(answer.refusal)
    reload()
  }

  async function saveList(): Promise<void> {
    const saved = await saveFile('/newsletter.csv')
    if (!saved.ok) toast.refused(saved.refusal)
  }

  return (
    <>
      <StaffHead title={messages.title} lead={messages.lead}>
        {mayExport && (
          <Button size="sm" onClick={() => void saveList()}>
            {messages.newsletter}
          </Button>
        )}
      </StaffHead>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value?.mails.length === 0 && <EmptyState title={messages.empty} />}
      {value && value.mails.length > 0 && (
        <ListTable
          columns={[
            messages.columns.to,
            messages.columns.what,
            messages.columns.why,
            <span key="again" className="visually-hidden">
              {messages.again}
            </span>,
          ]}
        >
          {value.mails.map((mail) => (
            <Row
              key={mail.id}
              mail={mail}
              busy={busy && asked === mail.id}
              onAgain={() => void again(mail.id)}
            />
          ))}
        </ListTable>
      )}
    </>
  )
}

function Row({ mail, busy, onAgain }: { mail: FailedMail; busy: boolean; onAgain: () => void }) {
  const { mails: messages } = useMessages('staff-desk')
  const momentOf = useFormatDateTime()
  const kinds: Record<string, string> = messages.kinds
  return (
    <tr>
      <th scope="row">{mail.recipient}</th>
      <td>
        {kinds[mail.kind] ?? mail.kind}
        <small className="num">{momentOf(mail.createdAt)}</small>
      </td>
      <td>{mail.reason}</td>
      <td className={styles.right}>
        <Button
          size="sm"
          aria-label={fill(messages.againTo, { to: mail.recipient })}
          aria-disabled={busy}
          onClick={onAgain}
        >
          {messages.again}
        </Button>
      </td>
    </tr>
  )
}
