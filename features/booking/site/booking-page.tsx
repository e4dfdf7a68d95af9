import { useLoaderData } from 'react-router'
import { findCourse } from '#features/services/content/services.ts'
import { fill } from '#i18n/format.ts'
import { useServiceName } from '#features/services/site/use-service-name.ts'
import { useServices } from '#features/services/site/use-services.ts'
import { useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { paths } from '#content/paths.ts'
import { useServicePath } from '#features/calendar/site/use-service-path.ts'
import { bookingPath } from './booking-address.ts'
import { BookingForm } from './form/booking-form.tsx'
import type { BookingData } from './booking.loader.ts'
import styles from './booking-page.module.css'
import { DateStep } from './choose-date/date-step.tsx'
import { OpenBooking } from './open-booking/open-booking.tsx'
import { CustomDateStep } from './choose-date/custom-date-step.tsx'
import { addHeldPlaces } from './open-booking/add-held-places.ts'
import { ServiceChoice } from './choose-date/service-choice.tsx'
import { useOpenBooking } from './open-booking/use-open-booking.ts'
import { useIsTeamEvent } from './choose-date/use-is-team-event.ts'

export default function BookingPage() {
  const messages = useMessages('booking')
  const loaded = useLoaderData<BookingData>()
  const open = useOpenBooking()
  const data: BookingData = {
    ...loaded,
    open,
    event: loaded.event && addHeldPlaces(loaded.event, open),
    dates: loaded.dates.map((date) => addHeldPlaces(date, open)),
  }
  const { service, event, chosen } = data
  const asksForDate = useIsTeamEvent(service) && !event
  return (
    <>
      <div className={`wrap ${styles.head}`}>
        <Trail data={data} />
        <h1>{asksForDate ? messages.own.pageTitle : messages.title}</h1>
        {chosen.voucher && !event && (
          <p className={`${styles.note} framed`}>{fill(messages.voucherKept, { code: chosen.voucher })}</p>
        )}
        {open && <OpenBooking open={open} eventId={event?.id ?? null} />}
      </div>
      <Step key={`${service}`} data={data} />
    </>
  )
}

function Step({ data }: { data: BookingData }) {
  const { service, event } = data
  const isTeamEvent = useIsTeamEvent(service)
  if (service === null || (service === 'none' && !event)) return <ServiceChoice data={data} />
  if (event) return <BookingForm data={data} event={event} />
  return isTeamEvent ? <CustomDateStep data={data} service={service} /> : <DateStep data={data} />
}

function Trail({ data: { service, event, chosen } }: { data: BookingData }) {
  const messages = useMessages('booking')
  const { nav } = useMessages('common')
  const nameOf = useServiceName()
  const services = useServices()
  const pathOf = useServicePath()
  if (service === null || (service === 'none' && !event)) return null
  const isCourse = findCourse(services, service)
  const [overview, name] = isCourse
    ? [paths.survivalTraining, nav.survivalTraining]
    : service === 'none'
      ? [paths.calendar, nav.calendar]
      : [paths.teamEvents, nav.teamEvents]
  return (
    <nav className={`small ${styles.trail} row plain-links`} aria-label={messages.trail}>
      <PageLink to={overview}>{name}</PageLink>
      <span aria-hidden="true">/</span>
      {service === 'none' ? (
        <span>{event?.title}</span>
      ) : (
        <PageLink to={pathOf(service)}>{nameOf(service)}</PageLink>
      )}
      <PageLink className={styles.other} to={bookingPath({ ...chosen, serviceId: null, eventId: null })}>
        {messages.otherService}
      </PageLink>
    </nav>
  )
}
