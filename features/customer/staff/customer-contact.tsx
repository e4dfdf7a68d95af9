import { useState } from 'react'
import { PageLink } from '#app/page-link.tsx'
import { useMay } from '#app/routes/staff/role/staff-role.ts'
import { staffPaths } from '#app/staff-paths.ts'
import { Button } from '#app/ui/button.tsx'
import { LANGUAGE_NAMES } from '#i18n/languages.ts'
import { phoneLink } from '#kernel/telephone-number.ts'
import { Facts, Section, Stack } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import type { CustomerFile } from './customer-file.ts'
import { EmailDialog } from './email-dialog.tsx'

interface CustomerContactProps {
  file: CustomerFile
  customer: string
  onChanged: () => void
}

/** How to reach somebody, and who may be the same person. */
export function CustomerContact({ file, customer, onChanged }: CustomerContactProps) {
  const { reach, doubles, unnamed, actions } = useTexts('staff-customer').t
  const mayUnite = useMay('unite_customers')
  /** That the dialog begins with. */
  const [email, setEmail] = useState<string | null>(null)
  const { phone, company, address, language } = file
  return (
    <Stack gap={24}>
      <Section title={reach.title}>
        <Facts
          label={reach.title}
          isBeside
          facts={[
            [reach.phone, phone && <a href={phoneLink(phone)}>{phone}</a>],
            [reach.email, file.email ? <a href={`mailto:${file.email}`}>{file.email}</a> : reach.noEmail],
            [reach.company, company],
            [reach.address, address],
            [reach.language, LANGUAGE_NAMES[language]],
          ]}
        />
        <div>
          <Button size="sm" onClick={() => setEmail(file.email ?? '')}>
            {actions.dialog.title}
          </Button>
        </div>
      </Section>
      {file.doubles.length > 0 && (
        <section data-kit="panel" data-gap="4" data-raised aria-labelledby="dieselbe">
          <h2 id="dieselbe">{doubles.title}</h2>
          <p className="muted tiny">{doubles.text}</p>
          <ul>
            {file.doubles.map((double) => (
              <li key={double.customer} data-kit="row" data-gap="8">
                <PageLink to={staffPaths.customer(double.customer)}>{double.name || unnamed}</PageLink>{' '}
                <small>{double.email ?? double.phone}</small>
                {double.email && mayUnite && (
                  <button type="button" className="text-button" onClick={() => setEmail(double.email)}>
                    {doubles.unite}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {email !== null && (
        <EmailDialog customer={customer} email={email} onClose={() => setEmail(null)} onDone={onChanged} />
      )}
    </Stack>
  )
}
