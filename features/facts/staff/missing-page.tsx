import { PageLink } from '#site/page-link.tsx'
import { ListTable } from '#site/routes/staff/lists/list-table.tsx'
import { editAddress } from '#site/routes/staff/missing/edit-address.ts'
import { usePageName } from '#site/routes/staff/missing/use-page-name.ts'
import { StaffHead } from '#site/routes/staff/staff-head.tsx'
import { staffPaths } from '#site/staff-paths.ts'
import { Button } from '#site/ui/button.tsx'
import { SectionRule } from '#site/ui/layout/section-rule.tsx'
import { EmptyState } from '#site/ui/notices/empty-state.tsx'
import { EDITABLE_PAGES } from '#features/messages/content/editable-pages.ts'
import { paths } from '#content/paths.ts'
import { LoadedPage } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { useAction } from '#kit/use-action.ts'
import unfold from '#site/ui/layout/unfold.module.css'
import { type Missing, missing, type Statement } from './missing.contract.ts'
import styles from './missing.module.css'

/**
 * Where the back office changes what an unconfirmed statement says: a form, or else the texts of the first page that says it.
 * Null: the site computes with it, so only who looks after the site can.
 */
export function changingAddress(id: string, pages: readonly string[]): string | null {
  const form = FORMS[id]
  return form === undefined ? textsOf(pages) : form
}

const FORMS: Readonly<Record<string, string | null>> = {
  'group-sizes': staffPaths.services,
  hours: staffPaths.services,
  distances: staffPaths.services,
  ages: staffPaths.services,
  'second-instructor': staffPaths.fact('furtherInstructors'),
  'event-places': staffPaths.fact('meetingPlaces'),
  'travel-times': staffPaths.fact('travelTimes'),
  'opening-hours': staffPaths.fact('openingHours'),
  'open-groups': staffPaths.events,
  products: staffPaths.products,
  cancelling: null,
  'free-evening': null,
  deadlines: null,
}

function textsOf(pages: readonly string[]): string {
  for (const path of pages) {
    if (path === paths.terms) return staffPaths.legalDocument('terms')
    if (path.startsWith(`${paths.news}/`)) return staffPaths.piece(path.slice(paths.news.length + 1))
    const page = EDITABLE_PAGES.find((each) => each.path === path)
    if (page) return staffPaths.text(page.id)
  }
  return staffPaths.texts
}

/** What the owner has not stated or confirmed. */
export default function MissingPage() {
  const { t } = useTexts('staff-missing')
  return (
    <LoadedPage of={missing.read} head={() => <StaffHead title={t.title} lead={t.lead} />}>
      {(value, reload) => (
        <>
          <Facts {...value} />
          <Unconfirmed {...value} onChanged={reload} />
        </>
      )}
    </LoadedPage>
  )
}

function Facts({ facts }: Missing) {
  const { facts: t } = useTexts('staff-missing').t
  const { columns, items } = t
  return (
    <section className={styles.part}>
      <SectionRule name={t.label} aside={facts.length} />
      {facts.length === 0 ? (
        <EmptyState title={t.none} />
      ) : (
        <ListTable
          columns={[
            columns.fact,
            columns.gain,
            columns.pages,
            <span key="enter" className="visually-hidden">
              {t.enter}
            </span>,
          ]}
          isLastRight
          className={styles.facts}
        >
          {facts.map(({ key, pages }) => (
            <tr key={key}>
              <th scope="row">{items[key].name}</th>
              <td>{items[key].gain}</td>
              <td>
                <Pages of={pages} />
              </td>
              <td className="right">
                <PageLink className="button button--sm" to={editAddress(key)}>
                  {t.enter}
                  <span className="visually-hidden">{` (${items[key].name})`}</span>
                </PageLink>
              </td>
            </tr>
          ))}
        </ListTable>
      )}
    </section>
  )
}

function Unconfirmed({ unconfirmed, confirmed, onChanged }: Missing & { onChanged: () => void }) {
  const { unconfirmed: t } = useTexts('staff-missing').t
  return (
    <section className={styles.part}>
      <SectionRule name={t.label} aside={unconfirmed.length} />
      {unconfirmed.length === 0 ? (
        <EmptyState title={t.none} />
      ) : (
        <>
          <p className={styles.lead}>{t.lead}</p>
          <Statements statements={unconfirmed} confirms onChanged={onChanged} />
        </>
      )}
      {confirmed.length > 0 && (
        <details>
          <summary className={unfold.summary}>{`${t.confirmed} (${confirmed.length})`}</summary>
          <Statements statements={confirmed} confirms={false} onChanged={onChanged} />
        </details>
      )}
    </section>
  )
}

interface StatementsProps {
  statements: readonly Statement[]
  /** Or takes the confirmation back. */
  confirms: boolean
  onChanged: () => void
}

function Statements({ statements, confirms, onChanged }: StatementsProps) {
  const { columns, ...t } = useTexts('staff-missing').t.unconfirmed
  const { busy, send } = useAction(missing.confirm, { done: confirms ? t.done : t.undone, onChanged })
  return (
    <ListTable
      columns={[
        columns.statement,
        columns.pages,
        <span key="confirm" className="visually-hidden">
          {t.confirm}
        </span>,
      ]}
      isLastRight
      className={styles.statements}
    >
      {statements.map(({ id, statement, pages, revision: seen }) => {
        const place = changingAddress(id, pages)
        const of = <span className="visually-hidden">{` (${statement})`}</span>
        return (
          <tr key={id}>
            <td>
              {statement}
              {place === null && <small>{t.ask}</small>}
            </td>
            <td>
              <Pages of={pages} />
            </td>
            <td className="right">
              <span className={styles.ways}>
                <Button
                  size="sm"
                  aria-disabled={busy}
                  onClick={() => void send({ id, confirmed: confirms, seen })}
                >
                  {confirms ? t.confirm : t.undo}
                  {of}
                </Button>
                {place !== null && (
                  <PageLink className="button button--sm" to={place}>
                    {t.change}
                    {of}
                  </PageLink>
                )}
              </span>
            </td>
          </tr>
        )
      })}
    </ListTable>
  )
}

function Pages({ of: pages }: { of: readonly string[] }) {
  const nameOf = usePageName()
  return (
    <ul className={styles.pages}>
      {pages.map((path) => (
        <li key={path}>
          <PageLink to={path}>{nameOf(path)}</PageLink>
        </li>
      ))}
    </ul>
  )
}
