import { plural } from '#i18n/format.ts'
import { LANGUAGE_NAMES } from '#i18n/languages.ts'
import { PageLink } from '#app/page-link.tsx'
import { staffPaths } from '#app/staff-paths.ts'
import { ListTable } from '#app/routes/staff/lists/list-table.tsx'
import { useTexts } from '#kit/texts.ts'
import type { UntranslatedItem } from './text.contract.ts'
import styles from './texts.module.css'

const ADDRESS = { event: staffPaths.event, person: staffPaths.person } as const

/** Titles of dates and words of people that some languages lack; each is changed where it is kept. */
export function Untranslated({ items }: { items: readonly UntranslatedItem[] }) {
  const { t, language: uiLanguage, labelled } = useTexts('staff-texts')
  const { untranslated: messages, states } = t
  if (items.length === 0) return null
  return (
    <section className={`apart ${styles.untranslated}`} aria-labelledby="untranslated">
      <h2 id="untranslated">{messages.title}</h2>
      <p>{messages.lead}</p>
      <ListTable columns={[messages.thing, messages.missing]}>
        {items.map(({ kind, id, name, languages }) => (
          <tr key={`${kind} ${id}`}>
            <th scope="row">
              <PageLink className="title" to={ADDRESS[kind](id)}>
                {name}
              </PageLink>
              <small>{messages.kinds[kind]}</small>
            </th>
            <td>
              <i className="texture bad" data-texture="slant" aria-hidden="true" />
              {labelled(
                plural(uiLanguage, languages.length, states.missing),
                languages.map((each) => LANGUAGE_NAMES[each]).join(', '),
              )}
            </td>
          </tr>
        ))}
      </ListTable>
    </section>
  )
}
