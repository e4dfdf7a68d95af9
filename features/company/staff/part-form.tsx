import { useEffect } from 'react'
import { VersionHistory } from '#site/routes/staff/dialogs/version-history.tsx'
import { useResultToast } from '#site/routes/staff/use-staff-messages.ts'
import { Button } from '#site/ui/button.tsx'
import type { FieldProblem } from '#kernel/field-problem.ts'
import { accept, refuse, type Result } from '#kernel/result.ts'
import { DraftForm, useDraftForm } from '#kit/draft-form.tsx'
import { useTexts } from '#kit/texts.ts'
import { COMPANY_PARTS, type CompanyPart } from '../company-parts.ts'
import type { StaffPart } from '../staff-part.ts'
import { company } from './company.contract.ts'
import { type Draft, toDraft, toValue } from './part-draft.ts'
import { PartField } from './part-fields.tsx'
import { PartFormContext } from './part-form-context.ts'
import { SHAPES } from './shapes.ts'
import styles from './company.module.css'

/** What a field asks for that is filled in wrongly, by its name. */
const FORMAT: Readonly<Record<string, WrongCode>> = {
  postalCode: 'postalCode',
  phone: 'phone',
  email: 'email',
  uid: 'uid',
  vatNumber: 'vatNumber',
  coordinates: 'coordinates',
  iban: 'iban',
  qrIban: 'qrIban',
  closes: 'closes',
  opens: 'time',
  url: 'url',
  year: 'year',
  minutes: 'minutes',
  checkCents: 'francs',
  dayRateCents: 'francs',
  mostCents: 'mostPayable',
  friendlyDays: 'reminderDays',
  secondDays: 'reminderDays',
  lastDays: 'reminderDays',
}

type WrongCode =
  | 'required'
  | 'german'
  | 'long'
  | 'postalCode'
  | 'phone'
  | 'email'
  | 'uid'
  | 'vatNumber'
  | 'coordinates'
  | 'iban'
  | 'qrIban'
  | 'closes'
  | 'time'
  | 'url'
  | 'year'
  | 'minutes'
  | 'francs'
  | 'reminderDays'
  | 'mostPayable'

/** Checked by the server's own schema; a problem names its field as `0.quote.de`. */
export function checkPart(part: CompanyPart, draft: Draft): Result<unknown, FieldProblem[]> {
  const value = toValue(SHAPES[part], draft)
  const parsed = COMPANY_PARTS[part].schema.safeParse(value)
  if (parsed.success) return accept(parsed.data)
  const problems = parsed.error.issues.map(({ path, code }) => toProblem(path.map(String), code, value))
  return refuse(
    problems.filter(({ field }, index) => problems.findIndex((each) => each.field === field) === index),
  )
}

function toProblem(
  path: readonly string[],
  code: string,
  value: unknown,
): FieldProblem & { code: WrongCode } {
  const field = path.join('.')
  const wrong = path.reduce<unknown>(
    (inside, key) => (inside as Record<string, unknown> | null)?.[key],
    value,
  )
  const name = path.at(-1) ?? ''
  const format = FORMAT[name]
  if (wrong === '' || wrong === undefined || wrong === null) return { field, code: 'required' }
  if (typeof wrong === 'object') return { field: `${field}.de`, code: 'german' }
  if (format) return { field, code: format }
  return { field, code: code === 'too_big' ? 'long' : 'required' }
}

interface PartFormProps {
  part: CompanyPart
  of: StaffPart
  /** `phone`: the field to begin with. */
  field: string | undefined
  onPublished: () => void
}

/** Publishes one part of the facts, or brings an earlier version of it into the form. */
export function PartForm({ part, of, field, onPublished }: PartFormProps) {
  const { t } = useTexts('staff-company')
  const toast = useResultToast()
  const published = toDraft(SHAPES[part], of.value)
  const edited = useDraftForm<Draft, unknown>({
    name: `facts ${part}`,
    version: of.revision,
    first: published,
    check: (draft) => checkPart(part, draft),
    wrong: t.wrong,
  })
  const { draft, form, change, errorOf } = edited
  const { isIdentity, first } = COMPANY_PARTS[part]
  useEffect(() => {
    const named = field && form.current?.querySelector<HTMLElement>(`[name="${part}.${field}"]`)
    const start = form.current?.querySelector<HTMLElement>('input, textarea, button')
    ;(named || start)?.focus()
  }, [form, part, field])
  const isPresent = ({ revision }: { revision: number }) => revision === of.revision
  return (
    <PartFormContext value={{ part, errorOf }}>
      <DraftForm
        of={edited}
        className={`form ${styles.form}`}
        action={isIdentity ? company.publishIdentity : company.publish}
        inputOf={(value) => ({ id: part, value, seen: of.revision })}
        words={{ submit: t.publish, busy: t.publishing, unsaved: t.unsaved, done: t.published }}
        beside={
          <Button size="sm" onClick={() => change(published)}>
            {t.discard}
          </Button>
        }
        onDone={onPublished}
      >
        <PartField shape={SHAPES[part]} name="" label="" draft={draft} onChange={change} />
      </DraftForm>
      <VersionHistory
        title={t.history.title}
        bring={t.history.bring}
        versions={of.history.map((version) => ({
          ...version,
          ...(isPresent(version) && { state: t.history.present }),
        }))}
        isPresent={isPresent}
        onBring={({ value }) => {
          change(toDraft(SHAPES[part], value ?? first))
          toast.done(t.history.brought)
        }}
      />
    </PartFormContext>
  )
}
