import { Button } from '../../../ui/button.tsx'
import { useFormatDateTime } from '../use-format-date-time.ts'
import styles from './version-history.module.css'

export interface Version {
  revision: number
  /** ISO 8601. */
  at: string
  author: string | null
  /** Where it stands, such as "veröffentlicht". */
  state?: string
}

interface VersionHistoryProps<Item extends Version> {
  title: string
  /** The button that brings a version back into the form. */
  bring: string
  versions: readonly Item[]
  /** That version cannot be brought back, because it is on the page. */
  isPresent?: (version: Item) => boolean
  onBring: (version: Item) => void
}

/** Earlier versions, newest first; nothing without any. */
export function VersionHistory<Item extends Version>({
  title,
  bring,
  versions,
  isPresent = () => false,
  onBring,
}: VersionHistoryProps<Item>) {
  const momentOf = useFormatDateTime()
  if (versions.length === 0) return null
  return (
    <section className={`below ${styles.history}`}>
      <h2>{title}</h2>
      <ol className="lines">
        {versions.map((version) => (
          <li key={version.revision} data-kit="row" data-apart="">
            <span className="num">
              {[momentOf(version.at), version.author, version.state].filter(Boolean).join(', ')}
            </span>
            {!isPresent(version) && (
              <Button
                size="sm"
                aria-label={`${bring}: ${momentOf(version.at)}`}
                onClick={() => onBring(version)}
              >
                {bring}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
