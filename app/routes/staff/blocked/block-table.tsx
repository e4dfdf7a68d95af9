import { useMessages } from '../../../language/language.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { ListTable } from '../lists/list-table.tsx'
import { RowAction } from '../lists/row-action.tsx'
import styles from './blocked.module.css'
import type { BlockedDaysList } from './day-hits.ts'
import { useBlockTexts } from './use-block-texts.ts'
import { useFreeDays } from './use-free-days.ts'

/** What is blocked from today on. */
export function BlockTable({ list, onChanged }: { list: BlockedDaysList; onChanged: () => void }) {
  const messages = useMessages('staff-blocked')
  const { nameOf, daysOf } = useBlockTexts(list)
  const { busy, free } = useFreeDays(onChanged)
  return (
    <section className={styles.section} aria-labelledby="gesperrt">
      <h2 id="gesperrt">{messages.planned}</h2>
      {list.blocks.length === 0 ? (
        <p className="muted">{messages.none}</p>
      ) : (
        <ListTable columns={[messages.who, messages.days, messages.kind, messages.free]}>
          {list.blocks.map((block) => (
            <tr key={block.id}>
              <th scope="row">
                <PageLink to={staffPaths.blocked(block.id)}>{nameOf(block.staffId)}</PageLink>
              </th>
              <td className="num">{daysOf(block)}</td>
              <td>{messages.kinds[block.kind]}</td>
              <td>
                <RowAction
                  alone
                  name={messages.free}
                  of={`${nameOf(block.staffId)}, ${daysOf(block)}`}
                  busy={busy}
                  onClick={() => void free(block.id)}
                />
              </td>
            </tr>
          ))}
        </ListTable>
      )}
    </section>
  )
}
