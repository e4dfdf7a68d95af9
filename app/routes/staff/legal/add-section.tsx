import { LEGAL_LIMITS } from '#features/messages/legal/legal-rules.ts'
import type { LegalSectionContent } from '#features/messages/legal/legal-content.ts'
import { accept } from '#kernel/result.ts'
import { plainLine } from '#kernel/written-text.ts'
import { useMessages } from '../../../language/language.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Input } from '../../../ui/fields/inputs.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { newSection } from './edit-content.ts'

interface AddSectionProps {
  /** Addresses of the sections that there are. */
  taken: readonly string[]
  onAdd: (section: LegalSectionContent) => void
  onClose: () => void
}

export function AddSection({ taken, onAdd, onClose }: AddSectionProps) {
  const { section: messages } = useMessages('staff-legal')
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
