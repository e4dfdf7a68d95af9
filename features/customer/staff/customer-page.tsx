import { Chip } from '#app/ui/chip.tsx'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useViewTitle } from '#app/routes/staff/use-view-title.ts'
import { staffPaths } from '#app/staff-paths.ts'
import { Columns, Facts, PageHead, Row, Stack } from '#kit/layout.tsx'
import { LoadedPage } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { CallLink } from './call-link.tsx'
import { CustomerContact } from './customer-contact.tsx'
import type { CustomerFile, CustomerRow } from './customer-file.ts'
import { CustomerRows } from './customer-rows.tsx'
import { customers } from './customer.contract.ts'

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
