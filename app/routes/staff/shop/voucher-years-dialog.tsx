import { VOUCHER_YEARS } from '#content/voucher-years.ts'
import { fill } from '#i18n/format.ts'
import { useMessages } from '../../../language/language.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Input } from '../../../ui/fields/inputs.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { RefusalMessage } from '../api/refusal-message.tsx'
import { postStaff } from '../api/staff-client.ts'
import { useLoaded } from '../api/use-loaded.ts'

/** How long vouchers are valid that are sold from now on. */
export function VoucherYearsDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { validity: messages } = useMessages('staff-shop')
  const { value, problem } = useLoaded<'/voucher-years'>('/voucher-years')
  const { least, most } = VOUCHER_YEARS
  return (
    <ConfirmDialog
      title={messages.title}
      text={messages.text}
      submit={messages.submit}
      done={messages.done}
      wrong={fill(messages.wrong, { least, most })}
      idle={!value}
      send={(data) => {
        const typed = String(data.get('years')).trim()
        const years = Number(typed)
        if (!value || !/^\d+$/.test(typed) || years < least || years > most) return undefined
        return postStaff<'/voucher-years'>('/voucher-years', { years, seen: value.revision })
      }}
      onClose={onClose}
      onDone={onDone}
    >
      {(error) => (
        <>
          <RefusalMessage problem={problem} attempt={0} />
          {value && (
            <Field label={messages.years} hint={fill(messages.hint, { least, most })} error={error}>
              {(control) => (
                <Input
                  key={value.revision}
                  name="years"
                  inputMode="numeric"
                  autoComplete="off"
                  defaultValue={value.years}
                  {...control}
                />
              )}
            </Field>
          )}
        </>
      )}
    </ConfirmDialog>
  )
}
