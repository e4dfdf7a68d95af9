import { phoneLink } from '#kernel/telephone-number.ts'
import { useMessages } from '#app/language/language.tsx'
import { paths } from '#content/paths.ts'
import { SectionRule } from '#app/ui/layout/section-rule.tsx'
import { TrailSign } from '#app/ui/pictures/trail-sign.tsx'
import styles from './team-page.module.css'

export function TeamContact() {
  const { reach } = useMessages('team')
  const { footer, company } = useMessages('common')
  const { phone, email, legalName, street, postalCode, city, hours } = company
  return (
    <section className="section section--ruled section--last">
      <div className="wrap grid">
        <SectionRule name={reach.label} />
        <div className={styles.reach}>
          <h2>{reach.title}</h2>
          <p className="lead">{reach.text}</p>
          <TrailSign size="lg" to={paths.contact} className={styles.contact}>
            {reach.action}
          </TrailSign>
        </div>
        <dl className={styles.addresses}>
          <div>
            <dt>{reach.phone}</dt>
            <dd>
              <a href={phoneLink(phone)}>{phone}</a>
            </dd>
          </div>
          <div>
            <dt>{reach.email}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
          <div>
            <dt>{footer.openingHours}</dt>
            <dd className="num">
              {hours.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </dd>
          </div>
          <div>
            <dt>{reach.address}</dt>
            <dd>
              {legalName}, {street.replace(/ (?=\d\S*$)/, '\u00a0')}, {`${postalCode}\u00a0${city}`}
            </dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
