import { RefusalMessage } from '#app/routes/staff/api/refusal-message.tsx'
import { VOUCHER_YEARS as LIMITS } from '#content/voucher-years.ts'
import { fill } from '#i18n/format.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { InputField } from '#kit/form.tsx'
import { useRead } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { products } from './product.contract.ts'

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
