import { PRODUCT_LIMITS } from './product-document.ts'
import type { EditedProduct } from './staff-product.ts'
import { fill } from '#i18n/format.ts'
import { Items, Row } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import { PageLink } from '#site/page-link.tsx'
import { staffPaths } from '#site/staff-paths.ts'
import { Button } from '#site/ui/button.tsx'
import { LabelledSelect } from '#site/ui/fields/labelled.tsx'
import { Checkbox } from '#site/ui/fields/inputs.tsx'
import { PictureField } from '#features/pictures/staff/picture-field.tsx'
import type { ProductDraft } from './product-draft.ts'
import { ProductTexts } from './product-texts.tsx'
import { MoveButtons } from './sortable-list.tsx'
import { NO_TEXTS } from '#i18n/four-texts.ts'

interface PlaceFieldsProps {
  draft: ProductDraft
  errorOf: (field: string) => string | undefined
  onChange: (draft: ProductDraft) => void
}

export function PictureFields({ draft, onChange }: Omit<PlaceFieldsProps, 'errorOf'>) {
  const { picture: messages } = useTexts('staff-product').t
  const { pictures } = draft
  const set = (next: readonly (string | null)[]) =>
    onChange({ ...draft, pictures: [...new Set(next.filter((name) => name !== null))] })
  return (
    <>
      <p className="hint">{messages.hint}</p>
      {pictures.map((name, index) => (
        <div key={name} className="entry">
          <PictureField
            label={fill(messages.label, { n: index + 1 })}
            value={name}
            onChange={(next) => set(pictures.map((each, at) => (at === index ? next : each)))}
          />
          <Row gap={8}>
            <MoveButtons
              list={pictures}
              index={index}
              up={fill(messages.up, { n: index + 1 })}
              down={fill(messages.down, { n: index + 1 })}
              onChange={set}
            />
          </Row>
        </div>
      ))}
      {pictures.length < PRODUCT_LIMITS.pictures && (
        <PictureField
          key={pictures.length}
          label={pictures.length === 0 ? fill(messages.label, { n: 1 }) : messages.add}
          value={null}
          onChange={(name) => set([...pictures, name])}
        />
      )}
    </>
  )
}

export function InfoFields({ draft, errorOf, onChange }: PlaceFieldsProps) {
  const { info: messages } = useTexts('staff-product').t
  const { info } = draft
  const put = (next: ProductDraft['info']) => onChange({ ...draft, info: next })
  return (
    <>
      {info.map((each, index) => (
        <fieldset key={index} className="entry">
          <legend>{fill(messages.heading, { n: index + 1 })}</legend>
          <ProductTexts
            name={`info.${index}.title`}
            label={messages.title}
            most={PRODUCT_LIMITS.line}
            texts={each.title}
            errorOf={errorOf}
            onChange={(title) => put(info.with(index, { ...each, title }))}
          />
          <ProductTexts
            name={`info.${index}.description`}
            label={messages.text}
            most={PRODUCT_LIMITS.description}
            isLong
            texts={each.description}
            errorOf={errorOf}
            onChange={(description) => put(info.with(index, { ...each, description }))}
          />
          <Button size="sm" onClick={() => put(info.toSpliced(index, 1))}>
            {fill(messages.remove, { n: index + 1 })}
          </Button>
        </fieldset>
      ))}
      {info.length < PRODUCT_LIMITS.info && (
        <Button size="sm" onClick={() => put([...info, { title: NO_TEXTS, description: NO_TEXTS }])}>
          {messages.add}
        </Button>
      )}
    </>
  )
}

export function CollectionFields({
  product,
  draft,
  onChange,
}: Omit<PlaceFieldsProps, 'errorOf'> & { product: EditedProduct }) {
  const messages = useTexts('staff-product').t
  const { collections, related } = draft
  const nameOf = (id: string) => product.others.find((each) => each.id === id)?.title ?? id
  return (
    <>
      <fieldset className="entry">
        <legend>{messages.collections}</legend>
        {product.collections.length === 0 && <p className="hint">{messages.noCollections}</p>}
        {product.collections.map(({ id, title }) => (
          <Checkbox
            key={id}
            checked={collections.includes(id)}
            onChange={({ target: { checked } }) =>
              onChange({
                ...draft,
                collections: checked ? [...collections, id] : collections.filter((each) => each !== id),
              })
            }
          >
            {title}
          </Checkbox>
        ))}
        <PageLink to={staffPaths.arrangement}>{messages.arrange}</PageLink>
      </fieldset>
      <fieldset className="entry">
        <legend>{messages.related}</legend>
        <Items>
          {related.map((id, index) => (
            <li key={id}>
              <span>{nameOf(id)}</span>
              <Row gap={8}>
                <MoveButtons
                  list={related}
                  index={index}
                  up={fill(messages.variant.up, { name: nameOf(id) })}
                  onChange={(next) => onChange({ ...draft, related: next })}
                />
                <Button
                  size="sm"
                  aria-label={fill(messages.removeRelated, { name: nameOf(id) })}
                  onClick={() => onChange({ ...draft, related: related.filter((each) => each !== id) })}
                >
                  ×
                </Button>
              </Row>
            </li>
          ))}
        </Items>
        {related.length < PRODUCT_LIMITS.related && (
          <LabelledSelect
            label={messages.addRelated}
            value=""
            onChange={({ target }) => onChange({ ...draft, related: [...related, target.value] })}
            options={product.others
              .filter(({ id }) => !related.includes(id))
              .map(({ id, title }) => [id, title])}
          >
            <option value="">{messages.choose}</option>
          </LabelledSelect>
        )}
      </fieldset>
    </>
  )
}
