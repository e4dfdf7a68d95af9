import { BRAND } from '#features/company/content/company.ts'
import { bareServiceName, serviceGloss } from '#features/services/content/service-name.ts'
import { SURVIVAL_COURSES } from '#features/services/content/services.ts'
import { fill } from '#i18n/format.ts'
import type { Namespaces } from '#i18n/namespaces.ts'
import { useMessages } from '#site/language/language.tsx'
import { classNames } from '#site/ui/class-names.ts'
import styles from './voucher-paper.module.css'

interface VoucherPaperProps {
  /** `level` of a course voucher; `name` stands on the others. */
  voucher: { name: string; image: string | null; level: 1 | 2 | 3 | null }
  price: string
  /** The small print; without it the voucher as a picture beside its name. */
  print?: Namespaces['voucher']
  lazy?: boolean
}

/** The voucher as `voucher-pdf.server.ts` draws it. Decorative: the text beside it says the same. */
export function VoucherPaper({ voucher, price, print, lazy = false }: VoucherPaperProps) {
  const common = useMessages('common')
  const { image, level } = voucher
  const course = level && SURVIVAL_COURSES[level - 1]?.id
  const name = course ? bareServiceName(common, course) : voucher.name
  return (
    <div className={styles.frame} aria-hidden="true">
      <div className={styles.paper}>
        <div className={styles.scene}>
          {image && <img src={image} alt="" width="640" height="800" loading={lazy ? 'lazy' : undefined} />}
        </div>
        <div className={classNames(styles.print, !print && styles.plain)}>
          <p className={styles.brand}>
            <i />
            {BRAND}
          </p>
          <div className={styles.head}>
            <i>{print?.voucher ?? common.offer.voucher}</i>
            <b className={sizeOf(name)}>{name}</b>
            {print && (
              <span>
                {course && level
                  ? [serviceGloss(common, course), fill(print.forLevel, { level })].filter(Boolean).join('. ')
                  : print.forWhat}
              </span>
            )}
          </div>
          <p
            className={classNames(
              'sign',
              styles.sign,
              level && level > 1 && `sign--level-${level} ${styles.striped}`,
            )}
          >
            {print && <span>{(level && print.lengths[level - 1]) ?? print.value}</span>}
            <small>{price}</small>
          </p>
          {print && <SmallPrint print={print} />}
        </div>
      </div>
    </div>
  )
}

function SmallPrint({ print }: { print: Namespaces['voucher'] }) {
  const { legalName, street, postalCode, city, phone, email } = useMessages('common').company
  return (
    <>
      <div className={styles.code}>
        <span>{print.code}</span>
        <b>GRAT-····-····-····</b>
        <span className={styles.valid}>{print.validFor}</span>
      </div>
      <svg className={styles.square} viewBox="0 0 25 25">
        <path d={FINDERS} />
        <path className={styles.open} d="M8 0h17v17H17v8H8v-8H0V8h8z" />
      </svg>
      <div className={styles.redeem}>
        <b>{print.redeem}</b>
        <span>{fill(print.howTo, { address: BRAND, email })}</span> <span>{print.keep}</span>
      </div>
      <p className={styles.foot}>
        {legalName}, {street}, {postalCode} {city}, {phone}
        <br />
        {print.schematic}
      </p>
    </>
  )
}

/** The corners of a code; its middle is empty until the voucher is issued. */
const FINDERS = [
  [0, 0],
  [18, 0],
  [0, 18],
]
  .map(([x, y]) => `M${x} ${y}h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z`)
  .join('')

/** The PDF sets a name as large as the line allows. */
function sizeOf(name: string): string | undefined {
  const { length } = name.replaceAll('\u00ad', '')
  return length > 18 ? styles.small : length > 15 ? styles.medium : undefined
}
