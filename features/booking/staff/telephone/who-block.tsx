import { BOOKING_LIMITS } from '#features/booking/rules/booking-form.ts'
import { LANGUAGE_NAMES, LANGUAGES, toLanguage } from '#i18n/languages.ts'
import { useMessages } from '#app/language/language.tsx'
import { LabelledSelect } from '#app/ui/fields/labelled.tsx'
import type { Caller } from './caller.ts'
import { CallerLookup } from './caller-lookup.tsx'
import { SheetBlock } from './sheet-block.tsx'
import { SheetField } from './sheet-field.tsx'
import type { SheetFields } from './telephone-draft.ts'

export function WhoBlock(fields: SheetFields) {
  const { who } = useMessages('staff-telephone')
  const { draft, change } = fields

  /** The keyboard continues to what is missing: the date, or the rest of somebody new. */
  function take(caller: Caller, isKnown: boolean): void {
    change(caller)
    const missing = [!caller.phone && 'phone', !caller.name && 'name'].find((name) => name)
    const isDone = isKnown && caller.name !== ''
    const next = isDone ? '[name="eventId"]' : `[name="${missing || 'email'}"]`
    setTimeout(() => document.querySelector<HTMLElement>(`main ${next}`)?.focus())
  }

  return (
    <SheetBlock title={who.title}>
      <CallerLookup onChoose={take} />
      <SheetField
        fields={fields}
        name="phone"
        label={who.phone}
        input={{ type: 'tel', maxLength: BOOKING_LIMITS.phone }}
      />
      <SheetField fields={fields} name="name" label={who.name} input={{ maxLength: BOOKING_LIMITS.name }} />
      <SheetField
        fields={fields}
        name="email"
        label={who.email}
        optional={who.emailHint}
        input={{ type: 'email', inputMode: 'email', maxLength: BOOKING_LIMITS.email }}
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
