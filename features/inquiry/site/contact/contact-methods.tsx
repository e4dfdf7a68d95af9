import { phoneLink } from '#kernel/telephone-number.ts'
import { useTravelTimes } from '#features/facts/site/fact-rows.tsx'
import { useMessages } from '#app/language/language.tsx'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { CHAM } from '#app/ui/pictures/lake-map.tsx'
import { MapName, MapPlace, MapRhombus, Plan } from '#app/ui/pictures/plan.tsx'
import styles from './contact-page.module.css'

export function ContactMethods() {
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
