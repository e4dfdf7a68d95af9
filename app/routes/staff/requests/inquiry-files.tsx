import { useState } from 'react'
import type { StaffInquiry } from '#features/inquiry/staff/staff-inquiry.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { saveFile } from '../lists/save-file.ts'
import type { StaffProblem } from '../api/staff-client.ts'
import { useResultToast } from '../use-staff-messages.ts'
import styles from './request-view.module.css'

interface FilesProps {
  inquiryId: string
  files: StaffInquiry['attachments']
}

export function InquiryFiles({ inquiryId, files }: FilesProps) {
  const messages = useMessages('staff-desk').request
  const toast = useResultToast()
  const { busy, submit } = useSubmit<StaffProblem>()
  const [asked, setAsked] = useState('')
  async function save({ id, name }: FilesProps['files'][number]): Promise<void> {
    const saved = await submit(() => {
      setAsked(id)
      return saveFile(`/inquiries/${inquiryId}/attachments/${id}`, name)
    })
    if (saved?.ok === false) toast.refused(saved.refusal)
  }
  return (
    <section className={styles.part}>
      <h2>{messages.files}</h2>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.id}>
            <Button aria-disabled={busy && asked === file.id} onClick={() => void save(file)}>
              <span>{file.name}</span>
              <small className="num">{sizeOf(file.bytes)}</small>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** `820 kB`, `4.1 MB`; decimal units, as in operating systems. */
function sizeOf(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))}\u00a0kB`
    : `${(bytes / 1_000_000).toFixed(1)}\u00a0MB`
}
