import { useState } from 'react'
import { useSubmit } from '#app/form/behaviour/use-submit.ts'
import type { StaffProblem } from '#app/routes/staff/api/staff-client.ts'
import { saveAddress } from '#app/routes/staff/lists/save-file.ts'
import { useResultToast } from '#app/routes/staff/use-staff-messages.ts'
import { Button } from '#app/ui/button.tsx'
import { formatBytes } from '#i18n/format-bytes.ts'
import { Section } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import type { StaffInquiry } from './staff-inquiry.ts'
import styles from './inquiry.module.css'

/** What was sent along, to save. */
export function InquiryFiles({ inquiry: { id, attachments } }: { inquiry: StaffInquiry }) {
  const { t: texts, language } = useTexts('staff-desk')
  const { request: t } = texts
  const toast = useResultToast()
  const { busy, submit } = useSubmit<StaffProblem>()
  const [current, setCurrent] = useState('')
  async function save(file: StaffInquiry['attachments'][number]): Promise<void> {
    const saved = await submit(() => {
      setCurrent(file.id)
      return saveAddress(`/inquiries/${id}/attachments/${file.id}`, file.name)
    })
    if (saved?.ok === false) toast.refused(saved.refusal)
  }
  return (
    <Section title={t.files}>
      <ul className={styles.files} data-kit="stack" data-gap="12">
        {attachments.map((file) => (
          <li key={file.id}>
            <Button aria-disabled={busy && current === file.id} onClick={() => void save(file)}>
              <span>{file.name}</span>
              <small className="num">{formatBytes(language, file.bytes)}</small>
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
