import { useState } from 'react'
import { VOUCHER_VALUE } from '#features/catalog/own-amount-variant.ts'
import type { StaffProduct } from '#features/catalog/staff/staff-product.ts'
import { fill, formatNumber } from '#i18n/format.ts'
import { toWholeFrancs } from '#kernel/amount.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Checkbox, Input } from '../../../ui/fields/inputs.tsx'
import { ConfirmDialog, invalidField } from '../dialogs/confirm-dialog.tsx'
import { postStaff } from '../api/staff-client.ts'
import styles from './shop.module.css'

interface OwnAmountDialogProps {
  product: Pick<StaffProduct, 'id' | 'ownAmount'>
  onClose: () => void
  onDone: () => void
}

/** Whether visitors may choose an amount themselves, and between which. */
export function OwnAmountDialog({ product: { id, ownAmount }, onClose, onDone }: OwnAmountDialogProps) {
  const { own: messages } = useMessages('staff-shop')
  const language = useLanguage()
  const [isAllowed, setAllowed] = useState(true)
  const { least, most } = VOUCHER_VALUE
  const shown = (francs: number | undefined) => (francs === undefined ? '' : formatNumber('de', francs))
  return (
    <ConfirmDialog
      title={messages.title}
      text={messages.text}
      submit={messages.submit}
      done={messages.done}
      wrong={fill(messages.wrong, { least, most: formatNumber(language, most) })}
      fields={LEAST}
      send={(data) => {
        const [from, to] = ['least', 'most'].map((name) => toWholeFrancs(String(data.get(name) ?? '')))
        if (isAllowed && !(from && from >= least && from <= most)) return invalidField('least')
        if (isAllowed && !(from && to && to >= from && to <= most)) return invalidField('most')
        const range = isAllowed && from && to ? { least: from, most: to } : null
        return postStaff<'/products/:id/own-amount'>(`/products/${id}/own-amount`, { range, seen: ownAmount })
      }}
      onClose={onClose}
      onDone={onDone}
    >
      {(_wrong, errorOf) => (
        <>
          <Checkbox checked={isAllowed} onChange={({ target }) => setAllowed(target.checked)}>
            {messages.allow}
          </Checkbox>
          {isAllowed ? (
            <div className={styles.days}>
              <Field label={messages.least} error={errorOf('least')}>
                {(control) => (
                  <Input
                    name="least"
                    inputMode="numeric"
                    autoComplete="off"
                    defaultValue={shown(ownAmount?.least)}
                    {...control}
                  />
                )}
              </Field>
              <Field label={messages.most} error={errorOf('most')}>
                {(control) => (
                  <Input
                    name="most"
                    inputMode="numeric"
                    autoComplete="off"
                    defaultValue={shown(ownAmount?.most)}
                    {...control}
                  />
                )}
              </Field>
            </div>
          ) : (
            <p className="hint">{messages.hint}</p>
          )}
        </>
      )}
    </ConfirmDialog>
  )
}

const LEAST = { invalid: 'least' }
