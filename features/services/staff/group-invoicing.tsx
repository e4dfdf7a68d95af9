import { useState } from 'react'
import { AFTER_THE_EVENT, DEPOSIT_LIMITS } from '#content/group-invoicing.ts'
import type { StaffGroupInvoicing } from '../staff-group-invoicing.ts'
import { fill, plural } from '#i18n/format.ts'
import { Field } from '#app/ui/fields/field.tsx'
import { Input, Select } from '#app/ui/fields/inputs.tsx'
import { ConfirmDialog, invalidField } from '#app/routes/staff/dialogs/confirm-dialog.tsx'
import { RowAction } from '#app/routes/staff/lists/row-action.tsx'
import { call } from '#kit/client.ts'
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
      <span className={styles.amount}>
        {depositPercent === 0
          ? t.after
          : fill(plural(language, depositDays, t.deposit), { percent: depositPercent })}
      </span>
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
  const whole = (data: FormData, field: string, most: number) => {
    const value = Number(String(data.get(field)).trim() || Number.NaN)
    return Number.isInteger(value) && value >= 1 && value <= most ? value : undefined
  }
  return (
    <ConfirmDialog
      title={fill(dialog.title, { name })}
      text={dialog.text}
      submit={dialog.submit}
      done={dialog.done}
      wrong={wrong}
      fields={{ invalid: 'percent' }}
      send={(data) => {
        const depositPercent = hasDeposit ? whole(data, 'percent', DEPOSIT_LIMITS.percent) : 0
        const depositDays = hasDeposit
          ? whole(data, 'days', DEPOSIT_LIMITS.days)
          : AFTER_THE_EVENT.depositDays
        if (depositPercent === undefined) return invalidField('percent')
        if (depositDays === undefined) return invalidField('days')
        return call(prices.setInvoicing, { id, depositPercent, depositDays, seen: invoicing.revision })
      }}
      onClose={onClose}
      onDone={onDone}
    >
      {(_wrong, errorOf) => (
        <>
          <Field label={dialog.how}>
            {(control) => (
              <Select
                value={hasDeposit ? 'deposit' : 'after'}
                onChange={({ target }) => setDeposit(target.value === 'deposit')}
                {...control}
              >
                <option value="after">{dialog.after}</option>
                <option value="deposit">{dialog.deposit}</option>
              </Select>
            )}
          </Field>
          {hasDeposit && (
            <>
              <Field id="percent" label={dialog.percent} error={errorOf('percent')}>
                {(control) => (
                  <Input
                    name="percent"
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={3}
                    defaultValue={invoicing.depositPercent || 30}
                    {...control}
                  />
                )}
              </Field>
              <Field id="days" label={dialog.days} hint={dialog.daysHint} error={errorOf('days')}>
                {(control) => (
                  <Input
                    name="days"
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={2}
                    defaultValue={invoicing.depositDays}
                    {...control}
                  />
                )}
              </Field>
            </>
          )}
        </>
      )}
    </ConfirmDialog>
  )
}
