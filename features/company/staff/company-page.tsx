import { useEffect } from 'react'
import { useLocation, useMatches, useNavigate } from 'react-router'
import { PageLink } from '#site/page-link.tsx'
import { StaffHead } from '#site/routes/staff/staff-head.tsx'
import { useViewTitle } from '#site/routes/staff/use-view-title.ts'
import { staffPaths } from '#site/staff-paths.ts'
import { LoadedPage } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { PATH_OF_PART } from '../company-pages.ts'
import { COMPANY_PART_IDS, type CompanyPart } from '../company-parts.ts'
import type { StaffParts } from '../staff-part.ts'
import { company } from './company.contract.ts'
import styles from './company.module.css'
import { PartSection } from './part-section.tsx'

/** Parts of the company's facts that belong together, with the ways to the others. */
export default function CompanyPage() {
  const { t } = useTexts('staff-company')
  return (
    <LoadedPage of={company.list} head={() => <StaffHead title={t.title} lead={t.lead} />}>
      {(published, reload) => <Parts published={published} onPublished={reload} />}
    </LoadedPage>
  )
}

/** The anchor `#company.phone` opens a part at one of its fields, so links lead into it and Back leads out of it. */
function Parts({ published, onPublished }: { published: StaffParts; onPublished: () => void }) {
  const { t } = useTexts('staff-company')
  const page = useMatches().at(-1)?.id
  const { pathname, hash, search } = useLocation()
  const navigate = useNavigate()
  const [, named, field] = /^#(\w+)(?:\.(\w+))?$/.exec(hash) ?? []
  const open = COMPANY_PART_IDS.find((part) => part === named)
  const isHere = (part: CompanyPart) => pathname.includes(PATH_OF_PART[part])
  const here = COMPANY_PART_IDS.filter(isHere)
  const titlePart = here.find((part) => part === page) ?? here[0]
  const elsewhere = open && !isHere(open) ? staffPaths.fact(open, field) : undefined
  useViewTitle(page === 'company' || !titlePart ? t.title : t.parts[titlePart].name)

  useEffect(() => {
    if (elsewhere) void navigate(elsewhere, { replace: true })
    else if (open) document.getElementById(open)?.scrollIntoView()
  }, [elsewhere, open, navigate])

  const toggle = (part: CompanyPart) =>
    void navigate({ search, hash: part === open ? '' : part }, { preventScrollReset: true })
  return (
    <>
      <nav className={styles.anchors} data-kit="row" aria-label={t.jump}>
        {COMPANY_PART_IDS.map((part) =>
          isHere(part) ? (
            <a key={part} href={`#${part}`}>
              {t.parts[part].name}
            </a>
          ) : (
            <PageLink key={part} to={staffPaths.fact(part)}>
              {t.parts[part].name}
            </PageLink>
          ),
        )}
      </nav>
      {here.map((part) => (
        <PartSection
          key={part}
          part={part}
          published={published}
          isOpen={part === open}
          field={part === open ? field : undefined}
          onToggle={() => toggle(part)}
          onPublished={onPublished}
        />
      ))}
    </>
  )
}
