import { useState } from 'react'
import { fill } from '#i18n/format.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../error-state.tsx'
import { LoadingState } from '../loading-state.tsx'
import { Modal } from '../modal.tsx'
import { postStaff, type StaffProblem } from '../staff-client.ts'
import { useLoaded } from '../use-loaded.ts'
import { useResultToast } from '../use-staff-messages.ts'
import styles from './customer.module.css'

/** @param name what the mail is, for whoever does not see its row */
export function MailActions({ id, name, onSent }: { id: string; name: string; onSent: () => void }) {
  const { actions } = useMessages('staff-customer')
  const tell = useResultToast()
  const { busy, submit } = useSubmit<StaffProblem>()
  const [isOpen, setIsOpen] = useState(false)

  async function send(): Promise<void> {
    const answer = await submit(() => postStaff<'/mails/:id/repetition'>(`/mails/${id}/repetition`, {}))
    if (!answer) return
    if (answer.ok) tell.done(actions.sent)
    else tell.refused(answer.refusal)
    onSent()
  }

  return (
    <span className={styles.actions}>
      <Button size="sm" aria-label={fill(actions.lookOf, { mail: name })} onClick={() => setIsOpen(true)}>
        {actions.look}
      </Button>
      <Button
        size="sm"
        aria-label={fill(actions.againOf, { mail: name })}
        aria-disabled={busy}
        onClick={() => void send()}
      >
        {actions.again}
      </Button>
      {isOpen && <MailPreview id={id} onClose={() => setIsOpen(false)} />}
    </span>
  )
}

function MailPreview({ id, onClose }: { id: string; onClose: () => void }) {
  const { preview } = useMessages('staff-customer').actions
  const { close } = useMessages('staff').dialog
  const { value, problem, reload } = useLoaded<'/mails/:id/preview'>(`/mails/${id}/preview`)
  return (
    <Modal wide title={value?.subject ?? preview.title} close={close} onClose={onClose}>
      <p className="hint">{preview.note}</p>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value && (
        <>
          <p>{fill(preview.to, { to: value.to })}</p>
          <pre className={styles.mail} lang={value.language}>
            {value.text}
          </pre>
          {value.files.length > 0 && <p>{fill(preview.files, { files: value.files.join(', ') })}</p>}
        </>
      )}
    </Modal>
  )
}
