import { useState } from 'react'
import { LabelledInput } from '#site/ui/fields/labelled.tsx'
import { Checkbox } from '#site/ui/fields/inputs.tsx'
import { fill, formatNumber } from '#i18n/format.ts'
import { toWholeFrancs } from '#kernel/amount.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { useFieldError } from '#kit/form.tsx'
import { Pairs } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import type { OwnAmount } from '../own-amount.ts'
import { products } from './product.contract.ts'
import { type StaffProduct, VOUCHER_VALUE } from './staff-product.ts'

interface OwnAmountDialogProps {
  product: Pick<StaffProduct, 'id' | 'ownAmount'>
  onClose: () => void
  onDone: () => void
}

/** Whether visitors may choose an amount themselves, and between which. */
export function OwnAmountDialog({ product: { id, ownAmount }, onClose, onDone }: OwnAmountDialogProps) {
  const { t: texts, language } = useTexts('staff-shop')
  const { own: t } = texts
  const [isAllowed, setAllowed] = useState(true)
  const { least, most } = VOUCHER_VALUE
  const wrong = fill(t.wrong, { least, most: formatNumber(language, most) })
  return (
    <ActionDialog
      action={products.setOwnAmount}
      fixed={{ id, seen: ownAmount }}
      read={(data) => {
        if (!isAllowed) return { range: null }
        const [from, to] = ['least', 'most'].map((name) => toWholeFrancs(String(data.get(name) ?? '')))
        if (!from || from < least || from > most) return 'least'
        return to && to >= from && to <= most ? { range: { least: from, most: to } } : 'most'
      }}
      title={t.title}
      text={t.text}
      submit={t.submit}
      done={t.done}
      wrong={{ least: wrong, most: wrong }}
      onClose={onClose}
      onDone={onDone}
    >
      <Checkbox checked={isAllowed} onChange={({ target }) => setAllowed(target.checked)}>
        {t.allow}
      </Checkbox>
      {isAllowed ? (
        <Pairs>
          <Francs name="least" start={ownAmount} />
          <Francs name="most" start={ownAmount} />
        </Pairs>
      ) : (
        <p className="hint">{t.hint}</p>
      )}
    </ActionDialog>
  )
}

function Francs({ name, start }: { name: 'least' | 'most'; start: OwnAmount | null }) {
  const { own: t } = useTexts('staff-shop').t
  return (
    <LabelledInput
      label={t[name]}
      error={useFieldError(name)}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={start ? formatNumber('de', start[name]) : ''}
    />
  )
}
