import { useState } from 'react'
import { PageLink } from '#app/page-link.tsx'
import { paths } from '#content/paths.ts'
import { RowAction } from '#app/routes/staff/lists/row-action.tsx'
import { fill } from '#i18n/format.ts'
import { ListView } from '#kit/list-view.tsx'
import { useReload } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { useAction } from '#kit/use-action.ts'
import type { PlannedPrice } from '../service-price.ts'
import { GroupInvoicingPart } from './group-invoicing.tsx'
import { type NamedServicePrice, priceList, prices } from './price.contract.ts'
import styles from './prices.module.css'
import { ServicePriceDialog, useAmountTexts, useSince } from './service-price-dialog.tsx'

/** What courses and team events cost, now and from a later day on. */
export default function PricesPage() {
  const { t } = useTexts('staff-prices')
  const reload = useReload()
  const { columns } = t
  return (
    <ListView
      of={prices.list}
      shape={priceList}
      words={t}
      className={styles.prices}
      rows={(answer) => answer.services}
      columns={({ today }) => [
        {
          title: columns.service,
          cell: ({ id, name, limits }) => (
            <PageLink to={limits ? paths.teamEvent(id) : paths.survivalLevel(id)}>{name}</PageLink>
          ),
        },
        {
          title: columns.now,
          kind: 'num',
          cell: (service) => <Price service={service} today={today} onChanged={reload} />,
        },
        {
          title: columns.planned,
          kind: 'num',
          cell: (service) =>
            service.planned.length === 0 ? (
              <span className="muted">{t.nothing}</span>
            ) : (
              service.planned.map((plan) => (
                <Planned key={plan.id} service={service} plan={plan} onChanged={reload} />
              ))
            ),
        },
      ]}
    />
  )
}

interface PriceProps {
  service: NamedServicePrice
  /** Swiss day. */
  today: string
  onChanged: () => void
}

function Price({ service, today, onChanged }: PriceProps) {
  const { t } = useTexts('staff-prices')
  const textsOf = useAmountTexts()
  const sinceOf = useSince()
  const [isOpen, setOpen] = useState(false)
  const { id, name, limits, cents, since, invoicing } = service
  return (
    <>
      {textsOf(limits, cents).map((text) => (
        <div key={text}>{text}</div>
      ))}
      {since && <small>{sinceOf(since)}</small>}
      <RowAction name={t.change} of={name} onClick={() => setOpen(true)} />
      {invoicing && <GroupInvoicingPart id={id} name={name} invoicing={invoicing} onChanged={onChanged} />}
      {isOpen && (
        <ServicePriceDialog
          service={service}
          name={name}
          today={today}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            onChanged()
          }}
        />
      )}
    </>
  )
}

interface PlannedProps {
  service: NamedServicePrice
  plan: PlannedPrice
  onChanged: () => void
}

function Planned({ service: { name, limits }, plan, onChanged }: PlannedProps) {
  const { t, day } = useTexts('staff-prices')
  const textsOf = useAmountTexts()
  const { busy, send } = useAction(prices.withdraw, { done: t.withdrawn })
  const from = fill(t.from, { day: day(plan.fromDay) })
  return (
    <div className={styles.planned}>
      <b>{from}</b>
      {textsOf(limits, plan.cents).map((text) => (
        <div key={text}>{text}</div>
      ))}
      <RowAction
        name={t.withdraw}
        of={`${name}, ${from}`}
        busy={busy}
        onClick={() => void send({ id: String(plan.id) }).then(onChanged)}
      />
    </div>
  )
}
