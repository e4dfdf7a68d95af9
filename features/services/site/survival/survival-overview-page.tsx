import { useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { BelowFold } from '#site/ui/layout/below-fold.tsx'
import { SectionRule } from '#site/ui/layout/section-rule.tsx'
import { TrailMark } from '#site/ui/pictures/trail-mark.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { paths } from '#content/paths.ts'
import { POSTERS } from '#features/pictures/content/posters.ts'
import { serviceName } from '#features/services/content/service-name.ts'
import type { FirstCourseId, SurvivalCourse } from '#features/services/content/services.ts'
import { useServices } from '#features/services/site/use-services.ts'
import { VoucherPaper } from '#features/voucher/site/voucher-paper.tsx'
import { fill } from '#i18n/format.ts'
import { Dates } from './dates.tsx'
import { Levels } from './levels.tsx'
import { useLevelFacts } from './use-level-facts.ts'
import { useVoucherPath } from './voucher-path.ts'
import vouchersStyles from './survival-overview-page.module.css'
import styles from './survival-overview.module.css'

const ROWS = ['duration', 'group', 'distance', 'requirement', 'material', 'included', 'price'] as const

function Comparison() {
  const { name, title, grades } = useMessages('survival-training').comparison
  const { labels } = useMessages('survival-levels')
  const common = useMessages('common')
  const { courses } = useServices()
  return (
    <section className="section section--ruled">
      <div className="wrap grid">
        <SectionRule name={name} />
        <h2 className="section-title">{title}</h2>
        <table className={`table full ${vouchersStyles.table} small-notes`}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{name}</span>
              </th>
              {courses.map(({ id, level }) => (
                <th key={id} scope="col">
                  <TrailMark kind={level} /> {serviceName(common, id)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map((row) => (
              <tr key={row} className={row === 'price' ? vouchersStyles.price : undefined}>
                <th scope="row">{labels[row]}</th>
                {courses.map((course) => (
                  <Cell key={course.id} course={course} row={row} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="full small muted">{grades}</p>
      </div>
    </section>
  )
}

function Cell({ course, row }: { course: SurvivalCourse; row: (typeof ROWS)[number] }) {
  const facts = useLevelFacts(course)
  const common = useMessages('common')
  return (
    <td>
      <span className={vouchersStyles.of} aria-hidden="true">
        <TrailMark kind={course.level} /> {serviceName(common, course.id)}
      </span>
      <span>
        {facts[row]}
        {row === 'duration' && <small>{facts.hours}</small>}
      </span>
    </td>
  )
}

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
          <aside className={`${styles.test} no-print small-titles`}>
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

function Transfer() {
  const { name, title, outside, inside, pairs } = useMessages('survival-training').transfer
  return (
    <section className="section">
      <div className="wrap grid">
        <SectionRule name={name} />
        <h2 className="section-title">{title}</h2>
        <table className={`${styles.transfer} full`}>
          <thead>
            <tr>
              <th scope="col">{outside}</th>
              <th scope="col">{inside}</th>
            </tr>
          </thead>
          <tbody>
            {pairs.map((pair) => (
              <tr key={pair.outside}>
                <th scope="row">{pair.outside}</th>
                <td>{pair.inside}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function Vouchers() {
  const courses = useServices().courses.filter(({ like }) => !like)
  const { name } = useMessages('survival-training').gift
  const { anyTitle, text } = useMessages('survival-levels').gift
  return (
    <section className="section section--ruled section--last no-print">
      <div className="wrap grid">
        <SectionRule name={name} />
        <h2 className="section-title">{anyTitle}</h2>
        <p className={`${vouchersStyles.text} span-6`}>{text}</p>
        <ul className={`${vouchersStyles.tickets} full`}>
          {courses.map((course) => (
            <li key={course.id}>
              <Voucher course={course} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Voucher({ course }: { course: SurvivalCourse }) {
  const { id, level } = course
  const { voucher } = useMessages('survival-levels').gift
  const name = serviceName(useMessages('common'), id)
  const { price } = useLevelFacts(course)
  return (
    <PageLink to={useVoucherPath(course)} className={vouchersStyles.voucher}>
      <VoucherPaper voucher={{ name, image: POSTERS[id as FirstCourseId], level }} price={price} lazy />
      <span className={vouchersStyles.name}>
        <b>{fill(voucher, { name })}</b> <span className="num">{price}</span>
      </span>
    </PageLink>
  )
}
