import { useMessages } from '../../../language/language.tsx'
import { BelowFold } from '../../../ui/below-fold.tsx'
import { Comparison } from './comparison.tsx'
import { Dates } from './dates.tsx'
import { Levels } from './levels.tsx'
import styles from './survival-overview.module.css'
import { Transfer } from './transfer.tsx'
import { Vouchers } from './vouchers.tsx'

export default function SurvivalOverviewPage() {
  const { titleLines, lead } = useMessages('survival-training')
  return (
    <>
      <section className="page-head">
        <div className="wrap grid">
          <h1 className={styles.title}>
            {titleLines.map((line, index) => (
              <span key={line}>{index > 0 ? ` ${line}` : line}</span>
            ))}
          </h1>
          <p className="lead">{lead}</p>
        </div>
      </section>
      <Levels />
      <BelowFold>
        <Transfer />
        <Comparison />
        <Dates />
        <Vouchers />
      </BelowFold>
    </>
  )
}
