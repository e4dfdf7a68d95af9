import type { PlannedMail } from '#features/booking/plan-b/staff-plan.ts'
import { useMessages } from '../../../../language/language.tsx'
import { Modal } from '../../modal.tsx'
import styles from './plan.module.css'

interface PlanMailsProps {
  mails: readonly PlannedMail[]
  onClose: () => void
}

/** Every mail before it goes out, each in its language. */
export function PlanMails({ mails, onClose }: PlanMailsProps) {
  const { looking, close } = useMessages('staff-plan-b')
  return (
    <Modal title={looking.title} close={close} onClose={onClose} wide>
      <p className={styles.hint}>{looking.note}</p>
      {mails.map(({ to, language, subject, text }, index) => (
        <details key={to + String(index)} className={styles.mail} open={index === 0}>
          <summary>
            {subject}
            <small>{to}</small>
          </summary>
          <pre lang={language}>{text}</pre>
        </details>
      ))}
    </Modal>
  )
}
