import { useState } from 'react'
import { AFTER_THE_EVENT, USUAL_DEPOSIT } from '#content/group-invoicing.ts'
import type { StaffGroupInvoicing } from '../staff-group-invoicing.ts'
import { fill, plural } from '#i18n/format.ts'
import { LabelledSelect } from '#app/ui/fields/labelled.tsx'
import { RowAction } from '#app/routes/staff/lists/row-action.tsx'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { InputField } from '#kit/form.tsx'
import { useTexts } from '#kit/texts.ts'
import { prices } from './price.contract.ts'
import styles from './prices.module.css'

interface GroupInvoicingProps {
  id: string
  /** Of the service. */
  name: string
  invoicing: StaffGroupInvoicing
  onChanged: () => void
}

/** How groups of a team event are invoiced unless their quote says otherwise. */
export function GroupInvoicingPart({ id, name, invoicing, onChanged }: GroupInvoicingProps) {
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
