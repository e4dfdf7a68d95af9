import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { PageLink } from '#site/page-link.tsx'
import { useMay } from '#site/routes/staff/role/staff-role.ts'
import { useViewTitle } from '#site/routes/staff/use-view-title.ts'
import { staffPaths } from '#site/staff-paths.ts'
import { Button } from '#site/ui/button.tsx'
import { Chip } from '#site/ui/chip.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { LANGUAGE_NAMES } from '#i18n/languages.ts'
import { phoneLink } from '#kernel/telephone-number.ts'
import { Columns, Facts, PageHead, Row, Section, Stack } from '#kit/layout.tsx'
import { LoadedPage } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import type { CustomerFile, CustomerRow } from './customer-file.ts'
import { CustomerRows } from './customer-rows.tsx'
import { customers } from './customer.contract.ts'
import { EmailDialog } from './email-dialog.tsx'

/** Everything of one customer, on one time line. */
export default function CustomerPage() {
  const { t } = useTexts('staff-customer')
  return (
    <LoadedPage of={customers.read} back={{ to: staffPaths.customers, title: t.back }}>
      {({ customer }, reload) => <Customer file={customer} onChanged={reload} />}
    </LoadedPage>
  )
}

const FILTERS: Record<'all' | 'bookings' | 'money' | 'mails' | 'notes', readonly CustomerRow['kind'][]> = {
  all: ['booking', 'order', 'voucher', 'voucher_use', 'request', 'quote', 'invoice', 'mail', 'note'],
  bookings: ['booking'],
  money: ['booking', 'order', 'voucher', 'voucher_use', 'invoice'],
  mails: ['mail'],
  notes: ['note'],
}
type Filter = keyof typeof FILTERS

function Customer({ file, onChanged }: { file: CustomerFile; onChanged: () => void }) {
  const { t, price } = useTexts('staff-customer')
  const { sums, filters } = t
  const { id = '' } = useParams()
  const [filter, setFilter] = useState<Filter>('all')
  const { company, email, openCents, paybackCents } = file
  const name = file.name || company || email || file.phone || t.unnamed
  useViewTitle(name)
  const of = (which: Filter) => file.rows.filter(({ kind }) => FILTERS[which].includes(kind))
  return (
    <>
      <PageHead title={name} lead={[t.title, company].filter(Boolean).join(' / ')}>
        <Row>
          <CallLink file={file} />
          {email && (
            <a className="button button--sm" href={`mailto:${email}`}>
              {t.write}
            </a>
          )}
        </Row>
      </PageHead>
      <Columns narrow="21.5rem">
        <Stack gap={24}>
          <Facts
            label={t.title}
            isLarge
            facts={[
              [sums.open, price(openCents)],
              [sums.payback, paybackCents > 0 && price(paybackCents)],
              [sums.paid, price(file.paidCents)],
              [sums.credit, price(file.creditCents)],
              [sums.events, String(file.events)],
            ]}
          />
          <div data-kit="row" data-gap="8" role="group" aria-label={filters.label}>
            {(Object.keys(FILTERS) as Filter[]).map((each) => (
              <Chip key={each} pressed={each === filter} onClick={() => setFilter(each)}>
                {filters[each]} <span className="num">{of(each).length}</span>
              </Chip>
            ))}
          </div>
          <CustomerRows rows={of(filter)} onChanged={onChanged} />
        </Stack>
        <CustomerContact file={file} customer={id} onChanged={onChanged} />
      </Columns>
    </>
  )
}

/** To the sheet for callers, which knows them then; nothing of theirs stands in the address. */
function CallLink({ file }: { file: CustomerFile }) {
  const { call } = useTexts('staff-customer').t
  const navigate = useNavigate()
  const { name, phone, email, company } = file
  const caller = { name, phone: phone ?? '', email: email ?? '', company: company ?? '' }
  return (
    <TrailSign size="sm" onClick={() => void navigate(staffPaths.telephone(), { state: { caller } })}>
      {call}
    </TrailSign>
  )
}

interface CustomerContactProps {
  file: CustomerFile
  customer: string
  onChanged: () => void
}

/** How to reach somebody, and who may be the same person. */
function CustomerContact({ file, customer, onChanged }: CustomerContactProps) {
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
