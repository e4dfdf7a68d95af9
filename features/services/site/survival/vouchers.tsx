import { POSTERS } from '#content/posters.ts'
import { serviceName } from '#content/service-name.ts'
import { type FirstCourseId, type SurvivalCourse } from '#content/services.ts'
import { fill } from '#i18n/format.ts'
import { useServices } from '#features/services/site/use-services.ts'
import { useMessages } from '#app/language/language.tsx'
import { PageLink } from '#app/page-link.tsx'
import { SectionRule } from '#app/ui/layout/section-rule.tsx'
import { VoucherPaper } from '#features/voucher/site/voucher-paper.tsx'
import { useVoucherPath } from './voucher-path.ts'
import { useLevelFacts } from './use-level-facts.ts'
import styles from './vouchers.module.css'

export function Vouchers() {
  const courses = useServices().courses.filter(({ like }) => !like)
  const { name } = useMessages('survival-training').gift
  const { anyTitle, text } = useMessages('survival-levels').gift
  return (
    <section className={`section section--ruled section--last ${styles.vouchers}`}>
      <div className="wrap grid">
        <SectionRule name={name} />
        <h2 className="section-title">{anyTitle}</h2>
        <p className={styles.text}>{text}</p>
        <ul className={styles.tickets}>
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
    <PageLink to={useVoucherPath(course)} className={styles.voucher}>
      <VoucherPaper voucher={{ name, image: POSTERS[id as FirstCourseId], level }} price={price} lazy />
      <span className={styles.name}>
        <b>{fill(voucher, { name })}</b> <span className="num">{price}</span>
      </span>
    </PageLink>
  )
}
