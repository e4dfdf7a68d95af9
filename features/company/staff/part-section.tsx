import { useId } from 'react'
import { PageLink } from '#site/page-link.tsx'
import { ErrorState } from '#site/routes/staff/api/error-state.tsx'
import { LoadingState } from '#site/routes/staff/api/loading-state.tsx'
import { staffPaths } from '#site/staff-paths.ts'
import { Button } from '#site/ui/button.tsx'
import { ArrowIcon } from '#site/ui/pictures/icons.tsx'
import type { BankAccount } from '#features/company/content/bank-account.ts'
import { openingHoursLines } from '#features/company/content/opening-hours.ts'
import type { SomeLanguages } from '#features/company/content/people.ts'
import { fill } from '#i18n/format.ts'
import { type Language, LANGUAGE_NAMES, LANGUAGES } from '#i18n/languages.ts'
import { useRead } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { COMPANY_PARTS, type CompanyFacts, type CompanyPart } from '../company-parts.ts'
import { formatIban } from '../iban.ts'
import type { StaffParts } from '../staff-part.ts'
import { company } from './company.contract.ts'
import { PartForm } from './part-form.tsx'
import { useFactPageName } from './use-fact-page-name.ts'
import styles from './company.module.css'

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

/** Summary of a part's published facts, in a few lines; empty without any. */
function usePartSummary<Part extends CompanyPart>(part: Part, value: CompanyFacts[Part]): string[] {
  const { t, language, price, labelled } = useTexts('staff-company')
  const pageName = useFactPageName()
  const lines: { [Name in CompanyPart]: (of: CompanyFacts[Name]) => string[] } = {
    company: ({ legalName, street, postalCode, city, phone, email, uid, vatNumber }) => [
      `${legalName}, ${street}, ${postalCode} ${city}`,
      `${phone}, ${email}`,
      vatNumber ?? uid,
    ],
    openingHours: (of) =>
      LANGUAGES.map((each) => labelled(LANGUAGE_NAMES[each], openingHoursLines(each, of[each]).join(', '))),
    bankAccount: (of) => (of ? accountLines(of) : []),
    invoicing: ({ dueDays }) => [labelled(t.fields.invoicing.dueDays, String(dueDays))],
    reminders: ({ automatic, ...days }) =>
      automatic
        ? (['friendlyDays', 'secondDays', 'lastDays'] as const).map((each) =>
            labelled(t.fields.reminders[each], String(days[each])),
          )
        : [t.byHand],
    orderInvoices: ({ offered, mostCents }) =>
      offered ? [labelled(t.fields.orderInvoices.mostCents, price(mostCents))] : [t.notOffered],
    processors: (of) =>
      Object.entries(of).flatMap(([name, known]) =>
        known ? [labelled(t.fields.processors[name as keyof typeof of], known)] : [],
      ),
    insurance: (of) => (of ? [[of.insurer, textIn(language, of.cover)].filter(Boolean).join(', ')] : []),
    voices: (of) =>
      of.map(({ name, company, quote }) =>
        labelled([name, company].filter(Boolean).join(', '), textIn(language, quote)),
      ),
    references: (of) => of.map(({ client }) => textIn(language, client)),
    proofs: (of) => of.map(({ title, text }) => `${textIn(language, title)}, ${textIn(language, text)}`),
    memberships: (of) =>
      of.map(({ name, kind }) => [name, textIn(language, kind)].filter(Boolean).join(', ')),
    furtherInstructors: (of) => of.map(({ name }) => name),
    projectPrices: ({ checkCents, dayRateCents }) =>
      Object.entries({ checkCents, dayRateCents }).flatMap(([name, cents]) =>
        cents === null ? [] : [labelled(t.fields.projectPrices[name as 'checkCents'], price(cents))],
      ),
    travelTimes: (of) => of.map(({ from, minutes }) => `${from}, ${minutes} min`),
    meetingPlaces: (of) =>
      Object.entries(of).map(([service, { place }]) => labelled(pageName(service), textIn(language, place))),
  }
  return lines[part](value)
}

function accountLines({ iban, qrIban, holder, bank }: BankAccount): string[] {
  return [formatIban(iban), ...(qrIban ? [formatIban(qrIban)] : []), `${holder}, ${bank}`]
}

/** In the back office the German text stands in for one that is missing. */
function textIn(language: Language, texts: SomeLanguages): string {
  return texts[language] ?? texts.de ?? ''
}
