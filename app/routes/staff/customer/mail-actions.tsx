import { useState } from 'react'
import { fill } from '#i18n/format.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import { useResultToast } from '../use-staff-messages.ts'
import styles from './customer.module.css'
import { MailPreview } from './mail-preview.tsx'

/** @param name what the mail is, for whoever does not see its row */
export function MailActions({ id, name, onSent }: { id: string; name: string; onSent: () => void }) {
  const { actions } = useMessages('staff-customer')
  const toast = useResultToast()
  const { busy, submit } = useSubmit<StaffProblem>()
  const [isOpen, setIsOpen] = useState(false)

  async function send(): Promise<void> {
    const answer = await submit(() => postStaff<'/mails/:id/repetition'>(`/mails/${id}/repetition`, {}))
    if (!answer) return
    if (answer.ok) toast.done(actions.sent)
    else toast.refused(answer.refusal)
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
