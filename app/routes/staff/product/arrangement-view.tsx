import { type SubmitEvent, useState } from 'react'
import {
  type ArrangedCollection,
  MOST_COLLECTIONS,
  moved,
  type StaffArrangement,
} from '#features/catalog/staff/arrangement.ts'
import { fill } from '#i18n/format.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useMessages } from '../../../language/language.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Select } from '../../../ui/fields/inputs.tsx'
import { SaveBar } from '../frame/save-bar.tsx'
import { BackLink } from '../back-link.tsx'
import { ErrorState } from '../api/error-state.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import { StaffHead } from '../staff-head.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { useResultToast } from '../use-staff-messages.ts'
import { NO_TEXTS } from '#kit/four-texts.ts'
import { ProductTexts } from './product-texts.tsx'
import styles from './product.module.css'
import { SortableList } from './sortable-list.tsx'
import { useKeptDraft } from '#kit/kept-draft.ts'

const MAX_TITLE = 80

/** What the shop recommends first, and its collections. */
export default function ArrangementView() {
  const { arrangement: messages, back } = useMessages('staff-product')
  const { value, problem, reload } = useLoaded<'/arrangement'>('/arrangement')
  return (
    <>
      <BackLink to={staffPaths.part('shop')}>{back}</BackLink>
      <StaffHead title={messages.title} lead={messages.lead} />
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value && <Editor key={value.seen} shop={value} onSaved={reload} />}
    </>
  )
}

function Editor({ shop, onSaved }: { shop: StaffArrangement; onSaved: () => void }) {
  const messages = useMessages('staff-product')
  const { arrangement } = messages
  const toast = useResultToast()
  const first = { order: shop.order, collections: shop.collections }
  const [draft, setDraft] = useKeptDraft(`arrangement ${shop.seen}`, () => first)
  const [isWrong, setWrong] = useState(false)
  const { busy, refusal, attempt, submit } = useSubmit<StaffProblem>()
  const nameOf = (id: string) => shop.products.find((each) => each.id === id)?.title ?? id
  const isChanged = JSON.stringify(draft) !== JSON.stringify(first)
  const { collections } = draft
  const put = (next: readonly ArrangedCollection[]) => setDraft({ ...draft, collections: next })

  async function save(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const lacks = collections.some(({ title }) => !title.de?.trim())
    setWrong(lacks)
    if (lacks) return
    const answer = await submit(() =>
      postStaff<'/arrangement'>('/arrangement', { ...draft, seen: shop.seen }),
    )
    if (!answer?.ok) return
    toast.done(arrangement.saved)
    onSaved()
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <section>
        <h2>{arrangement.all}</h2>
        <p className="hint">{arrangement.allHint}</p>
        <SortableList
          ids={draft.order}
          nameOf={nameOf}
          extra={(id) =>
            !shop.products.find((each) => each.id === id)?.isShown && (
              <small className="muted">{arrangement.hidden}</small>
            )
          }
          onChange={(order) => setDraft({ ...draft, order })}
        />
      </section>
      {collections.map((collection, index) => (
        <CollectionSection
          key={collection.id || `new-${index}`}
          collection={collection}
          shop={shop}
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
        <Button type="submit" className={styles.sign} aria-disabled={busy || !isChanged}>
          {busy ? messages.save.saving : arrangement.save}
        </Button>
        {isChanged && <span className="muted">{messages.unsaved}</span>}
      </SaveBar>
    </form>
  )
}

interface CollectionSectionProps {
  collection: ArrangedCollection
  shop: StaffArrangement
  nameOf: (id: string) => string
  isWrong: boolean
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onChange: (collection: ArrangedCollection) => void
  onRemove: () => void
}

function CollectionSection({
  collection,
  shop,
  nameOf,
  isWrong,
  onUp,
  onDown,
  onChange,
  onRemove,
}: CollectionSectionProps) {
  const messages = useMessages('staff-product')
  const { arrangement } = messages
  const { title, products } = collection
  const name = title.de || arrangement.fresh
  return (
    <section>
      <h2>{fill(arrangement.collection, { name })}</h2>
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
      <Field label={arrangement.addProduct}>
        {(control) => (
          <Select
            value=""
            onChange={({ target }) => onChange({ ...collection, products: [...products, target.value] })}
            {...control}
          >
            <option value="">{messages.choose}</option>
            {shop.products
              .filter(({ id }) => !products.includes(id))
              .map((each) => (
                <option key={each.id} value={each.id}>
                  {each.title}
                </option>
              ))}
          </Select>
        )}
      </Field>
      <div className={styles.ways}>
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
      </div>
    </section>
  )
}
