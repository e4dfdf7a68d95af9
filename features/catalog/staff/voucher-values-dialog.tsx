import { Button } from '#site/ui/button.tsx'
import { fill, formatNumber } from '#i18n/format.ts'
import { toWholeFrancs } from '#kernel/amount.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { InputField } from '#kit/form.tsx'
import { useTexts } from '#kit/texts.ts'
import { useAction } from '#kit/use-action.ts'
import { products } from './product.contract.ts'
import { type StaffProduct, VOUCHER_VALUE } from './staff-product.ts'
import { RefusalMessage } from '#site/routes/staff/api/refusal-message.tsx'
import { VOUCHER_YEARS as LIMITS } from '#features/voucher/content/voucher-years.ts'
import { useRead } from '#kit/loaded.tsx'

interface VoucherValuesDialogProps {
  product: StaffProduct
  onClose: () => void
  onDone: () => void
}

/** Which amounts the shop offers as voucher: one more, or one less. */
export function VoucherValuesDialog({
  product: { id, variants },
  onClose,
  onDone,
}: VoucherValuesDialogProps) {
  const { t: texts, language } = useTexts('staff-shop')
  const { values: t } = texts
  const { least, most } = VOUCHER_VALUE
  const bounds = { least, most: formatNumber(language, most) }
  const { busy, send } = useAction(products.removeValue, {
    done: t.removed,
    onDone: () => {
      onClose()
      onDone()
    },
  })
  return (
    <ActionDialog
      action={products.addValue}
      fixed={{ id }}
      read={(data) => {
        const francs = toWholeFrancs(String(data.get('francs')))
        return francs !== undefined && francs >= least && francs <= most ? { francs } : 'francs'
      }}
      title={t.title}
      text={t.text}
      submit={t.submit}
      done={t.done}
      wrong={{ francs: fill(t.wrong, bounds) }}
      at={{ value_offered: 'francs' }}
      onClose={onClose}
      onDone={onDone}
    >
      <ul data-kit="stack" data-gap="8">
        {variants.map((variant) => (
          <li key={variant.id}>
            <Button size="sm" aria-disabled={busy} onClick={() => void send({ id, variant: variant.id })}>
              {fill(t.remove, { value: variant.title })}
            </Button>
          </li>
        ))}
      </ul>
      <InputField name="francs" label={t.amount} hint={fill(t.hint, bounds)} />
    </ActionDialog>
  )
}

/** How long vouchers are valid that are sold from now on. */
export function VoucherYearsDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { validity: t } = useTexts('staff-shop').t
  const { value, problem } = useRead(products.voucherYears, {})
  return (
    <ActionDialog
      action={products.setVoucherYears}
      fixed={value ? { seen: value.revision } : {}}
      start={value ? { years: value.years } : {}}
      title={t.title}
      text={t.text}
      submit={t.submit}
      done={t.done}
      wrong={{ years: fill(t.wrong, LIMITS) }}
      isIdle={!value}
      onClose={onClose}
      onDone={onDone}
    >
      <RefusalMessage problem={problem} attempt={0} />
      {value && <InputField key={value.revision} name="years" label={t.years} hint={fill(t.hint, LIMITS)} />}
    </ActionDialog>
  )
}
