import { useEffect, useRef, useState } from 'react'
import { useLoaderData } from 'react-router'
import { hasDraft } from '#app/form/has-draft.ts'
import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { ArrowIcon } from '#app/ui/pictures/icons.tsx'
import { paths } from '#content/paths.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { SectionRule } from '#app/ui/layout/section-rule.tsx'
import { TrailSign } from '#app/ui/pictures/trail-sign.tsx'
import { BookingBalanceSection } from './booking-balance-section.tsx'
import { BOOKING_DRAFT } from '#features/booking/site/form/booking-fields.ts'
import { BookingFacts } from './booking-facts.tsx'
import { BookingHead } from './booking-head.tsx'
import { BookingInvoices } from './booking-invoices.tsx'
import { displayedState } from './booking-state.ts'
import { CancelBooking } from './cancel-booking.tsx'
import { CheckInCode } from './check-in-code.tsx'
import { ChangePeople } from './change-people.tsx'
import { EmergencyContact } from './emergency-contact.tsx'
import { GroupSection } from './group-section.tsx'
import { ChoosePlan } from './choose-plan.tsx'
import { MoveBooking } from './move-booking.tsx'
import { isLargeGroup, mayName } from './missing-names.ts'
import type { MyBooking, MyBookingData } from './my-booking.loader.ts'
import styles from './my-booking-page.module.css'
import { NameParticipants } from './name-participants.tsx'
import { NextSteps } from './next-steps.tsx'
import { useMyBooking } from './use-my-booking.ts'
import { RequestMove } from './request-move.tsx'
import { WithdrawNote } from './withdraw-note.tsx'

const CHANGES_ID = 'aenderungen'

export default function MyBookingPage() {
  const booking = useMyBooking()
  const { dates, problem: sent } = useLoaderData<MyBookingData>()
  const [problem, setProblem] = useState<{ code: string; attempt?: number } | null>(
    sent ? { code: sent } : null,
  )
  useForgottenDraft(booking)
  useFocusAfterChange(booking)
  const { checkIn } = useMessages('my-booking')
  const language = useLanguage()
  if (!booking) return <UnknownBooking />
  const change = {
    booking,
    onProblem: (code: string | null) =>
      setProblem((before) => (code === null ? null : { code, attempt: (before?.attempt ?? 0) + 1 })),
  }
  const isGroup = isLargeGroup(booking)
  const { mayCancel, mayMove, mayChangePeople, mayRequestMove, hasNote, plan } = booking
  return (
    <>
      <div className={`wrap grid ${styles.page}`}>
        <BookingHead booking={booking} problem={problem} />
        <BookingBalanceSection {...change} />
        <div className={styles.main}>
          {plan?.isOpen && <ChoosePlan {...change} plan={plan} dates={dates} />}
          <BookingFacts booking={booking} />
          <NextSteps booking={booking} />
          <BookingInvoices invoices={booking.invoices} />
          {booking.checkIn && (
            <CheckInCode picture={booking.checkIn} messages={checkIn}>
              {booking.people > 1 && booking.participants.length > 0 && (
                <a
                  className="go"
                  href={`/buchung/${booking.reference}/codes.pdf?${LANGUAGE_QUERY}=${language}`}
                >
                  {checkIn.codes}
                  <ArrowIcon />
                </a>
              )}
            </CheckInCode>
          )}
        </div>
      </div>
      {(mayCancel || mayMove || mayChangePeople || hasNote) && (
        <Changes>
          {[
            // Of a group the link comes first, so that nobody has to type twenty names.
            isGroup && booking.group && <GroupSection key="g" {...change} group={booking.group} />,
            isGroup && mayChangePeople && <ChangePeople key="p" {...change} />,
            mayName(booking) && <NameParticipants key="n" {...change} isFolded={isGroup} />,
            mayName(booking) && <EmergencyContact key="e" {...change} />,
            !isGroup && booking.group && <GroupSection key="g" {...change} group={booking.group} />,
            !isGroup && mayChangePeople && <ChangePeople key="p" {...change} />,
            mayRequestMove && <RequestMove key="v" {...change} />,
            mayMove && !mayRequestMove && <MoveBooking key="m" {...change} dates={dates} />,
            hasNote && <WithdrawNote key="w" {...change} />,
            mayCancel && <CancelBooking key="c" {...change} />,
          ]}
        </Changes>
      )}
    </>
  )
}

function Changes({ children }: { children: React.ReactNode }) {
  const { changes } = useMessages('my-booking')
  return (
    <section className={`wrap grid ${styles.changes}`} id={CHANGES_ID} tabIndex={-1}>
      <SectionRule name={changes} />
      <h2 className="visually-hidden">{changes}</h2>
      {children}
    </section>
  )
}

function UnknownBooking() {
  const { unknown } = useMessages('my-booking')
  return (
    <section className={`wrap ${styles.unknown}`}>
      <h1>{unknown.title}</h1>
      <p className="lead">{unknown.lead}</p>
      <p className="row">
        <TrailSign to={paths.contact}>{unknown.contact}</TrailSign>
        <ArrowLink to={paths.calendar}>{unknown.calendar}</ArrowLink>
      </p>
    </section>
  )
}

/** The change may remove the clicked control: focuses the new state, or what can still be changed. */
function useFocusAfterChange(booking: MyBooking | null): void {
  const state = booking && displayedState(booking)
  const displayed = useRef({ booking, state })
  useEffect(() => {
    const before = displayed.current
    displayed.current = { booking, state }
    if (before.booking === booking || document.activeElement !== document.body) return
    const isNews = before.state !== state
    document.getElementById(isNews ? 'inhalt' : CHANGES_ID)?.focus({ preventScroll: true })
    if (isNews) window.scrollTo(0, 0)
  }, [booking, state])
}

/** After payment the draft is still stored; clears it once the booking is confirmed. */
function useForgottenDraft(booking: MyBooking | null): void {
  const reference = booking && booking.state === 'confirmed' ? booking.reference : null
  useEffect(() => {
    if (!reference || !hasDraft(BOOKING_DRAFT)) return
    import('#app/form/behaviour/form-draft.ts')
      .then(({ readDraft, clearDraft }) => {
        if (readDraft(BOOKING_DRAFT, Date.now())?.reference === reference) clearDraft(BOOKING_DRAFT)
      })
      .catch(() => {})
  }, [reference])
}
