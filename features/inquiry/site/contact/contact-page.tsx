import { useLoaderData } from 'react-router'
import type { FormSubmission } from '#site/form/form-state.ts'
import { useMessages } from '#site/language/language.tsx'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { BelowFold } from '#site/ui/layout/below-fold.tsx'
import { Section } from '#site/ui/layout/section.tsx'
import { CHAM } from '#site/ui/pictures/lake-map.tsx'
import { MapName, MapPlace, MapRhombus, Plan } from '#site/ui/pictures/plan.tsx'
import { BRAND } from '#features/company/content/company.ts'
import { paths } from '#content/paths.ts'
import { useTravelTimes } from '#features/facts/site/fact-rows.tsx'
import { phoneLink } from '#kernel/telephone-number.ts'
import { ContactForm } from './contact-form.tsx'
import styles from './contact-page.module.css'
import directionsStyles from './directions.module.css'

function Directions() {
  const { way } = useMessages('contact')
  return (
    <Section name={way.rule} title={way.title} className="">
      <figure className={directionsStyles.sheet}>
        <div className={directionsStyles.frame}>
          <ChamMap />
        </div>
        <figcaption>{way.schematic}</figcaption>
      </figure>
      <div className={directionsStyles.ways}>
        <p className="lead">{way.lead}</p>
        {(['foot', 'bike', 'car'] as const).map((means) => (
          <div key={means}>
            <h3>
              <svg className={directionsStyles.sample} viewBox="0 0 44 12" aria-hidden="true">
                <path className={directionsStyles[means]} d="M4 6h36" />
              </svg>
              {way[means].title}
            </h3>
            <p>{way[means].text}</p>
          </div>
        ))}
        <p className="small muted">{way.outdoors}</p>
      </div>
    </Section>
  )
}

/** Coordinates in `drawings/cham-lines.ts`. */
const OFFICE = { x: 335, y: 449 }

function ChamMap() {
  const { way } = useMessages('contact')
  return (
    <svg className={`plan ${directionsStyles.map}`} viewBox="0 0 960 720" role="img" aria-label={way.alt}>
      <use href="/scenes/cham.svg#cham" />
      <use className={directionsStyles.car} href="/scenes/cham.svg#car" />
      <use className={directionsStyles.bike} href="/scenes/cham.svg#bike" />
      <use className={directionsStyles.foot} href="/scenes/cham.svg#foot" />
      <MapName kind="water" x={590} y={648}>
        Zugersee
      </MapName>
      <MapName x={384} y={266} end>
        {way.station}
      </MapName>
      <MapName kind="village" x={268} y={46}>
        {way.exit}
      </MapName>
      <MapName kind="village" x={948} y={424} end>
        {way.toZug}
      </MapName>
      <MapRhombus x={OFFICE.x} y={OFFICE.y} size={20} />
      <MapName x={310} y={496} end>
        {BRAND}
      </MapName>
    </svg>
  )
}

export default function ContactPage() {
  const { title, lead } = useMessages('contact')
  const submission = useLoaderData<FormSubmission | null>()
  return (
    <>
      <div className="wrap grid page-head">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      <section className={`wrap grid ${styles.contact}`}>
        <div className={styles.form}>
          <ContactForm idPrefix="kontakt" submission={submission} />
        </div>
        <ContactMethods />
      </section>
      <BelowFold>
        <Directions />
        <QuickLinks />
      </BelowFold>
    </>
  )
}

function QuickLinks() {
  const { rule, title, ...ways } = useMessages('contact').direct
  const targets = { project: paths.projectRequest, date: paths.calendar, gift: paths.shop }
  return (
    <Section name={rule} title={title} className="section--ruled section--last">
      {(['project', 'date', 'gift'] as const).map((way) => (
        <div key={way} className={styles.shortCut}>
          <h3>{ways[way].title}</h3>
          <p>{ways[way].text}</p>
          <ArrowLink to={targets[way]}>{ways[way].link}</ArrowLink>
        </div>
      ))}
    </Section>
  )
}

function ContactMethods() {
  const { mapAlt, mail, call } = useMessages('contact')
  const { footer, company } = useMessages('common')
  const [travelTimes] = useTravelTimes()
  const { legalName, street, postalCode, city, phone, email, hours } = company
  const phoneAddress = phoneLink(phone)
  return (
    <aside className={styles.reach} aria-label={footer.location}>
      <div className={`framed ${styles.sheet}`}>
        <Plan viewBox="150 30 640 480" alt={mapAlt}>
          <MapName kind="water" x={455} y={391}>
            Zugersee
          </MapName>
          <MapRhombus {...CHAM} size={20} />
          <MapName x={385} y={125} end>
            Cham 418
          </MapName>
          <MapPlace x={684} y={262} />
          <MapName kind="village" x={700} y={264}>
            Zug
          </MapName>
        </Plan>
      </div>
      <address>
        <p>
          <b>{legalName}</b>
          <br />
          {street}
          <br />
          {`${postalCode} ${city}`}
        </p>
        <p>
          <a href={phoneAddress}>{phone}</a>
          <br />
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </address>
      <div>
        <p>
          <b>{footer.openingHours}</b>
        </p>
        {hours.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {travelTimes && (
        <dl>
          <div>
            <dt>{travelTimes.title}</dt>
            <dd>{travelTimes.text}</dd>
          </div>
        </dl>
      )}
      <p className="row">
        <ArrowLink to={`mailto:${email}`}>{mail}</ArrowLink>
        <ArrowLink to={phoneAddress}>{call}</ArrowLink>
      </p>
    </aside>
  )
}
