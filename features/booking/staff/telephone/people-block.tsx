import { BOOKING_LIMITS } from '#features/booking/rules/booking-form.ts'
import { useMessages } from '#app/language/language.tsx'
import { ErrorText } from '#app/ui/fields/field.tsx'
import { Checkbox } from '#app/ui/fields/inputs.tsx'
import { QuantityStepper } from '#app/ui/fields/quantity-stepper.tsx'
import unfold from '#app/ui/layout/unfold.module.css'
import type { SeasonEvent } from '#features/calendar/staff/staff-event.ts'
import { SheetBlock } from './sheet-block.tsx'
import { SheetField, useProblemText } from './sheet-field.tsx'
import styles from './telephone.module.css'
import { mostPeople, type SheetFields } from './telephone-draft.ts'

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
      <SheetField
        fields={fields}
        name="note"
        label={messages.note}
        optional={messages.noteHint}
        input={{ maxLength: BOOKING_LIMITS.note }}
      />
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
