import { HOLD_DAYS, STAFF_WAYS } from '#features/booking/rules/booking-form.ts'
import { LANGUAGES, LANGUAGE_NAMES, toLanguage } from '#i18n/languages.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { LabelledSelect } from '#site/ui/fields/labelled.tsx'
import type { Caller } from './caller.ts'
import { CallerLookup } from './caller-lookup.tsx'
import { SheetBlock, SheetField, useProblemText } from './sheet-field.tsx'
import { type SheetFields, mostPeople } from './telephone-draft.ts'
import { ErrorText } from '#site/ui/fields/field.tsx'
import { Checkbox } from '#site/ui/fields/inputs.tsx'
import { QuantityStepper } from '#site/ui/fields/quantity-stepper.tsx'
import unfold from '#site/ui/layout/unfold.module.css'
import type { SeasonEvent } from '#features/calendar/staff/staff-event.ts'
import styles from './telephone.module.css'
import { plural } from '#i18n/format.ts'

export function WhoBlock(fields: SheetFields) {
  const { who } = useMessages('staff-telephone')
  const { draft, change } = fields

  /** The keyboard continues to what is missing: the date, or the rest of somebody new. */
  function take(caller: Caller, isKnown: boolean) {
    change(caller)
    const missing = [!caller.phone && 'phone', !caller.name && 'name'].find((name) => name)
    const isDone = isKnown && caller.name !== ''
    const next = isDone ? '[name="eventId"]' : `[name="${missing || 'email'}"]`
    setTimeout(() => document.querySelector<HTMLElement>(`main ${next}`)?.focus())
  }

  return (
    <SheetBlock title={who.title}>
      <CallerLookup onChoose={take} />
      <SheetField fields={fields} name="phone" label={who.phone} input={{ type: 'tel' }} />
      <SheetField fields={fields} name="name" label={who.name} />
      <SheetField
        fields={fields}
        name="email"
        label={who.email}
        optional={who.emailHint}
        input={{ type: 'email', inputMode: 'email' }}
      />
      <LabelledSelect
        label={who.language}
        value={draft.language}
        onChange={({ target }) => change({ language: toLanguage(target.value) ?? draft.language })}
        options={LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language]])}
      />
    </SheetBlock>
  )
}

export function PeopleBlock({ event, ...fields }: SheetFields & { event: SeasonEvent | undefined }) {
  const { people: messages } = useMessages('staff-telephone')
  const textOf = useProblemText()
  const { draft, problems, change } = fields
  const consent = problems.find(({ field }) => field === 'noteConsent')
  const isUnfolded = problems.some(({ field }) => /^(participants|staffNote)/.test(field))
  return (
    <SheetBlock title={messages.title}>
      <div className="field">
        <span className="legend">{messages.count}</span>
        <QuantityStepper
          live
          value={draft.people}
          max={mostPeople(event)}
          onChange={(people) => change({ people })}
          labels={{ less: messages.less, more: messages.more, quantity: messages.count }}
        />
      </div>
      <SheetField fields={fields} name="note" label={messages.note} optional={messages.noteHint} />
      {draft.note.trim() !== '' && (
        <div className={styles.wide}>
          <Checkbox
            name="noteConsent"
            checked={draft.noteConsent}
            aria-invalid={consent ? true : undefined}
            aria-describedby={consent && 'telefon-zustimmung'}
            onChange={({ target }) => change({ noteConsent: target.checked })}
          >
            {messages.consent}
          </Checkbox>
          {consent && <ErrorText id="telefon-zustimmung">{textOf(consent)}</ErrorText>}
        </div>
      )}
      <details className={styles.wide} open={isUnfolded || undefined}>
        <summary className={unfold.summary}>{messages.more_fields}</summary>
        <div className={styles.fields}>
          <SheetField
            fields={fields}
            name="names"
            label={messages.names}
            optional={messages.optional}
            hint={messages.namesHint}
            rows={3}
          />
          <SheetField
            fields={fields}
            name="staffNote"
            label={messages.staffNote}
            optional={messages.optional}
            hint={messages.staffNoteHint}
            rows={3}
          />
        </div>
      </details>
    </SheetBlock>
  )
}

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
        input={{ autoCapitalize: 'characters', spellCheck: false }}
      />
    </SheetBlock>
  )
}
