import { useMessages } from '#app/language/language.tsx'
import { paths } from '#content/paths.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { BelowFold } from '#app/ui/layout/below-fold.tsx'
import { TrailSign } from '#app/ui/pictures/trail-sign.tsx'
import { Comparison } from './comparison.tsx'
import { Dates } from './dates.tsx'
import { Levels } from './levels.tsx'
import styles from './survival-overview.module.css'
import { Transfer } from './transfer.tsx'
import { Vouchers } from './vouchers.tsx'

export default function SurvivalOverviewPage() {
  const { title, motto, lead, sign } = useMessages('survival-training')
  const { test } = useMessages('survival-levels')
  return (
    <>
      <section className="page-head">
        <div className="wrap grid">
          <h1>{title}</h1>
          <p className={`map-italic ${styles.motto}`}>{motto}</p>
          <p className="lead">{lead}</p>
          <TrailSign className={styles.sign} href="#termine" condition={sign.condition} note={sign.note}>
            {sign.label}
          </TrailSign>
          <aside className={styles.test}>
            <h2>{test.title}</h2>
            <p>{test.text}</p>
            <ArrowLink to={paths.levelTest}>{test.link}</ArrowLink>
          </aside>
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
