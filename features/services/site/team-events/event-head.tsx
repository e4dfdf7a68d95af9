import type { ReactNode } from 'react'
import { POSTERS, posterOf } from '#features/pictures/content/posters.ts'
import type { PricedTeamEvent } from '#features/services/content/service-prices.ts'
import { textsOfService } from '#features/services/content/service-name.ts'
import type { TeamEventMessages } from '#features/services/content/team-event-messages.ts'
import { bracketsOf, largestGroup } from '#features/services/content/group-price.ts'
import { fill, formatFrancs } from '#i18n/format.ts'
import { ServiceHeading } from '#features/services/site/service-heading.tsx'
import { useServices } from '#features/services/site/use-services.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { paths } from '#content/paths.ts'
import { classNames } from '#site/ui/class-names.ts'
import { PromiseLine } from '#site/ui/notices/promise-line.tsx'
import { ArrowIcon } from '#site/ui/pictures/icons.tsx'
import { PictureCredit } from '#site/ui/pictures/picture-credit.tsx'
import { ScenePicture } from '#site/ui/pictures/scene-picture.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import styles from './event-head.module.css'
import { REQUEST_ANCHOR } from './request-box.tsx'
import { flatPriceText, groupText } from './price-text.ts'

interface EventHeadProps {
  event: PricedTeamEvent
  messages: TeamEventMessages
  /** A picture at the page's full width below the text, instead of the poster beside it. */
  wide: ReactNode
}

export function EventHead({ event, messages, wide }: EventHeadProps) {
  const language = useLanguage()
  const { nav, servicePictures } = useMessages('common')
  const chosen = servicePictures?.[event.id]
  // What owners chose replaces the drawing at full width, too.
  const across = chosen ? null : wide
  const shared = useMessages('team-event')
  const { teamEvents } = useServices()
  const position = teamEvents.findIndex(({ id }) => id === event.id) + 1
  const perPerson = bracketsOf(event)[1]
  const facts = [
    [shared.facts.duration, textsOfService(shared.events, event.id).duration],
    [shared.facts.group, fill(shared.upTo, { n: largestGroup(event) })],
    ...(perPerson
      ? [[groupText(shared, perPerson), `${formatFrancs(language, perPerson.cents)} ${shared.perPerson}`]]
      : []),
    [shared.facts.place, messages.place],
    [shared.facts.season, messages.season],
  ]
  return (
    <section className={classNames(styles.head, across ? styles.wide : styles.beside)}>
      <div className={`wrap ${styles.text}`}>
        <p className={`${styles.trail} note`}>
          <PageLink to={paths.teamEvents} viewTransition>
            {nav.teamEvents}
          </PageLink>
          <span>{fill(shared.position, { n: position, of: teamEvents.length })}</span>
        </p>
        <ServiceHeading id={event.id} />
        <p className={`lead ${styles.goal}`}>
          <b>{messages.forWhom}</b> {messages.lead}
        </p>
        <dl className={`${styles.facts} facts`}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={`${styles.actions} no-print stack`}>
          <TrailSign size="lg" href={`#${REQUEST_ANCHOR}`} condition={flatPriceText(language, shared, event)}>
            {shared.book}
          </TrailSign>
          <PromiseLine of={['request', 'freeMove']} />
          <a className="go" href={paths.teamEventSheet(event.id, language)}>
            {shared.sheet.link}
            <ArrowIcon />
          </a>
          <PictureCredit of={event.id} />
        </div>
      </div>
      {across ?? (
        <div
          className={classNames(
            styles.picture,
            posterOf(event) === POSTERS['feuer-und-fokus'] && !chosen?.file && styles.open,
          )}
        >
          <ScenePicture
            of={event.id}
            alt={messages.drawingAlt}
            glides
            narrow="3:2"
            sizes="(max-width: 900px) 100vw, 50vw"
          />
        </div>
      )}
    </section>
  )
}
