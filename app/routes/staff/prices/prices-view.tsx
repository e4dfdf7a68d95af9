import { useState } from 'react'
import type { PlannedPrice } from '#features/services/service-price.ts'
import { fill } from '#i18n/format.ts'
import { formatDay } from '#i18n/format-date.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { paths } from '../../../paths.ts'
import { ErrorState } from '../api/error-state.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import { RowAction } from '../lists/row-action.tsx'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import { StaffHead } from '../staff-head.tsx'
import type { NamedServicePrice } from './price-api.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { useResultToast } from '../use-staff-messages.ts'
import { GroupInvoicingPart } from './group-invoicing.tsx'
import styles from './prices.module.css'
import { ServicePriceDialog, useAmountTexts, useSince } from './service-price-dialog.tsx'

/** What courses and team events cost, now and from a later day on. */
export default function PricesView() {
  const messages = useMessages('staff-prices')
  const { value, problem, reload } = useLoaded<'/prices'>('/prices')
  const { columns } = messages
  return (
    <>
      <StaffHead title={messages.title} lead={messages.lead} />
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value && (
        <ListTable columns={[columns.service, columns.now, columns.planned]} className={styles.prices}>
          {value.services.map((service) => (
            <Row key={service.id} service={service} today={value.today} onChanged={reload} />
          ))}
        </ListTable>
      )}
    </>
  )
}

interface RowProps {
  service: NamedServicePrice
  today: string
  onChanged: () => void
}

function Row({ service, today, onChanged }: RowProps) {
  const messages = useMessages('staff-prices')
  const textsOf = useAmountTexts()
  const sinceOf = useSince()
  const [isOpen, setOpen] = useState(false)
  const { id, name, limits, cents, since, planned, invoicing } = service
  return (
    <tr>
      <th scope="row">
        <PageLink to={limits ? paths.teamEvent(id) : paths.survivalLevel(id)}>{name}</PageLink>
      </th>
      <td className="num">
        {textsOf(limits, cents).map((text) => (
          <span key={text} className={styles.amount}>
            {text}
          </span>
        ))}
        {since && <small>{sinceOf(since)}</small>}
        <RowAction name={messages.change} of={name} onClick={() => setOpen(true)} />
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
      </td>
      <td className="num">
        {planned.length === 0 && <span className="muted">{messages.nothing}</span>}
        {planned.map((plan) => (
          <Planned key={plan.id} limits={limits} plan={plan} name={name} onChanged={onChanged} />
        ))}
      </td>
    </tr>
  )
}

interface PlannedProps {
  limits: NamedServicePrice['limits']
  plan: PlannedPrice
  name: string
  onChanged: () => void
}

function Planned({ limits, plan, name, onChanged }: PlannedProps) {
  const messages = useMessages('staff-prices')
  const language = useLanguage()
  const textsOf = useAmountTexts()
  const toast = useResultToast()
  const { busy, submit } = useSubmit<StaffProblem>()
  const from = fill(messages.from, { day: formatDay(language, plan.fromDay) })

  async function withdraw(): Promise<void> {
    const answer = await submit(() =>
      postStaff<'/planned-prices/:id/withdrawal'>(`/planned-prices/${plan.id}/withdrawal`, {}),
    )
    if (!answer) return
    if (answer.ok) toast.done(messages.withdrawn)
    else toast.refused(answer.refusal)
    onChanged()
  }

  return (
    <div className={styles.planned}>
      <b>{from}</b>
      {textsOf(limits, plan.cents).map((text) => (
        <span key={text} className={styles.amount}>
          {text}
        </span>
      ))}
      <RowAction
        name={messages.withdraw}
        of={`${name}, ${from}`}
        busy={busy}
        onClick={() => void withdraw()}
      />
    </div>
  )
}
