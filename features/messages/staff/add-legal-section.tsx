import { LEGAL_LIMITS } from '../legal/legal-rules.ts'
import type { LegalSectionContent } from '../legal/legal-content.ts'
import { accept } from '#kernel/result.ts'
import { plainLine } from '#kernel/written-text.ts'
import { useTexts } from '#kit/texts.ts'
import { Field } from '#app/ui/fields/field.tsx'
import { Input } from '#app/ui/fields/inputs.tsx'
import { ConfirmDialog } from '#app/routes/staff/dialogs/confirm-dialog.tsx'
import { newSection } from './edit-legal-content.ts'

interface AddSectionProps {
  /** Addresses of the sections that there are. */
  taken: readonly string[]
  onAdd: (section: LegalSectionContent) => void
  onClose: () => void
}

export function AddSection({ taken, onAdd, onClose }: AddSectionProps) {
  const { section: messages } = useTexts('staff-legal').t
  return (
    <ConfirmDialog
      title={messages.title}
      text={messages.text}
      submit={messages.add}
      done={messages.done}
      wrong={messages.wrong}
      send={(data) => {
        const section = newSection(plainLine(String(data.get('title'))), taken)
        if (!section) return undefined
        onAdd(section)
        return Promise.resolve(accept(null))
      }}
      onClose={onClose}
      onDone={onClose}
    >
      {(error) => (
        <Field label={messages.label} error={error}>
          {(control) => (
            <Input name="title" lang="de" maxLength={LEGAL_LIMITS.title} autoComplete="off" {...control} />
          )}
        </Field>
      )}
    </ConfirmDialog>
  )
}
