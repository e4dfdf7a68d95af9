import { MOST_COUNTED } from '#kernel/list-page.ts'
import { Chip } from '../../../ui/chip.tsx'
import styles from './list.module.css'
import { ListSearch } from './list-search.tsx'

interface ListToolsProps<Filter extends string> {
  /** Of the chips as a group. */
  label: string
  filters: readonly Filter[]
  names: Readonly<Record<Filter, string>>
  counts: Readonly<Record<Filter, number>> | undefined
  current: Filter
  addressOf: (filter: Filter) => string
  search: { label: string; find: string; value: string; maxLength: number; onFind: (wanted: string) => void }
}

/** Above a list: chips that filter it, with how many each has, and its search. */
export function ListTools<Filter extends string>(props: ListToolsProps<Filter>) {
  const { label, filters, names, counts, current, addressOf, search } = props
  return (
    <div className={styles.tools}>
      <div className={styles.chips} role="group" aria-label={label}>
        {filters.map((each) => (
          <Chip key={each} to={addressOf(each)} current={each === current} preventScrollReset>
            {names[each]}
            {counts && <span className="num">{countText(counts[each])}</span>}
          </Chip>
        ))}
      </div>
      <ListSearch {...search} />
    </div>
  )
}

/** `999+` where counting stopped. */
export function countText(count: number): string {
  return count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count)
}
