import type { ReactNode } from 'react'
import type { PricedTeamEvent } from '#content/service-prices.ts'
import { teamEventNamespace } from '#content/service-namespace.ts'
import { teamEventQuestions } from '#features/questions/questions.ts'
import { fill, formatFrancs } from '#i18n/format.ts'
import type { TeamEventMessages } from '#content/team-event-messages.ts'
import { PageEvidence } from '#features/facts/site/page-evidence.tsx'
import { BelowFold } from '#app/ui/layout/below-fold.tsx'
import dense from '#app/ui/styles/dense.module.css'
import { PageTheme } from '#app/ui/layout/page-theme.tsx'
import { PrintFooter } from '#app/ui/layout/print-footer.tsx'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { NextStepBar } from '#app/ui/notices/next-step-bar.tsx'
import { Questions } from '#features/questions/site/questions.tsx'
import { EventDates } from './event-dates.tsx'
import { EventDay } from './event-day.tsx'
import { EventHead } from './event-head.tsx'
import { EventPlace } from './event-place.tsx'
import { EventPrices } from './event-prices.tsx'
import { EventTake } from './event-take.tsx'
import { OtherEvents } from './other-events.tsx'
import { REQUEST_ANCHOR } from './request-box.tsx'

export interface EventParts {
  /** A picture at the page's full width, instead of the poster. */
  wide?: ReactNode
  /** What only this event has, and its programme. */
  day: ReactNode
  /** Whether `day` shows what to expect. */
  dayTellsAll?: boolean
  /** Dark by day, too. */
  ground?: 'night' | 'ember'
}

export function EventLayout({
  event,
  wide,
  day,
  dayTellsAll = false,
  ground,
}: EventParts & { event: PricedTeamEvent }) {
  const messages: TeamEventMessages = useMessages(teamEventNamespace(event.id))
  const questions = useMessages('team-event-questions')
  return (
    <div className={dense.dense}>
      {ground && <PageTheme of={ground} />}
      <div>
        <EventHead event={event} messages={messages} wide={wide} />
        <BelowFold>
          <EventTake messages={messages} withExpect={!dayTellsAll} />
          <EventDay messages={messages} day={day} />
          {/* Resets the chosen group size. */}
          <EventPrices key={event.id} event={event} messages={messages} />
          <EventPlace event={event} messages={messages} />
          <PageEvidence page={event.id} />
          <Questions of={teamEventQuestions(questions, event)} />
          <EventDates />
          <BookingBar event={event} />
        </BelowFold>
      </div>
      <BelowFold>
        <OtherEvents than={event.id} />
        <PrintFooter />
      </BelowFold>
    </div>
  )
}

function BookingBar({ event }: { event: PricedTeamEvent }) {
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
