import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { fill } from '#i18n/format.ts'
import { useTexts } from '#kit/texts.ts'
import type { NextParcelState } from './use-next-parcel.ts'
import styles from './orders.module.css'

/** Sends the ticked lines; shows who is notified. */
export function SendSign({ next }: { next: NextParcelState }) {
  const { sign } = useTexts('staff-orders').t
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
      <p className={`hint ${styles.hint}`}>{next.mails ? sign.text : sign.noMailText}</p>
    </>
  )
}
