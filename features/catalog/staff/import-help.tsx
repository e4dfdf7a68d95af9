import { COLUMNS } from './product-sheet.ts'
import { useTexts } from '#kit/texts.ts'
import styles from './shop.module.css'

/** The columns of the file, those with a text in four languages once. */
const NAMES = COLUMNS.filter((column) => !/_(en|fr|it)$|_[23]_de$/.test(column)).map((column) =>
  column.replace(/_de$/, ''),
)

export function ImportHelp() {
  const { help } = useTexts('staff-shop').t.file
  const texts: Record<string, string> = help
  return (
    <details>
      <summary>{help.heading}</summary>
      <p>{help.about}</p>
      <dl className={styles.columns} data-kit="facts">
        {NAMES.map((name) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{texts[name]}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
