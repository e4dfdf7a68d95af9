import { useId } from 'react'
import { PageLink } from '#app/page-link.tsx'
import { ErrorState } from '#app/routes/staff/api/error-state.tsx'
import { LoadingState } from '#app/routes/staff/api/loading-state.tsx'
import { staffPaths } from '#app/staff-paths.ts'
import { Button } from '#app/ui/button.tsx'
import { ArrowIcon } from '#app/ui/pictures/icons.tsx'
import { fill } from '#i18n/format.ts'
import { useRead } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { COMPANY_PARTS, type CompanyPart } from '../company-parts.ts'
import type { StaffParts } from '../staff-part.ts'
import { company } from './company.contract.ts'
import styles from './company.module.css'
import { PartForm } from './part-form.tsx'
import { usePartSummary } from './use-part-summary.ts'

interface PartSectionProps {
  part: CompanyPart
  published: StaffParts
  isOpen: boolean
  field: string | undefined
  onToggle: () => void
  onPublished: () => void
}

/** What the site says now, and on request the form to change it. */
export function PartSection({ part, published, isOpen, field, onToggle, onPublished }: PartSectionProps) {
  const { t } = useTexts('staff-company')
  const { mailOwner, mayChangeIdentity, facts } = published
  const summary = usePartSummary(part, facts[part])
  const title = useId()
  const { name, lead } = t.parts[part]
  const mayChange = mayChangeIdentity || !COMPANY_PARTS[part].isIdentity
  return (
    <section id={part} className={styles.part} aria-labelledby={title}>
      <div className={styles.head}>
        <div>
          <h2 id={title}>{name}</h2>
          <p className="muted">{lead}</p>
          {part === 'company' && (
            <p>{mailOwner === null ? t.notices.here : fill(t.notices.elsewhere, { address: mailOwner })}</p>
          )}
          {part === 'furtherInstructors' && (
            <p>
              <PageLink className="go" to={staffPaths.people}>
                {t.toPeople}
                <ArrowIcon />
              </PageLink>
            </p>
          )}
        </div>
        {mayChange ? (
          <Button
            size="sm"
            aria-expanded={isOpen}
            aria-label={`${name}: ${isOpen ? t.close : t.edit}`}
            onClick={onToggle}
          >
            {isOpen ? t.close : t.edit}
          </Button>
        ) : (
          <p className="tiny muted">{t.ownersOnly}</p>
        )}
      </div>
      {!isOpen && (
        <ul className={styles.summary} data-kit="stack" data-gap="4">
          {summary.length === 0 && <li className="muted">{t.untold}</li>}
          {summary.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {isOpen && mayChange && <OpenPart part={part} field={field} onPublished={onPublished} />}
    </section>
  )
}

function OpenPart({ part, field, onPublished }: Pick<PartSectionProps, 'part' | 'field' | 'onPublished'>) {
  const { value, problem, reload } = useRead(company.read, { id: part })
  if (problem && !value) return <ErrorState problem={problem} onAgain={reload} />
  if (!value) return <LoadingState />
  function onDone(): void {
    reload()
    onPublished()
  }
  return <PartForm key={value.revision} part={part} of={value} field={field} onPublished={onDone} />
}
