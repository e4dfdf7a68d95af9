import { useState } from 'react'
import { useMessages } from '#app/language/language.tsx'
import { Button } from '#app/ui/button.tsx'
import { Modal } from '#app/routes/staff/dialogs/modal.tsx'
import styles from './roster.module.css'

/** The same throughout Switzerland. */
const NUMBERS = { rega: '1414', ambulance: '144', europe: '112' } as const

/** At the foot of the page. */
export function EmergencyNumbers() {
  const { emergency } = useMessages('staff-roster')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{emergency.open}</Button>
      {isOpen && (
        <Modal title={emergency.title} close={emergency.close} onClose={() => setOpen(false)}>
          <ul className={styles.numbers}>
            {(['rega', 'ambulance', 'europe'] as const).map((each) => (
              <li key={each}>
                <a href={`tel:${NUMBERS[each]}`}>
                  <b className="num">{NUMBERS[each]}</b> {emergency[each]}
                </a>
              </li>
            ))}
          </ul>
          <p>{emergency.text}</p>
        </Modal>
      )}
    </>
  )
}
