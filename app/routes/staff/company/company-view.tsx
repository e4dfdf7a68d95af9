import { useEffect } from 'react'
import { COMPANY_PART_IDS } from '#features/company/company-parts.ts'
import { useMessages } from '../../../language/language.tsx'
import { ErrorState } from '../api/error-state.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import { StaffHead } from '../staff-head.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import styles from './company.module.css'
import { PartSection } from './part-section.tsx'
import { useOpenPart } from './use-open-part.ts'

/** Company facts by part; `#company.phone` opens a part at one of its fields. */
export default function CompanyView() {
  const messages = useMessages('staff-company')
  const { value, problem, reload } = useLoaded<'/facts'>('/facts')
  const { open, field, toggle } = useOpenPart()
  const isThere = value !== null
  useEffect(() => {
    if (isThere && open) document.getElementById(open)?.scrollIntoView()
  }, [isThere, open])
  return (
    <>
      <StaffHead title={messages.title} lead={messages.lead} />
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value && (
        <>
          <nav className={styles.anchors} aria-label={messages.jump}>
            {COMPANY_PART_IDS.map((part) => (
              <a key={part} href={`#${part}`}>
                {messages.parts[part].name}
              </a>
            ))}
          </nav>
          {COMPANY_PART_IDS.map((part) => (
            <PartSection
              key={part}
              part={part}
              told={value}
              isOpen={part === open}
              field={part === open ? field : undefined}
              onToggle={() => toggle(part)}
              onPublished={reload}
            />
          ))}
        </>
      )}
    </>
  )
}
