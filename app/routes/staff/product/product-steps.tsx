import type { EditedProduct } from '#features/catalog/staff/staff-product.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import { useResultToast } from '../use-staff-messages.ts'
import styles from './product.module.css'

type Step = 'withdrawal' | 'removal' | 'return'

/** Off the shop, away, and back: each can be taken back, so each acts at once. */
export function ProductSteps({ product, onChanged }: { product: EditedProduct; onChanged: () => void }) {
  const messages = useMessages('staff-product')
  const toast = useResultToast()
  const { busy, submit } = useSubmit<StaffProblem>()
  const { id, seen, state } = product

  async function take(step: Step, done: string): Promise<void> {
    const answer = await submit(() =>
      postStaff<'/products/:id/removal'>(`/products/${id}/${step}` as never, { seen }),
    )
    if (!answer) return
    if (answer.ok) toast.done(done)
    else toast.refused(answer.refusal)
    onChanged()
  }
  const way = (step: Step, name: string, done: string) => (
    <Button size="sm" aria-disabled={busy} onClick={() => void take(step, done)}>
      {name}
    </Button>
  )
  return (
    <section>
      <h2>{messages.ask}</h2>
      <div className={styles.ways}>
        {state === 'published' && way('withdrawal', messages.withdraw, messages.withdrawn)}
        {state !== 'removed' && way('removal', messages.remove, messages.removed)}
        {state === 'removed' && way('return', messages.return, messages.returned)}
      </div>
    </section>
  )
}
