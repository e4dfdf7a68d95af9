import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { LEGAL_LIMITS } from '../legal/legal-rules.ts'
import type { LegalSectionContent } from '../legal/legal-content.ts'
import { plainLine } from '#kernel/written-text.ts'
import { useTexts } from '#kit/texts.ts'
import { LabelledInput } from '#app/ui/fields/labelled.tsx'
import { Modal } from '#app/routes/staff/dialogs/modal.tsx'
import { useResultToast } from '#app/routes/staff/use-staff-messages.ts'
import { useMessages } from '#app/language/language.tsx'
import { Button } from '#app/ui/button.tsx'
import { Row } from '#kit/layout.tsx'
import { newSection } from './edit-legal-content.ts'

interface AddSectionProps {
  /** Addresses of the sections that there are. */
  taken: readonly string[]
  onAdd: (section: LegalSectionContent) => void
  onClose: () => void
}

/** Asks for its title; nothing is sent before the document is. */
export function AddSection({ taken, onAdd, onClose }: AddSectionProps) {
  const { section: messages } = useTexts('staff-legal').t
  const { dialog, ask } = useMessages('staff')
  const [isWrong, setWrong] = useState(false)
  const toast = useResultToast()
  const form = useRef<HTMLFormElement>(null)
  // showModal() focuses the close button, which is the first that can have it.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  function add(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const title = event.currentTarget.elements.namedItem('title') as HTMLInputElement
    const section = newSection(plainLine(title.value), taken)
    setWrong(!section)
    if (!section) return title.focus()
    onAdd(section)
    toast.done(messages.done)
    onClose()
  }

  return (
    <Modal title={messages.title} close={dialog.close} onClose={onClose}>
      <form ref={form} data-kit="stack" noValidate onSubmit={add}>
        <p>{messages.text}</p>
        <LabelledInput
          label={messages.label}
          error={isWrong ? messages.wrong : undefined}
          name="title"
          lang="de"
          maxLength={LEGAL_LIMITS.title}
          autoComplete="off"
        />
        <Row>
          <Button type="submit" className="button--do">
            {messages.add}
          </Button>
          <Button onClick={onClose}>{ask.keep}</Button>
        </Row>
      </form>
    </Modal>
  )
}
