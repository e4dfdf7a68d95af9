import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { COMPANY_PARTS, type CompanyPart } from '#features/company/company-parts.ts'
import type { StaffPart } from '#features/company/staff-part.ts'
import type { FieldProblem } from '#kernel/field-problem.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { SaveBar } from '../frame/save-bar.tsx'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import { useResultToast } from '../use-staff-messages.ts'
import { VersionHistory } from '../dialogs/version-history.tsx'
import { checkPart } from './check-part.ts'
import styles from './company.module.css'
import { type Draft, toDraft } from './part-draft.ts'
import { PartField } from './part-fields.tsx'
import { PartFormContext } from './part-form-context.ts'
import { SHAPES } from './shapes.ts'
import { useKeptDraft } from '#kit/kept-draft.ts'

interface PartFormProps {
  part: CompanyPart
  of: StaffPart
  /** `phone`: the field to begin with. */
  field: string | undefined
  onPublished: () => void
}

/** Publishes one part of the facts, or brings an earlier version of it into the form. */
export function PartForm({ part, of, field, onPublished }: PartFormProps) {
  const messages = useMessages('staff-company')
  const toast = useResultToast()
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  const shown = toDraft(SHAPES[part], of.value)
  const [draft, setDraft, forget] = useKeptDraft<Draft>(`facts ${part} ${of.revision}`, () => shown)
  const checked = checkPart(part, draft)
  const problems: readonly FieldProblem[] = tries > 0 && !checked.ok ? checked.refusal : []
  const { busy, refusal, attempt, submit } = useSubmit<StaffProblem>()
  const isChanged = JSON.stringify(draft) !== JSON.stringify(shown)

  useEffect(() => {
    const named = field && form.current?.querySelector<HTMLElement>(`[name="${part}.${field}"]`)
    const first = form.current?.querySelector<HTMLElement>('input, textarea, button')
    ;(named || first)?.focus()
  }, [part, field])
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [tries])

  const errorOf = (name: string) => {
    const code = problems.find((problem) => problem.field === name)?.code
    return code && ((messages.wrong as Record<string, string>)[code] ?? messages.wrong.required)
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (!isChanged) return
    if (!checked.ok) return setTries(tries + 1)
    const body = { value: checked.value, seen: of.revision }
    const answer = await submit(() =>
      COMPANY_PARTS[part].isIdentity
        ? postStaff<'/company/:id'>(`/company/${part}`, body)
        : postStaff<'/facts/:id'>(`/facts/${part}`, body),
    )
    if (!answer?.ok) return
    forget()
    toast.done(messages.published)
    onPublished()
  }

  const isPresent = ({ revision }: { revision: number }) => revision === of.revision
  return (
    <PartFormContext value={{ part, errorOf }}>
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
        <PartField shape={SHAPES[part]} name="" label="" draft={draft} onChange={setDraft} />
        <SaveBar problem={refusal} attempt={attempt} wrong={problems.length > 0 && messages.wrong.title}>
          <Button type="submit" aria-disabled={busy || !isChanged}>
            {busy ? messages.publishing : messages.publish}
          </Button>
          {isChanged && (
            <>
              <span className="muted">{messages.unsaved}</span>
              <Button
                size="sm"
                onClick={() => {
                  setDraft(shown)
                  forget()
                }}
              >
                {messages.discard}
              </Button>
            </>
          )}
        </SaveBar>
      </form>
      <VersionHistory
        title={messages.history.title}
        bring={messages.history.bring}
        versions={of.history.map((version) => ({
          ...version,
          ...(isPresent(version) && { state: messages.history.present }),
        }))}
        isPresent={isPresent}
        onBring={({ value }) => {
          setDraft(toDraft(SHAPES[part], value ?? COMPANY_PARTS[part].first))
          toast.done(messages.history.brought)
        }}
      />
    </PartFormContext>
  )
}
