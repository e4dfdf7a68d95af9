import { type ReactNode, useState } from 'react'
import { useMessages } from '#site/language/language.tsx'
import { useMay } from '#site/routes/staff/role/staff-role.ts'
import { Button } from '#site/ui/button.tsx'
import { fill } from '#i18n/format.ts'
import { ActionDialog } from './action-dialog.tsx'
import type { Endpoint, Input } from './contract.ts'
import type { ActionFormProps } from './form.tsx'
import { Foot } from './layout.tsx'
import { useAction } from './use-action.ts'

interface ButtonProps {
  /** On the button. */
  open: string
  /** What the button is about, where several have the same words; heard alone. */
  about?: ReactNode
  size?: 'sm' | 'md' | undefined
  /** Of an `ActionList`. */
  line?: 'plain' | 'danger' | undefined
  /** Closed, what is shown is read again: the answer may have been lost. */
  onChanged?: (() => void) | undefined
}

/** A button with a dialog of its own. */
export function DialogButton(props: ButtonProps & { children: (onClose: () => void) => ReactNode }) {
  const { open, about, size = 'sm', line, onChanged, children } = props
  const [isOpen, setOpen] = useState(false)
  const words = (
    <>
      {open}
      {about && <span className="visually-hidden">{` (${about})`}</span>}
    </>
  )
  const onClick = () => setOpen(true)
  const dialog =
    isOpen &&
    children(() => {
      setOpen(false)
      onChanged?.()
    })
  if (!line)
    return (
      <>
        <Button {...{ size, onClick }}>{words}</Button>
        {dialog}
      </>
    )
  return (
    <li>
      <button type="button" data-kit={line === 'danger' ? line : undefined} onClick={onClick}>
        {words}
      </button>
      {dialog}
    </li>
  )
}

interface AskButtonProps<E extends Endpoint> extends Omit<ActionFormProps<E>, 'onChanged'>, ButtonProps {
  /** By default what is on the button, and so is `submit`. */
  title?: string
  text?: ReactNode
  submit?: string
  /** What the words name: `{number}`. */
  values?: Record<string, string | number>
  children?: ReactNode
}

/** A button that asks before it does something, for a reason where its contract has one; absent for who may not do it. */
export function AskButton<E extends Endpoint>(props: AskButtonProps<E>) {
  const {
    open,
    about,
    size,
    line,
    onChanged,
    values = {},
    title = open,
    text,
    submit = open,
    ...rest
  } = props
  const mayDo = useMay(props.action.permission)
  if (!mayDo) return null
  const dialog = {
    ...rest,
    title: fill(title, values),
    text: typeof text === 'string' ? fill(text, values) : text,
    submit,
  } as unknown as Parameters<typeof ActionDialog<E>>[0]
  return (
    <DialogButton {...{ open: fill(open, values), about, size, line, onChanged }}>
      {(onClose) => <ActionDialog {...dialog} onClose={onClose} />}
    </DialogButton>
  )
}

/** At the end of a page: removes what it is about, as its words say, or in words that fit everywhere. */
export function Removal<E extends Endpoint>(props: Partial<AskButtonProps<E>> & { action: E }) {
  const { remove, final, removed } = useMessages('staff').ask
  const ask = { open: remove, text: final, done: removed, ...props } as AskButtonProps<E>
  return (
    <Foot>
      <AskButton {...ask} />
    </Foot>
  )
}

interface ActionLineProps<E extends Endpoint>
  extends Pick<ActionFormProps<E>, 'action' | 'done' | 'onChanged'> {
  input: Input<E>
  children: ReactNode
}

/** Of an `ActionList`: what is done, or saved as a file, without a question. */
export function ActionLine<E extends Endpoint>(props: ActionLineProps<E>) {
  const { action, input, children } = props
  const { busy, send, save } = useAction(action, props)
  const run = () => (action.answer === 'file' ? save(input) : send(input))
  return (
    <li>
      <button type="button" aria-disabled={busy} onClick={() => void run()}>
        {children}
      </button>
    </li>
  )
}
