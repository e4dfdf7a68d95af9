import { findAttachmentProblem } from '#features/inquiry/attachments/attachment.ts'
import { fill, labelled, plural } from '#i18n/format.ts'
import { formatBytes } from '#i18n/format-bytes.ts'
import { useLanguage, useMessages } from '../../language/language.tsx'
import { CloseIcon } from '../../ui/pictures/icons.tsx'
import styles from './attachment-list.module.css'

interface AttachmentListProps {
  /** Empty: the former files must be chosen again. */
  files: File[]
  /** 0 to 1, or null when idle. */
  share: number | null
  remove: (file: File) => void
}

export function AttachmentList({ files, share, remove }: AttachmentListProps) {
  const messages = useMessages('attachment-list')
  const language = useLanguage()
  const problemTexts: Record<string, string> = messages.problems
  const size = files.reduce((sum, file) => sum + file.size, 0)
  const together = findAttachmentProblem(files)
  const isTogether = together?.code === 'too_many' || together?.code === 'too_large_together'
  if (files.length === 0) return <LostFiles />
  const percent = share === null ? null : Math.floor(share * 100)
  return (
    <>
      <ul className={styles.list}>
        {files.map((file) => {
          const problem = findAttachmentProblem([file])
          return (
            <li key={`${file.name} ${file.size} ${file.lastModified}`}>
              <span className={styles.name}>{file.name}</span>
              <span className={`${styles.size} note`}>{formatBytes(language, file.size)}</span>
              {problem && <b className={styles.trouble}>{problemTexts[problem.code]}</b>}
              <button
                type="button"
                className={styles.remove}
                aria-label={fill(messages.remove, { name: file.name })}
                disabled={share !== null}
                onClick={() => remove(file)}
              >
                <CloseIcon />
              </button>
            </li>
          )
        })}
      </ul>
      <p className={`${styles.count} note`} role="status">
        {plural(language, files.length, messages.count)}, {formatBytes(language, size)}
        {together && isTogether && <b className={styles.trouble}> {problemTexts[together.code]}</b>}
        {together && !isTogether && (
          // Shown at the file already; announced here.
          <span className="visually-hidden">
            . {labelled(language, together.names.join(', '), problemTexts[together.code] ?? '')}
          </span>
        )}
      </p>
      {percent !== null && (
        <p className={`${styles.sending} row note`}>
          <progress max={100} value={percent} aria-label={fill(messages.sending, { percent })} />
          <span aria-hidden="true">{fill(messages.sending, { percent })}</span>
        </p>
      )}
    </>
  )
}

function LostFiles() {
  return (
    <p className={`${styles.count} note`} role="status">
      {useMessages('form-problems').filesLost}
    </p>
  )
}
