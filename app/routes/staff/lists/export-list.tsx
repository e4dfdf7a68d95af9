import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { saveFile } from './save-file.ts'
import type { StaffFile } from '../api/staff-answers.ts'
import type { StaffProblem } from '../api/staff-client.ts'
import { useResultToast } from '../use-staff-messages.ts'

interface ExportListProps {
  path: StaffFile
  /** Filter, search and sort that are shown; without position. */
  asked: Readonly<Record<string, string>>
}

/** Saves what is filtered, all pages, as CSV. */
export function ExportList({ path, asked }: ExportListProps) {
  const messages = useMessages('staff-lists')
  const language = useLanguage()
  const toast = useResultToast()
  const { busy, submit } = useSubmit<StaffProblem>()
  async function save(): Promise<void> {
    const saved = await submit(() => saveFile(`${path}?${new URLSearchParams({ lng: language, ...asked })}`))
    if (saved && !saved.ok) toast.refused(saved.refusal)
  }
  return (
    <Button size="sm" aria-disabled={busy} onClick={() => void save()}>
      {messages.export}
    </Button>
  )
}
