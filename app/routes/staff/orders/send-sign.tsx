import { fill } from '#i18n/format.ts'
import { useMessages } from '../../../language/language.tsx'
import { TrailSign } from '../../../ui/pictures/trail-sign.tsx'
import type { NextParcelState } from './use-next-parcel.ts'
import styles from './orders.module.css'

/** Sends the ticked lines; shows who is notified. */
export function SendSign({ next }: { next: NextParcelState }) {
  const { sign } = useMessages('staff-orders')
  return (
    <>
      <TrailSign
        wide
        note={next.mails ? sign.mail : sign.noMail}
        aria-disabled={next.busy}
        onClick={() => void next.send()}
      >
        {fill(sign.send, { n: next.number })}
      </TrailSign>
      <p className={styles.hint}>{next.mails ? sign.text : sign.noMailText}</p>
    </>
  )
}
