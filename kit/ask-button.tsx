import { type ReactNode, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ActionDialog } from './action-dialog.tsx'
import type { Endpoint } from './contract.ts'
import type { ActionFormProps } from './form.tsx'

interface AskButtonProps<E extends Endpoint> extends ActionFormProps<E> {
  /** On the button; also the question's title and what sends it, where these say nothing more. */
  open: string
  /** What the button is about, where several have the same words; heard alone. */
  about?: ReactNode
  size?: 'sm' | 'md'
  title?: string
  text?: ReactNode
  submit?: string
  onChanged?: () => void
  children?: ReactNode
}

/** A button that asks before it does something. Closed, what is shown is read again: the answer may have been lost. */
export function AskButton<E extends Endpoint>(props: AskButtonProps<E>) {
  const { open, about, size = 'sm', onChanged, title = open, submit = open, ...rest } = props
  const dialog = { ...rest, title, submit }
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size={size} onClick={() => setOpen(true)}>
        {open}
        {about && <span className="visually-hidden">{` (${about})`}</span>}
      </Button>
      {isOpen && (
        <ActionDialog
          {...(dialog as unknown as Parameters<typeof ActionDialog<E>>[0])}
          onClose={() => {
            setOpen(false)
            onChanged?.()
          }}
        />
      )}
    </>
  )
}
