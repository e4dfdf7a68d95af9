import { useLoaderData } from 'react-router'
import { useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { BelowFold } from '#site/ui/layout/below-fold.tsx'
import { Card } from '#site/ui/layout/card.tsx'
import { CHAM, LakeMap, RIGI } from '#site/ui/pictures/lake-map.tsx'
import { MapName, MapRhombus, Plan } from '#site/ui/pictures/plan.tsx'
import { paths } from '#content/paths.ts'
import { PageEvidence } from '#features/facts/site/page-evidence.tsx'
import { ContactForm } from '#features/inquiry/site/contact/contact-form.tsx'
import type { NewsTeaser } from '#features/news/news.ts'
import { NewsDate } from '#features/news/site/news-date.tsx'
import { phoneLink } from '#kernel/telephone-number.ts'
import { CourseBanner } from './course-banner.tsx'
import { Hero } from './hero.tsx'
import type { HomeData } from './home.loader.ts'
import { NextDatesTable } from './next-dates-table.tsx'
import { SectionWaypoint } from './section-waypoint.tsx'
import styles from './home-page.module.css'

export default function HomePage() {
  const { dates, course, notes } = useLoaderData<HomeData>()
  return (
    <>
      <Hero />
      <BelowFold>
        <Services />
        <About />
        <PageEvidence page="home" />
        <CourseBanner course={course} />
        <NextDatesTable dates={dates} />
        <LatestNews notes={notes} />
        <Contact />
      </BelowFold>
    </>
  )
}

function LatestNews({ notes }: { notes: NewsTeaser[] }) {
  const { news } = useMessages('home')
  if (notes.length === 0) return null
  return (
    <section className="section section--ruled">
      <div className="wrap grid">
        <SectionWaypoint of="news" />
        <h2 className="section-title">{news.title}</h2>
        {notes.map(({ slug, title, lead, date }) => (
          <article key={slug} className={`${styles.note} plain-links`}>
            <NewsDate day={date} />
            <h3>
              <PageLink to={paths.article(slug)}>{title}</PageLink>
            </h3>
            <p className="muted">{lead}</p>
          </article>
        ))}
        <p className={`full ${styles.allNotes}`}>
          <ArrowLink to={paths.news}>{news.link}</ArrowLink>
        </p>
      </div>
    </section>
  )
}

function About() {
  const { about } = useMessages('home')
  return (
    <section className="section section--ruled">
      <div className="wrap grid">
        <SectionWaypoint of="about" />
        <div className={styles.about}>
          <h2>{about.title}</h2>
          <p className="lead">{about.lead}</p>
          <p>{about.text}</p>
          <p>
            <ArrowLink to={paths.team}>{about.link}</ArrowLink>
          </p>
          <p className={`map-italic ${styles.quote}`}>{about.quote}</p>
        </div>
        <figure className={styles.sheet}>
          <div className={styles.sheetFrame}>
            <LakeMap alt={about.mapAlt} />
          </div>
          <figcaption>
            <span>{about.caption}</span>
            <span>{about.schematic}</span>
          </figcaption>
        </figure>
      </div>
    </section>
  )
}

/** Contact opens a mail, booking leads to the shop (SPEC §2). */
function Contact() {
  const { contact } = useMessages('home')
  const { legalName, street, postalCode, city, phone, email } = useMessages('common').company
  return (
    <section className="section section--ruled section--last" id="kontakt">
      <div className="wrap grid">
        <SectionWaypoint of="contact" />
        <div className={styles.contact}>
          <h2>{contact.title}</h2>
          <p className="lead">{contact.lead}</p>
          <address>
            {legalName}
            <br />
            {`${street}, ${postalCode} ${city}`}
            <br />
            <a href={phoneLink(phone)}>{phone}</a>
            <br />
            <a href={`mailto:${email}`}>{email}</a>
          </address>
          <p className="row">
            <ArrowLink to={`mailto:${email}`}>{contact.actions.mail}</ArrowLink>
            <ArrowLink to={paths.calendar}>{contact.actions.dates}</ArrowLink>
            <ArrowLink to={paths.shop}>{contact.actions.book}</ArrowLink>
          </p>
        </div>
        <div className={styles.contactForm}>
          <ContactForm idPrefix="home" />
        </div>
      </div>
    </section>
  )
}

function Services() {
  const { services } = useMessages('home')
  const { projectManagement, survivalTraining, teamEvents } = services.items
  return (
    <section className="section">
      <div className="wrap grid">
        <SectionWaypoint of="services" />
        <h2 className="section-title">{services.title}</h2>
        <div className={`${styles.services} full`}>
          <Card
            title={survivalTraining.title}
            facts={survivalTraining.facts}
            link={{ to: paths.survivalTraining, label: survivalTraining.link }}
            picture={
              <img
                src="/scenes/nacht.svg"
                alt={survivalTraining.alt}
                width="640"
                height="800"
                loading="lazy"
              />
            }
          >
            {survivalTraining.text}
          </Card>
          <Card
            title={teamEvents.title}
            facts={teamEvents.facts}
            link={{ to: paths.teamEvents, label: teamEvents.link }}
            picture={
              <img src="/scenes/feuer.svg" alt={teamEvents.alt} width="640" height="800" loading="lazy" />
            }
          >
            {teamEvents.text}
          </Card>
          <Card
            title={projectManagement.title}
            facts={projectManagement.facts}
            link={{ to: paths.projectManagement, label: projectManagement.link }}
            picture={<PlannedAndWalked />}
          >
            {projectManagement.text}
          </Card>
        </div>
      </div>
    </section>
  )
}

function PlannedAndWalked() {
  const { planned, walked, items } = useMessages('home').services
  return (
    <Plan className={styles.sketch} viewBox="150 76 980 1150" alt={items.projectManagement.alt}>
      <path
        d={`M${CHAM.x} ${CHAM.y}L${RIGI.x} ${RIGI.y}`}
        stroke="var(--ink)"
        strokeWidth="3"
        strokeDasharray="16 10"
      />
      <path
        className="route"
        d={`M${CHAM.x} ${CHAM.y}c-40 90-70 160-56 260s70 110 40 210-60 130-10 210 110 20 130 136L${RIGI.x} ${RIGI.y}`}
      />
      <MapRhombus x={355} y={383} size={17} />
      <MapRhombus x={391} y={617} size={17} />
      <MapRhombus {...RIGI} size={24} />
      <MapRhombus {...CHAM} size={24} />
      <MapName kind="water" x={541} y={520}>
        {planned}
      </MapName>
      <g className={styles.walked}>
        <MapName kind="water" x={172} y={838}>
          {walked}
        </MapName>
      </g>
    </Plan>
  )
}
