import { useMatches } from 'react-router'
import { type TeamEventSlug, type TeamEvent, TEAM_EVENTS } from '#content/services.ts'
import { teamEventQuestions } from '#features/questions/questions.ts'
import { fill, formatFrancs } from '#i18n/format.ts'
import type { TeamEventMessages } from '#content/team-event-messages.ts'
import { PageEvidence } from '../../../evidence/page-evidence.tsx'
import { BelowFold } from '../../../ui/below-fold.tsx'
import { PageTheme } from '../../../ui/page-theme.tsx'
import { PrintFooter } from '../../../ui/print-footer.tsx'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { NextStepBar } from '../../../ui/next-step-bar.tsx'
import type { PageHandle } from '../../../page.tsx'
import { Questions } from '../questions/questions.tsx'
import { EventDates } from './event-dates.tsx'
import { EventDay } from './event-day.tsx'
import { EventHead } from './event-head.tsx'
import { EventPlace } from './event-place.tsx'
import { EventPrices } from './event-prices.tsx'
import { EventTake } from './event-take.tsx'
import { OtherEvents } from './other-events.tsx'
import { REQUEST_ANCHOR } from './request-box.tsx'

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
          <EventTake event={event} messages={messages} />
          <EventDay event={event} messages={messages} />
          {/* Resets the chosen group size. */}
          <EventPrices key={event.id} event={event} messages={messages} />
          <EventPlace event={event} messages={messages} />
          <PageEvidence page={event.id} />
          <Questions of={teamEventQuestions(useMessages('team-event-questions'), event)} />
          <EventDates />
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

function BookingBar({ event }: { event: TeamEvent }) {
  const language = useLanguage()
  const { book, upTo } = useMessages('team-event')
  return (
    <NextStepBar
      price={formatFrancs(language, event.flatCents)}
      unit={fill(upTo, { n: event.flatUpTo })}
      to={`#${REQUEST_ANCHOR}`}
      label={book}
    />
  )
}

function useTeamEvent(): { event: TeamEvent; messages: TeamEventMessages } {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  const event = TEAM_EVENTS.find(({ id }) => handle?.namespace === `team-event-${id}`)
  if (!event) throw new Error('useTeamEvent must be used within the page of a team event')
  return { event, messages: useMessages(`team-event-${event.id}`) }
}
