import { useNavigate } from 'react-router'
import { FOODS } from '#features/booking/group/group.ts'
import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import { FormAlert } from '#site/form/form-alert.tsx'
import type { FormSubmission } from '#site/form/form-state.ts'
import { HealthNote } from '#site/form/health-note.tsx'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { paths } from '#content/paths.ts'
import { Button } from '#site/ui/button.tsx'
import { LabelledInput, LabelledSelect } from '#site/ui/fields/labelled.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { usePrivateForm } from '#site/form/behaviour/use-private-form.ts'
import type { Group } from './group.loader.ts'
import styles from './group-page.module.css'

interface GuestFormProps {
  group: Group
  own: Group['own']
  /** Of a new entry. */
  idempotencyKey: string
  submission: FormSubmission | null
}

/** A new entry, or one's own to change. */
export function GuestForm({ group: { link }, own, idempotencyKey, submission }: GuestFormProps) {
  const messages = useMessages('my-group')
  const { note } = useMessages('form-problems')
  const language = useLanguage()
  const navigate = useNavigate()
  const { fields, problems } = messages
  const path = own ? `/${own.entry}` : ''
  const { form, busy, problem, attempt, errorOf } = usePrivateForm<{ entry: string }>(
    {
      action: `/api/groups/${link}/entries${path}?${LANGUAGE_QUERY}=${language}`,
      page: `/gruppe/${link}${path}?${LANGUAGE_QUERY}=${language}`,
      submission,
      done: messages.saved,
      ...(own ? {} : { onSaved: async ({ entry }) => navigate(paths.myGroupEntry(link, entry)) }),
      isOutdated: (code) => code.startsWith('group_') || code.startsWith('unknown_'),
    },
    (data) => ({
      key: data.get('key') ?? undefined,
      name: data.get('name'),
      food: data.get('food'),
      note: data.get('note'),
      noteConsent: data.get('noteConsent') === 'on',
    }),
  )
  const first = submission?.values ?? {
    name: own?.name ?? '',
    food: own?.food ?? 'everything',
    note: own?.note ?? '',
    noteConsent: own?.note ? 'on' : '',
  }
  const texts: Partial<Record<string, string>> = problems
  const textOf = (field: string) => {
    const code = errorOf(field)
    if (!code) return undefined
    if (field === 'noteConsent') return note.required
    return field === 'name' && code === 'required' ? problems.nameRequired : (texts[code] ?? problems.invalid)
  }
  const isOfField = problem?.fields.some(({ field }) => textOf(field)) ?? false
  return (
    <form className={`${styles.entry} stack small-titles`} aria-labelledby="eintrag" {...form}>
      <h2 id="eintrag">{own ? messages.change : messages.title}</h2>
      {problem && !isOfField && (
        <FormAlert title={texts[problem.code] ?? problems.failed} attempt={attempt} />
      )}
      {!own && <input type="hidden" name="key" value={idempotencyKey} />}
      <LabelledInput
        label={fields.name}
        error={textOf('name')}
        name="name"
        autoComplete="name"
        aria-required
        defaultValue={first['name']}
      />
      <LabelledSelect
        label={fields.food}
        hint={fields.foodHint}
        name="food"
        defaultValue={first['food']}
        options={FOODS.map((food) => [food, fields.foods[food]])}
      />
      <HealthNote
        label={fields.note}
        optional={fields.optional}
        placeholder={fields.notePlaceholder}
        first={first}
        of={(name) => ({ id: `gast-${name}`, error: textOf(name) })}
      />
      <p className="small muted">{messages.privacy}</p>
      {own ? (
        <Button type="submit" aria-disabled={busy}>
          {busy ? messages.working : messages.save}
        </Button>
      ) : (
        <TrailSign type="submit" wide aria-disabled={busy}>
          {busy ? messages.working : messages.enter}
        </TrailSign>
      )}
    </form>
  )
}
