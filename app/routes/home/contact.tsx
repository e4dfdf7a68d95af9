import { company } from '#content/company.ts'
import { useMessages } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { MapName, MapPlace, MapRhombus, Plan } from '../../ui/plan.tsx'
import { Waypoint } from '../../ui/section-rule.tsx'
import { Sign } from '../../ui/sign.tsx'
import styles from './home-page.module.css'
import { CHAM } from '../../ui/lake-map.tsx'

/** The contact action opens a mail, the book action leads to the shop (specification, section 2). */
export function Contact() {
  const { contact } = useMessages('home')
  const { legalName, street, postalCode, city, phone, email } = company
  return (
    <section className="section section--ruled section--last" id="kontakt">
      <div className="wrap grid">
        <Waypoint altitude={contact.altitude} place={contact.place} section={contact.waypointLabel} />
        <div className={styles.contact}>
          <h2>{contact.title}</h2>
          <p className="lead">{contact.lead}</p>
          <div className={`row ${styles.contactActions}`}>
            <Sign href={`mailto:${email}`} size="lg">
              {contact.actions.mail}
            </Sign>
            <GoLink to={`tel:${phone.replaceAll(' ', '')}`}>{contact.actions.call}</GoLink>
            <GoLink to={paths.shop}>{contact.actions.book}</GoLink>
          </div>
          <address>
            {legalName}
            <br />
            {`${street}, ${postalCode} ${city}`}
            <br />
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
            <br />
            <a href={`mailto:${email}`}>{email}</a>
          </address>
        </div>
        <div className={`framed ${styles.contactMap}`}>
          <Plan viewBox="120 40 760 470">
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
      </div>
    </section>
  )
}
