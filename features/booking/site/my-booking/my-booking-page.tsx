import { useEffect, useRef, useState } from 'react'
import { useLoaderData } from 'react-router'
import { hasDraft } from '#site/form/has-draft.ts'
import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import { UnknownPage } from '#site/ui/notices/unknown-page.tsx'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { ArrowIcon } from '#site/ui/pictures/icons.tsx'
import { paths } from '#content/paths.ts'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { SectionRule } from '#site/ui/layout/section-rule.tsx'
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
import { isLargeGroup, mayName, missingNames } from './missing-names.ts'
import type { MyBooking, MyBookingData } from './my-booking.loader.ts'
import styles from './my-booking-page.module.css'
import { NameParticipants } from './name-participants.tsx'
import { type Counted, counted } from '#i18n/counted.ts'
import { fill } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import marked from '#site/ui/styles/marked-list.module.css'
import { useMyBooking } from './use-my-booking.ts'
import { RequestMove } from './request-move.tsx'
import { Button } from '#site/ui/button.tsx'
import { useChange } from './use-change.ts'

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
    <section className={`wrap grid ${styles.changes} no-print`} id={CHANGES_ID} tabIndex={-1}>
      <SectionRule name={changes} />
      <h2 className="visually-hidden">{changes}</h2>
      {children}
    </section>
  )
}

function UnknownBooking() {
  const { unknown } = useMessages('my-booking')
  return (
    <UnknownPage words={unknown}>
      <ArrowLink to={paths.calendar}>{unknown.calendar}</ArrowLink>
    </UnknownPage>
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
    import('#site/form/behaviour/form-draft.ts')
      .then(({ readDraft, clearDraft }) => {
        if (readDraft(BOOKING_DRAFT, Date.now())?.reference === reference) clearDraft(BOOKING_DRAFT)
      })
      .catch(() => {})
  }, [reference])
}

interface WithdrawNoteProps {
  booking: MyBooking
  onProblem: (code: string | null) => void
}

/** The note itself is not shown, because everybody with the link could read health data. */
function WithdrawNote({ booking, onProblem }: WithdrawNoteProps) {
  const { note: messages, working } = useMessages('my-booking')
  const { busy, form } = useChange({
    reference: booking.reference,
    change: 'note-withdrawal',
    body: () => ({}),
    saved: messages.saved,
    onProblem,
  })
  return (
    <form className={styles.change} aria-labelledby="bemerkung" {...form}>
      <h3 id="bemerkung">{messages.title}</h3>
      <p className="small muted">{messages.text}</p>
      <Button type="submit" aria-disabled={busy}>
        {busy ? working : messages.withdraw}
      </Button>
    </form>
  )
}

function NextSteps({ booking }: { booking: MyBooking }) {
  const { next } = useMessages('my-booking')
  const language = useLanguage()
  const state = displayedState(booking)
  if (state !== 'confirmed' && state !== 'waitlisted') return null
  const missing = missingNames(booking)
  const { agreed } = booking
  const steps: readonly Counted[] = next[state]
  return (
    <div className={`${styles.next} small-titles`}>
      <h2>{next.title}</h2>
      <ol className={marked.list}>
        {missing > 0 && <li>{isLargeGroup(booking) ? next.link : counted(language, missing, next.name)}</li>}
        {agreed && !agreed.isFinal && (
          <li>{fill(next.finalNumber, { day: formatDay(language, agreed.finalDay) })}</li>
        )}
        {steps
          .map((step) => counted(language, booking.people, step))
          .map((step) => (
            <li key={step}>{step}</li>
          ))}
      </ol>
    </div>
  )
}
