import { type InquiryDetails, inquiries } from '#features/inquiry/staff/inquiry.contract.ts'
import { replySubject } from '#features/inquiry/staff/staff-inquiry.ts'
import { fill } from '#i18n/format.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { call } from '#kit/client.ts'
import { useMessages } from '#site/language/language.tsx'
import styles from '../today.module.css'
import type { ActProps } from './act.tsx'

/** The message, a way to answer it, and the note that it is answered. */
export function RequestAct({ row, file: { inquiry }, onClose, onDone }: ActProps<InquiryDetails>) {
  const { acts } = useMessages('staff-today')
  const { request } = useMessages('staff-desk')
  const { id, name, email, message } = inquiry
  return (
    <ActionDialog
      action={inquiries.become}
      fixed={{ id, state: 'answered' }}
      title={fill(acts.request.title, { name: name ?? email })}
      submit={acts.request.submit}
      done={acts.request.done}
      onClose={onClose}
      onDone={() =>
        onDone({
          undo: {
            message: fill(acts.request.undone, { number: row.number ?? '' }),
            run: () => call(inquiries.become, { id, state: 'new' }),
          },
        })
      }
    >
      {message && <blockquote className={`quoted ${styles.message}`}>{message}</blockquote>}
      <p>
        <a className="go" href={`mailto:${email}?subject=${encodeURIComponent(replySubject(inquiry))}`}>
          {request.reply}
        </a>
      </p>
      <p className="hint">{acts.request.hint}</p>
    </ActionDialog>
  )
}
