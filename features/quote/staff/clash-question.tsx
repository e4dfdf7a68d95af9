import { LabelledInput } from '#site/ui/fields/labelled.tsx'
import { fill, plural } from '#i18n/format.ts'
import { formatTime } from '#i18n/format-date.ts'
import { useFieldError } from '#kit/form.tsx'
import { useTexts } from '#kit/texts.ts'
import type { QuoteClash } from '../rules/quote-clashes.ts'
import { QUOTE_LIMITS } from '../rules/quote-document.ts'

/** What else is at the dates, and why that does not matter; nothing without a clash. The field is `override`. */
export function ClashQuestion({ clashes }: { clashes: QuoteClash[] }) {
  const { t } = useTexts('staff-quotes')
  const error = useFieldError('override')
  if (clashes.length === 0) return null
  return (
    <>
      <ul className="clashes">
        {clashes.map((clash) => (
          <li key={`${clash.date} ${clash.id}`}>
            <ClashText clash={clash} />
          </li>
        ))}
      </ul>
      <p>{t.sendClash}</p>
      <LabelledInput label={t.override} error={error} name="override" maxLength={QUOTE_LIMITS.reason} />
    </>
  )
}

/** Undefined: a clash without a reason. */
export function readOverride(data: FormData, clashes: QuoteClash[]): string | undefined {
  const override = String(data.get('override') ?? '').trim()
  return clashes.length > 0 && override === '' ? undefined : override
}

export function ClashText({ clash }: { clash: QuoteClash }) {
  const { t, language } = useTexts('staff-quotes')
  const { kind, title, people, startsLocal, endsLocal } = clash
  const values = {
    title,
    people: plural(language, people ?? 0, t.people),
    from: formatTime(language, startsLocal.slice(11, 16)),
    to: formatTime(language, endsLocal.slice(11, 16)),
  }
  if (kind === 'event') return fill(t.clashEvent, values)
  if (kind === 'hold') return fill(t.clashHold, values)
  return title === '' ? t.clashClosed : fill(t.clashBlocked, values)
}
