import { useId } from 'react'
import { COMPANY_PARTS, type CompanyPart } from '#features/company/company-parts.ts'
import type { StaffParts } from '#features/company/staff-part.ts'
import { fill } from '#i18n/format.ts'
import { useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ArrowIcon } from '../../../ui/pictures/icons.tsx'
import { ErrorState } from '../api/error-state.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import styles from './company.module.css'
import { PartForm } from './part-form.tsx'
import { usePartSummary } from './use-part-summary.ts'

interface PartSectionProps {
  part: CompanyPart
  told: StaffParts
  isOpen: boolean
  field: string | undefined
  onToggle: () => void
  onPublished: () => void
}

/** What the site says now, and on request the form to change it. */
export function PartSection({ part, told, isOpen, field, onToggle, onPublished }: PartSectionProps) {
  const { parts, edit, close, untold, ownersOnly, toPeople, notices } = useMessages('staff-company')
  const summary = usePartSummary(part, told.facts[part])
  const title = useId()
  const { name, lead } = parts[part]
  const mayChange = told.mayChangeIdentity || !COMPANY_PARTS[part].isIdentity
  return (
    <section id={part} className={styles.part} aria-labelledby={title}>
      <div className={styles.head}>
        <div>
          <h2 id={title}>{name}</h2>
          <p className="muted">{lead}</p>
          {part === 'company' && (
            <p>
              {told.mailOwner === null ? notices.here : fill(notices.elsewhere, { address: told.mailOwner })}
            </p>
          )}
          {part === 'furtherInstructors' && (
            <p>
              <PageLink className="go" to={staffPaths.part('people')}>
                {toPeople}
                <ArrowIcon />
              </PageLink>
            </p>
          )}
        </div>
        {mayChange ? (
          <Button
            size="sm"
            aria-expanded={isOpen}
            aria-label={`${name}: ${isOpen ? close : edit}`}
            onClick={onToggle}
          >
            {isOpen ? close : edit}
          </Button>
        ) : (
          <p className="tiny muted">{ownersOnly}</p>
        )}
      </div>
      {!isOpen && (
        <ul className={styles.summary}>
          {summary.length === 0 && <li className="muted">{untold}</li>}
          {summary.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {isOpen && mayChange && <Opened part={part} field={field} onPublished={onPublished} />}
    </section>
  )
}

function Opened({ part, field, onPublished }: Pick<PartSectionProps, 'part' | 'field' | 'onPublished'>) {
  const { value, problem, reload } = useLoaded<'/facts/:id'>(`/facts/${part}`)
  if (problem && !value) return <ErrorState problem={problem} onAgain={reload} />
  if (!value) return <LoadingState />
  function published(): void {
    reload()
    onPublished()
  }
  return <PartForm key={value.revision} part={part} of={value} field={field} onPublished={published} />
}
