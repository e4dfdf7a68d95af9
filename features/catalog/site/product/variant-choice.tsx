import '#app/ui/chip.css'
import { effectivePriceInCents, type Product, type Variant } from '#features/catalog/product.ts'
import { formatPrice, labelled } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { chooseValue, optionGroups } from './choose-variant.ts'
import styles from './variant-choice.module.css'

interface VariantChoiceProps {
  product: Product
  variant: Variant
  onChoose: (variant: Variant) => void
}

/** Native radio groups. Without script a price list. */
export function VariantChoice({ product, variant, onChoose }: VariantChoiceProps) {
  const messages = useMessages('product')
  const language = useLanguage()
  const groups = optionGroups(product, variant)
  if (groups.length === 0) return null
  return (
    <>
      {groups.map((group) => (
        <fieldset key={group.id} className={styles.group}>
          <legend className="legend">{group.title}</legend>
          <div className={styles.values}>
            {group.values.map(({ value, chosen, possible }) => (
              <label
                key={value}
                className={`chip ${styles.value}`}
                title={possible ? undefined : messages.unavailableCombination}
              >
                <input
                  type="radio"
                  className="visually-hidden"
                  name={group.id}
                  value={value}
                  checked={chosen}
                  disabled={!possible}
                  onChange={() => onChoose(chooseValue(product, variant, group.id, value))}
                />
                {value}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <noscript>
        <ul className={`small ${styles.prices}`}>
          {product.variants.map((each) => (
            <li key={each.id}>
              {labelled(
                language,
                each.title,
                formatPrice(language, effectivePriceInCents(each), each.currency_notation),
              )}
            </li>
          ))}
        </ul>
      </noscript>
    </>
  )
}
