import { BOOKING_LIMITS } from '#features/booking/rules/booking-form.ts'
import { HOLD_DAYS, STAFF_WAYS } from '#features/booking/rules/staff-booking-form.ts'
import { plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { LabelledSelect } from '#app/ui/fields/labelled.tsx'
import { SheetBlock } from './sheet-block.tsx'
import { SheetField } from './sheet-field.tsx'
import styles from './telephone.module.css'
import type { SheetFields } from './telephone-draft.ts'

export function MoneyBlock(fields: SheetFields) {
  const { money, people } = useMessages('staff-telephone')
  const language = useLanguage()
  const { draft, change } = fields
  const text = (name: 'company' | 'street' | 'postalCode' | 'city', optional = false) => (
    <SheetField
      fields={fields}
      name={name}
      label={money[name]}
      {...(optional && { optional: people.optional })}
      input={{ maxLength: BOOKING_LIMITS[name] }}
    />
  )
  return (
    <SheetBlock title={money.title}>
      <fieldset className={styles.wide}>
        <legend className="legend">{money.way}</legend>
        <div className="segments">
          {STAFF_WAYS.map((way) => (
            <label key={way}>
              <input
                type="radio"
                name="way"
                value={way}
                checked={draft.way === way}
                onChange={() => change({ way })}
              />
              <span>{money.ways[way]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {draft.way === 'hold' && (
        <LabelledSelect
          label={money.days}
          value={draft.holdDays}
          onChange={({ target }) => change({ holdDays: Number(target.value) })}
          options={HOLD_DAYS.map((days) => [days, plural(language, days, money.forDays)])}
        />
      )}
      {draft.way === 'invoice' && (
        <>
          {text('company', true)}
          {text('street')}
          {text('postalCode')}
          {text('city')}
        </>
      )}
      <SheetField
        fields={fields}
        name="voucher"
        label={money.voucher}
        optional={people.optional}
        input={{ maxLength: BOOKING_LIMITS.voucher, autoCapitalize: 'characters', spellCheck: false }}
      />
    </SheetBlock>
  )
}
