import { MOST_COUNTED } from '#kernel/list-page.ts'
import { Chip } from '../../../ui/chip.tsx'
import styles from './list.module.css'
import { ListSearch } from './list-search.tsx'
import type { ListQuery } from './use-list-query.ts'

interface ListChipsProps<Filter extends string> {
  list: ListQuery<Filter>
  messages: {
    /** Of the chips as a group. */
    filter: string
    filters: Readonly<Record<Filter, string>>
  }
  /** Null: this filter is not counted. */
  counts?: Readonly<Record<Filter, number | null>> | undefined
}

interface ListToolsProps<Filter extends string> extends ListChipsProps<Filter> {
  messages: ListChipsProps<Filter>['messages'] & {
    search: string
    /** Of the button. */
    find: string
  }
  /** Characters of the search. */
  maxLength: number
}

/** Above a list: chips that filter it, with how many each has, and its search. */
export function ListTools<Filter extends string>({
  list,
  messages,
  counts,
  maxLength,
}: ListToolsProps<Filter>) {
  return (
    <div className={styles.tools}>
      <ListChips list={list} messages={messages} counts={counts} />
      <ListSearch
        label={messages.search}
        find={messages.find}
        value={list.search}
        maxLength={maxLength}
        onFind={list.onFind}
      />
    </div>
  )
}

/** Only the chips, for a list whose search stands elsewhere. */
export function ListChips<Filter extends string>({ list, messages, counts }: ListChipsProps<Filter>) {
  return (
    <div className={styles.chips} role="group" aria-label={messages.filter}>
      {list.filters.map((each) => {
        const count = counts?.[each] ?? null
        return (
          <Chip key={each} to={list.addressOf(each)} current={each === list.filter} preventScrollReset>
            {messages.filters[each]}
            {count !== null && <span className="num">{countText(count)}</span>}
          </Chip>
        )
      })}
    </div>
  )
}

/** `999+` where counting stopped. */
export function countText(count: number): string {
  return count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count)
}
