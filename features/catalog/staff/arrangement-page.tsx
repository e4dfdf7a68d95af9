import { type SubmitEvent, useState } from 'react'
import { type ArrangedCollection, MOST_COLLECTIONS, moved, type StaffArrangement } from './arrangement.ts'
import { fill } from '#i18n/format.ts'
import { useTexts } from '#kit/texts.ts'
import { staffPaths } from '#app/staff-paths.ts'
import { Button } from '#app/ui/button.tsx'
import { LabelledSelect } from '#app/ui/fields/labelled.tsx'
import { SaveBar } from '#app/routes/staff/frame/save-bar.tsx'
import { Part, Row } from '#kit/layout.tsx'
import { LoadedPage } from '#kit/loaded.tsx'
import { useAction } from '#kit/use-action.ts'
import { products as shop } from './product.contract.ts'
import { StaffHead } from '#app/routes/staff/staff-head.tsx'
import { NO_TEXTS } from '#kit/four-texts.ts'
import { ProductTexts } from './product-texts.tsx'
import styles from './product.module.css'
import { SortableList } from './sortable-list.tsx'
import { useKeptDraft } from '#kit/kept-draft.ts'

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
  const [draft, setDraft] = useKeptDraft(`arrangement ${seen}`, () => first)
  const [isWrong, setWrong] = useState(false)
  const { busy, refusal, attempt, send } = useAction(shop.arrange, {
    done: arrangement.saved,
    onDone: onSaved,
    silent: true,
  })
  const nameOf = (id: string) => products.find((each) => each.id === id)?.title ?? id
  const isChanged = JSON.stringify(draft) !== JSON.stringify(first)
  const { collections } = draft
  const put = (next: readonly ArrangedCollection[]) => setDraft({ ...draft, collections: next })

  function save(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const lacks = collections.some(({ title }) => !title.de?.trim())
    setWrong(lacks)
    if (!lacks) void send({ ...draft, seen })
  }

  return (
    <form className={`form ${styles.form}`} data-kit="stack" data-gap="48" noValidate onSubmit={save}>
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
          onChange={(next) => setDraft({ ...draft, order: next })}
        />
      </Part>
      {collections.map((collection, index) => (
        <CollectionSection
          key={collection.id || `new-${index}`}
          collection={collection}
          listed={products}
          nameOf={nameOf}
          isWrong={isWrong && !collection.title.de?.trim()}
          onUp={index > 0 ? () => put(moved(collections, index, index - 1)) : undefined}
          onDown={
            index < collections.length - 1 ? () => put(moved(collections, index, index + 1)) : undefined
          }
          onChange={(changed) => put(collections.map((each, at) => (at === index ? changed : each)))}
          onRemove={() => put(collections.filter((_each, at) => at !== index))}
        />
      ))}
      {collections.length < MOST_COLLECTIONS && (
        <Button size="sm" onClick={() => put([...collections, { id: '', title: {}, products: [] }])}>
          {arrangement.add}
        </Button>
      )}
      <SaveBar problem={refusal} attempt={attempt} wrong={isWrong && arrangement.wrong}>
        <Button type="submit" className="button--do" aria-disabled={busy || !isChanged}>
          {busy ? messages.save.saving : arrangement.save}
        </Button>
        {isChanged && <span className="muted">{messages.unsaved}</span>}
      </SaveBar>
    </form>
  )
}

interface CollectionSectionProps {
  collection: ArrangedCollection
  listed: StaffArrangement['products']
  nameOf: (id: string) => string
  isWrong: boolean
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onChange: (collection: ArrangedCollection) => void
  onRemove: () => void
}

function CollectionSection({
  collection,
  listed,
  nameOf,
  isWrong,
  onUp,
  onDown,
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
        {onUp && (
          <Button size="sm" aria-label={fill(arrangement.up, { name })} onClick={onUp}>
            ↑
          </Button>
        )}
        {onDown && (
          <Button size="sm" aria-label={fill(arrangement.down, { name })} onClick={onDown}>
            ↓
          </Button>
        )}
        <Button size="sm" onClick={onRemove}>
          {arrangement.remove}
        </Button>
      </Row>
    </Part>
  )
}
