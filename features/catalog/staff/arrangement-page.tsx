import type { ReactNode } from 'react'
import { type ArrangedCollection, MOST_COLLECTIONS, type StaffArrangement } from './arrangement.ts'
import { accept, refuse } from '#kernel/result.ts'
import { fill } from '#i18n/format.ts'
import { useTexts } from '#kit/texts.ts'
import { staffPaths } from '#site/staff-paths.ts'
import { Button } from '#site/ui/button.tsx'
import { LabelledSelect } from '#site/ui/fields/labelled.tsx'
import { Part, Row } from '#kit/layout.tsx'
import { LoadedPage } from '#kit/loaded.tsx'
import { products as shop } from './product.contract.ts'
import { StaffHead } from '#site/routes/staff/staff-head.tsx'
import { NO_TEXTS } from '#i18n/four-texts.ts'
import { ProductTexts } from './product-texts.tsx'
import styles from './product.module.css'
import { MoveButtons, SortableList } from './sortable-list.tsx'
import { DraftForm, useDraftForm } from '#kit/draft-form.tsx'

const MAX_TITLE = 80

/** What the shop recommends first, and its collections. */
export default function ArrangementPage() {
  const { arrangement: t, back } = useTexts('staff-product').t
  return (
    <LoadedPage
      of={shop.arrangement}
      back={{ to: staffPaths.products, title: back }}
      head={() => <StaffHead title={t.title} lead={t.lead} />}
    >
      {(arrangement, reload) => <Editor key={arrangement.seen} arranged={arrangement} onSaved={reload} />}
    </LoadedPage>
  )
}

function Editor({ arranged, onSaved }: { arranged: StaffArrangement; onSaved: () => void }) {
  const messages = useTexts('staff-product').t
  const { arrangement } = messages
  const { order, collections: before, products, seen } = arranged
  const first = { order, collections: before }
  const edited = useDraftForm({
    name: 'arrangement',
    version: seen,
    first,
    check: (draft) =>
      draft.collections.every(hasName) ? accept(draft) : refuse([{ field: 'title', code: 'required' }]),
    wrong: { title: arrangement.wrong },
  })
  const { draft, change, wrong } = edited
  const nameOf = (id: string) => products.find((each) => each.id === id)?.title ?? id
  const { collections } = draft
  const put = (next: readonly ArrangedCollection[]) => change({ ...draft, collections: next })

  return (
    <DraftForm
      of={edited}
      className={`form ${styles.form}`}
      gap={48}
      action={shop.arrange}
      inputOf={(value) => ({ ...value, seen })}
      words={{
        submit: arrangement.save,
        busy: messages.save.saving,
        unsaved: messages.unsaved,
        done: arrangement.saved,
      }}
      onDone={onSaved}
    >
      <Part title={arrangement.all}>
        <p className="hint">{arrangement.allHint}</p>
        <SortableList
          ids={draft.order}
          nameOf={nameOf}
          extra={(id) =>
            !products.find((each) => each.id === id)?.isShown && (
              <small className="muted">{arrangement.hidden}</small>
            )
          }
          onChange={(next) => change({ ...draft, order: next })}
        />
      </Part>
      {collections.map((collection, index) => (
        <CollectionSection
          key={collection.id || `new-${index}`}
          collection={collection}
          listed={products}
          nameOf={nameOf}
          isWrong={wrong !== false && !hasName(collection)}
          move={(name) => (
            <MoveButtons
              list={collections}
              index={index}
              up={fill(arrangement.up, { name })}
              down={fill(arrangement.down, { name })}
              onChange={put}
            />
          )}
          onChange={(changed) => put(collections.with(index, changed))}
          onRemove={() => put(collections.toSpliced(index, 1))}
        />
      ))}
      {collections.length < MOST_COLLECTIONS && (
        <Button size="sm" onClick={() => put([...collections, { id: '', title: {}, products: [] }])}>
          {arrangement.add}
        </Button>
      )}
    </DraftForm>
  )
}

function hasName({ title }: ArrangedCollection): boolean {
  return Boolean(title.de?.trim())
}

interface CollectionSectionProps {
  collection: ArrangedCollection
  listed: StaffArrangement['products']
  nameOf: (id: string) => string
  isWrong: boolean
  move: (name: string) => ReactNode
  onChange: (collection: ArrangedCollection) => void
  onRemove: () => void
}

function CollectionSection({
  collection,
  listed,
  nameOf,
  isWrong,
  move,
  onChange,
  onRemove,
}: CollectionSectionProps) {
  const messages = useTexts('staff-product').t
  const { arrangement } = messages
  const { title, products } = collection
  const name = title.de || arrangement.fresh
  return (
    <Part title={fill(arrangement.collection, { name })}>
      <ProductTexts
        name="title"
        label={arrangement.name}
        most={MAX_TITLE}
        texts={{ ...NO_TEXTS, ...title }}
        errorOf={(field) => (isWrong && field === 'title.de' ? messages.wrong.required : undefined)}
        onChange={(next) => onChange({ ...collection, title: next })}
      />
      <SortableList
        ids={products}
        nameOf={nameOf}
        extra={(id) => (
          <Button
            size="sm"
            aria-label={fill(arrangement.removeProduct, { name: nameOf(id) })}
            onClick={() => onChange({ ...collection, products: products.filter((each) => each !== id) })}
          >
            ×
          </Button>
        )}
        onChange={(next) => onChange({ ...collection, products: next })}
      />
      <LabelledSelect
        label={arrangement.addProduct}
        value=""
        onChange={({ target }) => onChange({ ...collection, products: [...products, target.value] })}
        options={listed.filter(({ id }) => !products.includes(id)).map((each) => [each.id, each.title])}
      >
        <option value="">{messages.choose}</option>
      </LabelledSelect>
      <Row gap={8}>
        {move(name)}
        <Button size="sm" onClick={onRemove}>
          {arrangement.remove}
        </Button>
      </Row>
    </Part>
  )
}
