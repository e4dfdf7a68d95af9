import { serviceName } from '#features/services/content/service-name.ts'
import { SURVIVAL_COURSES } from '#features/services/content/services.ts'
import { isValueVoucher, type Product } from '#features/catalog/product.ts'
import { fill } from '#i18n/format.ts'
import { useMessages } from '#site/language/language.tsx'
import { paths } from '#content/paths.ts'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { voucherLevel } from '../shop/product-card-data.ts'
import styles from './product-page.module.css'
import { Section } from './product-section.tsx'

interface Use {
  title: string
  text: string
  link?: { label: string; to: string }
}

/** What a voucher of ours is good for; of a level that we do not know the store's own text says it. */
export function VoucherUse({ product }: { product: Product }) {
  const { voucher: messages } = useMessages('product')
  const value = useValueUses()
  const course = useCourseUses(voucherLevel(product))
  const uses = isValueVoucher(product) ? value : course
  if (!uses) return null
  return (
    <Section title={messages.use}>
      <ul className={`${styles.uses} full`}>
        {uses.map(({ title, text, link }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            {link && <ArrowLink to={link.to}>{link.label}</ArrowLink>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function useValueUses(): Use[] {
  const { courses, teamEvents, shop } = useMessages('product').voucher.value
  return [
    { ...courses, link: { label: courses.link, to: paths.survivalTraining } },
    { ...teamEvents, link: { label: teamEvents.link, to: paths.teamEvents } },
    { ...shop, link: { label: shop.link, to: paths.terms } },
  ]
}

function useCourseUses(level: 1 | 2 | 3 | null): Use[] | null {
  const { place, price, choice } = useMessages('product').voucher.course
  const common = useMessages('common')
  const slug = level && SURVIVAL_COURSES[level - 1]?.id
  if (!slug) return null
  const name = serviceName(common, slug)
  return [
    {
      ...place,
      text: fill(place.text, { name }),
      link: { label: place.link, to: paths.survivalLevel(slug) },
    },
    price,
    { ...choice, link: { label: choice.link, to: paths.levelTest } },
  ]
}
