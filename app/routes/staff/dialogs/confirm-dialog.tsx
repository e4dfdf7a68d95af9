import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'
import { type Result, refuse } from '#kernel/result.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import styles from './confirm-dialog.module.css'
import { Modal } from './modal.tsx'
import { RefusalMessage } from '../api/refusal-message.tsx'
import type { StaffProblem } from '../api/staff-client.ts'
import { useRefusalMessage, useResultToast } from '../use-staff-messages.ts'

interface ConfirmDialogProps {
  title: string
  text?: ReactNode
  submit: string
  done: string
  /** Undefined: the input is invalid. */
  send: (data: FormData) => Promise<Result<unknown, StaffProblem>> | undefined
  /** Error text of the field, which then gets the focus. */
  wrong?: string
  /** With several fields: which one a refusal belongs to, by its code. An `invalidField` names its own. */
  fields?: Readonly<Record<string, string>>
  wide?: boolean
  /** Disables the button. */
  idle?: boolean
  /** Fields; called with `wrong` while it applies, and with what is wrong at a field by its name. */
  children?: ReactNode | ((wrong: string | undefined, errorOf: ErrorOf) => ReactNode)
  onClose: () => void
  onDone: () => void
}

type ErrorOf = (field: string) => string | undefined

/** The answer of `send` to an input that is wrong at this field. */
export function invalidField(field: string): Promise<Result<never, StaffProblem>> {
  return Promise.resolve(refuse({ code: 'invalid', field }))
}

/** Choices, files and dates are not written at once. */
const WRITTEN =
  'textarea, input:not([type="radio"], [type="checkbox"], [type="file"], [type="date"], [type="time"])'

/** Stays open on failure; the first field has the focus when one writes into it. Ctrl and Enter submits it. */
export function ConfirmDialog({
  title,
  text,
  submit,
  done,
  send,
  wrong,
  fields = {},
  idle,
  wide = false,
  children,
  onClose,
  onDone,
}: ConfirmDialogProps) {
  const messages = useMessages('staff')
  const toast = useResultToast()
  const refusalOf = useRefusalMessage()
  const { busy, refusal, attempt, submit: start } = useSubmit<StaffProblem>()
  const form = useRef<HTMLFormElement>(null)
  const isInvalid = wrong !== undefined && refusal?.code === 'invalid'
  const field = refusal && (isInvalid ? (refusal.field ?? fields['invalid']) : fields[refusal.code])
  const atField = isInvalid || Boolean(field)
  const errorOf: ErrorOf = (name) =>
    refusal && name === field ? (isInvalid ? wrong : refusalOf(refusal)) : undefined

  useEffect(() => {
    if (atField) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [atField, attempt])

  // Of the dialog, because a field that is still being read leaves the focus outside the form.
  useEffect(() => {
    const { current } = form
    const dialog = current?.closest('dialog')
    function onKeyDown(pressed: KeyboardEvent): void {
      if (pressed.key !== 'Enter' || !(pressed.ctrlKey || pressed.metaKey)) return
      pressed.preventDefault()
      if (current?.querySelector('[type="submit"]')) current.requestSubmit()
    }
    dialog?.addEventListener('keydown', onKeyDown)
    return () => dialog?.removeEventListener('keydown', onKeyDown)
  }, [])

  // The dialog would give it to its cross.
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea')
    if (first?.matches(WRITTEN)) first.focus()
  }, [])

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const answer = await start(() => send(data) ?? Promise.resolve(refuse({ code: 'invalid' })))
    if (!answer?.ok) return
    toast.done(done)
    onDone()
  }

  return (
    <Modal title={title} close={messages.dialog.close} onClose={onClose} wide={wide}>
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
        <RefusalMessage problem={atField ? null : refusal} attempt={attempt} />
        {text && <p>{text}</p>}
        {typeof children === 'function' ? children(isInvalid ? wrong : undefined, errorOf) : children}
        <p className={styles.actions}>
          {!idle && (
            <Button type="submit" className={styles.submit} aria-disabled={busy}>
              {busy ? messages.ask.working : submit}
            </Button>
          )}
          <Button onClick={onClose}>{messages.ask.keep}</Button>
        </p>
      </form>
    </Modal>
  )
}
