import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Result } from '#kernel/result.ts'
import { useMessages } from '../../language/language.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './confirm-dialog.module.css'
import { Modal } from './modal.tsx'
import { RefusalMessage } from './refusal-message.tsx'
import type { StaffProblem } from './staff-client.ts'
import { useResultToast } from './use-staff-messages.ts'

interface ConfirmDialogProps {
  title: string
  text?: ReactNode
  submit: string
  done: string
  /** Undefined: the input is invalid. */
  send: (data: FormData) => Promise<Result<unknown, StaffProblem>> | undefined
  /** Error text of the field, which then gets the focus. */
  wrong?: string
  /** Disables the button. */
  idle?: boolean
  /** Fields; called with `wrong` while it applies. */
  children?: ReactNode | ((wrong: string | undefined) => ReactNode)
  onClose: () => void
  onDone: () => void
}

/** Stays open on failure. */
export function ConfirmDialog({
  title,
  text,
  submit,
  done,
  send,
  wrong,
  idle,
  children,
  onClose,
  onDone,
}: ConfirmDialogProps) {
  const messages = useMessages('staff')
  const tell = useResultToast()
  const [state, setState] = useState({ problem: null as StaffProblem | null, busy: false, attempt: 0 })
  const running = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const atField = wrong !== undefined && state.problem?.code === 'invalid'

  useEffect(() => {
    if (atField) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [atField, state.attempt])

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (running.current) return
    const sending = send(new FormData(event.currentTarget))
    running.current = sending !== undefined
    setState((before) => ({ ...before, busy: running.current }))
    const answer = sending ? await sending : ({ ok: false, refusal: { code: 'invalid' } } as const)
    running.current = false
    if (answer.ok) {
      tell.done(done)
      return onDone()
    }
    setState(({ attempt }) => ({ problem: answer.refusal, busy: false, attempt: attempt + 1 }))
  }

  return (
    <Modal title={title} close={messages.dialog.close} onClose={onClose}>
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => void onSubmit(event)}>
        <RefusalMessage problem={atField ? null : state.problem} attempt={state.attempt} />
        {text && <p>{text}</p>}
        {typeof children === 'function' ? children(atField ? wrong : undefined) : children}
        <p className={styles.actions}>
          {!idle && (
            <Button type="submit" className={styles.submit} aria-disabled={state.busy}>
              {state.busy ? messages.ask.working : submit}
            </Button>
          )}
          <Button onClick={onClose}>{messages.ask.keep}</Button>
        </p>
      </form>
    </Modal>
  )
}
