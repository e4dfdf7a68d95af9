import { phoneLink } from '#kernel/telephone-number.ts'
import { useMessages } from '#app/language/language.tsx'
import { paths } from '#content/paths.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { ContactForm } from '#features/inquiry/site/contact/contact-form.tsx'
import { SectionWaypoint } from './section-waypoint.tsx'
import styles from './home-page.module.css'

/** Contact opens a mail, booking leads to the shop (SPEC §2). */
export function Contact() {
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
