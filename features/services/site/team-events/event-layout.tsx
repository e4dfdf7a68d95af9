import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { BelowFold } from '#site/ui/layout/below-fold.tsx'
import { PageTheme } from '#site/ui/layout/page-theme.tsx'
import { PhoneFold } from '#site/ui/layout/phone-fold.tsx'
import { PrintFooter } from '#site/ui/layout/print-footer.tsx'
import { SectionRule } from '#site/ui/layout/section-rule.tsx'
import { NextStepBar } from '#site/ui/notices/next-step-bar.tsx'
import { ScenePicture } from '#site/ui/pictures/scene-picture.tsx'
import { paths } from '#content/paths.ts'
import { serviceName } from '#features/services/content/service-name.ts'
import { teamEventNamespace } from '#features/services/content/service-namespace.ts'
import type { PricedTeamEvent } from '#features/services/content/service-prices.ts'
import type { ServiceId } from '#features/services/content/services.ts'
import type { TeamEventMessages } from '#features/services/content/team-event-messages.ts'
import type { NextDatesData } from '#features/calendar/site/load-dates.ts'
import { NextDates } from '#features/calendar/site/next-dates.tsx'
import { PageEvidence } from '#features/facts/site/page-evidence.tsx'
import { teamEventQuestions } from '#features/questions/questions.ts'
import { Questions } from '#features/questions/site/questions.tsx'
import { useServices } from '#features/services/site/use-services.ts'
import { fill, formatFrancs, labelled } from '#i18n/format.ts'
import dense from '#site/ui/styles/dense.module.css'
import { EventHead } from './event-head.tsx'
import { EventPlace } from './event-place.tsx'
import { EventPrices } from './event-prices.tsx'
import { PointList } from './point-list.tsx'
import { REQUEST_ANCHOR } from './request-box.tsx'
import eventTakeStyles from './event-take.module.css'
import page from './event-layout.module.css'
import styles from './other-events.module.css'

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

interface EventDayProps {
  messages: TeamEventMessages
  /** What only this event has, and its programme. */
  day: ReactNode
}

function EventDay({ messages, day }: EventDayProps) {
  const shared = useMessages('team-event')
  return (
    <section className="section section--ruled">
      <div className="wrap grid">
        <div className="full">
          <SectionRule name={shared.schedule.rule} />
        </div>
        <h2 className={`${page.title} span-8`}>{messages.schedule.title}</h2>
        <blockquote className={`map-italic ${page.quote} from-9`}>{messages.quote}</blockquote>
        <div className="full">
          {day}
          <p className="small muted">{shared.schedule.note}</p>
        </div>
      </div>
    </section>
  )
}

/** Public dates: single places, for whoever wants to try the event before the team comes. */
function EventDates() {
  const { rule, title, text, none, failed: failure, calendar } = useMessages('team-event').dates
  const { events, failed } = useLoaderData<NextDatesData>()
  return (
    <section className="section section--ruled">
      <div className="wrap grid">
        <div className="full">
          <SectionRule name={rule} />
        </div>
        <div className={dense.aside}>
          <div>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
          <NextDates events={events} emptyText={failed ? failure : none} />
          <div className="stack">
            <ArrowLink to={paths.calendar}>{calendar}</ArrowLink>
          </div>
        </div>
      </div>
    </section>
  )
}

function OtherEvents({ than }: { than: ServiceId }) {
  const common = useMessages('common')
  const { teamEvents } = useServices()
  const { others } = useMessages('team-event')
  return (
    <nav
      className={`section section--ruled section--last ${styles.others} no-print plain-links`}
      aria-label={others}
    >
      <div className="wrap">
        <SectionRule name={others} />
        <ul>
          {teamEvents
            .filter(({ id }) => id !== than)
            .map(({ id }) => (
              <li key={id}>
                <PageLink to={paths.teamEvent(id)} viewTransition>
                  <span className="scene">
                    <ScenePicture of={id} alt="" lazy glides />
                  </span>
                  {serviceName(common, id)}
                </PageLink>
              </li>
            ))}
        </ul>
      </div>
    </nav>
  )
}

interface EventTakeProps {
  messages: TeamEventMessages
  /** False where the event's day shows it. */
  withExpect: boolean
}

function EventTake({ messages, withExpect }: EventTakeProps) {
  const language = useLanguage()
  const shared = useMessages('team-event')
  return (
    <section className="section">
      <div className="wrap grid">
        <div className="full">
          <SectionRule name={shared.take} />
        </div>
        <div className={`${page.title} span-8`}>
          <h2>{messages.take.title}</h2>
          <p className="muted">{labelled(language, shared.facts.focus, messages.focus)}</p>
        </div>
        <ul className={`${eventTakeStyles.features} full ruled-items`}>
          {messages.features.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        {withExpect && (
          <div className="full">
            <PhoneFold title={shared.expect} className={page.part}>
              <PointList points={messages.expect} />
            </PhoneFold>
          </div>
        )}
      </div>
    </section>
  )
}
