import type { PreviewedMail } from '#features/booking/mail/mail-preview.ts'
import { useMessages } from '#app/language/language.tsx'
import { Modal } from '#app/routes/staff/dialogs/modal.tsx'
import { MailList } from '#app/routes/staff/recipients/mail-list.tsx'

interface PlanMailsProps {
  mails: readonly PreviewedMail[]
  onClose: () => void
}

export function PlanMails({ mails, onClose }: PlanMailsProps) {
  const { looking, close } = useMessages('staff-plan-b')
  return (
    <Modal title={looking.title} close={close} onClose={onClose} wide>
      <p className="hint">{looking.note}</p>
      <MailList mails={mails} open />
    </Modal>
  )
}
