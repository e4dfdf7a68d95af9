import { type ReactNode, useState } from 'react'
import { phoneLink } from '#kernel/telephone-number.ts'
import { LANGUAGE_NAMES } from '#i18n/languages.ts'
import { useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { useMay } from '../role/staff-role.ts'
import type { CustomerFile } from './customer-file.ts'
import styles from './customer.module.css'
import { EmailDialog } from './email-dialog.tsx'

interface CustomerContactProps {
  file: CustomerFile
  customer: string
  onChanged: () => void
}

/** How to reach somebody, and who may be the same person. */
export function CustomerContact({ file, customer, onChanged }: CustomerContactProps) {
  const { reach, doubles, unnamed, actions } = useMessages('staff-customer')
  const mayUnite = useMay('unite_customers')
  const [asked, setAsked] = useState<string | null>(null)
  const { phone, email, company, address, language } = file
  const facts: [string, ReactNode][] = [
    [reach.phone, phone && <a href={phoneLink(phone)}>{phone}</a>],
    [reach.email, email ? <a href={`mailto:${email}`}>{email}</a> : reach.noEmail],
    [reach.company, company],
    [reach.address, address],
    [reach.language, LANGUAGE_NAMES[language]],
  ]
  return (
    <div className={styles.side}>
      <section aria-labelledby="erreichbar">
        <h2 id="erreichbar">{reach.title}</h2>
        <dl className={styles.facts}>
          {facts
            .filter(([, value]) => Boolean(value))
            .map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
        <Button size="sm" className={styles.change} onClick={() => setAsked(email ?? '')}>
          {actions.dialog.title}
        </Button>
      </section>
      {file.doubles.length > 0 && (
        <section className={styles.doubles} aria-labelledby="dieselbe">
          <h2 id="dieselbe">{doubles.title}</h2>
          <p>{doubles.text}</p>
          <ul>
            {file.doubles.map((double) => (
              <li key={double.customer}>
                <PageLink to={staffPaths.customer(double.customer)}>{double.name || unnamed}</PageLink>{' '}
                <small>{double.email ?? double.phone}</small>
                {double.email && mayUnite && (
                  <Button size="sm" onClick={() => setAsked(double.email)}>
                    {doubles.unite}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {asked !== null && (
        <EmailDialog
          customer={customer}
          email={asked}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null)
            onChanged()
          }}
        />
      )}
    </div>
  )
}
