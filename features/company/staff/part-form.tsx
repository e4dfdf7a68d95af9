import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { VersionHistory } from '#app/routes/staff/dialogs/version-history.tsx'
import { SaveBar } from '#app/routes/staff/frame/save-bar.tsx'
import { useResultToast } from '#app/routes/staff/use-staff-messages.ts'
import { Button } from '#app/ui/button.tsx'
import type { FieldProblem } from '#kernel/field-problem.ts'
import { useKeptDraft } from '#kit/kept-draft.ts'
import { useTexts } from '#kit/texts.ts'
import { useAction } from '#kit/use-action.ts'
import { COMPANY_PARTS, type CompanyPart } from '../company-parts.ts'
import type { StaffPart } from '../staff-part.ts'
import { checkPart } from './check-part.ts'
import { company } from './company.contract.ts'
import styles from './company.module.css'
import { type Draft, toDraft } from './part-draft.ts'
import { PartField } from './part-fields.tsx'
import { PartFormContext } from './part-form-context.ts'
import { SHAPES } from './shapes.ts'

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
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  const published = toDraft(SHAPES[part], of.value)
  const [draft, setDraft, forget] = useKeptDraft<Draft>(`facts ${part} ${of.revision}`, () => published)
  const checked = checkPart(part, draft)
  const problems: readonly FieldProblem[] = tries > 0 && !checked.ok ? checked.refusal : []
  const { isIdentity, first } = COMPANY_PARTS[part]
  const { busy, refusal, attempt, send } = useAction(isIdentity ? company.publishIdentity : company.publish, {
    done: t.published,
    silent: true,
    onDone: () => {
      forget()
      onPublished()
    },
  })
  const isChanged = JSON.stringify(draft) !== JSON.stringify(published)

  useEffect(() => {
    const named = field && form.current?.querySelector<HTMLElement>(`[name="${part}.${field}"]`)
    const start = form.current?.querySelector<HTMLElement>('input, textarea, button')
    ;(named || start)?.focus()
  }, [part, field])
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [tries])

  const errorOf = (name: string) => {
    const code = problems.find((problem) => problem.field === name)?.code
    return code && ((t.wrong as Record<string, string>)[code] ?? t.wrong.required)
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (!isChanged) return
    if (checked.ok) void send({ id: part, value: checked.value, seen: of.revision })
    else setTries(tries + 1)
  }

  function discard(): void {
    setDraft(published)
    forget()
  }

  const isPresent = ({ revision }: { revision: number }) => revision === of.revision
  return (
    <PartFormContext value={{ part, errorOf }}>
      <form ref={form} className={`form ${styles.form}`} data-kit="stack" noValidate onSubmit={onSubmit}>
        <PartField shape={SHAPES[part]} name="" label="" draft={draft} onChange={setDraft} />
        <SaveBar problem={refusal} attempt={attempt} wrong={problems.length > 0 && t.wrong.title}>
          <Button type="submit" aria-disabled={busy || !isChanged}>
            {busy ? t.publishing : t.publish}
          </Button>
          {isChanged && (
            <>
              <span className="muted">{t.unsaved}</span>
              <Button size="sm" onClick={discard}>
                {t.discard}
              </Button>
            </>
          )}
        </SaveBar>
      </form>
      <VersionHistory
        title={t.history.title}
        bring={t.history.bring}
        versions={of.history.map((version) => ({
          ...version,
          ...(isPresent(version) && { state: t.history.present }),
        }))}
        isPresent={isPresent}
        onBring={({ value }) => {
          setDraft(toDraft(SHAPES[part], value ?? first))
          toast.done(t.history.brought)
        }}
      />
    </PartFormContext>
  )
}
