import { useState } from 'react'
import { PageLink } from '#site/page-link.tsx'
import { RowAction } from '#site/routes/staff/lists/row-action.tsx'
import { LabelledSelect } from '#site/ui/fields/labelled.tsx'
import { AFTER_THE_EVENT, USUAL_DEPOSIT } from '#features/services/content/group-invoicing.ts'
import { paths } from '#content/paths.ts'
import { fill, plural } from '#i18n/format.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { InputField } from '#kit/form.tsx'
import { ListView } from '#kit/list-view.tsx'
import { useReload } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { useAction } from '#kit/use-action.ts'
import type { PlannedPrice } from '../service-price.ts'
import type { StaffGroupInvoicing } from '../staff-group-invoicing.ts'
import { type NamedServicePrice, priceList, prices } from './price.contract.ts'
import { ServicePriceDialog, useAmountTexts, useSince } from './service-price-dialog.tsx'
import styles from './prices.module.css'

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

interface GroupInvoicingProps {
  id: string
  /** Of the service. */
  name: string
  invoicing: StaffGroupInvoicing
  onChanged: () => void
}

/** How groups of a team event are invoiced unless their quote says otherwise. */
function GroupInvoicingPart({ id, name, invoicing, onChanged }: GroupInvoicingProps) {
  const { t: texts, language } = useTexts('staff-prices')
  const { invoicing: t } = texts
  const [isOpen, setOpen] = useState(false)
  const { depositPercent, depositDays } = invoicing
  return (
    <div className={styles.invoicing}>
      <b>{t.title}</b>
      <div>
        {depositPercent === 0
          ? t.after
          : fill(plural(language, depositDays, t.deposit), { percent: depositPercent })}
      </div>
      <RowAction name={t.change} of={name} onClick={() => setOpen(true)} />
      {isOpen && (
        <InvoicingDialog
          id={id}
          name={name}
          invoicing={invoicing}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            onChanged()
          }}
        />
      )}
    </div>
  )
}

interface DialogProps extends Omit<GroupInvoicingProps, 'onChanged'> {
  onClose: () => void
  onDone: () => void
}

function InvoicingDialog({ id, name, invoicing, onClose, onDone }: DialogProps) {
  const { dialog, wrong } = useTexts('staff-prices').t.invoicing
  const [hasDeposit, setDeposit] = useState(invoicing.depositPercent > 0)
  return (
    <ActionDialog
      action={prices.setInvoicing}
      fixed={{
        id,
        seen: invoicing.revision,
        ...(!hasDeposit && { depositPercent: 0, depositDays: AFTER_THE_EVENT.depositDays }),
      }}
      start={{
        depositPercent: invoicing.depositPercent || USUAL_DEPOSIT.depositPercent,
        depositDays: invoicing.depositDays,
      }}
      read={(data) => (hasDeposit && Number(data.get('depositPercent')) === 0 ? 'depositPercent' : {})}
      title={fill(dialog.title, { name })}
      text={dialog.text}
      submit={dialog.submit}
      done={dialog.done}
      wrong={{ depositPercent: wrong, depositDays: wrong }}
      onClose={onClose}
      onDone={onDone}
    >
      <LabelledSelect
        label={dialog.how}
        value={hasDeposit ? 'deposit' : 'after'}
        onChange={({ target }) => setDeposit(target.value === 'deposit')}
      >
        <option value="after">{dialog.after}</option>
        <option value="deposit">{dialog.deposit}</option>
      </LabelledSelect>
      {hasDeposit && (
        <>
          <InputField name="depositPercent" label={dialog.percent} />
          <InputField name="depositDays" label={dialog.days} hint={dialog.daysHint} />
        </>
      )}
    </ActionDialog>
  )
}
