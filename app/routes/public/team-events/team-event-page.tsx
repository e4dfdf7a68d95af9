import type { TeamEventSlug } from '#content/services.ts'
import { BelowFold } from '../../../ui/below-fold.tsx'
import { PageTheme } from '../../../ui/page-theme.tsx'
import { PrintFooter } from '../../../ui/print-footer.tsx'
import { BookingBar } from './booking-bar.tsx'
import { EventAbout } from './event-about.tsx'
import { EventDates } from './event-dates.tsx'
import { EventHead } from './event-head.tsx'
import { EventPrices } from './event-prices.tsx'
import { EventProgramme } from './event-programme.tsx'
import { OtherEvents } from './other-events.tsx'
import { useTeamEvent } from './use-team-event.ts'

const GROUNDS: Partial<Record<TeamEventSlug, 'night' | 'ember'>> = {
  'feuer-und-fokus': 'ember',
  'shelter-bau': 'night',
}

export default function TeamEventPage() {
  const { event, messages } = useTeamEvent()
  const ground = GROUNDS[event.id]
  return (
    <>
      {ground && <PageTheme of={ground} />}
      <div>
        <EventHead event={event} messages={messages} />
        <BelowFold>
          <EventAbout event={event} messages={messages} />
          <EventProgramme messages={messages} />
          {/* Resets the chosen group size. */}
          <EventPrices key={event.id} event={event} messages={messages} />
          <EventDates event={event} messages={messages} />
          <BookingBar event={event} />
        </BelowFold>
      </div>
      <BelowFold>
        <OtherEvents than={event.id} />
        <PrintFooter />
      </BelowFold>
    </>
  )
}
